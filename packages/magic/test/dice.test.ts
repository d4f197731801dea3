// What rolling dice comes to (706.2, 706.5, 706.6).
import { eventsSince, type RollEvent } from '@rulewright/kernel';
import type { Action } from '@rulewright/language/magic';
import { describe, expect, test } from 'vitest';
import { totalsOf } from '../src/700-additional/700.1-events/change-game.ts';
import { ann, Table, you } from './actions-table.ts';

type RollDice = Extract<Action, { do: 'rollDice' }>;

/** Rolls, and gains so much life: what was rolled, and what it came to. */
function roll(table: Table, dice: Partial<RollDice>): { results: readonly number[]; came: number } {
  const from = table.g.state.log.length;
  const before = totalsOf(table.g, ann).life;
  table.do([
    { do: 'rollDice', who: you, sides: 6, as: 'result', ...dice },
    { do: 'gainLife', who: you, amount: { kind: 'var', name: 'result' } },
  ]);
  const results = eventsSince(table.g.state, from).flatMap((e) => (e.kind === 'roll' ? (e as RollEvent).results : []));
  return { results: results as readonly number[], came: totalsOf(table.g, ann).life - before };
}

describe('several dice', () => {
  test.each([
    ['are added up', undefined, (results: readonly number[]) => results.reduce((a, b) => a + b, 0)],
    [
      'of which the highest counts are as much as that',
      'highest',
      (results: readonly number[]) => Math.max(...results),
    ],
    ['of which the lowest counts are as much as that', 'lowest', (results: readonly number[]) => Math.min(...results)],
  ] as const)('%s', (_, keep, expected) => {
    const table = new Table();
    for (let i = 0; i < 10; i++) {
      const { results, came } = roll(table, { count: 3, ...(keep === undefined ? {} : { keep }) });
      expect(results).toHaveLength(3);
      expect(came).toBe(expected(results));
    }
  });

  test.each([undefined, 'highest', 'lowest'] as const)('that are none come to nothing (keep: %s)', (keep) => {
    const none = { do: 'rollDice', who: you, sides: 6, count: 0, as: 'result' } as const;
    const isNothing: Action = {
      do: 'if',
      condition: { kind: 'compare', value: { kind: 'var', name: 'result' }, is: { op: '=', to: 0 } },
      then: [{ do: 'gainLife', who: you, amount: 1 }],
    };
    const table = new Table().do([keep === undefined ? none : { ...none, keep }, isNothing]);
    expect(totalsOf(table.g, ann).life).toBe(21);
  });
});
