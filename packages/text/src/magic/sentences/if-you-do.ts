/** Sentences that hang on what was done: if you do, otherwise, when you do, only once. */
import type { Action, Condition } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { type Doing, last } from '../../prose/if-you-do.ts';
import { rulesOf } from '../categories/index.ts';
import type { MagicGame, Telling } from '../game.ts';
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
const CANT = ["you can't", "they can't", "that player can't", "the player can't"];
const SURE: ReadonlySet<string> = new Set([
  'rollDice',
  'flipCoin',
  'surveil',
  'scry',
  'mana',
  'investigate',
  'proliferate',
  'earthbend',
]);

/** Where it can be seen beforehand whether it can be done. */
function course(action: Action, then: readonly Action[]): readonly Action[] | undefined {
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
  return SURE.has(action.do) ? [action, ...then] : undefined;
}

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
    case 'effect': {
      // Control of something has been gained if that player controls it.
      const [effect, second] = action.effects;
      const change = effect?.kind === 'modify' ? effect.changes[0] : undefined;
      if (second !== undefined || effect?.kind !== 'modify' || change?.kind !== 'controller') return undefined;
      const { what } = effect;
      if (what.kind !== 'var' && what.kind !== 'this') return undefined;
      const done: Condition = { kind: 'matches', what, where: { kind: 'controlledBy', who: change.who } };
      return { action, done };
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

export const doing: Doing<MagicGame> = { does: DOES, doesnt: [...DOESNT, ...CANT], course, asTold };

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

/** 603.2h: such an ability does not trigger once it has been done; null if it says nothing of that. */
export function notDoneYet(actions: readonly Action[]): Condition | null {
  for (const action of actions) {
    if (action.do !== 'if' || action.condition.kind !== 'not' || action.condition.of.kind !== 'history') continue;
    const { event } = action.condition.of;
    if (event.on === 'acted' && event.action === ONCE) return action.condition;
  }
  return null;
}

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
/** 701.50b, 603.12: it has connived even if nothing could be drawn or discarded. */
rule({
  name: 'sequel.whenItConnives',
  of: 'Linked',
  slots: { c: 'Clause' },
  en: 'when it connives this way, {c}.',
  mean: (parts, d) => (before) => {
    if (before.at(-1)?.do !== 'connive') throw new Unclear('nothing has connived');
    return [...before, { do: 'reflexive', effect: d.effect(() => parts.c) }];
  },
});
