/** Cards: those that come with the engine, those of your own text, and decks of them. */
import { type CompileResult, compileCard, type SourceFace } from '@rulewright/text/magic';

export {
  bundled,
  bundledCards,
  type CardCount,
  type CardFinder,
  type Deck,
  type Decklist,
  decks,
  type Found,
  findCard,
  type ImportedCard,
  ImportedCards,
  importCard,
  inOrder,
  type ListProblem,
  type ReadDecklist,
  readDecklist,
} from '@rulewright/cards';
export { type Ability, type Card, type Face, type Problem, validateCard } from '@rulewright/language/magic';
export {
  type CompiledCard,
  type CompileResult,
  compileCard,
  type FaceReading,
  type Refusal as CardRefusal,
  type SourceCard,
  type SourceFace,
} from '@rulewright/text/magic';

/** Compiles a card of one face. */
export const cardFromText = (face: SourceFace): CompileResult =>
  compileCard({ name: face.name, layout: 'normal', faces: [face] });
