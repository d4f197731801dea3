/** Targets: which are legal, and whether enough of them can be chosen. */
import {
  altered,
  asPlayer,
  type EntityId,
  findObject,
  isPlayer,
  NOWHERE,
  type ObjectId,
  objectRow,
  type PlayerId,
  type Refusal,
  zoneObjects,
} from '@rulewright/kernel';
import { type Context, context, contextWith } from '../context.ts';
import { holds, matches, select, value } from '../evaluate/evaluate.ts';
import { isPlaying, NOBODY } from '../evaluate/objects.ts';
import type { CommonGame } from '../game.ts';
import { mostOf } from '../program/together-chosen.ts';
import type { Entry, TargetSpec } from './specs.ts';
import { isJoint, mostTogether } from './targets-together.ts';

/** How many targets have to be chosen. "Up to" has its own least number; a plain number is exact. */
export function minTargets(g: CommonGame, spec: TargetSpec, ctx: Context): number {
  if (spec.min !== undefined) return value(g, spec.min, ctx);
  return spec.max === undefined ? 1 : value(g, spec.max, ctx);
}

/** How many can be chosen. "Any number" has no most; each must get a share of what is divided. */
export function maxTargets(g: CommonGame, spec: TargetSpec, ctx: Context): number {
  const most = spec.max !== undefined ? value(g, spec.max, ctx) : spec.min === undefined ? 1 : Number.POSITIVE_INFINITY;
  return spec.divide === undefined ? most : Math.min(most, value(g, spec.divide, ctx));
}

/** Whether it can be chosen. `object` is what is on the stack, which cannot target itself. */
export function isLegalTarget(g: CommonGame, spec: TargetSpec, id: EntityId, ctx: Context, object: ObjectId): boolean {
  if (id === object) return false;
  const { targets } = g.rules.play;
  if (isPlayer(id)) {
    if (!isPlaying(g.state, id)) return false;
  } else if (!targets.exists(objectRow(g.state, id))) return false;
  return matches(g, spec.what, id, ctx) && targets.shield(g, id, ctx.source, ctx.controller, ctx) === null;
}

/** "Another target" leaves out what was chosen for the others. */
function isTaken(spec: TargetSpec, id: EntityId, ctx: Context): boolean {
  if (spec.notAlso === undefined) return false;
  for (const name of spec.notAlso) {
    const chosen = ctx.locals[name];
    if (Array.isArray(chosen) && (chosen as readonly EntityId[]).includes(id)) return true;
  }
  return false;
}

/** Looks through objects until there are `enough` legal targets; returns how many there are now, and notes them in `out`. */
function findAmong(
  g: CommonGame,
  spec: TargetSpec,
  ctx: Context,
  object: ObjectId,
  among: readonly EntityId[],
  before: number,
  enough: number,
  out: EntityId[] | null,
): number {
  let n = before;
  for (let i = 0; i < among.length && n < enough; i++) {
    const id = among[i] as EntityId;
    if (isTaken(spec, id, ctx) || !isLegalTarget(g, spec, id, ctx, object)) continue;
    n++;
    out?.push(id);
  }
  return n;
}

/** Players first where the spec names no zone, then where permanents are. */
function find(
  g: CommonGame,
  spec: TargetSpec,
  ctx: Context,
  object: ObjectId,
  enough: number,
  out: EntityId[] | null,
): number {
  const { look } = g.rules.vocabulary;
  let n = 0;
  if (spec.zones === undefined) {
    for (let i = 0; i < g.state.players.length && n < enough; i++) {
      const id = asPlayer(i);
      if (isTaken(spec, id, ctx) || !isLegalTarget(g, spec, id, ctx, object)) continue;
      n++;
      out?.push(id);
    }
    return findAmong(g, spec, ctx, object, zoneObjects(g, look.permanents, ctx.controller), n, enough, out);
  }
  for (const zone of spec.zones) {
    const kind = look.zoneOf(zone);
    if (g.rules.zones[kind]?.of === 'object') {
      for (const holder of zoneObjects(g, look.permanents, ctx.controller))
        n = findAmong(g, spec, ctx, object, zoneObjects(g, kind, holder), n, enough, out);
      continue;
    }
    const lists = g.rules.zones[kind]?.of === 'game' ? 1 : g.state.players.length;
    for (let i = 0; i < lists; i++) {
      n = findAmong(g, spec, ctx, object, zoneObjects(g, kind, asPlayer(i)), n, enough, out);
    }
  }
  return n;
}

export function legalTargets(g: CommonGame, spec: TargetSpec, ctx: Context, object: ObjectId): readonly EntityId[] {
  const out: EntityId[] = [];
  find(g, spec, ctx, object, Number.POSITIVE_INFINITY, out);
  return out;
}

/** The names of other targets that a spec speaks of. */
const mentions = new WeakMap<TargetSpec, ReadonlySet<string>>();

function mentionedBy(spec: TargetSpec): ReadonlySet<string> {
  const known = mentions.get(spec);
  if (known !== undefined) return known;
  const names = new Set<string>(spec.notAlso);
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('kind' in node && node.kind === 'var' && 'name' in node && typeof node.name === 'string') names.add(node.name);
    for (const part of Object.values(node)) walk(part);
  };
  walk(spec);
  mentions.set(spec, names);
  return names;
}

const matterLater = (specs: readonly TargetSpec[], at: number): boolean => {
  const name = specs[at]?.name ?? '';
  for (let i = at + 1; i < specs.length; i++) if (mentionedBy(specs[i] as TargetSpec).has(name)) return true;
  return false;
};

const bindTarget = (ctx: Context, spec: TargetSpec, chosen: readonly EntityId[]): Context => ({
  ...ctx,
  locals: altered(ctx.locals, { [spec.name]: chosen }),
});

/** Whether so many legal targets can be chosen together. */
function canBeTogether(g: CommonGame, spec: TargetSpec, ctx: Context, object: ObjectId, min: number): boolean {
  if (spec.together === undefined) return true;
  const from = legalTargets(g, spec, ctx, object);
  return mostOf(g.rules.program.together(g, spec.together, from, ctx), from.length) >= min;
}

/** Some are needed only if a cost was paid; otherwise it is as if they were not there. */
export function neededTargets<T extends TargetSpec>(g: CommonGame, specs: readonly T[], ctx: Context): readonly T[] {
  if (specs.every((spec) => spec.if === undefined)) return specs;
  return specs.filter((spec) => spec.if === undefined || holds(g, spec.if, ctx));
}

/** Further than targets are described by X. */
const MOST_X = 16;
const xSpeakers = new WeakMap<readonly TargetSpec[], boolean>();

function speakOfX(specs: readonly TargetSpec[]): boolean {
  const known = xSpeakers.get(specs);
  if (known !== undefined) return known;
  const found = JSON.stringify(specs).includes('"kind":"x"');
  xSpeakers.set(specs, found);
  return found;
}

/** The costs that targets hang on, as paid. */
const paidFor = (specs: readonly TargetSpec[]): Context['paid'] => {
  const paid: Record<string, number> = {};
  for (const spec of specs) {
    const name = costIn(spec.if);
    if (name !== null) paid[name] = 1;
  }
  return paid;
};

function costIn(condition: TargetSpec['if']): string | null {
  if (condition?.kind === 'not' && 'of' in condition) return costIn(condition.of as TargetSpec['if']);
  return condition?.kind === 'paid' && 'cost' in condition ? String(condition.cost) : null;
}

/** Before costs are announced: whether there are targets for one way to pay them. X is announced before targets are chosen. */
export function couldChooseTargets(
  g: CommonGame,
  specs: readonly TargetSpec[],
  ctx: Context,
  object: ObjectId,
): boolean {
  const plain = neededTargets(g, specs, ctx);
  if (canChooseTargets(g, plain, ctx, object)) return true;
  if (speakOfX(plain))
    for (let x = 1; x <= MOST_X; x++) if (canChooseTargets(g, plain, contextWith(ctx, { x }), object)) return true;
  if (plain === specs) return false;
  const paying = contextWith(ctx, { paid: altered(ctx.paid, paidFor(specs)) });
  return canChooseTargets(g, neededTargets(g, specs, paying), paying, object);
}

/** Whether legal targets can be chosen for every spec from `at` on; looks no further than it must. */
export function canChooseTargets(
  g: CommonGame,
  specs: readonly TargetSpec[],
  ctx: Context,
  object: ObjectId,
  at = 0,
): boolean {
  const spec = specs[at];
  if (spec === undefined) return true;
  const min = minTargets(g, spec, ctx);
  if (min <= 0) return canChooseTargets(g, specs, bindTarget(ctx, spec, NOBODY), object, at + 1);
  if (min > maxTargets(g, spec, ctx)) return false;
  if (!matterLater(specs, at)) {
    if (isJoint(spec)) {
      if (mostTogether(g, spec, legalTargets(g, spec, ctx, object), ctx) < min) return false;
    } else if (find(g, spec, ctx, object, min, null) < min) return false;
    if (!canBeTogether(g, spec, ctx, object, min)) return false;
    return at + 1 === specs.length || canChooseTargets(g, specs, ctx, object, at + 1);
  }
  return targetsWithSequel(g, specs, ctx, object, at).length >= min;
}

/** The legal targets of one spec that leave legal targets for those that follow. */
export function targetsWithSequel(
  g: CommonGame,
  specs: readonly TargetSpec[],
  ctx: Context,
  object: ObjectId,
  at: number,
): readonly EntityId[] {
  const spec = specs[at];
  if (spec === undefined) return NOBODY;
  const found = legalTargets(g, spec, ctx, object);
  if (!matterLater(specs, at)) return found;
  return found.filter((id) => canChooseTargets(g, specs, bindTarget(ctx, spec, [id]), object, at + 1));
}

/** Some targets are chosen by another player. */
/** Under which name it is known who chooses targets, where that was for somebody to say. */
export const chooserName = (target: string): string => `${target} chooser`;

/** The players who could choose these targets: the controller, if the text does not say. */
export function targetChoosers(g: CommonGame, spec: TargetSpec, ctx: Context): readonly PlayerId[] {
  if (spec.who === undefined) return [ctx.controller];
  const known = ctx.locals[chooserName(spec.name)];
  const players = (Array.isArray(known) ? (known as readonly EntityId[]) : select(g, spec.who, ctx)).filter(isPlayer);
  return players.length === 0 ? [ctx.controller] : players;
}

/** What the words of an object on the stack are read against, with its targets bound by name. */
export function stackContext(g: CommonGame, object: ObjectId, entry: Entry): Context {
  const { source, event, x, paid } = entry;
  const controller = g.rules.vocabulary.look.controllerOf(g, objectRow(g.state, object));
  return context(source, controller, { locals: boundLocals(entry), event, x, paid });
}

export function boundLocals(entry: Entry): Context['locals'] {
  if (entry.targets.length === 0) return entry.locals;
  const locals: Record<string, Context['locals'][string]> = { ...entry.locals };
  for (const t of entry.targets) locals[t.spec.name] = t.chosen;
  return locals;
}

/** Whether it is where the words look for it: players where they name no zone. */
export function isInPlace(g: CommonGame, spec: TargetSpec, id: EntityId): boolean {
  if (isPlayer(id)) return spec.zones === undefined;
  const { zone } = objectRow(g.state, id);
  const { look } = g.rules.vocabulary;
  return spec.zones === undefined ? zone === look.permanents : spec.zones.some((z) => look.zoneOf(z) === zone);
}

/** Why something cannot be chosen as this target. */
export function targetRefusal(
  g: CommonGame,
  spec: TargetSpec,
  id: EntityId,
  ctx: Context,
  object: ObjectId,
): Refusal | null {
  const { rule, shield } = g.rules.play.targets;
  const data = { object: id };
  if (id === object) return { code: 'targets-itself', rule: rule.itself, data };
  if (isPlayer(id) ? g.state.players[id] === undefined : (findObject(g.state, id)?.zone ?? NOWHERE) === NOWHERE)
    return { code: 'not-in-game', rule: rule.target, data };
  if (!isInPlace(g, spec, id)) return { code: 'not-in-zone', rule: rule.zone, data };
  if (isTaken(spec, id, ctx)) return { code: 'chosen-twice', rule: rule.twice, data };
  const shielded = shield(g, id, ctx.source, ctx.controller, ctx);
  if (shielded !== null) return shielded;
  return isLegalTarget(g, spec, id, ctx, object) ? null : { code: 'illegal-target', rule: rule.target, data };
}
