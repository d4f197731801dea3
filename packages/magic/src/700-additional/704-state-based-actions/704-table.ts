/** All state-based actions, in the order of the rule book. */
import { commanderReturns } from '../../900-variants/903-commander/903.9a-return.ts';
import { commanderDamage } from '../../900-variants/903-commander/903.10a-damage.ts';
import { losing, losingTeams } from './704.5a-losing.ts';
import { strays } from './704.5d-strays.ts';
import { creatures } from './704.5f-creatures.ts';
import { planeswalkers } from './704.5i-planeswalkers.ts';
import { formerLegendRules, legendRule } from './704.5j-legend-rule.ts';
import { worldRule } from './704.5k-world-rule.ts';
import { attachments } from './704.5m-attachments.ts';
import { opposedCounters } from './704.5q-counters.ts';
import { sagas } from './704.5s-sagas.ts';
import { dungeons } from './704.5t-dungeons.ts';
import { defeatedBattles, protectors } from './704.5v-battles.ts';
import { roles } from './704.5y-roles.ts';
import { speed } from './704.5z-speed.ts';
import { variants } from './704.6e-variants.ts';
import type { StateBasedAction } from './704-action.ts';

export const stateBasedActions: readonly StateBasedAction[] = [
  ...losing,
  ...strays,
  ...creatures,
  planeswalkers,
  legendRule,
  ...formerLegendRules,
  worldRule,
  ...attachments,
  opposedCounters,
  sagas,
  dungeons,
  defeatedBattles,
  ...protectors,
  roles,
  speed,
  ...losingTeams,
  commanderDamage,
  commanderReturns,
  ...variants,
];
