/** Winning and losing, turns and phases to come, elements that are enabled (ending the game; turn order; element). */
import type { StaticEffect } from '@rulewright/language/grand-archive';
import { begin } from '@rulewright/rules';
import { planEvent } from '../events/make.ts';
import type { GrandArchiveEvent } from '../events/types.ts';
import { playersOf } from './found.ts';
import { type ActionOf, type Acts, DONE, emit, type Outcome, type Run } from './run.ts';

const decide = (run: Run, action: ActionOf<'win' | 'lose'>): Outcome =>
  emit(
    playersOf(run, action.who).map((player): GrandArchiveEvent => ({ kind: action.do, player, cause: run.ctx.source })),
  );

/** Skipping phases 1, 2: each time one is to be skipped, that once. */
function skip(run: Run, action: ActionOf<'skip'>): Outcome {
  const planned = playersOf(run, action.who).map((player) => ({ player, step: action.step }));
  if (planned.length === 0) return DONE;
  return emit([planEvent({ skips: [...run.g.state.game.turn.skips, ...planned], cause: run.ctx.source })]);
}

/** A phase that comes after the main phase of the turn at hand, in which it is the turn player's. */
function extraPhase(run: Run, action: ActionOf<'extraPhase'>): Outcome {
  const { moved, active } = run.g.state.game.turn;
  if (!playersOf(run, action.who).includes(active)) return DONE;
  return emit([planEvent({ moved: [...moved, action.phase], cause: run.ctx.source })]);
}

/** After the turn at hand; of several the one that was added last comes first, and then the order goes on as it was. */
function extraTurn(run: Run, action: ActionOf<'extraTurn'>): Outcome {
  const added = playersOf(run, action.who);
  if (added.length === 0) return DONE;
  return emit([planEvent({ extra: [...run.g.state.game.turn.extra, ...added.toReversed()], cause: run.ctx.source })]);
}

function enable(run: Run, { who, element, duration }: ActionOf<'enable'>): Outcome {
  const effect: StaticEffect = { kind: 'enable', who, elements: [element] };
  return emit(begin(run.g, run.ctx, [effect], duration));
}

export const players: Acts<'win' | 'lose' | 'drawGame' | 'skip' | 'extraPhase' | 'extraTurn' | 'enable'> = {
  win: decide,
  lose: decide,
  drawGame: ({ ctx }) => emit([{ kind: 'drawGame', cause: ctx.source }]),
  skip,
  extraPhase,
  extraTurn,
  enable,
};
