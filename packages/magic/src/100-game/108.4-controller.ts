/** Who controls an object (108.4). */
import { NOWHERE, type ObjectRow, type PlayerId } from '@rulewright/kernel';
import { BATTLEFIELD, COMMAND, STACK } from '../400-zones/400-zones.ts';
import type { G } from '../state.ts';
import { controllerOf } from './109.3-characteristics.ts';

/** 108.4a: only permanents, spells, abilities and emblems have a controller; other cards answer with their owner. */
export function controllerOrOwner(g: G, row: ObjectRow): PlayerId {
  const { zone } = row;
  if (zone === BATTLEFIELD || zone === STACK || zone === COMMAND || zone === NOWHERE) return controllerOf(g, row.id);
  return row.owner;
}
