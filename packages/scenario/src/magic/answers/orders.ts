// The order of triggered abilities (603.3b) and of replacement effects (616.1): they answer to their words, and alike ones need no answer.
import type { Decision, EntityId, GameEvent, ObjectId } from '@rulewright/kernel';
import type { Ability, Effect } from '@rulewright/language/magic';
import { characteristics, type G, replacementsToChoose, triggersToOrder } from '@rulewright/magic';
import { foldName } from '../../parse/index.ts';
import { entityName } from '../../run/refs.ts';
import type { MagicPlay } from '../play.ts';
import { keywordBehind } from '../words/keyword-words.ts';

/** Whether an ability that is being ordered has these words. */
export function triggerHas(play: MagicPlay, index: number, fragment: string): boolean {
  const trigger = triggersToOrder(play.game)[index];
  if (trigger === undefined) return false;
  const ability = trigger.ability as Ability;
  if (happenedTo(play, trigger.event, foldName(fragment))) return true;
  if (isFromKeyword(play, trigger.source, ability, foldName(fragment))) return true;
  return (
    play.words.has(ability, fragment) || ('actions' in ability && play.words.effectHas(ability as Effect, fragment))
  );
}

/** Whether the ability triggered on something that happened to an object of this name. */
function happenedTo(play: MagicPlay, event: GameEvent | null, name: string): boolean {
  const object = event !== null && 'object' in event ? event.object : undefined;
  return typeof object === 'number' && foldName(entityName(play, object as EntityId)) === name;
}

/** Whether a keyword of the source stands for the ability. */
function isFromKeyword({ game }: MagicPlay, source: ObjectId, ability: Ability, keyword: string): boolean {
  return keywordBehind(characteristics(game, source).abilities, ability)?.keyword === keyword;
}

/** Whether a replacement effect that may be chosen has these words. */
export function replacementHas({ game, words }: MagicPlay, index: number, fragment: string): boolean {
  const instead = replacementsToChoose(game)[index];
  return instead !== undefined && words.replacementHas(instead, fragment);
}

/**
 * All that is to be ordered is equal: nobody can tell the orders apart before something is chosen for them. Cards that go to a library
 * in any order are left as they are by a scenario that does not care.
 */
export function areAlike({ game }: MagicPlay, decision: Decision): boolean {
  if (decision.kind === 'order' && PLACES.test(decision.prompt)) return true;
  const [first, ...others] = toOrder(game, decision).map((each) => JSON.stringify(each));
  return first !== undefined && others.every((each) => each === first);
}

/** Orders of cards where they lie. */
const PLACES = /^library-|^reorder-graveyard$/;

function toOrder(game: G, decision: Decision): readonly unknown[] {
  if (decision.prompt === 'order-triggers') return triggersToOrder(game).map(({ ability }) => ability);
  if (decision.prompt !== 'replacement') return [];
  // How something enters comes to the same in any order, as long as the rules leave one (616.1f).
  return replacementsToChoose(game).map((instead) => (instead?.kind === 'enters' ? instead.kind : (instead ?? null)));
}
