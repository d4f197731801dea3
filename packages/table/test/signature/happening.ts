/**
 * What the examples do: each stands on a table of its own, and what it would do when it is played, used or triggered happens at the
 * beginning of the end of the turn. Random players choose what there is to choose.
 */
import { type BotGame, playOut, randomBot } from '@rulewright/bots';
import {
  type Decision,
  decides,
  eventsSince,
  fork,
  type Game,
  hash,
  type ObjectId,
  type PlayerId,
} from '@rulewright/kernel';
import { Digests, type Signature } from './digest.ts';
import { told, whatIsSaid } from './meanings.ts';

/** Examples of one game as cards, and tables on which they are put. */
export interface Happenings<G extends Game> {
  readonly bots: BotGame<G>;
  /** A table with cards on it, on which nothing has begun, that knows these cards besides. */
  table(seed: number): G;
  /** Puts the card there and lets the turn end. */
  begin(g: G, card: number): void;
  readonly cards: number;
  /** What it is now. */
  is(g: G, id: ObjectId): unknown;
  lines(g: G, first: number): unknown;
  /** What a player sees, and is asked. */
  shown(g: G, eyes: PlayerId): unknown;
}

type Node = Readonly<Record<string, unknown>>;

const AT_THE_END = { on: 'beginning', step: 'end', whose: { kind: 'you' } };
const KINDS: ReadonlySet<unknown> = new Set(['spell', 'activated', 'triggered']);

/** The ability as one that triggers at the beginning of the end of its controller's turn. */
export function atTheEnd(ability: unknown): unknown {
  const { kind, cost, zones, timing, nth, if: only, ...rest } = ability as Node;
  return KINDS.has(kind) ? { ...rest, kind: 'triggered', on: AT_THE_END } : ability;
}

const DECISIONS = 8;
/** Of one example in so many it is also told in words. */
const TOLD = 10;
/** Of one in so many it is also shown what is asked. */
const SHOWN = 50;
/** So many examples are told together. */
const MANY = 25;

export function happening<G extends Game>(all: Happenings<G>, seed: number): Signature {
  const digests = new Digests();
  const table = all.table(seed);
  for (let card = 0; card < all.cards; card++) {
    const g: G = { ...table, state: fork(table.state), undone: null };
    const first = g.state.log.length;
    try {
      all.begin(g, card);
      const players = g.state.players.map((_, seat) => randomBot(all.bots, seed * 31 + seat + card));
      const watch = (at: G, decision: Decision): void => {
        digests.say('answers', decision);
        if (card % SHOWN === 0)
          digests.say(
            'shown',
            told(() => all.shown(at, decides(decision))),
          );
      };
      playOut(g, players, { maxDecisions: DECISIONS, watch });
    } catch (error) {
      digests.say('refusals', whatIsSaid(error));
    }
    const from = Math.min(first, g.state.log.length);
    digests.say('events', eventsSince(g.state, from));
    digests.say('state', hash(g.state));
    digests.say(
      'views',
      told(() => g.state.zones.flat().map((id) => all.is(g, id as ObjectId))),
    );
    if (card % TOLD === 0)
      digests.say(
        'log',
        told(() => all.lines(g, from)),
      );
    if (card % MANY === MANY - 1) digests.close();
  }
  digests.close();
  return digests.signature();
}
