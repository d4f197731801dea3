/** What an ability's words are read against, and what a spell or ability on the stack carries. */
import {
  type AppliedReplacement,
  altered,
  type EntityId,
  type GameEvent,
  type Locals,
  type ObjectId,
  type ObjectRow,
  type PlayerId,
} from '@rulewright/kernel';

/** Whose ability it is, what it has chosen, what triggered it. */
export interface Context {
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly locals: Locals;
  readonly event: GameEvent | null;
  readonly x: number;
  readonly paid: Readonly<Record<string, number>>;
  /** In what is done instead of an event: the effects that have replaced it, and so cannot replace this in turn. */
  readonly replacedBy?: readonly AppliedReplacement[];
  /** In "for as long as": what has gone is looked at no longer, not even as it last was. */
  readonly present?: true;
  /** In what is done as permanents enter: the objects that are entering, which cannot be chosen for it. */
  readonly entering?: readonly ObjectId[];
  /** As it is asked what triggers: all that has happened together. */
  readonly together?: readonly GameEvent[];
}

const NO_LOCALS: Locals = Object.freeze({});
const NOTHING_PAID: Readonly<Record<string, number>> = Object.freeze({});

export const context = (source: ObjectId, controller: PlayerId, rest: Partial<Context> = {}): Context => ({
  source,
  controller,
  locals: rest.locals ?? NO_LOCALS,
  event: rest.event ?? null,
  x: rest.x ?? 0,
  paid: rest.paid ?? NOTHING_PAID,
});

/**
 * The same words read with something else in mind. Conditions are asked by the thousand: written out, so that contexts have one shape but
 * for those of what is done instead of an event.
 */
export function contextWith(ctx: Context, change: Partial<Context>): Context {
  if (ctx.replacedBy !== undefined || ctx.entering !== undefined) return altered(ctx, change);
  const copy: Context = {
    source: ctx.source,
    controller: ctx.controller,
    locals: ctx.locals,
    event: ctx.event,
    x: ctx.x,
    paid: ctx.paid,
  };
  return Object.assign(copy, change);
}

/** The name under which a condition about one candidate of several (`where`) finds it. */
const CANDIDATE = 'it';

export const withCandidate = (ctx: Context, id: EntityId): Context =>
  contextWith(ctx, { locals: altered(ctx.locals, { [CANDIDATE]: [id] }) });

/** What was chosen for one instance of the word "target". */
export interface ChosenTarget<Target = unknown> {
  readonly spec: Target;
  readonly chosen: readonly EntityId[];
  /** One share per chosen target where something is divided. */
  readonly division: readonly number[] | null;
}

/** What an object on the stack carries (`row.stack`). */
export interface StackEntry<Effect = unknown, Target = unknown, Condition = unknown> {
  readonly kind: string;
  /** The object whose ability it is; for a spell, itself. */
  readonly source: ObjectId;
  /** What happens when it resolves; null for a permanent spell without targets. */
  readonly effect: Effect | null;
  readonly modes: readonly number[];
  readonly targets: readonly ChosenTarget<Target>[];
  readonly x: number;
  /** Bindings from the costs ("what was sacrificed"), and noted values. */
  readonly locals: Locals;
  /** How often each optional cost was paid, by name; an alternative cost is 1 under its name. */
  readonly paid: Readonly<Record<string, number>>;
  /** The triggering event. */
  readonly event: GameEvent | null;
  /** The intervening "if" clause, checked again on resolution. */
  readonly condition: Condition | null;
  /** The keyword it comes from, if any. */
  readonly keyword: string | null;
  /** The zone it was cast from. */
  readonly from: number;
}

/** What an object on the stack carries, or carried as it left; null for anything else. */
export const stackEntryOf = (row: ObjectRow): StackEntry | null => row.stack as StackEntry | null;
