/** The legend rule (704.5j), as it is and as it was until 2013, and the planeswalker uniqueness rule of that time. */

import { moveEvent, type ObjectId, objectRow, zoneObjects } from '@rulewright/kernel';
import { characteristics, isType } from '../../100-game/109.3-characteristics.ts';
import type { Characteristics } from '../../100-game/109.3-draft.ts';
import { SupertypeBit, TypeBit } from '../../200-cards/205-card-types.ts';
import { BATTLEFIELD, GRAVEYARD } from '../../400-zones/400-zones.ts';
import { permitted } from '../../500-turn/combat/permissions.ts';
import { Flag, type G } from '../../state.ts';
import { type PermanentAction, type PermanentChoice, put } from './704-action.ts';

const rule = '704.5j';

const isLegendary = ({ supertypes }: Characteristics): boolean => (supertypes & SupertypeBit.legendary) !== 0;

/** A player controls several legendary permanents of one name, and chooses which one stays. */
export const legendRule: PermanentChoice = {
  rule,
  concerns: { each: 'permanent', supertypes: SupertypeBit.legendary },
  when: (g) => g.state.game.profile.legendRule === 'keep-one',
  check: (g, _, { name, controller }) => {
    const same = zoneObjects(g, BATTLEFIELD, controller).filter((id) => {
      const c = characteristics(g, id);
      return c.controller === controller && c.name === name && isLegendary(c) && !permitted(g, 'shareName', id);
    });
    return same.length > 1 ? same : null;
  },
  facts: (_g, _row, { name }) => ({ name }),
  choice: {
    ask: (_g, from, _row, { controller: player }) => ({
      kind: 'entities',
      player,
      rule,
      prompt: 'legend-rule',
      from,
      min: 1,
      max: 1,
    }),
    events: (_, answer, from) => {
      const [kept] = answer as readonly ObjectId[];
      return (from as readonly ObjectId[])
        .filter((id) => id !== kept)
        .map((object) => moveEvent(object, GRAVEYARD, { how: 'stateBased' }));
    },
  },
};

/** All that have another like them go, whoever controls them; nobody chooses. */
const allGo = (
  when: PermanentAction['when'],
  is: (c: Characteristics) => boolean,
  alike: (a: Characteristics, b: Characteristics) => boolean,
): PermanentAction => ({
  rule,
  concerns: { each: 'permanent', is: (_, c) => is(c), together: true },
  ...(when === undefined ? {} : { when }),
  check: (g, row, c) => (hasOther(g, row.id, (o) => is(o) && alike(c, o)) ? put(row) : null),
  facts: (_g, _row, { name }) => ({ name }),
});

const hasOther = (g: G, id: ObjectId, alike: (c: Characteristics) => boolean): boolean =>
  zoneObjects(g, BATTLEFIELD, g.state.game.turn.active).some(
    (other) =>
      other !== id && (objectRow(g.state, other).flags & Flag.phasedOut) === 0 && alike(characteristics(g, other)),
  );

const isWalker = (c: Characteristics): boolean => isType(c, TypeBit.planeswalker);

export const formerLegendRules: readonly PermanentAction[] = [
  allGo(
    (g) => g.state.game.profile.legendRule === 'all-go',
    // Planeswalkers became legendary when their own rule was abolished (2017).
    (c) => isLegendary(c) && !isWalker(c),
    (a, b) => a.name === b.name,
  ),
  allGo(
    (g) => g.state.game.profile.planeswalkerUniqueness,
    isWalker,
    (a, b) => a.subtypes.some((t) => b.subtypes.includes(t)),
  ),
];
