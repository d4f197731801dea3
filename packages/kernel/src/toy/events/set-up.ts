/** Puts a toy game together: who plays, what lies where, whose turn it is. */
import {
  asPlayer,
  begin,
  type GameEvent,
  gameOf,
  happen,
  newObject,
  newState,
  type ObjectId,
  type PlayerId,
  pickEvent,
  picked,
  run,
  shuffleEvent,
  zoneObjects,
} from '../../index.ts';
import { addObject, insertInZone, register } from '../../write.ts';
import { COVERED, deck, defOf, HAND, HOOKS, LIBRARY, pool, TABLE } from '../cards.ts';
import { rules } from '../rules.ts';
import type { ToyGame } from '../state.ts';
import type { FirstEvent } from './kinds.ts';

export interface Setup {
  readonly seed?: number;
  /** In turn order. */
  readonly players?: readonly string[];
  readonly points?: readonly number[];
  readonly turn?: number;
  readonly active?: PlayerId;
  /** Names of cards by zone, for each player. */
  readonly cards?: readonly (readonly [player: PlayerId, zone: number, names: readonly string[]])[];
}

/** A game before the turn begins, with the cards where they are put. */
export function table({
  seed = 1,
  players: names = ['Ann', 'Bob'],
  points = [],
  turn = 1,
  active = asPlayer(0),
  cards = [],
}: Setup): ToyGame {
  const players = names.map((name, i) => ({
    id: asPlayer(i),
    name,
    team: i,
    standing: 'playing' as const,
    counters: points[i] ? { points: points[i] } : {},
  }));
  const state = newState(players, rules.zones.length, HOOKS, seed, { turn, active });
  const g: ToyGame = gameOf(rules, pool, state);
  for (const [owner, zone, listed] of cards) for (const name of listed) place(g, owner, zone, name);
  return g;
}

/** Puts a card somewhere, as if it had always been there. */
export function place(g: ToyGame, owner: PlayerId, zone: number, name: string): ObjectId {
  const def = defOf(name);
  const flags = zone === TABLE && pool[def]?.covered === true ? COVERED : 0;
  const row = addObject(g.state, newObject({ kind: 'card', def, owner, zone, flags }));
  insertInZone(g, zone, owner, row.id);
  register(g, row);
  return row.id;
}

/** The turn begins; or it has begun, its card has been drawn, and its player is to act. */
export function start(g: ToyGame, from: 'draw' | 'act' = 'draw'): ToyGame {
  begin(g, 'turn', null, null, from === 'draw' ? undefined : 'triggers');
  run(g);
  return g;
}

/** A whole game at its first decision: shuffled decks, four cards in each hand. Chance says who begins, unless somebody has. */
export function newGame(seed: number, names?: readonly string[], first?: PlayerId): ToyGame {
  const players = [asPlayer(0), asPlayer(1)];
  const cards = players.map((player) => [player, LIBRARY, deck] as const);
  const g = table({ seed, cards, ...(names && { players: names }) });
  const [player = first] = first === undefined ? picked(happen(g, pickEvent(asPlayer(0), 'who-begins', players))) : [];
  happen(g, { kind: 'first', player } as FirstEvent);
  for (const player of players) {
    happen(g, shuffleEvent(player, LIBRARY));
    happen(
      g,
      ...zoneObjects(g, LIBRARY, player)
        .slice(0, 4)
        .map((object) => ({ kind: 'move', object, to: HAND }) as GameEvent),
    );
  }
  return start(g);
}
