/** What players are offered or told in rarer words: any of them may pay, look everywhere, reveal a hand for a spell, choose how to block. */
import type { Ability, Action, Condition, Cost, Filter, Selector, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { substitute } from '../../prose/substitute.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described, Telling } from '../game.ts';
import { allOf, bound, eachOf, self, you } from '../nouns/selectors.ts';
import { replaced } from '../replacements/instead.ts';
import { exactly } from '../values/amounts.ts';
import { askedOf } from '../verbs/activating.ts';

export const rarerWords = rulesOf();
const { rule } = rarerWords;

// Any player may
function offeredToAny(n: Described, d: Telling, offer: (player: Selector, did: Action) => Action): readonly Action[] {
  const [name, did] = [d.fresh('player'), d.fresh('anyone')];
  d.mention({ selector: bound(name), kinds: ['player'], several: false });
  askedOf(n, d, did);
  const action = offer(bound(name), { do: 'let', name: did, value: 1 });
  return [
    { do: 'let', name: did, value: 0 },
    { do: 'forEach', in: eachOf(n), as: name, actions: [action] },
  ];
}
rule({
  name: 'simple.anyMayPay',
  of: 'Simple',
  slots: { n: 'PlayerNoun', cost: 'Payment' },
  en: 'any {n#sg} may {cost@base}',
  mean: ({ n, cost }, d) => offeredToAny(n, d, (who, did) => ({ do: 'pay', who, cost, optional: true, then: [did] })),
});
rule({
  name: 'simple.anyMayHavePlayer',
  of: 'Simple',
  slots: { n: 'PlayerNoun', other: 'Player', act: 'Act' },
  en: 'any {n#sg} may have {other} {act@base}',
  mean: (parts, d) =>
    offeredToAny(parts.n, d, (who, did) => {
      const actions = d.act(() => parts.act(parts.other));
      return { do: 'may', who, actions: [...actions, did] };
    }),
});

// Casting and paying
rule({
  name: 'payment.colorless',
  of: 'Payment',
  slots: { n: 'Count' },
  en: '<pay> {n} {C}',
  mean: ({ n }) => {
    const count = exactly(n);
    if (typeof count !== 'number') throw new Unclear('how much');
    return [{ kind: 'mana', mana: '{C}'.repeat(count) }];
  },
});
const handOf = (who: Selector): Value => ({
  kind: 'count',
  of: { kind: 'each', where: { kind: 'ownedBy', who }, zones: ['hand'] },
});
rule({
  name: 'castingCost.revealHand',
  of: 'CastingCost',
  en: 'reveal your hand',
  mean: (): readonly Cost[] => [{ kind: 'reveal', what: { kind: 'all', of: [] }, count: handOf(you) }],
});
rule({
  name: 'who.noSuchHand',
  of: 'Who',
  slots: { n: 'Noun' },
  en: '<have> no {n#pl} in hand',
  mean: ({ n }) => {
    if (n.filters.every(({ kind }) => kind === 'card')) throw new Unclear('no cards at all');
    return (who) => {
      const theirs: Selector = {
        kind: 'each',
        where: allOf([...n.filters, { kind: 'ownedBy', who }]),
        zones: ['hand'],
      };
      return { kind: 'not', of: { kind: 'exists', what: theirs } };
    };
  },
});
const EVERYWHERE = ['hand', 'graveyard', 'exile', 'command', 'library', 'stack'] as const;
rule({
  name: 'standing.castOnlyFromGraveyard',
  of: 'Rewriting',
  slots: { s: 'Self' },
  en: 'you may cast {s} from your graveyard, but not from anywhere else',
  mean: (): readonly Ability[] => {
    const isThis: Filter = { kind: 'is', what: self };
    const there: Condition = { kind: 'matches', what: self, where: { kind: 'in', zones: ['graveyard', 'stack'] } };
    return [
      { kind: 'alternativeCost', name: 'graveyard', cost: [{ kind: 'manaCostOf', what: self }], zone: 'graveyard' },
      {
        kind: 'static',
        zones: EVERYWHERE,
        effects: [
          { kind: 'cant', action: 'cast', what: { kind: 'players', which: 'each' }, by: isThis, unless: there },
        ],
      },
    ];
  },
});
rule({
  name: 'act.searchOwnEverywhere',
  of: 'Act',
  slots: { n: 'Noun' },
  en: '<search> your graveyard, hand, and library for a {n#sg}',
  mean:
    ({ n }, d) =>
    (who) => {
      const as = d.fresh('found');
      d.mention({ selector: bound(as), kinds: ['card', 'found', ...n.kinds], several: false });
      return [
        {
          do: 'search',
          ...(who.kind === 'you' ? {} : { who }),
          zones: ['graveyard', 'hand', 'library'],
          what: allOf(n.filters),
          min: 0,
          max: 1,
          as,
        },
      ];
    },
});

// Combat
rule({
  name: 'simple.blockAsYouChoose',
  of: 'Simple',
  slots: { what: 'Things' },
  en: '{what} block this turn if able, and you choose how those creatures block',
  mean: ({ what }, d) => [
    {
      do: 'effect',
      effects: [
        { kind: 'must', action: 'block', what: d.pick(what) },
        { kind: 'may', action: 'chooseBlocks', who: you },
      ],
      duration: { kind: 'endOfTurn' },
    },
  ],
});
rule({
  name: 'condition.youreDefending',
  of: 'Condition',
  en: "you're the defending player",
  mean: () => ({
    kind: 'matches',
    what: you,
    where: { kind: 'is', what: { kind: 'attacked', by: { kind: 'event', role: 'object' }, player: true } },
  }),
});
rule({
  name: 'things.theBlocking',
  of: 'Thing',
  en: 'the blocking creature',
  agreement: 'sg',
  mean: (_, d) => {
    if (d.maybe({ kind: 'attacked by', several: false }) !== undefined)
      return { kind: 'definite', selector: { kind: 'event', role: 'object' } };
    return { kind: 'definite', selector: d.refer({ kind: 'blocked by', several: false }) };
  },
});
rule({
  name: 'things.theAttacking',
  of: 'Thing',
  en: 'the attacking creature',
  agreement: 'sg',
  mean: (_, d) => ({ kind: 'definite', selector: d.refer({ kind: 'attacked by', several: false }) }),
});

// What is so
rule({
  name: 'condition.allAre',
  of: 'Condition',
  slots: { n: 'Item', m: 'Item' },
  en: 'all {n#pl} on the battlefield are {m#pl}',
  mean: ({ n, m }) => {
    const others: Filter = { kind: 'not', of: allOf(m.filters) };
    return { kind: 'not', of: { kind: 'exists', what: eachOf({ ...n, filters: [...n.filters, others] }) } };
  },
});
rule({
  name: 'sequel.ifNoneDrawn',
  of: 'Linked',
  slots: { c: 'Clause' },
  en: "if you don't draw a card this way, {c}.",
  mean: (parts, d) => (before) => {
    let as: string | undefined;
    const made = substitute(before, (node) => {
      if (typeof node !== 'object' || node === null || (node as { do?: unknown }).do !== 'draw') return undefined;
      if (as !== undefined) throw new Unclear('which draw');
      as = (node as { as?: string }).as ?? d.fresh('drawn');
      return { ...node, as };
    });
    if (as === undefined) throw new Unclear('nothing is drawn');
    const then = d.act(() => parts.c);
    return [...made, { do: 'if', condition: { kind: 'not', of: { kind: 'did', name: as } }, then }];
  },
});
rule({
  name: 'things.eitherOfThem',
  of: 'Thing',
  en: 'either of them',
  agreement: 'sg',
  mean: (_, d) => ({ kind: 'choice', described: d.poolOfThings(), count: { min: 1, max: 1 } }),
});
rule({
  name: 'sentence.ifWouldDealThisTurn',
  of: 'Sentence',
  slots: { s: 'Item', who: 'Player', k: 'DamageKind', to: 'WouldBeDealt', i: 'Instead' },
  en: 'if a {s#sg} {who} <control@who> would deal {k} this turn to {to}, {i}.',
  mean: ({ s, who, k, to, i }, d) =>
    d.aside(() => {
      const source = allOf([...s.filters, { kind: 'controlledBy', who }]);
      const on = { on: 'damage', ...k, source, to } as const;
      return [
        {
          do: 'effect',
          effects: [{ kind: 'replace', on, instead: replaced(on, i) }],
          duration: { kind: 'endOfTurn' },
        },
      ];
    }),
});
rule({
  name: 'trigger.three',
  of: 'Trigger',
  slots: { a: 'Event', b: 'Event', c: 'Event' },
  en: ['whenever {a}, or {b}, or {c}', 'whenever {a}, {b}, or {c}'],
  mean: (parts) => {
    const { a } = parts;
    const { b } = parts;
    const { c } = parts;
    if ([a, b, c].some((e) => e.oneOrMore !== undefined || e.nth !== undefined || e.zones !== undefined))
      throw new Unclear('one or more of several events');
    return { on: { on: 'any', of: [a, b, c].flatMap(({ on }) => (on.on === 'any' ? on.of : [on])) } };
  },
});
rule({
  name: 'event.youAndOrYoursTargeted',
  of: 'Event',
  slots: { n: 'Noun', by: 'Targeter' },
  en: 'you and/or at least one {n#sg} becomes the target of {by}',
  mean: ({ n, by }, d) => {
    const yours = allOf([{ kind: 'in', zones: ['battlefield'] }, ...n.filters]);
    d.mention({
      selector: { kind: 'event', role: 'other' },
      kinds: ['spell', 'ability'],
      several: false,
      byKind: true,
    });
    d.mentionPlayer({ kind: 'controller', of: { kind: 'event', role: 'other' } });
    const what: Filter = { kind: 'any', of: [{ kind: 'is', what: you }, yours] };
    return {
      on: { on: 'targeted', what, ...(by === undefined ? {} : { by }) },
      oneOrMore: { per: 'other', as: d.fresh('them'), total: d.fresh('number') },
    };
  },
});
rule({
  name: 'fromZone.ownTwo',
  of: 'FromZone',
  slots: { a: 'Zone', b: 'Zone' },
  en: ['from your {a} and/or your {b}', 'from your {a} and/or {b}'],
  mean: ({ a, b }) => ({ from: [a, b], owner: you }),
});
rule({
  name: 'fromZone.graveyardsOrBattlefield',
  of: 'FromZone',
  en: 'from graveyards and/or the battlefield',
  mean: () => ({ from: ['graveyard', 'battlefield'] }),
});
rule({
  name: 'standing.escapesWithAbility',
  of: 'Rewriting',
  slots: { s: 'Self', a: 'Ability' },
  en: '{s} escapes with "{a}"',
  mean: (parts, d): readonly Ability[] => {
    void parts.s;
    const ability = d.quote(() => parts.a);
    return [
      {
        kind: 'static',
        effects: [{ kind: 'modify', what: self, changes: [{ kind: 'gain', ability }] }],
        condition: { kind: 'paid', cost: 'escape' },
      },
    ];
  },
});
rule({
  name: 'standing.escapesWithChoice',
  of: 'Rewriting',
  slots: { s: 'Self', how: 'Entry' },
  en: '{s} escapes {how}',
  mean: ({ s, how }): readonly Ability[] => {
    if (how.actions === undefined) throw new Unclear('nothing is chosen');
    return [
      {
        kind: 'replacement',
        on: { on: 'move', what: { kind: 'is', what: s }, to: ['battlefield'] },
        instead: how,
        condition: { kind: 'paid', cost: 'escape' },
      },
    ];
  },
});
rule({
  name: 'predicate.blockAnyNumberMore',
  of: 'Predicate',
  en: 'can block an additional ninety-nine creatures each combat',
  mean: () => (what) => [{ kind: 'may', action: 'blockMore', what, count: 99 }],
});

// For longer than a turn
rule({
  name: 'simple.preventAllDealtFor',
  of: 'Simple',
  slots: { duration: 'Duration', k: 'DamageKind', source: 'Damager' },
  en: '{duration}, prevent all {k} {source} would deal',
  mean: ({ duration, k, source }): readonly Action[] => [
    {
      do: 'effect',
      effects: [{ kind: 'replace', on: { on: 'damage', ...k, source }, instead: { kind: 'prevent' } }],
      duration,
    },
  ],
});
rule({
  name: 'simple.preventAllToAndByFor',
  of: 'Simple',
  slots: { duration: 'Duration', k: 'DamageKind', t: 'Thing' },
  en: '{duration}, prevent all {k} that would be dealt to and dealt by {t}',
  mean: ({ duration, k, t }, d): readonly Action[] => {
    const is: Filter = { kind: 'is', what: d.pick(t) };
    return [
      {
        do: 'effect',
        effects: [
          { kind: 'replace', on: { on: 'damage', ...k, to: is }, instead: { kind: 'prevent' } },
          { kind: 'replace', on: { on: 'damage', ...k, source: is }, instead: { kind: 'prevent' } },
        ],
        duration,
      },
    ];
  },
});
rule({
  name: 'simple.redirectFor',
  of: 'Simple',
  slots: { duration: 'Duration', k: 'DamageKind', p: 'DamageParts', to: 'Anything' },
  en: '{duration}, all {k} that would be dealt {p} is dealt to {to} instead',
  mean: ({ duration, k, p, to }): readonly Action[] => {
    if (duration.kind === 'endOfTurn') throw new Unclear('said of a turn by itself');
    return [
      {
        do: 'effect',
        effects: [{ kind: 'replace', on: { on: 'damage', ...k, ...p }, instead: { kind: 'change', to } }],
        duration,
      },
    ];
  },
});
/** 709.5f: a locked one, which the player chooses. */
rule({
  name: 'act.unlockOf',
  of: 'Act',
  slots: { what: 'Things' },
  en: '<unlock> a locked door of {what}',
  mean: (parts, d) => (who) => [{ do: 'unlock', what: d.pick(parts.what, who) }],
});
rule({
  name: 'act.loseEveryCounter',
  of: 'Act',
  en: '<lose> all counters',
  mean: () => (who) => [{ do: 'removeCounters', from: who, count: 'all' }],
});
rule({
  name: 'counted.leftYours',
  of: 'Counted',
  slots: { n: 'Item' },
  en: '{n} that left the battlefield under your control this turn',
  mean: ({ n }) => {
    const what = allOf([...n.filters, { kind: 'controlledBy', who: you }]);
    return { kind: 'history', event: { on: 'move', what, from: ['battlefield'] } };
  },
});
rule({
  name: 'playerNoun.exactLife',
  of: 'PlayerNoun',
  slots: { h: 'PlayerHead', n: 'Number' },
  en: '{h} with exactly {n} life',
  agreement: { from: 'h' },
  mean: ({ h, n }) => {
    const condition: Condition = {
      kind: 'compare',
      value: { kind: 'life', of: { kind: 'var', name: 'it' } },
      is: { op: '=', to: n },
    };
    return { ...h, filters: [...h.filters, { kind: 'where', condition }] };
  },
});
