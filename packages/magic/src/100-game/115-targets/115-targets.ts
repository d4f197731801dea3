/** Targets (115, 601.2c): which are legal, whether there are enough, and whether they still are on resolution (608.2b). */

import {
  asPlayer,
  type EntityId,
  findObject,
  fit,
  isPlayer,
  NOWHERE,
  type ObjectId,
  objectRow,
  type PlayerId,
  type Refusal,
  zoneObjects,
} from '@rulewright/kernel';
import type { Target } from '@rulewright/language/magic';
import { mostOf } from '@rulewright/rules';
import { BATTLEFIELD, zoneOf, zones } from '../../400-zones/400-zones.ts';
import { isJoint, jointRefusal, mostTogether } from '../../600-effects/601-cast/601.2c-joint-targets.ts';
import { type Context, context, Flag, type G, type StackEntry } from '../../state.ts';
import { togetherOf } from '../../vocabulary/chosen-together.ts';
import { holds, matches, select, value } from '../../vocabulary/evaluate.ts';
import { cantBeTargeted } from '../101.2-restrictions.ts';
import { controllerOf } from '../109.3-characteristics.ts';

const NOBODY: readonly EntityId[] = [];

/** How many targets have to be chosen. "Up to" has its own least number; a plain number is exact. */
export function minTargets(g: G, spec: Target, ctx: Context): number {
  if (spec.min !== undefined) return value(g, spec.min, ctx);
  return spec.max === undefined ? 1 : value(g, spec.max, ctx);
}

/** How many can be chosen. "Any number" has no most; 601.2d: each must get a share of what is divided. */
export function maxTargets(g: G, spec: Target, ctx: Context): number {
  const most = spec.max !== undefined ? value(g, spec.max, ctx) : spec.min === undefined ? 1 : Number.POSITIVE_INFINITY;
  return spec.divide === undefined ? most : Math.min(most, value(g, spec.divide, ctx));
}

/** 115.2, 115.4, 115.5, 702.26b: whether it can be chosen. `object` is the spell or ability on the stack. */
export function isLegalTarget(g: G, spec: Target, id: EntityId, ctx: Context, object: ObjectId): boolean {
  if (id === object) return false;
  if (isPlayer(id)) {
    if (g.state.players[id]?.standing !== 'playing') return false;
  } else if ((objectRow(g.state, id).flags & Flag.phasedOut) !== 0) return false;
  return matches(g, spec.what, id, ctx) && cantBeTargeted(g, id, ctx.source, ctx.controller) === null;
}

/** 115.1: "another target" leaves out what was chosen for the others. */
function isTaken(spec: Target, id: EntityId, ctx: Context): boolean {
  if (spec.notAlso === undefined) return false;
  for (const name of spec.notAlso) {
    const chosen = ctx.locals[name];
    if (Array.isArray(chosen) && (chosen as readonly EntityId[]).includes(id)) return true;
  }
  return false;
}

/** Looks through objects until there are `enough` legal targets; returns how many there are now, and notes them in `out`. */
function findAmong(
  g: G,
  spec: Target,
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

/** Players first where the spec names no zone (115.2), then the battlefield. */
function find(g: G, spec: Target, ctx: Context, object: ObjectId, enough: number, out: EntityId[] | null): number {
  let n = 0;
  if (spec.zones === undefined) {
    for (let i = 0; i < g.state.players.length && n < enough; i++) {
      const id = asPlayer(i);
      if (isTaken(spec, id, ctx) || !isLegalTarget(g, spec, id, ctx, object)) continue;
      n++;
      out?.push(id);
    }
    return findAmong(g, spec, ctx, object, zoneObjects(g, BATTLEFIELD, ctx.controller), n, enough, out);
  }
  for (const zone of spec.zones) {
    const kind = zoneOf(zone);
    const lists = zones[kind]?.shared === true ? 1 : g.state.players.length;
    for (let i = 0; i < lists; i++) {
      n = findAmong(g, spec, ctx, object, zoneObjects(g, kind, asPlayer(i)), n, enough, out);
    }
  }
  return n;
}

export function legalTargets(g: G, spec: Target, ctx: Context, object: ObjectId): readonly EntityId[] {
  const out: EntityId[] = [];
  find(g, spec, ctx, object, Number.POSITIVE_INFINITY, out);
  return out;
}

/** The names of other targets that a spec speaks of. */
const mentions = new WeakMap<Target, ReadonlySet<string>>();

function mentionedBy(spec: Target): ReadonlySet<string> {
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

const matterLater = (specs: readonly Target[], at: number): boolean => {
  const name = specs[at]?.name ?? '';
  for (let i = at + 1; i < specs.length; i++) if (mentionedBy(specs[i] as Target).has(name)) return true;
  return false;
};

const bindTarget = (ctx: Context, spec: Target, chosen: readonly EntityId[]): Context => ({
  ...ctx,
  locals: { ...ctx.locals, [spec.name]: chosen },
});

/** Whether so many legal targets can be chosen together. */
function canBeTogether(g: G, spec: Target, ctx: Context, object: ObjectId, min: number): boolean {
  if (spec.together === undefined) return true;
  const from = legalTargets(g, spec, ctx, object);
  return mostOf(togetherOf(g, spec.together, from, ctx), from.length) >= min;
}

/** 601.2c, 702.33g: some are needed only if a cost was paid; otherwise it is as if they were not there. */
export function neededTargets(g: G, specs: readonly Target[], ctx: Context): readonly Target[] {
  if (specs.every((spec) => spec.if === undefined)) return specs;
  return specs.filter((spec) => spec.if === undefined || holds(g, spec.if, ctx));
}

/** Mana values that there are. */
const MOST_X = 16;
const xSpeakers = new WeakMap<readonly Target[], boolean>();

function speakOfX(specs: readonly Target[]): boolean {
  const known = xSpeakers.get(specs);
  if (known !== undefined) return known;
  const found = JSON.stringify(specs).includes('"kind":"x"');
  xSpeakers.set(specs, found);
  return found;
}

/** The costs that targets hang on, as paid. */
const paidFor = (specs: readonly Target[]): Context['paid'] => {
  const paid: Record<string, number> = {};
  for (const spec of specs) {
    const condition = spec.if?.kind === 'not' ? spec.if.of : spec.if;
    if (condition?.kind === 'paid') paid[condition.cost] = 1;
  }
  return paid;
};

/** Before costs are announced: whether there are targets for one way to pay them. */
export function couldChooseTargets(g: G, specs: readonly Target[], ctx: Context, object: ObjectId): boolean {
  const plain = neededTargets(g, specs, ctx);
  if (canChooseTargets(g, plain, ctx, object)) return true;
  // 601.2b: X is announced before targets are chosen.
  if (speakOfX(plain))
    for (let x = 1; x <= MOST_X; x++) if (canChooseTargets(g, plain, { ...ctx, x }, object)) return true;
  if (plain === specs) return false;
  const paying = { ...ctx, paid: { ...ctx.paid, ...paidFor(specs) } };
  return canChooseTargets(g, neededTargets(g, specs, paying), paying, object);
}

/** Whether legal targets can be chosen for every spec from `at` on; looks no further than it must. */
export function canChooseTargets(g: G, specs: readonly Target[], ctx: Context, object: ObjectId, at = 0): boolean {
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

/** The legal targets of one spec that leave legal targets for those that follow (601.5). */
export function targetsWithSequel(
  g: G,
  specs: readonly Target[],
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

/** 601.2c; 601.7: some targets are chosen by another player. */
export function targetChooser(g: G, spec: Target, ctx: Context): PlayerId {
  if (spec.who === undefined) return ctx.controller;
  return select(g, spec.who, ctx).find(isPlayer) ?? ctx.controller;
}

/** What the words of a spell or ability on the stack are read against, with its targets bound by name. */
export function stackContext(g: G, object: ObjectId, entry: StackEntry): Context {
  const { source, event, x, paid } = entry;
  return context(source, controllerOf(g, object), { locals: boundLocals(entry), event, x, paid });
}

export function boundLocals(entry: StackEntry): Context['locals'] {
  if (entry.targets.length === 0) return entry.locals;
  const locals: Record<string, Context['locals'][string]> = { ...entry.locals };
  for (const t of entry.targets) locals[t.spec.name] = t.chosen;
  return locals;
}

/** 608.2b: a target that left its zone is another object now; otherwise it must be legal as when it was chosen. */
export function targetStillLegal(g: G, spec: Target, id: EntityId, ctx: Context, object: ObjectId): boolean {
  if (!isPlayer(id) && (findObject(g.state, id)?.zone ?? NOWHERE) === NOWHERE) return false;
  return isInPlace(g, spec, id) && isLegalTarget(g, spec, id, ctx, object);
}

function isInPlace(g: G, spec: Target, id: EntityId): boolean {
  if (isPlayer(id)) return spec.zones === undefined;
  const { zone } = objectRow(g.state, id);
  return spec.zones === undefined ? zone === BATTLEFIELD : spec.zones.some((z) => zoneOf(z) === zone);
}

/** For each of its targets in order, those that are still legal. */
export function legalTargetsRemaining(g: G, object: ObjectId, entry: StackEntry): readonly (readonly EntityId[])[] {
  const ctx = stackContext(g, object, entry);
  return entry.targets.map((t) => {
    const legal = t.chosen.filter((id) => targetStillLegal(g, t.spec, id, ctx, object));
    return legal.length > 1 ? stillTogether(g, t.spec, legal, ctx) : legal;
  });
}

/** Those that still fit together: of targets that must differ, the ones that do; of others, all or none. */
function stillTogether(g: G, spec: Target, ids: readonly EntityId[], ctx: Context): readonly EntityId[] {
  if (jointRefusal(g, spec, ids, ctx) !== null) return NOBODY;
  if (spec.together === undefined) return ids;
  const { least: _, ...together } = togetherOf(g, spec.together, ids, ctx);
  if (fit({ from: ids, together }, ids)) return ids;
  const { keys, keyed } = together;
  return keyed === 'different' && keys !== undefined
    ? ids.filter((_id, i) => keys.every((key, j) => j === i || key !== keys[i]))
    : NOBODY;
}

/** Why something cannot be chosen as this target. */
export function targetRefusal(g: G, spec: Target, id: EntityId, ctx: Context, object: ObjectId): Refusal | null {
  const data = { object: id };
  if (id === object) return { code: 'targets-itself', rule: '115.5', data };
  if (isPlayer(id) ? g.state.players[id] === undefined : (findObject(g.state, id)?.zone ?? NOWHERE) === NOWHERE)
    return { code: 'not-in-game', rule: '115.1', data };
  if (!isInPlace(g, spec, id)) return { code: 'not-in-zone', rule: '115.2', data };
  if (isTaken(spec, id, ctx)) return { code: 'chosen-twice', rule: '115.3', data };
  const shielded = cantBeTargeted(g, id, ctx.source, ctx.controller);
  if (shielded !== null) return shielded;
  return isLegalTarget(g, spec, id, ctx, object) ? null : { code: 'illegal-target', rule: '115.1', data };
}
