/** How things stand to each other: greater in one of two ways, than all others; what was done in a certain way this turn. */
import type { Condition, EventPattern, Filter, Selector, Stat, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described, Telling } from '../game.ts';
import { allOf, bound, you } from '../nouns/selectors.ts';
import { castPattern } from '../nouns/spells-cast.ts';

export const comparedThings = rulesOf();
const { rule } = comparedThings;

const it: Selector = { kind: 'var', name: 'it' };
const stat = (which: Stat, of: Selector): Value => ({ kind: 'stat', stat: which, of });
rule({
  name: 'condition.greaterInEither',
  of: 'Condition',
  slots: { a: 'Thing', b: 'Thing' },
  en: '{a} has greater power or toughness than {b}',
  mean: (parts, d): Condition => {
    const a = d.pick(parts.a);
    const b = d.besides(a, () => d.pick(parts.b));
    const greater = (which: 'power' | 'toughness'): Condition => ({
      kind: 'compare',
      value: stat(which, a),
      is: { op: '>', to: stat(which, b) },
    });
    return { kind: 'any', of: [greater('power'), greater('toughness')] };
  },
});
for (const which of ['power', 'toughness'] as const)
  rule({
    name: `condition.noneGreater.${which}`,
    of: 'Condition',
    slots: { n: 'Noun' },
    en: `no other {n#sg} has greater ${which}`,
    mean: ({ n }, d): Condition => {
      const one = d.refer({ several: false });
      const filters: readonly Filter[] = [
        ...n.filters,
        { kind: 'not', of: { kind: 'is', what: one } },
        { kind: which, is: { op: '>', to: stat(which, one) } },
      ];
      return { kind: 'not', of: { kind: 'exists', what: { kind: 'each', where: allOf(filters) } } };
    },
  });

/** From anywhere else, another player's hand among them. */
const ELSEWHERE: Filter = { kind: 'not', of: { kind: 'castFrom', zones: ['hand'], own: true } };
const castElsewhere = (n: Described): EventPattern => {
  const pattern = castPattern(n);
  const what: readonly Filter[] = 'what' in pattern && pattern.what !== undefined ? [pattern.what] : [];
  return { on: 'cast', who: you, ...pattern, what: allOf([...what, ELSEWHERE]) };
};
rule({
  name: 'counted.castElsewhere',
  of: 'Counted',
  slots: { n: 'HeadNoun' },
  en: "{n} you've cast from anywhere other than your hand this turn",
  mean: ({ n }) => ({ kind: 'history', event: castElsewhere(n) }),
});
rule({
  name: 'condition.playedOrCastElsewhere',
  of: 'Condition',
  slots: { n: 'HeadNoun' },
  en: "you've played a land or cast a {n#sg} this turn from anywhere other than your hand",
  mean: ({ n }) => ({
    kind: 'any',
    of: [
      {
        kind: 'history',
        event: { on: 'playLand', who: you, from: ['library', 'graveyard', 'exile', 'command', 'outside'] },
      },
      { kind: 'history', event: castElsewhere(n) },
    ],
  }),
});
/** All discard at once, then all draw: as many as were in the largest hand (101.4). */
rule({
  name: 'sentence.discardHandsDrawMost',
  of: 'PlainSentence',
  en: 'each player discards their hand, then draws cards equal to the greatest number of cards a player discarded this way.',
  mean: (_, d) => {
    const as = d.fresh('most');
    const players: Selector = { kind: 'players', which: 'each' };
    const held: Value = { kind: 'count', of: { kind: 'each', where: { kind: 'ownedBy', who: it }, zones: ['hand'] } };
    return [
      { do: 'let', name: as, value: { kind: 'most', among: players, value: held } },
      { do: 'discard', who: players, count: 'hand' },
      { do: 'draw', who: players, count: { kind: 'var', name: as } },
    ];
  },
});
rule({
  name: 'counted.stillExiled',
  of: 'Counted',
  en: ["of those <card> that's still exiled", 'of those cards that are still exiled'],
  mean: (_, d) => ({
    kind: 'count',
    of: { kind: 'filter', of: d.refer({ kind: 'card', several: true }), where: { kind: 'in', zones: ['exile'] } },
  }),
});
rule({
  name: 'condition.firstEndStep',
  of: 'Condition',
  en: "it's the first end step of the turn",
  mean: () => ({
    kind: 'compare',
    value: { kind: 'history', event: { on: 'beginning', step: 'end' } },
    is: { op: '=', to: 1 },
  }),
});
// Players who have the most of something, where that is one player
const most = (value: Value): Selector => {
  const best: Value = { kind: 'most', among: { kind: 'players', which: 'each' }, value };
  return { kind: 'players', which: 'each', where: { kind: 'compare', value, is: { op: '=', to: best } } };
};
/** One of them, if they are several after all. */
function theOne(players: Selector, d: Telling): Selector {
  const as = d.fresh('player');
  d.precede({ do: 'choose', from: players, as });
  return d.mentionPlayer(bound(as));
}
rule({
  name: 'players.withTheMostLife',
  of: 'Player',
  en: 'the player with the most life',
  agreement: 'sg',
  mean: (_, d) => theOne(most({ kind: 'life', of: it }), d),
});
rule({
  name: 'players.whoControlsTheMost',
  of: 'Player',
  slots: { n: 'Noun' },
  en: 'the player who controls the most {n#pl}',
  agreement: 'sg',
  mean: ({ n }, d) => {
    if (n.zones !== undefined) throw new Unclear('only permanents are controlled');
    const theirs: Selector = { kind: 'each', where: allOf([...n.filters, { kind: 'controlledBy', who: it }]) };
    return theOne(most({ kind: 'count', of: theirs }), d);
  },
});
const alone = (players: Selector): Condition => ({
  kind: 'compare',
  value: { kind: 'count', of: players },
  is: { op: '=', to: 1 },
});
rule({
  name: 'condition.someoneHasMoreLife',
  of: 'Condition',
  en: 'a player has more life than each other player',
  mean: () => alone(most({ kind: 'life', of: it })),
});
rule({
  name: 'condition.someoneControlsMore',
  of: 'Condition',
  slots: { n: 'Noun' },
  en: 'a player controls more {n#pl} than each other player',
  mean: ({ n }) => {
    if (n.zones !== undefined) throw new Unclear('only permanents are controlled');
    const theirs: Selector = { kind: 'each', where: allOf([...n.filters, { kind: 'controlledBy', who: it }]) };
    return alone(most({ kind: 'count', of: theirs }));
  },
});
rule({
  name: 'clause.lowestLifeGainsControl',
  of: 'PlainSentence',
  slots: { t: 'Thing', u: 'Thing' },
  en: 'the player with the lowest life total gains control of {t}. ^If two or more players are tied for lowest life total, you choose one of them, and that player gains control of {u}.',
  mean: (parts, d) => {
    const what = d.pick(parts.t);
    if (JSON.stringify(d.pick(parts.u)) !== JSON.stringify(what)) throw new Unclear('of another thing');
    const life: Value = { kind: 'life', of: it };
    const least: Value = { kind: 'fewest', among: { kind: 'players', which: 'each' }, value: life };
    const as = d.fresh('player');
    return [
      {
        do: 'choose',
        from: { kind: 'players', which: 'each', where: { kind: 'compare', value: life, is: { op: '=', to: least } } },
        as,
      },
      {
        do: 'effect',
        effects: [{ kind: 'modify', what, changes: [{ kind: 'controller', who: bound(as) }] }],
        duration: { kind: 'forever' },
      },
    ];
  },
});
