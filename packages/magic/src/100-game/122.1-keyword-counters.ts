/** Keyword counters (122.1b) as continuous effects on the object they are on, each kind with its timestamp (613.7c). */

import { NO_COUNTERS, type ObjectRow } from '@rulewright/kernel';
import type { Ability } from '@rulewright/language/magic';
import { activeStatic, type Part, partsOf } from '@rulewright/rules';
import type { Modify } from '../600-effects/613-continuous/611-active-effect.ts';
import { keywords } from '../700-additional/702-keywords/index.ts';
import type { G } from '../state.ts';

const NO_PARTS: readonly Part[] = [];

/** 122.1b, 613.1f: keyword counters give their keyword in layer 6, 613.7c: in the order in which they were put there. */
export function partsOfCounters(g: G, row: ObjectRow): readonly Part[] {
  if (row.counters === NO_COUNTERS) return NO_PARTS;
  const found: Part[] = [];
  for (const counter in row.counters) {
    if (keywords[counter] === undefined) continue;
    const put = row.notes[counterNote(counter)];
    const effect: Modify = { kind: 'modify', what: THIS, changes: [{ kind: 'gain', ability: keywordOf(counter) }] };
    const timestamp = typeof put === 'number' ? put : row.timestamp;
    const active = { ...activeStatic(row, NO_ABILITY, effect), timestamp, objects: [row.id] };
    found.push(...partsOf(g, active, { counter, count: row.counters[counter] ?? 0 }));
  }
  return found;
}
const THIS = { kind: 'this' } as const;
const NO_ABILITY = { kind: 'static', effects: [] } as const;

/** The key under which an object notes when counters of a kind were last put on it. */
export const counterNote = (counter: string): string => `counter.${counter}`;

const keywordAbilities = new Map<string, Ability>();
/** The same ability each time, so that it can be told from others. */
function keywordOf(keyword: string): Ability {
  const ability = keywordAbilities.get(keyword) ?? { kind: 'keyword', keyword };
  keywordAbilities.set(keyword, ability);
  return ability;
}
