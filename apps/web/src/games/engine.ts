/** The engine's side of the games, each loaded when it is first called. */
import type { GameName } from './names.ts';
import { later } from './once.ts';

export const engines: Readonly<Record<GameName, () => Promise<object>>> = {
  magic: later(async () => (await import('./magic/engine/index.ts')).services),
  'grand-archive': later(async () => (await import('./grand-archive/engine/index.ts')).services),
};
