/** The X of a cost: how large it can be. */
import type { Node } from '../evaluate/vocabulary.ts';
import { mostThat } from '../program/most-that.ts';

/** Further than any description of an object goes. */
const FURTHEST = 64;

export function mentionsX(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if ('kind' in node && node.kind === 'x') return true;
  return Object.values(node).some(mentionsX);
}

/**
 * Whether X stands in the description of what is paid ("discard a card with a cost of X"): a larger one is not just more of the same
 * then, so each has to be tried.
 */
export const describesWithX = (costs: readonly Node[]): boolean =>
  costs.some((cost) => 'what' in cost && mentionsX(cost.what)) ||
  costs.some((c) => 'options' in c && (c.options as readonly (readonly Node[])[]).some(describesWithX));

/** Whether some X works, from the least on. */
export function someX(least: number, works: (x: number) => boolean): boolean {
  for (let x = least; x <= FURTHEST; x++) if (works(x)) return true;
  return false;
}

/** The largest X that can be paid and for which there are targets; what is described by X may be there for some X only. */
export function mostXWithTargets(
  affordable: (x: number) => boolean,
  targets: (x: number) => boolean,
  costs: readonly Node[],
): number {
  const described = describesWithX(costs);
  const most = described ? FURTHEST : mostThat(affordable);
  if (!described && targets(most)) return most;
  for (let x = Math.min(most, FURTHEST); x > 0; x--) if (targets(x) && (!described || affordable(x))) return x;
  return 0;
}
