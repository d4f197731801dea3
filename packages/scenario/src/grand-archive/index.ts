/** Grand Archive's scenarios. Only what is about Grand Archive imports it. */
export {
  DRAFT_ZONES,
  type Draft,
  type DraftObject,
  type DraftPlayer,
  type DraftZone,
  draftOf,
  type Loss,
  newDraft,
  newPlayer,
} from './export/draft.ts';
export { type ExportedPosition, type PositionOptions, positionDraft } from './export/position.ts';
export { writeScenario } from './export/write.ts';
export { grandArchiveScenario, grandArchiveScenarioWith } from './game.ts';
export type { GrandArchivePlay } from './play.ts';
export type { GrandArchiveObject, GrandArchivePlayer, GrandArchiveScenario } from './scenario.ts';
export { phaseWord } from './steps/phases.ts';
