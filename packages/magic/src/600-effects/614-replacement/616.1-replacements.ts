/** Replacement and prevention effects (614, 615, 616): which apply to an event, and what happens instead. */

import {
  type CountersEvent,
  type CreateEvent,
  type EntityId,
  effectRow,
  isObject,
  isPlayer,
  type MoveEvent,
  type ObjectId,
  objectRow,
  type ReplacementCandidate,
} from '@rulewright/kernel';
import type { Action, EventPattern, Filter, Replacement, ReplacementAbility } from '@rulewright/language/magic';
import * as common from '@rulewright/rules';
import { forbidden } from '../../100-game/101.2-restrictions.ts';
import { copiable } from '../../100-game/108-pool.ts';
import { characteristics, controllerOf, hasKeyword } from '../../100-game/109.3-characteristics.ts';
import { isWithIt, mayChangeCounters, offerCounters } from '../../100-game/122.6-entering-counters.ts';
import { isAboutOwnMove, isAboutOwnTurning } from '../../200-cards/printed.ts';
import { BATTLEFIELD, GRAVEYARD, STACK } from '../../400-zones/400-zones.ts';
import {
  type DamageEvent,
  type MagicEvent,
  type TransformEvent,
  type TurnFaceEvent,
  useEffectEvent,
} from '../../700-additional/700.1-events/types.ts';
import { protectedFrom } from '../../700-additional/702-keywords/protection.ts';
import { arriving } from '../../700-additional/707-copies/707.5-entering.ts';
import { FACE_DOWN_FLAGS } from '../../700-additional/708-faces.ts';
import { inRange, replacesInRange } from '../../800-multiplayer/801-range.ts';
import { mayGoHome } from '../../900-variants/903-commander/903.3-commander.ts';
import { type Context, context, type G, type StackEntry } from '../../state.ts';
import { eventMatches, holds, matches, select } from '../../vocabulary/evaluate.ts';
import { statedAura } from '../608-resolve/611.2e-stated.ts';
import { environment } from '../613-continuous/environment.ts';
import { ownMovesOf } from './614.12-own-entering.ts';
import { cannotBePrevented, preventsInVain } from './615-preventing.ts';

/** What `replace` needs to know of a candidate. */
export interface Instead extends common.Instead<Replacement> {
  /** The key of an "as this is turned face up" or "as this transforms" effect: its actions are carried out on the new face. */
  readonly turning?: string;
  /** The counters that the permanent would enter with and that are meant. */
  readonly placing?: CountersEvent;
}

/** The body of a regeneration shield (701.19a). */
interface RegenerationShield {
  readonly kind: 'regenerationShield';
}

export function mayBeReplaced(g: G, event: MagicEvent): boolean {
  if (isWithIt(event)) return false;
  if (common.mayBeListed(g, event)) return true;
  switch (event.kind) {
    case 'move':
      return movesSpecially(g, event);
    case 'create':
      return arriving(g, event).ownMoves.length > 0 || mayChangeCounters(g, event);
    case 'turnUp':
    case 'transform':
      return turningAbilities(g, event).length > 0;
    case 'destroy': {
      const { effects, counters } = objectRow(g.state, event.object);
      return effects.length > 0 || counters.shield !== undefined;
    }
    case 'untap':
      return objectRow(g.state, event.object).counters.stun !== undefined;
    case 'damage':
      return damageIsSpecial(g, event);
    default:
      return false;
  }
}

const movesSpecially = (g: G, event: MoveEvent): boolean =>
  isFinal(g, event) ||
  isExiledAsCast(g, event) ||
  objectRow(g.state, event.object).effects.length > 0 ||
  arriving(g, event).ownMoves.length > 0 ||
  needsHost(g, event) ||
  mayGoHome(g, event.object, event.to) ||
  mayChangeCounters(g, event);

/** 303.4f: an Aura that enters other than by resolving gets something to enchant. */
function needsHost(g: G, event: MoveEvent): boolean {
  if (event.to !== BATTLEFIELD || event.host !== undefined) return false;
  return statedAura(event) !== null || arriving(g, event).subtypes.includes('Aura');
}

function damageIsSpecial(g: G, event: DamageEvent): boolean {
  if (isPlayer(event.to))
    return environment(g).onPlayers.length > 0 || (g.state.game.profile.planeswalkerRedirection && !event.combat);
  return (
    objectRow(g.state, event.to).counters.shield !== undefined || hasKeyword(characteristics(g, event.to), 'protection')
  );
}

export function replacements(g: G, event: MagicEvent): readonly ReplacementCandidate[] {
  if (isWithIt(event)) return [];
  const found = common.listed(g, event);
  const special = specials[event.kind];
  if (special !== undefined) special(g, event as never, found);
  if (event.kind === 'move' || event.kind === 'create') found.push(...offerCounters(g, event, common.listed));
  return found;
}

/** The effects of which one is being chosen (616.1), as the decision lists them; undefined: what the rules do themselves. */
export const replacementsToChoose = common.insteadsToChoose as (g: G) => readonly (Replacement | undefined)[];

/** 616.1b–e: the order in which effects on an event have to be chosen; those without one come last of all. */
const ORDER = { control: 1, copy: 2, back: 3, host: 4, any: 5 } as const;

function orderOf(r: Replacement): number {
  if (r.kind !== 'enters') return ORDER.any;
  if (r.controller !== undefined) return ORDER.control;
  if (r.copyOf !== undefined) return ORDER.copy;
  return r.transformed === true ? ORDER.back : ORDER.any;
}

/** What an object says of its own entering without changing anything else: in any order it comes to the same. */
const isPlainEntering = (ability: ReplacementAbility): boolean =>
  ability.instead.kind === 'enters' &&
  ability.optional !== true &&
  isAboutOwnMove(ability) &&
  orderOf(ability.instead) === ORDER.any &&
  (ability.instead.actions ?? []).every((action) => CHOICES.has(action.do));
const CHOICES: ReadonlySet<string> = new Set(['choose', 'chooseColor', 'chooseWord', 'chooseNumber', 'note', 'let']);

export const replaced: common.ReplacementRules<G> = {
  orderOf: (instead) => orderOf(instead as Replacement),
  isInVain: (g, event, instead) => preventsInVain(g, event, instead as Replacement),
  isReached: (g, player, event, pattern) => replacesInRange(g, player, event, pattern as EventPattern),
  isAboutItself: (ability) => isAboutOwn(ability as ReplacementAbility),
  commutes: (ability, { source }) => (isPlainEntering(ability as ReplacementAbility) ? `enters:${source}` : null),
  used: useEffectEvent,
  rule: { consent: '614.1' },
};

const isAboutOwn = (ability: ReplacementAbility): boolean => isAboutOwnTurning(ability) || isAboutOwnMove(ability);

/** 903.9b */
const HOME: Replacement = { kind: 'change', zone: 'command' };

/** Replacements that are found on the object of the event itself, not through hooks. */
const specials: Readonly<Record<string, (g: G, event: never, found: ReplacementCandidate[]) => void>> = {
  /** 614.12: its own "enters" effects, applied as it would be on the battlefield. */
  move(g, event: MoveEvent, found) {
    const row = objectRow(g.state, event.object);
    const ctx = enteringContext(g, event);
    const { name, ownMoves } = ownMovesOf(g, event);
    ownMoves.forEach((ability, i) => {
      common.offer(g, event, ability, ctx, `own:${event.object}:${name}:${i}`, found);
    });
    if (mayGoHome(g, event.object, event.to)) {
      const data: Instead = { instead: HOME, ctx: context(event.object, row.owner), optional: true, effect: -1 };
      found.push({ key: `commander:${event.object}`, source: event.object, order: ORDER.any, data });
    }
    if (isExiledAsCast(g, event)) {
      const data: Instead = { instead: AWAY, ctx, optional: false, effect: -1 };
      found.push({ key: `cast:${event.object}`, source: event.object, order: ORDER.any, data });
    }
    if (isFinal(g, event)) found.push(byCounter(g, event.object, 'finality', { kind: 'change', zone: 'exile' }));
    if (needsHost(g, event)) {
      const data = { chooseHost: true };
      found.push({ key: `host:${event.object}`, source: event.object, order: ORDER.host, data });
    }
  },
  /** A token's own "enters" effects; there is no object yet, so the one that makes it stands for it. */
  create(g, event: CreateEvent, found) {
    const { cause, notes } = event;
    if (event.to !== BATTLEFIELD || cause === undefined) return;
    const x = typeof notes?.x === 'number' ? notes.x : 0;
    const ctx = context(cause, event.controller ?? event.owner, { x, event });
    const { name, ownMoves } = ownMovesOf(g, event);
    ownMoves.forEach(({ on, condition, instead, optional }, i) => {
      if (on.on !== 'move' || on.from !== undefined || on.to?.includes('battlefield') === false) return;
      if (condition !== undefined && !holds(g, condition, ctx)) return;
      const data: Instead = { instead, ctx, optional: optional === true, effect: -1 };
      found.push({ key: `own:${name}:${i}`, source: cause, order: orderOf(instead), data });
    });
  },
  turnUp: offerTurning,
  transform: offerTurning,
  untap(g, event: MagicEvent & { kind: 'untap' }, found) {
    const { counters } = objectRow(g.state, event.object);
    if (counters.stun !== undefined) found.push(byCounter(g, event.object, 'stun', without('stun')));
  },
  destroy(g, event: MagicEvent & { kind: 'destroy' }, found) {
    // 122.1c: only where an effect destroys it, and no state-based action.
    if (event.cause !== undefined && objectRow(g.state, event.object).counters.shield !== undefined)
      found.push(byCounter(g, event.object, 'shield', without('shield')));
    if (event.noRegeneration === true || forbidden(g, 'beRegenerated', event.object) !== null) return;
    for (const id of objectRow(g.state, event.object).effects) {
      const row = effectRow(g.state, id);
      if ((row?.body as RegenerationShield | undefined)?.kind !== 'regenerationShield') continue;
      found.push({ key: `shield:${id}`, source: row?.source ?? event.object, data: { shield: id } });
    }
  },
  damage(g, event: DamageEvent, found) {
    if (!isPlayer(event.to) && objectRow(g.state, event.to).counters.shield !== undefined) {
      const instead: Replacement = { kind: 'prevent', actions: [lessOne('shield')] };
      if (!preventsInVain(g, event, instead)) found.push(byCounter(g, event.to, 'shield', instead));
    }
    // 702.16e: damage from a source that it has protection from is prevented.
    if (protectedFrom(g, event.to, event.source) && !cannotBePrevented(g, event)) {
      const { to } = event;
      const ctx = isPlayer(to) ? context(event.source, to) : context(to, controllerOf(g, to));
      const data: Instead = { instead: { kind: 'prevent' }, ctx, optional: false, effect: -1 };
      found.push({ key: `protection:${to}`, source: isPlayer(to) ? event.source : to, data });
    }
    if (isPlayer(event.to) && g.state.game.profile.planeswalkerRedirection && !event.combat)
      offerRedirection(g, event, event.to, found);
  },
};

/** 122.1h: with a finality counter on it it is exiled instead. */
/** 702.34a, 702.133a, 702.180a: "exile this card instead of putting it anywhere else any time it would leave the stack". */
const isExiledAsCast = (g: G, { object }: MoveEvent): boolean => {
  const { zone, stack } = objectRow(g.state, object);
  const paid = zone === STACK ? (stack as StackEntry | null)?.paid : undefined;
  return paid !== undefined && EXILED_AS_CAST.some((way) => (paid[way] ?? 0) > 0);
};
const EXILED_AS_CAST = ['flashback', 'jump-start', 'harmonize'] as const;
const AWAY: Replacement = { kind: 'change', zone: 'exile' };

const isFinal = (g: G, { object, to }: MoveEvent): boolean => {
  if (to !== GRAVEYARD) return false;
  const { zone, counters } = objectRow(g.state, object);
  return zone === BATTLEFIELD && counters.finality !== undefined;
};

const lessOne = (counter: string): Action => ({ do: 'removeCounters', from: { kind: 'this' }, counter, count: 1 });
const without = (counter: string): Replacement => ({ kind: 'instead', actions: [lessOne(counter)] });

/** 122.1c, 122.1d, 122.1h: one effect, however many counters of the kind there are. */
function byCounter(g: G, id: ObjectId, counter: string, instead: Replacement): ReplacementCandidate {
  const data: Instead = { instead, ctx: context(id, controllerOf(g, id)), optional: false, effect: -1 };
  return { key: `${counter}:${id}`, source: id, order: ORDER.any, data };
}

/** 708.11, 712.20: "as this is turned face up" and "as this transforms" are read from the face that it will show. */
function turningAbilities(g: G, event: TransformEvent | TurnFaceEvent): readonly ReplacementAbility[] {
  const row = objectRow(g.state, event.object);
  const up = event.kind === 'transform' ? { face: 1 - row.face } : { flags: row.flags & ~FACE_DOWN_FLAGS };
  return copiable(g.pool, { ...row, ...up }).abilities.filter(
    (a): a is ReplacementAbility => a.kind === 'replacement' && a.on.on === event.kind && isAboutOwnTurning(a),
  );
}

function offerTurning(g: G, event: TransformEvent | TurnFaceEvent, found: ReplacementCandidate[]): void {
  if (objectRow(g.state, event.object).zone !== BATTLEFIELD) return;
  const ctx = context(event.object, controllerOf(g, event.object), { event });
  turningAbilities(g, event).forEach(({ on, condition, instead, optional }, i) => {
    if (!eventMatches(g, on, event, ctx) || (condition !== undefined && !holds(g, condition, ctx))) return;
    const key = `turning:${event.object}:${i}`;
    const data: Instead = { instead, ctx, optional: optional === true, effect: -1, turning: key };
    found.push({ key, source: event.object, data });
  });
}

/** 306.7 (until 2018): an opponent's noncombat damage may be dealt to a planeswalker instead. */
function offerRedirection(g: G, event: DamageEvent, player: EntityId, found: ReplacementCandidate[]): void {
  const controller = controllerOf(g, event.source);
  if (controller === player) return;
  const walkers = select(g, { kind: 'each', where: PLANESWALKER }, context(event.source, controller)).filter(
    (id) => isObject(id) && controllerOf(g, id) === player,
  );
  for (const walker of walkers)
    found.push({ key: 'redirect', source: walker, data: { redirectTo: walker, by: controller } });
}
const PLANESWALKER: Filter = { kind: 'type', type: 'planeswalker' };

/** Its abilities are read as of the player under whose control it would enter; X is what was chosen for the spell, and what was paid for it is known. */
function enteringContext(g: G, event: MoveEvent): Context {
  const row = objectRow(g.state, event.object);
  const controller = event.controller ?? row.owner;
  const entry = row.stack as Partial<Pick<StackEntry, 'x' | 'paid' | 'locals'>> | null;
  const { x = 0, paid = {}, locals = {} } = entry ?? {};
  return context(event.object, controller, { x, paid, locals });
}

/** What an Aura could be attached to (303.4, 702.5). */
export function legalHosts(
  g: G,
  aura: ObjectId,
  controller: number,
  abilities = characteristics(g, aura).abilities,
): readonly EntityId[] {
  const enchant = abilities.find((a) => a.kind === 'keyword' && a.keyword === 'enchant');
  if (enchant?.kind !== 'keyword' || enchant.what === undefined) return [];
  const ctx = context(aura, controller as Context['controller']);
  const objects = select(g, { kind: 'each', where: enchant.what }, ctx);
  const players = g.state.players.filter(
    (p) => p.standing === 'playing' && enchant.what !== undefined && matches(g, enchant.what, p.id, ctx),
  );
  const hosts: readonly EntityId[] = [...objects.filter((id) => id !== aura), ...players.map((p) => p.id)];
  const isOn = (id: EntityId): boolean => objectRow(g.state, aura).host === id;
  return hosts.filter((id) => !protectedFrom(g, id, aura, isOn(id)) && inRange(g, ctx.controller, id));
}
