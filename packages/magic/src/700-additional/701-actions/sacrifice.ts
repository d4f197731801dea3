/** Sacrificing permanents (701.21). */
import { type ObjectId, type PlayerId, zoneObjects } from '@rulewright/kernel';
import type { Filter } from '@rulewright/language/magic';
import { forbidden } from '../../100-game/101.2-restrictions.ts';
import { controllerOf } from '../../100-game/109.3-characteristics.ts';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import {
  type ActionOf,
  type Acts,
  ASKED,
  bind,
  chooseEntities,
  countFor,
  emit,
  type Outcome,
  type Run,
} from '../../600-effects/608-resolve/run.ts';
import { matches } from '../../vocabulary/evaluate.ts';
import { type MagicEvent, sacrificeEvent } from '../700.1-events/types.ts';
import { gone, onBattlefield, permanentsOf, playersOf } from './found.ts';

/** 701.21a: what a player controls and may sacrifice. */
export const sacrificeable = (run: Run, player: PlayerId, filter: Filter): readonly ObjectId[] =>
  zoneObjects(run.g, BATTLEFIELD, player).filter(
    (id) =>
      onBattlefield(run.g, id) &&
      controllerOf(run.g, id) === player &&
      matches(run.g, filter, id, run.ctx) &&
      forbidden(run.g, 'beSacrificed', id) === null,
  );

/** The players choose in turn order, then all is sacrificed at once (101.4). */
function sacrifice(run: Run, action: ActionOf<'sacrifice'>): Outcome {
  if (run.work !== null) return bind(action.as, gone(run, run.work.those as readonly ObjectId[]));
  const events: MagicEvent[] = [];
  const those: ObjectId[] = [];
  for (const player of playersOf(run, action.who)) {
    const from = sacrificeable(run, player, action.what);
    const count = countFor(run, action.count, player);
    const chosen = chooseEntities(run, player, { rule: '701.21a', prompt: 'sacrifice', from, min: count, max: count });
    if (chosen === undefined) return ASKED;
    those.push(...chosen);
    for (const object of chosen) events.push(sacrificeEvent(player, object, { cause: run.ctx.source }));
  }
  return action.as === undefined ? emit(events) : emit(events, { work: { those } });
}

/** 701.21a: a player cannot sacrifice what another controls. `as` binds what was sacrificed, as it last existed. */
function sacrificeObjects(run: Run, action: ActionOf<'sacrificeObjects'>): Outcome {
  if (run.work !== null) return bind(action.as, gone(run, run.work.those as readonly ObjectId[]));
  const players = playersOf(run, action.who);
  const those = permanentsOf(run, action.what).filter((id) => players.includes(controllerOf(run.g, id)));
  const events = those.map((object) => sacrificeEvent(controllerOf(run.g, object), object, { cause: run.ctx.source }));
  return action.as === undefined ? emit(events) : emit(events, { work: { those } });
}

export const sacrificing: Acts<'sacrifice' | 'sacrificeObjects'> = { sacrifice, sacrificeObjects };
