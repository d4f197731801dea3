/** The effects in force that are not fixed on single objects: static abilities, and what has been set up by something resolved. */

import {
  Aspect,
  effectRow,
  isOpen,
  isPlayer,
  keepEnvironment,
  type ObjectId,
  type ObjectRow,
  objectRow,
  STATIC_HOOK,
  settleDoubt,
} from '@rulewright/kernel';
import { context, contextWith } from '../context.ts';
import { select } from '../evaluate/evaluate.ts';
import type { Node } from '../evaluate/vocabulary.ts';
import type { CommonGame } from '../game.ts';
import {
  activeFloating,
  activeStatic,
  isModify,
  isRecalled,
  isStatic,
  lastAnswer,
  noteAnswer,
  timeOf,
  wasAsked,
} from './active-effect.ts';
import { type Board, workOutBoard } from './board.ts';
import { byKind } from './by-kind.ts';
import { changesAbilities, givesStatic, mayDepend } from './dependency.ts';
import type { ActiveEffect, Force, Modify, Part } from './effect.ts';
import { boardReads, conditionReads, effectReads, forbidsByFlags, readsOfAll } from './effect-reads.ts';
import { forceOf, holdsInLayers, holdsSince } from './in-force.ts';
import { changeEntry, comparePart, partsOf, partsOfFloating } from './parts.ts';
import { EVERY_LAYER } from './rules.ts';
import { type Environment, type PartsBySource, shaped } from './shaped.ts';

import { aroundNow, isAroundAsBefore, noteAround } from './surroundings.ts';

export type { Environment } from './shaped.ts';

const NO_PARTS: PartsBySource = new Map();

/** The parts that are about "this", and those about what "this" is attached to, by their source; and all others. */
function byWhat(parts: readonly Part[]): Pick<Environment, 'open' | 'onSource' | 'onHost'> {
  const open: Part[] = [];
  const own: { this: Map<ObjectId, Part[]> | null; host: Map<ObjectId, Part[]> | null } = { this: null, host: null };
  for (const part of parts) {
    const about = aboutSource(part);
    if (about === null) {
      open.push(part);
      continue;
    }
    own[about] ??= new Map();
    const { source } = part.active.ctx;
    const list = own[about].get(source);
    if (list === undefined) own[about].set(source, [part]);
    else list.push(part);
  }
  return { open, onSource: own.this ?? NO_PARTS, onHost: own.host ?? NO_PARTS };
}

/** One part, the first, of each effect that has a condition. */
function firstConditional(parts: readonly Part[]): readonly Part[] {
  const first: Part[] = [];
  for (const part of parts) {
    const { active } = part;
    if (active.condition !== null && !first.some((other) => other.active === active)) first.push(part);
  }
  return first;
}

function aboutSource({ active }: Part): 'this' | 'host' | null {
  const { what } = active.effect;
  if (active.objects !== null) return null;
  if (what.kind === 'this') return 'this';
  return what.kind === 'host' && (what as Node & { readonly of: Node }).of.kind === 'this' ? 'host' : null;
}

/** Whether a condition held, as one who looks at it sees it, or as another effect does. */
interface Answered {
  readonly part: Part;
  readonly outermost: boolean;
  readonly force: Force;
  readonly held: boolean;
}
const HORIZONS = [true, false] as const;

/** Asks again whether conditions hold, if what they read has changed; only then may anything else be asked. */
export function settleConditions(g: CommonGame): void {
  if (g.state.doubt === 0) return;
  const env = g.state.environment as Environment | null;
  settleDoubt(g.state, (before, aspects, changed) => {
    if (env === null) return true;
    if (!isAroundAsBefore(g, env.around, before, aspects)) return false;
    // Where all are worked out together, whatever a condition reads voids what is cached.
    if (env.board !== null) return true;
    const isShared = g.state.shared === before;
    const known: Answered[] = [];
    for (const part of env.conditional) {
      if ((conditionReads(g, part.active) & aspects) === 0) continue;
      for (const outermost of HORIZONS) {
        const force = forceOf(g, part, outermost);
        if (isRecalled(force, before)) known.push({ part, outermost, force, held: lastAnswer(force) });
        // Forks and other games with the same cards keep their answers in the same place: what was known here may have been overwritten.
        // And what nobody has asked yet may come out differently in a fork that goes by the same version.
        else if (isShared || wasAsked(force)) return false;
      }
    }
    for (const { part, outermost, held } of known) {
      const now =
        held || changed === null ? holdsInLayers(g, part, outermost) : holdsSince(g, part, outermost, changed);
      if (now !== held) return false;
    }
    for (const { force, held } of known) noteAnswer(force, before, held);
    return true;
  });
}

/** The effects in force, whatever their conditions: no doubt about those makes the effects others, so it need not be settled. */
export function environment(g: CommonGame): Environment {
  const known = g.state.environment as Environment | null;
  return known !== null && known.board === null ? known : settledEnvironment(g);
}

/** The same before anything is cached that goes by it. */
export function settledEnvironment(g: CommonGame): Environment {
  if (g.state.doubt !== 0) settleConditions(g);
  const known = g.state.environment as Environment | null;
  if (known !== null && (known.board === null || known.version === g.state.version)) {
    noteAround(g, known.around);
    return known;
  }
  const active = gather(g);
  const made = inOrder(g, active, null);
  keepEnvironment(g.state, made);
  if (!isEntangled(g, made)) return made;
  // While the board is worked out, other zones are seen in the simple way.
  const rows = permanents(g);
  const { board, outlasting, tried } = workOutBoard(g, rows);
  const together = inOrder(g, [...asOnBoard(g, rows, board, active), ...outlasting], board, tried);
  keepEnvironment(g.state, together);
  return together;
}

/** The rows of all permanents. */
export const permanents = (g: CommonGame): readonly ObjectRow[] =>
  g.rules.vocabulary.look.objectsIn(g, undefined).map((id) => objectRow(g.state, id));

/** A game in which no effect is in force. */
export const noEffects = (g: CommonGame): Environment => inOrder(g, [], null);

/** Abilities come and go by effects, or effects of one layer may depend on each other. */
function isEntangled(g: CommonGame, env: Environment): boolean {
  if (env.modify.some((a) => changesAbilities(g, a.effect)) || mayDepend(g, env.parts, partsOnCertain(g, env)))
    return true;
  const sources = g.state.hooks[STATIC_HOOK] ?? [];
  return g.state.live.some((id) => {
    const row = effectRow(g.state, id);
    const body = row === null ? null : modifying(row.body);
    return (
      body !== null &&
      changesAbilities(g, body) &&
      (body.changes.some((c) => givesStatic(g, c)) ||
        row?.objects?.some((o) => sources.includes(o as ObjectId)) === true)
    );
  });
}

/** The parts of effects that something resolved made for certain objects; where nothing else changes any, none can depend on them. */
function partsOnCertain(g: CommonGame, { parts }: Environment): readonly Part[] {
  if (parts.length === 0) return parts;
  return g.state.live.flatMap((id) => {
    const row = effectRow(g.state, id);
    if (row === null || isOpen(row) || modifying(row.body) === null) return [];
    const active = activeFloating(g, row);
    return active !== null && isModify(active) ? partsOfFloating(g, active) : [];
  });
}

/** What an effect in the state changes, if it changes characteristics. */
const modifying = (body: unknown): Modify | null => ((body as Node).kind === 'modify' ? (body as Modify) : null);

function gather(g: CommonGame): readonly ActiveEffect[] {
  const active: ActiveEffect[] = [];
  for (const id of g.state.hooks[STATIC_HOOK] ?? []) gatherStatic(g, objectRow(g.state, id), active);
  const gathered = active.length;
  for (const id of g.state.live) {
    const row = effectRow(g.state, id);
    if (row === null || !isOpen(row)) continue;
    const floating = activeFloating(g, row);
    if (floating !== null) active.push(floating);
  }
  followControl(g, active, gathered);
  return active;
}

/** The effects of the static abilities that permanents have once all is worked out, and all others as they were. */
function asOnBoard(
  g: CommonGame,
  rows: readonly ObjectRow[],
  board: Board,
  active: readonly ActiveEffect[],
): readonly ActiveEffect[] {
  const { look } = g.rules.vocabulary;
  const { functionsIn } = g.rules.continuous;
  const others = active.filter((a) => a.id >= 0 || objectRow(g.state, a.ctx.source).zone !== look.permanents);
  const found = rows.flatMap((row) => {
    const c = board.get(row.id);
    return (c?.abilities ?? []).flatMap((ability) => {
      if (!isStatic(ability) || ability.defining === true || !functionsIn(g, ability, row, row.zone)) return [];
      return ability.effects.map((effect) => ({
        ...activeStatic(row, ability, effect, timeOf(g, row, ability)),
        ctx: context(row.id, c?.controller ?? row.controller),
      }));
    });
  });
  return [...found, ...others];
}

function inOrder(
  g: CommonGame,
  active: readonly ActiveEffect[],
  board: Board | null,
  tried: readonly ActiveEffect[] = NO_EFFECTS,
): Environment {
  const kinds = byKind(g, active);
  const { modify } = kinds;
  const parts = modify.flatMap((a) => partsOf(g, a)).sort(comparePart);
  return shaped({
    reads: allReads(g, active, board, tried),
    // Durations may go by flags: only where nothing is changed, and nothing forbidden that checks would do, is a change of them known not to matter.
    quiet: board === null && modify.length === 0 && !active.some((a) => forbidsByFlags(g, a)) ? Aspect.flags : 0,
    aside: board === null ? asideOf(g, modify) : 0,
    asks: allAsks(g, modify, board),
    around: aroundNow(g),
    conditional: firstConditional(parts),
    onPlayers: kinds.onPlayers,
    board,
    version: g.state.version,
    modify,
    parts,
    lowest: parts[0]?.layer ?? EVERY_LAYER,
    ...byWhat(parts),
    modifiesElsewhere: modify.some((a) => reachOf(g, a.effect).elsewhere),
    grantsAbilities: modify.some((a) => reachOf(g, a.effect).grants),
    cant: kinds.cant,
    must: kinds.must,
    may: kinds.may,
    costs: kinds.costs,
    replace: kinds.replace,
    skips: kinds.skips,
    triggering: kinds.triggering,
    own: kinds.own,
  });
}

const NO_EFFECTS: readonly ActiveEffect[] = [];

function asideOf(g: CommonGame, modify: readonly ActiveEffect<Modify>[]): number {
  const { aside, surroundings } = g.rules.continuous;
  if (aside === undefined || aside === 0) return 0;
  let bits = surroundings === undefined ? 0 : surroundings.reads(g);
  for (const a of modify) bits |= conditionReads(g, a) | readsOfAll(g, a.effect);
  return aside & ~bits;
}

function allReads(
  g: CommonGame,
  active: readonly ActiveEffect[],
  board: Board | null,
  tried: readonly ActiveEffect[],
): number {
  // Where players reach only part of the table, whose everything is matters to every effect.
  if (g.rules.vocabulary.look.isLimited(g)) return Aspect.all;
  let bits = board === null ? 0 : boardReads(g, active, tried);
  for (const a of active) bits |= effectReads(g, a);
  return bits;
}

function allAsks(g: CommonGame, modify: readonly ActiveEffect<Modify>[], board: Board | null): number {
  const { surroundings } = g.rules.continuous;
  let bits = surroundings === undefined ? 0 : surroundings.reads(g);
  if (board === null) for (const a of modify) bits |= conditionReads(g, a);
  return bits;
}

function gatherStatic(g: CommonGame, row: ObjectRow, out: ActiveEffect[]): void {
  const { baseOf, functionsIn, staticsOf } = g.rules.continuous;
  for (const ability of staticsOf === undefined ? baseOf(g, row).abilities : staticsOf(g, row)) {
    if (!isStatic(ability) || ability.defining === true || !functionsIn(g, ability, row, row.zone)) continue;
    for (const effect of ability.effects) out.push(activeStatic(row, ability, effect, timeOf(g, row, ability)));
  }
}

/** Whether it is what the effect names. Who reaches it follows from who controls it, which is worked out here. */
const isNamed = (g: CommonGame, { effect, ctx }: ActiveEffect<Modify>, id: ObjectId): boolean =>
  g.rules.vocabulary.selectors[effect.what.kind]?.evaluate(g, effect.what, ctx, 1).includes(id) === true;

type Change = Modify['changes'][number];
const isControl = (change: Change): change is Change & { readonly who: Node } => change.kind === 'controller';
const changesControl = (a: ActiveEffect): a is ActiveEffect<Modify> => isModify(a) && a.effect.changes.some(isControl);

/** "You" in a static ability is whoever controls its source now: that is settled before what the ability does. */
function followControl(g: CommonGame, active: ActiveEffect[], statics: number): void {
  // Only effects on one object ("you control what this is attached to"): a filter would ask for what is being worked out here.
  const open = active.filter(changesControl).filter((a) => a.effect.what.kind === 'host');
  for (let i = 0; i < statics; i++) {
    const a = active[i] as ActiveEffect;
    const row = objectRow(g.state, a.ctx.source);
    const fixed = row.effects.flatMap((id) => {
      const effect = effectRow(g.state, id);
      const floating = effect === null ? null : activeFloating(g, effect);
      return floating !== null && changesControl(floating) ? [floating] : [];
    });
    const applying = [...fixed, ...open.filter((o) => o.ctx.source !== row.id && isNamed(g, o, row.id))];
    if (applying.length === 0) continue;
    const newest = applying.reduce((x, y) => (y.timestamp > x.timestamp ? y : x));
    const change = newest.effect.changes.find(isControl);
    const [controller] = change === undefined ? [] : select(g, change.who, newest.ctx);
    if (controller !== undefined && isPlayer(controller)) active[i] = { ...a, ctx: contextWith(a.ctx, { controller }) };
  }
}

/** What an effect reaches beyond the characteristics of permanents. */
interface Reach {
  /** It changes objects that are no permanents. */
  readonly elsewhere: boolean;
  /** It gives abilities that listen or can be activated. */
  readonly grants: boolean;
}
const reaches = new WeakMap<Modify, Reach>();

function reachOf(g: CommonGame, effect: Modify): Reach {
  const known = reaches.get(effect);
  if (known !== undefined) return known;
  const made = { elsewhere: reachesElsewhere(g, effect.what), grants: effect.changes.some((c) => isGrant(g, c)) };
  reaches.set(effect, made);
  return made;
}

function reachesElsewhere(g: CommonGame, what: Node): boolean {
  const { kind, zones } = what as Node & { readonly zones?: readonly string[] };
  const { look } = g.rules.vocabulary;
  return kind === 'each' && zones?.some((z) => look.zoneOf(z) !== look.permanents) === true;
}

const isGrant = (g: CommonGame, change: Change): boolean => changeEntry(g, change).grants(g, change);

/** Whether any object may have abilities beyond its own that listen or can be activated. */
export function grantsNow(g: CommonGame): boolean {
  if (environment(g).grantsAbilities) return true;
  const { live } = g.state;
  if (live.length === 0) return false;
  const known = granting.get(live);
  if (known !== undefined) return known;
  const found = live.some((id) => {
    const row = effectRow(g.state, id);
    const body = row === null ? null : modifying(row.body);
    return body !== null && reachOf(g, body).grants;
  });
  granting.set(live, found);
  return found;
}
/** By the list of effects in force, which is another one as soon as one begins or ends. */
const granting = new WeakMap<readonly number[], boolean>();
