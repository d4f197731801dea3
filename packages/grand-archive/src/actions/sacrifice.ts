/** Sacrificing objects (game terms, sacrifice). */
import { type ObjectId, type PlayerId, zoneObjects } from '@rulewright/kernel';
import type { Filter } from '@rulewright/language/grand-archive';
import { forbidden } from '../effects/restrictions.ts';
import { sacrificeEvent } from '../events/make.ts';
import type { GrandArchiveEvent } from '../events/types.ts';
import { characteristics, controllerOf, hasKeyword } from '../parts-of-a-card/characteristics.ts';
import type { G } from '../state.ts';
import { FIELD } from '../zones/zones.ts';
import { doneTo, fitting, onField, playersOf } from './found.ts';
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
} from './run.ts';

/** Sacrifice 2.3, immortality 1.2: what a player controls and may sacrifice. */
export const canSacrifice = (g: G, player: PlayerId, id: ObjectId): boolean => {
  const c = characteristics(g, id);
  return c.controller === player && !hasKeyword(c, 'immortality') && forbidden(g, 'beSacrificed', id) === null;
};

export const sacrificeable = (run: Run, player: PlayerId, filter: Filter): readonly ObjectId[] =>
  fitting(
    run,
    zoneObjects(run.g, FIELD, player).filter((id) => canSacrifice(run.g, player, id)),
    filter,
  );

/** The players choose in turn order, then all is sacrificed at once. */
function sacrifice(run: Run, action: ActionOf<'sacrifice'>): Outcome {
  if (run.work !== null) return bind(action.as, doneTo(run, 'sacrifice'));
  const events: GrandArchiveEvent[] = [];
  for (const player of playersOf(run, action.who)) {
    const from = sacrificeable(run, player, action.what);
    const max = countFor(run, action.count, player);
    const min = action.upTo === true ? 0 : max;
    const { together } = action;
    const chosen = chooseEntities(run, player, {
      rule: 'term-sacrifice.2',
      prompt: 'sacrifice',
      from,
      min,
      max,
      together,
    });
    if (chosen === undefined) return ASKED;
    for (const object of chosen) events.push(sacrificeEvent(player, object, { cause: run.ctx.source }));
  }
  return action.as === undefined ? emit(events) : emit(events, { work: { at: 'sacrificed' } });
}

/** Sacrifice 2.3: a player cannot sacrifice what another controls. `as` binds what was sacrificed, as it last existed. */
function sacrificeObjects(run: Run, action: ActionOf<'sacrificeObjects'>): Outcome {
  if (run.work !== null) return bind(action.as, doneTo(run, 'sacrifice'));
  const players = playersOf(run, action.who);
  const events = onField(run, action.what)
    .filter((id) => players.some((player) => canSacrifice(run.g, player, id)))
    .map((object) => sacrificeEvent(controllerOf(run.g, object), object, { cause: run.ctx.source }));
  return action.as === undefined ? emit(events) : emit(events, { work: { at: 'sacrificed' } });
}

export const sacrificing: Acts<'sacrifice' | 'sacrificeObjects'> = { sacrifice, sacrificeObjects };
