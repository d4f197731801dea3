/** The effects in force that are not fixed on single objects: static abilities, and what resolved spells have set up. */

import {
  Aspect,
  type Environment,
  effectRow,
  isOpen,
  isPlayer,
  keepEnvironment,
  type ObjectId,
  type ObjectRow,
  objectRow,
  STATIC_HOOK,
  settleDoubt,
  zoneObjects,
} from '@rulewright/kernel';
import type {
  Ability,
  Cant,
  CostChange,
  May,
  Must,
  Selector,
  Skip,
  StaticEffect,
  Triggering,
} from '@rulewright/language/magic';
import { readsInside, readsOf } from '@rulewright/rules';
import { copiable } from '../../100-game/108-pool.ts';
import { BASIC_LAND_MANA } from '../../200-cards/205-card-types.ts';
import { functionsIn } from '../../200-cards/printed.ts';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import { expandKeyword } from '../../700-additional/702-keywords/expand.ts';
import { isLimited } from '../../800-multiplayer/801.1-limited.ts';
import { context, type G } from '../../state.ts';
import { select } from '../../vocabulary/evaluate.ts';
import { type ActiveEffect, activeFloating, activeStatic, isAffected, type Modify } from './611-active-effect.ts';
import { EVERY_LAYER } from './613.1-layer.ts';
import { comparePart, type Part, partsOf } from './613.7-parts.ts';
import { type Board, workOutBoard } from './613.8-board.ts';
import { changesAbilities, givesStatic, mayDepend } from './613.8-facets.ts';
import { isOnPlayers, isOnPlayersOnly } from './613.10-on-players.ts';
import { forceOf, holdsInLayers, holdsSince } from './in-force.ts';

type Replace = Extract<StaticEffect, { kind: 'replace' }>;

export interface MagicEnvironment extends Environment {
  readonly modify: readonly ActiveEffect<Modify>[];
  /** The changes of `modify` in the order of the layers. */
  readonly parts: readonly Part[];
  /** The layer of the first of them. */
  readonly lowest: number;
  /** Those that may apply to any object; those that change only their source, or what that is attached to, by source. */
  readonly open: readonly Part[];
  readonly onSource: PartsBySource;
  readonly onHost: PartsBySource;
  /** One part, the first, of each effect that has a condition. */
  readonly conditional: readonly Part[];
  /** Some effect changes objects that are not on the battlefield. */
  readonly modifiesElsewhere: boolean;
  /** Some effect gives abilities that listen or can be activated, so hooks do not tell all. */
  readonly grantsAbilities: boolean;
  /** Effects that give abilities to players, or take them, in the order of their timestamps. */
  readonly onPlayers: readonly ActiveEffect<Modify>[];
  /** Where effects may depend on one another: every permanent as worked out together, for one version. */
  readonly board: Board | null;
  readonly version: number;
  readonly cant: Readonly<Record<string, readonly ActiveEffect<Cant>[]>>;
  readonly must: readonly ActiveEffect<Must>[];
  readonly may: readonly ActiveEffect<May>[];
  readonly costs: readonly ActiveEffect<CostChange>[];
  readonly replace: readonly ActiveEffect<Replace>[];
  readonly skips: readonly ActiveEffect<Skip>[];
  readonly triggering: readonly ActiveEffect<Triggering>[];
}

type PartsBySource = ReadonlyMap<ObjectId, readonly Part[]>;

/** The parts that are about "this", or about what "this" is attached to, by their source. */
function bySource(parts: readonly Part[], kind: 'this' | 'host'): PartsBySource {
  const found = new Map<ObjectId, Part[]>();
  for (const part of parts) {
    if (aboutSource(part) !== kind) continue;
    const { source } = part.active.ctx;
    const list = found.get(source);
    if (list === undefined) found.set(source, [part]);
    else list.push(part);
  }
  return found;
}

/** One part, the first, of each effect that has a condition. */
function firstConditional(parts: readonly Part[]): readonly Part[] {
  const seen = new Set<ActiveEffect>();
  return parts.filter(({ active }) => active.condition !== null && !seen.has(active) && seen.add(active));
}

function aboutSource({ active }: Part): 'this' | 'host' | null {
  const { what } = active.effect;
  if (active.objects !== null) return null;
  if (what.kind === 'this') return 'this';
  return what.kind === 'host' && what.of.kind === 'this' ? 'host' : null;
}

/** Asks again whether conditions hold, if what they read has changed; only then may anything else be asked. */
export function settleConditions(g: G): void {
  if (!g.state.doubtful) return;
  const conditional = (g.state.environment as MagicEnvironment | null)?.conditional ?? [];
  settleDoubt(g.state, (before, changed) => {
    const asked = conditional.flatMap((part) =>
      [true, false].map((outermost) => {
        const force = forceOf(g, part, outermost);
        return { part, outermost, force, ...force };
      }),
    );
    const known = asked.filter((a) => a.version === before);
    const holdsNow = ({ part, outermost, holds: held }: (typeof known)[number]): boolean =>
      held || changed === null ? holdsInLayers(g, part, outermost) : holdsSince(g, part, outermost, changed);
    if (known.some((a) => holdsNow(a) !== a.holds)) return false;
    for (const { force, holds: held } of known) Object.assign(force, { version: before, holds: held });
    return true;
  });
}

export function environment(g: G): MagicEnvironment {
  settleConditions(g);
  const known = g.state.environment as MagicEnvironment | null;
  if (known !== null && (known.board === null || known.version === g.state.version)) return known;
  const active = gather(g);
  const made = inOrder(g, active, null);
  keepEnvironment(g.state, made);
  if (!isEntangled(g, made)) return made;
  // While the board is worked out, other zones are seen in the simple way.
  const rows = zoneObjects(g, BATTLEFIELD, g.state.game.turn.active).map((id) => objectRow(g.state, id));
  const board = workOutBoard(g, rows);
  const together = inOrder(g, asOnBoard(g, rows, board, active), board);
  keepEnvironment(g.state, together);
  return together;
}

/** A game in which no effect is in force. */
export const noEffects = (g: G): MagicEnvironment => inOrder(g, [], null);

/** Abilities come and go by effects, or effects of one layer may depend on each other. */
function isEntangled(g: G, env: MagicEnvironment): boolean {
  if (env.modify.some((a) => changesAbilities(a.effect)) || mayDepend(g, env.parts)) return true;
  const sources = g.state.hooks[STATIC_HOOK] ?? [];
  return g.state.live.some((id) => {
    const row = effectRow(g.state, id);
    const body = row?.body as StaticEffect | undefined;
    return (
      body?.kind === 'modify' &&
      changesAbilities(body) &&
      (body.changes.some(givesStatic) || row?.objects?.some((o) => sources.includes(o as ObjectId)) === true)
    );
  });
}

function gather(g: G): readonly ActiveEffect[] {
  const active: ActiveEffect[] = [];
  for (const id of g.state.hooks[STATIC_HOOK] ?? []) gatherStatic(g, objectRow(g.state, id), active);
  const gathered = active.length;
  for (const id of g.state.live) {
    const row = effectRow(g.state, id);
    if (row === null || !isOpen(row)) continue;
    const floating = activeFloating(row);
    if (floating !== null) active.push(floating);
  }
  followControl(g, active, gathered);
  return active;
}

/** The effects of the static abilities that permanents have once all is worked out, and all others as they were. */
function asOnBoard(
  g: G,
  rows: readonly ObjectRow[],
  board: Board,
  active: readonly ActiveEffect[],
): readonly ActiveEffect[] {
  const others = active.filter((a) => a.id >= 0 || objectRow(g.state, a.ctx.source).zone !== BATTLEFIELD);
  const found = rows.flatMap((row) => {
    const c = board.get(row.id);
    return (c?.abilities ?? []).flatMap((ability) => {
      if (ability.kind !== 'static' || ability.defining === true || !functionsIn(ability, true).includes(row.zone))
        return [];
      return ability.effects.map((effect) => ({
        ...activeStatic(row, ability, effect),
        ctx: context(row.id, c?.controller ?? row.controller),
      }));
    });
  });
  return [...found, ...others];
}

function inOrder(g: G, active: readonly ActiveEffect[], board: Board | null): MagicEnvironment {
  const modifying = active.filter((a): a is ActiveEffect<Modify> => a.effect.kind === 'modify');
  const modify = modifying.some(isOnPlayersOnly) ? modifying.filter((a) => !isOnPlayersOnly(a)) : modifying;
  const parts = modify.flatMap((a) => partsOf(g, a)).sort(comparePart);
  const cant: Record<string, ActiveEffect<Cant>[]> = {};
  for (const a of active) {
    if (a.effect.kind !== 'cant') continue;
    const list = cant[a.effect.action] ?? [];
    list.push(a as ActiveEffect<Cant>);
    cant[a.effect.action] = list;
  }
  return {
    // Where the range of influence is limited, whose everything is matters to every effect (801.10).
    reads: board === null && !isLimited(g) ? active.reduce((bits, a) => bits | effectReads(g, a), 0) : Aspect.all,
    quiet: board === null && modify.every((a) => !readsFlags(g, a.effect)) ? Aspect.flags : 0,
    asks: board === null ? modify.reduce((bits, a) => bits | conditionReads(g, a), 0) : 0,
    conditional: firstConditional(parts),
    onPlayers: modifying.filter(isOnPlayers).sort((a, b) => a.timestamp - b.timestamp),
    board,
    version: g.state.version,
    modify,
    parts,
    lowest: parts[0]?.layer ?? EVERY_LAYER,
    open: parts.filter((p) => aboutSource(p) === null),
    onSource: bySource(parts, 'this'),
    onHost: bySource(parts, 'host'),
    modifiesElsewhere: modify.some((a) => reachesElsewhere(a.effect.what)),
    grantsAbilities: modify.some((a) => a.effect.changes.some(isGrant)),
    cant,
    must: active.filter((a): a is ActiveEffect<Must> => a.effect.kind === 'must'),
    may: active.filter((a): a is ActiveEffect<May> => a.effect.kind === 'may'),
    costs: active.filter((a): a is ActiveEffect<CostChange> => a.effect.kind === 'cost'),
    replace: active.filter((a): a is ActiveEffect<Replace> => a.effect.kind === 'replace'),
    skips: active.filter((a): a is ActiveEffect<Skip> => a.effect.kind === 'skip'),
    triggering: active.filter(isTriggering),
  };
}

const isTriggering = (a: ActiveEffect): a is ActiveEffect<Triggering> =>
  a.effect.kind === 'triggersMore' || a.effect.kind === 'triggersNot';

function gatherStatic(g: G, row: ObjectRow, out: ActiveEffect[]): void {
  const base = copiable(g.pool, row);
  for (const ability of base.abilities) {
    if (ability.kind !== 'static' || ability.defining === true) continue;
    if (!functionsIn(ability, true).includes(row.zone)) continue;
    for (const effect of ability.effects) out.push(activeStatic(row, ability, effect));
  }
}

/** "You" in a static ability is whoever controls its source now (layer 2 comes before what the ability does). */
function followControl(g: G, active: ActiveEffect[], statics: number): void {
  const changesControl = (a: ActiveEffect): boolean =>
    a.effect.kind === 'modify' && a.effect.changes.some((c) => c.kind === 'controller');
  // Only effects on one object ("you control enchanted creature"): a filter would ask for what is being worked out here.
  const open = (active.filter(changesControl) as ActiveEffect<Modify>[]).filter((a) => a.effect.what.kind === 'host');
  for (let i = 0; i < statics; i++) {
    const a = active[i] as ActiveEffect;
    const row = objectRow(g.state, a.ctx.source);
    const fixed = row.effects.flatMap((id) => {
      const effect = effectRow(g.state, id);
      const floating = effect === null ? null : activeFloating(effect);
      return floating !== null && changesControl(floating) ? [floating as ActiveEffect<Modify>] : [];
    });
    const applying = [...fixed, ...open.filter((o) => o.ctx.source !== row.id && isAffected(g, o, row.id))];
    if (applying.length === 0) continue;
    const newest = applying.reduce((x, y) => (y.timestamp > x.timestamp ? y : x));
    const change = newest.effect.changes.find((c) => c.kind === 'controller');
    const [controller] = change === undefined ? [] : select(g, change.who, newest.ctx);
    if (controller !== undefined && isPlayer(controller)) active[i] = { ...a, ctx: { ...a.ctx, controller } };
  }
}

const reachesElsewhere = (s: Selector): boolean =>
  s.kind === 'each' && s.zones?.some((z) => z !== 'battlefield') === true;

/** A granted ability that listens, acts or can be activated; plain keywords do not count. */
function isGrant(change: Modify['changes'][number]): boolean {
  if (change.kind === 'gain') return isActive(change.ability);
  if (change.kind === 'types') return change.subtypes?.some((t) => BASIC_LAND_MANA[t] !== undefined) === true;
  return change.kind === 'chosenType' || change.kind === 'loseAll';
}
const isActive = (a: Ability): boolean => a.kind !== 'keyword' || expandKeyword(a).length > 0;

/** Whether any object may have abilities beyond its own that listen or can be activated. */
export function grantsNow(g: G): boolean {
  if (environment(g).grantsAbilities) return true;
  const { live } = g.state;
  if (live.length === 0) return false;
  const known = granting.get(live);
  if (known !== undefined) return known;
  const found = live.some((id) => {
    const body = effectRow(g.state, id)?.body as StaticEffect | undefined;
    return body?.kind === 'modify' && body.changes.some(isGrant);
  });
  granting.set(live, found);
  return found;
}
/** By the list of effects in force, which is another one as soon as one begins or ends. */
const granting = new WeakMap<readonly number[], boolean>();

const flagReaders = new WeakMap<StaticEffect, boolean>();

function readsFlags(g: G, effect: StaticEffect): boolean {
  const known = flagReaders.get(effect);
  if (known !== undefined) return known;
  const found = (readsInside(g.rules.vocabulary, effect) & Aspect.flags) !== 0;
  flagReaders.set(effect, found);
  return found;
}

const conditionReads = (g: G, a: ActiveEffect): number =>
  a.condition === null ? 0 : readsOf(g.rules.vocabulary, a.condition);

function effectReads(g: G, a: ActiveEffect): number {
  const { effect } = a;
  const { vocabulary } = g.rules;
  const onObjects = effect.kind === 'modify' && !isOnPlayersOnly(a as ActiveEffect<Modify>);
  let bits = onObjects ? 0 : conditionReads(g, a);
  if (onObjects) {
    bits |= readsOf(vocabulary, effect.what);
    for (const change of effect.changes) {
      if (change.kind === 'setPT' || change.kind === 'addPT') {
        if (change.power !== undefined) bits |= readsOf(vocabulary, change.power);
        if (change.toughness !== undefined) bits |= readsOf(vocabulary, change.toughness);
      } else if (change.kind === 'controller') bits |= readsOf(vocabulary, change.who);
      else if (change.kind === 'chosenType' || change.kind === 'chosenColor') bits |= Aspect.notes;
    }
  }
  return bits;
}
