// What a scenario of Grand Archive says of players and objects, as plain data.
import type { Counters, ObjectSetup, PlayerSetup, Ref, Scenario, ZoneSetup } from '../parse/index.ts';

export interface GrandArchivePlayer extends PlayerSetup {
  readonly zones: readonly ZoneSetup<GrandArchiveObject>[];
  readonly counters: readonly Counters[];
  readonly team?: string;
  /** Whether the main deck ends below the cards that are listed. */
  readonly libraryExact: boolean;
  readonly champion?: GrandArchiveObject;
  readonly statuses: readonly string[];
}

/** Marks of an object that are either on or off. */
export type ObjectMark =
  | 'rested'
  | 'distant'
  | 'fostered'
  | 'imbued'
  | 'prepared'
  | 'brewed'
  | 'preserved'
  | 'bestowed';

export interface GrandArchiveObject extends ObjectSetup {
  readonly counters: readonly Counters[];
  readonly damage: number;
  readonly attached?: Ref;
  readonly controller?: string;
  readonly token: boolean;
  readonly marks: readonly ObjectMark[];
  readonly loaded: readonly GrandArchiveObject[];
  readonly level?: number;
}

export interface GrandArchiveScenario extends Scenario {
  readonly players: readonly GrandArchivePlayer[];
}
