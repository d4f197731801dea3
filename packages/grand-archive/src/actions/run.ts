/** How an action of Grand Archive is carried out: the common engine's run, with this game, its events and words (playing cards, resolution 2). */
import type { EntityId, ObjectId } from '@rulewright/kernel';
import type { Action, Selector, Value } from '@rulewright/language/grand-archive';
import * as common from '@rulewright/rules';
import type { GrandArchiveEvent } from '../events/types.ts';
import type { G } from '../state.ts';

export {
  ASKED,
  bind,
  call,
  chooseEntities,
  chooseNumber,
  chooseOption,
  chooseOrder,
  chooseWord,
  chooseYesNo,
  DONE,
  type Outcome,
  results,
  UnsupportedAction,
} from '@rulewright/rules';

export type Run = common.Run<G>;
type Act<A> = common.Act<A, G>;
type Named<A, K> = A extends { readonly do: infer D } ? (K extends D ? A : never) : never;
export type ActionOf<K extends Action['do']> = Named<Action, K>;
export type Leaf = Exclude<Action['do'], common.Combinator | 'asSpell'>;
export type Acts<K extends Leaf> = { readonly [A in K]: Act<ActionOf<A>> };

/** Nothing to do is nothing done, unless something waits for it. */
export const emit: (events: readonly GrandArchiveEvent[], rest?: Parameters<typeof common.emit>[1]) => common.Outcome =
  common.emit;

export const entitiesOf: (run: Run, selector: Selector) => readonly EntityId[] = common.entitiesOf;
export const objectsOf: (run: Run, selector: Selector) => readonly ObjectId[] = common.objectsOf;
/** A number of things: never less than none (game terms, LV 3). */
export const countOf: (run: Run, v: Value) => number = common.countOf;
/** The amount for one of those that something is done to: `it` is that player or object. */
export const countFor: (run: Run, v: Value, id: EntityId) => number = common.countFor;
