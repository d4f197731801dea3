/** The table's board with a game of Grand Archive on it. */
import { type BoardState, useBoard as useAnyBoard } from '../../../table/board.ts';
import type { Snapshot } from '../types.ts';

type GrandArchiveBoard = Omit<BoardState, 'snapshot'> & { readonly snapshot: Snapshot };

export const useBoard = <T>(select: (state: GrandArchiveBoard) => T): T =>
  useAnyBoard((state) => select(state as GrandArchiveBoard));
