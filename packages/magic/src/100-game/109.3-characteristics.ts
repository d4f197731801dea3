/** The characteristics of an object (109.3), computed when asked through the layers of rule 613 and cached on its row. */

import type { ObjectId, ObjectRow, PlayerId } from '@rulewright/kernel';
import * as common from '@rulewright/rules';
import { subtypeKind } from '../200-cards/205.3-subtypes.ts';
import type { G } from '../state.ts';
import { copiable, isTold } from './108-pool.ts';
import type { Characteristics } from './109.3-draft.ts';

/** Of a live object, or as it last existed (113.7a, 608.2h). Magic's drafts are what it makes them from. */
export const characteristics: (g: G, id: ObjectId) => Characteristics = common.characteristics as (
  g: common.CommonGame,
  id: ObjectId,
) => Characteristics;

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
