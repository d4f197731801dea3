// What a `check` step expects, as plain data.
import type { ManaSymbol } from '../magic/mana.ts';
import type { Color, Face, FaceDownKind, StepName, Zone } from '../magic/vocabulary.ts';
import type { Counters, Ref } from './scenario.ts';

export type Check =
  | PlayerCheck
  | ZoneCheck
  | ObjectCheck
  | StackCheck
  | TurnCheck
  | DayNightCheck
  | GameCheck
  | DecisionCheck
  | ExplainCheck;

export interface PlayerCheck {
  readonly kind: 'player';
  readonly line: number;
  readonly player: string;
  readonly properties: readonly PlayerProperty[];
}

export type PlayerProperty = { readonly line: number } & (
  | { readonly kind: 'number'; readonly name: PlayerNumber; readonly value: number }
  | { readonly kind: 'flag'; readonly name: PlayerFlag; readonly value: boolean }
  | { readonly kind: 'zone'; readonly zone: Zone; readonly expected: ZoneExpectation }
  | { readonly kind: 'counters'; readonly counters: readonly Counters[] }
  /** The floating mana itself, or only how much there is. */
  | { readonly kind: 'mana'; readonly mana: readonly ManaSymbol[] | number }
  | { readonly kind: 'words'; readonly name: 'has' | 'lacks'; readonly values: readonly string[] }
  /** Combat damage received from each commander. */
  | { readonly kind: 'commanderDamage'; readonly from: readonly CommanderDamage[] }
  | { readonly kind: 'other'; readonly name: string; readonly value: string | number | boolean }
);

export type PlayerNumber = 'life' | 'poison' | 'influence' | 'level';
export type PlayerFlag = 'lost' | 'won';

export interface CommanderDamage {
  readonly line: number;
  readonly commander: Ref;
  readonly amount: number;
}

/** The objects of a zone: all of one player's, or of all players. */
export interface ZoneCheck {
  readonly kind: 'zone';
  readonly line: number;
  readonly player?: string;
  readonly zone: Zone;
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
export interface ObjectCheck {
  readonly kind: 'object';
  readonly line: number;
  readonly object: Ref;
  readonly properties: readonly ObjectProperty[];
}

export type ObjectProperty = { readonly line: number } /** How many objects the reference matches. */ & (
  | { readonly kind: 'count'; readonly value: number }
  | { readonly kind: 'exists'; readonly value: boolean }
  | { readonly kind: 'number'; readonly name: ObjectNumber; readonly value: number }
  /** A number says how many of the counted objects are so. */
  | { readonly kind: 'flag'; readonly name: ObjectFlag; readonly value: boolean | number }
  /** In relation to anything or nothing, to these objects or players, or how many of the counted objects are so. */
  | { readonly kind: 'role'; readonly name: ObjectRole; readonly value: boolean | number | readonly Ref[] }
  | { readonly kind: 'zone'; readonly value: Zone }
  | { readonly kind: 'player'; readonly name: 'controller' | 'owner'; readonly value: string }
  | { readonly kind: 'name'; readonly value: string }
  /** A count of 0 means that there are none of that kind; kinds that are not named may be there. */
  | { readonly kind: 'counters'; readonly counters: readonly Counters[] }
  /** Exactly these colours. */
  | { readonly kind: 'colors'; readonly values: readonly Color[] }
  | { readonly kind: 'words'; readonly name: ObjectWords; readonly values: readonly string[] }
  /** `none`: to nothing. */
  | { readonly kind: 'attached'; readonly to: Ref | 'none' }
  | { readonly kind: 'face'; readonly value: Face }
  | { readonly kind: 'faceDown'; readonly value: boolean | FaceDownKind }
  /** Exactly these players can see its face. */
  | { readonly kind: 'visibleTo'; readonly players: readonly string[] }
);

export type ObjectNumber =
  | 'power'
  | 'toughness'
  | 'loyalty'
  | 'base-power'
  | 'base-toughness'
  | 'damage'
  | 'mana-value'
  | 'life'
  | 'level'
  | 'durability';

export type ObjectFlag =
  | 'tapped'
  | 'token'
  | 'rested'
  | 'distant'
  | 'fostered'
  | 'imbued'
  | 'prepared'
  | 'brewed'
  | 'empowered'
  | 'preserved'
  | 'ephemeral';

export type ObjectRole = 'attacking' | 'blocking' | 'blocked' | 'defending' | 'retaliating' | 'intercepting';

export type ObjectWords = 'types' | 'not-types' | 'has' | 'lacks' | 'elements' | 'classes';

export interface StackCheck {
  readonly kind: 'stack';
  readonly line: number;
  readonly expected: StackExpectation;
}

export type StackExpectation =
  | { readonly kind: 'count'; readonly count: number }
  /** Exactly these, top first. */
  | { readonly kind: 'entries'; readonly entries: readonly StackEntry[] };

export const stackKinds = ['spell', 'activated', 'triggered', 'copy'] as const;

/** An ability answers to the name of its source. */
export interface StackEntry {
  readonly line: number;
  readonly name?: Ref;
  readonly kind?: (typeof stackKinds)[number];
  readonly controller?: string;
  readonly targets?: readonly Ref[];
}

export interface TurnCheck {
  readonly kind: 'turn';
  readonly line: number;
  readonly number?: number;
  readonly active?: string;
  readonly step?: StepName;
  /** Who has priority, or Opportunity. */
  readonly priority?: string;
}

export const dayNightWords = ['day', 'night', 'neither'] as const;

export interface DayNightCheck {
  readonly kind: 'dayNight';
  readonly line: number;
  readonly value: (typeof dayNightWords)[number];
}

export interface GameCheck {
  readonly kind: 'game';
  readonly line: number;
  readonly over?: boolean;
  readonly draw?: boolean;
  /** Several if a team wins. */
  readonly winners?: readonly string[];
}

/** What is being asked now. */
export interface DecisionCheck {
  readonly kind: 'decision';
  readonly line: number;
  readonly player?: string;
  /** What the decision is about, in the words of the scenario. */
  readonly about?: string;
}

/** That the engine's explanation of a value cites these rules. */
export interface ExplainCheck {
  readonly kind: 'explain';
  readonly line: number;
  readonly of: Ref;
  readonly value: string;
  readonly contains: readonly string[];
}
