/** How long effects last: beside the durations of the core, those that speak of Grand Archive's combat. */
import type { GrandArchiveDuration, GrandArchiveFamilies } from '@rulewright/language/grand-archive';
import {
  type ContinuousRules,
  coreDurations,
  type DurationTable,
  isStepOf,
  isTurnOf,
  playersMeant,
} from '@rulewright/rules';
import type { G } from '../state.ts';

type Moment = Parameters<NonNullable<ContinuousRules['durations'][string]['endsAt']>>[2];

/** An attack is over with its combat phase, and no combat outlasts the turn. */
const isCombatOver = (_g: G, _d: unknown, moment: Moment): boolean =>
  moment.is === 'turn ends' || (moment.is === 'step ends' && moment.step === 'endCombat');

const own: DurationTable<GrandArchiveDuration<GrandArchiveFamilies>, G> = {
  endOfCombat: { endsAt: isCombatOver },
  attack: { endsAt: isCombatOver },
  nextWakeUp: {
    begin: (g, d, ctx) => ({ players: playersMeant(g, d.of, ctx) }),
    endsAt: (g, d, moment) => isStepOf(g, moment, 'wakeUp', d) || isTurnOf(moment, d, true),
  },
};

export const durations: ContinuousRules['durations'] = { ...coreDurations, ...own };
