/** Planeswalking (701.31, 901.11), and turning up the top card of a planar deck or a scheme deck (904.9). */
import {
  type EventKind,
  type GameEvent,
  moveEvent,
  type ObjectId,
  objectRow,
  type PlayerId,
  zoneObjects,
} from '@rulewright/kernel';
import { endingAt } from '@rulewright/rules';
import { copiable } from '../../100-game/108-pool.ts';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { COMMAND, PLANAR_DECK } from '../../400-zones/400-zones.ts';
import { place } from '../../700-additional/700.1-events/place.ts';
import { returnedAsPlaneswalking } from '../../700-additional/700.1-events/returning.ts';
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

const turnsUp = (object: ObjectId, controller: PlayerId): MagicEvent =>
  moveEvent(object, COMMAND, { how: 'turnedUp', controller });

/** 701.31b: what is face up is put on the bottom of its owner's planar deck, then the next card comes. */
const planeswalk: EventKind<G, PlaneswalkEvent> = {
  ...place('701.31'),
  apply: (_, e) => e,
  consequences(g, { player, to, staying }) {
    const left = faceUp(g, staying === true ? TypeBit.phenomenon : PLANAR);
    return [
      ...left.map((object) => actedEvent('planeswalk away', player, { object })),
      ...left.map((object) => moveEvent(object, PLANAR_DECK, { how: 'turnedDown' })),
      ...(to === undefined
        ? [turnUpTopEvent(player, PLANAR_DECK)]
        : [...to.map((object) => turnsUp(object, player)), turnedUpTopEvent(player, PLANAR_DECK, to.length)]),
    ];
  },
};

const turnUpTop: EventKind<G, TurnUpTopEvent> = {
  ...place('901.11'),
  apply: (_, e) => e,
  consequences(g, { player, deck }) {
    const [top] = zoneObjects(g, deck, player);
    if (top === undefined) return [];
    return [turnsUp(top, player), turnedUpTopEvent(player, deck)];
  },
};

const turnedUpTop: EventKind<G, TurnedUpTopEvent> = {
  ...place('901.11'),
  apply: (_, e) => e,
  consequences(g, { player, deck, count }) {
    const objects = count === 0 ? [] : zoneObjects(g, COMMAND, player).slice(-count);
    if (deck === PLANAR_DECK) return objects.length === 0 ? [] : arrival(g, player, objects);
    // 904.9, 701.32b
    return objects.map((object) => actedEvent('set in motion', player, { object }));
  },
};

/** 901.11, 312.5: the player has planeswalked to that plane, or encounters that phenomenon. */
function arrival(g: G, player: PlayerId, objects: readonly ObjectId[]): readonly GameEvent[] {
  const over = endingAt(g, { is: 'done', action: 'planeswalk' });
  const isPhenomenon = (id: ObjectId): boolean =>
    (copiable(g.pool, objectRow(g.state, id)).types & TypeBit.phenomenon) !== 0;
  return [
    ...(over.length === 0 ? [] : [expireEvent(over)]),
    ...returnedAsPlaneswalking(g),
    actedEvent('planeswalk', player),
    ...objects.map((object) => actedEvent(isPhenomenon(object) ? 'encounter' : 'planeswalk to', player, { object })),
  ];
}

export const variantEvents = { planeswalk, turnUpTop, turnedUpTop } as const;
