/** Keyword counters (122.1b) as continuous effects on the object they are on, each kind with its timestamp (613.7c); and hone counters. */

import { NO_COUNTERS, type ObjectRow, objectRow, STATIC_HOOK } from '@rulewright/kernel';
import type { Ability, Change } from '@rulewright/language/magic';
import { activeStatic, type Part, partsOf } from '@rulewright/rules';
import { BATTLEFIELD } from '../400-zones/400-zones.ts';
import type { Modify } from '../600-effects/613-continuous/611-active-effect.ts';
import { eventsOf, triggerHook } from '../700-additional/700.1-events/hooks.ts';
import { expandKeyword } from '../700-additional/702-keywords/expand.ts';
import type { G } from '../state.ts';
import { characteristics, hasSubtype } from './109.3-characteristics.ts';

const NO_PARTS: readonly Part[] = [];

/** 122.1b, 613.1f: keyword counters give their keyword in layer 6, 613.7c: in the order in which they were put there. */
export function partsOfCounters(g: G, row: ObjectRow): readonly Part[] {
  if (row.counters === NO_COUNTERS && row.attachments.length === 0) return NO_PARTS;
  const found: Part[] = [...honed(g, row)];
  for (const counter in row.counters) {
    if (!isKeywordCounter(counter)) continue;
    const put = row.notes[counterNote(counter)];
    const effect: Modify = { kind: 'modify', what: THIS, changes: givenBy(counter, row.counters[counter] ?? 0) };
    const timestamp = typeof put === 'number' ? put : row.timestamp;
    const active = { ...activeStatic(row, NO_ABILITY, effect), timestamp, objects: [row.id] };
    found.push(...partsOf(g, active, { counter, count: row.counters[counter] ?? 0 }));
  }
  return found;
}
/** Each hone counter on an Equipment gives the equipped creature +1/+0 (613.4c). */
function honed(g: G, row: ObjectRow): readonly Part[] {
  if (row.attachments.length === 0) return NO_PARTS;
  return row.attachments.flatMap((id) => {
    const equipment = objectRow(g.state, id);
    const count = equipment.counters[HONE] ?? 0;
    if (count === 0 || !hasSubtype(characteristics(g, id), 'Equipment')) return NO_PARTS;
    const effect: Modify = { kind: 'modify', what: HOST, changes: [{ kind: 'addPT', power: count, toughness: 0 }] };
    const active = { ...activeStatic(equipment, NO_ABILITY, effect), objects: [row.id] };
    return partsOf(g, active, { counter: HONE, count });
  });
}
const HONE = 'hone';
const HOST = { kind: 'host', of: { kind: 'this' } } as const;

/** 122.1b */
const KEYWORD_COUNTERS: ReadonlySet<string> = new Set([
  'flying',
  'first strike',
  'double strike',
  'deathtouch',
  'decayed',
  'exalted',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'shadow',
  'trample',
  'vigilance',
]);
export const isKeywordCounter = (counter: string): boolean => KEYWORD_COUNTERS.has(counter);

/** Each counter gives its keyword once more, where that makes a difference. */
const givenBy = (counter: string, count: number): readonly Change[] => {
  const gained: Change = { kind: 'gain', ability: keywordOf(counter) };
  return listenersOf(counter).length === 0 ? [gained] : Array.from({ length: count }, () => gained);
};

const listening = new Map<string, readonly number[]>();
/** The hooks on which what a keyword stands for listens. */
function listenersOf(keyword: string): readonly number[] {
  const known = listening.get(keyword);
  if (known !== undefined) return known;
  const means = expandKeyword({ kind: 'keyword', keyword }, []);
  const hooks = means.flatMap((a) => (a.kind === 'triggered' ? eventsOf(a.on).map(triggerHook) : []));
  listening.set(keyword, hooks);
  return hooks;
}

/** Whether an object listens by counters of this kind, or gives something to others by them. */
export const listensByCounter = (counter: string): boolean =>
  counter === HONE || (isKeywordCounter(counter) && listenersOf(counter).length > 0);

/** The hooks on which an object listens by itself, and those by its counters. */
export function withCounterHooks(own: readonly number[], { counters, zone }: ObjectRow): readonly number[] {
  if (counters === NO_COUNTERS || zone !== BATTLEFIELD) return own;
  let all = own;
  for (const counter in counters)
    if (counter === HONE) all = [...new Set([...all, STATIC_HOOK])];
    else if (listensByCounter(counter)) all = [...new Set([...all, ...listenersOf(counter).filter((h) => h >= 0)])];
  return all;
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
