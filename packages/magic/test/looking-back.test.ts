/** Abilities that wait for one event or another: each is heard in its own way, back in time or not (603.6a, 603.10a). */
import { type GameEvent, happen, type ObjectId } from '@rulewright/kernel';
import type { Ability, EventPattern, Filter } from '@rulewright/language/magic';
import { describe, expect, test } from 'vitest';
import { BATTLEFIELD, GRAVEYARD, HAND } from '../src/400-zones/400-zones.ts';
import { ALICE, newTable, put } from './table.ts';

const creature: Filter = { kind: 'type', type: 'creature' };
const enters: EventPattern = { on: 'move', what: creature, to: ['battlefield'] };
const dies: EventPattern = { on: 'move', what: creature, from: ['battlefield'], to: ['graveyard'] };
const gains = (on: EventPattern): Ability => ({
  kind: 'triggered',
  on,
  actions: [{ do: 'gainLife', who: { kind: 'you' }, amount: 1 }],
});
const move = (object: ObjectId, to: number): GameEvent => ({ kind: 'move', object, to }) as GameEvent;

/** How often a watcher with the ability triggers; the watcher is there before, or comes or goes with the rest. */
function triggered(on: EventPattern, watcher: 'stays' | 'comes' | 'goes', ...others: readonly ('comes' | 'goes')[]) {
  const g = newTable();
  const watching = { name: 'Watcher', types: ['artifact'], abilities: [gains(on)] };
  const source = put(g, 'Bear', { def: -1, token: watching, zone: watcher === 'comes' ? HAND : BATTLEFIELD });
  const moves = others.map((how) =>
    how === 'comes'
      ? move(put(g, 'Bear', { zone: HAND }), BATTLEFIELD)
      : move(put(g, 'Elf', { owner: ALICE }), GRAVEYARD),
  );
  const own = watcher === 'stays' ? [] : [move(source, watcher === 'comes' ? BATTLEFIELD : GRAVEYARD)];
  happen(g, ...own, ...moves);
  return g.state.pending.length;
}

const either: EventPattern = { on: 'any', of: [enters, dies] };
const other: EventPattern = { on: 'any', of: [dies, enters] };

describe.each([
  ['enters or dies', either],
  ['dies or enters', other],
])('whenever a creature %s', (_, on) => {
  test.each<readonly ['stays' | 'comes' | 'goes', readonly ('comes' | 'goes')[], number]>([
    ['stays', ['comes'], 1],
    ['stays', ['goes'], 1],
    ['stays', ['comes', 'goes'], 2],
    // What comes together with others sees them come, and not what is gone by then.
    ['comes', ['comes'], 1],
    ['comes', ['goes'], 0],
    ['comes', ['comes', 'goes', 'goes'], 1],
    // What goes together with others sees them go, and not what is there from then on.
    ['goes', ['goes'], 1],
    ['goes', ['comes'], 0],
    ['goes', ['comes', 'goes', 'goes'], 2],
  ])('the source %s, others %j: %i', (watcher, others, times) => {
    expect(triggered(on, watcher, ...others)).toBe(times);
  });
});

test.each<readonly [string, EventPattern, number, number]>([
  ['enters', enters, 1, 0],
  ['dies', dies, 0, 1],
])('by itself, whenever one %s', (_, on, came, went) => {
  expect([triggered(on, 'comes', 'comes', 'goes'), triggered(on, 'goes', 'comes', 'goes')]).toEqual([came, went]);
});
