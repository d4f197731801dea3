/** The table's board with a game of Magic on it. */
import { type BoardState, useBoard as useAnyBoard } from '../../../table/board.ts';
import type { Snapshot } from '../types.ts';

type MagicBoard = Omit<BoardState, 'snapshot'> & { readonly snapshot: Snapshot };

export const useBoard = <T>(select: (state: MagicBoard) => T): T => useAnyBoard((state) => select(state as MagicBoard));
