/** The rules of Grand Archive. Begin a game with `newGame`, answer with the kernel's `step`, look with its `view`. */
export { targetsSoFar, triggersToOrder } from '@rulewright/rules';
export { abilityIndices } from './abilities/activated.ts';
export { keywords } from './abilities/keywords/index.ts';
export { playerHas } from './abilities/player-abilities.ts';
export { isMet, restrictedFor } from './abilities/restrictions.ts';
export type { GlimpseAnswer, GlimpseDecision } from './actions/glimpse-decision.ts';
export { UnsupportedAction } from './actions/run.ts';
export { championOf, enabledElements, innerLineage, levelOf } from './card-types/champion.ts';
export { damageOn } from './events/objects.ts';
export type * from './events/player-types.ts';
export { DIRECTION } from './events/players.ts';
export {
  acceptPosition,
  emptyGame,
  type Placed,
  type Position,
  placeLink,
  placeObject,
  placeObjects,
  placeTurn,
  type Seat,
} from './events/set-up.ts';
export type * from './events/types.ts';
export * from './explain/index.ts';
export { draft, type Format, formatNamed, PLAYERS, pantheon, standard } from './general-rules/format.ts';
export { concede } from './general-rules/leaving.ts';
export { continueFrom, type DeckSeat, type NewGame, newGame, SetUpError, startFrom } from './general-rules/new-game.ts';
export { inTurnOrder } from './general-rules/players.ts';
export { current, type Profile, profileNamed, profiles } from './general-rules/profile.ts';
export * from './parts-of-a-card/characteristics.ts';
export { cardOf, faceOf, newPool, type Pool } from './parts-of-a-card/pool.ts';
export { sheetOf } from './parts-of-a-card/printed.ts';
export * from './parts-of-a-card/words.ts';
export { costOfAbility, costOfCard } from './playing-cards/cost.ts';
export { floatingCards } from './playing-cards/cost-kinds.ts';
export { elementsToPlay, playRefusal } from './playing-cards/legality.ts';
export type { MaterializeDecision } from './playing-cards/materialize.ts';
export { type Way, waysToActivate, waysToMaterialize } from './playing-cards/ways.ts';
export { rules } from './rule-set.ts';
export * from './state.ts';
export { objectChecks } from './state-checks/checks.ts';
export { checkAction, legalActions, type OpportunityAnswer, usefulActions } from './timing/actions.ts';
export { attackInDeclaration, mayAttackAtAll } from './turn-order/combat/attack.ts';
export { attackPower } from './turn-order/combat/power.ts';
export { isOpenPhase, PHASES } from './turn-order/turn.ts';
export { hasProperty, statOf } from './vocabulary/features.ts';
export { cardsNeeded, unsupported } from './vocabulary/supported.ts';
export { guess } from './zones/guess.ts';
export * from './zones/zones.ts';
