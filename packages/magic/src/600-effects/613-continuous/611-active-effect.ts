/** A continuous effect in force (611): of a static ability, or set up by a spell or ability that has resolved. */
import type { EffectRow, EntityId, ObjectId, ObjectRow } from '@rulewright/kernel';
import type { Condition, StaticAbility, StaticEffect } from '@rulewright/language/magic';
import { type Context, context, type G } from '../../state.ts';
import { holds, selects } from '../../vocabulary/evaluate.ts';

export type Modify = Extract<StaticEffect, { kind: 'modify' }>;

export interface ActiveEffect<E extends StaticEffect = StaticEffect> {
  readonly effect: E;
  readonly ctx: Context;
  /** "As long as …" */
  readonly condition: Condition | null;
  readonly timestamp: number;
  readonly defining: boolean;
  /** The objects it was fixed on when it began, or null. */
  readonly objects: readonly EntityId[] | null;
  /** Of the effect in the state; -1 for a static ability. */
  readonly id: number;
  /** Whether the condition holds, as seen by an object that is asked about, and by one that another asks about (613). */
  readonly force: Force;
  readonly innerForce: Force;
}

/** A cache: valid for one version. */
export interface Force {
  version: number;
  holds: boolean;
}

export const unknownForce = (): Force => ({ version: -1, holds: false });

export const activeStatic = (row: ObjectRow, ability: StaticAbility, effect: StaticEffect): ActiveEffect => ({
  effect,
  ctx: context(row.id, row.controller),
  condition: ability.condition ?? null,
  timestamp: row.timestamp,
  defining: false,
  objects: null,
  id: -1,
  force: unknownForce(),
  innerForce: unknownForce(),
});

const ALWAYS: Force = unknownForce();

const STATIC_KINDS: ReadonlySet<string> = new Set<StaticEffect['kind']>([
  'modify',
  'cant',
  'must',
  'may',
  'cost',
  'replace',
  'skip',
  'triggersMore',
  'triggersNot',
]);

/** A row's body is a static effect, or something else that is handled where it belongs (a delayed trigger, a shield). */
export function activeFloating(row: EffectRow): ActiveEffect | null {
  const effect = row.body as StaticEffect;
  if (!STATIC_KINDS.has(effect.kind)) return null;
  return {
    effect,
    ctx: context(row.source, row.controller, { locals: row.locals }),
    condition: null,
    timestamp: row.timestamp,
    defining: false,
    objects: row.objects,
    id: row.id,
    force: ALWAYS,
    innerForce: ALWAYS,
  };
}

export const inForce = (g: G, a: ActiveEffect): boolean => a.condition === null || holds(g, a.condition, a.ctx);

/** Whether an effect that changes characteristics changes this object. */
export function isAffected(g: G, a: ActiveEffect<Modify>, id: ObjectId): boolean {
  return a.objects === null ? selects(g, a.effect.what, id, a.ctx) : a.objects.includes(id);
}
