/** Copies: what is copied of an object are its copiable values, with the exceptions that the effect makes. */
import { type ObjectId, objectRow } from '@rulewright/kernel';
import type { Context } from '../context.ts';
import type { Node } from '../evaluate/vocabulary.ts';
import type { CommonGame } from '../game.ts';

/** Copiable values with exceptions. */
export const withExceptions = (g: CommonGame, ctx: Context, values: unknown, exceptions: readonly Node[]): unknown =>
  exceptions.reduce((made, change) => {
    const except = g.rules.continuous.exceptions[change.kind];
    if (except === undefined) throw new Error(`unsupported: a copy with ${change.kind}`);
    return except(g, ctx, made, change);
  }, values);

/** The values that a copy of an object has, as the object is now. */
export const copied = (g: CommonGame, ctx: Context, id: ObjectId, exceptions: readonly Node[]): unknown =>
  withExceptions(g, ctx, g.rules.continuous.copiable(g, objectRow(g.state, id)), exceptions);
