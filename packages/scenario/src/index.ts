/**
 * The scenario language: `parse/` reads files, `run/` plays them and reports, `export/` writes them, `shared/` has entries that the tables
 * of several games share. All of it knows games through `game.ts` only; `magic/` and `grand-archive/` are entry points of their own, and
 * so is `for-games.ts`, for whoever writes the part of another game.
 */
export {
  documentTexts,
  type ExportedSteps,
  exportSteps,
  type StepText,
  withSteps,
  writeDocument,
} from './export/index.ts';
export { cardsUsed, parseScenarios, type ScenarioGame, type ScenarioGames } from './game.ts';
export {
  foldName,
  type PlainObject,
  type PlainValue,
  type Scenario,
  type ScenarioError,
  type ScenarioErrorCode,
  sameName,
} from './parse/index.ts';
export * from './run/index.ts';
export { unknownCard } from './shared/unknown-card.ts';
