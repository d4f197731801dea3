// The words by which a scenario means a player, an object or counters, as plain data. `refs.ts` reads them.

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
  readonly zone?: string;
  /** An alias, a card name, or the name of a token; compare with `foldName`. */
  readonly name: string;
  /** 1 is the oldest. */
  readonly nth?: number;
}

export interface Counters {
  readonly line: number;
  readonly kind: string;
  readonly count: number;
}
