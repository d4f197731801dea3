/**
 * The games that are played here, each loaded when somebody is there. The rest of the app takes a game's part from `here.ts`, and in
 * the worker from `engine.ts`.
 */
import type { WebGame } from './game.ts';
import type { GameName } from './names.ts';
import { later } from './once.ts';

export const games: Readonly<Record<GameName, () => Promise<WebGame>>> = {
  magic: later(async () => (await import('./magic/index.ts')).magic),
  'grand-archive': later(async () => (await import('./grand-archive/index.ts')).grandArchive),
};
