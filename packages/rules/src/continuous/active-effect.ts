/** Effects in force: made from the static abilities of objects and from the effects in the state. */
import { asPlayer, type EffectRow, type EntityId, NO_OBJECT, type ObjectId, type ObjectRow } from '@rulewright/kernel';
import { context } from '../context.ts';
import { holds, selects } from '../evaluate/evaluate.ts';
import type { Node } from '../evaluate/vocabulary.ts';
import type { CommonGame } from '../game.ts';
import type { ActiveEffect, Force, Modify, StaticAbility } from './effect.ts';

/** The version of an answer that nobody has asked for yet. */
const NEVER = -1;
export const unknownForce = (): Force => ({
  versions: [NEVER, NEVER, NEVER, NEVER],
  answers: [false, false, false, false],
});

const ALWAYS: Force = unknownForce();

export const wasAsked = ({ versions }: Force): boolean => versions[0] !== NEVER;

/** Whether it is known what was answered for a version; then that is the answer given last. */
export function isRecalled({ versions, answers }: Force, version: number): boolean {
  if (versions[0] === version) return true;
  const at = versions.indexOf(version);
  if (at < 0) return false;
  const answer = answers[at] === true;
  versions.copyWithin(1, 0, at);
  answers.copyWithin(1, 0, at);
  versions[0] = version;
  answers[0] = answer;
  return true;
}

export const lastAnswer = ({ answers }: Force): boolean => answers[0] === true;

/** Notes an answer before those that were given earlier; the oldest is forgotten. */
export function noteAnswer(force: Force, version: number, holds: boolean): void {
  const { versions, answers } = force;
  if (!isRecalled(force, version)) {
    versions.copyWithin(1, 0);
    answers.copyWithin(1, 0);
    versions[0] = version;
  }
  answers[0] = holds;
}

export const isStatic = (ability: Node): ability is StaticAbility => ability.kind === 'static';
export const isModify = (a: ActiveEffect): a is ActiveEffect<Modify> => a.effect.kind === 'modify';

export const activeStatic = <E extends Node>(
  row: ObjectRow,
  ability: StaticAbility,
  effect: E,
  timestamp = row.timestamp,
): ActiveEffect<E> => ({
  effect,
  ctx: context(row.id, row.controller),
  condition: ability.condition ?? null,
  timestamp,
  defining: false,
  objects: null,
  id: -1,
  // Where there is no condition nobody asks whether it holds.
  force: ability.condition === undefined ? ALWAYS : unknownForce(),
  innerForce: ability.condition === undefined ? ALWAYS : unknownForce(),
});

/** When a static ability of an object began. */
export const timeOf = (g: CommonGame, row: ObjectRow, ability: StaticAbility): number =>
  g.rules.continuous.timeOf?.(g, row, ability) ?? row.timestamp;

/** Of an ability that defines the characteristics of the very object that has it. */
export const activeDefining = <E extends Node>(row: ObjectRow, ability: StaticAbility, effect: E): ActiveEffect<E> => ({
  ...activeStatic(row, ability, effect),
  defining: true,
  objects: [row.id],
});

/** The kinds of effects that go on by themselves in any game. */
const KINDS: ReadonlySet<string> = new Set([
  'modify',
  'cant',
  'must',
  'may',
  'cost',
  'replace',
  'skip',
  'triggersMore',
  'triggersNot',
]);

const floating = new WeakMap<EffectRow, ActiveEffect | null>();

/** A row's body is a static effect, or something else that is handled where it belongs (a delayed trigger, a shield). One for each row. */
export function activeFloating(g: CommonGame, row: EffectRow): ActiveEffect | null {
  const known = floating.get(row);
  if (known !== undefined) return known;
  const made = madeActive(g, row);
  floating.set(row, made);
  return made;
}

function madeActive(g: CommonGame, row: EffectRow): ActiveEffect | null {
  const effect = row.body as Node;
  if (!KINDS.has(effect.kind) && g.rules.continuous.kinds?.includes(effect.kind) !== true) return null;
  return {
    effect,
    ctx: context(row.source, row.controller, { locals: row.locals }),
    condition: null,
    timestamp: row.timestamp,
    defining: false,
    objects: row.objects,
    id: row.id,
    force: ALWAYS,
    innerForce: ALWAYS,
  };
}

/** An effect on certain objects that is about to begin. */
export const activeOn = (effect: Modify, objects: readonly EntityId[]): ActiveEffect<Modify> => ({
  effect,
  ctx: context(NO_OBJECT, asPlayer(0)),
  condition: null,
  timestamp: 0,
  defining: false,
  objects,
  id: 0,
  force: ALWAYS,
  innerForce: ALWAYS,
});

export const inForce = (g: CommonGame, a: ActiveEffect): boolean =>
  a.condition === null || holds(g, a.condition, a.ctx);

/** Whether an effect is in force and concerns an object or player; `what` is said by the effect. */
export const concerns = (g: CommonGame, a: ActiveEffect, what: Node, id: EntityId): boolean =>
  (a.objects === null ? selects(g, what, id, a.ctx) : a.objects.includes(id)) && inForce(g, a);

/** Whether an effect that changes characteristics changes this object. */
export function isAffected(g: CommonGame, a: ActiveEffect<Modify>, id: ObjectId): boolean {
  return a.objects === null ? selects(g, a.effect.what, id, a.ctx) : a.objects.includes(id);
}
