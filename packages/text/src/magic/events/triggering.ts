/** Abilities that trigger an additional time or not at all (603.2d). */
import type { EventPattern, Filter } from '@rulewright/language/magic';
import { rulesOf } from '../categories/index.ts';
import type { Described } from '../game.ts';
import { allOf } from '../nouns/selectors.ts';

export const triggering = rulesOf();
const { rule } = triggering;

/** Whose abilities: of permanents of yours, of creatures that fit. */
const more = (of: Filter, on?: EventPattern) => [
  { kind: 'triggersMore', of, ...(on === undefined ? {} : { on }) } as const,
];
rule({
  name: 'static.triggersMore',
  of: 'Statement',
  slots: { n: 'Noun' },
  en: [
    'if a triggered ability of a {n#sg} triggers, that ability triggers an additional time',
    'if an ability of a {n#sg} triggers, that ability triggers an additional time',
  ],
  mean: ({ n }) => more(allOf(n.filters)),
});
rule({
  name: 'static.triggersMoreOther',
  of: 'Statement',
  slots: { n: 'Noun' },
  en: [
    'if a triggered ability of another {n#sg} triggers, that ability triggers an additional time',
    'if an ability of another {n#sg} triggers, that ability triggers an additional time',
  ],
  mean: ({ n }) => more(allOf([...n.filters, { kind: 'not', of: { kind: 'is', what: { kind: 'this' } } }])),
});
rule({
  name: 'static.enteringTriggersMore',
  of: 'Statement',
  slots: { n: 'Noun', of: 'Noun' },
  en: 'if a {n#sg} entering causes a triggered ability of a {of#sg} to trigger, that ability triggers an additional time',
  mean: ({ n, of }) => more(allOf(of.filters), { on: 'move', what: allOf(n.filters), to: ['battlefield'] }),
});
rule({
  name: 'static.dyingTriggersMore',
  of: 'Statement',
  slots: { n: 'Noun', of: 'Noun' },
  en: 'if a {n#sg} dying causes a triggered ability of a {of#sg} to trigger, that ability triggers an additional time',
  mean: ({ n, of }) =>
    more(allOf(of.filters), { on: 'move', what: allOf(n.filters), from: ['battlefield'], to: ['graveyard'] }),
});
rule({
  name: 'static.attackingTriggersMore',
  of: 'Statement',
  slots: { n: 'Noun', of: 'Noun' },
  en: 'if a {n#sg} attacking causes a triggered ability of a {of#sg} to trigger, that ability triggers an additional time',
  mean: ({ n, of }) => more(allOf(of.filters), { on: 'attack', what: allOf(n.filters) }),
});
rule({
  name: 'static.enteringTriggersNotOf',
  of: 'Statement',
  slots: { n: 'Noun', of: 'Noun' },
  en: "{n#pl} entering don't cause abilities of {of#pl} to trigger",
  mean: ({ n, of }) => [
    { kind: 'triggersNot', of: allOf(of.filters), on: { on: 'move', what: allOf(n.filters), to: ['battlefield'] } },
  ],
});
rule({
  name: 'static.enteringTriggersNot',
  of: 'Statement',
  slots: { n: 'Noun' },
  en: "{n#pl} entering don't cause abilities to trigger",
  mean: ({ n }) => [
    {
      kind: 'triggersNot',
      of: { kind: 'all', of: [] },
      on: { on: 'move', what: allOf(n.filters), to: ['battlefield'] },
    },
  ],
});

rule({
  name: 'static.enteringOrDyingTriggersNot',
  of: 'Statement',
  slots: { n: 'Noun' },
  en: "{n#pl} entering or dying don't cause abilities to trigger",
  mean: ({ n }) => {
    const what = allOf(n.filters);
    const not = (on: EventPattern) => ({ kind: 'triggersNot', of: { kind: 'all', of: [] }, on }) as const;
    return [
      not({ on: 'move', what, to: ['battlefield'] }),
      not({ on: 'move', what, from: ['battlefield'], to: ['graveyard'] }),
    ];
  },
});
/** 309.4c: room abilities are the triggered abilities of a dungeon. */
rule({
  name: 'static.roomAbilitiesTriggerMore',
  of: 'Statement',
  en: 'room abilities of dungeons you own trigger an additional time',
  mean: () =>
    more(
      allOf([
        { kind: 'type', type: 'dungeon' },
        { kind: 'ownedBy', who: { kind: 'you' } },
      ]),
    ),
});
const entering = (n: Described, more: object = {}): EventPattern => ({
  on: 'move',
  what: allOf(n.filters),
  to: ['battlefield'],
  ...more,
});
const leaving = (n: Described): EventPattern => ({ on: 'move', what: allOf(n.filters), from: ['battlefield'] });
/** What else happens to them that abilities trigger on. */
const DEEDS: readonly (readonly [string, readonly string[], (n: Described) => EventPattern])[] = [
  ['entersHere', ['entering the battlefield'], (n) => entering(n)],
  [
    'entersYours',
    ['entering under your control', 'entering the battlefield under your control'],
    (n) => entering(n, { under: { kind: 'you' } }),
  ],
  ['entersOrLeaves', ['entering or leaving the battlefield'], (n) => ({ on: 'any', of: [entering(n), leaving(n)] })],
  ['leaves', ['leaving the battlefield'], leaving],
  ['isDamaged', ['being dealt damage'], (n) => ({ on: 'damage', to: allOf(n.filters) })],
];
for (const [name, deeds, on] of DEEDS)
  rule({
    name: `static.moreTriggers.${name}`,
    of: 'Statement',
    slots: { n: 'Noun', of: 'Noun' },
    en: deeds.map(
      (deed) =>
        `if a {n#sg} ${deed} causes a triggered ability of a {of#sg} to trigger, that ability triggers an additional time`,
    ),
    mean: ({ n, of }) => more(allOf(of.filters), on(n)),
  });
