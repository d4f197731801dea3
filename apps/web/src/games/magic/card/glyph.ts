/** The glyphs that stand for a card: one that is its subject, one behind it. */
import { glyphsOfName, own, pick, seedOf } from '../../../card/glyph.ts';
import { BY_SUBTYPE, BY_TYPE } from './glyphs/index.ts';

export interface Pictured {
  readonly card: string;
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  /** As letters. */
  readonly colors: readonly string[];
}

const TYPES = ['creature', 'planeswalker', 'land', 'battle', 'artifact', 'enchantment', 'instant', 'sorcery'];

/** The subject first, then what may stand behind it. */
export function glyphsOf({ card, types, subtypes, colors }: Pictured): readonly string[] {
  const seed = seedOf(card);
  const bySubtype = subtypes.flatMap((subtype) => pick(own(BY_SUBTYPE, subtype), seed) ?? []);
  const byName = glyphsOfName(card, seed);
  const type = TYPES.find((t) => types.includes(t)) ?? '';
  const table = BY_TYPE[type] ?? {};
  const byType = pick(table[colors[seed % Math.max(1, colors.length)] ?? '-'] ?? table['-'], seed) ?? 'triquetra';
  // A creature is what it is; of several things that it is, the name decides. Other cards are what they are called.
  const turn = bySubtype.length === 0 ? 0 : seed % bySubtype.length;
  const subject = [...bySubtype.slice(turn), ...bySubtype.slice(0, turn)];
  const ordered = type === 'creature' || type === 'planeswalker' ? [...subject, ...byName] : [...byName, ...subject];
  return [...new Set([...ordered, byType])];
}
