/** Proliferate (701.34). */
import { countersEvent, type EntityId, isPlayer, objectRow, playerRow, zoneObjects } from '@rulewright/kernel';
import { forbidden } from '../../100-game/101.2-restrictions.ts';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import {
  type ActionOf,
  type Acts,
  ASKED,
  chooseEntities,
  DONE,
  emit,
  type Outcome,
  type Run,
} from '../../600-effects/608-resolve/run.ts';
import { actedEvent } from '../700.1-events/types.ts';
import { playerOf } from './found.ts';

const countersOn = (run: Run, id: EntityId): readonly string[] => {
  const { counters } = isPlayer(id) ? playerRow(run.g.state, id) : objectRow(run.g.state, id);
  return Object.keys(counters).filter((kind) => (counters[kind] ?? 0) > 0);
};

/** 701.34a: one more counter of each kind that is there. */
function proliferate(run: Run, action: ActionOf<'proliferate'>): Outcome {
  const { g, ctx } = run;
  const player = playerOf(run, action.who);
  if (player === undefined) return DONE;
  const players = g.state.players.filter((p) => p.standing === 'playing').map((p) => p.id);
  const from: readonly EntityId[] = [...zoneObjects(g, BATTLEFIELD, player), ...players].filter(
    (id) => countersOn(run, id).length > 0 && forbidden(g, 'haveCounters', id) === null,
  );
  const chosen = chooseEntities(run, player, {
    rule: '701.34a',
    prompt: 'proliferate',
    from,
    min: 0,
    max: from.length,
  });
  if (chosen === undefined) return ASKED;
  const added = chosen.flatMap((on) =>
    countersOn(run, on).map((counter) => countersEvent(on, counter, 1, { cause: ctx.source, by: ctx.controller })),
  );
  return emit([...added, actedEvent('proliferate', player, { cause: ctx.source })]);
}

export const proliferating: Acts<'proliferate'> = { proliferate };
