/** Setting up toy games and playing them, by hand or at random. */
import {
  type Answer,
  asPlayer,
  begin,
  decisionKind,
  fork,
  type Game,
  type GameEvent,
  happen,
  load,
  newObject,
  newState,
  type ObjectId,
  type PlayerId,
  type RandomState,
  randomBelow,
  run,
  type Step,
  save,
  seedRandom,
  step,
  zoneObjects,
} from '../src/index.ts';
import { addObject, insertInZone, register } from '../src/write.ts';
import { deck, defOf, HAND, HOOKS, LIBRARY, pool } from './toy-cards.ts';
import { cardOf, rules, type ToyGame } from './toy-game.ts';

export const ANN = asPlayer(0);
export const BOB = asPlayer(1);

export interface Setup {
  readonly seed?: number;
  /** Names of cards by zone, for each player. */
  readonly cards?: readonly (readonly [player: PlayerId, zone: number, names: readonly string[]])[];
}

/** A game before its first turn, with the cards where they are put. */
export function table({ seed = 1, cards = [] }: Setup): ToyGame {
  const players = ['Ann', 'Bob'].map((name, i) => ({
    id: asPlayer(i),
    name,
    team: i,
    standing: 'playing' as const,
    counters: {},
  }));
  const state = newState(players, rules.zones.length, HOOKS, seed, { turn: 1, active: ANN });
  const g: ToyGame = { rules, pool, state, undone: null };
  for (const [owner, zone, names] of cards) {
    for (const name of names) {
      const row = addObject(state, newObject({ kind: 'card', def: defOf(name), owner, zone }));
      insertInZone(g, zone, owner, row.id);
      register(g, row);
    }
  }
  return g;
}

export function start(g: ToyGame): ToyGame {
  begin(g, 'turn', null);
  run(g);
  return g;
}

/** A whole game at its first decision: shuffled decks, four cards in each hand. */
export function newGame(seed: number): ToyGame {
  const g = table({ seed, cards: [ANN, BOB].map((player) => [player, LIBRARY, deck] as const) });
  for (const player of [ANN, BOB]) {
    happen(g, { kind: 'shuffle', player, zone: LIBRARY } as GameEvent);
    happen(
      g,
      ...zoneObjects(g, LIBRARY, player)
        .slice(0, 4)
        .map((object) => ({ kind: 'move', object, to: HAND }) as GameEvent),
    );
  }
  return start(g);
}

/** Proposes events that happen together. */
export function offer(g: ToyGame, ...events: readonly GameEvent[]): void {
  begin(g, 'offer', { events });
  run(g);
}

export const forkOf = (g: ToyGame): ToyGame => ({ ...g, state: fork(g.state) });

/** The game as it comes back from a file. */
export const reloaded = (g: Game): ToyGame => load(rules, pool, JSON.parse(JSON.stringify(save(g))));

/** A stream of integers below a bound. */
export function dice(seed: number): (bound: number) => number {
  let state: RandomState = seedRandom(seed);
  return (bound) => {
    const [n, after] = randomBelow(state, bound);
    state = after;
    return n;
  };
}

export function someAnswer(g: Game, below: (bound: number) => number): Answer {
  const { decision } = g.state;
  return decision === null ? null : decisionKind(g, decision).sample(g, decision, below);
}

/** Plays on at random, at most so many answers; returns them. `each` sees the game before every answer. */
export function playOn(g: Game, seed: number, most: number, each?: (g: Game) => void): Answer[] {
  const below = dice(seed);
  const answers: Answer[] = [];
  while (answers.length < most && g.state.decision !== null) {
    each?.(g);
    const answer = someAnswer(g, below);
    answers.push(answer);
    step(g, answer);
  }
  return answers;
}

export const find = (g: Game, zone: number, owner: PlayerId, name: string): ObjectId => {
  const id = zoneObjects(g, zone, owner).find((o) => cardOf(g, o).name === name);
  if (id === undefined) throw new Error(`no ${name} there`);
  return id;
};

export const names = (g: Game, zone: number, owner: PlayerId): string[] =>
  zoneObjects(g, zone, owner).map((id) => cardOf(g, id).name);

/** Plays a card from the hand of the player whose turn it is. */
export const playCard = (g: ToyGame, name: string): Step => step(g, find(g, HAND, g.state.game.active, name));
