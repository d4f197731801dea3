/** What was done "this way": conditions, and abilities that trigger when it was. */
import type { Action, Condition, Filter, Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { OF_ALL } from '../../prose/groups.ts';
import { substitute } from '../../prose/substitute.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described, Telling } from '../game.ts';
import { allOf, bound, eachOf, isGroup, you } from '../nouns/selectors.ts';
import { DONE_SO, thisWay } from '../verbs/libraries.ts';

export const thisWayRules = rulesOf();
const { rule } = thisWayRules;

const found = (n: Described, pool: Selector): Condition => ({ kind: 'exists', what: eachOf({ ...n, pool }) });
/** The same, spoken of: "that card" is what was discarded, whatever came after it. */
function foundAndSaid(described: Described, d: Telling, done: string): Condition {
  const pool = thisWay(d, done);
  // What was returned, destroyed or sacrificed was a permanent, and is none now.
  const n = { ...described, filters: described.filters.filter(({ kind }) => kind !== 'permanent') };
  const spoken = d.spokenOf(pool);
  if (spoken !== undefined) d.mention(spoken);
  return found(n, pool);
}
for (const done of DONE_SO) {
  rule({
    name: `condition.thisWay.${done}`,
    of: 'Condition',
    slots: { n: 'Noun' },
    en: [
      `a {n#sg} is ${done} this way`,
      `a {n#sg} was ${done} this way`,
      `one or more {n#pl} were ${done} this way`,
      `at least one {n#sg} was ${done} this way`,
      ...(done === 'exiled' ? ['a {n#sg} is put into exile this way'] : []),
    ],
    mean: ({ n }, d) => foundAndSaid(n, d, done),
  });
  rule({
    name: `condition.noneThisWay.${done}`,
    of: 'Condition',
    slots: { n: 'Noun' },
    en: [`no {n#pl} were ${done} this way`, `no {n#pl} are ${done} this way`],
    mean: ({ n }, d) => ({ kind: 'not', of: found(n, thisWay(d, done)) }),
  });
}
/** Of what was spoken of before: whether that was done to it. */
for (const done of ['destroyed', 'countered'] as const)
  rule({
    name: `condition.thatThisWay.${done}`,
    of: 'Condition',
    slots: { t: 'Thing' },
    en: [`{t} is ${done} this way`, `{t} was ${done} this way`],
    mean: ({ t }, d) => {
      if (t.kind === 'choice' || t.described !== undefined) throw new Unclear('none that was spoken of');
      const last = d.told.spoken.lastDone.get(done);
      if (last === undefined || JSON.stringify(last) !== JSON.stringify(t.selector))
        throw new Unclear('something else was done so');
      return { kind: 'exists', what: thisWay(d, done) };
    },
  });
/** Of what was destroyed: it has gone to a graveyard. */
const DIED: Filter = {
  kind: 'history',
  event: { on: 'move', what: { kind: 'all', of: [] }, from: ['battlefield'], to: ['graveyard'] },
};
const diedThisWay = (d: Telling, more: readonly Filter[]): Condition => ({
  kind: 'exists',
  what: { kind: 'filter', of: thisWay(d, 'destroyed'), where: allOf([...more, DIED]) },
});
rule({
  name: 'condition.diedThisWay',
  of: 'Condition',
  slots: { n: 'Noun' },
  en: ['a {n#sg} dies this way', 'a {n#sg} is put into a graveyard this way'],
  mean: ({ n }, d) => diedThisWay(d, n.filters),
});
rule({
  name: 'condition.itDiedThisWay',
  of: 'Condition',
  slots: { t: 'Thing' },
  en: ['{t} <die@t> this way', '{t} <are@t> put into a graveyard this way'],
  mean: ({ t }, d) => {
    if (t.kind === 'choice' || t.described !== undefined) throw new Unclear('none that was spoken of');
    return diedThisWay(d, [{ kind: 'is', what: t.selector }]);
  },
});
rule({
  name: 'addition.diedThisWay',
  of: 'Addition',
  en: [
    'put into a graveyard this way',
    'that died this way',
    'that dies this way',
    'that was put into a graveyard this way',
  ],
  mean: (_, d) => {
    const pool = thisWay(d, 'destroyed');
    return (it) => {
      if (it.kinds.includes('card')) throw new Unclear('the card is in the graveyard, and nothing else is said of it');
      return { ...it, pool, filters: [...it.filters, DIED] };
    };
  },
});
/** Of what was exiled, that which was exiled from there. */
rule({
  name: 'addition.exiledFromThisWay',
  of: 'Addition',
  slots: { whose: 'Whose', z: 'Zone' },
  en: 'exiled from {whose} {z} this way',
  mean: ({ whose, z }, d) => {
    const pool = thisWay(d, 'exiled');
    const moved: Filter = {
      kind: 'history',
      event: { on: 'move', what: { kind: 'all', of: [] }, from: [z], to: ['exile'] },
    };
    return (it) => ({ ...it, pool, filters: [...it.filters, moved, { kind: 'ownedBy', who: whose }] });
  },
});
/** Others may have sacrificed some as well. */
const ofYours = (n: Described): Described => ({ ...n, filters: [...n.filters, { kind: 'controlledBy', who: you }] });
for (const [verb, done] of [
  ['discard', 'discarded'],
  ['exile', 'exiled'],
  ['sacrifice', 'sacrificed'],
  ['reveal', 'revealed'],
  ['mill', 'milled'],
  ['return', 'returned'],
  ['find', 'found'],
] as const) {
  rule({
    name: `condition.youThisWay.${verb}`,
    of: 'Condition',
    slots: { n: 'Noun' },
    en: [
      `you ${verb} a {n#sg} this way`,
      `you ${done} a {n#sg} this way`,
      `you ${verb} one or more {n#pl} this way`,
      `you ${done} one or more {n#pl} this way`,
      ...(verb === 'return' ? ['you return a {n#sg} to your hand this way'] : []),
    ],
    mean: ({ n }, d) => foundAndSaid(verb === 'sacrifice' ? ofYours(n) : n, d, done),
  });
  /** 603.12: a reflexive ability. */
  rule({
    name: `sequel.whenThisWay.${verb}`,
    of: 'Sequel',
    slots: { n: 'Noun', c: 'Clause' },
    en: [`when you ${verb} a {n#sg} this way, {c}.`, `when you ${verb} one or more {n#pl} this way, {c}.`],
    mean: (parts, d) => (before) => {
      const condition = foundAndSaid(verb === 'sacrifice' ? ofYours(parts.n) : parts.n, d, done);
      const effect = d.effect(() => {
        d.mentionAmount({ kind: 'count', of: condition.kind === 'exists' ? condition.what : thisWay(d, done) });
        return parts.c;
      });
      return [...before, { do: 'if', condition, then: [{ do: 'reflexive', effect }] }];
    },
  });
}

for (const [verb, done] of [
  ['discard', 'discarded'],
  ['mill', 'milled'],
  ['reveal', 'revealed'],
] as const) {
  const by = (n: Described, p: Selector): Described => {
    if (p.kind === 'you' || isGroup(p)) throw new Unclear('one other player');
    return { ...n, filters: [...n.filters, { kind: 'ownedBy', who: p }] };
  };
  rule({
    name: `condition.playerThisWay.${verb}`,
    of: 'Condition',
    slots: { p: 'Player', n: 'Noun' },
    en: [
      `{p} <${verb}@p> a {n#sg} this way`,
      `{p} ${done} a {n#sg} this way`,
      `{p} <${verb}@p> at least one {n#sg} this way`,
    ],
    mean: ({ p, n }, d) => foundAndSaid(by(n, p), d, done),
  });
  rule({
    name: `condition.playerNotThisWay.${verb}`,
    of: 'Condition',
    slots: { p: 'Player', n: 'Noun' },
    en: [`{p} <don't@p> ${verb} a {n#sg} this way`, `{p} didn't ${verb} a {n#sg} this way`],
    mean: ({ p, n }, d) => ({ kind: 'not', of: found(by(n, p), thisWay(d, done)) }),
  });
}

// Of each of several players who did it together
for (const [verb, done, words, whose] of [
  ['discard', 'discarded', 'discarded', 'ownedBy'],
  ['draw', 'drawn', 'drew', 'ownedBy'],
  ['sacrifice', 'sacrificed', 'sacrificed', 'controlledBy'],
  ['exile', 'exiled', 'exiled', 'ownedBy'],
  ['mill', 'milled', 'milled', 'ownedBy'],
  ['reveal', 'revealed', 'revealed', 'ownedBy'],
] as const) {
  const theirs = (n: Described, d: Telling): ((player: Selector) => Condition) => {
    const pool = thisWay(d, done);
    // What was offered to each is told by who did it (`sequel.whoDid`).
    if (pool.kind === 'var' && pool.name.endsWith(OF_ALL)) throw new Unclear('who did what was offered');
    return (player) => {
      if (player.kind === 'you') throw new Unclear('one player');
      return found({ ...n, filters: [...n.filters, { kind: whose, who: player }] }, pool);
    };
  };
  rule({
    name: `who.thisWay.${verb}`,
    of: 'Who',
    slots: { n: 'Noun' },
    en: `${words} a {n#sg} this way`,
    mean: ({ n }, d) => theirs(n, d),
  });
  rule({
    name: `who.notThisWay.${verb}`,
    of: 'Who',
    slots: { n: 'Noun' },
    en: `didn't ${verb} a {n#sg} this way`,
    mean: ({ n }, d) => {
      const did = theirs(n, d);
      return (player) => ({ kind: 'not', of: did(player) });
    },
  });
}
rule({
  name: 'condition.putThisWay',
  of: 'Condition',
  slots: { n: 'Noun' },
  en: ['a {n#sg} is put onto the battlefield this way', 'you put a {n#sg} onto the battlefield this way'],
  mean: ({ n }, d) => {
    const pool = d.refer({ kind: 'card', zone: 'battlefield' });
    d.mention({ selector: pool, kinds: [...n.kinds, 'permanent'], several: false });
    return found(n, pool);
  },
});
rule({
  name: 'condition.severalPutThisWay',
  of: 'Condition',
  slots: { n: 'Noun' },
  en: 'you put one or more {n#pl} onto the battlefield this way',
  mean: ({ n }, d) => {
    const pool = d.refer({ kind: 'card', zone: 'battlefield' });
    d.mention({ selector: pool, kinds: [...n.kinds, 'permanent'], several: true });
    return found(n, pool);
  },
});
/** "If you don't put the card into your hand": whether it could not be offered, or was declined. */
rule({
  name: 'sequel.ifNotPut',
  of: 'Sequel',
  slots: { c: 'Clause' },
  en: [
    "if you don't put the card into your hand, {c}.",
    "if you don't put that card into your hand, {c}.",
    "if you don't put it into your hand, {c}.",
    "if you don't put the card onto the battlefield, {c}.",
    "if you don't put that card onto the battlefield, {c}.",
    "if you don't put it onto the battlefield, {c}.",
    "if you didn't put the revealed card onto the battlefield this way, {c}.",
    "if you didn't put that card onto the battlefield this way, {c}.",
  ],
  mean: (parts, d) => (before) => {
    const offered = before.at(-1);
    if (offered === undefined) throw new Unclear('nothing could be put anywhere');
    const name = d.fresh('did');
    let offers = 0;
    const named = substitute(offered, (node) => {
      if (typeof node !== 'object' || node === null || (node as { do?: unknown }).do !== 'may') return undefined;
      offers++;
      return { ...node, name };
    });
    if (offers !== 1) throw new Unclear('nothing that could be done or not');
    const then = d.without(offered, () => parts.c);
    return [...before.slice(0, -1), named, { do: 'if', condition: { kind: 'not', of: { kind: 'did', name } }, then }];
  },
});

/** "If you revealed a card but didn't put it onto the battlefield": both were offered. */
rule({
  name: 'sequel.ifRevealedNotPut',
  of: 'Sequel',
  slots: { c: 'Clause' },
  en: "if you revealed a card but didn't put it onto the battlefield, {c}.",
  mean: (parts, d) => (before) => {
    const reveal = before.at(-1);
    const put = reveal?.do === 'may' ? reveal.actions.at(-1) : undefined;
    const offer = put?.do === 'if' && put.else === undefined ? put.then.at(-1) : undefined;
    if (reveal?.do !== 'may' || put?.do !== 'if' || offer?.do !== 'may')
      throw new Unclear('nothing that was revealed could be put anywhere');
    const name = offer.name ?? d.fresh('did');
    const then = d.without(put, () => parts.c);
    const actions: readonly Action[] = [
      ...reveal.actions.slice(0, -1),
      { ...put, then: [...put.then.slice(0, -1), { ...offer, name }] },
      { do: 'if', condition: { kind: 'not', of: { kind: 'did', name } }, then },
    ];
    return [...before.slice(0, -1), { ...reveal, actions }];
  },
});

// What things have in common
const SHARED: readonly (readonly [string, (other: Selector) => Filter])[] = [
  ['color', (other) => ({ kind: 'sharesColor', with: other })],
  ['creature type', (other) => ({ kind: 'sharesType', with: other, of: 'creature' })],
  ['land type', (other) => ({ kind: 'sharesType', with: other, of: 'land' })],
  ['card type', (other) => ({ kind: 'sharesType', with: other, of: 'card' })],
];
for (const [word, filter] of SHARED)
  rule({
    name: `condition.shares.${word}`,
    of: 'Condition',
    slots: { what: 'Thing', other: 'Thing' },
    en: `{what} <share@what> a ${word} with {other}`,
    mean: (parts, d) => {
      const what = d.pick(parts.what);
      const { other: told } = parts;
      const other = told.kind === 'choice' ? eachOf(told.described) : d.besides(what, () => d.pick(told));
      spokenOfAgain(what, d);
      return { kind: 'matches', what, where: filter(other) };
    },
  });
/** "If it shares a color with this creature, you may reveal it": what the condition is about, not what it is compared with. */
function spokenOfAgain(what: Selector, d: Telling): void {
  const spoken = d.spokenOf(what);
  if (spoken !== undefined) d.mention(spoken);
}
rule({
  name: 'condition.sameName',
  of: 'Condition',
  slots: { what: 'Thing', other: 'Thing' },
  en: '{what} <have@what> the same name as {other}',
  mean: (parts, d) => {
    const what = d.pick(parts.what);
    if (parts.other.kind === 'choice')
      return { kind: 'matches', what, where: { kind: 'sharesName', with: eachOf(parts.other.described) } };
    const other = d.pick(parts.other);
    spokenOfAgain(what, d);
    return { kind: 'matches', what, where: { kind: 'sharesName', with: other } };
  },
});

// The players who did something
const DID: readonly (readonly [action: string, words: readonly string[]])[] = [
  ['search', ['searched their library', 'searched a library']],
  ['discard', ['discarded a card']],
  ['draw', ['drew a card']],
];
type Node = Readonly<Record<string, unknown>>;
const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null && !Array.isArray(node);

/** After every such action, who did it is among those who did. */
function noting(node: unknown, action: string, name: string): unknown {
  if (Array.isArray(node))
    return node.flatMap((each) => {
      const inner = noting(each, action, name);
      if (!isNode(each) || each.do !== action) return [inner];
      const who = (each.who ?? { kind: 'you' }) as Selector;
      return [inner, { do: 'let', name, objects: { kind: 'union', of: [bound(name), who] } }];
    });
  if (!isNode(node)) return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, noting(value, action, name)]));
}
/** The same in one sentence: who did what was offered to each. */
for (const [action, words] of DID.filter(([each]) => each !== 'search'))
  rule({
    name: `simple.offeredThenWhoDid.${action}`,
    of: 'Simple',
    slots: { offered: 'Acts', act: 'Acts' },
    en: words.map((did) => `each player may {offered@base}, then each player who ${did} this way {act@s}`),
    mean: (parts, d) => {
      const [one, name] = [d.fresh('player'), d.fresh('they')];
      d.mention({ selector: bound(one), kinds: ['player'], several: false });
      const offer: Action = { do: 'may', who: bound(one), actions: d.act(() => parts.offered(bound(one))) };
      const each: Action = { do: 'forEach', in: { kind: 'players', which: 'each' }, as: one, actions: [offer] };
      const noted = noting([each], action, name) as readonly Action[];
      if (JSON.stringify(noted) === JSON.stringify([each])) throw new Unclear('something else was offered');
      d.mention({ selector: bound(name), kinds: ['player'], several: true });
      const then = d.act(() => parts.act(bound(name)));
      return [{ do: 'let', name, objects: { kind: 'union', of: [] } }, ...noted, ...then];
    },
  });
for (const [action, words] of DID)
  rule({
    name: `sequel.whoDid.${action}`,
    of: 'Linked',
    slots: { act: 'Acts' },
    en: words.flatMap((did) => [
      `each player who ${did} this way {act@s}.`,
      `then each player who ${did} this way {act@s}.`,
    ]),
    mean: (parts, d) => (before) => {
      const at = before.findLastIndex((each) => JSON.stringify(each).includes(`"do":"${action}"`));
      const done = before[at];
      // Only where it was for each to choose: what all do is not told apart so.
      if (done === undefined || !JSON.stringify(done).includes('"do":"may"'))
        throw new Unclear('nobody could do that or not');
      const name = d.fresh('they');
      const noted = noting([done], action, name) as readonly Action[];
      d.mention({ selector: bound(name), kinds: ['player'], several: true });
      const then = d.act(() => parts.act(bound(name)));
      return [
        ...before.slice(0, at),
        { do: 'let', name, objects: { kind: 'union', of: [] } },
        ...noted,
        ...before.slice(at + 1),
        ...then,
      ];
    },
  });
