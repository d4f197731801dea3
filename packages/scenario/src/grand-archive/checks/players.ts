// What a check says about players of Grand Archive: one table entry per key, with how it is read and what must be so.
import { ATTRIBUTES, characteristics, HAND, levelOf, MEMORY, playerHas } from '@rulewright/grand-archive';
import { type PlayerId, zoneObjects } from '@rulewright/kernel';
import { expectWords, foldName } from '../../parse/index.ts';
import { mismatch } from '../../run/mismatch.ts';
import {
  commonPlayerChecks,
  numberProperty,
  type PropertyEntry,
  property,
  zoneProperty,
} from '../../shared/properties.ts';
import type { GrandArchivePlay } from '../play.ts';

type P = GrandArchivePlay;

/** Statuses, masteries and agility. */
function held({ game }: P, id: PlayerId): readonly string[] {
  const names = zoneObjects(game, ATTRIBUTES, id).map((held) => characteristics(game, held).name);
  return (playerHas(game, id, 'agility') ? [...names, 'agility'] : names).map(foldName);
}

const has = (wanted: boolean): PropertyEntry<P, PlayerId> =>
  property(expectWords, (play: P, { id, name }, { line, values }) =>
    values.flatMap((word) =>
      held(play, id).includes(foldName(word)) === wanted ? [] : [mismatch(line, `${word} of ${name}`, wanted, !wanted)],
    ),
  );

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
  pantheon: zoneProperty,
  has: has(true),
  lacks: has(false),
};
