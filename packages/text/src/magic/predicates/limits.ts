/** How many may: creatures that attack or block in a combat, permanents that untap, and rules that do not apply. */
import type { CantAction, Filter, Selector, StaticEffect, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Count, Described } from '../game.ts';
import { allOf, you } from '../nouns/selectors.ts';
import { castable, oncePerTurn } from './restrictions.ts';

export const limits = rulesOf();
const { rule } = limits;

const EVERYBODY: Selector = { kind: 'players', which: 'each' };
const numberOf = ({ min, max }: Count): Value => {
  if (max === 'any' || min !== max) throw new Unclear('how many that is');
  return max;
};
const noMore = (action: CantAction, what: Selector, count: Count, by?: Filter): readonly StaticEffect[] => [
  { kind: 'cant', action, what, count: numberOf(count), ...(by === undefined ? {} : { by }) },
];

// Combat (508.1c, 509.1b)
rule({
  name: 'static.attackLimit',
  of: 'Statement',
  slots: { n: 'Count' },
  en: 'no more than {n} <creature#n> can attack each combat',
  mean: ({ n }) => noMore('attackByMore', EVERYBODY, n),
});
rule({
  name: 'static.attackYouLimit',
  of: 'Statement',
  slots: { n: 'Count' },
  en: 'no more than {n} <creature#n> can attack you each combat',
  mean: ({ n }) => noMore('beAttackedByMore', you, n),
});
rule({
  name: 'static.blockLimit',
  of: 'Statement',
  slots: { n: 'Count' },
  en: 'no more than {n} <creature#n> can block each combat',
  mean: ({ n }) => noMore('blockByMore', EVERYBODY, n),
});
rule({
  name: 'playerPredicate.cantAttackWithMore',
  of: 'PlayerPredicate',
  slots: { n: 'Count' },
  en: "can't attack with more than {n} <creature#n> each combat",
  mean:
    ({ n }) =>
    (who) =>
      noMore('attackByMore', who, n),
});

// The untap step (502.3)
/** Of permanents that a player controls: that they untap only their own, is said by the rules. */
const permanents = (n: Described): Filter => {
  if (n.zones !== undefined) throw new Unclear('only permanents untap');
  return allOf(n.filters);
};
rule({
  name: 'playerPredicate.cantUntapMore',
  of: 'PlayerPredicate',
  slots: { c: 'Count', n: 'Noun' },
  en: [
    "can't untap more than {c} {n#c} during their untap steps",
    "can't untap more than {c} {n#c} during their untap step",
    "can't untap more than {c} {n#c} during your untap step",
  ],
  mean:
    ({ c, n }) =>
    (who) =>
      noMore('untapByMore', who, c, permanents(n)),
});

// The hand (402.2)
for (const [word, sign] of [
  ['increased', 1],
  ['reduced', -1],
] as const)
  rule({
    name: `static.maximumHandSize.${word}`,
    of: 'Statement',
    slots: { whose: 'Whose', n: 'Count' },
    en: `{whose} maximum hand size is ${word} by {n}`,
    mean: ({ whose, n }) => {
      const size = numberOf(n);
      const by: Value = sign === 1 ? size : typeof size === 'number' ? -size : { kind: 'times', of: [-1, size] };
      return [{ kind: 'may', action: 'maximumHandSize', who: whose, by }];
    },
  });

// State-based actions (704.5)
rule({
  name: 'static.noLegendRule',
  of: 'Statement',
  en: `the "legend rule" doesn't apply`,
  mean: () => [{ kind: 'may', action: 'shareName', what: { kind: 'each', where: { kind: 'permanent' } } }],
});
rule({
  name: 'static.noLegendRuleFor',
  of: 'Statement',
  slots: { what: 'Things' },
  en: `the "legend rule" doesn't apply to {what}`,
  mean: ({ what }) => {
    if (what.kind === 'choice') throw new Unclear('nothing is chosen by a static ability');
    return [{ kind: 'may', action: 'shareName', what: what.selector }];
  },
});
for (const [action, words] of [
  ['loseForLife', 'for having 0 or less life'],
  ['loseForDrawing', 'for drawing from an empty library'],
] as const)
  rule({
    name: `playerPredicate.${action}`,
    of: 'PlayerPredicate',
    en: `<don't> lose the game ${words}`,
    mean: () => (who) => [{ kind: 'cant', action, what: who }],
  });

/** "Each player who has cast such a spell this turn can't cast additional ones": one each turn. */
rule({
  name: 'static.noAdditionalSpells',
  of: 'Statement',
  slots: { n: 'Noun', m: 'Noun' },
  en: "each player who has cast a {n#sg} this turn can't cast additional {m#pl}",
  mean: ({ n, m }) => {
    if (JSON.stringify(n.filters) !== JSON.stringify(m.filters)) throw new Unclear('of other kinds');
    return oncePerTurn('cast', castable(n))(EVERYBODY);
  },
});
