// What a `check` step expects, as plain data. What can be said of players and objects differs by game.
import type { Ref } from './ref.ts';

export interface Check {
  readonly kind: string;
  readonly line: number;
}

/** One thing that is said of a player or an object, under its key; what is expected stands beside it. */
export interface Property {
  readonly line: number;
  readonly name: string;
}

export interface PlayerCheck extends Check {
  readonly kind: 'player';
  readonly player: string;
  readonly properties: readonly Property[];
}

/** The objects of a zone: all of one player's, or of all players. */
export interface ZoneCheck extends Check {
  readonly kind: 'zone';
  readonly player?: string;
  readonly zone: string;
  readonly expected: ZoneExpectation;
}

export type ZoneExpectation =
  /** Exactly these, as a multiset. */
  | { readonly kind: 'exact'; readonly items: readonly Ref[] }
  | {
      readonly kind: 'partial';
      readonly count?: number;
      readonly contains: readonly Ref[];
      readonly lacks: readonly Ref[];
    };

/** One object; with a `count` among its properties, all objects that the reference matches. */
export interface ObjectCheck extends Check {
  readonly kind: 'object';
  readonly object: Ref;
  readonly properties: readonly Property[];
}

export interface TurnCheck extends Check {
  readonly kind: 'turn';
  readonly number?: number;
  readonly active?: string;
  readonly step?: string;
  /** Who may act. */
  readonly priority?: string;
}

export interface GameCheck extends Check {
  readonly kind: 'game';
  readonly over?: boolean;
  readonly draw?: boolean;
  /** Several if a team wins. */
  readonly winners?: readonly string[];
}

/** What is being asked now. */
export interface DecisionCheck extends Check {
  readonly kind: 'decision';
  readonly player?: string;
  /** What the decision is about, in the words of the scenario. */
  readonly about?: string;
}

/** That the engine's explanation of a value cites these rules. */
export interface ExplainCheck extends Check {
  readonly kind: 'explain';
  readonly of: Ref;
  readonly value: string;
  readonly contains: readonly string[];
}
