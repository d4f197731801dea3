/** How long effects last (611.2a): beside the durations of the core, those that speak of Magic's steps. */

import { isObject, NOWHERE, objectRow } from '@rulewright/kernel';
import type { MagicDuration, MagicFamilies } from '@rulewright/language/magic';
import {
  type ContinuousRules,
  coreDurations,
  type DurationTable,
  isStepOf,
  isTurnOf,
  playersMeant,
  select,
} from '@rulewright/rules';
import { controllerOf } from '../../100-game/109.3-characteristics.ts';
import type { G } from '../../state.ts';

const own: DurationTable<MagicDuration<MagicFamilies>, G> = {
  // 511.3
  endOfCombat: { endsAt: (_g, _d, moment) => moment.is === 'step ends' && moment.step === 'end-combat' },
  // 901.11
  untilPlaneswalk: { endsAt: (_g, _d, moment) => moment.is === 'done' && moment.action === 'planeswalk' },
  // 502.3: "its controller's" is whoever controls it when an untap step comes.
  duringNextUntap: {
    begin: (g, d, ctx) =>
      d.of.kind === 'controller'
        ? { objects: select(g, d.of.of, ctx).filter(isObject) }
        : { players: playersMeant(g, d.of, ctx) },
    isOver: (g, d) => d.objects?.every((id) => objectRow(g.state, id).zone === NOWHERE) === true,
    endsAt: (g, d, moment) =>
      isStepOf(g, moment, 'untap', d.objects ? { players: d.objects.map((id) => controllerOf(g, id)) } : d) ||
      isTurnOf(moment, d, true),
  },
};

export const durations: ContinuousRules['durations'] = { ...coreDurations, ...own };
