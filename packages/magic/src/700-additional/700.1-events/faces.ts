/** Events that turn permanents over: transforming, flipping, turning face up and down; and day and night, which transform. */

import { Aspect, countersEvent, type EventKind, type ObjectId, objectRow, zoneObjects } from '@rulewright/kernel';
import { becomeObject, tick } from '@rulewright/kernel/write';
import { forbidden } from '../../100-game/101.2-restrictions.ts';
import { cardOf, copiable, doubleFaced, hasBack } from '../../100-game/108-pool.ts';
import { characteristics, controllerOf, hasKeyword } from '../../100-game/109.3-characteristics.ts';
import type { Characteristics } from '../../100-game/109.3-draft.ts';
import { PERMANENT_TYPES } from '../../200-cards/205-card-types.ts';
import { printed } from '../../200-cards/printed.ts';
import { BATTLEFIELD, COMMAND, EXILE } from '../../400-zones/400-zones.ts';
import { revealName } from '../../900-variants/905-conspiracy.ts';
import { Flag, type G } from '../../state.ts';
import { DOWN_FACE, downFaceNote, FACE_DOWN_FLAGS, TRANSFORMED } from '../708-faces.ts';
import { isOutOfTime } from '../731-day-night.ts';
import { changeGame } from './change-game.ts';
import { place } from './place.ts';
import {
  type DayNightEvent,
  type FlipEvent,
  type TransformEvent,
  type TransformIgnoredEvent,
  type TurnFaceEvent,
  transformEvent,
} from './types.ts';

const isBound = (c: Characteristics): boolean => hasKeyword(c, 'daybound') || hasKeyword(c, 'nightbound');

/** 701.27a, 701.27d, 712.15a: it has another face, which a permanent can show. */
function canTransform(g: G, id: ObjectId, bound: boolean): boolean {
  const row = objectRow(g.state, id);
  if (row.zone !== BATTLEFIELD || (row.flags & Flag.faceDown) !== 0) return false;
  if (row.kind !== 'card' && !g.state.game.profile.doubleFacedCopies) return false;
  const other = doubleFaced(g.pool, row)?.faces[1 - row.face];
  if (other === undefined || (printed(other).types & PERMANENT_TYPES) === 0) return false;
  // 702.145b, 702.145e: nothing but the ability itself transforms it.
  return (bound || !isBound(characteristics(g, id))) && forbidden(g, 'transform', id) === null;
}

/** 701.27, 712.18: the same object, with a new timestamp (613.7g). */
const transform: EventKind<G, TransformEvent> = {
  ...place('701.27', 'transform'),
  affected: (g, e) => controllerOf(g, e.object),
  apply(g, e) {
    if (!canTransform(g, e.object, e.bound === true)) return null;
    const row = objectRow(g.state, e.object);
    const timestamp = tick(g.state);
    becomeObject(g, row.id, {
      face: 1 - row.face,
      timestamp,
      notes: { ...row.notes, [TRANSFORMED]: timestamp },
    });
    return e;
  },
};

/** 701.27f: nothing happens, but it can be told. */
const transformIgnored: EventKind<G, TransformIgnoredEvent> = { ...place('701.27f'), apply: (_, e) => e };

/** 710.4: once and for all, as long as it stays. */
const flip: EventKind<G, FlipEvent> = {
  ...place('710.4'),
  apply(g, e) {
    const row = objectRow(g.state, e.object);
    const isFlipCard = row.def >= 0 && cardOf(g.pool, row.def).layout === 'flip';
    if (row.zone !== BATTLEFIELD || !isFlipCard || (row.flags & Flag.flipped) !== 0) return null;
    becomeObject(g, row.id, { face: 1, flags: row.flags | Flag.flipped });
    return e;
  },
};

/** 708.8: it has its normal copiable values again; 701.40g: an instant or sorcery is shown and stays face down. */
const turnUp: EventKind<G, TurnFaceEvent> = {
  ...place('708.8', 'turnUp'),
  affected: (g, e) => controllerOf(g, e.object),
  apply(g, e) {
    const row = objectRow(g.state, e.object);
    if ((row.flags & Flag.faceDown) === 0) return null;
    // 406.3, 702.106c: a card in exile or a conspiracy is shown, and stays the object that it is.
    if (row.zone === EXILE || row.zone === COMMAND) {
      becomeObject(g, row.id, { flags: row.flags & ~FACE_DOWN_FLAGS });
      return e;
    }
    if (row.zone !== BATTLEFIELD) return null;
    if (forbidden(g, 'beTurnedUp', row.id) !== null) return null;
    const up = { ...row, flags: row.flags & ~FACE_DOWN_FLAGS };
    if ((copiable(g.pool, up).types & PERMANENT_TYPES) === 0) return null;
    becomeObject(g, row.id, { flags: up.flags, timestamp: tick(g.state) });
    return e;
  },
  // 702.37b
  consequences: (g, e) => [
    ...(e.mega === true ? [countersEvent(e.object, '+1/+1', 1, { by: controllerOf(g, e.object) })] : []),
    ...(objectRow(g.state, e.object).zone === COMMAND ? revealName(g, e.object) : []),
  ],
};

/** 708.2a–b, 712.16: a face-down or double-faced permanent cannot be turned face down. */
const turnDown: EventKind<G, TurnFaceEvent> = {
  ...place('708.2'),
  apply(g, e) {
    const row = objectRow(g.state, e.object);
    if (row.zone !== BATTLEFIELD || (row.flags & Flag.faceDown) !== 0 || hasBack(g.pool, row)) return null;
    const notes = { ...row.notes, [DOWN_FACE]: downFaceNote(e.downFace) };
    becomeObject(g, row.id, { flags: row.flags | Flag.faceDown, timestamp: tick(g.state), notes });
    return e;
  },
};

/** 731.1: from then on it is one of the two; 702.145b, 702.145e: what is bound to it transforms. */
const dayNight: EventKind<G, DayNightEvent> = {
  ...place('731.1', 'dayNight'),
  apply(g, e) {
    const { game } = g.state;
    if (game.dayNight === e.to) return null;
    changeGame(g, { dayNight: e.to }, Aspect.turn);
    return { ...e, from: game.dayNight };
  },
  consequences: (g, e) =>
    zoneObjects(g, BATTLEFIELD, g.state.game.turn.active)
      .filter((id) => isOutOfTime(g, id, e.to))
      .map((object) => transformEvent(object, { bound: true })),
};

export const faceEvents = { transform, transformIgnored, flip, turnUp, turnDown, dayNight } as const;
