/** Patterns of events, tried on events that happen at a table: what they are about, and whether they fit. */
import type { GameEvent, ObjectId } from '@rulewright/kernel';
import type { EventPattern, Filter, Selector } from '@rulewright/language/grand-archive';
import { describe, expect, test } from 'vitest';
import { FIELD, type G, HAND, type Placed } from '../src/index.ts';
import { eventMatches } from '../src/vocabulary/patterns.ts';
import { ANN, BOB, newTable, now, of, put } from './table.ts';

export const you: Selector = { kind: 'you' };
export const isThis: Filter = { kind: 'is', what: { kind: 'this' } };
export const ally: Filter = { kind: 'type', type: 'ally' };
export const weapon: Filter = { kind: 'type', type: 'weapon' };
export const beast: Filter = { kind: 'subtype', type: 'beast' };
export const yours: Filter = { kind: 'controlledBy', who: you };

export interface Table {
  readonly g: G;
  readonly hero: ObjectId;
  readonly squire: ObjectId;
  readonly wolf: ObjectId;
  readonly his: ObjectId;
  readonly sword: ObjectId;
}
export function table(): Table {
  const g = newTable();
  return {
    g,
    hero: put(g, 'Hana, Young Archer'),
    squire: put(g, 'Squire'),
    wolf: put(g, 'Wolf'),
    his: put(g, 'Squire', { owner: BOB }),
    sword: put(g, 'Sword'),
  };
}

/** Whether the first event that happens fits, for an ability of Ann's champion or of another object. */
export type Case = readonly [
  about: string,
  pattern: EventPattern,
  event: (t: Table) => object,
  fits: boolean,
  source?: keyof Omit<Table, 'g'>,
];

export const happened = (t: Table, event: object): GameEvent => {
  const [found] = now(t.g, event);
  if (found === undefined) throw new Error('it does not happen');
  return found;
};

export const check = ([, pattern, event, , source = 'hero']: Case): boolean | undefined => {
  const t = table();
  return eventMatches(t.g, pattern, happened(t, event(t)), of(t[source]));
};

export const move = (object: ObjectId, to: number, more = {}) => ({ kind: 'move', object, to, ...more });
export const enter = (t: Table, name = 'Wolf', more = {}) => move(put(t.g, name, { zone: HAND }), FIELD, more);
export const combatDamage = (t: Table, more = {}) => ({
  kind: 'damage',
  source: t.squire,
  to: t.his,
  amount: 2,
  combat: true,
  ...more,
});
export const attack = (t: Table, more = {}) => ({
  kind: 'attack',
  object: t.squire,
  player: ANN,
  targets: [t.his],
  chosen: [],
  using: [t.sword],
  ...more,
});

/** The event, with something put where the event finds it. */
export const besides = (t: Table, name: string, placed: Partial<Placed>, event: object): object => {
  put(t.g, name, placed);
  return event;
};

/** Each group of cases by its name. */
export const checked = (groups: readonly (readonly [string, readonly Case[]])[]): void => {
  describe.each(groups)('%s', (_, cases) => {
    test.each(cases)('%s', (...one) => {
      expect(check(one as unknown as Case)).toBe(one[3]);
    });
  });
};
