/** The game at hand: that of the address. */
import { createContext, use } from 'react';
import type { GameTable } from '../table/game.ts';
import type { WebGame } from './game.ts';

export const HereContext = createContext<WebGame | null>(null);

export function useHere(): WebGame {
  const here = use(HereContext);
  if (here === null) throw new Error('there is no game here');
  return here;
}

/** Its table, once it is loaded. */
export const useGameTable = (): GameTable => use(useHere().table());
