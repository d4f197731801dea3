/** Merging an object with a permanent (730): one permanent, represented by several cards. */
import {
  type EventKind,
  type GameEvent,
  isMove,
  type MoveEvent,
  moveEvent,
  type ObjectRow,
  objectRow,
} from '@rulewright/kernel';
import { becomeObject } from '@rulewright/kernel/write';
import type { Face } from '@rulewright/language/magic';
import { cardOf, copiable } from '../../100-game/108-pool.ts';
import { MELDED } from '../../100-game/109.3-draft.ts';
import { printed } from '../../200-cards/printed.ts';
import { BATTLEFIELD, MERGED } from '../../400-zones/400-zones.ts';
import type { G } from '../../state.ts';
import { FACE_DOWN_FLAGS } from '../708-faces.ts';
import { place } from './place.ts';
import type { LeaveGameEvent, MeldEvent, MergeEvent } from './types.ts';

/** 702.140e: all abilities of each component; everything else from the topmost. */
const together = (top: Face, under: Face): Face => ({
  ...top,
  abilities: [...(top.abilities ?? []), ...(under.abilities ?? [])],
});

/** 730.2: it is the same permanent as before (730.2c), and keeps the card that merged with it. */
const merge = (move: EventKind<G, MoveEvent>): EventKind<G, MergeEvent> => ({
  ...place('730.2'),
  apply(g, e) {
    const host = objectRow(g.state, e.object);
    if (host.zone !== BATTLEFIELD) return null;
    const spell = objectRow(g.state, e.other);
    const other = copiable(g.pool, spell).face;
    move.apply(g, moveEvent(e.other, MERGED, { how: 'put', keeper: host.id }));
    // 730.2e: face up or down by the topmost; one that comes to be underneath stays as it is.
    const facing = host.flags & ~FACE_DOWN_FLAGS;
    if (e.top) becomeObject(g, host.id, { base: together(other, copiable(g.pool, host).face), flags: facing });
    else becomeObject(g, host.id, { base: together(copiable(g.pool, { ...host, flags: facing }).face, other) });
    return e;
  },
});

/** 701.42a: one object that is represented by both cards; 202.3c: its mana value is the sum of those of the front faces. */
const meld = (move: EventKind<G, MoveEvent>): EventKind<G, MeldEvent> => ({
  ...place('701.42'),
  apply(g, e) {
    const host = objectRow(g.state, e.object);
    if (host.zone !== BATTLEFIELD) return null;
    const value = [host, objectRow(g.state, e.other)].reduce(
      (sum, { def }) => sum + printed(cardOf(g.pool, def).faces[0]).manaValue,
      0,
    );
    move.apply(g, moveEvent(e.other, MERGED, { how: 'put', keeper: host.id }));
    becomeObject(g, host.id, { notes: { ...objectRow(g.state, host.id).notes, [MELDED]: value } });
    return e;
  },
});

/** 730.3: as one permanent leaves the battlefield, each component goes where it goes; from the game, if that is there (800.4a). */
export const separated = ({ kept }: ObjectRow, e: GameEvent): readonly GameEvent[] =>
  isMove(e)
    ? kept.map((object) =>
        moveEvent(object, e.to, {
          ...(e.how === undefined ? {} : { how: e.how }),
          ...(e.position === undefined ? {} : { position: e.position }),
        }),
      )
    : kept.map((object): LeaveGameEvent => ({ kind: 'leaveGame', object }));

export const mergingEvents = (move: EventKind<G, MoveEvent>) => ({ merge: merge(move), meld: meld(move) }) as const;
