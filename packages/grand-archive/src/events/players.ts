/** Events of players: drawing, discarding, reserving, recovering, masteries and statuses, winning and losing. */
import {
  Aspect,
  altered,
  ceaseEvent,
  countersEvent,
  type EventKind,
  type GameEvent,
  liveObjects,
  moveEvent,
  NOWHERE,
  type ObjectId,
  objectRow,
  type PlayerId,
  playerRow,
  zoneObjects,
} from '@rulewright/kernel';
import { endGame, setPending, writeObject, writePlayer } from '@rulewright/kernel/write';
import type { Direction } from '@rulewright/language/grand-archive';
import { championOf } from '../card-types/champion.ts';
import { forbidden } from '../effects/restrictions.ts';
import { cardOf } from '../parts-of-a-card/pool.ts';
import type { G } from '../state.ts';
import { ATTRIBUTES, FIELD, GRAVEYARD, HAND, MAIN_DECK, MEMORY, STACK } from '../zones/zones.ts';
import { changePlayer, playerState } from './change-game.ts';
import { place } from './place.ts';
import type {
  ActedEvent,
  DirectionEvent,
  DiscardEvent,
  DrawEvent,
  DrawGameEvent,
  LeaveGameEvent,
  LoseEvent,
  MasteryEvent,
  OverEvent,
  RecoverEvent,
  ReserveEvent,
  WinEvent,
} from './player-types.ts';

/** Drawing cards 1; Ending the game 5: from an empty deck. */
const draw: EventKind<G, DrawEvent> = {
  ...place('drawing-cards.1', 'draw'),
  affected: (_, e) => e.player,
  impossible: (g, e) => forbidden(g, 'draw', e.player) !== null,
  apply(g, e) {
    if (forbidden(g, 'draw', e.player) !== null) return null;
    const [top] = zoneObjects(g, MAIN_DECK, e.player);
    if (top === undefined) {
      changePlayer(g, e.player, { drewFromEmpty: true }, Aspect.player);
      return null;
    }
    return altered(e, { object: top });
  },
  consequences: (_, e) =>
    e.object === undefined ? [] : [moveEvent(e.object, e.into === 'memory' ? MEMORY : HAND, { how: 'drawn' })],
  seenBy: (_, e) => [e.player],
};

const discard: EventKind<G, DiscardEvent> = {
  ...place('term-discard.1', 'discard'),
  affected: (_, e) => e.player,
  apply: (g, e) => (objectRow(g.state, e.object).zone === NOWHERE ? null : e),
  consequences: (_, e) => [moveEvent(e.object, GRAVEYARD, { how: 'discarded' })],
};

/** Reserve 1. */
const reserve: EventKind<G, ReserveEvent> = {
  ...place('term-reserve.1', 'reserve'),
  affected: (_, e) => e.player,
  apply: (g, e) => (objectRow(g.state, e.object).zone === HAND ? e : null),
  consequences: (_, e) => [moveEvent(e.object, MEMORY, { how: 'reserved' })],
  seenBy: (g, e) => (e.shown === true ? g.state.players.map((p) => p.id) : [e.player]),
};

/** Recover 2: at most what is there; without damage it has recovered all the same. */
const recover: EventKind<G, RecoverEvent> = {
  ...place('term-recover.2', 'recover'),
  affected: (_, e) => e.player,
  impossible: (g, e) => e.amount <= 0 || forbidden(g, 'recover', e.player) !== null,
  apply: (g, e) => (e.amount <= 0 || forbidden(g, 'recover', e.player) !== null ? null : e),
  consequences(g, e) {
    const champion = championOf(g, e.player);
    if (champion === undefined) return [];
    const there = objectRow(g.state, champion).counters.damage ?? 0;
    return there === 0 ? [] : [countersEvent(champion, 'damage', -Math.min(there, e.amount))];
  },
};

const acted: EventKind<G, ActedEvent> = { ...place('term-player-action.1', 'acted'), apply: (_, e) => e };

const heldOf = (g: G, player: PlayerId, type: string): readonly ObjectId[] =>
  zoneObjects(g, ATTRIBUTES, player).filter((id) => {
    const { def } = objectRow(g.state, id);
    return def >= 0 && cardOf(g.pool, def).faces[0].types.some((own) => own === type);
  });

/** Mastery: a player has one at most. Statuses: each at most once. */
const attribute = (kind: MasteryEvent['kind']): EventKind<G, MasteryEvent> => ({
  ...place(kind === 'mastery' ? 'mastery.1' : 'statuses.1', kind),
  apply(g, e) {
    const has = heldOf(g, e.player, kind).some((id) => objectRow(g.state, id).def === e.def);
    return has === (e.not === true) ? e : null;
  },
  consequences(g, e) {
    const held = heldOf(g, e.player, kind);
    const gone = e.not === true ? held.filter((id) => objectRow(g.state, id).def === e.def) : held;
    const leaving: readonly GameEvent[] = e.not === true || kind === 'mastery' ? gone.map((id) => ceaseEvent(id)) : [];
    if (e.not === true) return leaving;
    const gained: GameEvent = {
      kind: 'create',
      what: 'marker',
      def: e.def,
      owner: e.player,
      to: ATTRIBUTES,
    } as GameEvent;
    return [...leaving, gained];
  },
});

export const DIRECTION = 'direction';

const direction: EventKind<G, DirectionEvent> = {
  ...place('mastery.directions', 'direction'),
  apply(g, e) {
    const row = objectRow(g.state, e.object);
    const from = row.notes[DIRECTION];
    if (row.zone === NOWHERE || from === e.to) return null;
    writeObject(g.state, e.object, { notes: { ...row.notes, [DIRECTION]: e.to } }, Aspect.notes);
    return typeof from === 'string' ? altered(e, { from: from as Direction }) : e;
  },
};

const ownedBy = (g: G, player: PlayerId): readonly ObjectId[] =>
  liveObjects(g.state).filter((id) => objectRow(g.state, id).owner === player);

/** Ending the game 7, 8: what the player owns leaves with them, and what they had on the stack. */
function leaving(g: G, player: PlayerId): readonly GameEvent[] {
  const owned = ownedBy(g, player);
  const waiting = zoneObjects(g, STACK, player).filter(
    (id) => objectRow(g.state, id).controller === player && !owned.includes(id),
  );
  const foreign = zoneObjects(g, FIELD, player).filter(
    (id) => objectRow(g.state, id).controller === player && !owned.includes(id),
  );
  return [
    ...[...owned, ...foreign].map((object): LeaveGameEvent => ({ kind: 'leaveGame', object })),
    ...waiting.map((id) => ceaseEvent(id)),
  ];
}

const lose = (kind: LoseEvent['kind']): EventKind<G, LoseEvent> => ({
  ...place('ending-the-game.5', kind),
  affected: (_, e) => e.player,
  apply(g, e) {
    if (playerRow(g.state, e.player).standing !== 'playing') return null;
    if (kind === 'lose' && forbidden(g, 'lose', e.player) !== null) return null;
    writePlayer(g.state, e.player, { standing: 'lost' });
    setPending(
      g.state,
      g.state.pending.filter((t) => t.controller !== e.player),
    );
    return e;
  },
  // With nobody or one team left the game is over, and everything stays as it is.
  consequences: (g, e): readonly GameEvent[] => (isDecided(g) ? [{ kind: 'over' } as OverEvent] : leaving(g, e.player)),
});

const isDecided = (g: G): boolean => {
  const playing = g.state.players.filter((p) => p.standing === 'playing');
  return playing.every((p) => p.team === playing[0]?.team);
};

const win: EventKind<G, WinEvent> = {
  ...place('ending-the-game.4'),
  apply(g, e) {
    if (playerRow(g.state, e.player).standing !== 'playing' || forbidden(g, 'win', e.player) !== null) return null;
    // Ending the game 2: what comes of it is found by the checks.
    changePlayer(g, e.player, { wins: true }, Aspect.player);
    return e;
  },
};

/** Ending the game 4, 6: all others have lost, or all have at once. */
const over: EventKind<G, OverEvent> = {
  ...place('ending-the-game.1'),
  apply(g, e) {
    if (g.state.over !== null) return null;
    const playing = g.state.players.filter((p) => p.standing === 'playing');
    const won = playing.filter((p) => playerState(g, p.id).wins);
    // Ending the game 6: all remaining players win at once.
    const isShared = won.length > 1 && won.length === playing.length;
    const team = isShared ? undefined : (won[0] ?? playing[0])?.team;
    const winners = team === undefined ? [] : g.state.players.filter((p) => p.team === team).map((p) => p.id);
    for (const id of winners) writePlayer(g.state, id, { standing: 'won' });
    endGame(g.state, { winners, draw: winners.length === 0 });
    return e;
  },
};

const drawGame: EventKind<G, DrawGameEvent> = {
  ...place('ending-the-game.6'),
  apply(g, e) {
    endGame(g.state, { winners: [], draw: true });
    return e;
  },
};

export const playerEvents = {
  draw,
  discard,
  reserve,
  recover,
  acted,
  mastery: attribute('mastery'),
  status: attribute('status'),
  direction,
  lose: lose('lose'),
  concede: { ...lose('concede'), replaceHook: -1 },
  win,
  over,
  drawGame,
} as const;
