/** What changed sources ask: whether a change is made. What would make a difference is noted. */

export interface Switches {
  /** Whether the change is made. Unless that is seen only by what stands there, the place is noted. */
  __mutant(place: number, unseen?: boolean): boolean;
  __asTrue<T>(place: number, value: T, becomes: boolean): T;
  __same<T>(place: number, value: T, becomes: () => unknown): T;
}

/** `noted` has a 1 for each place whose change would make a difference. */
export function switches(made: number, noted: Uint8Array): Switches {
  const looks = made < 0;
  return {
    __mutant: (place, unseen = false) => {
      if (!unseen) noted[place] = 1;
      return place === made;
    },
    __asTrue: (place, value, becomes) => {
      if (Boolean(value) !== becomes) noted[place] = 1;
      return value;
    },
    __same: (place, value, becomes) => {
      if (looks && noted[place] === 0 && !isSame(value, becomes)) noted[place] = 1;
      return value;
    },
  };
}

function isSame(value: unknown, becomes: () => unknown): boolean {
  try {
    const other = becomes();
    if (Array.isArray(value) && Array.isArray(other))
      return value.length === other.length && value.every((part, i) => Object.is(part, other[i]));
    return Object.is(value, other);
  } catch {
    return false;
  }
}
