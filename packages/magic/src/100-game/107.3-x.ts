/** The X of costs (107.3a): whether there is one to announce, and the least it can be. How large it can be is for the common engine to say. */

import type { ActivatedAbility, Cost, Effect } from '@rulewright/language/magic';
import { mentionsX } from '@rulewright/rules';
import type { CastWay } from '../600-effects/601-cast/601.3-ways.ts';
import { partsOf } from '../600-effects/601-cast/parts.ts';
import type { SpellFace } from '../600-effects/601-cast/spell-face.ts';
import type { Context, StackEntry } from '../state.ts';

const known = new WeakMap<readonly Cost[], boolean>();

/** Whether a cost has an {X}, a −X, or an X in its words. */
export function costsUseX(costs: readonly Cost[]): boolean {
  const found = known.get(costs);
  if (found !== undefined) return found;
  const made = costs.some(usesX);
  known.set(costs, made);
  return made;
}

function usesX(cost: Cost): boolean {
  if (cost.kind === 'mana') return cost.mana.includes('{X}');
  if (cost.kind === 'loyalty') return cost.amount === '-X';
  return mentionsX(cost);
}

/** "X can't be 0": what is announced at least. */
export const leastX = (costs: readonly Cost[]): number =>
  costs.reduce((most, cost) => (cost.kind === 'leastX' ? Math.max(most, cost.least) : most), 0);

/** The least X of a spell that is cast in one way, with these optional costs. */
export function leastXOf(face: SpellFace, way: CastWay, paid: Context['paid'] = {}): number {
  const { additional, optional } = partsOf(face.abilities);
  const chosen = optional.filter(({ name }) => (paid[name ?? ''] ?? 0) > 0);
  return Math.max(leastX(way.cost ?? NONE), ...[...additional, ...chosen].map((a) => leastX(a.cost)));
}

const modesUseX = (effect: Effect | null, modes: readonly number[]): boolean =>
  modes.some((m) => costsUseX(effect?.modes?.choices[m]?.cost ?? NONE));
const NONE: readonly Cost[] = [];

/** 107.3b: a spell cast without paying a cost with X in it has an X of 0. */
export function spellUsesX(face: SpellFace, way: CastWay, entry: StackEntry): boolean {
  const parts = partsOf(face.abilities);
  const ownX = (face.cost?.x ?? 0) > 0;
  if (way.cost === null ? !way.free && ownX : costsUseX(way.cost)) return true;
  if (ownX && way.cost?.some(({ kind }) => kind === 'manaCostOf') === true) return true;
  if (parts.additional.some((a) => costsUseX(a.cost)) || costsUseX(way.permit?.extra ?? NONE)) return true;
  if (parts.optional.some((a) => (entry.paid[a.name ?? ''] ?? 0) > 0 && costsUseX(a.cost))) return true;
  return modesUseX(entry.effect, entry.modes);
}

export const abilityUsesX = (ability: ActivatedAbility, modes: readonly number[]): boolean =>
  costsUseX(ability.cost) || modesUseX(ability, modes);
