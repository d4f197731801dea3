/** What happened this turn, and what was done this way. */
import type { Comparison, Condition, EventPattern, Selector, Value } from '@rulewright/language/grand-archive';
import * as prose from '../../prose/conditions.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described, GrandArchiveGame } from '../game.ts';
import { allOf, championOf, countOf, eachOf, isThis, not, you } from '../nouns/selectors.ts';
import { DONE_SO, thisWay } from '../verbs/cards-at-hand.ts';

export const history = rulesOf();
const { rule } = history;

const compare = (value: Value, is: Comparison): Condition => prose.compare<GrandArchiveGame>(value, is);
const { numberOf } = prose;
const negated = (of: Condition): Condition => ({ kind: 'not', of });
const exists = (what: Selector): Condition => ({ kind: 'exists', what });
const matches = (what: Selector, where: Extract<Condition, { kind: 'matches' }>['where']): Condition => ({
  kind: 'matches',
  what,
  where,
});

const happened = (event: EventPattern): Condition => ({ kind: 'history', event });
for (const [verb, participle, on] of [
  ['activate', 'activated', 'activate'],
  ['materialize', 'materialized', 'materialize'],
  ['discard', 'discarded', 'discard'],
  ['sacrifice', 'sacrificed', 'sacrifice'],
  ['banish', 'banished', 'banish'],
  ['brew', 'brewed', 'brew'],
] as const) {
  const event = (n: Described, who: Selector): EventPattern => {
    const filters = n.filters.filter(({ kind }) => kind !== 'card');
    return { on, ...(filters.length === 0 ? {} : { what: allOf(filters) }), who };
  };
  rule({
    name: `condition.youHave.${verb}`,
    of: 'Condition',
    slots: { n: 'Noun' },
    en: [
      `you've ${participle} a {n#sg} this turn`,
      `you ${participle} a {n#sg} this turn`,
      `you have ${participle} a {n#sg} this turn`,
    ],
    mean: ({ n }) => happened(event(n, you)),
  });
  rule({
    name: `condition.youHaveAnother.${verb}`,
    of: 'Condition',
    slots: { n: 'Noun' },
    en: [`you've ${participle} another {n#sg} this turn`, `you ${participle} another {n#sg} this turn`],
    mean: ({ n }) => happened(event({ ...n, filters: [...n.filters, not(isThis)] }, you)),
  });
  rule({
    name: `condition.youHaveNot.${verb}`,
    of: 'Condition',
    slots: { n: 'Noun' },
    en: [`you haven't ${participle} a {n#sg} this turn`, `you didn't ${verb} a {n#sg} this turn`],
    mean: ({ n }) => negated(happened(event(n, you))),
  });
  rule({
    name: `condition.youHaveMany.${verb}`,
    of: 'Condition',
    slots: { c: 'Count', n: 'Noun' },
    en: [`you've ${participle} {c} or more {n#pl} this turn`, `you ${participle} {c} or more {n#pl} this turn`],
    mean: ({ c, n }) => compare({ kind: 'history', event: event(n, you) }, { op: '≥', to: numberOf(c) }),
  });
}
rule({
  name: 'condition.levelledUp',
  of: 'Condition',
  en: ['your champion leveled up this turn', 'your champion has leveled up this turn'],
  mean: () => happened({ on: 'levelUp', what: { kind: 'is', what: championOf(you) } }),
});
rule({
  name: 'condition.dealtCombatDamage',
  of: 'Condition',
  slots: { t: 'Thing' },
  en: ['{t} has dealt combat damage this turn', '{t} dealt combat damage this turn'],
  mean: ({ t }, d) => happened({ on: 'damage', source: { kind: 'is', what: d.pick(t) }, combat: true }),
});
rule({
  name: 'condition.tookDamage',
  of: 'Condition',
  slots: { t: 'Thing' },
  en: [
    '{t} has taken damage this turn',
    '{t} was dealt damage this turn',
    '{t} took damage this turn',
    '{t} has been dealt damage this turn',
  ],
  mean: ({ t }, d) => happened({ on: 'damage', to: { kind: 'is', what: d.pick(t) } }),
});
rule({
  name: 'condition.tookDamageAtLeast',
  of: 'Condition',
  slots: { t: 'Thing', n: 'Amount' },
  en: ['{t} has taken {n} or more damage this turn', '{t} was dealt {n} or more damage this turn'],
  mean: ({ t, n }, d) =>
    compare(
      { kind: 'history', event: { on: 'damage', to: { kind: 'is', what: d.pick(t) } }, sum: true },
      { op: '≥', to: n },
    ),
});
rule({
  name: 'condition.attackedThisTurn',
  of: 'Condition',
  slots: { t: 'Thing' },
  en: ['{t} has attacked this turn', '{t} attacked this turn'],
  mean: ({ t }, d) => happened({ on: 'attack', what: { kind: 'is', what: d.pick(t) } }),
});
rule({
  name: 'condition.enteredFrom',
  of: 'Condition',
  slots: { t: 'Thing', z: 'Zone' },
  en: [
    '{t} entered from a {z}',
    '{t} entered the field from a {z}',
    '{t} entered from your {z}',
    '{t} entered the field from your {z}',
  ],
  mean: ({ t, z }, d) => happened({ on: 'enter', what: { kind: 'is', what: d.pick(t) }, from: [z] }),
});
rule({
  name: 'condition.enteredThisTurn',
  of: 'Condition',
  slots: { t: 'Thing' },
  en: ['{t} entered the field this turn', '{t} entered this turn'],
  mean: ({ t }, d) => happened({ on: 'enter', what: { kind: 'is', what: d.pick(t) } }),
});
rule({
  name: 'condition.activatedFrom',
  of: 'Condition',
  slots: { t: 'Thing', z: 'Zone' },
  en: ['{t} was activated from your {z}', 'you activated {t} from your {z}'],
  mean: ({ t, z }, d) => ({ kind: 'wasActivated', what: d.pick(t), from: [z] }),
});

// What was done this way
for (const done of DONE_SO) {
  rule({
    name: `condition.thisWay.${done}`,
    of: 'Condition',
    slots: { n: 'Noun' },
    en: [
      `a {n#sg} is ${done} this way`,
      `a {n#sg} was ${done} this way`,
      `one or more {n#pl} were ${done} this way`,
      `a {n#sg} was ${done}`,
    ],
    mean: ({ n }, d) => {
      const pool = thisWay(d, done);
      const spoken = d.spokenOf(pool);
      if (spoken !== undefined) d.mention(spoken);
      return exists(eachOf({ ...n, pool }));
    },
  });
  rule({
    name: `condition.manyThisWay.${done}`,
    of: 'Condition',
    slots: { c: 'Count', n: 'Noun' },
    en: `{c} or more {n#pl} were ${done} this way`,
    mean: ({ c, n }, d) => compare(countOf(eachOf({ ...n, pool: thisWay(d, done) })), { op: '≥', to: numberOf(c) }),
  });
}
rule({
  name: 'condition.damagePrevented',
  of: 'Condition',
  en: ['damage was prevented this way', 'damage is prevented this way'],
  mean: (_, d) => compare(d.result('prevented'), { op: '≥', to: 1 }),
});
/** As long as it stays so. */
rule({
  name: 'condition.controlsThis',
  of: 'Condition',
  slots: { s: 'Self' },
  en: 'you control {s}',
  mean: ({ s }) =>
    matches(
      s,
      allOf([
        { kind: 'in', zones: ['field'] },
        { kind: 'controlledBy', who: you },
      ]),
    ),
});
/** What was banished, whatever else was done since. */
for (const [name, words, several] of [
  ['those', ['those cards remain banished', 'they remain banished', "they're banished"], true],
  ['that', ['that card remains banished', 'it remains banished', "it's banished"], false],
] as const)
  rule({
    name: `condition.remainsBanished.${name}`,
    of: 'Condition',
    en: words,
    mean: (_, d) => {
      const what = d.refer({ kind: 'banished', several });
      d.mention({ selector: what, kinds: ['card', 'banished'], several });
      return matches(what, { kind: 'in', zones: ['banishment'] });
    },
  });
rule({
  name: 'condition.championDidNotLevelUp',
  of: 'Condition',
  en: ["your champion didn't level up this turn", "your champion hasn't leveled up this turn"],
  mean: () => ({
    kind: 'not',
    of: happened({ on: 'levelUp', what: { kind: 'is', what: { kind: 'champion', of: you } } }),
  }),
});
rule({
  name: 'condition.isTheOnly',
  of: 'Condition',
  slots: { s: 'Self', n: 'Noun' },
  en: '{s} is the only {n#sg} you control',
  mean: ({ s, n }) => ({
    kind: 'all',
    of: [
      matches(s, allOf(n.filters)),
      {
        kind: 'not',
        of: {
          kind: 'exists',
          what: {
            kind: 'each',
            where: allOf([
              ...n.filters,
              { kind: 'controlledBy', who: you },
              { kind: 'not', of: { kind: 'is', what: s } },
            ]),
          },
        },
      },
    ],
  }),
});
rule({
  name: 'condition.haveNoneIn',
  of: 'Condition',
  slots: { z: 'Zone' },
  en: ['you have no cards in {z}', "you don't have any cards in {z}"],
  mean: ({ z }) => ({
    kind: 'not',
    of: { kind: 'exists', what: { kind: 'each', where: { kind: 'ownedBy', who: you }, zones: [z] } },
  }),
});
rule({
  name: 'condition.haveSomeIn',
  of: 'Condition',
  slots: { c: 'Count', z: 'Zone' },
  en: 'you have {c} or more cards in {z}',
  mean: ({ c, z }) =>
    compare(
      { kind: 'count', of: { kind: 'each', where: { kind: 'ownedBy', who: you }, zones: [z] } },
      { op: '≥', to: numberOf(c) },
    ),
});
