/** Merging an object with a permanent (730): one permanent, represented by several cards. */
import {
  type EventKind,
  type GameEvent,
  type MoveEvent,
  moveEvent,
  type Note,
  type ObjectId,
  type ObjectRow,
  objectRow,
} from '@rulewright/kernel';
import { becomeObject } from '@rulewright/kernel/write';
import type { Face } from '@rulewright/language/magic';
import { copiable } from '../../100-game/108-pool.ts';
import { BATTLEFIELD, MERGED } from '../../400-zones/400-zones.ts';
import type { G } from '../../state.ts';
import { place } from './place.ts';
import type { MergeEvent } from './types.ts';

/** The note in which a merged permanent holds the other cards that represent it. */
const COMPONENTS = 'merged';

const componentsOf = ({ notes }: ObjectRow): readonly ObjectId[] =>
  (notes[COMPONENTS] as readonly ObjectId[] | undefined) ?? [];

export const isMerged = (row: ObjectRow): boolean => row.notes[COMPONENTS] !== undefined;

/** 702.140e: all abilities of each component; everything else from the topmost. */
const together = (top: Face, under: Face): Face => ({
  ...top,
  abilities: [...(top.abilities ?? []), ...(under.abilities ?? [])],
});

/** 730.2: it is the same permanent as before (730.2c), and the card that merged with it is kept with it. */
const merge = (move: EventKind<G, MoveEvent>): EventKind<G, MergeEvent> => ({
  ...place('730.2'),
  apply(g, e) {
    const host = objectRow(g.state, e.object);
    if (host.zone !== BATTLEFIELD) return null;
    const spell = objectRow(g.state, e.other);
    const [own, other] = [host, spell].map((row) => copiable(g.pool, row).face);
    if (own === undefined || other === undefined) return null;
    const moved = move.apply(g, moveEvent(e.other, MERGED, { how: 'put' }));
    const kept = moved?.became === undefined ? [] : [moved.became];
    const notes: Readonly<Record<string, Note>> = { ...host.notes, [COMPONENTS]: [...componentsOf(host), ...kept] };
    becomeObject(g, host.id, { base: e.top ? together(other, own) : together(own, other), notes });
    return e;
  },
});

/** 730.3: as one permanent leaves the battlefield, each component goes where it goes. */
export const separated = (g: G, e: MoveEvent): readonly GameEvent[] =>
  componentsOf(objectRow(g.state, e.object)).map((object) =>
    moveEvent(object, e.to, {
      ...(e.how === undefined ? {} : { how: e.how }),
      ...(e.position === undefined ? {} : { position: e.position }),
    }),
  );

export const mergingEvents = (move: EventKind<G, MoveEvent>) => ({ merge: merge(move) }) as const;
