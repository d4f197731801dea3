/** The facts that answer "why?" in Grand Archive. */
import type { G } from '@rulewright/grand-archive';
import type { Derivation, Seen } from '@rulewright/kernel';
import type { Asking } from '../snapshot.ts';

/** Nothing is explained yet. */
export const explained = (_seen: Seen<G>, _asking: Exclude<Asking, 'question'>): readonly Derivation[] => [];
