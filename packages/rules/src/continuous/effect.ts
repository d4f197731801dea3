/** What goes on for a while, as the layers see it: effects in force, their changes layer by layer, and what is noted on the way. */
import type { EntityId, ObjectId, PlayerId } from '@rulewright/kernel';
import type * as core from '@rulewright/language';
import type { Context } from '../context.ts';
import type { AnyFamilies } from '../evaluate/families.ts';
import type { Node } from '../evaluate/vocabulary.ts';

/** An effect that changes characteristics. */
export type Modify = Extract<core.CoreStaticEffect<AnyFamilies>, { kind: 'modify' }>;
/** An effect that says what cannot be done. */
export type Cant = core.Cant<AnyFamilies>;
export type StaticAbility = core.StaticAbility<AnyFamilies>;
export type KeywordAbility = core.KeywordAbility<AnyFamilies>;

/** A continuous effect in force: of a static ability, or set up by something that has resolved. */
export interface ActiveEffect<E extends Node = Node, C extends Node = Node> {
  readonly effect: E;
  readonly ctx: Context;
  /** "As long as …" */
  readonly condition: C | null;
  readonly timestamp: number;
  readonly defining: boolean;
  /** The objects it was fixed on when it began, or null. */
  readonly objects: readonly EntityId[] | null;
  /** Of the effect in the state; -1 for a static ability. */
  readonly id: number;
  /** Whether the condition holds, as seen by an object that is asked about, and by one that another asks about. */
  readonly force: Force;
  readonly innerForce: Force;
}

/** A cache: the last few answers, each valid for one version, the last one first. A state is often asked in turn with its forks. */
export interface Force {
  readonly versions: number[];
  readonly answers: boolean[];
}

/** One change of one effect, in its layer. */
export interface Part<M extends Modify = Modify, C extends Node = Node> {
  readonly layer: number;
  readonly change: M['changes'][number];
  readonly active: ActiveEffect<M, C>;
  /** How far what it asks of other objects reaches: its condition, which objects it affects, its amounts. */
  readonly conditionReach: number;
  readonly affectedReach: number;
  readonly changeReach: number;
  /** The counters whose effect it is, where it is theirs. */
  readonly ofCounter: CounterKind | null;
}

export interface CounterKind {
  readonly counter: string;
  readonly count: number;
}

/** What the layers themselves read of characteristics in the making; a game has many more. */
export interface Draft {
  name: string;
  controller: PlayerId;
  abilities: readonly Node[];
}

/** The same once they are made. */
export type Characteristics = Readonly<Draft>;

/** What the layers are applied to: copiable values. */
export interface Base {
  readonly abilities: readonly Node[];
  /** Abilities that define its own characteristics. */
  readonly defining: readonly StaticAbility[];
  /** Characteristics of an object that nothing changes, by controller; filled as they are asked for. */
  readonly plain: unknown[];
}

/** One change on the way through the layers, noted for whoever asks why. */
export interface LayerStep<D extends object = Draft, P extends Part = Part> {
  readonly object: ObjectId;
  /** The effect that made it, or the counters. */
  readonly by: P | CounterKind;
  readonly before: D;
  readonly after: D;
  /** Effects that it waited for although its timestamp is earlier. */
  readonly waitedFor: readonly P['active'][];
  /** The others of a loop of dependencies, where it was the first of them by its timestamp. */
  readonly loop: readonly P['active'][];
}

/** An effect that waited for others and was gone when they had been applied. */
export interface Ceased<P extends Part = Part> {
  readonly part: P;
  readonly waitedFor: readonly P['active'][];
}

export interface Recorder<D extends object = Draft, P extends Part = Part> {
  readonly steps: LayerStep<D, P>[];
  readonly ceased: Ceased<P>[];
}

const NOTHING_WAITED_FOR: LayerStep['waitedFor'] = [];

export const stepOf = <D extends object>(
  object: ObjectId,
  by: LayerStep['by'],
  before: D,
  draft: D,
  waitedFor: LayerStep['waitedFor'] = NOTHING_WAITED_FOR,
  loop: LayerStep['loop'] = NOTHING_WAITED_FOR,
): LayerStep<D> => ({ object, by, before, after: { ...draft }, waitedFor, loop });
