/** Twins: two games that look the same to somebody, with other cards wherever that one cannot see. */
import {
  type Game,
  NO_PLAYER,
  NOWHERE,
  type ObjectId,
  type ObjectRow,
  objectRow,
  type PlayerId,
  placeIsPublic,
  rowsOf,
  zoneObjects,
} from '@rulewright/kernel';
import { register, reorderZone, unregister, writeObject } from '@rulewright/kernel/write';
import type { GameOf } from '../../src/game.ts';
import type { TableTypes } from '../../src/snapshot.ts';
import type { Below } from '../answering.ts';
import { forked, type Secrets } from './secrets.ts';

type Twin = (g: Game, hidden: readonly ObjectRow[], viewer: PlayerId, below: Below, cards: number) => void;

/** How the twin differs: the hidden cards of a player are each other's, lie where others of them lay, or are any others. */
export const WAYS: Readonly<Record<string, Twin>> = {
  faces: (g, hidden, _, below) => {
    for (const own of byOwner(hidden)) {
      const defs = shuffled(own, below).map(({ def }) => def);
      for (const [i, { id }] of own.entries()) become(g, id, defs[i] ?? 0);
    }
  },
  places: (g, hidden, viewer, below) => {
    for (const own of byOwner(hidden.filter((row) => !placeIsPublic(g, viewer, row.zone, row.owner))))
      moved(g, own, shuffled(own, below));
  },
  'other cards': (g, hidden, _, below, cards) => {
    for (const { id } of hidden) become(g, id, below(cards));
  },
};

export function twinOf<T extends TableTypes>(
  { cards }: Secrets<T>,
  g: GameOf<T>,
  viewer: PlayerId,
  way: Twin,
  below: Below,
): GameOf<T> {
  const hidden = [...rowsOf(g.state.objects)].filter((row) => isHidden(g, viewer, row));
  const twin = forked<T>(g);
  way(twin, hidden, viewer, below, cards(g));
  return twin;
}

const isHidden = (g: Game, viewer: PlayerId, row: ObjectRow): boolean =>
  row.zone !== NOWHERE && row.kind === 'card' && row.def >= 0 && !g.rules.sees(g, viewer, row);

const byOwner = (rows: readonly ObjectRow[]): readonly (readonly ObjectRow[])[] =>
  [...new Set(rows.map(({ owner }) => owner))].map((owner) => rows.filter((row) => row.owner === owner));

function shuffled<T>(items: readonly T[], below: Below): readonly T[] {
  const rest = items.slice();
  return items.flatMap(() => rest.splice(below(rest.length), 1));
}

function become(g: Game, id: ObjectId, def: number): void {
  unregister(g, objectRow(g.state, id));
  register(g, writeObject(g.state, id, { def }, 0));
}

/** Each of the rows lies where the one at the same place of the other list lay. */
function moved(g: Game, rows: readonly ObjectRow[], to: readonly ObjectRow[]): void {
  const instead = new Map(rows.map((row, i) => [to[i]?.id ?? row.id, row.id]));
  for (const row of rows) unregister(g, row);
  for (const zone of new Set(rows.map((row) => row.zone))) {
    const owner = rows[0]?.owner ?? NO_PLAYER;
    const ids = zoneObjects(g, zone, owner);
    reorderZone(
      g,
      zone,
      owner,
      ids.map((id) => instead.get(id) ?? id),
    );
  }
  // Face down is how a card lies there.
  for (const [i, { id }] of rows.entries())
    register(g, writeObject(g.state, id, { zone: to[i]?.zone ?? NOWHERE, flags: to[i]?.flags ?? 0 }, 0));
}
