/** Planeswalking (701.31, 901.11), and turning up the top card of a planar deck or a scheme deck (904.9). */
import { type EventKind, moveEvent, type ObjectId, objectRow, type PlayerId, zoneObjects } from '@rulewright/kernel';
import { endingAt } from '@rulewright/rules';
import { copiable } from '../../100-game/108-pool.ts';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { COMMAND, PLANAR_DECK } from '../../400-zones/400-zones.ts';
import { place } from '../../700-additional/700.1-events/place.ts';
import {
  actedEvent,
  expireEvent,
  type MagicEvent,
  type PlaneswalkEvent,
  type TurnedUpTopEvent,
  type TurnUpTopEvent,
  turnedUpTopEvent,
  turnUpTopEvent,
} from '../../700-additional/700.1-events/types.ts';
import type { G } from '../../state.ts';
import { faceUp, PLANAR } from './901.6-planes.ts';

/** 701.31b: what is face up is put on the bottom of its owner's planar deck, then the next card comes. */
const planeswalk: EventKind<G, PlaneswalkEvent> = {
  ...place('701.31'),
  apply: (_, e) => e,
  consequences(g, { player }) {
    const left = faceUp(g, PLANAR);
    return [
      ...left.map((object) => actedEvent('planeswalk away', player, { object })),
      ...left.map((object) => moveEvent(object, PLANAR_DECK, { how: 'turnedDown' })),
      turnUpTopEvent(player, PLANAR_DECK),
    ];
  },
};

const turnUpTop: EventKind<G, TurnUpTopEvent> = {
  ...place('901.11'),
  apply: (_, e) => e,
  consequences(g, { player, deck }) {
    const [top] = zoneObjects(g, deck, player);
    if (top === undefined) return [];
    return [moveEvent(top, COMMAND, { how: 'turnedUp', controller: player }), turnedUpTopEvent(player, deck)];
  },
};

const turnedUpTop: EventKind<G, TurnedUpTopEvent> = {
  ...place('901.11'),
  apply: (_, e) => e,
  consequences(g, { player, deck }) {
    const object = zoneObjects(g, COMMAND, player).at(-1);
    if (object === undefined) return [];
    // 904.9, 701.32b
    return deck === PLANAR_DECK ? arrival(g, player, object) : [actedEvent('set in motion', player, { object })];
  },
};

/** 901.11, 312.5: the player has planeswalked to that plane, or encounters that phenomenon. */
function arrival(g: G, player: PlayerId, object: ObjectId): readonly MagicEvent[] {
  const over = endingAt(g, { is: 'done', action: 'planeswalk' });
  const isPhenomenon = (copiable(g.pool, objectRow(g.state, object)).types & TypeBit.phenomenon) !== 0;
  return [
    ...(over.length === 0 ? [] : [expireEvent(over)]),
    actedEvent('planeswalk', player),
    actedEvent(isPhenomenon ? 'encounter' : 'planeswalk to', player, { object }),
  ];
}

export const variantEvents = { planeswalk, turnUpTop, turnedUpTop } as const;
