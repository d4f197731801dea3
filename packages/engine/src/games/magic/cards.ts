/** Cards of Magic: those that come with the engine, those of your own text, and decks of them. */
import { type CardFinder, ImportedCards } from '@rulewright/cards/magic';
import type { Card } from '@rulewright/language/magic';
import { en, type SourceFace, tellProblem } from '@rulewright/text/magic';

export {
  type CardCount,
  type Deck,
  type Decklist,
  type DeckParts,
  type Finder,
  inOrder,
  type ListProblem,
  type PartsOf,
  type ReadDecklist,
} from '@rulewright/cards';
export {
  bundled,
  bundledCards,
  type CardFinder,
  type DeckPart,
  decks,
  type Found,
  findCard,
  type ImportedCard,
  ImportedCards,
  importCard,
  readDecklist,
} from '@rulewright/cards/magic';
export {
  type Ability,
  type Card,
  type Face,
  type Problem as DataProblem,
  validateCard,
} from '@rulewright/language/magic';
export {
  type CompiledCard,
  type CompileResult,
  compileCard,
  type FaceReading,
  type Place,
  type Problem as CardProblem,
  problemsOf,
  READ_LANGUAGES,
  type Refusal as CardRefusal,
  type SourceCard,
  type SourceFace,
  type Suggestion,
  tellProblem,
} from '@rulewright/text/magic';

/** A card that somebody wrote, with what finds it by its name; or what is wrong with it, in words. */
export type WrittenCard =
  | { readonly card: Card; readonly cards: CardFinder }
  | { readonly problems: readonly string[] };

/** Compiles a card of one face. */
export function cardFromText(face: SourceFace): WrittenCard {
  const cards = new ImportedCards();
  const imported = { source: { name: face.name, layout: 'normal', faces: [face] }, names: {} };
  cards.add(imported);
  const found = cards.compiled(imported);
  if ('refusals' in found) return { problems: found.problems().map((problem) => tellProblem(problem, en)) };
  return { card: found.card, cards };
}
