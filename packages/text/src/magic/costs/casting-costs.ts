/** How spells are cast: additional and alternative costs, when they may be cast, what they cannot suffer. */
import type { Ability, Condition, Cost, Step } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { only as onlyIf } from '../abilities/riders.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling } from '../game.ts';
import { allOf, bound, self, you } from '../nouns/selectors.ts';
import { ANY_NUMBER } from './costs.ts';

export const castingCosts = rulesOf();
const { rule } = castingCosts;

// Costs of casting: one, several together, or one of several (601.2b)
rule({ name: 'castingCost.one', of: 'CastingCost', slots: { c: 'Cost' }, en: '{c@base}', mean: ({ c }) => c });
rule({
  name: 'castingCost.and',
  of: 'CastingCost',
  slots: { a: 'Cost', b: 'Cost' },
  en: ['{a@base} and {b@base}', '{a@base}, {b@base}'],
  mean: ({ a, b }) => [...a, ...b],
});
const oneOf = (...options: readonly (readonly Cost[])[]): readonly Cost[] => [
  { kind: 'either', name: 'option', options },
];
rule({
  name: 'castingCost.or',
  of: 'CastingCost',
  slots: { a: 'Cost', b: 'Cost' },
  en: '{a@base} or {b@base}',
  mean: ({ a, b }) => oneOf(a, b),
});
rule({
  name: 'castingCost.or3',
  of: 'CastingCost',
  slots: { a: 'Cost', b: 'Cost', c: 'Cost' },
  en: '{a@base}, {b@base}, or {c@base}',
  mean: ({ a, b, c }) => oneOf(a, b, c),
});
rule({
  name: 'castingCost.opponentGains',
  of: 'CastingCost',
  slots: { n: 'Amount' },
  en: 'have an opponent gain {n} life',
  mean: ({ n }) => [
    { kind: 'choosePlayer', from: { kind: 'players', which: 'opponents' }, as: 'gainer' },
    { kind: 'gainLife', who: bound('gainer'), amount: n },
  ],
});
rule({
  name: 'castingCost.othersGain',
  of: 'CastingCost',
  slots: { n: 'Amount' },
  en: 'have each other player gain {n} life',
  mean: ({ n }) => [{ kind: 'gainLife', who: { kind: 'players', which: 'others' }, amount: n }],
});
/** 601.2c, 601.2f: the targets are known before the cost is. */
rule({
  name: 'castingCost.evidenceOfTargets',
  of: 'CastingCost',
  en: 'collect evidence X, where X is the total mana value of the permanents this spell targets',
  mean: () => {
    const atLeast = { kind: 'total', stat: 'manaValue', of: { kind: 'targetsOf', of: self } } as const;
    return [
      { kind: 'exile', what: { kind: 'card' }, from: 'graveyard', count: 0, total: { stat: 'manaValue', atLeast } },
    ];
  },
});
// Additional costs (118.8)
rule({
  name: 'staticSentence.additionalCost',
  of: 'StaticSentence',
  slots: { cost: 'CastingCost' },
  en: ['as an additional cost to cast this spell, {cost}.', 'as an additional cost to cast ~, {cost}.'],
  mean: ({ cost }, d): readonly Ability[] => [{ kind: 'additionalCost', cost: asAnnounced(cost, d) }],
});
/** How many are paid with is for the player to say, and so are which (601.2b). */
const asAnnounced = (costs: readonly Cost[], d: Telling): readonly Cost[] =>
  costs.map((cost) => {
    if (!('count' in cost) || cost.count !== ANY_NUMBER) return cost;
    if (cost.kind !== 'sacrifice' && cost.kind !== 'exile') throw new Unclear('a cost of so many as one likes');
    if (cost.as !== undefined) d.mentionAmount({ kind: 'count', of: bound(cost.as) });
    return { ...cost, count: 0, anyNumber: true };
  });
rule({
  name: 'staticSentence.optionalCost',
  of: 'StaticSentence',
  slots: { cost: 'CastingCost' },
  en: 'as an additional cost to cast this spell, you may {cost}.',
  mean: ({ cost }, d): readonly Ability[] => {
    // Who may pay with any number may pay with none.
    const announced = asAnnounced(cost, d);
    if (announced.some((each) => 'anyNumber' in each)) return [{ kind: 'additionalCost', cost: announced }];
    const name = nameOf(cost);
    d.offersCost(name);
    const [first] = cost;
    if (first?.kind === 'behold') d.describesCost(name, JSON.stringify(first.what));
    return [{ kind: 'additionalCost', cost, optional: true, name }];
  },
});
/** What players call it: by what is done to pay it. */
function nameOf([first]: readonly Cost[]): string {
  if (first?.kind === 'exile' && first.total !== undefined) return 'evidence';
  return first === undefined ? 'additional' : (NAMES[first.kind] ?? first.kind);
}
const NAMES: Readonly<Record<string, string>> = { tapOthers: 'tap', untapOthers: 'untap', putCounters: 'counters' };
const paid = (d: Telling): Condition => {
  const { optionalCost } = d.told.text;
  if (optionalCost === undefined) throw new Unclear('this spell has no optional cost');
  return { kind: 'paid', cost: optionalCost };
};
rule({
  name: 'condition.additionalCostPaid',
  of: 'Condition',
  en: ["this spell's additional cost was paid", 'evidence was collected', '(its|his|her) additional cost was paid'],
  mean: (_, d) => paid(d),
});
rule({
  name: 'condition.additionalCostNotPaid',
  of: 'Condition',
  en: ["this spell's additional cost wasn't paid", "evidence wasn't collected"],
  mean: (_, d) => ({ kind: 'not', of: paid(d) }),
});

/** 107.3a: the X that is announced. */
rule({
  name: 'staticSentence.leastX',
  of: 'StaticSentence',
  en: "X can't be 0.",
  mean: (): readonly Ability[] => [{ kind: 'additionalCost', cost: [{ kind: 'leastX', least: 1 }] }],
});

// Alternative costs (118.9)
const instead = (cost: readonly Cost[], condition?: Condition): readonly Ability[] => [
  { kind: 'alternativeCost', name: 'alternative', cost, ...(condition === undefined ? {} : { condition }) },
];
rule({
  name: 'standing.alternativeCost',
  of: 'Rewriting',
  slots: { cost: 'CastingCost' },
  en: "you may {cost} rather than pay this spell's mana cost",
  mean: ({ cost }, d) => {
    const [first, ...more] = cost;
    if (first?.kind === 'mana' && more.length === 0) d.describesCost('alternative', first.mana);
    return instead(cost);
  },
});
rule({
  name: 'standing.alternativeCostIf',
  of: 'Rewriting',
  slots: { c: 'Conditions', cost: 'CastingCost' },
  en: "if {c}, rather than pay this spell's mana cost, you may {cost}",
  mean: ({ c, cost }) => instead(cost, c),
});
rule({
  name: 'standing.free',
  of: 'Rewriting',
  slots: { s: 'Self' },
  en: 'you may cast {s} without paying its mana cost',
  mean: () => instead([]),
});

/** From somewhere else than the hand, for its own cost. */
const from = (zone: 'graveyard' | 'exile'): Ability => ({
  kind: 'alternativeCost',
  name: zone,
  cost: [{ kind: 'manaCostOf', what: self }],
  zone,
});
rule({
  name: 'standing.castFromGraveyard',
  of: 'Rewriting',
  slots: { s: 'Self' },
  en: 'you may cast {s} from your graveyard',
  mean: () => [from('graveyard')],
});
rule({
  name: 'standing.castFromExile',
  of: 'Rewriting',
  slots: { s: 'Self' },
  en: 'you may cast {s} from exile',
  mean: () => [from('exile')],
});
rule({
  name: 'standing.castFromGraveyardOrExile',
  of: 'Rewriting',
  slots: { s: 'Self' },
  en: 'you may cast {s} from your graveyard or from exile',
  mean: () => [from('graveyard'), from('exile')],
});
rule({
  name: 'static.payInstead',
  of: 'Statement',
  slots: { cost: 'CastingCost', n: 'Noun' },
  en: [
    'you may {cost} rather than pay the mana cost for {n#pl} you cast',
    'you may {cost} rather than pay the mana cost for {n#pl} that you cast',
  ],
  mean: ({ cost, n }) => [{ kind: 'may', action: 'payInstead', who: you, what: allOf(n.filters), cost }],
});
/** 601.3: not in the first turns of the game. */
const FIRST_TURNS: readonly (readonly [words: string, last: number])[] = [
  ['first turn', 1],
  ['first or second turns', 2],
  ['first, second, or third turns', 3],
];
for (const [words, last] of FIRST_TURNS)
  rule({
    name: `standing.notInFirstTurns.${last}`,
    of: 'Rewriting',
    en: `you can't cast this spell during your ${words} of the game`,
    mean: () =>
      only({
        kind: 'not',
        of: both(yours, { kind: 'compare', value: { kind: 'turnsTaken', of: you }, is: { op: '≤', to: last } }),
      }),
  });

// When it may be cast (601.3): "Cast this spell only …"
const only = (condition: Condition): readonly Ability[] => [
  {
    kind: 'static',
    zones: ['hand', 'graveyard', 'exile', 'command', 'library', 'stack'],
    effects: [
      {
        kind: 'cant',
        action: 'cast',
        what: { kind: 'players', which: 'each' },
        by: { kind: 'is', what: self },
        unless: condition,
      },
    ],
  },
];
rule({
  name: 'standing.castOnly',
  of: 'Rewriting',
  slots: { when: 'CastTime' },
  en: 'cast this spell only {when}',
  mean: ({ when }) => only(when),
});
rule({
  name: 'castTime.if',
  of: 'CastTime',
  slots: { c: 'Conditions' },
  en: 'if {c}',
  mean: ({ c }) => c,
});
rule({
  name: 'castTime.timeIf',
  of: 'CastTime',
  slots: { t: 'Moment', c: 'Conditions' },
  en: '{t} and only if {c}',
  mean: ({ t, c }) => ({ kind: 'all', of: [t, c] }),
});
rule({
  name: 'castTime.twoMoments',
  of: 'CastTime',
  slots: { t: 'Moment', u: 'Moment' },
  en: '{t} and only {u}',
  mean: ({ t, u }) => ({ kind: 'all', of: [t, u] }),
});
rule({ name: 'castTime.moment', of: 'CastTime', slots: { t: 'Moment' }, en: '{t}', mean: ({ t }) => t });
const steps = (...list: readonly Step[]): Condition => ({ kind: 'step', steps: list });
const COMBAT = ['combat', 'attackers', 'blockers', 'first-strike-damage', 'damage', 'end-combat'] as const;
const BEFORE_BLOCKERS = ['combat', 'attackers'] as const;
const BEFORE_ATTACKERS = ['untap', 'upkeep', 'draw', 'main1', 'combat'] as const;
const yours: Condition = { kind: 'turnOf', who: you };
const notYours: Condition = { kind: 'not', of: yours };
const both = (...of: readonly Condition[]): Condition => ({ kind: 'all', of });
/** Those that restrict abilities, too, are read there already: your turn, your upkeep, an opponent's turn, combat. */
const PLAIN_MOMENTS: Readonly<Record<string, Condition>> = {
  'during combat': steps(...COMBAT),
  'during your turn': yours,
  "during an opponent's turn": notYours,
  'during your upkeep': both(yours, steps('upkeep')),
  'during your end step': both(yours, steps('end')),
};
const MOMENTS: Readonly<Record<string, Condition>> = {
  'during combat before blockers are declared': steps(...BEFORE_BLOCKERS),
  'before blockers are declared': steps(...BEFORE_ATTACKERS, 'attackers'),
  'before attackers are declared': steps(...BEFORE_ATTACKERS),
  'before combat': steps('untap', 'upkeep', 'draw', 'main1'),
  'during the declare attackers step': steps('attackers'),
  'during the declare blockers step': steps('blockers'),
  'during combat after blockers are declared': steps('blockers', 'first-strike-damage', 'damage', 'end-combat'),
  'during your turn, before attackers are declared': both(yours, steps(...BEFORE_ATTACKERS)),
  "during an opponent's turn, before attackers are declared": both(notYours, steps(...BEFORE_ATTACKERS)),
  'before the combat damage step': steps('untap', 'upkeep', 'draw', 'main1', 'combat', 'attackers', 'blockers'),
  'during combat on your turn': both(yours, steps(...COMBAT)),
  "during combat on an opponent's turn": both(notYours, steps(...COMBAT)),
  "during an opponent's turn after their upkeep step": both(
    notYours,
    steps('draw', 'main1', ...COMBAT, 'main2', 'end', 'cleanup'),
  ),
  'during your declare attackers step': both(yours, steps('attackers')),
  'before the end of combat step': steps(...BEFORE_ATTACKERS, 'attackers', 'blockers', 'first-strike-damage', 'damage'),
};
for (const [words, condition] of Object.entries(PLAIN_MOMENTS))
  rule({ name: `plainMoment.${words}`, of: 'Moment', en: words, mean: () => condition });
rule({ name: 'moment.later', of: 'Moment', slots: { m: 'LateMoment' }, en: '{m}', mean: ({ m }) => m });
rule({
  name: 'limit.moment',
  of: 'Limit',
  slots: { m: 'LateMoment' },
  en: '{m}',
  mean: ({ m }) => onlyIf(m),
});
for (const [words, condition] of Object.entries(MOMENTS))
  rule({ name: `moment.${words}`, of: 'LateMoment', en: words, mean: () => condition });
