/** Actions as programs: combinators are followed here, what a game's own actions do stands in its table. */

export { programOf } from './instructions.ts';
export { mostThat } from './most-that.ts';
export { type Running, runActions, withoutAnswersOf } from './program.ts';
export type { Act, ActionNode, Outcome, ProgramRules, Work } from './rules.ts';
export * from './run.ts';
export { isShown } from './shown.ts';
export { mostOf } from './together-chosen.ts';
