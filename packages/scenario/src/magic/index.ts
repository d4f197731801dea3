/**
 * Magic's scenarios: `magicScenario` for the core, and the draft of a situation with its way to and from a file. By folder: what a
 * set-up says (`set-up/`), what is done (`steps/`), answered (`answers/`), checked (`checks/`) and written (`export/`), and how things
 * are called (`words/`). Only what is about Magic imports it.
 */
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
} from './export/draft.ts';
export { type ExportedPosition, type Loss, type PositionOptions, positionDraft } from './export/position.ts';
export { writeScenario } from './export/write.ts';
export { magicScenario, magicScenarioWith } from './game.ts';
export type { MagicPlay } from './play.ts';
export type { MagicObject, MagicPlayer, MagicScenario } from './scenario.ts';
