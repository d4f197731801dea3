/** Drawing cards (121.2). */
import type { ObjectId, PlayerId } from '@rulewright/kernel';
import {
  type ActionOf,
  type Acts,
  bind,
  countFor,
  emit,
  type Outcome,
  type Run,
  results,
} from '../../600-effects/608-resolve/run.ts';
import { drawEvent, type MagicEvent } from '../700.1-events/types.ts';
import { playersOf } from './found.ts';

/** 121.2, 121.2c: one card at a time, each player's draws after those of the players before. */
function draw(run: Run, action: ActionOf<'draw'>): Outcome {
  const drawn = [...((run.work?.drawn as readonly ObjectId[] | undefined) ?? []), ...ownDraw(run)];
  const queue = (run.work?.queue as readonly PlayerId[] | undefined) ?? drawers(run, action);
  const [player, ...left] = queue;
  if (player === undefined) return bind(action.as, drawn);
  const events: readonly MagicEvent[] = [drawEvent(player, { cause: run.ctx.source })];
  if (left.length === 0 && action.as === undefined) return emit(events);
  return emit(events, { work: { queue: left, drawn, player } });
}

/** 614.11b: a card that somebody drew because of a replacement effect is not the one that was to be drawn. */
function ownDraw({ work, happened }: Run): readonly ObjectId[] {
  const isOwn = (e: MagicEvent): boolean => e.kind === 'draw' && e.player === work?.player;
  return (happened as readonly MagicEvent[]).some(isOwn) ? results(happened) : [];
}

function drawers(run: Run, action: ActionOf<'draw'>): readonly PlayerId[] {
  return playersOf(run, action.who).flatMap((player) =>
    Array.from({ length: countFor(run, action.count, player) }, () => player),
  );
}

export const drawing: Acts<'draw'> = { draw };
