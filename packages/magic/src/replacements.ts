/** Replacement and prevention effects (614, 615, 616): which apply to an event, and what happens instead. */
import {
  ask,
  type Call,
  type CreateEvent,
  call,
  done,
  type EntityId,
  effectRow,
  type GameEvent,
  go,
  isObject,
  isPlayer,
  type Locals,
  type MoveEvent,
  type Note,
  next,
  type ObjectId,
  objectRow,
  type Procedure,
  procedure,
  type ReplacementCandidate,
  type YesNo,
} from '@rulewright/kernel';
import type { Ability, Face, Filter, Replacement, ReplacementAbility } from '@rulewright/language';
import { characteristics, controllerOf, hasKeyword } from './characteristics.ts';
import { holds } from './condition.ts';
import { environment } from './environment.ts';
import type { DamageEvent, EventName, MagicEvent } from './event-types.ts';
import { matches } from './filter.ts';
import { eventsOf, replaceHook } from './hooks.ts';
import { eventMatches } from './match.ts';
import { copiable } from './pool.ts';
import { functionsIn, printed } from './printed.ts';
import { forbidden, protectedFrom } from './restrictions.ts';
import { select } from './select.ts';
import { type Context, context, Flag, type G } from './types.ts';
import { value } from './value.ts';
import { BATTLEFIELD, LIBRARY, zoneOf } from './zones.ts';

/** What `replace` needs to know of a candidate. */
interface Instead {
  readonly instead: Replacement;
  readonly ctx: Context;
  readonly optional: boolean;
  /** The effect that is used up by applying it, or -1. */
  readonly effect: number;
}

/** The body of a regeneration shield (701.19a). */
export interface RegenerationShield {
  readonly kind: 'regenerationShield';
}

export function mayBeReplaced(g: G, event: GameEvent): boolean {
  const hook = replaceHook(event.kind as EventName);
  if (hook >= 0 && (g.state.hooks[hook]?.length ?? 0) > 0) return true;
  const env = environment(g);
  if (env.replace.length > 0 && env.replace.some((a) => eventsOf(a.effect.on).includes(event.kind as EventName)))
    return true;
  switch (event.kind) {
    case 'move':
      return movesSpecially(g, event as MoveEvent);
    case 'create':
      return createsSpecially(event as CreateEvent);
    case 'destroy':
      return objectRow(g.state, (event as { object: ObjectId } & GameEvent).object).effects.length > 0;
    case 'damage':
      return damageIsSpecial(g, event as DamageEvent);
    default:
      return false;
  }
}

const createsSpecially = (event: CreateEvent): boolean =>
  event.base !== undefined && event.base !== null && printed(event.base as Face).ownMoves.length > 0;

function movesSpecially(g: G, event: MoveEvent): boolean {
  const base = copiable(g.pool, objectRow(g.state, event.object));
  return base.ownMoves.length > 0 || needsHost(g, event);
}

/** 303.4f: an Aura that enters other than by resolving gets something to enchant. */
function needsHost(g: G, event: MoveEvent): boolean {
  if (event.to !== BATTLEFIELD || event.host !== undefined) return false;
  return copiable(g.pool, objectRow(g.state, event.object)).subtypes.includes('Aura');
}

function damageIsSpecial(g: G, event: DamageEvent): boolean {
  if (isPlayer(event.to)) return g.state.game.profile.planeswalkerRedirection && !event.combat;
  return hasKeyword(characteristics(g, event.to), 'protection');
}

export function replacements(g: G, event: GameEvent): readonly ReplacementCandidate[] {
  const found: ReplacementCandidate[] = [];
  const hook = replaceHook(event.kind as EventName);
  for (const id of hook < 0 ? [] : (g.state.hooks[hook] ?? [])) offerAbilities(g, event, id, found);
  for (const a of environment(g).replace) {
    if (!eventMatches(g, a.effect.on, event, a.ctx)) continue;
    if (a.effect.condition !== undefined && !holds(g, a.effect.condition, { ...a.ctx, event })) continue;
    if (isPrevention(a.effect.instead) && cannotBePrevented(g, event)) continue;
    const data: Instead = { instead: a.effect.instead, ctx: { ...a.ctx, event }, optional: false, effect: a.id };
    found.push({ key: `effect:${a.id}:${a.ctx.source}`, source: a.ctx.source, data });
  }
  const special = specials[event.kind];
  if (special !== undefined) special(g, event as never, found);
  return found;
}

const isPrevention = (r: Replacement): boolean => r.kind === 'prevent';
const cannotBePrevented = (g: G, event: GameEvent): boolean =>
  event.kind === 'damage' &&
  ((event as DamageEvent).unpreventable === true ||
    forbidden(g, 'preventDamage', (event as DamageEvent).source) !== null);

function offerAbilities(g: G, event: GameEvent, id: ObjectId, found: ReplacementCandidate[]): void {
  const c = characteristics(g, id);
  const { zone } = objectRow(g.state, id);
  c.abilities.forEach((ability: Ability, index) => {
    if (ability.kind !== 'replacement' || !functionsIn(ability, true).includes(zone)) return;
    offer(g, event, ability, context(id, c.controller), `ability:${id}:${index}`, false, found);
  });
}

function offer(
  g: G,
  event: GameEvent,
  ability: ReplacementAbility,
  ctx: Context,
  key: string,
  self: boolean,
  found: ReplacementCandidate[],
): void {
  if (!eventMatches(g, ability.on, event, ctx)) return;
  if (ability.condition !== undefined && !holds(g, ability.condition, { ...ctx, event })) return;
  if (isPrevention(ability.instead) && cannotBePrevented(g, event)) return;
  const data: Instead = {
    instead: ability.instead,
    ctx: { ...ctx, event },
    optional: ability.optional === true,
    effect: -1,
  };
  found.push(self ? { key, source: ctx.source, self, data } : { key, source: ctx.source, data });
}

/** Replacements that are found on the object of the event itself, not through hooks. */
const specials: Readonly<Record<string, (g: G, event: never, found: ReplacementCandidate[]) => void>> = {
  /** 614.12: its own "enters" effects, applied as it would be on the battlefield. */
  move(g, event: MoveEvent, found) {
    const row = objectRow(g.state, event.object);
    const ctx = enteringContext(g, event);
    copiable(g.pool, row).ownMoves.forEach((ability, i) => {
      offer(g, event, ability, ctx, `own:${event.object}:${i}`, false, found);
    });
    if (needsHost(g, event)) {
      found.push({ key: `host:${event.object}`, source: event.object, self: true, data: { chooseHost: true } });
    }
  },
  create(_g, _event, _found) {},
  destroy(g, event: MagicEvent & { kind: 'destroy' }, found) {
    if (event.noRegeneration === true || forbidden(g, 'beRegenerated', event.object) !== null) return;
    for (const id of objectRow(g.state, event.object).effects) {
      const row = effectRow(g.state, id);
      if ((row?.body as RegenerationShield | undefined)?.kind !== 'regenerationShield') continue;
      found.push({ key: `shield:${id}`, source: row?.source ?? event.object, data: { shield: id } });
    }
  },
  damage(g, event: DamageEvent, found) {
    // 702.16e: damage from a source that it has protection from is prevented.
    if (!isPlayer(event.to) && !cannotBePrevented(g, event) && protectedFrom(g, event.to, event.source)) {
      const ctx = context(event.to, controllerOf(g, event.to));
      const data: Instead = { instead: { kind: 'prevent' }, ctx, optional: false, effect: -1 };
      found.push({ key: `protection:${event.to}`, source: event.to, data });
    }
    if (isPlayer(event.to) && g.state.game.profile.planeswalkerRedirection && !event.combat)
      offerRedirection(g, event, event.to, found);
  },
};

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

/** Its abilities are read as of the player under whose control it would enter; X is what was chosen for the spell. */
function enteringContext(g: G, event: MoveEvent): Context {
  const row = objectRow(g.state, event.object);
  const controller = event.controller ?? row.owner;
  const entry = row.stack as { x?: number; paid?: Readonly<Record<string, number>> } | null;
  return context(event.object, controller, { x: entry?.x ?? 0, paid: entry?.paid ?? {} });
}

type Data =
  | Instead
  | { readonly chooseHost: true }
  | { readonly shield: number }
  | { readonly redirectTo: ObjectId; readonly by: number };

export function replace(g: G, event: GameEvent, candidate: ReplacementCandidate): readonly GameEvent[] | Call {
  const data = candidate.data as Data;
  if ('shield' in data) {
    const object = (event as { object: ObjectId } & GameEvent).object;
    return [
      { kind: 'useEffect', id: data.shield, amount: 1 } as MagicEvent,
      { kind: 'regenerate', object } as MagicEvent,
    ];
  }
  if ('instead' in data && !data.optional) {
    const plainly = atOnce(g, event, data);
    if (plainly !== null) return plainly;
  }
  return call(applyReplacement.name, { event, data });
}

/** Replacements that ask nobody anything. */
function atOnce(g: G, event: GameEvent, d: Instead): readonly GameEvent[] | null {
  const { instead } = d;
  const used: MagicEvent[] = d.effect < 0 ? [] : [{ kind: 'useEffect', id: d.effect, amount: 1 }];
  switch (instead.kind) {
    case 'enters':
      if (instead.actions !== undefined || instead.copyOf !== undefined) return null;
      return [...used, entersAs(g, event as MoveEvent, instead, d.ctx)];
    case 'change':
      return [...used, ...changed(g, event, instead, d.ctx)];
    case 'prevent':
      return instead.actions === undefined ? preventing(g, event as DamageEvent, d) : null;
    case 'instead':
      return instead.actions.length === 0 ? used : null;
    case 'also':
      return null;
  }
}

type Enters = Extract<Replacement, { kind: 'enters' }>;

function entersAs(
  g: G,
  event: MoveEvent,
  r: Enters,
  ctx: Context,
  notes: Readonly<Record<string, Note>> = {},
): GameEvent {
  const counters: Record<string, number> = { ...event.counters };
  for (const { counter, count } of r.counters ?? [])
    counters[counter] = (counters[counter] ?? 0) + value(g, count, ctx);
  const [controller] = r.controller === undefined ? [] : select(g, r.controller, ctx);
  return {
    ...event,
    ...(Object.keys(counters).length > 0 ? { counters } : {}),
    ...(r.tapped === true ? { flags: (event.flags ?? 0) | Flag.tapped } : {}),
    ...(controller === undefined ? {} : { controller }),
    ...(Object.keys(notes).length > 0 ? { notes: { ...event.notes, ...notes } } : {}),
  } as MoveEvent;
}

type Changed = Extract<Replacement, { kind: 'change' }>;

function changed(g: G, event: GameEvent, r: Changed, ctx: Context): readonly GameEvent[] {
  let out: Record<string, unknown> & GameEvent = { ...event };
  if (r.amount !== undefined) out = { ...out, amount: Math.max(0, value(g, r.amount, ctx)) };
  if (r.to !== undefined) {
    const [to] = select(g, r.to, ctx);
    if (to !== undefined) out = { ...out, ...(event.kind === 'damage' ? { to } : { object: to }) };
  }
  if (r.who !== undefined) {
    const [player] = select(g, r.who, ctx);
    if (player !== undefined) out = { ...out, player };
  }
  if (r.counter !== undefined) out = { ...out, counter: r.counter };
  if (r.zone === undefined) return [out];
  return toZone(g, event as MoveEvent, out, r);
}

function toZone(g: G, event: MoveEvent, out: GameEvent, r: Changed): readonly GameEvent[] {
  const { owner } = objectRow(g.state, event.object);
  const to = zoneOf(r.zone ?? 'graveyard');
  const moved = { ...out, to, ...(r.position === 'top' ? { position: 0 } : {}) } as MoveEvent;
  return r.position === 'shuffled' ? [moved, { kind: 'shuffle', player: owner, zone: LIBRARY } as MagicEvent] : [moved];
}

/** 615.1, 615.7: all or so much of the damage is prevented; a shield is used up by what it prevents. */
function preventing(g: G, event: DamageEvent, d: Instead): readonly GameEvent[] {
  const r = d.instead as Extract<Replacement, { kind: 'prevent' }>;
  const shield = d.effect >= 0 ? (effectRow(g.state, d.effect)?.left ?? -1) : -1;
  const most =
    r.shield === true && shield >= 0 ? shield : r.amount === undefined ? event.amount : value(g, r.amount, d.ctx);
  const prevented = Math.min(event.amount, most);
  const used: MagicEvent[] =
    d.effect >= 0 && shield >= 0
      ? [{ kind: 'useEffect', id: d.effect, amount: r.shield === true ? prevented : 1 }]
      : [];
  const left = event.amount - prevented;
  return left > 0 ? [...used, { ...event, amount: left }] : used;
}

interface Applying {
  readonly event: GameEvent;
  readonly data: Data;
  readonly locals: Locals;
}

/** Applies a replacement that asks or acts: an optional one, "as it enters, choose …", "instead do …". Its result are the events. */
const applyReplacement: Procedure = procedure<G, Applying>('applyReplacement', {
  consent(_g, d, answer) {
    const { data } = d;
    if ('chooseHost' in data) return go('host');
    if (answer === false) return done([d.event]);
    const optional = 'redirectTo' in data || ('optional' in data && data.optional);
    if (answer !== undefined || !optional)
      return 'redirectTo' in data ? done([{ ...d.event, to: data.redirectTo }]) : next(d);
    const player = 'redirectTo' in data ? data.by : 'ctx' in data ? data.ctx.controller : 0;
    const about = 'redirectTo' in data ? data.redirectTo : 'ctx' in data ? data.ctx.source : -1;
    return ask({ kind: 'yesNo', player, rule: '614.1', prompt: 'apply-replacement', about } as YesNo);
  },
  act(_g, d) {
    const data = d.data as Instead;
    const { instead } = data;
    const actions = 'actions' in instead ? instead.actions : undefined;
    if (instead.kind === 'enters' && instead.copyOf !== undefined) return go('copy');
    return actions === undefined || actions.length === 0
      ? next({ ...d, locals: {} })
      : call('runActions', { actions, ctx: data.ctx }, { store: 'locals' });
  },
  result(g, d) {
    const data = d.data as Instead;
    const { instead } = data;
    const ctx: Context = { ...data.ctx, locals: { ...data.ctx.locals, ...d.locals } };
    switch (instead.kind) {
      case 'enters':
        return done([entersAs(g, d.event as MoveEvent, instead, ctx, notesIn(instead, d.locals))]);
      case 'prevent':
        return done(preventing(g, d.event as DamageEvent, { ...data, ctx }));
      case 'also':
        return done([d.event]);
      case 'instead':
      case 'change': {
        const used: MagicEvent[] = data.effect < 0 ? [] : [{ kind: 'useEffect', id: data.effect, amount: 1 }];
        return done(instead.kind === 'change' ? [...used, ...changed(g, d.event, instead, ctx)] : used);
      }
    }
  },
  host(g, d, answer) {
    const event = d.event as MoveEvent;
    const controller = event.controller ?? objectRow(g.state, event.object).owner;
    const candidates = legalHosts(g, event.object, controller);
    if (answer === undefined && candidates.length > 1) {
      return ask({
        kind: 'entities',
        player: controller,
        rule: '303.4f',
        prompt: 'enchant',
        about: event.object,
        from: candidates,
        min: 1,
        max: 1,
      } as never);
    }
    const host = answer === undefined ? candidates[0] : (answer as readonly EntityId[])[0];
    // 303.4g: with nothing to enchant it stays where it is.
    return done(host === undefined ? [] : [{ ...event, host } as MoveEvent]);
  },
  copy() {
    throw new Error('entering as a copy is not supported yet');
  },
});

/** Choices made as it enters are noted on the object it becomes. */
function notesIn(r: Enters, locals: Locals): Readonly<Record<string, Note>> {
  const notes: Record<string, Note> = {};
  for (const action of r.actions ?? []) {
    const key = 'key' in action ? action.key : 'as' in action && action.do === 'choose' ? action.as : undefined;
    const chosen = key === undefined ? undefined : locals[key];
    if (key !== undefined && (typeof chosen === 'string' || typeof chosen === 'number' || Array.isArray(chosen)))
      notes[key] = chosen as Note;
  }
  return notes;
}

/** What an Aura could be attached to (303.4, 702.5). */
export function legalHosts(g: G, aura: ObjectId, controller: number): readonly EntityId[] {
  const c = characteristics(g, aura);
  const enchant = c.abilities.find((a) => a.kind === 'keyword' && a.keyword === 'enchant');
  if (enchant?.kind !== 'keyword' || enchant.what === undefined) return [];
  const ctx = context(aura, controller as Context['controller']);
  const objects = select(g, { kind: 'each', where: enchant.what }, ctx);
  const players = g.state.players.filter(
    (p) => p.standing === 'playing' && enchant.what !== undefined && matches(g, enchant.what, p.id, ctx),
  );
  return [...objects.filter((id) => id !== aura && !protectedFrom(g, id, aura)), ...players.map((p) => p.id)];
}

export const replacementProcedures = { applyReplacement } as const;
