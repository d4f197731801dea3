/** Which mana pays which symbol: a matching of units of mana with what has to be paid, by augmenting paths. Numbers only. */

/** One mana that has to be paid. */
export interface Need {
  /** The types that can pay it, as bits. */
  readonly types: number;
  readonly snow: boolean;
  /** Only mana of a lower rank can pay it: what pays for a mana ability must be there before its mana is. */
  readonly rank: number;
}

/** One mana that can be had. */
export interface Unit {
  readonly types: number;
  readonly snow: boolean;
  readonly rank: number;
}

export const LAST = 1 << 20;

const fits = (unit: Unit, need: Need): boolean =>
  (unit.types & need.types) !== 0 && (!need.snow || unit.snow) && unit.rank < need.rank;

/** By need: the index of the unit that pays it, or -1. */
export interface Matching {
  readonly unitOf: readonly number[];
  readonly matched: number;
}

/**
 * Takes units in the order given and keeps each that enlarges the matching. The sets of units that can be used together
 * form a matroid, so taking them from the least to the most valuable gives the least valuable set that pays.
 */
export function match(needs: readonly Need[], units: readonly Unit[]): Matching {
  const unitOf: number[] = needs.map(() => -1);
  let matched = 0;
  let round = 0;
  const seen: number[] = needs.map(() => 0);
  const place = (u: number): boolean => {
    const unit = units[u] as Unit;
    for (let n = 0; n < needs.length; n++) {
      if (seen[n] === round || !fits(unit, needs[n] as Need)) continue;
      seen[n] = round;
      const holder = unitOf[n] as number;
      if (holder < 0 || place(holder)) {
        unitOf[n] = u;
        return true;
      }
    }
    return false;
  };
  for (let u = 0; u < units.length && matched < needs.length; u++) {
    round++;
    if (place(u)) matched++;
  }
  return { unitOf, matched };
}
