/** A player cannot choose what is impossible (resolution 6). One entry for each action that can be. */
import { objectRow, zoneObjects } from '@rulewright/kernel';
import type { Action, Selector } from '@rulewright/language/grand-archive';
import { championOf } from '../card-types/champion.ts';
import { forbidden } from '../effects/restrictions.ts';
import { controllerOf } from '../parts-of-a-card/characteristics.ts';
import { canPayCost } from '../playing-cards/payment.ts';
import { Flag } from '../state.ts';
import { MAIN_DECK } from '../zones/zones.ts';
import { levelsFor } from './champions.ts';
import { canChoose } from './choices.ts';
import { canRedirectTo } from './combat.ts';
import { canRemove } from './counters.ts';
import { discardable } from './discard.ts';
import { onField, playersOf } from './found.ts';
import { canPlay } from './play.ts';
import { type ActionOf, countOf, entitiesOf, type Leaf, type Run } from './run.ts';
import { canSacrifice, sacrificeable } from './sacrifice.ts';
import { canRetarget } from './stack.ts';
import { canTransform } from './transform.ts';

/** Something that was spoken of must be there; a group may be empty. */
const isThere = (run: Run, what: Selector): boolean => what.kind === 'each' || entitiesOf(run, what).length > 0;

type Test<A> = { test(run: Run, action: A): boolean }['test'];

const tests: { readonly [K in Leaf]?: Test<ActionOf<K>> } = {
  sacrifice: (run, a) =>
    a.upTo === true ||
    playersOf(run, a.who).some((p) => sacrificeable(run, p, a.what).length >= Math.max(1, countOf(run, a.count))),
  sacrificeObjects: (run, a) => {
    const players = playersOf(run, a.who);
    return onField(run, a.what).some((id) => players.some((p) => canSacrifice(run.g, p, id)));
  },
  discard: (run, a) =>
    playersOf(run, a.who).some((p) => {
      const least = a.count === 'all' || a.upTo === true ? 0 : countOf(run, a.count);
      return discardable(run, p, a).length >= least;
    }),
  // An empty deck does not make drawing impossible, an effect that forbids it does.
  draw: (run, a) => playersOf(run, a.who).some((p) => forbidden(run.g, 'draw', p) === null),
  recover: (run, a) => playersOf(run, a.who).some((p) => forbidden(run.g, 'recover', p) === null),
  choose: canChoose,
  activate: canPlay,
  materialize: canPlay,
  newTargets: canRetarget,
  mill: (run, a) =>
    playersOf(run, a.who).every((p) => zoneObjects(run.g, MAIN_DECK, p).length >= countOf(run, a.count)),
  move: (run, a) => isThere(run, a.what),
  banish: (run, a) => isThere(run, a.what),
  destroy: (run, a) => isThere(run, a.what),
  load: (run, a) => isThere(run, a.what) && onField(run, a.into).length > 0,
  rest: (run, a) => onField(run, a.what).some((id) => (objectRow(run.g.state, id).flags & Flag.rested) === 0),
  wake: (run, a) => onField(run, a.what).some((id) => (objectRow(run.g.state, id).flags & Flag.rested) !== 0),
  transform: (run, a) => onField(run, a.what).some((id) => canTransform(run.g, id)),
  levelUp: (run, a) =>
    onField(run, a.what).some((id) => {
      const player = controllerOf(run.g, id);
      return championOf(run.g, player) === id && levelsFor(run, a, player).length > 0;
    }),
  redirectAttack: (run, a) => onField(run, a.to).some((id) => canRedirectTo(run, id)),
  removeCounters: canRemove,
};

/** Cards are reserved from the hand, whatever was done before. */
const isPayable = (run: Run, action: Action): boolean => {
  if (action.do !== 'pay' || action.optional === true || action.cost.some(({ kind }) => kind !== 'reserve'))
    return true;
  const payer = action.who === undefined ? run.ctx.controller : playersOf(run, action.who)[0];
  return payer !== undefined && canPayCost(run.g, payer, action.cost, run.ctx);
};

/** Whether the first of the actions can be done, and what has to be paid with it. Those after it may depend on it. */
export function isPossible(run: Run, actions: readonly Action[]): boolean {
  const [first] = actions;
  if (first === undefined) return true;
  if (!actions.slice(1).every((action) => isPayable(run, action))) return false;
  if (first.do === 'either') return first.options.some((option) => isPossible(run, option));
  const test = (tests as Readonly<Record<string, Test<Action>>>)[first.do];
  return test === undefined || test(run, first);
}
