/** Conditions about the game: dungeons, opponents, differences; what a player attacked with; goaded creatures. */
import type { Condition, Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import { you } from '../nouns/selectors.ts';

export const moreConditions = rulesOf();
const { rule } = moreConditions;

const DUNGEON: Condition = {
  kind: 'matches',
  what: you,
  where: { kind: 'designated', as: 'completed a dungeon' },
};
rule({
  name: 'condition.completedDungeon',
  of: 'Condition',
  en: ["you've completed a dungeon", 'you have completed a dungeon'],
  mean: () => DUNGEON,
});
rule({
  name: 'condition.noDungeon',
  of: 'Condition',
  en: "you haven't completed a dungeon",
  mean: () => ({ kind: 'not', of: DUNGEON }),
});

const OPPONENTS: Selector = { kind: 'players', which: 'opponents' };
rule({
  name: 'condition.opponents',
  of: 'Condition',
  slots: { n: 'Count' },
  en: ['you have {n} or more opponents', 'there are {n} or more opponents'],
  mean: ({ n }) => ({ kind: 'compare', value: { kind: 'count', of: OPPONENTS }, is: { op: '≥', to: n.min } }),
});

// What was attacked with
rule({
  name: 'condition.attackedWithPower',
  of: 'Condition',
  slots: { n: 'Amount' },
  en: 'you attacked with creatures with total power {n} or greater this combat',
  mean: ({ n }) => ({
    kind: 'history',
    event: { on: 'attackers', who: you, power: { op: '≥', to: n } },
    since: 'combat',
  }),
});
rule({
  name: 'playerEvent.attacksWithPower',
  of: 'PlayerEvent',
  slots: { n: 'Amount' },
  en: '<attack> with creatures with total power {n} or greater',
  mean: ({ n }) => ({
    on: (who) => ({ on: 'attackers', power: { op: '≥', to: n }, ...(who === undefined ? {} : { who }) }),
  }),
});

/** 701.15b: it attacks each combat if able, and somebody else than the player who goads it if able. */
rule({
  name: 'predicate.goaded',
  of: 'Predicate',
  en: '<are> goaded',
  mean: () => (what) => [
    { kind: 'must', action: 'attack', what, as: 'goaded' },
    { kind: 'must', action: 'attack', what, whom: { kind: 'players', which: 'others' }, as: 'goaded' },
  ],
});

// Differences
rule({
  name: 'value.comparedDifference',
  of: 'Value',
  en: 'the difference',
  mean: (_, d) => {
    const value = d.maybeResult('difference');
    if (value === undefined) throw new Unclear('nothing was compared');
    return value;
  },
});
