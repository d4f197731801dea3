/**
 * Where effects may depend on one another (613.8), or give and take the abilities that make them, the whole battlefield is
 * worked out together: layer by layer, in each layer one effect after the other, and after each the order of the rest anew.
 * Games without such effects never come here.
 */

import { effectRow, type ObjectId, type ObjectRow, objectRow } from '@rulewright/kernel';
import type { Ability, Change, StaticAbility } from '@rulewright/language/magic';
import { copiable } from '../../100-game/108-pool.ts';
import { type Draft, draftOf } from '../../100-game/109.3-draft.ts';
import { keywordCounters, partsOfCounter } from '../../100-game/122.1-keyword-counters.ts';
import { functionsIn } from '../../200-cards/printed.ts';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import type { G } from '../../state.ts';
import { select, selects, value } from '../../vocabulary/evaluate.ts';
import { type ActiveEffect, activeFloating, activeStatic, inForce, type Modify } from './611-active-effect.ts';
import { applyChange, applyCounters, keepBase, type Recorder, stepOf } from './613.1-apply.ts';
import { EVERY_LAYER, Layer } from './613.1-layer.ts';
import { comparePart, type Part, partsOf } from './613.7-parts.ts';
import { facetsOf, written } from './613.8-facets.ts';
import { horizon } from './horizon.ts';

export type Board = ReadonlyMap<ObjectId, Draft>;

/** An effect on its way through the layers. */
interface Entry {
  readonly active: ActiveEffect<Modify>;
  readonly parts: readonly Part[];
  /** The static ability that makes it, and the object that has it; null for what a resolved spell or ability made. */
  readonly ability: StaticAbility | null;
  /** 613.6: the objects it applies to, once it has begun to apply. */
  started: readonly ObjectId[] | null;
}

interface Pass {
  readonly g: G;
  readonly rows: readonly ObjectRow[];
  readonly drafts: Map<ObjectId, Draft>;
  readonly entries: Entry[];
  /** Entries of static abilities, so that an ability that is found again is the same effect. */
  readonly known: Map<StaticAbility, Map<ObjectId, readonly Entry[]>>;
  readonly recorder: Recorder;
}

export function workOutBoard(g: G, rows: readonly ObjectRow[], recorder: Recorder = null): Board {
  const drafts = new Map(rows.map((row) => [row.id, draftOf(copiable(g.pool, row), row.controller)]));
  const pass: Pass = { g, rows, drafts, entries: [], known: new Map(), recorder };
  const { layer, board } = horizon;
  horizon.board = drafts;
  horizon.layer = EVERY_LAYER;
  try {
    gatherFloating(pass);
    gatherCounters(pass);
    for (let now: number = Layer.copy; now <= Layer.switchPT; now++) workOutLayer(pass, now);
  } finally {
    horizon.board = board;
    horizon.layer = layer;
  }
  return drafts;
}

function workOutLayer(pass: Pass, layer: number): void {
  if (layer === Layer.addPT) for (const draft of pass.drafts.values()) keepBase(draft);
  if (layer === Layer.switchPT) {
    for (const row of pass.rows) applyCounters(row, draftIn(pass, row.id), pass.recorder);
  }
  gatherStatic(pass);
  let waiting: Waiting[] = pass.entries.flatMap((entry) =>
    entry.parts.filter((p) => p.layer === layer).map((part) => ({ entry, part, letPass: [] })),
  );
  while (waiting.length > 0) {
    const existing = waiting.filter(({ entry }) => exists(pass, entry));
    if (pass.recorder !== null) noteCeased(pass.recorder, waiting, existing);
    waiting = existing.sort((a, b) => comparePart(a.part, b.part));
    const [first] = waiting;
    if (first === undefined) return;
    // 613.8b: in a loop of dependencies the timestamps decide.
    const chosen = waiting.find((w) => !waiting.some((other) => other !== w && dependsOn(pass, w, other))) ?? first;
    if (pass.recorder !== null) noteWaiting(waiting, chosen);
    apply(pass, chosen);
    waiting = waiting.filter((w) => w !== chosen);
  }
}

interface Waiting {
  readonly entry: Entry;
  readonly part: Part;
  /** The effects that it let pass although its timestamp is earlier. */
  readonly letPass: ActiveEffect<Modify>[];
}

function noteCeased(recorder: NonNullable<Recorder>, waiting: readonly Waiting[], existing: readonly Waiting[]): void {
  for (const w of waiting) {
    if (w.letPass.length > 0 && !existing.includes(w)) recorder.ceased.push({ part: w.part, waitedFor: w.letPass });
  }
}

function noteWaiting(waiting: readonly Waiting[], chosen: Waiting): void {
  for (const w of waiting) {
    if (w === chosen) return;
    w.letPass.push(chosen.entry.active);
  }
}

function draftIn(pass: Pass, id: ObjectId): Draft {
  const draft = pass.drafts.get(id);
  if (draft === undefined) throw new Error(`object ${id} is not on the battlefield`);
  return draft;
}

function gatherFloating(pass: Pass): void {
  for (const id of pass.g.state.live) {
    const row = effectRow(pass.g.state, id);
    const active = row === null ? null : activeFloating(row);
    if (active?.effect.kind === 'modify') pass.entries.push(newEntry(pass.g, active as ActiveEffect<Modify>, null));
  }
}

function gatherCounters(pass: Pass): void {
  for (const row of pass.rows) {
    for (const counter of keywordCounters(row)) {
      const parts = partsOfCounter(pass.g, counter);
      pass.entries.push({ active: counter.active, parts, ability: null, started: null });
    }
  }
}

const newEntry = (g: G, active: ActiveEffect<Modify>, ability: StaticAbility | null): Entry => ({
  active,
  parts: partsOf(g, active),
  ability,
  started: null,
});

/** Static abilities as the objects have them now: on the battlefield as worked out so far, elsewhere as printed. */
function gatherStatic(pass: Pass): void {
  for (const row of pass.rows) {
    for (const ability of draftIn(pass, row.id).abilities) gatherAbility(pass, row, ability);
  }
  for (const id of pass.g.state.hooks[0] ?? []) {
    const row = objectRow(pass.g.state, id);
    if (row.zone === BATTLEFIELD) continue;
    for (const ability of copiable(pass.g.pool, row).abilities) gatherAbility(pass, row, ability);
  }
}

function gatherAbility(pass: Pass, row: ObjectRow, ability: Ability): void {
  if (ability.kind !== 'static' || !functionsIn(ability, true).includes(row.zone)) return;
  const bySource = pass.known.get(ability) ?? new Map<ObjectId, readonly Entry[]>();
  if (bySource.has(row.id)) return;
  const entries = ability.effects.flatMap((effect) => {
    if (effect.kind !== 'modify') return [];
    const active = activeStatic(row, ability, effect) as ActiveEffect<Modify>;
    return [
      newEntry(pass.g, ability.defining === true ? { ...active, defining: true, objects: [row.id] } : active, ability),
    ];
  });
  bySource.set(row.id, entries);
  pass.known.set(ability, bySource);
  pass.entries.push(...entries);
}

/** 613.6: an effect that has begun to apply goes on; others need their ability, and its condition. */
function exists(pass: Pass, { active, ability, started }: Entry): boolean {
  if (started !== null || ability === null) return true;
  const source = pass.drafts.get(active.ctx.source);
  if (source !== undefined && !source.abilities.includes(ability)) return false;
  return inForce(pass.g, current(pass, active));
}

/** "You" is whoever controls the source by now. */
function current(pass: Pass, active: ActiveEffect<Modify>): ActiveEffect<Modify> {
  const controller = pass.drafts.get(active.ctx.source)?.controller;
  return controller === undefined || active.id >= 0 ? active : { ...active, ctx: { ...active.ctx, controller } };
}

function affected(pass: Pass, { active, started }: Entry): readonly ObjectId[] {
  if (started !== null) return started;
  const { objects } = active;
  if (objects !== null) return pass.rows.filter((row) => objects.includes(row.id)).map((row) => row.id);
  const { ctx, effect } = current(pass, active);
  return pass.rows.filter((row) => selects(pass.g, effect.what, row.id, ctx)).map((row) => row.id);
}

function apply(pass: Pass, { entry, part, letPass }: Waiting): void {
  const objects = affected(pass, entry);
  entry.started = objects;
  if (pass.recorder === null) {
    change(pass, entry, part, objects);
    return;
  }
  const before = objects.map((id) => ({ ...draftIn(pass, id) }));
  change(pass, entry, part, objects);
  objects.forEach((id, i) => {
    const row = objectRow(pass.g.state, id);
    pass.recorder?.steps.push(stepOf(row, part.ofCounter ?? part, before[i] as Draft, draftIn(pass, id), letPass));
  });
}

function change(pass: Pass, entry: Entry, part: Part, objects: readonly ObjectId[]): void {
  const { ctx } = current(pass, entry.active);
  for (const id of objects) applyChange(pass.g, draftIn(pass, id), part.change, ctx, objectRow(pass.g.state, id));
}

/**
 * 613.8a: applying `b` would change whether `a` exists, what it applies to or what it does. Found by trying it out; only
 * pairs where one writes what the other reads are tried.
 */
function dependsOn(pass: Pass, a: Waiting, b: Waiting): boolean {
  if (a.part.active.defining !== b.part.active.defining || a.entry === b.entry || a.entry.started !== null)
    return false;
  if ((written(b.part) & facetsOf(pass.g, a.part)) === 0) return false;
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

function amounts(g: G, c: Change, ctx: ActiveEffect['ctx']): string {
  if (c.kind === 'setPT' || c.kind === 'addPT')
    return `${value(g, c.power ?? 0, ctx)}/${value(g, c.toughness ?? 0, ctx)}`;
  return c.kind === 'controller' ? select(g, c.who, ctx).join() : '';
}
