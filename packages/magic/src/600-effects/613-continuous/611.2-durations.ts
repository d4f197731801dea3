/** How long effects last (611.2a): beside the durations of the core, those that speak of Magic's steps. */
import type { MagicDuration, MagicFamilies } from '@rulewright/language/magic';
import {
  type ContinuousRules,
  coreDurations,
  type DurationTable,
  isStepOf,
  isTurnOf,
  playersMeant,
} from '@rulewright/rules';
import type { G } from '../../state.ts';

const own: DurationTable<MagicDuration<MagicFamilies>, G> = {
  // 511.3
  endOfCombat: { endsAt: (_g, _d, moment) => moment.is === 'step ends' && moment.step === 'end-combat' },
  // 901.11
  untilPlaneswalk: { endsAt: (_g, _d, moment) => moment.is === 'done' && moment.action === 'planeswalk' },
  duringNextUntap: {
    begin: (g, d, ctx) => ({ players: playersMeant(g, d.of, ctx) }),
    endsAt: (g, d, moment) => isStepOf(g, moment, 'untap', d) || isTurnOf(moment, d, true),
  },
};

export const durations: ContinuousRules['durations'] = { ...coreDurations, ...own };
