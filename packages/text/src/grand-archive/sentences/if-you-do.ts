/** How Grand Archive's actions are known to have been done, for "if you do". */
import type { Action, Condition } from '@rulewright/language/grand-archive';
import type { Doing } from '../../prose/if-you-do.ts';
import type { GrandArchiveGame, Telling } from '../game.ts';

const SURE: ReadonlySet<string> = new Set(['glimpse', 'gather', 'empower', 'reveal', 'look', 'recover', 'effect']);

function course(action: Action, then: readonly Action[]): readonly Action[] | undefined {
  if (action.do === 'rest' || action.do === 'wake') {
    const can: Condition = {
      kind: 'matches',
      what: action.what,
      where: action.do === 'rest' ? { kind: 'awake' } : { kind: 'rested' },
    };
    return [{ do: 'if', condition: can, then: [action, ...then] }];
  }
  if (action.do === 'suppress' || action.do === 'become') {
    const there: Condition = {
      kind: 'exists',
      what: { kind: 'filter', of: action.what, where: { kind: 'in', zones: ['field'] } },
    };
    return [{ do: 'if', condition: there, then: [action, ...then] }];
  }
  if (action.do === 'activate' || action.do === 'materialize' || action.do === 'play')
    return [{ do: 'if', condition: { kind: 'exists', what: action.what }, then: [action, ...then] }];
  if (action.do === 'redirectAttack') return [{ do: 'if', condition: { kind: 'inCombat' }, then: [action, ...then] }];
  return SURE.has(action.do) ? [action, ...then] : undefined;
}

function asTold(action: Action, d: Telling): { readonly action: Action; readonly done: Condition } | undefined {
  switch (action.do) {
    case 'sacrifice':
    case 'sacrificeObjects':
    case 'discard':
    case 'discardCards':
    case 'move':
    case 'banish':
    case 'destroy':
    case 'mill':
    case 'draw':
    case 'summon':
    case 'copyToken':
    case 'copyCard':
    case 'damage':
    case 'moveCounters':
    case 'removeCounters': {
      const name = action.as ?? d.fresh('done');
      return { action: { ...action, as: name }, done: { kind: 'did', name } };
    }
    case 'counters':
      // They can be put on what is still there.
      return {
        action,
        done: { kind: 'exists', what: { kind: 'filter', of: action.on, where: { kind: 'in', zones: ['field'] } } },
      };
    default:
      return undefined;
  }
}

export const doing: Doing<GrandArchiveGame> = {
  does: ['you do', 'they do', 'that player does', 'its controller does', 'a player does'],
  doesnt: ["you don't", "they don't", "that player doesn't", "its controller doesn't", "you can't", "they can't"],
  course,
  asTold,
};
