/** Damage, recovering, empowering, levels: what is done to champions and units. */
import type { Action, Direction, Selector, Value } from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import { doneBy } from '../../prose/doing.ts';
import { rulesOf } from '../categories/index.ts';
import type { Act, Telling } from '../game.ts';
import { timesOf } from './cards.ts';

export const damage = rulesOf();
const { rule } = damage;

interface Dealt {
  readonly amount: Value;
  readonly to: Selector;
  readonly unpreventable?: boolean;
}
const deals = ({ amount, to, unpreventable }: Dealt, d: Telling, source?: Selector): readonly Action[] => {
  const as = d.fresh('dealt');
  d.cameTo('damage', { kind: 'var', name: as });
  d.mentionAmount({ kind: 'var', name: as });
  return [
    {
      do: 'damage',
      ...(source === undefined ? {} : { source }),
      to,
      amount,
      ...(unpreventable === true ? { unpreventable } : {}),
      as,
    },
  ];
};
for (const [name, words, unpreventable] of [
  ['', 'damage', false],
  ['Unpreventable', 'unpreventable damage', true],
] as const) {
  rule({
    name: `act.deal${name}`,
    of: 'Act',
    slots: { n: 'Amount', to: 'Things' },
    en: [`<deal> {n} ${words} to {to}`, `<deal> an additional {n} ${words} to {to}`],
    mean:
      ({ n, to }, d): Act =>
      (who) =>
        deals({ amount: n, to: d.pick(to, who), unpreventable }, d),
  });
  rule({
    name: `act.dealForEach${name}`,
    of: 'Act',
    slots: { n: 'Amount', to: 'Things', f: 'ForEach' },
    en: `<deal> {n} ${words} to {to} {f}`,
    mean:
      (parts, d): Act =>
      (who) => {
        const to = d.pick(parts.to, who);
        return deals({ amount: timesOf(parts.n, parts.f), to, unpreventable }, d);
      },
  });
  rule({
    name: `act.dealEqual${name}`,
    of: 'Act',
    slots: { to: 'Things', v: 'Value' },
    en: [`<deal> ${words} to {to} equal to {v}`, `<deal> an amount of ${words} to {to} equal to {v}`],
    mean:
      (parts, d): Act =>
      (who) => {
        const to = d.pick(parts.to, who);
        return deals({ amount: parts.v, to, unpreventable }, d);
      },
  });
  rule({
    name: `act.dealEqualBefore${name}`,
    of: 'Act',
    slots: { v: 'Value', to: 'Things' },
    en: `<deal> ${words} equal to {v} to {to}`,
    mean:
      (parts, d): Act =>
      (who) => {
        const { v } = parts;
        return deals({ amount: v, to: d.pick(parts.to, who), unpreventable }, d);
      },
  });
  rule({
    name: `objectAct.deal${name}`,
    of: 'ObjectAct',
    slots: { n: 'Amount', to: 'Anything' },
    en: `<deal> {n} ${words} to {to}`,
    mean:
      (parts, d): Act =>
      (what) =>
        deals({ amount: parts.n, to: d.notDoer(parts), unpreventable }, d, what),
  });
  rule({
    name: `objectAct.dealEqual${name}`,
    of: 'ObjectAct',
    slots: { v: 'Value', to: 'Anything' },
    en: [`<deal> ${words} equal to {v} to {to}`],
    mean:
      (parts, d): Act =>
      (what) =>
        deals({ amount: parts.v, to: d.notDoer(parts), unpreventable }, d, what),
  });
}
/** "You may have each player draw a card." */
rule({
  name: 'act.havePlayers',
  of: 'Act',
  slots: { who: 'Player', act: 'Act' },
  en: '<have> {who} {act@base}',
  mean: (parts, d) => () => doneBy(parts.who, d, () => parts.act),
});
/** "You may have this deal 2 damage to your champion." */
rule({
  name: 'act.haveDeal',
  of: 'Act',
  slots: { what: 'Thing', act: 'ObjectAct' },
  en: '<have> {what} {act@base}',
  mean: (parts, d) => (who) => {
    const what = d.pick(parts.what, who);
    return d.doing(what, () => parts.act(what));
  },
});
rule({
  name: 'act.recover',
  of: 'Act',
  slots: { n: 'Amount' },
  en: ['<recover> {n}', 'also <recover> {n}'],
  mean:
    ({ n }): Act =>
    (who) => [{ do: 'recover', who, amount: n }],
});
rule({
  name: 'act.recoverForEach',
  of: 'Act',
  slots: { n: 'Amount', f: 'ForEach' },
  en: '<recover> {n} {f}',
  mean:
    (parts): Act =>
    (who) => [{ do: 'recover', who, amount: timesOf(parts.n, parts.f) }],
});
rule({
  name: 'act.empower',
  of: 'Act',
  slots: { n: 'Amount' },
  en: '<empower> {n}',
  mean:
    ({ n }): Act =>
    (who) => [{ do: 'empower', ...(who.kind === 'you' ? {} : { who }), amount: n }],
});
rule({
  name: 'act.heal',
  of: 'Act',
  slots: { what: 'Things' },
  en: ['<remove> all temporary damage from {what}', '<remove> all damage from {what}'],
  mean:
    ({ what }, d): Act =>
    (who) => [{ do: 'heal', what: d.pick(what, who) }],
});
rule({
  name: 'objectAct.levelUp',
  of: 'ObjectAct',
  en: '<level> up',
  mean: (): Act => (what) => [{ do: 'levelUp', what }],
});
rule({
  name: 'act.levelUp',
  of: 'Act',
  slots: { what: 'Thing' },
  en: '<level> up {what}',
  mean:
    ({ what }, d): Act =>
    (who) => [{ do: 'levelUp', what: d.pick(what, who) }],
});
rule({
  name: 'act.delevel',
  of: 'Act',
  slots: { what: 'Thing' },
  en: '<delevel> {what}',
  mean:
    ({ what }, d): Act =>
    (who) => [{ do: 'delevel', what: d.pick(what, who) }],
});
rule({
  name: 'act.gainStatus',
  of: 'Act',
  slots: { name: 'Name' },
  en: '<gain> the {name} status',
  mean:
    ({ name }): Act =>
    (who) => [{ do: 'status', who, name }],
});
rule({
  name: 'act.loseStatus',
  of: 'Act',
  slots: { name: 'Name' },
  en: '<lose> the {name} status',
  mean:
    ({ name }): Act =>
    (who) => [{ do: 'status', who, name, not: true }],
});
rule({
  name: 'act.loseThisStatus',
  of: 'Act',
  en: '<lose> this status',
  mean: (_, d): Act => {
    const { types, name } = d.told.face;
    if (!types.includes('status')) throw new Unclear('no status');
    return (who) => [{ do: 'status', who, name, not: true }];
  },
});
rule({
  name: 'act.gainMastery',
  of: 'Act',
  slots: { name: 'Name' },
  en: ['<gain> the {name} mastery', '<gain> {name} mastery'],
  mean:
    ({ name }): Act =>
    (who) => [{ do: 'mastery', who, name }],
});
/** Mastery, Shifting Currents 2.2: its player changes it; who would choose for the mastery of another, no action can say. */
const turning =
  (what: Selector, how: { readonly to?: readonly Direction[]; readonly adjacent?: true } = {}): Act =>
  (who) => {
    if (what.kind !== 'mastery') throw new Unclear('only a mastery faces somewhere');
    if (who.kind !== 'you' || what.of.kind !== 'you') throw new Unclear('whose mastery, and who chooses?');
    return [{ do: 'turnDirection', who, ...(what.name === undefined ? {} : { name: what.name }), ...how }];
  };
rule({
  name: 'act.changeDirection',
  of: 'Act',
  slots: { t: 'Thing', to: 'Directions' },
  en: ["<change> {t}' direction to {to}", '<turn> {t} to face {to}', '<change> {t} to face {to}'],
  mean: ({ t, to }, d) => turning(d.pick(t), { to }),
});
rule({
  name: 'act.changeDirectionAny',
  of: 'Act',
  slots: { t: 'Thing' },
  en: [
    '<change> the direction of {t} to a different direction of your choice',
    "<change> {t}' direction",
    '<change> the direction of {t}',
  ],
  mean: ({ t }, d) => turning(d.pick(t)),
});
rule({
  name: 'act.changeDirectionAdjacent',
  of: 'Act',
  slots: { t: 'Thing' },
  en: [
    '<change> the direction of {t} to an adjacent direction of your choice',
    '<change> the direction of {t} to an adjacent direction',
  ],
  mean: ({ t }, d) => turning(d.pick(t), { adjacent: true }),
});
rule({ name: 'act.winGame', of: 'Act', en: '<win> the game', mean: (): Act => (who) => [{ do: 'win', who }] });
rule({ name: 'act.loseGame', of: 'Act', en: '<lose> the game', mean: (): Act => (who) => [{ do: 'lose', who }] });
