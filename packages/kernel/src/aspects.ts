/**
 * What a continuous effect, a condition or a value can read, as bits. Every write names the aspects it changes; cached
 * characteristics stay valid while nothing that an effect in force reads has changed.
 */
const FIRST_ZONE = 13;
const MOST_ZONES = 16;

export const Aspect = {
  control: 1 << 1,
  /** Status flags of an object. */
  flags: 1 << 2,
  counters: 1 << 3,
  attachment: 1 << 4,
  damage: 1 << 5,
  /** What an object is: definition, face, copiable values. */
  identity: 1 << 6,
  /** Noted choices and links. */
  notes: 1 << 7,
  /** Totals and counters of a player. */
  player: 1 << 8,
  /** Whose turn, which step. */
  turn: 1 << 9,
  /** Roles in combat. */
  combat: 1 << 10,
  /** What has happened earlier. */
  history: 1 << 11,
  stack: 1 << 12,
  /** Which objects are in which zone: a bit for each kind of zone, here all of them. */
  zone: ((1 << MOST_ZONES) - 1) << FIRST_ZONE,
  all: (1 << (FIRST_ZONE + MOST_ZONES)) - 1,
} as const;

/** Which objects are in zones of one kind. */
export const zoneAspect = (kind: number): number => (kind < 0 ? 0 : 1 << (FIRST_ZONE + kind));
