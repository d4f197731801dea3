/** Elements that are enabled or ignored, what a card targets while its cost is worked out, and what else pays for it. */

import type { Duration, Filter } from '@rulewright/language/grand-archive';
import { rulesOf } from '../categories/index.ts';
import type { Described } from '../game.ts';
import { allOf, self, you } from '../nouns/selectors.ts';

export const elements = rulesOf();
const { rule } = elements;

const THIS_TURN: Duration = { kind: 'endOfTurn' };
const next = (n: Described): Filter =>
  allOf(n.filters.length === 1 ? n.filters : n.filters.filter(({ kind }) => kind !== 'card'));

/** Play, played: cards are played by activating or by materializing them. */
const PLAYED = { activate: ['activate'], materialize: ['materialize'], play: ['activate', 'materialize'] } as const;
for (const [verb, actions] of Object.entries(PLAYED))
  rule({
    name: `statement.ignoreElements.${verb}`,
    of: 'Statement',
    slots: { n: 'Noun' },
    en: `ignore the elemental requirements of {n#pl} you ${verb}`,
    mean: ({ n }) => {
      const what = allOf(n.filters);
      return actions.map((action) => ({ kind: 'may', action, who: you, what, ignoringElements: true }) as const);
    },
  });
rule({
  name: 'statement.ignoreOwnElements',
  of: 'Statement',
  slots: { s: 'Self' },
  en: ["ignore {s}'s elemental requirements as you activate it", "ignore {s}'s elemental requirements"],
  mean: ({ s }) => [
    { kind: 'may', action: 'activate', who: you, what: { kind: 'is', what: s }, ignoringElements: true },
  ],
});
rule({
  name: 'clause.ignoreNext',
  of: 'Clause',
  slots: { n: 'Noun' },
  en: 'ignore the elemental requirements of the next {n#sg} you activate this turn',
  mean: ({ n }) => [
    {
      do: 'effect',
      effects: [{ kind: 'may', action: 'activate', who: you, what: next(n), ignoringElements: true, limit: 1 }],
      duration: THIS_TURN,
    },
  ],
});
rule({
  name: 'statement.elementEnabled',
  of: 'Statement',
  slots: { e: 'Element', who: 'Player' },
  en: ['{e} element is enabled for {who}', 'the {e} element is enabled for {who}'],
  mean: ({ e, who }) => [{ kind: 'enable', who, elements: [e] }],
});
rule({
  name: 'statement.elementsEnabled',
  of: 'Statement',
  slots: { a: 'Element', b: 'Element', c: 'Element', who: 'Player' },
  en: ['{a}, {b}, and {c} elements are enabled for {who}', '{a}, {b} and {c} elements are enabled for {who}'],
  mean: ({ a, b, c, who }) => [{ kind: 'enable', who, elements: [a, b, c] }],
});
rule({
  name: 'static.inZone',
  of: 'Static',
  slots: { s: 'Self', z: 'Zone', k: 'Granted' },
  en: '{s} in your {z} has {k}',
  mean: ({ s, z, k }, d) => {
    const what = s;
    d.worksIn(z);
    return [{ kind: 'modify', what, changes: k.map((ability) => ({ kind: 'gain', ability })) }];
  },
});
rule({
  name: 'statement.basicEnabled',
  of: 'Statement',
  slots: { who: 'Player' },
  en: 'all basic elements are enabled for {who}',
  mean: ({ who }) => [{ kind: 'enable', who, elements: ['fire', 'water', 'wind'] }],
});
rule({
  name: 'statement.allEnabled',
  of: 'Statement',
  slots: { who: 'Player' },
  en: 'all elements are enabled for {who}',
  mean: ({ who }) => [
    {
      kind: 'enable',
      who,
      elements: [
        'fire',
        'water',
        'wind',
        'arcane',
        'astra',
        'crux',
        'exalted',
        'exia',
        'luxem',
        'neos',
        'tera',
        'umbra',
      ],
    },
  ],
});

// What a card targets, while its cost is worked out
rule({
  name: 'condition.itTargets',
  of: 'Condition',
  slots: { n: 'Noun' },
  en: ['it targets a {n#sg}', "it's targeting a {n#sg}", 'its activation targets a {n#sg}'],
  mean: ({ n }, d) => {
    const it = d.maybe({ several: false }) ?? self;
    return { kind: 'matches', what: it, where: { kind: 'targets', where: allOf(n.filters) } };
  },
});

// While paying
for (const cost of ['memory', 'reserve'] as const) {
  rule({
    name: `statement.payWith.${cost}`,
    of: 'Statement',
    slots: { c: 'Costs', n: 'Amount' },
    en: `while paying for a ${cost} cost, you may {c@base} to pay for {n} of that cost`,
    mean: ({ c, n }) => [{ kind: 'payWith', who: you, cost, by: c, amount: n, times: 1 }],
  });
  rule({
    name: `statement.payOwnWith.${cost}`,
    of: 'Statement',
    slots: { s: 'Self', c: 'Costs', n: 'Amount' },
    en: `while paying for {s}'s ${cost} cost, you may {c@base} to pay for {n} of that cost`,
    mean: ({ s, c, n }) => [
      { kind: 'payWith', who: you, cost, of: { kind: 'is', what: s }, by: c, amount: n, times: 1 },
    ],
  });
  rule({
    name: `statement.payOnly.${cost}`,
    of: 'Statement',
    slots: { s: 'Self' },
    en: `pay only using floating memory for {s}'s ${cost} cost`,
    mean: ({ s }) => [
      {
        kind: 'payWith',
        who: you,
        cost,
        of: { kind: 'is', what: s },
        by: [{ kind: 'banish', what: { kind: 'keyword', keyword: 'floating memory' }, count: 1, from: ['graveyard'] }],
        amount: 1,
        only: true,
      },
    ],
  });
}
