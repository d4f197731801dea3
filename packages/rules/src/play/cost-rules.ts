/** What a game says about costs: one entry for each kind of them. */
import type { EntityId, Game, GameEvent, ObjectId, PlayerId, Refusal } from '@rulewright/kernel';
import type { Context } from '../context.ts';
import type { Node } from '../evaluate/vocabulary.ts';

/** Who pays, and what the words of the cost are read against. Plain data. */
export interface Payer {
  readonly player: PlayerId;
  readonly ctx: Context;
  /** The card that is being played, which cannot pay for itself while it is still in its zone; NO_OBJECT otherwise. */
  readonly playing: ObjectId;
}

/** What a cost takes of an object that it is paid with: two costs cannot have the same of it. */
export type Use = 'object' | 'position' | 'nothing';

/** Any number of objects with this total or more. */
export interface CostTotal {
  readonly stat: string;
  /** What it is paid for, where that makes a difference. */
  readonly as?: string;
  readonly atLeast: number | Node;
}

/** The objects that a cost is paid with: how many are chosen, and from which. */
export interface CostObjects<C extends Node = Node, G extends Game = Game, P extends Payer = Payer> {
  count(g: G, cost: C, payer: P): number;
  candidates(g: G, cost: C, payer: P): readonly ObjectId[];
  /** Absent if their number is fixed. */
  total?(cost: C): CostTotal | undefined;
  /** So many or more. */
  orMore?(cost: C): boolean;
  /** What must be true of them together. */
  together?(cost: C): unknown;
  readonly uses: Use;
  /** Where it takes something else of some of them. */
  useOf?(g: G, cost: C, object: ObjectId): Use;
}

export interface CostKind<C extends Node = Node, G extends Game = Game, P extends Payer = Payer> {
  /** Why it cannot be paid, or null. */
  refusal(g: G, cost: C, payer: P): Refusal | null;
  /** Absent if nothing is chosen. */
  readonly choice?: CostObjects<C, G, P>;
  /** What paying does. Null: it cannot be paid any more. */
  events(g: G, cost: C, payer: P, chosen: readonly ObjectId[]): readonly GameEvent[] | null;
  /** It uses the position of the source. */
  readonly ofSource?: boolean;
  /** It is paid after all others, as is what chance chooses. */
  readonly last?: boolean;
  isRandom?(cost: C): boolean;
  /** It takes one counter of this kind, and others like it may take theirs from the same object; null if it does not. */
  counter?(cost: C): string | null;
}

/**
 * What is decided about a cost as it is announced: the objects and players on which the rest of it depends. One of them is chosen, or any
 * number where `most` says how many.
 */
export interface CostDecision<C extends Node = Node, G extends Game = Game, P extends Payer = Payer> {
  /** The name under which what is chosen is bound; null if nothing about this very cost is decided then. */
  name(cost: C): string | null;
  /** Absent: the objects that it can be paid with. */
  candidates?(g: G, cost: C, payer: P): readonly EntityId[];
  most?(cost: C, ctx: Context, from: readonly EntityId[]): number | null;
  /** Any number can be announced, whether or not the rest can be paid then. */
  readonly free?: boolean;
  /** None may be chosen. */
  isOptional?(cost: C): boolean;
  /** The rule that lets it be chosen, if it is not that of announcing costs. */
  readonly rule?: string;
}

export interface CostRules<G extends Game = Game> {
  readonly kinds: Readonly<Record<string, CostKind>>;
  readonly decisions: Readonly<Record<string, CostDecision>>;
  /** What an object counts for in a total that is paid for this, if effects make a difference there. */
  countsAs?(g: G, what: string, object: ObjectId): number | undefined;
  /** The rules that decisions and refusals carry. */
  readonly rule: {
    /** Nobody can pay what they do not have. */
    readonly able: string;
    /** What to pay with. */
    readonly choose: string;
  };
}
