/**
 * Whether the conditions of effects hold, as seen while layers are applied. The answer does not depend on the object that an
 * effect would affect, so it is asked once; and a condition that says nothing of the object whose ability it belongs to is
 * asked once for each player, however many objects have such an ability.
 */

import { Aspect, NO_OBJECT, type ObjectId } from '@rulewright/kernel';
import type { Condition, Selector } from '@rulewright/language/magic';
import { isImpersonal, readsOf } from '@rulewright/rules';
import type { G } from '../../state.ts';
import { selects } from '../../vocabulary/evaluate.ts';
import { type Force, inForce, unknownForce } from './611-active-effect.ts';
import { EVERY_LAYER } from './613.1-layer.ts';
import type { Part } from './613.7-parts.ts';
import { horizon } from './horizon.ts';

const forces = new WeakMap<Condition, Force[] | null>();

function forcesFor(g: G, condition: Condition): Force[] | null {
  const known = forces.get(condition);
  if (known !== undefined) return known;
  const made = isImpersonal(g.rules.vocabulary.classification, condition) ? [] : null;
  forces.set(condition, made);
  return made;
}

/** Where the answer is kept. Versions are unique in the process, so that games and forks do not mistake each other's. */
export function forceOf(g: G, { active, layer, conditionReach }: Part, asked: boolean): Force {
  // A condition that looks no further than the layers before its own has one answer for all who ask.
  const outermost = asked || conditionReach <= layer;
  const own = outermost ? active.force : active.innerForce;
  const shared = active.condition === null || active.defining ? null : forcesFor(g, active.condition);
  if (shared === null) return own;
  const place = (active.ctx.controller * EVERY_LAYER + layer) * 2 + (outermost ? 1 : 0);
  const force = shared[place] ?? unknownForce();
  shared[place] = force;
  return force;
}

/** Leaves the horizon somewhere else; for the layers, which set it for each question. */
export function isInForce(g: G, part: Part, outermost: boolean): boolean {
  if (part.active.condition === null) return true;
  return answered(g, part, outermost, () => inForce(g, part.active));
}

function answered(g: G, part: Part, outermost: boolean, answer: () => boolean): boolean {
  const { active, conditionReach, layer } = part;
  const force = forceOf(g, part, outermost);
  if (force.version === g.state.version) return force.holds;
  horizon.layer = Math.min(conditionReach, layer + (outermost ? 1 : 0));
  horizon.object = NO_OBJECT;
  horizon.draft = null;
  const now = answer();
  // What a characteristic-defining ability reads is not watched.
  if (!active.defining) {
    force.version = g.state.version;
    force.holds = now;
  }
  return now;
}

function forItsOwnSake(ask: () => boolean): boolean {
  const { layer, object, draft } = horizon;
  const now = ask();
  horizon.layer = layer;
  horizon.object = object;
  horizon.draft = draft;
  return now;
}

/** The same, asked for its own sake. */
export const holdsInLayers = (g: G, part: Part, outermost: boolean): boolean =>
  forItsOwnSake(() => isInForce(g, part, outermost));

/** Of a condition that did not hold when these objects had not changed yet, and everything else was as it is now. */
export function holdsSince(g: G, part: Part, outermost: boolean, changed: readonly ObjectId[]): boolean {
  const { condition, ctx } = part.active;
  const sought = condition === null ? null : soughtAlone(g, condition);
  if (sought === null) return holdsInLayers(g, part, outermost);
  return forItsOwnSake(() => answered(g, part, outermost, () => changed.some((id) => selects(g, sought, id, ctx))));
}

/** What there must be for a condition to hold, if that can be told of each object without a look at any other, but for who controls it. */
function soughtAlone(g: G, condition: Condition): Selector | null {
  if (condition.kind !== 'exists' || condition.what.kind !== 'each') return null;
  return (readsOf(g.rules.vocabulary, condition.what) & ~Aspect.control) === 0 ? condition.what : null;
}
