/** How an action of Magic is carried out: the common engine's run, with Magic's game, events and words (608.2). */
import type { EntityId, ObjectId } from '@rulewright/kernel';
import type { Action, Selector, Value } from '@rulewright/language/magic';
import * as common from '@rulewright/rules';
import type { MagicEvent } from '../../700-additional/700.1-events/types.ts';
import type { KeywordAction } from '../../700-additional/701-actions/keyword-meanings.ts';
import type { G } from '../../state.ts';

export {
  ASKED,
  bind,
  call,
  chooseEntities,
  chooseNumber,
  chooseOption,
  chooseOptions,
  chooseOrder,
  chooseWord,
  chooseYesNo,
  DONE,
  type Outcome,
  results,
  UnsupportedAction,
  type Work,
} from '@rulewright/rules';

export type Run = common.Run<G>;
type Act<A> = common.Act<A, G>;
type Named<A, K> = A extends { readonly do: infer D } ? (K extends D ? A : never) : never;
export type ActionOf<K extends Action['do']> = Named<Action, K>;
export type Leaf = Exclude<Action['do'], common.Combinator | KeywordAction>;
export type Acts<K extends Leaf> = { readonly [A in K]: Act<ActionOf<A>> };

/** Nothing to do is nothing done (101.3), unless something waits for it. */
export const emit: (events: readonly MagicEvent[], rest?: Parameters<typeof common.emit>[1]) => common.Outcome =
  common.emit;

export const entitiesOf: (run: Run, selector: Selector) => readonly EntityId[] = common.entitiesOf;
export const objectsOf: (run: Run, selector: Selector) => readonly ObjectId[] = common.objectsOf;
/** A number of things: never less than none (107.1b). */
export const countOf: (run: Run, v: Value) => number = common.countOf;
/** The amount for one of those that something is done to: `it` is that player or object. */
export const countFor: (run: Run, v: Value, id: EntityId) => number = common.countFor;
