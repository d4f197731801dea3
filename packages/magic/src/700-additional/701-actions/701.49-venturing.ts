/** Venturing into a dungeon (701.49, 309) and the initiative (726). */
import { ceaseEvent, noteEvent, type ObjectId, objectRow, type PlayerId, zoneObjects } from '@rulewright/kernel';
import type { Face } from '@rulewright/language/magic';
import { inTurnOrder } from '../../100-game/101.4-turn-order.ts';
import { dungeonFace, roomAction, roomsOf, UNDERCITY } from '../../300-card-types/309-dungeons.ts';
import { COMMAND } from '../../400-zones/400-zones.ts';
import type { G } from '../../state.ts';
import { giveMarker, hasMarker, MARKERS, markerOf } from '../700.1-events/markers.ts';
import { actedEvent, type MagicEvent } from '../700.1-events/types.ts';

const YOU = { kind: 'you' } as const;

/** The note in which a dungeon holds the room that its owner's venture marker is in. */
const ROOM = 'room';

const nameOf = (g: G, id: ObjectId): string => (objectRow(g.state, id).base as Face | null)?.name ?? '';

/** The dungeon that a player owns in the command zone (309.3). */
export const dungeonOf = (g: G, player: PlayerId): ObjectId | undefined =>
  zoneObjects(g, COMMAND, player).find((id) => {
    const row = objectRow(g.state, id);
    return row.kind === 'marker' && row.owner === player && roomsOf(nameOf(g, id)).length > 0;
  });

const roomIn = (g: G, dungeon: ObjectId): number => {
  const room = objectRow(g.state, dungeon).notes[ROOM];
  return typeof room === 'number' ? room : 0;
};

/** 309.5: the rooms to which a player may go on; none at the bottom or without a dungeon. */
export function nextRooms(g: G, player: PlayerId): readonly number[] {
  const dungeon = dungeonOf(g, player);
  return dungeon === undefined ? [] : (roomsOf(nameOf(g, dungeon))[roomIn(g, dungeon)]?.leadsTo ?? []);
}

export const roomNames = (g: G, player: PlayerId, rooms: readonly number[]): readonly string[] => {
  const dungeon = dungeonOf(g, player);
  const all = dungeon === undefined ? [] : roomsOf(nameOf(g, dungeon));
  return rooms.map((i) => all[i]?.name ?? '');
};

/** The name of the room that a player is in. */
export function roomNow(g: G, player: PlayerId): string | undefined {
  const dungeon = dungeonOf(g, player);
  return dungeon === undefined ? undefined : roomNames(g, player, [roomIn(g, dungeon)])[0];
}

const entered = (player: PlayerId, object: ObjectId, room: number): MagicEvent =>
  actedEvent(roomAction(room), player, { object });

/** 701.49b */
export function moveOn(g: G, player: PlayerId, room: number): readonly MagicEvent[] {
  const dungeon = dungeonOf(g, player);
  if (dungeon === undefined) return [];
  return [noteEvent(dungeon, ROOM, room), entered(player, dungeon, room)];
}

/** 701.49a: a dungeon is put into the command zone; its topmost room is entered once it is there. */
export const bringIn = (player: PlayerId, name: string): readonly MagicEvent[] => [
  giveMarker(player, dungeonFace(name), { [ROOM]: 0 }),
];
export const atTheTop = (g: G, player: PlayerId): readonly MagicEvent[] => {
  const dungeon = dungeonOf(g, player);
  return dungeon === undefined ? [] : [entered(player, dungeon, 0)];
};

const COMPLETED: Face = { name: MARKERS['completed a dungeon'] ?? '', types: [] };

/** 309.7: it is removed from the game, and so completed. The player's marker counts them, together and by name. */
export function complete(g: G, player: PlayerId, dungeon: ObjectId): readonly MagicEvent[] {
  const name = nameOf(g, dungeon);
  const marker = markerOf(g, player, COMPLETED.name);
  const notes = marker === undefined ? {} : objectRow(g.state, marker).notes;
  const more = (key: string): number => Number(notes[key] ?? 0) + 1;
  return [
    ceaseEvent(dungeon),
    ...(marker === undefined
      ? [giveMarker(player, COMPLETED, { all: 1, [name]: 1 })]
      : ['all', name].map((key) => noteEvent(marker, key, more(key)))),
    actedEvent('complete dungeon', player),
  ];
}

/** 726.2 */
const INITIATIVE: Face = {
  name: MARKERS.initiative ?? '',
  types: [],
  abilities: [
    {
      kind: 'triggered',
      on: { on: 'beginning', step: 'upkeep', whose: YOU },
      actions: [{ do: 'venture', into: UNDERCITY }],
    },
    {
      kind: 'triggered',
      on: { on: 'damage', source: { kind: 'type', type: 'creature' }, to: { kind: 'is', what: YOU }, combat: true },
      // One or more creatures: it is taken once.
      actions: [
        {
          do: 'if',
          condition: { kind: 'matches', what: YOU, where: { kind: 'designated', as: 'initiative' } },
          then: [{ do: 'initiative', who: { kind: 'controller', of: { kind: 'event', role: 'source' } } }],
        },
      ],
    },
    {
      kind: 'triggered',
      on: { on: 'acted', action: 'initiative', who: YOU },
      actions: [{ do: 'venture', into: UNDERCITY }],
    },
  ],
};

/** 726.3, 726.5 */
export function takeInitiative(g: G, player: PlayerId): readonly MagicEvent[] {
  const taken: MagicEvent = actedEvent('initiative', player);
  if (hasMarker(g, player, 'initiative')) return [taken];
  const old = g.state.players.flatMap((p) => markerOf(g, p.id, INITIATIVE.name) ?? []);
  return [...old.map((object) => ceaseEvent(object)), giveMarker(player, INITIATIVE), taken];
}

/** 726.4 */
export function initiativeInherited(g: G, leaver: PlayerId): readonly MagicEvent[] {
  const [heir] = hasMarker(g, leaver, 'initiative') ? inTurnOrder(g) : [];
  return heir === undefined ? [] : [giveMarker(heir, INITIATIVE), actedEvent('initiative', heir)];
}
