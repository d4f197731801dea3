/**
 * The only functions that change a state. They are for the appliers of events (`events.ts` of each rule set), the machine
 * and the set-up; a test keeps everything else out.
 */
import { Aspect, zoneAspect } from './aspects.ts';
import type { Decision } from './decision.ts';
import type { GameEvent } from './event.ts';
import { type Game, zoneIndex, zoneObjects } from './game.ts';
import { asObject, type EntityId, isObject, isPlayer, NO_OBJECT, type ObjectId, type PlayerId } from './ids.ts';
import type { RandomState } from './random.ts';
import { altered } from './shape.ts';
import {
  copyOfRow,
  type EffectRow,
  effectRow,
  freshVersion,
  isOpen,
  NOWHERE,
  type ObjectRow,
  type Outcome,
  objectRow,
  type PendingTrigger,
  type PlayerRow,
  playerRow,
  STATIC_HOOK,
  type State,
  type ZoneKind,
} from './state.ts';
import { dropBelow, putRow } from './table.ts';

/** Something changed that effects in force may read: cached characteristics are void if one does. Of one object, or of anything. */
export function touch(s: State, aspects: number, object: ObjectId = NO_OBJECT): void {
  const { environment } = s;
  if (environment === null || (environment.reads & aspects) !== 0) s.version = freshVersion();
  else if ((environment.asks & aspects) !== 0) {
    s.doubt |= aspects;
    // Whose an object is may matter to what is said of others.
    if (object === NO_OBJECT || (aspects & Aspect.control) !== 0) s.suspects = null;
    else s.suspects?.push(object);
  }
}

/** The set of effects in force changed. */
export function effectsChanged(s: State): void {
  s.environment = null;
  s.doubt = 0;
  s.suspects = [];
  s.version = freshVersion();
}

export function writeObject(s: State, id: ObjectId, change: Partial<ObjectRow>, aspects: number): ObjectRow {
  const old = objectRow(s, id);
  const row: ObjectRow = Object.assign(copyOfRow(old), change);
  putRow(s.objects, id, row, s.token);
  s.rows = freshVersion();
  const { environment } = s;
  const isQuiet = aspects !== 0 && environment !== null && (aspects & ~environment.quiet) === 0;
  if (!isQuiet) s.dirty.push(id);
  // Effects on the object alone may read whatever they like.
  if (
    isQuiet ||
    (environment !== null && (aspects & ~environment.aside) === 0 && aspects !== 0 && old.effects.length === 0)
  )
    row.memo = old.memo;
  touch(s, aspects, id);
  return row;
}

/** Another row in the place of one, for a game in which it is not known what that is. */
export function replaceObject(s: State, row: ObjectRow): void {
  putRow(s.objects, row.id, row, s.token);
  s.rows = freshVersion();
  s.dirty.push(row.id);
}

/** The id of the object that will be added next. */
export const nextObject = (s: State): ObjectId => asObject(s.objects.length);

/** Gives the object its id and a place in the table; putting it into a zone is `insertInZone`. */
export function addObject(s: State, row: ObjectRow): ObjectRow {
  const id = nextObject(s);
  const placed: ObjectRow = row.id === id ? row : Object.assign(copyOfRow(row), { id });
  putRow(s.objects, id, placed, s.token);
  s.rows = freshVersion();
  s.dirty.push(id);
  return placed;
}

/** The lists that a batch of events has copied: they are its own, and it adds to them in place. */
interface OwnLists {
  readonly state: State;
  readonly zones: Set<number>;
  readonly hooks: Set<number>;
}
let own: OwnLists | null = null;

/**
 * Until the work is done, a list of objects that grows again and again is copied only the first time. The work must keep none of the
 * lists that it reads: it is the applying of events that happen together.
 */
export function addingMany<T>(s: State, work: () => T): T {
  if (own !== null) return work();
  own = { state: s, zones: new Set(), hooks: new Set() };
  try {
    return work();
  } finally {
    own = null;
  }
}

/** The list with one more at its end: itself where it is the batch's own. */
function withOneMore(lists: Set<number> | undefined, index: number, old: readonly ObjectId[], id: ObjectId) {
  if (lists?.has(index) === true) {
    (old as ObjectId[]).push(id);
    return old;
  }
  lists?.add(index);
  return [...old, id];
}

const ownLists = (s: State): OwnLists | null => (own?.state === s ? own : null);

function setZone(s: State, index: number, ids: readonly ObjectId[]): void {
  const zones = s.zones.slice();
  zones[index] = ids;
  s.zones = zones;
}

/** `position` counts from the top (index 0); by default it goes last. */
export function insertInZone(g: Game, kind: ZoneKind, owner: EntityId, id: ObjectId, position?: number): void {
  const s = g.state;
  if (isObject(owner) !== (g.rules.zones[kind]?.of === 'object'))
    throw new Error(`the zone ${g.rules.zones[kind]?.name} of object ${id} is not one of ${owner}`);
  if (isObject(owner)) {
    const old = zoneObjects(g, kind, owner);
    keepIn(s, owner, kind, old.toSpliced(position ?? old.length, 0, id));
    touch(s, zoneAspect(kind), id);
    return;
  }
  const index = zoneIndex(s, g.rules, kind, owner);
  const old = s.zones[index] ?? [];
  const isLast = position === undefined || position >= old.length;
  const zones = ownLists(s)?.zones;
  if (!isLast) zones?.delete(index);
  setZone(s, index, isLast ? withOneMore(zones, index, old, id) : old.toSpliced(position, 0, id));
  touch(s, zoneAspect(kind), id);
}

/** What an object keeps in its zone of one kind. One that is gone keeps nothing; its row says what it has kept last. */
function keepIn(s: State, keeper: ObjectId, kind: ZoneKind, ids: readonly ObjectId[]): void {
  const { zone, kept } = objectRow(s, keeper);
  if (zone === NOWHERE) return;
  // Those of this kind that have just become others are gone.
  const others = kept.filter((id) => objectRow(s, id).zone !== kind && objectRow(s, id).zone !== NOWHERE);
  writeObject(s, keeper, { kept: [...others, ...ids] }, zoneAspect(kind));
}

export function removeFromZone(g: Game, kind: ZoneKind, owner: EntityId, id: ObjectId): void {
  const s = g.state;
  if (isObject(owner)) {
    keepIn(
      s,
      owner,
      kind,
      zoneObjects(g, kind, owner).filter((other) => other !== id),
    );
    touch(s, zoneAspect(kind), id);
    return;
  }
  const index = zoneIndex(s, g.rules, kind, owner);
  const old = s.zones[index] ?? [];
  const at = old.indexOf(id);
  if (at < 0) throw new Error(`object ${id} is not in zone ${g.rules.zones[kind]?.name}`);
  setZone(s, index, at === 0 ? old.slice(1) : old.toSpliced(at, 1));
  touch(s, zoneAspect(kind), id);
}

export function reorderZone(g: Game, kind: ZoneKind, owner: EntityId, ids: readonly ObjectId[]): void {
  if (isObject(owner)) keepIn(g.state, owner, kind, ids);
  else {
    const index = zoneIndex(g.state, g.rules, kind, owner);
    // The list may be somebody else's, too.
    ownLists(g.state)?.zones.delete(index);
    setZone(g.state, index, ids);
  }
  touch(g.state, zoneAspect(kind));
}

export function register(g: Game, row: ObjectRow): void {
  const hooks = g.rules.hooksOf(g, row);
  if (hooks.length === 0) return;
  const table = g.state.hooks.slice();
  const lists = ownLists(g.state)?.hooks;
  for (const hook of hooks) table[hook] = withOneMore(lists, hook, table[hook] ?? [], row.id);
  g.state.hooks = table;
  effectsChangedBy(g.state, hooks);
}

/** The same for many at once: every list of listeners is written once. */
export function registerAll(g: Game, rows: readonly ObjectRow[]): void {
  const added = new Map<number, ObjectId[]>();
  for (const row of rows)
    for (const hook of g.rules.hooksOf(g, row)) {
      const ids = added.get(hook);
      if (ids === undefined) added.set(hook, [row.id]);
      else ids.push(row.id);
    }
  if (added.size === 0) return;
  const table = g.state.hooks.slice();
  for (const [hook, ids] of added) table[hook] = (table[hook] ?? []).concat(ids);
  g.state.hooks = table;
  effectsChangedBy(g.state, [...added.keys()]);
}

export function unregister(g: Game, row: ObjectRow): void {
  const hooks = g.rules.hooksOf(g, row);
  if (hooks.length === 0) return;
  const table = g.state.hooks.slice();
  for (const hook of hooks) table[hook] = (table[hook] ?? []).filter((id) => id !== row.id);
  g.state.hooks = table;
  effectsChangedBy(g.state, hooks);
}

/** An object becomes something else where it is (its face, its status, its copiable values): its abilities listen anew. */
export function becomeObject(g: Game, id: ObjectId, change: Partial<ObjectRow>): void {
  unregister(g, objectRow(g.state, id));
  register(g, writeObject(g.state, id, change, Aspect.all));
}

function effectsChangedBy(s: State, hooks: readonly number[]): void {
  if (hooks.includes(STATIC_HOOK)) effectsChanged(s);
}

export function writePlayer(s: State, id: PlayerId, change: Partial<PlayerRow>): void {
  s.players = s.players.with(id, { ...playerRow(s, id), ...change });
  touch(s, Aspect.player);
}

/** Replaces the rule set's own part of the state. */
export function writeGame<Rules>(s: State<Rules>, game: Rules, aspects: number): void {
  s.game = game;
  if (aspects !== 0) touch(s, aspects);
}

export function addEffect(g: Game, effect: Omit<EffectRow, 'id' | 'timestamp'>): number {
  const s = g.state;
  const id = s.effects.length;
  const row: EffectRow = altered(effect, { id, timestamp: s.clock++ });
  putRow(s.effects, id, row, s.token);
  s.live = [...s.live, id];
  if (mattersToOthers(s, effect)) effectsChangedWith(g, row, true);
  for (const target of effect.objects ?? []) fixOn(g, target, [...effectsOn(s, target), id], effect);
  return id;
}

export function writeEffect(s: State, id: number, change: Partial<EffectRow>): void {
  const row = effectRow(s, id);
  if (row !== null) putRow(s.effects, id, { ...row, ...change }, s.token);
}

export function removeEffect(g: Game, id: number): void {
  const s = g.state;
  const row = effectRow(s, id);
  if (row === null) return;
  putRow(s.effects, id, null, s.token);
  s.live = s.live.filter((e) => e !== id);
  if (mattersToOthers(s, row)) effectsChangedWith(g, row, false);
  for (const target of row.objects ?? []) {
    const left = effectsOn(s, target).filter((e) => e !== id);
    fixOn(g, target, left, row);
  }
}

/** One more or one less is in force: the rules may know what that makes of what is gathered. */
function effectsChangedWith(g: Game, effect: EffectRow, begins: boolean): void {
  const s = g.state;
  const now = s.environment === null ? null : (g.rules.gatheredWith?.(g, s.environment, effect, begins) ?? null);
  if (now === null) {
    effectsChanged(s);
    return;
  }
  s.environment = now;
  // What is cached stands, but the effect may be over already, or have kept something from being demanded.
  s.checked = NEVER;
}

/** No state has this version. */
const NEVER = 0;

/** Effects that static abilities make change with it: an effect in force for all, or one fixed on the source of such an ability. */
const mattersToOthers = (s: State, effect: Pick<EffectRow, 'objects' | 'begets'>): boolean =>
  isOpen(effect) ||
  effect.begets === true ||
  (effect.objects ?? []).some((id) => s.hooks[STATIC_HOOK]?.includes(id as ObjectId) === true);

const effectsOn = (s: State, target: EntityId): readonly number[] =>
  isPlayer(target) ? NO_EFFECTS : objectRow(s, target).effects;
const NO_EFFECTS: readonly number[] = [];

/** The last copy effect counts: the list is in the order of timestamps. */
function fixOn(g: Game, target: EntityId, effects: readonly number[], changed: Pick<EffectRow, 'copy'>): void {
  if (isPlayer(target)) return;
  if (changed.copy === undefined) {
    writeObject(g.state, target, { effects }, Aspect.all);
    return;
  }
  const copying = effects.findLast((id) => effectRow(g.state, id)?.copy !== undefined);
  const copy = copying === undefined ? null : effectRow(g.state, copying)?.copy;
  becomeObject(g, target, { effects, copy });
}

export function setRandom(s: State, random: RandomState): void {
  s.random = random;
}

export function tick(s: State): number {
  return s.clock++;
}

export function appendLog(s: State, event: GameEvent): void {
  putRow(s.log, s.log.length, event, s.token);
  // Without an environment nothing is cached that could be out of date.
  if (s.environment !== null) touch(s, Aspect.history);
}

export function forgetLog(s: State, below: number): void {
  dropBelow(s.log, below, s.token);
}

export function setPending(s: State, pending: readonly PendingTrigger[]): void {
  s.pending = pending;
}

/** Another question, or none: the machine asks its own. */
export function setDecision(s: State, decision: Decision | null): void {
  s.decision = decision;
}

export function endGame(s: State, over: Outcome): void {
  s.over = over;
}

/** State-based actions have looked at everything that changed. */
export function markChecked(s: State): void {
  s.checked = s.version;
  s.dirty = [];
}
