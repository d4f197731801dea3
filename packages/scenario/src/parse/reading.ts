// A document while it is read, and what a game's vocabulary says about how to read it. Every part of the language is a
// table by key; the readers of `src/parse` are the same for all games.
import type { Check } from './check.ts';
import type { Entry, Node } from './document.ts';
import type { ScenarioError } from './errors.ts';
import type { RefScope } from './refs.ts';
import type { ObjectSetup, PlayerSetup } from './scenario.ts';
import type { Action, Step } from './step.ts';

/** One document being read. */
export interface Reading extends RefScope {
  readonly file: string;
  /** Folded alias to the line that declares it. */
  readonly aliases: Map<string, number>;
  readonly errors: ScenarioError[];
  /** Of the document's game. */
  readonly vocabulary: Vocabulary;
  /** Of all games that can be read, so that a key of another game is told from one of none. */
  readonly games: readonly Vocabulary[];
}

export type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** One key of a map with closed keys: how its value is read into the draft of the node that the map describes. */
export interface Field<Draft> {
  read(reading: Reading, node: Node, draft: Draft, entry: Entry): void;
}

export type Fields<Draft> = Readonly<Record<string, Field<Draft>>>;

/** What a player does, as words: the verb that ends a key, and what may stand beside it. */
export interface VerbWords {
  /** Keys of the vocabulary's options. */
  readonly options: readonly string[];
  /** Whether the verb says everything: `Ann passes`. */
  readonly alone?: true;
  parse(reading: Reading, clause: Clause): Action | undefined;
}

export interface Clause<Options = unknown> {
  readonly player: string;
  readonly line: number;
  /** For messages. */
  readonly verb: string;
  readonly value: Node;
  readonly options: Options;
}

/** A step in which no player acts. */
export interface StepWords {
  parse(reading: Reading, head: Entry): Step | undefined;
  /** The step if nothing stands behind its word, where that says enough. */
  bare?(line: number): Step;
}

/** A key of a check that is neither a player nor an object. */
export interface AspectWords {
  parse(reading: Reading, entry: Entry): Check | undefined;
}

/** A key of what is said about a player or an object: what is expected, as the property has it beside its key. */
export interface PropertyWords {
  parse(reading: Reading, node: Node, name: string): object | undefined;
}

/** How the scenarios of one game are read. */
export interface Vocabulary {
  /** As `game:` names it. */
  readonly name: string;
  readonly zones: readonly string[];
  /** The first is the default. */
  readonly formats: readonly string[];
  readonly turnSteps: readonly string[];
  /** Where a scenario starts unless it says otherwise. */
  readonly start: { readonly turn: number; readonly step: string };
  /** The fields that a card under `cards` may have. */
  readonly cardFields: readonly string[];
  newPlayer(line: number, name: string): PlayerSetup;
  readonly playerFields: Fields<Mutable<PlayerSetup>>;
  readonly objectFields: Fields<Mutable<ObjectSetup>>;
  /** All objects that are listed for a player, in whichever key. */
  objectsOf(player: PlayerSetup): readonly ObjectSetup[];
  readonly verbs: Readonly<Record<string, VerbWords>>;
  readonly options: Fields<unknown>;
  newOptions(): unknown;
  readonly steps: Readonly<Record<string, StepWords>>;
  readonly aspects: Readonly<Record<string, AspectWords>>;
  readonly playerChecks: Readonly<Record<string, PropertyWords>>;
  readonly objectChecks: Readonly<Record<string, PropertyWords>>;
}
