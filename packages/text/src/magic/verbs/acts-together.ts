/** Acts with one number for two of them, things put from elsewhere, counters up to a limit, and one subject that does and gets something. */
import type { Action, Selector, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import type { Going } from '../categories/cards.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling } from '../game.ts';
import { bound } from '../nouns/selectors.ts';
import { exactly } from '../values/amounts.ts';

export const actsTogether = rulesOf();
const { rule } = actsTogether;

const DOES: Readonly<Record<string, (who: Selector, n: Value) => Action>> = {
  draw: (who, count) => ({ do: 'draw', who, count }),
  discard: (who, count) => ({ do: 'discard', who, count }),
  gain: (who, amount) => ({ do: 'gainLife', who, amount }),
  lose: (who, amount) => ({ do: 'loseLife', who, amount }),
};
const of = (verb: string, who: Selector, n: Value): readonly Action[] => {
  const does = DOES[verb];
  return does === undefined ? [] : [does(who, n)];
};
for (const [a, b] of [
  ['draw', 'lose'],
  ['draw', 'gain'],
  ['lose', 'discard'],
  ['lose', 'draw'],
  ['gain', 'draw'],
] as const) {
  const what = (verb: string): string => (verb === 'draw' || verb === 'discard' ? 'cards' : 'life');
  rule({
    name: `act.bothEqual.${a}.${b}`,
    of: 'Act',
    slots: { v: 'Value' },
    en: `<${a}> ${what(a)} and <${b}> ${what(b)} equal to {v}`,
    mean:
      ({ v }) =>
      (who) => [...of(a, who, v), ...of(b, who, v)],
  });
}
const inHand = (who: Selector): Selector => ({ kind: 'each', where: { kind: 'ownedBy', who }, zones: ['hand'] });
rule({
  name: 'act.exileFromHandEqual',
  of: 'Act',
  slots: { v: 'Value' },
  en: ['<exile> cards from their hand equal to {v}', '<exile> cards from your hand equal to {v}'],
  mean:
    ({ v }, d) =>
    (who) => {
      const as = d.fresh('chosen');
      return [
        { do: 'choose', ...(who.kind === 'you' ? {} : { who }), from: inHand(who), min: v, max: v, as },
        { do: 'move', what: bound(as), to: { zone: 'exile' } },
      ];
    },
});

// From elsewhere
rule({
  name: 'act.putThisOnTop',
  of: 'Act',
  slots: { s: 'Self', z: 'Zone' },
  en: '<put> {s} on top of your library from your {z}',
  mean: ({ s, z }, d) => {
    d.worksIn(z);
    return () => [{ do: 'move', what: s, to: { zone: 'library', position: 'top' } }];
  },
});
rule({
  name: 'act.putThisFromCommandZone',
  of: 'Act',
  slots: { s: 'Self' },
  en: '<put> {s} onto the battlefield from the command zone',
  mean: ({ s }, d) => {
    d.worksIn('command');
    return () => [{ do: 'move', what: s, to: { zone: 'battlefield' } }];
  },
});
rule({
  name: 'returnTo.commandZone',
  of: 'ReturnTo',
  en: 'to the command zone',
  mean: (): Going => () => [{ zone: 'command' }],
});
rule({
  name: 'act.putFromHandThere',
  of: 'Act',
  slots: { count: 'Count', n: 'Item', whose: 'Whose', z: 'Zone' },
  en: '<put> {count} {n#count} onto the battlefield from {whose} {z}',
  mean: ({ count, n, whose, z }, d) => {
    if (!n.kinds.includes('card')) throw new Unclear('only cards are there');
    const described = { ...n, zones: [z], filters: [...n.filters, { kind: 'ownedBy', who: whose } as const] };
    return (who) => {
      const what = d.pick({ kind: 'choice', described, count }, who);
      return [
        {
          do: 'move',
          what,
          to: { zone: 'battlefield', ...(who.kind === 'you' ? {} : { controller: who }) },
          as: d.fresh('put'),
        },
      ];
    };
  },
});
rule({
  name: 'act.exileFaceDownWith',
  of: 'Act',
  slots: { what: 'Things', count: 'Count', c: 'Counter' },
  en: '<exile> {what} face down with {count} {c} <counter#count> on it',
  mean:
    ({ what, count, c }, d) =>
    (who) => {
      const picked = d.pick(what, who);
      const as = d.fresh('exiled');
      d.mention({ selector: bound(as), kinds: ['card', 'exiled'], several: false, zones: ['exile'] });
      return [
        {
          do: 'move',
          what: picked,
          to: { zone: 'exile', faceDown: true, counters: [{ counter: c, count: exactly(count) }] },
          as,
        },
      ];
    },
});
rule({
  name: 'act.exileOneFaceDown',
  of: 'Act',
  slots: { count: 'Count' },
  en: '<exile> {count} face down',
  mean:
    ({ count }, d) =>
    (who) => {
      const { selector, kinds } = d.rest();
      const picked = d.pick({ kind: 'choice', described: { filters: [], kinds, pool: selector }, count }, who);
      const as = d.fresh('exiled');
      d.mention({ selector: bound(as), kinds: ['card', 'exiled'], several: count.max !== 1, zones: ['exile'] });
      return [{ do: 'move', what: picked, to: { zone: 'exile', faceDown: true }, as }];
    },
});

// Counters
/** 122.1: up to so many, and never more in all. */
rule({
  name: 'act.putCountersUpTo',
  of: 'Act',
  slots: { c: 'Counter', s: 'Self', e: 'Counter', t: 'Self', n: 'Count' },
  en: "<put> up to X {c} counters on {s}. ^This ability can't cause the total number of {e} counters on {t} to be greater than {n}",
  mean: ({ c, s, e, n }, d) => {
    if (c !== e) throw new Unclear('counters of two kinds');
    const there: Value = { kind: 'counters', counter: c, on: s };
    const room: Value = { kind: 'max', of: [0, { kind: 'minus', a: exactly(n), b: there }] };
    const key = d.fresh('number');
    return () => [
      { do: 'chooseNumber', min: 0, max: { kind: 'min', of: [{ kind: 'x' }, room] }, key },
      { do: 'counters', on: s, counter: c, count: { kind: 'noted', key } },
    ];
  },
});
rule({
  name: 'act.chooseOneOfColors',
  of: 'Act',
  slots: { a: 'Color', b: 'Color' },
  en: '<choose> {a} or {b}',
  mean: ({ a, b }) => {
    const except = (['white', 'blue', 'black', 'red', 'green'] as const).filter((each) => each !== a && each !== b);
    return (who) => [{ do: 'chooseColor', ...(who.kind === 'you' ? {} : { who }), key: 'color', except }];
  },
});
rule({
  name: 'predicate.getsForEachTwice',
  of: 'Predicate',
  slots: { pt: 'PT', f: 'ForEach', more: 'PT', g: 'ForEach' },
  en: '<get> {pt} {f} and {more} {g}',
  mean: ({ pt, f, more, g }) => {
    if (!pt.signed || !more.signed) throw new Unclear('by how much');
    const by = (n: Value, times: Value): Value => (n === 0 ? 0 : n === 1 ? times : { kind: 'times', of: [n, times] });
    return (what) => [
      {
        kind: 'modify',
        what,
        changes: [
          { kind: 'addPT', power: by(pt.power, f), toughness: by(pt.toughness, f) },
          { kind: 'addPT', power: by(more.power, g), toughness: by(more.toughness, g) },
        ],
      },
    ];
  },
});
rule({
  name: 'predicate.blockMoreForEach',
  of: 'Predicate',
  slots: { f: 'ForEach' },
  en: 'can block a additional creature each combat {f}',
  mean:
    ({ f }) =>
    (what) => [{ kind: 'may', action: 'blockMore', what, count: f }],
});
rule({
  name: 'predicate.cantAttackOwner',
  of: 'Predicate',
  en: "can't attack its owner",
  mean: () => (what) => [
    { kind: 'cant', action: 'attack', what, whom: { kind: 'is', what: { kind: 'owner', of: what } } },
  ],
});
/** One subject does something and gets something for a while. */
const acting = (d: Telling, what: Selector, act: (what: Selector) => readonly Action[]): readonly Action[] =>
  d.act(() => d.doing(what, () => act(what)));
rule({
  name: 'simple.objectActAndLasting',
  of: 'Simple',
  slots: { what: 'Thing', act: 'ObjectAct', p: 'Predicates', duration: 'Duration' },
  en: '{what} {act@what} and {p@what} {duration}',
  mean: (parts, d) => {
    const what = d.pick(parts.what);
    const first = acting(d, what, (it) => parts.act(it));
    const effects = parts.p(what);
    return [...first, { do: 'effect', effects, duration: parts.duration }];
  },
});
rule({
  name: 'simple.objectActAndStaysTapped',
  of: 'Simple',
  slots: { s: 'Self', act: 'ObjectAct' },
  en: "{s} {act@s} and doesn't untap during your next untap step",
  mean: (parts, d) => {
    const { s } = parts;
    const first = acting(d, s, (it) => parts.act(it));
    return [
      ...first,
      {
        do: 'effect',
        effects: [{ kind: 'cant', action: 'untapDuringUntapStep', what: s }],
        duration: { kind: 'duringNextUntap', of: { kind: 'you' } },
      },
    ];
  },
});
