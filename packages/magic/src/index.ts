/** The rules of Magic. Begin a game with `newGame`, answer with the kernel's `step`, look with its `view`. */

export { targetsSoFar, triggersToOrder } from '@rulewright/rules';

export { continueFrom, type DeckSeat, type NewGame, newGame, SetUpError } from './100-game/100-new-game.ts';
export { inTurnOrder, playerAfter } from './100-game/101.4-turn-order.ts';
export * from './100-game/106-mana/107.4-mana-symbols.ts';
export { cardOf, copiable, newPool, type Pool } from './100-game/108-pool.ts';
export * from './100-game/109.3-characteristics.ts';
export type { Characteristics } from './100-game/109.3-draft.ts';
export { predefinedTokens } from './100-game/111.10-predefined-tokens.ts';
export { topOfStack } from './100-game/117-priority/117-priority.ts';
export { duel, type Format, formats } from './100-game/format.ts';
export { current, type Profile, profiles } from './100-game/profile.ts';
export * from './200-cards/205-card-types.ts';
export { intrinsicManaAbilities, printed } from './200-cards/printed.ts';
export { DEFEATED } from './300-card-types/310-battles.ts';
export { guess } from './400-zones/400.2-guess.ts';
export * from './400-zones/400-zones.ts';
export { maximumHandSize, TURN_STEPS } from './500-turn/500-turn.ts';
export * from './500-turn/combat/index.ts';
export { UnsupportedAction } from './600-effects/608-resolve/run.ts';
export { replacementsToChoose } from './600-effects/614-replacement/616.1-replacements.ts';
export * from './600-effects/index.ts';
export { totalsOf } from './700-additional/700.1-events/change-game.ts';
export { placeCommander } from './700-additional/700.1-events/commanders.ts';
export { hasMarker } from './700-additional/700.1-events/markers.ts';
export {
  acceptPosition,
  emptyGame,
  type Placed,
  type PlacedPlayer,
  type Position,
  placeAttached,
  placeCombat,
  placeDayNight,
  placeObject,
  placeObjects,
  placePhasedOut,
  placePlanarDice,
  placePlayer,
  placeTurn,
  type Seat,
} from './700-additional/700.1-events/set-up.ts';
export type * from './700-additional/700.1-events/types.ts';
export { roomNow } from './700-additional/701-actions/701.49-venturing.ts';
export { timesTempted } from './700-additional/701-actions/701.54-ring.ts';
export { keywordOf } from './700-additional/702-keywords/expand.ts';
export { keywords } from './700-additional/702-keywords/index.ts';
export { speedOf } from './700-additional/702-keywords/start-your-engines.ts';
export { stateBasedActions } from './700-additional/704-state-based-actions/704-table.ts';
export { FACE_DOWN_FLAGS, FUSED } from './700-additional/708-faces.ts';
export {
  type Proposal,
  Recent,
  repetition,
  type ShortcutDecision,
  type ShortcutReply,
  shortcutReplies,
} from './700-additional/732-loops/732.2-shortcuts.ts';
export { concede } from './800-multiplayer/800.4-leaving.ts';
export { faceUp, PLANAR } from './900-variants/901-planechase/901.6-planes.ts';
export { PLANAR_MARKER } from './900-variants/901-planechase/901.9-planar-die.ts';
export { placeLifeTotals, startingLife } from './900-variants/902-vanguard.ts';
export { commanderOf } from './900-variants/903-commander/903.3-commander.ts';
export {
  colorIdentity,
  commanderDeckProblems,
  type DeckProblem,
} from './900-variants/903-commander/903.4-color-identity.ts';
export { LETHAL_COMMANDER_DAMAGE } from './900-variants/903-commander/903.10a-damage.ts';
export * from './explain/index.ts';
export { rules } from './rule-set.ts';
export * from './state.ts';
export { unsupported } from './vocabulary/supported.ts';
