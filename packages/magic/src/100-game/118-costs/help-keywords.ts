/** Keywords that let other things than mana pay for mana; `help.ts` says how. */
import type { Ability } from '@rulewright/language/magic';

const KEYWORDS: ReadonlySet<string> = new Set(['convoke', 'improvise', 'delve']);
const NONE: readonly string[] = [];

/** Those among some abilities; several instances of one are redundant. */
export function helpIn(abilities: readonly Ability[]): readonly string[] {
  let found = NONE;
  for (const a of abilities) {
    if (a.kind === 'keyword' && KEYWORDS.has(a.keyword) && !found.includes(a.keyword)) found = [...found, a.keyword];
  }
  return found;
}
