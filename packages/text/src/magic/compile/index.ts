/** The compiler: cards as text in, cards as card language out. */

export { DIFFERENCES, type Difference, differenceOf, meanTheSame } from './agreement.ts';
export { type CompiledCard, type CompileResult, compileCard } from './card.ts';
export type { AbilityText, FaceReading, SaidLine } from './face.ts';
export { howRead, type WordReading } from './how.ts';
export { type Paragraph, paragraphs } from './paragraphs.ts';
export type { Place } from './place.ts';
export { type Problem, problemsOf, READ_LANGUAGES, type Suggestion } from './problems.ts';
export type { Refusal, SourceCard, SourceFace } from './source.ts';
export { english, type Tongue } from './tongue.ts';
export {
  calledToday,
  type FaceContext,
  linesToday,
  printToday,
  readWording,
  ruleNames,
  type Wording,
  wordingOf,
} from './wording.ts';
