/** A game as a pack: what is built for any game (tables, bots, scenarios, the command, the browser app) knows a game only through its pack. */
import type { Bot, BotGame } from '@rulewright/bots';
import type { Deck, ReadDecklist } from '@rulewright/cards';
import type { RuleSet } from '@rulewright/kernel';
import type { ScenarioGame } from '@rulewright/scenario';
import type { GameOf, LabGame, LabTypes, TableGame, TableTypes } from '@rulewright/table';

export type { GameOf } from '@rulewright/table';

/** All of a game. `T` are the types of what it puts on the table. */
export interface Pack<T extends LabTypes> {
  readonly rules: RuleSet;
  readonly language: PackLanguage;
  readonly text: PackText<T>;
  readonly cards: PackCards<T>;
  /** What its scenarios say, and how they are played. */
  readonly scenario: ScenarioGame;
  readonly table: TableGame<T>;
  /** Where moments of a game are looked at, tried otherwise and written as scenarios. */
  readonly lab: LabGame<T>;
  readonly bots: PackBots<T>;
}

/** The language that a game's cards are written in as data; its version is in the rules. */
export interface PackLanguage {
  /** What is wrong with data that should be a card, in sentences; nothing if it is one. */
  problems(card: unknown): readonly string[];
}

/** The words of a game. */
export interface PackText<T extends TableTypes> {
  /** The languages that it speaks, by their tags; the first is spoken where nobody says which. */
  readonly languages: readonly [string, ...string[]];
  /** How a table speaks one of them, with the names of these cards. */
  speech(language: string, cards: T['cards']): T['speech'];
}

/** The cards and decks that come with a game. */
export interface PackCards<T extends TableTypes> {
  readonly all: T['cards'];
  readonly decks: readonly Deck[];
  /** A deck as people write it down, with all the parts that decks of the game have. */
  readList(text: string): ReadDecklist;
}

/** The players of a game that are programs. */
export interface PackBots<T extends TableTypes> extends BotGame<GameOf<T>> {
  /** By name, each made from a seed: the same seed gives the same answers to the same game. */
  readonly kinds: Readonly<Record<string, (seed: number) => Bot<GameOf<T>>>>;
}
