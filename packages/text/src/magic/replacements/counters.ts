/** Counters that would be put somewhere or got, of whatever kind (614, 122.6). */
import type { EventPattern, Filter, Replacement, ReplacementAbility, Value } from '@rulewright/language/magic';
import { rulesOf } from '../categories/index.ts';
import { fitting } from './prevention.ts';
import { about, amount, object } from './would.ts';

export const counterReplacements = rulesOf();
const { rule } = counterReplacements;

const changes = (value: Value): Replacement => ({ kind: 'change', amount: value });
/** Each kind is put there by an event of its own. */
rule({
  name: 'would.anyCounters',
  of: 'Would',
  slots: { what: 'WouldBeDealt' },
  en: 'one or more counters would be put on {what}',
  mean: ({ what }, d): EventPattern => {
    d.mentionAmount(amount);
    return { on: 'counters', what };
  },
});
rule({
  name: 'would.putCounters',
  of: 'Would',
  slots: { p: 'WouldPlayer', what: 'WouldBeDealt' },
  en: '{p} would put one or more counters on {what}',
  mean: ({ p, what }, d): EventPattern => {
    d.mentionAmount(amount);
    return { on: 'counters', what, ...p };
  },
});
rule({
  name: 'would.putSuchCounters',
  of: 'Would',
  slots: { p: 'WouldPlayer', c: 'Counter', what: 'WouldBeDealt' },
  en: '{p} would put one or more {c} counters on {what}',
  mean: ({ p, c, what }, d): EventPattern => {
    d.mentionAmount(amount);
    d.countsOn(object, c);
    return { on: 'counters', what, counter: c, ...p };
  },
});
/** 107.14: energy counters. */
rule({
  name: 'would.getEnergy',
  of: 'Would',
  slots: { p: 'WouldPlayer' },
  en: '{p} would get one or more {E}',
  mean: ({ p }, d): EventPattern => {
    d.mentionAmount(amount);
    d.countsOn(object, 'energy');
    return { on: 'counters', what: p.who === undefined ? { kind: 'player' } : fitting(p.who), counter: 'energy' };
  },
});
rule({
  name: 'instead.energy',
  of: 'Instead',
  slots: { m: 'Multiple' },
  en: 'you get {m} {E} instead',
  mean: ({ m }) => changes(m),
});
rule({
  name: 'would.getCounters',
  of: 'Would',
  slots: { p: 'WouldPlayer' },
  en: '{p} would get one or more counters',
  mean: ({ p }, d): EventPattern => {
    d.mentionAmount(amount);
    return { on: 'counters', what: p.who === undefined ? { kind: 'player' } : fitting(p.who) };
  },
});
const EACH = 'of each of those kinds of counters';
const THERE = '(that permanent|that creature|that permanent or player|that artifact or creature|it)';
rule({
  name: 'instead.eachKind',
  of: 'Instead',
  slots: { m: 'Multiple' },
  en: [
    `{m} ${EACH} are put on ${THERE} instead`,
    `put {m} ${EACH} on ${THERE} instead`,
    `they put {m} ${EACH} on ${THERE} instead`,
    `you get {m} ${EACH} instead`,
  ],
  mean: ({ m }) => changes(m),
});
rule({
  name: 'instead.halfOfEachKind',
  of: 'Instead',
  en: [
    `they put half that many ${EACH} on ${THERE} instead, rounded down`,
    `put half that many ${EACH} on ${THERE} instead, rounded down`,
  ],
  mean: () => changes({ kind: 'half', of: amount, round: 'down' }),
});
// Damage and mana
rule({
  name: 'standing.doubleDamage',
  of: 'Rewriting',
  slots: { what: 'Things' },
  en: ['double all damage {what} would deal', 'double all damage that {what} would deal'],
  mean: ({ what }, d) => {
    const source = about(what, { kind: 'event', role: 'source' }, d);
    return [
      { kind: 'replacement', on: { on: 'damage', source }, instead: changes({ kind: 'times', of: [2, amount] }) },
    ];
  },
});
/** As much of it, of another type (106.6). */
const otherType = (from: Filter, mana: string): ReplacementAbility => ({
  kind: 'replacement',
  on: { on: 'mana', from, tapped: true },
  instead: { kind: 'change', mana, amount },
});
rule({
  name: 'standing.otherTypeOfMana',
  of: 'Rewriting',
  slots: { t: 'Things', s: 'Symbols' },
  en: 'if {t} <are@t> tapped for mana, it produces {s} instead of any other type',
  mean: ({ t, s }, d) => [otherType(about(t, object, d), s)],
});
rule({
  name: 'standing.colorlessMana',
  of: 'Rewriting',
  slots: { t: 'Things' },
  en: 'if {t} <are@t> tapped for mana, it produces colorless mana instead of any other type',
  mean: ({ t }, d) => [otherType(about(t, object, d), '{C}')],
});
/** 500.7, 614.10 */
rule({
  name: 'standing.noExtraTurns',
  of: 'Statement',
  slots: { p: 'WouldPlayer' },
  en: 'if {p} would begin an extra turn, that player skips that turn instead',
  mean: ({ p }) => [{ kind: 'skip', who: p.who ?? { kind: 'players', which: 'each' }, step: 'extraTurn' }],
});
