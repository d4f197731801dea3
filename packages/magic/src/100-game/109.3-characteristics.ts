/** The characteristics of an object (109.3), computed when asked through the layers of rule 613 and cached on its row. */

import { NOWHERE, type ObjectId, type ObjectRow, objectRow, type PlayerId } from '@rulewright/kernel';
import { subtypeKind } from '../200-cards/205.3-subtypes.ts';
import type { Printed } from '../200-cards/printed.ts';
import { BATTLEFIELD, STACK } from '../400-zones/400-zones.ts';
import { EVERY_LAYER, Layer } from '../600-effects/613-continuous/613.1-layer.ts';
import { applyLayers } from '../600-effects/613-continuous/613-layers.ts';
import { environment, type MagicEnvironment, settleConditions } from '../600-effects/613-continuous/environment.ts';
import { horizon } from '../600-effects/613-continuous/horizon.ts';
import type { G, StackEntry } from '../state.ts';
import { copiable, isTold } from './108-pool.ts';
import { type Characteristics, type Draft, draftOf } from './109.3-draft.ts';

function plain(p: Printed, controller: PlayerId): Characteristics {
  const known = p.plain[controller] as Characteristics | undefined;
  if (known !== undefined) return known;
  const made = draftOf(p, controller);
  p.plain[controller] = made;
  return made;
}

/** Of a live object, or as it last existed (113.7a, 608.2h). */
export function characteristics(g: G, id: ObjectId): Characteristics {
  if (horizon.board !== null) {
    const inTheMaking = horizon.board.get(id);
    if (inTheMaking !== undefined) return inTheMaking;
  }
  const row = objectRow(g.state, id);
  if (horizon.layer !== EVERY_LAYER) return partial(g, row);
  if (g.state.doubtful) settleConditions(g);
  const { memo } = row;
  if (memo !== null && memo.version === g.state.version) return memo.value as Characteristics;
  if (row.zone === NOWHERE) return lastExisted(g, row);
  return compute(g, row);
}

const lastExisted = (g: G, row: ObjectRow): Characteristics =>
  (row.last as Characteristics | null) ?? plain(copiable(g.pool, row), row.controller);

function compute(g: G, row: ObjectRow): Characteristics {
  const together = environment(g).board?.get(row.id);
  if (together !== undefined) {
    row.memo = { version: g.state.version, value: together };
    return together;
  }
  const base = copiable(g.pool, row);
  if (isUntouched(g, row, base)) {
    const value = plain(base, row.controller);
    row.memo = { version: g.state.version, value };
    return value;
  }
  const made = startOf(row, base);
  applyLayers(g, row, base, made, EVERY_LAYER);
  // A characteristic-defining ability may read anything, so its result is not kept.
  if (base.defining.length === 0) row.memo = { version: g.state.version, value: made };
  return made;
}

interface Partial {
  readonly version: number;
  readonly limit: number;
  readonly value: Characteristics;
}
const partials = new WeakMap<ObjectRow, Partial>();

/** As the layers below the horizon have made it. */
function partial(g: G, row: ObjectRow): Characteristics {
  if (row.id === horizon.object && horizon.draft !== null) return horizon.draft;
  if (row.zone === NOWHERE) return lastExisted(g, row);
  const env = environment(g);
  const together = env.board === null ? undefined : env.board.get(row.id);
  if (together !== undefined) return together;
  const limit = horizon.layer;
  const base = copiable(g.pool, row);
  if (isUntouchedBelow(env, row, base, limit)) return plain(base, row.controller);
  const known = partials.get(row);
  if (known !== undefined && known.version === g.state.version && known.limit === limit) return known.value;
  const made = draftOf(base, row.controller);
  applyLayers(g, row, base, made, limit);
  if (base.defining.length === 0) partials.set(row, { version: g.state.version, limit, value: made });
  return made;
}

function isUntouchedBelow(env: MagicEnvironment, row: ObjectRow, base: Printed, limit: number): boolean {
  if (row.effects.length > 0 || (base.defining.length > 0 && limit > Layer.control)) return false;
  if (env.lowest < limit && isTouchedBelow(env, row, limit)) return false;
  if (limit > Layer.ability && row.zone === BATTLEFIELD) for (const _ in row.counters) return false;
  return true;
}

/** Some effect in force may change it in a layer below the limit. */
function isTouchedBelow(env: MagicEnvironment, row: ObjectRow, limit: number): boolean {
  if (ownLayer(env, row) < limit) return true;
  const [first] = env.open;
  return first !== undefined && first.layer < limit && (row.zone === BATTLEFIELD || env.modifiesElsewhere);
}

/** What the layers are applied to: the copiable values of the object, and what was chosen for it. */
export function startOf(row: ObjectRow, base: Printed): Draft {
  const made = draftOf(base, row.controller);
  made.manaValue += chosenX(row, base);
  return made;
}

/** 202.3e: on the stack, {X} counts as the value chosen for it. */
function chosenX(row: ObjectRow, base: Printed): number {
  if (row.zone !== STACK || base.cost === null || base.cost.x === 0) return 0;
  return base.cost.x * ((row.stack as StackEntry | null)?.x ?? 0);
}

/** The first layer in which its own abilities, or those of what is attached to it, change it. */
function ownLayer({ onSource, onHost }: MagicEnvironment, row: ObjectRow): number {
  let layer: number = onSource.size === 0 ? EVERY_LAYER : (onSource.get(row.id)?.[0]?.layer ?? EVERY_LAYER);
  if (onHost.size > 0)
    for (const id of row.attachments) layer = Math.min(layer, onHost.get(id)?.[0]?.layer ?? EVERY_LAYER);
  return layer;
}

/** Nothing in the game changes what is printed on it. */
function isUntouched(g: G, row: ObjectRow, base: Printed): boolean {
  if (row.effects.length > 0 || base.defining.length > 0 || chosenX(row, base) > 0) return false;
  const env = environment(g);
  if (ownLayer(env, row) < EVERY_LAYER) return false;
  if (row.zone !== BATTLEFIELD) return !env.modifiesElsewhere;
  if (env.open.length > 0) return false;
  for (const _ in row.counters) return false;
  return true;
}

/** What is remembered of an object that leaves; null if it is what its card says. */
export function lastKnown(g: G, row: ObjectRow): Characteristics | null {
  const now = characteristics(g, row.id);
  return now === copiable(g.pool, row).plain[row.controller] && isTold(g.pool, row) ? null : now;
}

export const controllerOf = (g: G, id: ObjectId): PlayerId => characteristics(g, id).controller;

export function hasKeyword(c: Characteristics, keyword: string): boolean {
  for (const a of c.abilities) if (a.kind === 'keyword' && a.keyword === keyword) return true;
  return false;
}

export const isType = (c: Characteristics, bit: number): boolean => (c.types & bit) !== 0;

export const hasSubtype = (c: Characteristics, subtype: string): boolean =>
  c.subtypes.includes(subtype) || (c.everyCreatureType && subtypeKind(subtype) === 'creature');
