// What a check says about players of Grand Archive: one table entry per key, with how it is read and what must be so.
import { HAND, levelOf, MEMORY } from '@rulewright/grand-archive';
import { type PlayerId, zoneObjects } from '@rulewright/kernel';
import { commonPlayerChecks, numberProperty, type PropertyEntry, zoneProperty } from '../../shared/properties.ts';
import type { GrandArchivePlay } from '../play.ts';

type P = GrandArchivePlay;

export const playerChecks: Readonly<Record<string, PropertyEntry<P, PlayerId>>> = {
  influence: numberProperty<P, PlayerId>(
    ({ game }, id) => zoneObjects(game, HAND, id).length + zoneObjects(game, MEMORY, id).length,
  ),
  level: numberProperty<P, PlayerId>(({ game }, id) => levelOf(game, id)),
  ...commonPlayerChecks,
  hand: zoneProperty,
  graveyard: zoneProperty,
  field: zoneProperty,
  memory: zoneProperty,
  banishment: zoneProperty,
  'main-deck': zoneProperty,
  'material-deck': zoneProperty,
};
