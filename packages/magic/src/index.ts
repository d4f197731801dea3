/** The rules of Magic. Begin a game with `newGame`, answer with the kernel's `step`, look with its `view`. */
export { UnsupportedAction } from './actions/run.ts';
export * from './card-types.ts';
export { targetsSoFar } from './casting/announcement.ts';
export * from './casting/index.ts';
export * from './characteristics.ts';
export { colorIdentity, commanderDeckProblems, type DeckProblem } from './color-identity.ts';
export * from './combat/index.ts';
export { commanderOf, LETHAL_COMMANDER_DAMAGE } from './commander.ts';
export type * from './event-types.ts';
export { placeCommander } from './events/commanders.ts';
export { guess } from './events/guess.ts';
export { totalsOf } from './events/players.ts';
export {
  acceptPosition,
  emptyGame,
  fixRandom,
  type Placed,
  type PlacedPlayer,
  type Position,
  placeAttached,
  placeCombat,
  placeDayNight,
  placeObject,
  placePhasedOut,
  placePlayer,
  placeTurn,
  type Seat,
} from './events/set-up.ts';
export * from './explain/index.ts';
export { FACE_DOWN_FLAGS } from './faces.ts';
export { duel, type Format, formats } from './format.ts';
export { keywords } from './keywords/index.ts';
export { concede } from './leaving.ts';
export * from './mana.ts';
export { hasMarker } from './markers.ts';
export { continueFrom, type DeckSeat, type NewGame, newGame, SetUpError } from './new-game.ts';
export { cardOf, copiable, newPool, type Pool } from './pool.ts';
export { predefinedTokens } from './predefined-tokens.ts';
export { intrinsicManaAbilities } from './printed.ts';
export { topOfStack } from './priority.ts';
export { current, type Profile, profiles } from './profile.ts';
export { replacementsToChoose } from './replacements.ts';
export { timesTempted } from './ring.ts';
export { rules } from './rule-set.ts';
export { triggersToOrder } from './settle.ts';
export { speedOf } from './speed.ts';
export { unsupported } from './supported.ts';
export { maximumHandSize, TURN_STEPS } from './turn.ts';
export { inTurnOrder, playerAfter } from './turn-order.ts';
export * from './types.ts';
export { roomNow } from './venturing.ts';
export * from './zones.ts';
