/** Properties and states: marks of objects and of cards on the stack that are no characteristics. */

/** Properties of objects and of cards on the stack, as bits of a row's flags. */
export const Flag = {
  rested: 1 << 0,
  distant: 1 << 1,
  fostered: 1 << 2,
  imbued: 1 << 3,
  prepared: 1 << 4,
  brewed: 1 << 5,
  empowered: 1 << 6,
  preserved: 1 << 7,
  ephemeral: 1 << 8,
  suppressed: 1 << 9,
  kindled: 1 << 10,
  faceDown: 1 << 11,
  /** Its On Charge ability has triggered. */
  charged: 1 << 12,
} as const;

/** What goes with a card from the stack to the object it becomes. */
export const ACTIVATION_FLAGS = Flag.imbued | Flag.prepared | Flag.brewed | Flag.kindled | Flag.ephemeral;
