/** How cards of Grand Archive are read, and what is known of each. */
import { bundledCards, evidenceFor, explainedText, findCard } from '@rulewright/cards/grand-archive';
import { unsupported } from '@rulewright/grand-archive';
import type { Card } from '@rulewright/language/grand-archive';
import type { GrandArchiveSpeech } from '@rulewright/table/grand-archive';
import { compileCard, howRead, paragraphs, type SourceCard, wordsLostIn } from '@rulewright/text/grand-archive';
import { readerOf } from '../../../../engine/cards/reading.ts';
import { suggestionsOf } from '../../../../engine/cards/suggest.ts';
import type { CardPage, CardRead } from '../../../../engine/cards/types.ts';
import type { Drawn } from '../../card/drawn.ts';
import { printedFace } from './printed.ts';
import type { Sourced } from './sources.ts';

type Page = CardPage<SourceCard, Drawn>;

const suggestions = suggestionsOf(() => bundledCards.map(explainedText));

const gradeOf = (card: Card, roundTrips: boolean): Page['grade'] => ({
  ...evidenceFor(card, { roundTrips, lost: null }, findCard(card.slug)),
  missing: unsupported(card),
});

export const readCard = (source: SourceCard, speech: GrandArchiveSpeech): CardRead<SourceCard, Drawn> =>
  readerOf<SourceCard, Drawn, Card>({
    compile(given) {
      const result = compileCard(given);
      if ('refusals' in result) return result;
      const { card, readings } = result;
      const words = given.faces.map((face, i) => {
        const reading = readings[i];
        const facts = { name: face.name, types: face.types, supertypes: face.supertypes ?? [] };
        return reading === undefined ? [] : reading.lines.map((_, line) => howRead(facts, reading, line));
      });
      return { card, words, roundTrips: readings.every(({ roundTrip }) => roundTrip) };
    },
    paragraphs,
    draw({ slug, faces, name }, index, _lang, _names, card) {
      const face = faces[index];
      return printedFace(face ?? { name, types: [] }, { slug, source: face, meant: card?.faces[index] }, speech);
    },
    grade: gradeOf,
    suggestions,
  })(source, speech.lang);

/** The facts of a card that has no text. */
const sourceOf = ({ slug, name, faces }: Card): SourceCard => ({
  slug,
  name,
  faces: faces.map(({ abilities: _, ...face }) => ({ ...face, text: '' })),
});

export function cardPage({ source, card, slug, origin, names, sets }: Sourced, speech: GrandArchiveSpeech): Page {
  const about = { id: slug, origin, names, sets };
  const inWords = (meant: Card | null): Page['explained'] =>
    speech.lang === 'en' || meant === null || source === null
      ? []
      : meant.faces.map(({ abilities = [] }) => abilities.map((ability) => speech.words.ability(ability)));
  if (source !== null) {
    const read = readCard(source, speech);
    const again = compileCard(source);
    const lost = 'refusals' in again ? null : wordsLostIn(again.readings);
    return { ...read, ...about, grade: { ...read.grade, lost }, written: false, explained: inWords(card) };
  }
  if (card === null) throw new Error(`${slug} has neither text nor meaning`);
  return {
    source: sourceOf(card),
    faces: card.faces.map((face) => printedFace(face, { slug, meant: face }, speech)),
    lines: [],
    card,
    refusals: [],
    // Bundled cards are those that were read and printed back exactly.
    grade: gradeOf(card, true),
    ...about,
    written: false,
    explained: [],
  };
}
