/**
 * Modes (700.2) are chosen in the common engine (`play/modes.ts`): as the spell or ability is announced (700.2a), never one whose targets
 * are not there or whose cost cannot be paid (700.2h), each with its own targets (700.2c). This is what it asks of Magic.
 */
import type { Context } from '../state.ts';

/** The name of the cost for which all modes are chosen. */
export const ENTWINE = 'entwine';

/** 702.42a */
export const areAllModesChosen = ({ paid }: Context): boolean => (paid[ENTWINE] ?? 0) > 0;
