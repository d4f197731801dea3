/** How cards of Magic are read, and what is known of each. */
import { bundledFacts, evidenceFor, findCard, type Rarity } from '@rulewright/cards/magic';
import type { Card } from '@rulewright/language/magic';
import { unsupported } from '@rulewright/magic';
import {
  compileCard,
  howRead,
  type Lang,
  paragraphs,
  readTypeLine,
  type SourceCard,
  wordsLostIn,
} from '@rulewright/text/magic';
import { type ReadGame, readerOf, UNREAD } from '../../../../engine/cards/reading.ts';
import { suggestionsOf } from '../../../../engine/cards/suggest.ts';
import type { CardPage } from '../../../../engine/cards/types.ts';
import type { Drawn } from '../../card/drawn.ts';
import { explained, printedFace } from './printed.ts';
import type { Sourced } from './sources.ts';

export interface MagicPage extends CardPage<SourceCard, Drawn> {
  readonly rarity: Rarity | null;
}

export const suggestionsFor = suggestionsOf(() =>
  bundledFacts()
    .filter(({ origin }) => origin === 'bundled')
    .flatMap(({ faces }) => faces.map((face) => face.text())),
);

const game: ReadGame<SourceCard, Drawn, Card> = {
  compile(source) {
    const result = compileCard(source);
    if ('refusals' in result) return result;
    const { card, readings } = result;
    const words = source.faces.map((face, i) => {
      const types = readTypeLine(face.typeLine, 'en');
      const reading = readings[i];
      if (reading === undefined || 'unread' in types) return [];
      return reading.lines.map((_, line) => howRead({ name: face.name, ...types }, reading, line));
    });
    return { card, words, roundTrips: readings.every(({ roundTrip }) => roundTrip) };
  },
  paragraphs,
  draw(source, index, lang, names, card) {
    const face = source.faces[index] ?? { name: source.name, typeLine: '', text: '' };
    return printedFace(face, index, lang, names, card?.faces[index]);
  },
  grade: (card, roundTrips) => ({
    ...evidenceFor(card, { roundTrips, lost: null }, findCard(card.name)),
    missing: unsupported(card),
  }),
  suggestions: suggestionsFor,
};

export const readCard = readerOf(game);

export function cardPage(found: Sourced, lang: Lang): MagicPage {
  const { source, origin, names, sets, rarity, card, written } = found;
  const about = { id: source.name, origin, names, sets, rarity, written };
  const inWords = (meant: Card | null): CardPage['explained'] =>
    lang === 'en' || meant === null ? [] : meant.faces.map((face) => explained(face, lang));
  if (!written || card === null) {
    const read = readCard(source, lang, names);
    // Looked at only here: it takes longer than reading, which goes on while somebody types.
    const again = compileCard(source);
    const lost = 'refusals' in again ? null : wordsLostIn(again.readings);
    return { ...read, ...about, grade: { ...read.grade, lost }, explained: inWords(read.card) };
  }
  return {
    source,
    faces: source.faces.map((face, i) => printedFace(face, i, lang, names, card.faces[i])),
    lines: [],
    card,
    refusals: [],
    grade: { ...game.grade(card, false), compiled: false, agreed: UNREAD.agreed },
    ...about,
    explained: [],
  };
}
