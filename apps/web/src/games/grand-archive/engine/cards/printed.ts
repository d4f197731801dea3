/** A side as it is printed, in the user's language as far as it can be said in it: what the page draws. */
import type { Ability, Face, Restriction } from '@rulewright/language/grand-archive';
import type { GrandArchiveSpeech } from '@rulewright/table/grand-archive';
import type { SourceFace } from '@rulewright/text/grand-archive';
import type { Drawn } from '../../card/drawn.ts';

type Line = Drawn['text'][number];

const line = (words: string, bubbles: Line['bubbles'] = [], inherited = false): Line => ({
  words,
  given: false,
  inherited,
  exists: true,
  bubbles,
});

const capital = (words: string): string => words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** What a side does, line by line, with the bubbles before it. */
function explained(face: Face, slug: string, speech: GrandArchiveSpeech): readonly Line[] {
  const lines = (abilities: readonly Ability[], by: readonly Restriction[], inherited: boolean): readonly Line[] =>
    abilities.flatMap((ability): readonly Line[] => {
      if (ability.kind === 'restricted') return lines(ability.abilities, [...by, ...ability.by], inherited);
      if (ability.kind === 'inherited') return lines(ability.abilities, by, true);
      const bubbles = by.map((restriction) => ({
        kind: restriction.kind,
        words: speech.words.bubble(restriction),
        met: true,
        why: '',
      }));
      return [line(capital(speech.ability(slug, ability)), bubbles, inherited)];
    });
  return lines(face.abilities ?? [], [], false);
}

/** Reminder text stands in parentheses and says nothing new. */
const printedLines = ({ text }: SourceFace): readonly Line[] =>
  text
    .replace(/\s*\*?\([^()]*\)\*?/g, '')
    .split('\n')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => line(each));

interface Given {
  readonly slug: string;
  /** The side as text, if there is one, and what it means, if it could be read. */
  readonly source?: SourceFace | undefined;
  readonly meant?: Face | undefined;
}

export function printedFace(face: Omit<Face, 'abilities'>, given: Given, speech: GrandArchiveSpeech): Drawn {
  const { slug, source, meant } = given;
  const { supertypes = [], types, classes = [], elements = [], token = false } = face;
  // Files list classes among the subtypes again.
  const subtypes = (face.subtypes ?? []).filter((subtype) => !classes.includes(subtype.toLowerCase()));
  const isText = source !== undefined && (source.text !== '' || meant === undefined);
  return {
    name: speech.card(face.name),
    slug,
    card: face.name,
    cost: face.cost ?? null,
    elements,
    types,
    classes,
    subtypes,
    typeLine: speech.typeLine({ supertypes: token ? [...supertypes, 'token'] : supertypes, types, classes, subtypes }),
    text: isText ? printedLines(source) : meant === undefined ? [] : explained(meant, slug, speech),
    ...(isText && speech.lang !== 'en' ? { textLang: 'en' } : {}),
    power: face.power ?? null,
    life: face.life ?? null,
    level: face.level ?? null,
    durability: face.durability ?? null,
    speed: face.speed ?? null,
  };
}
