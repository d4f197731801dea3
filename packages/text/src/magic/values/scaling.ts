/** "For each": an amount of an action, or of a change, so many times over. */
import type { Action, Change, ColorName, Mana, StaticEffect, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { lasting } from '../../prose/doing.ts';
import { rulesOf } from '../categories/index.ts';
import type { Act, Predicate } from '../game.ts';
import { joined } from '../predicates/joined.ts';

export const scaling = rulesOf();
const { rule } = scaling;

const times = (amount: Value, by: Value): Value =>
  amount === 1 ? by : amount === 0 ? 0 : { kind: 'times', of: [amount, by] };

/** Which field of an action says how much of it is done. */
const AMOUNTS: Readonly<Record<string, string>> = {
  draw: 'count',
  discard: 'count',
  mill: 'count',
  sacrifice: 'count',
  gainLife: 'amount',
  loseLife: 'amount',
  damage: 'amount',
  counters: 'count',
  removeCounters: 'count',
  token: 'count',
  copyToken: 'count',
  amass: 'count',
  scry: 'count',
  surveil: 'count',
  exileTop: 'count',
};
/** Done so many times instead. */
const REPEATED: readonly string[] = ['investigate', 'proliferate', 'populate', 'explore'];
/** What only prepares the action that is scaled. */
const BEFORE: readonly string[] = ['choose', 'let'];

/** What is done so many times at once, where nothing speaks of the one at hand. */
export const AT_ONCE: ReadonlySet<string> = new Set([
  'token',
  'copyToken',
  'counters',
  'gainLife',
  'loseLife',
  'draw',
  'damage',
  'mill',
]);
/** Instructions so many times over: what is done at once where that can be said, and again and again otherwise. */
export const soOften = (actions: readonly Action[], by: Value): readonly Action[] =>
  actions.length === 1 && AT_ONCE.has(actions[0]?.do ?? '')
    ? scaled(actions, by)
    : [{ do: 'repeat', times: by, actions }];

/** The actions of one clause with its one amount so many times over. */
export function scaled(actions: readonly Action[], by: Value): readonly Action[] {
  const amounts = actions.filter((action) => !BEFORE.includes(action.do));
  if (amounts.length !== 1) throw new Unclear('what "for each" multiplies is not clear');
  return actions.map((action) => (BEFORE.includes(action.do) ? action : scaledAction(action, by)));
}

function scaledAction(action: Action, by: Value): Action {
  const field = AMOUNTS[action.do];
  if (field !== undefined) {
    const amount = (action as unknown as Readonly<Record<string, unknown>>)[field];
    if (typeof amount === 'string') throw new Unclear('all of them cannot be multiplied');
    return { ...action, [field]: times(amount as Value, by) } as Action;
  }
  if (action.do === 'move' && action.what.kind === 'top')
    return { ...action, what: { ...action.what, count: times(action.what.count, by) } };
  if (action.do === 'mana') return { ...action, mana: scaledMana(action.mana, by) };
  if (action.do === 'may') return { ...action, actions: scaled(action.actions, by) };
  if (action.do === 'forEach') return { ...action, actions: scaled(action.actions, by) };
  if (action.do === 'effect') return { ...action, effects: scaledEffects(action.effects, by) };
  if (REPEATED.includes(action.do)) return { do: 'repeat', times: by, actions: [action] };
  throw new Unclear('"for each" has no amount to multiply');
}

const COLOR: Readonly<Record<string, ColorName>> = {
  '{W}': 'white',
  '{U}': 'blue',
  '{B}': 'black',
  '{R}': 'red',
  '{G}': 'green',
};
/** "{B} or {G} for each": each of them may be another one. */
function scaledMana(mana: Mana, by: Value): Mana {
  if (mana.kind === 'fixed' && /^\{[^{}]+\}$/.test(mana.mana)) return { kind: 'times', mana: mana.mana, amount: by };
  const among =
    mana.kind === 'oneOf' ? mana.mana.map((symbol) => COLOR[symbol]).filter((color) => color !== undefined) : [];
  if (mana.kind === 'oneOf' && among.length === mana.mana.length)
    return { kind: 'anyColor', amount: by, combination: true, among };
  if ((mana.kind === 'chosenColor' || mana.kind === 'anyColor') && mana.amount === 1 && !('among' in mana))
    return { ...mana, amount: by };
  throw new Unclear('mana of several kinds is not multiplied');
}

const scaledEffects = (effects: readonly StaticEffect[], by: Value): readonly StaticEffect[] =>
  effects.map((effect) => {
    if (effect.kind !== 'modify') throw new Unclear('"for each" has no amount to multiply');
    return { ...effect, changes: effect.changes.map((change) => scaledChange(change, by)) };
  });

function scaledChange(change: Change, by: Value): Change {
  if (change.kind !== 'addPT') throw new Unclear('"for each" has no amount to multiply');
  return { ...change, power: signedTimes(change.power, by), toughness: signedTimes(change.toughness, by) };
}
const signedTimes = (amount: Value, by: Value): Value =>
  amount === -1 ? { kind: 'minus', a: 0, b: by } : times(amount, by);

rule({
  name: 'acts.forEach',
  of: 'Acts',
  slots: { a: 'Act', f: 'ForEach' },
  en: '{a} {f}',
  mean:
    (parts, d): Act =>
    (who) => {
      const actions = d.act(() => parts.a(who));
      return scaled(actions, parts.f);
    },
});
rule({
  name: 'acts.forEachAnd',
  of: 'Acts',
  slots: { a: 'Act', f: 'ForEach', b: 'Acts' },
  en: ['{a} {f} and {b}', '{a} {f}, then {b}'],
  mean:
    (parts, d): Act =>
    (who) => {
      const actions = d.act(() => parts.a(who));
      return [...scaled(actions, parts.f), ...d.act(() => parts.b(who))];
    },
});
rule({
  name: 'simple.objectActForEach',
  of: 'Simple',
  slots: { what: 'Things', act: 'ObjectAct', f: 'ForEach' },
  en: '{what} {act@what} {f}',
  mean: (parts, d) => {
    const what = d.pick(parts.what);
    const actions = d.doing(what, () => parts.act(what));
    return scaled(actions, parts.f);
  },
});
rule({
  name: 'simple.lastingForEach',
  of: 'Simple',
  slots: { what: 'Things', p: 'Predicates', duration: 'Duration', f: 'ForEach' },
  en: '{what} {p@what} {duration} {f}',
  mean: (parts, d) =>
    lasting(parts.what, d, (what) => {
      const [effects, duration] = [joined(parts.p(what)), parts.duration];
      return { effects: scaledEffects(effects, parts.f), duration };
    }),
});
rule({
  name: 'predicate.getsForEach',
  of: 'Predicate',
  slots: { pt: 'PT', f: 'ForEach' },
  en: '<get> {pt} {f}',
  mean: ({ pt, f }): Predicate => {
    const power = signedTimes(pt.power, f);
    const toughness = signedTimes(pt.toughness, f);
    return (what) => [{ kind: 'modify', what, changes: [{ kind: 'addPT', power, toughness }] }];
  },
});
/** So much, and so much again for each of something. */
const plusEach = (first: Value, each: Value, by: Value): Value => ({ kind: 'add', of: [first, times(each, by)] });
rule({
  name: 'act.drawPlusForEach',
  of: 'Act',
  slots: { n: 'Count', f: 'ForEach' },
  en: '<draw> {n} <card#n> plus an additional card {f}',
  mean: ({ n, f }) => {
    if (n.max === 'any' || n.min !== n.max) throw new Unclear('how many');
    const count = plusEach(n.max, 1, f);
    return (who) => [{ do: 'draw', who, count }];
  },
});
for (const [verb, on] of [
  ['gain', 'gainLife'],
  ['lose', 'loseLife'],
] as const)
  rule({
    name: `act.${on}PlusForEach`,
    of: 'Act',
    slots: { n: 'Amount', m: 'Amount', f: 'ForEach' },
    en: `<${verb}> {n} life plus {m} life {f}`,
    mean: ({ n, m, f }, d) => {
      const amount = plusEach(n, m, f);
      d.mentionAmount(amount);
      return (who) => [{ do: on, who, amount }];
    },
  });
rule({
  name: 'payment.manaPlusForEach',
  of: 'Payment',
  slots: { s: 'Symbols', m: 'Symbols', f: 'ForEach' },
  en: '<pay> {s} plus an additional {m} {f}',
  mean: ({ s, m, f }) => [{ kind: 'generic', amount: plusEach(generic(s), generic(m), f) }],
});
function generic(symbols: string): number {
  const [, n] = /^\{(\d+)\}$/.exec(symbols) ?? [];
  if (n === undefined) throw new Unclear('mana of a type');
  return Number(n);
}
