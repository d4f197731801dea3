/** Playing toy games, by hand or at random. */
import {
  type Answer,
  asPlayer,
  begin,
  decisionKind,
  type EntityId,
  fork,
  type Game,
  type GameEvent,
  load,
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
import { cardOf, HAND, pool, rules, type ToyGame } from '../src/toy/index.ts';

export const ANN = asPlayer(0);
export const BOB = asPlayer(1);

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

export const names = (g: Game, zone: number, owner: EntityId): string[] =>
  zoneObjects(g, zone, owner).map((id) => cardOf(g, id).name);

/** Plays a card from the hand of the player whose turn it is. */
export const playCard = (g: ToyGame, name: string): Step => step(g, find(g, HAND, g.state.game.active, name));
