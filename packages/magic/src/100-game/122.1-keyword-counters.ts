/** Keyword counters (122.1b) as continuous effects on the object they are on, each kind with its timestamp (613.7c). */

import { NO_COUNTERS, type ObjectRow } from '@rulewright/kernel';
import type { Ability, StaticAbility } from '@rulewright/language/magic';
import { type ActiveEffect, activeStatic, type Modify } from '../600-effects/613-continuous/611-active-effect.ts';
import { type Part, partsOf } from '../600-effects/613-continuous/613.7-parts.ts';
import { keywords } from '../700-additional/702-keywords/index.ts';
import type { G } from '../state.ts';

/** The effect of keyword counters of one kind on an object. */
export interface KeywordCounter {
  readonly active: ActiveEffect<Modify>;
  readonly counter: { readonly counter: string; readonly count: number };
}
const NO_KEYWORD_COUNTERS: readonly KeywordCounter[] = [];

/** 122.1b, 613.1f: keyword counters give their keyword in layer 6, 613.7c: in the order in which they were put there. */
export function keywordCounters(row: ObjectRow): readonly KeywordCounter[] {
  if (row.counters === NO_COUNTERS) return NO_KEYWORD_COUNTERS;
  const found: KeywordCounter[] = [];
  for (const counter in row.counters) {
    if (keywords[counter] === undefined) continue;
    const put = row.notes[counterNote(counter)];
    const changes: Modify['changes'] = [{ kind: 'gain', ability: keywordOf(counter) }];
    const effect: Modify = { kind: 'modify', what: { kind: 'this' }, changes };
    const { ctx, force, innerForce } = activeStatic(row, NO_ABILITY, effect);
    const timestamp = typeof put === 'number' ? put : row.timestamp;
    const active = {
      effect,
      ctx,
      condition: null,
      timestamp,
      defining: false,
      objects: [row.id],
      id: -1,
      force,
      innerForce,
    };
    found.push({ active, counter: { counter, count: row.counters[counter] ?? 0 } });
  }
  return found;
}
const NO_ABILITY: StaticAbility = { kind: 'static', effects: [] };

/** The key under which an object notes when counters of a kind were last put on it. */
export const counterNote = (counter: string): string => `counter.${counter}`;

const keywordAbilities = new Map<string, Ability>();
/** The same ability each time, so that it can be told from others. */
function keywordOf(keyword: string): Ability {
  const ability = keywordAbilities.get(keyword) ?? { kind: 'keyword', keyword };
  keywordAbilities.set(keyword, ability);
  return ability;
}

export const partsOfCounter = (g: G, { active, counter }: KeywordCounter): readonly Part[] =>
  partsOf(g, active).map((part) => ({ ...part, ofCounter: counter }));
