/** Status bits of a permanent (110.5) and of other objects. */
export const Flag = {
  tapped: 1 << 0,
  flipped: 1 << 1,
  faceDown: 1 << 2,
  phasedOut: 1 << 3,
  /** Damage from a source with deathtouch since state-based actions were last checked (704.5h). */
  deathtouched: 1 << 4,
  /** A loyalty ability of it has been activated this turn (606.3). */
  loyaltyUsed: 1 << 5,
  /** Face down by manifesting or cloaking: it may be turned up for its mana cost (701.40b, 701.58b). */
  manifested: 1 << 6,
  /** Face down with ward {2}: disguised or cloaked (702.168a, 701.58a). */
  warded: 1 << 7,
} as const;
