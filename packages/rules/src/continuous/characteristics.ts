/** The characteristics of an object, computed when asked through the layers and cached on its row. */

import { NOWHERE, type ObjectId, type ObjectRow, objectRow, type PlayerId } from '@rulewright/kernel';
import type { CommonGame } from '../game.ts';
import type { Base, Characteristics } from './effect.ts';
import { type Environment, environment, settleConditions, settledEnvironment } from './environment.ts';
import { horizon } from './horizon.ts';
import { applyLayers } from './layers.ts';
import { EVERY_LAYER } from './rules.ts';

function plain(g: CommonGame, p: Base, controller: PlayerId): Characteristics {
  const known = p.plain[controller] as Characteristics | undefined;
  if (known !== undefined) return known;
  const made = g.rules.continuous.draftOf(p, controller);
  p.plain[controller] = made;
  return made;
}

/** Of a live object, or as it last existed. */
export function characteristics(g: CommonGame, id: ObjectId): Characteristics {
  if (horizon.board !== null) {
    const inTheMaking = horizon.board.get(id);
    if (inTheMaking !== undefined) return inTheMaking;
  }
  const row = objectRow(g.state, id);
  if (horizon.layer !== EVERY_LAYER) return partial(g, row);
  if (g.state.doubt !== 0) settleConditions(g);
  const { memo } = row;
  if (memo !== null && memo.version === g.state.version) return memo.value as Characteristics;
  if (row.zone === NOWHERE) return lastExisted(g, row);
  return compute(g, row);
}

const lastExisted = (g: CommonGame, row: ObjectRow): Characteristics =>
  (row.last as Characteristics | null) ?? plain(g, g.rules.continuous.baseOf(g, row), row.controller);

function compute(g: CommonGame, row: ObjectRow): Characteristics {
  const together = settledEnvironment(g).board?.get(row.id);
  if (together !== undefined) {
    row.memo = { version: g.state.version, value: together };
    return together;
  }
  const base = g.rules.continuous.baseOf(g, row);
  if (isUntouched(g, row, base)) {
    const value = plain(g, base, row.controller);
    row.memo = { version: g.state.version, value };
    return value;
  }
  const made = g.rules.continuous.startOf(row, base);
  applyLayers(g, row, base, made, EVERY_LAYER);
  // A defining ability may read anything, so its result is not kept.
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
function partial(g: CommonGame, row: ObjectRow): Characteristics {
  if (row.id === horizon.object && horizon.draft !== null) return horizon.draft;
  if (row.zone === NOWHERE) return lastExisted(g, row);
  const env = settledEnvironment(g);
  const together = env.board === null ? undefined : env.board.get(row.id);
  if (together !== undefined) return together;
  const limit = horizon.layer;
  const base = g.rules.continuous.baseOf(g, row);
  if (isUntouchedBelow(g, env, row, base, limit)) return plain(g, base, row.controller);
  const known = partials.get(row);
  if (known !== undefined && known.version === g.state.version && known.limit === limit) return known.value;
  const made = g.rules.continuous.draftOf(base, row.controller);
  applyLayers(g, row, base, made, limit);
  if (base.defining.length === 0) partials.set(row, { version: g.state.version, limit, value: made });
  return made;
}

function isUntouchedBelow(g: CommonGame, env: Environment, row: ObjectRow, base: Base, limit: number): boolean {
  const { lowest } = g.rules.continuous;
  const isPermanent = row.zone === g.rules.vocabulary.look.permanents;
  if (row.effects.length > 0 || (base.defining.length > 0 && limit > lowest.defining)) return false;
  if (env.lowest < limit && isTouchedBelow(env, row, isPermanent, limit)) return false;
  return limit <= lowest.counters || !isPermanent || !hasCounters(g, row);
}

/** Some effect in force may change it in a layer below the limit. */
function isTouchedBelow(env: Environment, row: ObjectRow, isPermanent: boolean, limit: number): boolean {
  if (ownLayer(env, row) < limit) return true;
  const [first] = env.open;
  return first !== undefined && first.layer < limit && (isPermanent || env.modifiesElsewhere);
}

/** The first layer in which its own abilities, or those of what is attached to it, change it. */
function ownLayer({ onSource, onHost }: Environment, row: ObjectRow): number {
  let layer: number = onSource.size === 0 ? EVERY_LAYER : (onSource.get(row.id)?.[0]?.layer ?? EVERY_LAYER);
  if (onHost.size > 0)
    for (const id of row.attachments) layer = Math.min(layer, onHost.get(id)?.[0]?.layer ?? EVERY_LAYER);
  return layer;
}

/** Nothing in the game changes what is printed on it. */
function isUntouched(g: CommonGame, row: ObjectRow, base: Base): boolean {
  if (row.effects.length > 0 || base.defining.length > 0 || !g.rules.continuous.isAsPrinted(row, base)) return false;
  const env = environment(g);
  if (ownLayer(env, row) < EVERY_LAYER) return false;
  if (row.zone !== g.rules.vocabulary.look.permanents) return !env.modifiesElsewhere;
  if (env.open.length > 0) return false;
  return !hasCounters(g, row);
}

/** Counters may change what they are on, and what that is attached to. */
function hasCounters(g: CommonGame, row: ObjectRow): boolean {
  const { isChangedByCounters } = g.rules.continuous;
  if (isChangedByCounters !== undefined) return isChangedByCounters(row);
  for (const _ in row.counters) return true;
  for (const id of row.attachments) for (const _ in objectRow(g.state, id).counters) return true;
  return false;
}
