/**
 * For whoever writes a game's part of the scenario language (`@rulewright/scenario/game`): how parts of a file are read, what is known of
 * a scenario under way, and the entries that the tables of several games share.
 */
export type { Course, Exporting } from './export/course.ts';
export { namesFor } from './export/naming.ts';
export type { ScenarioGame } from './game.ts';
export * from './parse/index.ts';
export { concede, whenActing } from './run/actions.ts';
export { commonAnswers } from './run/answers.ts';
export { settle, submit } from './run/decide.ts';
export { expectSame, type Mismatch, mismatch } from './run/mismatch.ts';
export { passUntil } from './run/passing.ts';
export {
  type Alias,
  type Attempt,
  aliasesOf,
  type Explaining,
  fail as failStep,
  illegal,
  type Play,
  type Playing,
  type PropertyRun,
  type StepRun,
  type Subject,
  seatOf,
  type Unset,
  unsupported,
  type VerbRun,
} from './run/play.ts';
export { entityName, entityOf, findObjects, objectOf, refText } from './run/refs.ts';
export { decisionText } from './run/words.ts';
export * from './shared/aspects.ts';
export * from './shared/properties.ts';
export * from './shared/verbs.ts';
