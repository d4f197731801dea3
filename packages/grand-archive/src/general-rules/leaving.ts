/** A player concedes: what they had begun ends, and the others go on (ending the game 5, 7). */
import {
  abandon,
  askAgain,
  begin,
  DONE,
  emit,
  type Frame,
  fork,
  type PlayerId,
  type Procedure,
  procedure,
  resumeAt,
  returnTo,
  run,
} from '@rulewright/kernel';
import { type Running, runActions, withoutAnswersOf } from '@rulewright/rules';
import type { LoseEvent } from '../events/player-types.ts';
import type { G } from '../state.ts';

interface Concession {
  readonly player: PlayerId;
}

const concession: Procedure = procedure<G, Concession>('concession', {
  concede(_g, { player }) {
    const event: LoseEvent = { kind: 'concede', player };
    return emit([event]);
  },
  end: () => DONE,
});

/** Procedures that one player carries out, which end when that player is gone. */
const ownProcedures: Readonly<Record<string, (data: never) => PlayerId>> = {
  playCard: (d: { readonly player: PlayerId }) => d.player,
  activateAbility: (d: { readonly player: PlayerId }) => d.player,
  declareAttack: (d: { readonly player: PlayerId }) => d.player,
  materialize: (d: { readonly player: PlayerId }) => d.player,
  payCost: (d: { readonly player: PlayerId }) => d.player,
  putTrigger: (d: { readonly trigger: { readonly controller: PlayerId } }) => d.trigger.controller,
};

/** The earliest procedure under way that belongs to the player. */
function ownFrame(g: G, player: PlayerId): Frame | null {
  let found: Frame | null = null;
  for (let frame = g.state.frame; frame !== null; frame = frame.below)
    if (ownProcedures[frame.procedure.name]?.(frame.data as never) === player) found = frame;
  return found;
}

/** Concession: at any time, whatever is being asked. */
export function concede(g: G, player: PlayerId): void {
  if (g.state.over !== null || g.state.players[player]?.standing !== 'playing') return;
  const { checkpoint } = g.state;
  if (checkpoint?.decision?.player === player) {
    g.state = fork(checkpoint);
  } else if (checkpoint !== null) {
    const back: G = { ...g, state: fork(checkpoint) };
    concede(back, player);
    returnTo(g, back.state);
  }
  const own = ownFrame(g, player);
  if (own !== null) abandon(g, own, undefined);
  const { frame } = g.state;
  if (frame?.procedure.name === 'opportunity') resumeAt(g, frame, 'settle');
  else if (frame?.procedure.name === runActions.name)
    resumeAt(g, frame, runActions.stageNames[0] ?? '', withoutAnswersOf(frame.data as Running, player));
  else askAgain(g);
  begin(g, concession.name, { player } satisfies Concession);
  run(g);
}

export const leavingProcedures = { concession } as const;
