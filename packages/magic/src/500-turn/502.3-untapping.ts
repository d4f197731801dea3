/** What untaps in the untap step (502.3): what its controller may keep tapped, and what other players untap meanwhile. */

import {
  ask,
  type ChooseEntities,
  call,
  type Directive,
  DONE,
  emit,
  go,
  NEXT,
  next,
  type ObjectId,
  objectRow,
  type Procedure,
  procedure,
  zoneObjects,
} from '@rulewright/kernel';
import type { Cant, May } from '@rulewright/language/magic';
import { concerns } from '@rulewright/rules';
import { forbidden } from '../100-game/101.2-restrictions.ts';
import { areOpponents, isActive } from '../100-game/101.4-turn-order.ts';
import { controllerOf } from '../100-game/109.3-characteristics.ts';
import { BATTLEFIELD } from '../400-zones/400-zones.ts';
import type { ActiveEffect } from '../600-effects/613-continuous/611-active-effect.ts';
import { environment } from '../600-effects/613-continuous/environment.ts';
import { untapEvent } from '../700-additional/700.1-events/types.ts';
import { Flag, type G } from '../state.ts';
import { matches, value } from '../vocabulary/evaluate.ts';

type Untapping = Extract<May, { action: 'stayTapped' | 'untapToo' }>;

const effectsOf = <A extends Untapping['action']>(
  g: G,
  action: A,
): readonly ActiveEffect<Extract<Untapping, { action: A }>>[] =>
  environment(g).may.filter((a): a is ActiveEffect<Extract<Untapping, { action: A }>> => a.effect.action === action);

const isTapped = (g: G, id: ObjectId): boolean => (objectRow(g.state, id).flags & Flag.tapped) !== 0;

/** Those of the active player, and what effects of others untap in each other player's untap step. */
function untapping(g: G): readonly ObjectId[] {
  const others = effectsOf(g, 'untapToo').filter(({ ctx: { controller }, effect }) =>
    effect.opponents === true ? areOpponents(g, controller, g.state.game.turn.active) : !isActive(g, controller),
  );
  return zoneObjects(g, BATTLEFIELD, g.state.game.turn.active).filter((id) => {
    if (!isTapped(g, id)) return false;
    // "Doesn't untap during its controller's untap step" says nothing of the untap steps of others.
    if (isActive(g, controllerOf(g, id))) return forbidden(g, 'untapDuringUntapStep', id) === null;
    return others.some((a) => concerns(g, a, a.effect.what, id));
  });
}

const untap = (objects: readonly ObjectId[]): Directive =>
  objects.length === 0 ? NEXT : emit(objects.map((object) => untapEvent(object, { rule: '502.3' })));

/** 502.3: all at once. */
export const untapAll = (g: G): Directive =>
  effectsOf(g, 'stayTapped').length === 0 && limits(g).length === 0 ? untap(untapping(g)) : call('untapStep', {});

/** Effects that let the active player untap only so many of a kind. */
const limits = (g: G): readonly ActiveEffect<Cant>[] =>
  (environment(g).cant.untapByMore ?? []).filter((a) => concerns(g, a, a.effect.what, g.state.game.turn.active));

interface Untaps {
  /** What its controller has chosen to keep tapped, and how many of the limits have been asked about. */
  readonly kept?: readonly ObjectId[];
  readonly limited?: number;
}

const untapStep: Procedure = procedure<G, Untaps>('untapStep', {
  choose_502_3(g, _, answer) {
    const all = untapping(g);
    const may = effectsOf(g, 'stayTapped');
    const from = all.filter((id) => may.some((a) => concerns(g, a, a.effect.what, id)));
    if (answer === undefined && from.length > 0)
      return ask({
        kind: 'entities',
        player: g.state.game.turn.active,
        rule: '502.3',
        prompt: 'stay-tapped',
        from,
        min: 0,
        max: from.length,
      } as ChooseEntities);
    return next({ kept: (answer ?? []) as readonly ObjectId[], limited: 0 });
  },
  limit_502_3(g, { kept = [], limited = 0 }, answer) {
    const player = g.state.game.turn.active;
    const all = untapping(g).filter((id) => !kept.includes(id));
    const limit = limits(g)[limited];
    if (limit === undefined) return untap(all);
    const { ctx, effect } = limit;
    const from = all.filter(
      (id) => controllerOf(g, id) === player && (effect.by === undefined || matches(g, effect.by, id, ctx)),
    );
    const most = effect.count === undefined ? 1 : value(g, effect.count, ctx);
    if (from.length <= most) return go('limit_502_3', { kept, limited: limited + 1 });
    if (answer === undefined)
      return ask({
        kind: 'entities',
        player,
        rule: '502.3',
        prompt: 'untap-only',
        from,
        min: most,
        max: most,
      } as ChooseEntities);
    const chosen = answer as readonly ObjectId[];
    const left = from.filter((id) => !chosen.includes(id));
    return go('limit_502_3', { kept: [...kept, ...left], limited: limited + 1 });
  },
  untapped() {
    return DONE;
  },
});

export const untappingProcedures = { untapStep } as const;
