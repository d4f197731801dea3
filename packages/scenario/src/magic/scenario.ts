// What a scenario of Magic says of players and objects, as plain data.
import type { Counters, ObjectSetup, PlayerSetup, Ref, Scenario, ZoneSetup } from '../parse/index.ts';
import type { ManaSymbol } from './mana.ts';
import type { Color, Face, FaceDownKind } from './vocabulary.ts';

/** A scenario of Magic as it was written. */
export interface MagicScenario extends Scenario {
  readonly players: readonly MagicPlayer[];
}

export interface MagicPlayer extends PlayerSetup {
  /** Left to the format if the file does not say. */
  readonly life?: number;
  /** In the order of listing, which is the order of timestamps. */
  readonly zones: readonly ZoneSetup<MagicObject>[];
  /** Floating mana. */
  readonly mana: readonly ManaSymbol[];
  readonly counters: readonly Counters[];
  readonly team?: string;
  /** Also put in the command zone. */
  readonly commanders: readonly MagicObject[];
  readonly landsPlayed: number;
  readonly spellsCastLastTurn: number;
  /** Whether the library ends below the cards that are listed. */
  readonly libraryExact: boolean;
}

export interface MagicObject extends ObjectSetup {
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

/** All objects that are listed for a player. */
export const objectsOf = ({ zones, commanders }: MagicPlayer): readonly MagicObject[] => [
  ...zones.flatMap(({ objects }) => objects),
  ...commanders,
];
