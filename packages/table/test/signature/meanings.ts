/**
 * What the words of the examples come to: each filter, value, condition, selector, event, cost and action of their abilities is worked out
 * in positions of games, for objects, players and events of every kind.
 */
import {
  type EntityId,
  eventsSince,
  type Game,
  type GameEvent,
  type Locals,
  NO_OBJECT,
  type ObjectId,
  type PlayerId,
} from '@rulewright/kernel';
import type { G as MagicGame } from '@rulewright/magic';
import { type Below, chance } from '../answering.ts';
import { Digests, type Signature } from './digest.ts';

/** Both games are played by the same engine, which finds the tables of each in its rules. */
type Rules = MagicGame['rules'];
type Tables = Rules['vocabulary'];
type Context = Parameters<Tables['values'][string]['evaluate']>[2];
type Run = Parameters<Rules['program']['isPossible']>[0];

interface Position {
  readonly g: Game;
  readonly rules: Rules;
  readonly contexts: readonly Context[];
  readonly entities: readonly EntityId[];
  readonly events: readonly GameEvent[];
}

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** All nodes, each once, and the names under which they speak of what was chosen. */
function nodesIn(abilities: readonly unknown[]): {
  readonly nodes: readonly Node[];
  readonly names: readonly string[];
} {
  const nodes = new Map<string, Node>();
  const names = new Set<string>(['it']);
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const part of value) walk(part);
    if (!isNode(value)) return;
    if (['kind', 'on', 'do'].some((key) => typeof value[key] === 'string')) nodes.set(JSON.stringify(value), value);
    for (const key of ['name', 'as']) if (typeof value[key] === 'string') names.add(value[key]);
    for (const part of Object.values(value)) walk(part);
  };
  walk(abilities);
  return { nodes: [...nodes.values()], names: [...names] };
}

const ENTITIES = 40;
const EVENTS = 90;
const CONTEXTS = 2;
const COSTLY = 7;

const some = <T>(all: readonly T[], most: number): readonly T[] => {
  const every = Math.ceil(all.length / most);
  return all.filter((_, i) => i % every === 0);
};

function position(g: Game, names: readonly string[], below: Below): Position {
  const objects = g.state.zones.flat();
  const players = g.state.players.map(({ id }) => id);
  const events = some(eventsSince(g.state, g.state.log.first), EVENTS);
  const one = <T>(from: readonly T[]): T => from[below(from.length)] as T;
  const contexts = Array.from({ length: CONTEXTS }, (_, i): Context => {
    const locals: Locals = Object.fromEntries(
      names.map((name) => [
        name,
        Array.from({ length: 1 + below(3) }, () => one<EntityId>(below(4) > 0 ? objects : players)),
      ]),
    );
    return {
      source: one(objects) ?? NO_OBJECT,
      controller: players[i % players.length] as PlayerId,
      locals,
      event: one(events) ?? null,
      x: 3,
      paid: { kicker: 1, x: 3 },
    };
  });
  return { g, rules: g.rules as Rules, contexts, entities: [...players, ...some(objects, ENTITIES)], events };
}

/** What cannot be worked out says so; what the machine says of it depends on how it was put together. */
export function told(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return whatIsSaid(error);
  }
}

export const whatIsSaid = (error: unknown): string =>
  !(error instanceof Error)
    ? 'nothing'
    : error instanceof TypeError || error instanceof RangeError
      ? error.name
      : error.message;

const bits = (all: readonly boolean[]): string => all.map((is) => (is ? 1 : 0)).join('');

/** A node may be of several families: what it says in each of them is asked. */
function workedOut(node: Node, { g, rules, entities, events }: Position, ctx: Context, digests: Digests): void {
  const { vocabulary, play, program } = rules;
  const { filters, values, conditions, selectors, look } = vocabulary;
  const kind = String(node.kind);
  const named = node as { readonly kind: string };
  const say = (work: () => unknown): void => digests.say('state', told(work));
  const filter = filters[kind];
  if (filter !== undefined) {
    const asked = filter.players === true ? entities : entities.slice(g.state.players.length);
    say(() => bits(asked.map((id) => told(() => filter.evaluate(g, named, id as ObjectId, ctx)) === true)));
  }
  if (values[kind] !== undefined) say(() => values[kind]?.evaluate(g, named, ctx));
  if (conditions[kind] !== undefined) say(() => conditions[kind]?.evaluate(g, named, ctx));
  const selector = selectors[kind];
  if (selector !== undefined) {
    say(() => selector.evaluate(g, named, ctx, Number.POSITIVE_INFINITY));
    say(() => bits(entities.map((id) => selector.names?.(g, named, id, ctx) === true)));
  }
  if (play.costs.kinds[kind] !== undefined) digests.say('answers', ...costOf(node, g, rules, ctx));
  if (typeof node.on === 'string') {
    digests.say(
      'events',
      told(() => bits(events.map((event) => look.eventFits(g, node, event, ctx)))),
    );
    const parts = some(events, COSTLY).map((event) => bits(entities.map((id) => look.isPart(g, node, event, id))));
    digests.say('events', parts);
  }
  if (typeof node.do === 'string')
    digests.say(
      'answers',
      told(() => program.isPossible(runOf(g, ctx), [node as { readonly do: string }])),
    );
}

/** Whether it can be paid, with what, and what that does. */
function costOf(node: Node, g: Game, rules: Rules, ctx: Context): readonly unknown[] {
  const cost = node as { readonly kind: string };
  const { [cost.kind]: is } = rules.play.costs.kinds;
  const decided = rules.play.costs.decisions[cost.kind];
  const payer = { player: ctx.controller, ctx, playing: NO_OBJECT };
  if (is === undefined) return [];
  const { choice } = is;
  const from = told(() => choice?.candidates(g, cost, payer) ?? []) as readonly ObjectId[];
  const count = told(() => choice?.count(g, cost, payer) ?? 0) as number;
  return [
    told(() => is.refusal(g, cost, payer)),
    from,
    count,
    told(() => [choice?.total?.(cost), choice?.orMore?.(cost), is.isRandom?.(cost), is.counter?.(cost)]),
    told(() => decided?.candidates?.(g, cost, payer)),
    told(() => decided?.most?.(cost, ctx, decided.candidates?.(g, cost, payer) ?? from)),
    told(() => is.events(g, cost, payer, from.slice(0, count))),
  ];
}

const runOf = (g: Game, ctx: Context): Run => ({
  g,
  ctx,
  began: 0,
  answers: [],
  work: null,
  happened: [],
  result: undefined,
  used: 0,
  question: null,
});

/** So many nodes are told together. */
const MANY = 150;

export function meaningsIn(
  games: readonly Game[],
  abilities: readonly unknown[],
  words: readonly ((ability: unknown) => string)[],
): Signature {
  const digests = new Digests();
  const { nodes, names } = nodesIn(abilities);
  const below = chance(nodes.length);
  const positions = games.map((g) => position(g, names, below));
  for (const [at, node] of nodes.entries()) {
    for (const there of positions) for (const ctx of there.contexts) workedOut(node, there, ctx, digests);
    if (at % MANY === MANY - 1) digests.close();
  }
  for (const ability of abilities) digests.say('said', ...words.map((inWords) => told(() => inWords(ability))));
  digests.close();
  return digests.signature();
}
