/**
 * Continuous effects: which are in force, what they change, layer by layer, and what objects are by all of them. A game fills
 * `ContinuousRules`: its layers, its changes and what its objects are before any effect.
 */
export {
  activeFloating,
  activeStatic,
  concerns,
  inForce,
  isAffected,
  isStatic,
  unknownForce,
} from './active-effect.ts';
export { begin, effectBegins } from './begin.ts';
export { type Board, workOutBoard } from './board.ts';
export { coreChanges } from './changes.ts';
export { characteristics } from './characteristics.ts';
export { copied, withExceptions } from './copies.ts';
export { changesAbilities, givesStatic } from './dependency.ts';
export { begun, coreDurations, endingAt, isStepOf, isTurnOf, overNow, playersMeant } from './durations.ts';
export {
  type ActiveEffect,
  type Base,
  type Ceased,
  type CounterKind,
  type Draft,
  type LayerStep,
  type Modify,
  type Part,
  type Recorder,
  stepOf,
} from './effect.ts';
export {
  type Environment,
  environment,
  grantsNow,
  noEffects,
  permanents,
  settleConditions,
  settledEnvironment,
} from './environment.ts';
export { fixedWords } from './fixed-words.ts';
export { givenBy } from './granters.ts';
export { grantsActivated } from './grants.ts';
export { applyLayers } from './layers.ts';
export { abilitiesOfPlayer, type PlayerAbility } from './on-players.ts';
export { gatheredWith } from './one-more.ts';
export { partsOf } from './parts.ts';
export { countLimits, forbidden, forbiddenUnlessPaid, permitted } from './restrictions.ts';
export {
  type ChangeTable,
  type ContinuousRules,
  changeTable,
  type DurationTable,
  EVERY_LAYER,
  type LayerEntry,
  type Surroundings,
} from './rules.ts';
