/** Cards that an effect has shown stay shown while it is carried out. */
import { type GameEvent, type ObjectId, type PlayerId, rowAt } from '@rulewright/kernel';
import type { CommonGame } from '../game.ts';
import { runActions } from './program.ts';

interface Reveal extends GameEvent {
  readonly objects: readonly ObjectId[];
  readonly to?: PlayerId;
}
const isReveal = (event: GameEvent): event is Reveal => event.kind === 'reveal';

const isCarriedOut = (g: CommonGame): boolean => {
  for (let frame = g.state.frame; frame !== null; frame = frame.below)
    if (frame.procedure.name === runActions.name) return true;
  return false;
};

/** The effect that is being carried out, which began no earlier than the last of `beginnings`, has shown the card to all, or to these eyes. */
export function isShown(
  g: CommonGame,
  id: ObjectId,
  sees: (player: PlayerId) => boolean,
  beginnings: ReadonlySet<string>,
): boolean {
  if (!isCarriedOut(g)) return false;
  const { log } = g.state;
  for (let i = log.length - 1; i >= log.first; i--) {
    const event = rowAt(log, i);
    if (event === undefined || beginnings.has(event.kind)) return false;
    if (isReveal(event) && event.objects.includes(id) && (event.to === undefined || sees(event.to))) return true;
  }
  return false;
}
