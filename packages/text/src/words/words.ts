/**
 * What a language pack has for any game: words for the codes of the engine. The engine knows no words; what is missing in a pack is
 * shown as its code.
 */
import type { EntityId, Plain, PlayerId, Refusal } from '@rulewright/kernel';

/** What a decision asks for, and why it is asked. */
export interface Prompt {
  readonly ask: string;
  readonly why: string;
}

/** How a speaker calls players and objects. Ask only for what the reader may know. */
export interface Names {
  of(id: EntityId): string;
  isYou(id: PlayerId): boolean;
  /** What an object on the stack carries. */
  onStack(id: EntityId): OnStack | null;
  /** The English name of a zone, by its index in the rule set. */
  zone(index: number): string;
}

export interface OnStack {
  readonly source: EntityId;
  readonly targets: readonly EntityId[];
  readonly x: number;
}

/** A fact of a derivation, ready to be put into words. */
export interface Fact {
  /** The objects and players responsible, by name. */
  readonly names: readonly string[];
  readonly data: Readonly<Record<string, Plain>>;
  /** A value of the data in words: "2", "green, white", the name of a player. */
  show(key: string): string;
}

/** All that the engine says in one language of one game. */
export interface Words {
  /** The parts of a turn. */
  readonly steps: Readonly<Record<string, string>>;
  readonly prompts: Readonly<Record<string, Prompt>>;
  /** The facts of derivations, by code. */
  readonly why: Readonly<Record<string, (fact: Fact) => string>>;
  /** The values that can be explained, by name; keywords by their own. */
  readonly values: Readonly<Record<string, string>>;
  /** Single words of the game: types, colours, keywords. What is missing stands for itself. */
  readonly terms: Readonly<Record<string, string>>;
  /** What happens in an event of each kind, as a noun. */
  readonly events: Readonly<Record<string, string>>;
  readonly none: string;
  listed(items: readonly string[]): string;
  /** A reason that concerns something: "Grizzly Bears: it is tapped". */
  about(names: readonly string[], reason: string): string;
  /** Why something is refused, by reason code. */
  readonly reasons: Readonly<Record<string, string>>;
  /** Options that the engine offers by code: colours, kinds of counters. */
  readonly options: Readonly<Record<string, string>>;
  /** What happened, in short sentences; nothing of what is not worth one. Events come as one player may see them. */
  sentences(names: Names, events: readonly SeenEvent[]): readonly Told[];
  // Pieces of the game's card language, as they stand in the data of facts
  /** What an ability does. */
  ability(ability: unknown): string;
  effect(effect: unknown): string;
  condition(condition: unknown): string;
  selector(selector: unknown): string;
  readonly table: { readonly yes: string; readonly no: string };
}

/** What a table and the terminal say by themselves in every game. */
export interface CommonTableWords {
  readonly you: string;
  readonly hand: string;
  readonly graveyard: string;
  readonly stack: string;
  readonly others: string;
  readonly attacking: string;
  readonly damaged: (amount: number) => string;
  readonly attachedTo: (host: string) => string;
  readonly beforeTheGame: string;
  readonly turn: (number: number, whose: string, step: string) => string;
  readonly abilityOf: (source: string) => string;
  readonly token: string;
  readonly aCard: string;
  readonly pass: string;
  readonly activate: (source: string, ability: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly choose: (min: number, max: number) => string;
  readonly orderHint: string;
  readonly divideHint: (total: number) => string;
  readonly wordHint: string;
  readonly priorityHint: string;
  readonly repeatHint: (most: number, changes: string) => string;
  readonly repeated: (times: number) => string;
  readonly accept: string;
  /** A proposal is not accepted from the so-manieth time on. */
  readonly differ: (time: number) => string;
  readonly refused: (reason: string, rule: string | undefined) => string;
  readonly undone: (reason: string, rule: string | undefined) => string;
  readonly why: string;
  readonly notUnderstood: (text: string) => string;
  readonly nothingToUndo: string;
  readonly unknownCard: (name: string) => string;
  readonly rule: (rule: string) => string;
  readonly autoPass: (on: boolean) => string;
  readonly won: string;
  readonly lost: string;
  readonly drawn: string;
  readonly quit: string;
  readonly endOfInput: string;
  readonly welcome: (mine: string, theirs: string, seed: number) => string;
  readonly help: readonly (readonly [key: string, meaning: string])[];
}

/** A sentence, and which of the events it tells of. */
export interface Told {
  readonly at: number;
  readonly words: string;
}

/** What the reader may not know of an event is absent from it. */
export interface SeenEvent {
  readonly kind: string;
  readonly [key: string]: unknown;
}

/** A reason in words, or its code if the pack has none. */
export const reason = (words: Words, { code }: Refusal): string => words.reasons[code] ?? code.replaceAll('-', ' ');
