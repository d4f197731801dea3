/** How long effects last: beside the durations of the core, those that speak of Grand Archive's combat. */
import type { GrandArchiveDuration } from '@rulewright/language/grand-archive';
import { type ContinuousRules, coreDurations, type DurationTable } from '@rulewright/rules';
import type { G } from '../state.ts';

type Moment = Parameters<NonNullable<ContinuousRules['durations'][string]['endsAt']>>[2];

/** An attack is over with its combat phase, and no combat outlasts the turn. */
const isCombatOver = (_g: G, _d: unknown, moment: Moment): boolean =>
  moment.is === 'turn ends' || (moment.is === 'step ends' && moment.step === 'endCombat');

const own: DurationTable<GrandArchiveDuration, G> = {
  endOfCombat: { endsAt: isCombatOver },
  attack: { endsAt: isCombatOver },
};

export const durations: ContinuousRules['durations'] = { ...coreDurations, ...own };
