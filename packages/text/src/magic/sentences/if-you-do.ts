/** Sentences that hang on what was done: if you do, otherwise, when you do, only once. */
import type { Action, Condition, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { OF_ALL } from '../../prose/groups.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling } from '../game.ts';
import { self } from '../nouns/selectors.ts';

export const ifYouDo = rulesOf();
const { rule } = ifYouDo;

const DOES = [
  'you do',
  'they do',
  'that player does',
  "that creature's controller does",
  'the player does',
  'a player does',
  'its controller does',
];
const DOESNT = ["you don't", "they don't", "that player doesn't", "the player doesn't", "its controller doesn't"];
const CANT = ["you can't", "they can't", "that player can't"];
rule({
  name: 'sequel.ifYouDo',
  of: 'Linked',
  slots: { c: 'Clause' },
  en: DOES.map((does) => `if ${does}, {c}.`),
  mean: (parts, d) => (before) => {
    // Whether any of several players did is a condition of its own.
    if (d.maybeResult('anyone') !== undefined) throw new Unclear('one of them, or each of them?');
    return afterDoing(before, () => parts.c, d);
  },
});
rule({
  name: 'sequel.ifYouDont',
  of: 'Linked',
  slots: { c: 'Clause' },
  en: [...DOESNT, ...CANT].map((doesnt) => `if ${doesnt}, {c}.`),
  mean: (parts, d) => (before) => otherwise(before, () => parts.c, d, true),
});
rule({
  name: 'sequel.otherwise',
  of: 'Linked',
  slots: { c: 'Clause' },
  en: 'otherwise, {c}.',
  mean: (parts, d) => (before) => otherwise(before, () => parts.c, d),
});
rule({
  name: 'sequel.whenYouDo',
  of: 'Linked',
  slots: { c: 'Clause' },
  en: ['when you do, {c}.', 'when they do, {c}.'],
  mean: (parts, d) => (before) => afterDoing(before, () => [{ do: 'reflexive', effect: d.effect(() => parts.c) }], d),
});

/** Puts actions in the place of the last one, inside the loops and conditions that hold it. */
export function last(
  before: readonly Action[],
  change: (action: Action) => readonly Action[] | undefined,
): readonly Action[] {
  // What the members of a group did is only put together after it.
  const at = before.findLastIndex((action) => action.do !== 'let' || !action.name.endsWith(OF_ALL));
  const action = before[at];
  const changed = action === undefined ? undefined : within(action, change);
  if (changed === undefined) throw new Unclear('nothing before it can be done or not');
  return [...before.slice(0, at), ...changed, ...before.slice(at + 1)];
}

function within(
  action: Action,
  change: (action: Action) => readonly Action[] | undefined,
): readonly Action[] | undefined {
  const changed = change(action);
  if (changed !== undefined) return changed;
  if (action.do === 'forEach') return [{ ...action, actions: last(action.actions, change) }];
  if (action.do === 'delayed')
    return [{ ...action, trigger: { ...action.trigger, actions: last(action.trigger.actions, change) } }];
  if (action.do === 'if' && action.else === undefined) return [{ ...action, then: last(action.then, change) }];
  return undefined;
}

/** What is done once something that was offered or told has been done. */
function afterDoing(before: readonly Action[], work: () => readonly Action[], d: Telling): readonly Action[] {
  const then = work();
  return last(before, (action) => {
    if (action.do === 'may') return [{ ...action, actions: [...action.actions, ...then] }];
    if (action.do === 'pay') return [{ ...action, then: [...(action.then ?? []), ...then] }];
    if (action.do === 'removeCounters' && action.count === 1 && action.counter !== undefined) {
      const { from: on, counter } = action;
      const condition: Condition = {
        kind: 'compare',
        value: { kind: 'counters', counter, on },
        is: { op: '≥', to: 1 },
      };
      return [{ do: 'if', condition, then: [action, ...then] }];
    }
    if (action.do === 'tap') {
      const untapped: Condition = {
        kind: 'matches',
        what: action.what,
        where: { kind: 'not', of: { kind: 'tapped' } },
      };
      return [{ do: 'if', condition: untapped, then: [action, ...then] }];
    }
    // Nothing can keep it from being done.
    if (SURE.has(action.do)) return [action, ...then];
    const told = asTold(action, d);
    return told === undefined ? undefined : [told.action, { do: 'if', condition: told.done, then }];
  });
}

const SURE: ReadonlySet<string> = new Set([
  'rollDice',
  'flipCoin',
  'surveil',
  'scry',
  'mana',
  'investigate',
  'proliferate',
]);

/** An action that may fail, with a name under which it is known what was done. */
function asTold(action: Action, d: Telling): { readonly action: Action; readonly done: Condition } | undefined {
  switch (action.do) {
    case 'sacrifice':
    case 'sacrificeObjects':
    case 'discard':
    case 'move':
    case 'destroy':
    case 'mill':
    case 'draw':
    case 'token':
    case 'copyToken':
    case 'gainLife':
    case 'loseLife':
    case 'damage':
    case 'turnUp':
    case 'removeCounters': {
      const name = action.as ?? d.fresh('done');
      return { action: { ...action, as: name }, done: { kind: 'did', name } };
    }
    case 'counters':
      // They can be put on what is still there.
      return {
        action,
        done: {
          kind: 'exists',
          what: { kind: 'filter', of: action.on, where: { kind: 'in', zones: ['battlefield'] } },
        },
      };
    default:
      return undefined;
  }
}

/** With `offered`, it is about what was not done, whether because it was declined or because it was not offered. */
function otherwise(
  before: readonly Action[],
  work: () => readonly Action[],
  d: Telling,
  offered = false,
): readonly Action[] {
  const undone = before.at(-1);
  const otherwise = undone === undefined ? work() : d.without(undone, work);
  return last(before, (action) => {
    if (action.do === 'pay' && action.else === undefined) return [{ ...action, else: otherwise }];
    if (action.do === 'may') {
      const name = action.name ?? d.fresh('did');
      return [
        { ...action, name },
        { do: 'if', condition: { kind: 'not', of: { kind: 'did', name } }, then: otherwise },
      ];
    }
    if (action.do === 'if' && action.else === undefined) {
      const [offer, more] = action.then;
      if (!offered || offer?.do !== 'may' || more !== undefined) return [{ ...action, else: otherwise }];
      const name = offer.name ?? d.fresh('did');
      const not: Condition = { kind: 'not', of: { kind: 'did', name } };
      return [
        { ...action, then: [{ ...offer, name }] },
        { do: 'if', condition: not, then: otherwise },
      ];
    }
    const told = asTold(action, d);
    return told === undefined
      ? undefined
      : [told.action, { do: 'if', condition: { kind: 'not', of: told.done }, then: otherwise }];
  });
}

// When something was done this way
rule({
  name: 'sequel.whenThisWay',
  of: 'Linked',
  slots: { condition: 'Condition', c: 'Clause' },
  en: 'when {condition}, {c}.',
  mean: (parts, d) => (before) => {
    const { condition } = parts;
    if (condition.kind !== 'exists' || condition.what.kind !== 'filter')
      throw new Unclear('nothing that was done before');
    d.mentionAmount({ kind: 'count', of: condition.what });
    return [...before, { do: 'if', condition, then: [{ do: 'reflexive', effect: d.effect(() => parts.c) }] }];
  },
});

// Only once
rule({
  name: 'sequel.onlyOnce',
  of: 'Linked',
  en: 'do this only once each turn.',
  mean: () => (before) =>
    last(before, (action) => {
      const done: Action = { do: 'acted', action: ONCE, what: self };
      const condition: Condition = {
        kind: 'not',
        of: { kind: 'history', event: { on: 'acted', action: ONCE, what: { kind: 'is', what: self } } },
      };
      if (action.do === 'may')
        return [{ do: 'if', condition, then: [{ ...action, actions: [...action.actions, done] }] }];
      if (action.do === 'pay')
        return [{ do: 'if', condition, then: [{ ...action, then: [...(action.then ?? []), done] }] }];
      return undefined;
    }),
});
const ONCE = 'do this once';

// How often it has resolved
for (const [nth, word] of [
  [2, 'second'],
  [3, 'third'],
  [4, 'fourth'],
  [10, 'tenth'],
] as const)
  rule({
    name: `sequel.time${nth}`,
    of: 'Linked',
    slots: { c: 'Clause' },
    en: `if this is the ${word} time this ability has resolved this turn, {c}.`,
    mean: (parts) => (before) => {
      const counted: Action = { do: 'acted', action: RESOLVED, what: self };
      const isCounted = before.some((action) => action.do === 'acted' && action.action === RESOLVED);
      const value: Value = {
        kind: 'history',
        event: { on: 'acted', action: RESOLVED, what: { kind: 'is', what: self } },
      };
      const condition: Condition = { kind: 'compare', value, is: { op: '=', to: nth } };
      return [...(isCounted ? [] : [counted]), ...before, { do: 'if', condition, then: parts.c }];
    },
  });
const RESOLVED = 'ability resolved';

// Costs that are paid as often as one likes
rule({
  name: 'sequel.whenYouPay',
  of: 'Linked',
  slots: { c: 'Clause' },
  en: ['when you pay this cost one or more times, {c}.'],
  mean: (parts, d) => (before) =>
    last(before, (action) => {
      if (action.do !== 'pay' || action.asOften === undefined) return undefined;
      d.mentionAmount({ kind: 'var', name: action.asOften });
      return [{ ...action, then: [{ do: 'reflexive', effect: d.effect(() => parts.c) }] }];
    }),
});
