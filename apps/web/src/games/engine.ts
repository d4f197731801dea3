/** The engine's side of the game that is played here. */
export { cards, decks, magicEngine as game, situations } from './magic/engine/index.ts';
export type { Draft, Loss } from './magic/engine/situations.ts';
export type { MagicTypes as GameTypes } from './magic/types.ts';
