/** "Choose one that hasn't been chosen": the source of an ability remembers the modes that were chosen for it. */
import { findObject, type GameEvent, NOWHERE, noteEvent, type ObjectId } from '@rulewright/kernel';
import type { CommonGame } from '../game.ts';
import type { ModesSpec } from './specs.ts';

/** The note of what was chosen. */
export const MODES_CHOSEN = 'modes.chosen';
/** Above the bits of all the modes that a card can have. */
const MOST = 1 << 12;

/** As bits. In another turn, all are new where only the turn counts. */
function chosenBefore(g: CommonGame, unchosen: NonNullable<ModesSpec['unchosen']>, source: ObjectId): number {
  const noted = findObject(g.state, source)?.notes[MODES_CHOSEN];
  if (typeof noted !== 'number') return 0;
  return unchosen === 'turn' && Math.floor(noted / MOST) !== g.state.game.turn.number ? 0 : noted % MOST;
}

export function isChosenBefore(g: CommonGame, modes: ModesSpec, source: ObjectId, mode: number): boolean {
  return modes.unchosen !== undefined && (chosenBefore(g, modes.unchosen, source) & (1 << mode)) !== 0;
}

/** They have been chosen from now on. */
export function modesChosen(
  g: CommonGame,
  modes: ModesSpec | undefined,
  source: ObjectId,
  chosen: readonly number[],
): readonly GameEvent[] {
  if (modes?.unchosen === undefined || (findObject(g.state, source)?.zone ?? NOWHERE) === NOWHERE) return [];
  const bits = chosen.reduce((sum, mode) => sum | (1 << mode), chosenBefore(g, modes.unchosen, source));
  return [noteEvent(source, MODES_CHOSEN, g.state.game.turn.number * MOST + bits)];
}
