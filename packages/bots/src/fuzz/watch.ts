/** What must be true after every event and at every decision of every game, whoever plays it with whatever cards. */
import {
  type Answer,
  type Decision,
  decisionKind,
  type Game,
  type GameEvent,
  hash,
  invariants,
  isChance,
  notPlain,
  type PlayerId,
  rowsOf,
  save,
  view,
} from '@rulewright/kernel';
import type { BotGame } from '../game.ts';
import { seeded } from '../random-bot.ts';

/** Live cards of each owner. */
function cardCounts(g: Game): readonly number[] {
  const counts = g.state.players.map(() => 0);
  for (const row of rowsOf(g.state.objects)) {
    if (row.kind === 'card' && row.zone >= 0) counts[row.owner] = (counts[row.owner] ?? 0) + 1;
  }
  return counts;
}

/** The dear checks are made at one decision in so many. */
const SELDOM = 25;
const FIRST = 15;
/** The checks go through all objects and events that there ever were: past so many they are made the less often, the more there are. */
const MANY = 500;
/** So many of the answers that a decision lists are tried. */
const TRIED = 12;

const isDue = (times: number, seldom: number, size: number): boolean =>
  times % (seldom * Math.max(1, Math.ceil(size / MANY))) === 0;

/** Throws with what is wrong. */
export class Watcher<G extends Game> {
  readonly #game: BotGame<G>;
  readonly #cards: readonly number[];
  readonly #events = new WeakSet<GameEvent>();
  readonly #randoms = new WeakSet<Game['state']['random']>();
  /** At the beginning nothing has happened yet: the first of the dear checks comes a little later. */
  #seen = SELDOM - FIRST;
  #happened = 0;

  constructor(game: BotGame<G>, g: G) {
    this.#game = game;
    this.#cards = cardCounts(g);
    this.#randoms.add(g.state.random);
    g.watch = (happened) => this.#afterEvents(g, happened);
  }

  #afterEvents(g: G, happened: readonly GameEvent[]): void {
    for (const event of happened) {
      if (this.#events.has(event)) throw new Error(`the same ${event.kind} has happened twice`);
      this.#events.add(event);
    }
    // An action that is taken back takes chance back with it.
    if (!this.#randoms.has(g.state.random) && !happened.some(isChance))
      throw new Error(`chance beside the door: ${happened.map(({ kind }) => kind).join(', ')}`);
    this.#randoms.add(g.state.random);
    if (isDue(this.#happened++, 1, g.state.objects.length)) this.#everything(g, happened);
  }

  #everything(g: G, happened: readonly GameEvent[]): void {
    const found = invariants(g);
    if (found.length > 0)
      throw new Error(`after ${happened.map(({ kind }) => kind).join(', ') || 'all'}: ${found.join('; ')}`);
    const counts = cardCounts(g);
    // The cards of a player who has left are gone with them.
    g.state.players.forEach((player, i) => {
      if (player.standing === 'playing' && counts[i] !== this.#cards[i])
        throw new Error(`player ${i} has ${counts[i]} cards and should have ${this.#cards[i]}`);
    });
  }

  /** The game goes no further. */
  end(g: G): void {
    this.#everything(g, []);
  }

  check(g: G, decision: Decision): void {
    if (!isDue(this.#seen++, SELDOM, g.state.log.length)) return;
    const odd = notPlain(g);
    if (odd.length > 0) throw new Error(`the state is not plain data: ${odd.join(', ')}`);
    savedAndLoaded(this.#game, g, decision);
    answersAreLegal(g, decision);
    for (const { id } of g.state.players) viewHides(this.#game, g, id, this.#seen);
  }
}

function savedAndLoaded<G extends Game>(game: BotGame<G>, g: G, decision: Decision): void {
  const again = game.load(g, JSON.parse(JSON.stringify(save(g))));
  if (hash(again.state) !== hash(g.state)) throw new Error('saved and loaded, the state is another');
  const [here, there] = [game.offers(g, decision), game.offers(again, decision)];
  if (JSON.stringify(here) !== JSON.stringify(there)) throw new Error('saved and loaded, other actions are legal');
}

/** Every decision has an answer, and what it offers is taken. */
function answersAreLegal(g: Game, decision: Decision): void {
  const kind = decisionKind(g, decision);
  const legal = (answer: Answer): void => {
    const refusal = kind.check(g, decision, answer);
    if (refusal !== null)
      throw new Error(`${decision.kind} (${decision.prompt}) offers ${JSON.stringify(answer)}: ${refusal.code}`);
  };
  const listed = kind.answers(g, decision);
  if (listed?.length === 0) throw new Error(`${decision.kind} (${decision.prompt}) has no answer`);
  for (const answer of listed?.slice(0, TRIED) ?? []) legal(answer);
  legal(kind.sample(g, decision, seeded(decision.prompt.length)));
}

/** Were the cards that a player does not see others, the player would see the same. */
function viewHides<G extends Game>(game: BotGame<G>, g: G, viewer: PlayerId, seed: number): void {
  const other = game.guess({ ...g, watch: () => {} }, viewer, seeded(seed));
  if (JSON.stringify(view(other, viewer)) !== JSON.stringify(view(g, viewer)))
    throw new Error(`player ${viewer} is shown something that only others may know`);
}
