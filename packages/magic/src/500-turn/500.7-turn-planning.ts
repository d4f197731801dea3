/** Whose turn comes, and which turns, phases and steps are skipped (500.7–500.11, 614.10). */

import { asPlayer, happen, type PlayerId } from '@rulewright/kernel';
import type { Skip, Step } from '@rulewright/language/magic';
import { endingAt } from '@rulewright/rules';
import { headOf, sharers, turnAfter } from '../100-game/101.4-turn-order.ts';
import { type ActiveEffect, inForce } from '../600-effects/613-continuous/611-active-effect.ts';
import { environment } from '../600-effects/613-continuous/environment.ts';
import { expireEvent, planTurnEvent } from '../700-additional/700.1-events/types.ts';
import type { G } from '../state.ts';
import { select, selects } from '../vocabulary/evaluate.ts';

/**
 * Whose turn comes by the seats: an extra turn does not change it (500.7). 800.4m: what was to last until the next turn of
 * a player who has left ends when that turn would have begun.
 */
export function nextInTurn(g: G): PlayerId {
  const { seat } = g.state.game.turn;
  const player = turnAfter(g, seat);
  const count = g.state.players.length;
  const passed: PlayerId[] = [];
  for (let i = 1; i < count && asPlayer((seat + i) % count) !== player; i++) passed.push(asPlayer((seat + i) % count));
  const gone = passed.filter((p) => g.state.players[p]?.standing !== 'playing');
  passOver(g, gone);
  endUntilTurnOf(g, gone);
  return headOf(g, player);
}

/** 702.26n: what phased out under a player who has left waits for the untap step after the turn that would have begun. */
function passOver(g: G, gone: readonly PlayerId[]): void {
  const before = g.state.game.turn.passedOver ?? [];
  const now = gone.filter((p) => !before.includes(p));
  if (now.length > 0) happen(g, planTurnEvent({ passedOver: [...before, ...now] }));
}

/** Effects that last until the next turn of these players, or until a point in it if they have left. */
export function endUntilTurnOf(g: G, players: readonly PlayerId[]): void {
  if (players.length === 0) return;
  const gone = players.every((p) => g.state.players[p]?.standing !== 'playing');
  const over = endingAt(g, { is: 'turn begins', of: players, gone });
  if (over.length > 0) happen(g, expireEvent(over));
}

/** 500.1: the step with which the phase of a step ends. */
export function lastOfPhase(step: Step): Step {
  switch (step) {
    case 'untap':
    case 'upkeep':
    case 'draw':
      return 'draw';
    case 'main1':
    case 'main2':
      return step;
    case 'end':
    case 'cleanup':
      return 'cleanup';
    default:
      return 'end-combat';
  }
}

/**
 * 500.8–500.10: the steps that come after a step that has ended, with those that were added after it or after its phase.
 * Steps may follow on a phase of which the last steps were skipped or never were, as an added upkeep step does.
 */
export function withAddedSteps(g: G, step: Step, queue: readonly Step[]): readonly Step[] {
  const { extraSteps } = g.state.game.turn;
  if (extraSteps.length === 0) return queue;
  const [next] = queue;
  const phaseEnds = next === undefined || lastOfPhase(next) !== lastOfPhase(step);
  const due = extraSteps.filter((e) => e.after === step || (phaseEnds && e.after === lastOfPhase(step)));
  if (due.length === 0) return queue;
  happen(g, planTurnEvent({ extraSteps: extraSteps.filter((e) => !due.includes(e)) }));
  return [...due.flatMap((e) => e.steps), ...queue];
}

/** 500.11: a combat phase that is skipped is skipped with all its steps. */
export const afterCombat = (queue: readonly Step[]): readonly Step[] => queue.slice(queue.indexOf('end-combat') + 1);

/** 614.10: an effect that goes on skips each such step; one that skips the next waits for one that would happen (614.10a). */
export function skips(g: G, player: PlayerId, step: Step | 'turn' | 'extraTurn'): boolean {
  const team = sharers(g, player);
  for (const a of environment(g).skips) {
    if (a.effect.step !== step || a.effect.optional === true || !inForce(g, a)) continue;
    if (select(g, a.effect.who, a.ctx).some((p) => team.includes(p as PlayerId))) return true;
  }
  return takeSkip(g, team, step);
}

/** 614.10: a skip is used up by skipping; 805.8: one player's is the team's, and the same skip of several is one. */
function takeSkip(g: G, team: readonly PlayerId[], step: Step | 'turn' | 'extraTurn'): boolean {
  const planned = g.state.game.turn.skips;
  if (planned.length === 0) return false;
  const used = team.map((player) => planned.findIndex((s) => s.player === player && s.step === step));
  if (used.every((index) => index < 0)) return false;
  happen(g, planTurnEvent({ skips: planned.filter((_, i) => !used.includes(i)) }));
  return true;
}

/** Effects by which the player may skip a step or turn that would begin. */
export const optionalSkips = (
  g: G,
  player: PlayerId,
  step: Step | 'turn' | 'extraTurn',
): readonly ActiveEffect<Skip>[] =>
  environment(g).skips.filter(
    (a) =>
      a.effect.step === step && a.effect.optional === true && selects(g, a.effect.who, player, a.ctx) && inForce(g, a),
  );

/** 614.10b: what follows from skipping waits for what actually occurs next. */
export function skipBy(g: G, { effect, ctx }: ActiveEffect<Skip>): void {
  if (effect.then === undefined) return;
  const afterSkip = [...(g.state.game.turn.afterSkip ?? []), { actions: effect.then, ctx }];
  happen(g, planTurnEvent({ afterSkip }));
}
