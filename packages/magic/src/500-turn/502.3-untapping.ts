/** What untaps in the untap step (502.3): what its controller may keep tapped, and what other players untap meanwhile. */

import {
  ask,
  type ChooseEntities,
  call,
  type Directive,
  DONE,
  emit,
  NEXT,
  type ObjectId,
  objectRow,
  type Procedure,
  procedure,
  zoneObjects,
} from '@rulewright/kernel';
import type { May } from '@rulewright/language/magic';
import { concerns } from '@rulewright/rules';
import { forbidden } from '../100-game/101.2-restrictions.ts';
import { areOpponents, isActive } from '../100-game/101.4-turn-order.ts';
import { controllerOf } from '../100-game/109.3-characteristics.ts';
import { BATTLEFIELD } from '../400-zones/400-zones.ts';
import type { ActiveEffect } from '../600-effects/613-continuous/611-active-effect.ts';
import { environment } from '../600-effects/613-continuous/environment.ts';
import { untapEvent } from '../700-additional/700.1-events/types.ts';
import { Flag, type G } from '../state.ts';

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
  effectsOf(g, 'stayTapped').length === 0 ? untap(untapping(g)) : call('untapStep', {});

const untapStep: Procedure = procedure<G, object>('untapStep', {
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
    const kept = (answer ?? []) as readonly ObjectId[];
    return untap(all.filter((id) => !kept.includes(id)));
  },
  untapped() {
    return DONE;
  },
});

export const untappingProcedures = { untapStep } as const;
