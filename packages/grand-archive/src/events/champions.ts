/** Events of lineages: a champion levels up and loses levels, cards come into a lineage and leave it. */
import {
  Aspect,
  type EventKind,
  type GameEvent,
  isMove,
  type MoveEvent,
  moveEvent,
  NO_OBJECT,
  type ObjectId,
  type ObjectRow,
  objectRow,
} from '@rulewright/kernel';
import { register, unregister, writeObject } from '@rulewright/kernel/write';
import { MODES_CHOSEN } from '@rulewright/rules';
import { faceOf } from '../parts-of-a-card/pool.ts';
import { sheetOf } from '../parts-of-a-card/printed.ts';
import { CHAMPION } from '../parts-of-a-card/words.ts';
import type { G } from '../state.ts';
import { BANISHMENT, FIELD, GRAVEYARD, LINEAGE, MATERIAL_DECK } from '../zones/zones.ts';
import { place } from './place.ts';
import type { LeaveGameEvent } from './player-types.ts';
import type { DelevelEvent, LevelUpEvent } from './types.ts';

/** A champion has the inherited effects of what lies under it: it listens anew when that changes. */
export function keeping<T>(g: G, keepers: readonly ObjectId[], change: () => T): T {
  const there = [...new Set(keepers)].filter((id) => id !== NO_OBJECT && objectRow(g.state, id).zone === FIELD);
  for (const id of there) unregister(g, objectRow(g.state, id));
  const result = change();
  for (const id of there) if (objectRow(g.state, id).zone === FIELD) register(g, objectRow(g.state, id));
  return result;
}

const isChampionCard = (g: G, row: ObjectRow): boolean => (sheetOf(faceOf(g.pool, row)).types & CHAMPION) !== 0;

/** A card under a champion is another one from now on, and listens as that. */
function becomesCard(g: G, id: ObjectId, def: number, face: number): void {
  unregister(g, objectRow(g.state, id));
  register(g, writeObject(g.state, id, { def, face }, Aspect.identity));
}

/** Ability tracking 2: which modes have been chosen is remembered of the card that represents the champion. */
function withoutRecord({ notes }: ObjectRow): ObjectRow['notes'] {
  const { [MODES_CHOSEN]: _, ...others } = notes;
  return others;
}

/** Levelling up 4, 7: the new card represents the champion, which stays the same object; the old one lies directly under it. */
const levelUp = (move: EventKind<G, MoveEvent>): EventKind<G, LevelUpEvent> => ({
  ...place('type-champion.level-up.1', 'levelUp'),
  apply(g, e) {
    const champion = objectRow(g.state, e.object);
    const { def } = objectRow(g.state, e.card);
    if (champion.zone !== FIELD) return null;
    return keeping(g, [e.object], () => {
      const moved = move.apply(g, moveEvent(e.card, LINEAGE, { how: 'put', keeper: e.object, position: 0 }));
      if (moved?.became === undefined) return null;
      becomesCard(g, moved.became, champion.def, champion.face);
      writeObject(g.state, e.object, { def, face: 0, base: null, notes: withoutRecord(champion) }, Aspect.all);
      return e;
    });
  },
});

/** Delevelling 1: the top card goes back to the material deck, the next champion card represents the champion. */
const delevel = (move: EventKind<G, MoveEvent>): EventKind<G, DelevelEvent> => ({
  ...place('type-champion.delevel.1', 'delevel'),
  apply(g, e) {
    const champion = objectRow(g.state, e.object);
    const below = champion.kept
      .map((id) => objectRow(g.state, id))
      .find((row) => row.zone === LINEAGE && isChampionCard(g, row));
    if (champion.zone !== FIELD || below === undefined) return null;
    return keeping(g, [e.object], () => {
      const notes = withoutRecord(champion);
      writeObject(g.state, e.object, { def: below.def, face: below.face, notes }, Aspect.all);
      becomesCard(g, below.id, champion.def, 0);
      move.apply(g, moveEvent(below.id, MATERIAL_DECK, { how: 'returned' }));
      return e;
    });
  },
});

/**
 * Object-specific zones 1; Champion, levelling 7.2.1: champion cards leave with their champion and are banished, everything else that
 * lay under an object goes to the graveyards.
 */
export const leftBehind = (g: G, { kept }: ObjectRow, event: GameEvent): readonly GameEvent[] =>
  isMove(event)
    ? kept.map((id) =>
        moveEvent(id, isChampionCard(g, objectRow(g.state, id)) ? BANISHMENT : GRAVEYARD, { how: 'put' }),
      )
    : kept.map((object): LeaveGameEvent => ({ kind: 'leaveGame', object }));

export const championEvents = (move: EventKind<G, MoveEvent>) =>
  ({ levelUp: levelUp(move), delevel: delevel(move) }) as const;
