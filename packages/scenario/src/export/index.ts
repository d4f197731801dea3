// Writing scenarios: draft.ts says what a set-up is made of, write.ts prints it, position.ts takes it from a game,
// steps.ts turns what was done in a game into steps. What is written can be read and run, and comes to the same.
export {
  DRAFT_ZONES,
  type Draft,
  type DraftChosen,
  type DraftObject,
  type DraftPlayer,
  type DraftZone,
  draftOf,
  newDraft,
  newPlayer,
} from '../magic/export/draft.ts';
export { type ExportedPosition, type Loss, type PositionOptions, positionDraft } from '../magic/export/position.ts';
export { type ExportedSteps, exportSteps } from './steps.ts';
export { documentTexts, type StepText, withSteps, writeScenario } from './write.ts';
