/**
 * Resolving what is on the stack: it begins, its condition and its targets are looked at again, then its instructions are followed. Each
 * function is a stage of a game's procedure; what is removed without resolving and what becomes of it afterwards is the game's.
 */
import {
  altered,
  arrivalOf,
  call,
  comesFrom,
  type Directive,
  type EntityId,
  type GameEvent,
  go,
  happen,
  type Locals,
  type LocalValue,
  NEXT,
  next,
  type ObjectId,
  objectRow,
} from '@rulewright/kernel';
import { type Context, context } from '../context.ts';
import { holds } from '../evaluate/evaluate.ts';
import type { CommonGame } from '../game.ts';
import type { Entry } from '../play/specs.ts';
import { stackContext } from '../play/targets.ts';
import { runActions } from '../program/program.ts';
import type { ActionNode } from '../program/rules.ts';
import { legalTargetsRemaining } from './targets-left.ts';

/** How far it has got. Plain data. */
export interface Resolving {
  readonly object: ObjectId;
  /** For each of its targets in order, those that are still legal. */
  readonly legal?: readonly (readonly EntityId[])[];
  /** Which part of the text comes next: the instructions outside the modes, then the chosen modes. */
  readonly part?: number;
  readonly locals?: Locals;
}

const entryOf = (g: CommonGame, { object }: Resolving): Entry => objectRow(g.state, object).stack as Entry;
const sourceOf = (entry: Entry, object: ObjectId): ObjectId => (entry.kind === 'spell' ? object : entry.source);

/** What it does is traced to this event, and that to how it came onto the stack. */
export function beginResolving(g: CommonGame, d: Resolving, event: GameEvent): Directive {
  const source = sourceOf(entryOf(g, d), d.object);
  comesFrom(g, source, arrivalOf(g.state, d.object));
  happen(g, event);
  comesFrom(g, source, g.state.log.length - 1);
  return NEXT;
}

/** The intervening "if" clause is checked again. */
export function recheckCondition(g: CommonGame, d: Resolving, otherwise: string): Directive {
  const entry = entryOf(g, d);
  return entry.condition === null || holds(g, entry.condition, stackContext(g, d.object, entry)) ? NEXT : go(otherwise);
}

/** Which targets are still legal; the game says whether it resolves with what is left of them. */
export function recheckTargets(
  g: CommonGame,
  d: Resolving,
  otherwise: string,
  resolves: (legal: readonly (readonly EntityId[])[]) => boolean,
): Directive {
  const entry = entryOf(g, d);
  if (entry.targets.length === 0) return NEXT;
  const legal = legalTargetsRemaining(g, d.object, entry);
  return resolves(legal) ? next(altered(d, { legal })) : go(otherwise);
}

/** One part of the text with the targets that its words mean. */
interface Part {
  readonly actions: readonly ActionNode[];
  readonly targets: readonly number[];
}

/** In the order written, so modes in the order printed whatever the order in which they were chosen. */
function partsOf(entry: Entry): readonly Part[] {
  const { effect } = entry;
  if (effect === null) return [];
  let at = 0;
  const take = (count: number): readonly number[] => Array.from({ length: count }, () => at++);
  const own: Part = { actions: effect.actions, targets: take(effect.targets?.length ?? 0) };
  const modes = entry.modes.map((index) => {
    const mode = effect.modes?.choices[index];
    return { index, actions: mode?.actions ?? [], targets: take(mode?.targets?.length ?? 0) };
  });
  return [own, ...modes.toSorted((a, b) => a.index - b.index)].filter((p) => p.actions.length > 0);
}

/** The name under which it is bound how something is divided among targets. */
export const divisionName = (target: string): string => `${target}.division`;

/** Targets by name, and how something is divided among them; illegal ones are not there. */
function bindings(entry: Entry, part: Part, legal: readonly (readonly EntityId[])[]): Locals {
  const own = entry.effect?.targets?.length ?? 0;
  const bound: Record<string, LocalValue> = {};
  const indices = [...Array.from({ length: own }, (_, i) => i), ...part.targets];
  for (const index of indices) {
    const target = entry.targets[index];
    if (target === undefined) continue;
    const still = legal[index] ?? [];
    bound[target.spec.name] = still;
    if (target.division !== null) bound[divisionName(target.spec.name)] = shares(target, target.division, still);
  }
  return bound;
}

function shares(
  { chosen }: Entry['targets'][number],
  division: readonly number[],
  still: readonly EntityId[],
): Record<string, number> {
  const by: Record<string, number> = {};
  chosen.forEach((id, i) => {
    if (still.includes(id)) by[String(id)] = division[i] ?? 0;
  });
  return by;
}

const contextOf = (g: CommonGame, object: ObjectId, entry: Entry, locals: Locals): Context => ({
  ...context(sourceOf(entry, object), g.rules.vocabulary.look.controllerOf(g, objectRow(g.state, object))),
  locals,
  event: entry.event,
  x: entry.x,
  paid: entry.paid,
});

/** Its instructions, one part of the text after another: this stage comes again after each. */
export function followParts(g: CommonGame, d: Resolving, stage: string, finish: string): Directive {
  const entry = entryOf(g, d);
  const { part: at = 0, legal = [], locals = entry.locals } = d;
  const part = partsOf(entry)[at];
  if (part === undefined) return go(finish);
  const ctx = contextOf(g, d.object, entry, { ...locals, ...bindings(entry, part, legal) });
  const input = { actions: part.actions, ctx };
  return call(runActions.name, input, { store: 'locals', data: altered(d, { part: at + 1 }), then: stage });
}
