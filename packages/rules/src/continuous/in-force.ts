/**
 * Whether the conditions of effects hold, as seen while layers are applied. The answer does not depend on the object that an
 * effect would affect, so it is asked once; and a condition that says nothing of the object whose ability it belongs to is
 * asked once for each player, however many objects have such an ability.
 */

import { Aspect, NO_OBJECT, type ObjectId } from '@rulewright/kernel';

import { isImpersonal } from '../evaluate/classification.ts';
import { selects } from '../evaluate/evaluate.ts';
import { readsOf } from '../evaluate/reads.ts';
import type { Node } from '../evaluate/vocabulary.ts';
import type { CommonGame } from '../game.ts';

import { inForce, isRecalled, lastAnswer, noteAnswer, unknownForce } from './active-effect.ts';
import type { Force, Part } from './effect.ts';
import { horizon } from './horizon.ts';
import { EVERY_LAYER } from './rules.ts';

const forces = new WeakMap<Node, Force[] | null>();

function forcesFor(g: CommonGame, condition: Node): Force[] | null {
  const known = forces.get(condition);
  if (known !== undefined) return known;
  const made = isImpersonal(g.rules.vocabulary.classification, condition) ? [] : null;
  forces.set(condition, made);
  return made;
}

/** Where the answer is kept. Versions are unique in the process, so that games and forks do not mistake each other's. */
export function forceOf(g: CommonGame, { active, layer, conditionReach }: Part, asked: boolean): Force {
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
export function isInForce(g: CommonGame, part: Part, outermost: boolean): boolean {
  return part.active.condition === null || answered(g, part, outermost, null, NOTHING);
}

const NOTHING: readonly ObjectId[] = [];

/** `sought` is what must be among the changed objects for the condition to hold, if no others need to be looked at. */
function answered(
  g: CommonGame,
  part: Part,
  outermost: boolean,
  sought: Node | null,
  changed: readonly ObjectId[],
): boolean {
  const { active, conditionReach, layer } = part;
  const force = forceOf(g, part, outermost);
  if (isRecalled(force, g.state.version)) return lastAnswer(force);
  horizon.layer = Math.min(conditionReach, layer + (outermost ? 1 : 0));
  horizon.object = NO_OBJECT;
  horizon.draft = null;
  const now = sought === null ? inForce(g, active) : changed.some((id) => selects(g, sought, id, active.ctx));
  // What a characteristic-defining ability reads is not watched.
  if (!active.defining) noteAnswer(force, g.state.version, now);
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
export const holdsInLayers = (g: CommonGame, part: Part, outermost: boolean): boolean =>
  forItsOwnSake(() => isInForce(g, part, outermost));

/** Of a condition that did not hold when these objects had not changed yet, and everything else was as it is now. */
export function holdsSince(g: CommonGame, part: Part, outermost: boolean, changed: readonly ObjectId[]): boolean {
  const { condition } = part.active;
  const sought = condition === null ? null : soughtAlone(g, condition);
  if (sought === null) return holdsInLayers(g, part, outermost);
  return forItsOwnSake(() => answered(g, part, outermost, sought, changed));
}

/** What there must be for a condition to hold, if that can be told of each object without a look at any other, but for who controls it. */
function soughtAlone(g: CommonGame, condition: Node): Node | null {
  const { kind, what } = condition as Node & { readonly what?: Node };
  if (kind !== 'exists' || what?.kind !== 'each') return null;
  return (readsOf(g.rules.vocabulary, what) & ~Aspect.control) === 0 ? what : null;
}
