/** Conditions about libraries, and what is done with the counters that a condition spoke of. */
import type { Condition, Selector, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { compare, numberOf, OPS } from '../../prose/conditions.ts';
import { rulesOf } from '../categories/index.ts';
import type { MagicGame } from '../game.ts';
import { removedAs } from '../verbs/counters-off.ts';

export const conditions = rulesOf();
const { rule } = conditions;

for (const [name, words, op] of OPS)
  rule({
    name: `condition.library${name}`,
    of: 'Condition',
    slots: { c: 'Count' },
    en: `a library has {c} ${words} cards in it`,
    mean: ({ c }): Condition => ({
      kind: 'exists',
      what: {
        kind: 'players',
        which: 'each',
        where: compare<MagicGame>(
          {
            kind: 'count',
            of: { kind: 'each', where: { kind: 'ownedBy', who: { kind: 'var', name: 'it' } }, zones: ['library'] },
          },
          { op, to: numberOf(c) },
        ),
      },
    }),
  });
const inLibrary = (who: Selector): Value => ({
  kind: 'count',
  of: { kind: 'each', where: { kind: 'ownedBy', who }, zones: ['library'] },
});
rule({
  name: 'condition.libraryEmpty',
  of: 'Condition',
  slots: { whose: 'Whose' },
  en: '{whose} library has no cards in it',
  mean: ({ whose }) => compare<MagicGame>(inLibrary(whose), { op: '=', to: 0 }),
});
rule({
  name: 'condition.youHaveNoLibrary',
  of: 'Condition',
  en: 'you have no cards in your library',
  mean: () => compare<MagicGame>(inLibrary({ kind: 'you' }), { op: '=', to: 0 }),
});
rule({
  name: 'condition.libraryThatMany',
  of: 'Condition',
  slots: { whose: 'Whose' },
  en: '{whose} library has at least that many cards in it',
  mean: ({ whose }, d) => compare<MagicGame>(inLibrary(whose), { op: '≥', to: d.thatMuch() }),
});
/** The counters that a condition spoke of. */
rule({
  name: 'act.removeThem',
  of: 'Act',
  en: ['<remove> them', '<remove> all of them', '<remove> those counters'],
  mean: (_, d) => {
    const { counters } = d.told.line;
    if (counters === undefined) throw new Unclear('no counters were spoken of');
    const as = removedAs(counters.counter, d);
    return () => [{ do: 'removeCounters', from: counters.on, counter: counters.counter, count: 'all', as }];
  },
});
