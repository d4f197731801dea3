/** Enlist (702.154): as it attacks, a creature that does not may be tapped to add its power. `508.1-declare-attackers.ts` asks. */
import { type ObjectId, objectRow, type PlayerId, zoneObjects } from '@rulewright/kernel';
import type { Action, Selector } from '@rulewright/language/magic';
import { characteristics, hasKeyword, isType } from '../../100-game/109.3-characteristics.ts';
import { isSummoningSick } from '../../100-game/117-priority/117.1-timing.ts';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import { Flag, type G } from '../../state.ts';

export const mayEnlist = (g: G, id: ObjectId): boolean => hasKeyword(characteristics(g, id), 'enlist');

/** 702.154a: untapped creatures that could be tapped for their own abilities and do not attack. */
export const enlistable = (g: G, player: PlayerId, attackers: readonly ObjectId[]): readonly ObjectId[] =>
  zoneObjects(g, BATTLEFIELD, player).filter((id) => {
    const row = objectRow(g.state, id);
    const c = characteristics(g, id);
    if (c.controller !== player || !isType(c, TypeBit.creature) || attackers.includes(id)) return false;
    return (row.flags & (Flag.tapped | Flag.phasedOut)) === 0 && !isSummoningSick(g, row, c);
  });

const ENLISTED: Selector = { kind: 'var', name: 'enlisted' };

/** 702.154b: what tapping it brings. */
export const ENLIST: readonly Action[] = [
  { do: 'tap', what: ENLISTED },
  { do: 'acted', action: 'enlist', what: { kind: 'this' } },
  {
    do: 'reflexive',
    effect: {
      actions: [
        {
          do: 'effect',
          effects: [
            {
              kind: 'modify',
              what: { kind: 'this' },
              changes: [{ kind: 'addPT', power: { kind: 'stat', stat: 'power', of: ENLISTED }, toughness: 0 }],
            },
          ],
          duration: { kind: 'endOfTurn' },
        },
      ],
    },
  },
];
