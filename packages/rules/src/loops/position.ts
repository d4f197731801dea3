/** The position of a game: all that decides how it goes on, apart from what has happened before, with its numbers told apart. */
import { effectRow, type ObjectId, objectRow, STATIC_HOOK } from '@rulewright/kernel';
import type { CommonGame } from '../game.ts';
import type { Amount, LoopRules } from './rules.ts';
import { type Printed, Teller } from './teller.ts';

export interface Position {
  /** Everything that has an order or is spoken of. */
  readonly told: string;
  readonly amounts: readonly Amount[];
  /** Effects in force, in order. */
  readonly effects: readonly string[];
  /** Objects of unordered zones that nothing speaks of: those that read the same, each with its numbers. */
  readonly like: ReadonlyMap<string, readonly Like[]>;
}

export interface Like {
  readonly id: ObjectId;
  readonly amounts: readonly Amount[];
}

/** How many objects wait to resolve. */
export const waitingObjects = (g: CommonGame, { waiting }: LoopRules): readonly ObjectId[] =>
  g.state.players.length === 0 ? [] : (g.state.zones[waiting * g.state.players.length] ?? []);

/** `depth`: of what waits to resolve, only so many from the top; what lies below is never reached. */
export function positionOf(
  g: CommonGame,
  rules: LoopRules,
  depth = Number.POSITIVE_INFINITY,
  printed: Printed = new WeakMap(),
): Position {
  const { state } = g;
  const teller = new Teller(g, rules, printed);
  const waiting = waitingObjects(g, rules);
  const told: string[] = [];
  for (let i = waiting.length - 1; i >= Math.max(0, waiting.length - depth); i--)
    told.push(teller.entity(waiting[i] as ObjectId));
  told.push('pending', ...state.pending.map((t) => teller.trigger(t)));
  for (const player of state.players) {
    const { counters, ...row } = player;
    const own = rules.ofPlayer(g, player.id);
    for (const what in own) teller.amount(what, player.id, own[what] ?? 0);
    told.push(JSON.stringify(row), Object.keys(own).join(), teller.counters(player.id, counters));
  }
  told.push(teller.value(rules.rest(g), ''), JSON.stringify(state.random));
  const effects: string[] = [];
  for (const id of state.live) {
    const row = effectRow(state, id);
    if (row !== null) effects.push(teller.effect(row));
  }
  // The order in which static abilities apply.
  for (const id of state.hooks[STATIC_HOOK] ?? []) {
    const { def, face, controller, zone } = objectRow(state, id);
    if (zone !== rules.waiting) told.push(`${def}.${face} ${controller} ${zone}`);
  }
  const { amounts } = teller;
  const like = zonesInto(g, rules, teller, told);
  return { told: told.join('\n'), amounts, effects, like };
}

function zonesInto(g: CommonGame, rules: LoopRules, teller: Teller, told: string[]): Position['like'] {
  const { state } = g;
  const count = state.players.length;
  const like = new Map<string, Like[]>();
  state.zones.forEach((ids, index) => {
    const zone = Math.floor(index / count);
    if (zone === rules.waiting) return;
    const isOrdered = g.rules.zones[zone]?.ordered === true;
    if (isOrdered) told.push(`zone ${index}`, ...ids.map((id) => orderedObject(g, teller, id)));
    else
      for (const id of ids) {
        if (teller.isNamed(id)) continue;
        teller.amounts = [];
        const key = teller.object(objectRow(state, id));
        const alike = like.get(key);
        const one: Like = { id, amounts: teller.amounts };
        if (alike === undefined) like.set(key, [one]);
        else alike.push(one);
      }
  });
  return like;
}

/** Numbers of objects in ordered zones are told with them: where there is an order there is nothing to count. */
function orderedObject(g: CommonGame, teller: Teller, id: ObjectId): string {
  teller.amounts = [];
  const told = teller.isNamed(id) ? teller.entity(id) : teller.object(objectRow(g.state, id));
  return teller.amounts.length === 0 ? told : `${told} ${teller.amounts.map((a) => a.value).join()}`;
}

/** The whole position as one text: two that read the same are the same. */
export function exactly(g: CommonGame, rules: LoopRules): string {
  const { told, amounts, effects, like } = positionOf(g, rules);
  const numbers = (of: readonly Amount[]): string => of.map((a) => a.value).join();
  const alike = [...like].flatMap(([key, objects]) => objects.map((o) => `${key} ${numbers(o.amounts)}`)).sort();
  return [told, numbers(amounts), ...effects, ...alike].join('\n');
}
