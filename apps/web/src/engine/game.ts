/** What a game brings to the engine's side of the app. What is done for any game is done through this. */

import type { Bot } from '@rulewright/bots';
import type { Deck } from '@rulewright/cards';
import type { Refusal } from '@rulewright/kernel';
import type { PlainObject } from '@rulewright/scenario';
import type { LabGame, LabStart, LabTypes, TableGame } from '@rulewright/table';
import type { Lang } from '@rulewright/text';

export interface EngineGame<T extends LabTypes> {
  readonly table: TableGame<T>;
  readonly lab: LabGame<T>;
  /** All cards that there are now, the user's among them. */
  cards(): Promise<T['cards']>;
  speech(lang: Lang, cards: T['cards']): T['speech'];
  /** Why something is refused, in words. */
  refused(lang: Lang, refusal: Refusal): string;
  /** Decks to begin with. */
  readonly decks: readonly Deck[];
  /** A bot by its name, or another where there is none of that name. */
  bot(name: string | undefined, seed: number): Bot;
  readonly situations: Situations<T>;
}

/** Situations for the lab: what they begin with, and the cards that can be in them. */
export interface Situations<T extends LabTypes> {
  /** As a file that can be opened anywhere. */
  startOf(draft: T['draft']): Promise<LabStart>;
  /** The texts of cards that are not bundled, in the shape that scenarios have them. */
  texts(): Promise<(name: string) => PlainObject | undefined>;
}
