/** A player leaves in the middle of the game (104.3a, 800.4): what they had begun ends, and the others go on. */

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
import { concedeEvent, type MagicEvent } from '../700-additional/700.1-events/types.ts';
import type { G } from '../state.ts';

interface Concession {
  readonly player: PlayerId;
}

const concession: Procedure = procedure<G, Concession>('concession', {
  concede_104_3a(_g, { player }) {
    const event: MagicEvent = concedeEvent(player);
    return emit([event]);
  },
  end() {
    return DONE;
  },
});

/** Procedures that one player carries out, which end when that player is gone, and what they then come to. */
const ownProcedures: Readonly<
  Record<string, { readonly player: (data: never) => PlayerId; readonly result?: unknown }>
> = {
  castSpell: { player: (d: { readonly player: PlayerId }) => d.player },
  activateAbility: { player: (d: { readonly player: PlayerId }) => d.player },
  putTrigger: { player: (d: { readonly trigger: { readonly controller: PlayerId } }) => d.trigger.controller },
  // 800.4f: a cost is not paid.
  payCost: {
    player: (d: { readonly player: PlayerId }) => d.player,
    result: { paid: false, locals: {}, refusal: { code: 'player-left', rule: '800.4f' } },
  },
};

/** The earliest procedure under way that belongs to the player. */
function ownFrame(g: G, player: PlayerId): Frame | null {
  let found: Frame | null = null;
  for (let frame = g.state.frame; frame !== null; frame = frame.below) {
    if (ownProcedures[frame.procedure.name]?.player(frame.data as never) === player) found = frame;
  }
  return found;
}

/** 104.3a: a player can concede at any time and leaves the game at once. */
export function concede(g: G, player: PlayerId): void {
  if (g.state.over !== null || g.state.players[player]?.standing !== 'playing') return;
  const { checkpoint } = g.state;
  if (checkpoint?.decision?.player === player) {
    // What the player was announcing has not been done (733.1).
    g.state = fork(checkpoint);
  } else if (checkpoint !== null) {
    // Whoever has to take an action back goes back to a game without that player.
    const back: G = { ...g, state: fork(checkpoint) };
    concede(back, player);
    returnTo(g, back.state);
  }
  const own = ownFrame(g, player);
  if (own !== null) abandon(g, own, ownProcedures[own.procedure.name]?.result);
  // Before anybody gets priority again, the game settles (117.5).
  const { frame } = g.state;
  if (frame?.procedure.name === 'priority') resumeAt(g, frame, 'settle');
  else if (frame?.procedure.name === runActions.name)
    resumeAt(g, frame, runActions.stageNames[0] ?? '', withoutAnswersOf(frame.data as Running, player));
  else askAgain(g);
  begin(g, concession.name, { player } satisfies Concession);
  run(g);
}

export const leavingProcedures = { concession } as const;
