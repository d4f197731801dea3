/** The user's own cards as a file that any copy of the app can import, and as scenarios have them: entries in the shape of the index of all cards. */
import type { Plain } from '@rulewright/kernel';
import type { SourceCard, SourceFace } from '@rulewright/text/grand-archive';

type Entry = Readonly<Record<string, Plain>>;

const upper = (words: readonly string[]): readonly string[] => words.map((word) => word.toUpperCase());

function faceOf(face: SourceFace): Entry {
  const { cost, supertypes = [], classes = [], elements = [], subtypes = [], token = false } = face;
  const { level, life, power, durability } = face;
  const numbers = Object.entries({ level, life, power, durability }).filter(([, value]) => value !== undefined);
  return {
    name: face.name,
    types: upper([...supertypes, ...(token ? ['token'] : []), ...face.types]),
    classes: upper(classes),
    elements: upper(elements),
    subtypes: upper(subtypes),
    ...(cost === undefined ? {} : { [`cost_${cost.kind}`]: cost.amount === 'X' ? -1 : cost.amount }),
    ...(Object.fromEntries(numbers) as Readonly<Record<string, number>>),
    ...(face.speed === undefined ? {} : { speed: face.speed }),
    effect: face.text,
  };
}

export function entryOf({ slug, name, faces }: SourceCard): Entry {
  const [front, back] = faces.map(faceOf);
  return { ...front, slug, name, ...(back === undefined ? {} : { back }) };
}

export const exported = (cards: readonly SourceCard[]): string =>
  `[\n${cards.map((card) => JSON.stringify(entryOf(card))).join(',\n')}\n]\n`;
