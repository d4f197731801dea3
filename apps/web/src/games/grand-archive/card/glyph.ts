/** The glyphs that stand for a card: one that is its subject, one behind it. */
import { glyphsOfName, own, pick, seedOf } from '../../../card/glyph.ts';
import { BY_CLASS, BY_SUBTYPE, BY_TYPE } from './glyphs/index.ts';

interface Pictured {
  readonly slug: string;
  readonly card: string;
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly classes: readonly string[];
}

const lower = (word: string): string => word.toLowerCase();

/** The subject first, then what may stand behind it. */
export function glyphsOf({ slug, card, types, subtypes, classes }: Pictured): readonly string[] {
  const seed = seedOf(slug);
  const bySubtype = subtypes.flatMap((subtype) => pick(own(BY_SUBTYPE, lower(subtype)), seed) ?? []);
  const byClass = classes.flatMap((name) => pick(own(BY_CLASS, lower(name)), seed) ?? []);
  const byName = glyphsOfName(card, seed);
  const type = Object.keys(BY_TYPE).find((each) => types.includes(each)) ?? '';
  const byType = pick(own(BY_TYPE, type), seed) ?? 'triquetra';
  // A champion is of its class, an ally is what it is; other cards are what they are called.
  const ordered =
    type === 'champion'
      ? [...byClass, ...byName]
      : type === 'ally'
        ? [...bySubtype, ...byName, ...byClass]
        : [...byName, ...bySubtype];
  return [...new Set([...ordered, byType])];
}
