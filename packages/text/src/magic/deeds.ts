/** How Magic's actions fare with groups of players (101.4). */
import type { Action } from '@rulewright/language/magic';
import { bound } from '../prose/nodes.ts';
import { speaksOf, withBinding } from '../prose/substitute.ts';
import type { Vocabulary } from '../prose/vocabulary.ts';
import type { MagicGame } from './game.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

export const deeds: Vocabulary<MagicGame>['deeds'] = {
  binding: words(
    'choose move draw discard mill search destroy sacrifice sacrificeObjects token copyToken exileUntil revealUntil',
  ),
  doing: words(
    'draw discard mill scry surveil shuffle gainLife loseLife sacrifice sacrificeObjects token copyToken extraTurn skip lose win setLife',
  ),
  upon: words('move reveal let destroy tap untap discardCards sacrificeObjects counters'),
};

/** Cards that go under the control of their owners. */
export function goesToOwners(action: Action): boolean {
  if (action.do !== 'move') return false;
  const { controller, ...rest } = action.to;
  const owners = controller?.kind === 'owner' && JSON.stringify(controller.of) === JSON.stringify(action.what);
  return owners && !JSON.stringify(rest).includes('"kind":"var"');
}

/** A player who puts their own cards onto the battlefield controls them: so does each of a group. */
export const ownersControl: Vocabulary<MagicGame>['ownersControl'] = (action, isMember, speaksOfMembers) => {
  if (action.do !== 'move' || action.to.controller === undefined || !isMember(action.to.controller)) return action;
  if (!speaksOfMembers(action.what)) return action;
  return { ...action, to: { ...action.to, controller: { kind: 'owner', of: action.what } } };
};

/** Damage of several things is dealt at once, where to whom does not hang on the one that deals it. */
export const doneAtOnce: Vocabulary<MagicGame>['doneAtOnce'] = (action, by, each, subject) => {
  if (action.do !== 'damage' || speaksOf(action.to, each) || speaksOf(action.to, subject)) return undefined;
  return { ...action, source: by, amount: withBinding(action.amount, each, bound('it')) };
};
