/**
 * Where effects may depend on one another, or give and take the abilities that make them, all permanents are worked out
 * together: layer by layer, in each layer one effect after the other, and after each the order of the rest anew.
 * Games without such effects never come here.
 */

import { effectRow, type ObjectId, type ObjectRow, objectRow, STATIC_HOOK } from '@rulewright/kernel';
import { contextWith } from '../context.ts';
import { Facet } from '../evaluate/concept.ts';
import { select, selects, value } from '../evaluate/evaluate.ts';
import type { Node } from '../evaluate/vocabulary.ts';
import type { CommonGame } from '../game.ts';
import { activeDefining, activeFloating, activeStatic, inForce, isModify, isStatic, timeOf } from './active-effect.ts';
import { facetsOf, written } from './dependency.ts';
import {
  type ActiveEffect,
  type Draft,
  type Modify,
  type Part,
  type Recorder,
  type StaticAbility,
  stepOf,
} from './effect.ts';
import { horizon } from './horizon.ts';
import { changeEntry, comparePart, partsOf, partsOfFloating } from './parts.ts';
import { EVERY_LAYER } from './rules.ts';

export type Board = ReadonlyMap<ObjectId, Draft>;

export interface WorkedOut {
  readonly board: Board;
  /** Effects of abilities that were lost after they had begun to apply: they go on, to what is no permanent as well. */
  readonly outlasting: readonly ActiveEffect<Modify>[];
  /** All that might have applied. */
  readonly tried: readonly ActiveEffect<Modify>[];
}

/** An effect on its way through the layers. */
interface Entry {
  readonly active: ActiveEffect<Modify>;
  readonly parts: readonly Part[];
  /** The static ability that makes it, and the object that has it; null for what something resolved made. */
  readonly ability: StaticAbility | null;
  /** The objects it applies to, once it has begun to apply. */
  started: readonly ObjectId[] | null;
}

interface Pass {
  readonly g: CommonGame;
  readonly rows: readonly ObjectRow[];
  readonly drafts: Map<ObjectId, Draft>;
  readonly entries: Entry[];
  /** Entries of static abilities, so that an ability that is found again is the same effect. */
  readonly known: Map<StaticAbility, Map<ObjectId, readonly Entry[]>>;
  /** The abilities of each permanent as they were when they were gathered last. */
  readonly gathered: Map<ObjectId, Draft['abilities']>;
  readonly recorder: Recorder | null;
}

export function workOutBoard(g: CommonGame, rows: readonly ObjectRow[], recorder: Recorder | null = null): WorkedOut {
  const { layers, baseOf, draftOf } = g.rules.continuous;
  const drafts = new Map(rows.map((row) => [row.id, draftOf(baseOf(g, row), row.controller)]));
  const pass: Pass = { g, rows, drafts, entries: [], known: new Map(), gathered: new Map(), recorder };
  const { layer, board } = horizon;
  horizon.board = drafts;
  horizon.layer = EVERY_LAYER;
  try {
    gatherFloating(pass);
    gatherCounters(pass);
    for (let now = 0; now < layers.length; now++) workOutLayer(pass, now);
  } finally {
    horizon.board = board;
    horizon.layer = layer;
  }
  return {
    board: drafts,
    outlasting: pass.entries.filter((entry) => isOutlasting(pass, entry)).map((e) => current(pass, e.active)),
    tried: pass.entries.map(({ active }) => active),
  };
}

const isOutlasting = (pass: Pass, { active, ability, started }: Entry): boolean =>
  started !== null &&
  ability !== null &&
  !active.defining &&
  pass.drafts.get(active.ctx.source)?.abilities.includes(ability) === false;

function workOutLayer(pass: Pass, layer: number): void {
  applyInOrder(pass, layer);
  const after = pass.g.rules.continuous.layers[layer]?.after;
  if (after !== undefined) for (const row of pass.rows) after(row, draftIn(pass, row.id), pass.recorder);
}

function applyInOrder(pass: Pass, layer: number): void {
  gatherStatic(pass);
  let waiting = pass.entries.flatMap((entry) => partsIn(pass, entry, layer)).sort(byPart);
  for (;;) {
    // What does not exist yet may come about by one of the others.
    const existing = waiting.filter(({ entry }) => exists(pass, entry));
    const before = pass.entries.length;
    const applied = applyUndisturbed(pass, existing, waiting);
    if (applied === 0) {
      const chosen = nextOf(pass, existing);
      if (chosen === undefined) break;
      if (pass.recorder !== null) noteWaiting(pass, existing, chosen);
      apply(pass, chosen);
      waiting = waiting.filter((w) => w !== chosen);
    } else {
      const done = new Set(existing.slice(0, applied));
      waiting = waiting.filter((w) => !done.has(w));
    }
    if (pass.entries.length === before) continue;
    // An ability that was given just now may act in the layer in which it was given.
    for (const entry of pass.entries.slice(before)) waiting.push(...partsIn(pass, entry, layer));
    waiting.sort(byPart);
  }
  if (pass.recorder !== null) noteCeased(pass.recorder, waiting);
}

const byPart = (a: Waiting, b: Waiting): number => comparePart(a.part, b.part);

/**
 * Applies the first ones in the order of their timestamps, as long as nothing that waits writes what they read, and they write nothing
 * that anything waiting reads: then each is the next, and all others stay what they are. Returns how many these were.
 */
function applyUndisturbed(pass: Pass, existing: readonly Waiting[], waiting: readonly Waiting[]): number {
  let writes = 0;
  // "You" is read by what says nothing else.
  let reads: number = Facet.control;
  for (const w of waiting) {
    writes |= w.writes;
    reads |= w.reads;
  }
  const before = pass.entries.length;
  let applied = 0;
  for (const w of existing) {
    if ((w.reads & writes) !== 0 || (w.writes & reads) !== 0 || pass.entries.length > before) break;
    apply(pass, w);
    applied++;
  }
  return applied;
}

/** The first that depends on no other; in a loop of dependencies that depends on nothing else the timestamps decide. */
function nextOf(pass: Pass, existing: readonly Waiting[]): Waiting | undefined {
  let writes = 0;
  for (const w of existing) writes |= w.writes;
  const isFree = (w: Waiting): boolean =>
    (w.reads & writes) === 0 || !existing.some((other) => other !== w && dependsOn(pass, w, other));
  return existing.find(isFree) ?? firstOfLoop(pass, existing);
}

/** Each depends on another: the first of a loop that waits for nothing outside it, which has all the others of the loop noted. */
function firstOfLoop(pass: Pass, existing: readonly Waiting[]): Waiting | undefined {
  const needed = new Map(existing.map((w) => [w, neededBy(pass, w, existing)]));
  const inLoop = (w: Waiting): boolean => [...(needed.get(w) ?? [])].every((other) => needed.get(other)?.has(w));
  const first = existing.find(inLoop);
  if (first === undefined) return existing[0];
  for (const other of needed.get(first) ?? []) if (other !== first) first.loop.push(other.entry.active);
  return first;
}

/** What it depends on, what that depends on, and so on. */
function neededBy(pass: Pass, w: Waiting, existing: readonly Waiting[]): ReadonlySet<Waiting> {
  const found = new Set<Waiting>();
  find(w);
  return found;

  function find(from: Waiting): void {
    for (const other of existing) {
      if (found.has(other) || other === from || !dependsOn(pass, from, other)) continue;
      found.add(other);
      find(other);
    }
  }
}

const partsIn = (pass: Pass, entry: Entry, layer: number): Waiting[] =>
  entry.parts
    .filter((p) => p.layer === layer)
    .map((part) => ({
      entry,
      part,
      writes: written(pass.g, part),
      reads: facetsOf(pass.g, part),
      letPass: [],
      loop: [],
    }));

interface Waiting {
  readonly entry: Entry;
  readonly part: Part;
  /** What it writes and what it reads, as facets. */
  readonly writes: number;
  readonly reads: number;
  /** The effects that it let pass although its timestamp is earlier. */
  readonly letPass: ActiveEffect<Modify>[];
  /** The others of a loop of dependencies of which it is the first. */
  readonly loop: ActiveEffect<Modify>[];
}

function noteCeased(recorder: Recorder, gone: readonly Waiting[]): void {
  for (const w of gone) if (w.letPass.length > 0) recorder.ceased.push({ part: w.part, waitedFor: w.letPass });
}

/** Of those with an earlier timestamp, who depends on it. */
function noteWaiting(pass: Pass, waiting: readonly Waiting[], chosen: Waiting): void {
  for (const w of waiting) {
    if (w === chosen) return;
    if (dependsOn(pass, w, chosen)) w.letPass.push(chosen.entry.active);
  }
}

function draftIn(pass: Pass, id: ObjectId): Draft {
  const draft = pass.drafts.get(id);
  if (draft === undefined) throw new Error(`object ${id} is no permanent`);
  return draft;
}

function gatherFloating(pass: Pass): void {
  for (const id of pass.g.state.live) {
    const row = effectRow(pass.g.state, id);
    const active = row === null ? null : activeFloating(pass.g, row);
    if (active !== null && isModify(active)) pass.entries.push(newEntry(active, partsOfFloating(pass.g, active), null));
  }
}

function gatherCounters(pass: Pass): void {
  for (const row of pass.rows) {
    for (const part of pass.g.rules.continuous.ofCounters(pass.g, row)) {
      pass.entries.push(newEntry(part.active, [part], null));
    }
  }
}

const newEntry = (active: ActiveEffect<Modify>, parts: readonly Part[], ability: StaticAbility | null): Entry => ({
  active,
  parts,
  ability,
  started: null,
});

/** Static abilities as the objects have them now: permanents as worked out so far, others as printed. */
function gatherStatic(pass: Pass): void {
  const isFirst = pass.gathered.size === 0;
  for (const row of pass.rows) {
    const { abilities } = draftIn(pass, row.id);
    if (pass.gathered.get(row.id) === abilities) continue;
    pass.gathered.set(row.id, abilities);
    for (const ability of abilities) gatherAbility(pass, row, ability);
  }
  // What is no permanent is looked at as printed.
  if (!isFirst) return;
  const { rules, state } = pass.g;
  for (const id of state.hooks[STATIC_HOOK] ?? []) {
    const row = objectRow(state, id);
    if (row.zone === rules.vocabulary.look.permanents) continue;
    for (const ability of rules.continuous.baseOf(pass.g, row).abilities) gatherAbility(pass, row, ability);
  }
}

function gatherAbility(pass: Pass, row: ObjectRow, ability: Node, since = row.timestamp): void {
  if (!isStatic(ability) || !pass.g.rules.continuous.functionsIn(pass.g, ability, row, row.zone)) return;
  const bySource = pass.known.get(ability) ?? new Map<ObjectId, readonly Entry[]>();
  if (bySource.has(row.id)) return;
  const entries = ability.effects.flatMap((effect) => {
    const active =
      ability.defining === true
        ? activeDefining(row, ability, effect)
        : activeStatic(row, ability, effect, Math.max(since, timeOf(pass.g, row, ability)));
    return isModify(active) ? [newEntry(active, partsOf(pass.g, active), ability)] : [];
  });
  bySource.set(row.id, entries);
  pass.known.set(ability, bySource);
  pass.entries.push(...entries);
}

/** An effect that has begun to apply goes on; others need their ability, and its condition. */
function exists(pass: Pass, { active, ability, started }: Entry): boolean {
  if (started !== null || ability === null) return true;
  const source = pass.drafts.get(active.ctx.source);
  if (source !== undefined && !source.abilities.includes(ability)) return false;
  return inForce(pass.g, current(pass, active));
}

/** "You" is whoever controls the source by now. */
function current(pass: Pass, active: ActiveEffect<Modify>): ActiveEffect<Modify> {
  const controller = pass.drafts.get(active.ctx.source)?.controller;
  return controller === undefined || active.id >= 0
    ? active
    : { ...active, ctx: contextWith(active.ctx, { controller }) };
}

function affected(pass: Pass, { active, started }: Entry): readonly ObjectId[] {
  if (started !== null) return started;
  const { objects } = active;
  if (objects !== null) return pass.rows.filter((row) => objects.includes(row.id)).map((row) => row.id);
  const { ctx, effect } = current(pass, active);
  return pass.rows.filter((row) => selects(pass.g, effect.what, row.id, ctx)).map((row) => row.id);
}

function apply(pass: Pass, { entry, part, letPass, loop }: Waiting): void {
  const objects = affected(pass, entry);
  entry.started = objects;
  const before = pass.recorder === null ? null : objects.map((id) => ({ ...draftIn(pass, id) }));
  const had = objects.map((id) => draftIn(pass, id).abilities);
  change(pass, entry, part, objects);
  objects.forEach((id, i) => {
    gatherGiven(pass, id, had[i] as Draft['abilities'], entry.active.timestamp);
    if (before === null) return;
    pass.recorder?.steps.push(stepOf(id, part.ofCounter ?? part, before[i] as Draft, draftIn(pass, id), letPass, loop));
  });
}

/** What an object was given begins with the effect that gave it, if that is newer than the object. */
function gatherGiven(pass: Pass, id: ObjectId, had: Draft['abilities'], timestamp: number): void {
  const { abilities } = draftIn(pass, id);
  if (abilities === had) return;
  const row = objectRow(pass.g.state, id);
  for (const ability of abilities) if (!had.includes(ability)) gatherAbility(pass, row, ability, timestamp);
}

function change(pass: Pass, entry: Entry, part: Part, objects: readonly ObjectId[]): void {
  const { ctx } = current(pass, entry.active);
  const changing = changeEntry(pass.g, part.change);
  for (const id of objects)
    changing.apply(pass.g, draftIn(pass, id), part.change, ctx, objectRow(pass.g.state, id), entry.active);
}

/**
 * Applying `b` would change whether `a` exists, what it applies to or what it does. Found by trying it out; only
 * pairs where one writes what the other reads are tried.
 */
function dependsOn(pass: Pass, a: Waiting, b: Waiting): boolean {
  if (a.part.active.defining !== b.part.active.defining || a.entry === b.entry || a.entry.started !== null)
    return false;
  if ((b.writes & a.reads) === 0) return false;
  const before = outcome(pass, a);
  const objects = affected(pass, b.entry);
  const saved = objects.map((id) => [id, { ...draftIn(pass, id) }] as const);
  change(pass, b.entry, b.part, objects);
  const after = outcome(pass, a);
  for (const [id, draft] of saved) Object.assign(draftIn(pass, id), draft);
  return before !== after;
}

/** Whether an effect exists, to what it applies and what it does there, in a form that can be compared. */
function outcome(pass: Pass, { entry, part }: Waiting): string {
  if (!exists(pass, entry)) return 'none';
  const { ctx } = current(pass, entry.active);
  return `${affected(pass, entry).join()}|${amounts(pass.g, part.change, ctx)}`;
}

function amounts(g: CommonGame, c: Node, ctx: ActiveEffect['ctx']): string {
  const entry = changeEntry(g, c);
  const numbers = entry.values(c).map((v) => value(g, v, ctx));
  const found = entry.selectors(c).map((s) => select(g, s, ctx).join());
  return `${numbers.join('/')}|${found.join('/')}|${entry.finds(g, ctx, c)}`;
}
