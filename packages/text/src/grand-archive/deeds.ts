/** How Grand Archive's actions fare with groups of players. */
import type { Action } from '@rulewright/language/grand-archive';
import type { Vocabulary } from '../prose/vocabulary.ts';
import type { GrandArchiveGame } from './game.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

export const deeds: Vocabulary<GrandArchiveGame>['deeds'] = {
  binding: words(
    'choose move banish negate draw discard discardCards mill search destroy sacrifice sacrificeObjects summon summonOneOf copyToken generate revealUntil banishUntil copyCard',
  ),
  doing: words(
    'draw discard mill glimpse shuffle recover sacrifice summon summonOneOf copyToken gather empower mastery status extraTurn skip lose win generate',
  ),
  upon: words('move banish reveal let destroy rest wake discardCards sacrificeObjects counters'),
};

/** Cards that go under the control of their owners. */
export function goesToOwners(action: Action): boolean {
  if (action.do !== 'move') return false;
  const { controller, ...rest } = action.to;
  const owners = controller?.kind === 'owner' && JSON.stringify(controller.of) === JSON.stringify(action.what);
  return owners && !JSON.stringify(rest).includes('"kind":"var"');
}

/** A player who puts their own cards onto the field controls them: so does each of a group. */
export const ownersControl: Vocabulary<GrandArchiveGame>['ownersControl'] = (action, isMember, speaksOfMembers) => {
  if (action.do !== 'move' || action.to.controller === undefined || !isMember(action.to.controller)) return action;
  if (!speaksOfMembers(action.what)) return action;
  return { ...action, to: { ...action.to, controller: { kind: 'owner', of: action.what } } };
};
