/** Who controls an object or card (Control and ownership). */
import { NOWHERE, type ObjectRow, type PlayerId } from '@rulewright/kernel';
import { controllerOf } from '../parts-of-a-card/characteristics.ts';
import type { G } from '../state.ts';
import { ATTRIBUTES, FIELD, INTENT, PANTHEON, PLAYED, STACK } from '../zones/zones.ts';

const CONTROLLED: ReadonlySet<number> = new Set([FIELD, INTENT, PLAYED, STACK, ATTRIBUTES, PANTHEON, NOWHERE]);

/** Cards that are not in play answer with their owner. */
export const controllerOrOwner = (g: G, row: ObjectRow): PlayerId =>
  CONTROLLED.has(row.zone) ? controllerOf(g, row.id) : row.owner;
