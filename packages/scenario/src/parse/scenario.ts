// A scenario as plain data: what the file says, fully typed, nothing looked up yet. Whatever can turn out wrong at run
// time knows its line. Here stands what every game has; a game's own scenario says more of players, objects and steps.
import type { PlainObject } from './plain.ts';
import type { Step } from './step.ts';

/** A scenario as it was written. */
export interface Scenario {
  readonly file: string;
  /** Where the scenario's document starts. */
  readonly line: number;
  readonly title: string;
  /** Ids of the ledger entries that this scenario proves. */
  readonly covers: readonly string[];
  /** The name of the game. */
  readonly game: string;
  readonly format: string;
  /** The name of a rules profile. */
  readonly rules: string;
  readonly seed: number;
  /** Whether unanswered decisions take the engine's own default answer. */
  readonly defaults: boolean;
  readonly cards: readonly CardText[];
  /** In turn order. */
  readonly players: readonly PlayerSetup[];
  readonly start: Start;
  readonly steps: readonly Step[];
  /** Where the scenario ends, for what is reported at its end. */
  readonly end: { readonly line: number };
}

export interface Start {
  readonly line: number;
  readonly turn: number;
  readonly active: string;
  readonly step: string;
}

/** An extra card, in the shape of whichever database it was copied from. */
export interface CardText {
  readonly line: number;
  readonly name: string;
  readonly fields: PlainObject;
}

export interface PlayerSetup {
  readonly line: number;
  readonly name: string;
}

export interface ZoneSetup<Listed extends ObjectSetup = ObjectSetup> {
  readonly line: number;
  readonly zone: string;
  /** Top card first where the zone has an order. */
  readonly objects: readonly Listed[];
}

export interface ObjectSetup {
  readonly line: number;
  readonly card: string;
  readonly alias?: string;
  readonly count: number;
}
