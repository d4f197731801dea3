/** The nearest words of a type line that are known. */
import { nearest } from '../../grammar/vocabulary.ts';
import { subtypeWords } from '../types/type-line.ts';
import { typeWords } from '../types/words.ts';
import type { Wanted } from './suggest.ts';

/** How type lines of older cards said it. */
const OUTDATED: readonly (readonly [said: RegExp, today: string])[] = [
  [/^Summon (?:an? )?/, 'Creature — '],
  [/^(?:Interrupt|Mana Source)\b/, 'Instant'],
  [/^Enchant \p{Lu}\p{L}*/u, 'Enchantment — Aura'],
];

const known = (): readonly string[] => [
  ...Object.values(typeWords.en.supertypes).flat(),
  ...Object.values(typeWords.en.types).flat(),
  ...Object.keys(subtypeWords('en')),
];

/** What the first of these words could be. */
export function nearestTypes(words: string): readonly Wanted[] {
  const old = OUTDATED.find(([said]) => said.test(words));
  if (old !== undefined) return [{ kind: 'outdated', words, instead: words.replace(...old) }];
  const [first = ''] = words.split(' ');
  const [instead] = nearest(first, known());
  return instead === undefined ? [] : [{ kind: 'spelling', words: first, instead }];
}
