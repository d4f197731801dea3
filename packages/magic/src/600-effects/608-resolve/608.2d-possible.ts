/** 608.2d: a player cannot choose what is impossible. One entry for each action that can be. */
import { type EntityId, isObject, objectRow, zoneObjects } from '@rulewright/kernel';
import type { Action, Selector } from '@rulewright/language/magic';
import { forbidden } from '../../100-game/101.2-restrictions.ts';
import { controllerOf } from '../../100-game/109.3-characteristics.ts';
import { HAND, LIBRARY } from '../../400-zones/400-zones.ts';
import { canChoose, candidates } from '../../700-additional/701-actions/choices.ts';
import { canRemove } from '../../700-additional/701-actions/counters.ts';
import { allFollowed, fitting, permanentsOf, playersOf } from '../../700-additional/701-actions/found.ts';
import { movable } from '../../700-additional/701-actions/move.ts';
import { sacrificeable } from '../../700-additional/701-actions/sacrifice.ts';
import { canCast, canRetarget } from '../../700-additional/701-actions/stack.ts';
import { Flag } from '../../state.ts';
import { type ActionOf, countOf, entitiesOf, type Leaf, type Run } from './run.ts';

/** Something that was spoken of must be there, or where it can be found (400.7); a group may be empty. */
const isThere = (run: Run, what: Selector): boolean =>
  what.kind === 'each' || entitiesOf(run, what).some((id) => !isObject(id) || allFollowed(run, id, what).length > 0);

/** 701.26a: only what is untapped can be tapped, and only what is tapped can be untapped. */
const canTurn =
  (tapped: boolean) =>
  (run: Run, { what }: { readonly what: Selector }): boolean =>
    what.kind === 'each' ||
    permanentsOf(run, what).some((id) => ((objectRow(run.g.state, id).flags & Flag.tapped) !== 0) === tapped);

const isVar = (what: Selector, name: string): boolean => what.kind === 'var' && what.name === name;

type Test<A> = { test(run: Run, action: A): boolean }['test'];

const tests: { readonly [K in Leaf]?: Test<ActionOf<K>> } = {
  sacrifice: (run, a) =>
    playersOf(run, a.who).some((p) => sacrificeable(run, p, a.what).length >= Math.max(1, countOf(run, a.count))),
  sacrificeObjects: (run, a) => {
    const players = playersOf(run, a.who);
    return permanentsOf(run, a.what).some((id) => players.includes(controllerOf(run.g, id)));
  },
  discard: (run, a) =>
    playersOf(run, a.who).some((p) => {
      const hand = zoneObjects(run.g, HAND, p);
      return fitting(run, hand, a.what).length >= (a.count === 'hand' ? 0 : countOf(run, a.count));
    }),
  // 121.3: an empty library does not make drawing impossible, an effect that forbids it does.
  draw: (run, a) => playersOf(run, a.who).some((p) => forbidden(run.g, 'draw', p) === null),
  choose: canChoose,
  cast: canCast,
  newTargets: canRetarget,
  // 701.17b
  mill: (run, a) => playersOf(run, a.who).every((p) => zoneObjects(run.g, LIBRARY, p).length >= countOf(run, a.count)),
  move: (run, a) => (a.from === undefined ? isThere(run, a.what) : movable(run, a).length > 0),
  destroy: (run, a) => a.what.kind === 'each' || permanentsOf(run, a.what).length > 0,
  tap: canTurn(false),
  untap: canTurn(true),
  removeCounters: canRemove,
  search: (run, a) => playersOf(run, a.who).some((p) => forbidden(run.g, 'search', p) === null),
};

/** Whether the first of the actions can be done. Those after it may depend on it. */
export function isPossible(run: Run, actions: readonly Action[]): boolean {
  const [first] = actions;
  if (first === undefined) return true;
  if (first.do === 'either') return first.options.some((option) => isPossible(run, option));
  const [, second] = actions;
  // "You may cast a spell from among them": one of them has to be one that can be cast.
  if (first.do === 'choose' && second?.do === 'cast' && isVar(second.what, first.as)) {
    const locals = (id: EntityId) => ({ ...run.ctx.locals, [first.as]: [id] });
    return (
      canChoose(run, first) &&
      candidates(run, first).some((id) => canCast({ ...run, ctx: { ...run.ctx, locals: locals(id) } }, second))
    );
  }
  // To tap what is tapped, and nothing more, does no harm: it is offered, so that "tap or untap" is the same question always.
  if (second === undefined && (first.do === 'tap' || first.do === 'untap')) return true;
  const test = (tests as Readonly<Record<string, Test<Action>>>)[first.do];
  return test === undefined || test(run, first);
}
