/** The layers of continuous effects, in order: what is copied and who controls it, A to E, and swaps last (Layers 2). */
export const Layer = {
  copy: 0,
  control: 1,
  /** A: base values, costs, speed. */
  base: 2,
  /** B: types, subtypes, supertypes, classes. */
  type: 3,
  /** C */
  element: 4,
  /** D: abilities, and properties that something has as long as an effect lasts. */
  ability: 5,
  /** E: increases and decreases; effects first, then counters. */
  change: 6,
  swap: 7,
} as const;
