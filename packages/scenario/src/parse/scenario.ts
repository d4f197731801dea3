// A scenario as plain data: what the file says, fully typed, nothing looked up yet. Whatever can turn out wrong at run
// time knows its line. Steps are in step.ts, expectations in check.ts.
import type { ManaSymbol } from '../magic/mana.ts';
import type { Color, Face, FaceDownKind, Format, Game, StepName, Zone } from '../magic/vocabulary.ts';
import type { Step } from './step.ts';

/** A scenario as it was written. */
export interface Scenario {
  readonly file: string;
  /** Where the scenario's document starts. */
  readonly line: number;
  readonly title: string;
  /** Ids of the ledger entries that this scenario proves. */
  readonly covers: readonly string[];
  readonly game: Game;
  readonly format: Format;
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
  readonly step: StepName;
}

export type PlainValue = string | number | boolean | null | readonly PlainValue[] | PlainObject;
export interface PlainObject {
  readonly [key: string]: PlainValue;
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
  /** Left to the format if the file does not say. */
  readonly life?: number;
  /** In the order of listing, which is the order of timestamps. */
  readonly zones: readonly ZoneSetup[];
  /** Floating mana. */
  readonly mana: readonly ManaSymbol[];
  readonly counters: readonly Counters[];
  readonly team?: string;
  /** Also put in the command zone. */
  readonly commanders: readonly ObjectSetup[];
  readonly landsPlayed: number;
  readonly spellsCastLastTurn: number;
  /** Whether the library (or main deck) ends below the cards that are listed. */
  readonly libraryExact: boolean;
  readonly champion?: ObjectSetup;
  readonly statuses: readonly string[];
}

export interface ZoneSetup {
  readonly line: number;
  readonly zone: Zone;
  /** Top card first where the zone has an order. */
  readonly objects: readonly ObjectSetup[];
}

/** Marks of a Grand Archive object that are either on or off. */
export type ObjectMark = 'rested' | 'distant' | 'fostered' | 'imbued' | 'prepared' | 'brewed' | 'preserved';

export interface ObjectSetup {
  readonly line: number;
  readonly card: string;
  readonly alias?: string;
  readonly count: number;
  readonly tapped: boolean;
  readonly counters: readonly Counters[];
  readonly damage: number;
  /** Came under its controller's control this turn. */
  readonly sick: boolean;
  readonly face: Face;
  readonly faceDown?: FaceDownKind;
  readonly attached?: Ref;
  /** Left out: the player under whom it is listed, who is the owner in any case. */
  readonly controller?: string;
  readonly token: boolean;
  readonly chosen?: Chosen;
  readonly phasedOut: boolean;
  readonly attacking?: Ref;
  readonly marks: readonly ObjectMark[];
  readonly loaded: readonly ObjectSetup[];
  readonly level?: number;
}

/** What was chosen for an object as it entered. */
export interface Chosen {
  readonly line: number;
  readonly color?: Color;
  readonly name?: string;
  readonly type?: string;
  readonly player?: string;
  readonly number?: number;
}

export interface Counters {
  readonly line: number;
  readonly kind: string;
  readonly count: number;
}

export type Ref = PlayerRef | ObjectRef;

export interface PlayerRef {
  readonly kind: 'player';
  readonly line: number;
  /** As the player is declared, whatever the spelling of the reference. */
  readonly player: string;
}

export interface ObjectRef {
  readonly kind: 'ref';
  readonly line: number;
  readonly player?: string;
  readonly zone?: Zone;
  /** An alias, a card name, or the name of a token; compare with `foldName`. */
  readonly name: string;
  /** 1 is the oldest. */
  readonly nth?: number;
}
