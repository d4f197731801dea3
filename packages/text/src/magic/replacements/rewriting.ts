/** More of what would happen and what happens instead (614): tokens, entering, paying life, mana, turns. */

import type { Action, Condition, ReplacementAbility, StaticAbility, StaticEffect } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import { opponents } from '../nouns/additions.ts';
import { BASIC_LAND_TYPES } from '../nouns/basic-land-types.ts';
import { allOf, bound, eachOf, self, you } from '../nouns/selectors.ts';
import { ONE_OF_EACH } from './instead.ts';
import { about, amount, object } from './would.ts';

export const rewriting = rulesOf();
const { rule } = rewriting;

// What would happen
rule({
  name: 'would.payLife',
  of: 'Would',
  slots: { p: 'WouldPlayer' },
  en: '{p} would pay life',
  mean: ({ p }, d) => {
    d.mentionAmount(amount);
    return { on: 'loseLife', ...p, paid: true };
  },
});
rule({
  name: 'would.enterUnderOpponent',
  of: 'Would',
  slots: { what: 'Things' },
  en: [
    "{what} would enter under an opponent's control",
    "{what} would enter the battlefield under an opponent's control",
  ],
  mean: ({ what }, d) => ({
    on: 'move',
    what: allOf([about(what, object, d), { kind: 'controlledBy', who: opponents }]),
    to: ['battlefield'],
  }),
});

// What happens instead
rule({
  name: 'instead.oneOfEach',
  of: 'Instead',
  en: 'instead create one of each',
  mean: () => ONE_OF_EACH,
});
rule({
  name: 'instead.underYou',
  of: 'Instead',
  en: 'it enters under your control instead',
  mean: () => ({ kind: 'enters', controller: you }),
});
rule({
  name: 'instead.youDraw',
  of: 'Instead',
  en: 'instead that player skips that draw and you draw a card',
  mean: () => ({ kind: 'change', who: you }),
});
rule({
  name: 'simple.createdUnderYou',
  of: 'Simple',
  en: "each token that would be created under an opponent's control this turn is created under your control instead",
  mean: (): readonly Action[] => [
    {
      do: 'effect',
      effects: [{ kind: 'replace', on: { on: 'create', who: opponents }, instead: { kind: 'change', who: you } }],
      duration: { kind: 'endOfTurn' },
    },
  ],
});
/** 106.12, 614: what tapping for mana produces. */
rule({
  name: 'standing.otherMana',
  of: 'Rewriting',
  slots: { t: 'Things', s: 'Symbols' },
  en: 'if {t} <are@t> tapped for mana, it produces {s} instead of any other type and amount',
  mean: ({ t, s }, d): readonly ReplacementAbility[] => [
    {
      kind: 'replacement',
      on: { on: 'mana', from: about(t, object, d), tapped: true },
      instead: { kind: 'change', mana: s },
    },
  ],
});
/** 614.10b */
rule({
  name: 'staticSentence.skipTurn',
  of: 'StaticSentence',
  slots: { c: 'Conditions', then: 'Clause' },
  en: 'if you would begin your turn while {c}, you may skip that turn instead. ^If you do, {then}.',
  mean: (parts): readonly StaticAbility[] => {
    const condition = parts.c;
    const skip: StaticEffect = { kind: 'skip', who: you, step: 'turn', optional: true, then: parts.then };
    return [{ kind: 'static', effects: [skip], condition }];
  },
});

/** Whom this has dealt damage to. */
for (const [since, words] of [
  ['game', 'this game'],
  ['turn', 'this turn'],
] as const)
  rule({
    name: `anything.damagedByThis.${since}`,
    of: 'Anything',
    slots: { p: 'PlayerNoun', n: 'Noun', s: 'Self?' },
    en: [
      `each {p#sg} and {n#sg} {s} has dealt damage to ${words}`,
      `each {p#sg} and {n#sg} it has dealt damage to ${words}`,
    ],
    agreement: 'pl',
    mean: ({ p, n }) => {
      const dealt: Condition = {
        kind: 'history',
        event: {
          on: 'damage',
          source: { kind: 'is', what: self },
          to: { kind: 'is', what: { kind: 'var', name: 'it' } },
        },
        since,
      };
      const players = eachOf(p);
      if (players.kind !== 'players' || players.where !== undefined || n.zones !== undefined)
        throw new Unclear('which players');
      return {
        kind: 'union',
        of: [
          { ...players, where: dealt },
          { kind: 'each', where: allOf([...n.filters, { kind: 'where', condition: dealt }]) },
        ],
      };
    },
  });

// Phasing in (702.26)
rule({
  name: 'sequel.tappedAsItPhasesIn',
  of: 'Linked',
  slots: { k: 'SpokenObject' },
  en: ['tap that {k#sg} as it phases in this way.'],
  mean: (parts) => (before) => {
    void parts.k;
    const last = before.at(-1);
    if (last?.do !== 'phaseOut' || last.until === undefined) throw new Unclear('nothing phases in this way');
    return [...before.slice(0, -1), { ...last, tapped: true }];
  },
});

// Votes for objects (701.38)
rule({
  name: 'simple.voteFor',
  of: 'Simple',
  slots: { n: 'Noun' },
  en: 'starting with you, each player votes for a {n#sg}',
  mean: ({ n }, d): readonly Action[] => {
    const as = d.fresh('most');
    d.mention({ selector: bound(as), kinds: [MOST_VOTES, ...n.kinds], several: true, byKind: true });
    return [
      {
        do: 'voteFor',
        from: { kind: 'each', where: allOf(n.filters), ...(n.zones === undefined ? {} : { zones: n.zones }) },
        as,
      },
    ];
  },
});
const MOST_VOTES = 'with the most votes';
rule({
  name: 'things.mostVotes',
  of: 'Thing',
  slots: { n: 'Noun' },
  en: ['each {n#sg} with the most votes or tied for most votes'],
  agreement: 'sg',
  mean: (parts, d) => {
    const selector = d.refer({ kind: MOST_VOTES });
    const [, voted] = d.spokenOf(selector)?.kinds ?? [];
    if (parts.n.kinds[0] !== voted) throw new Unclear('something else was voted for');
    return { kind: 'definite', selector, plural: true };
  },
});

// The text of a permanent (612)
const color = {
  from: [
    { do: 'chooseColor', key: 'from' },
    { do: 'chooseColor', key: 'to' },
  ],
} as const;
const basic = (key: string): Action => ({
  do: 'chooseWord',
  domain: 'landType',
  key,
  where: { kind: 'any', of: BASIC_LAND_TYPES.map((type) => ({ kind: 'subtype', type })) },
});
const CHANGED: Readonly<Record<string, readonly (readonly Action[])[]>> = {
  'one color word with another': [color.from],
  'one basic land type with another': [[basic('from'), basic('to')]],
  'one color word with another or one basic land type with another': [color.from, [basic('from'), basic('to')]],
};
for (const [words, options] of Object.entries(CHANGED))
  for (const [name, after, duration] of [
    ['good', '', { kind: 'forever' }],
    ['turn', ' until end of turn', { kind: 'endOfTurn' }],
  ] as const)
    rule({
      name: `act.changeText.${name}.${words}`,
      of: 'Act',
      slots: { what: 'Things' },
      en: `<change> the text of {what} by replacing all instances of ${words}${after}`,
      mean:
        ({ what }, d) =>
        (): readonly Action[] => {
          const picked = d.pick(what);
          const [only] = options;
          return [
            ...(options.length === 1 ? (only ?? []) : [{ do: 'either', options } as const]),
            {
              do: 'effect',
              effects: [{ kind: 'modify', what: picked, changes: [{ kind: 'text', from: 'from', to: 'to' }] }],
              duration,
            },
          ];
        },
    });
