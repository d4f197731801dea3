/** Finding mistakes in Magic: random games with random decks, and single cards used again and again. */
export { commanderGame, type FuzzGame, type FuzzResult, fuzzGame, planarGame, playFuzz, shrink } from './fuzz.ts';
export { type SmokeResult, smoke } from './smoke.ts';
