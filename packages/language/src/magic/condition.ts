/** Conditions that only Magic has, beside those of the core, and the steps of its turn. */
import type { Families } from '../core/families.ts';

export type MagicCondition<F extends Families> =
  /** Whether it is day or night (731.1). */
  | { readonly kind: 'dayNight'; readonly is: 'day' | 'night' | 'neither' }
  /** It was so as this spell became cast (601.2i); of a copy it was not. */
  | { readonly kind: 'asCast'; readonly of: F['condition'] }
  /** With `own`, from that zone of the player whose ability asks. */
  | { readonly kind: 'wasCast'; readonly from?: F['zone']; readonly own?: boolean; readonly byYou?: boolean };

/** 500.1: the phases with their steps, in order; the first-strike step is there where rule 510.4 asks for it. */
export const STEPS = [
  'untap',
  'upkeep',
  'draw',
  'main1',
  'combat',
  'attackers',
  'blockers',
  'first-strike-damage',
  'damage',
  'end-combat',
  'main2',
  'end',
  'cleanup',
] as const;
export type Step = (typeof STEPS)[number];
