/** Applies a replacement or prevention effect to an event: what happens instead. */
import {
  altered,
  ask,
  type Call,
  type ChooseEntities,
  call,
  countersEvent,
  done,
  type EntityId,
  type GameEvent,
  go,
  happen,
  isCreate,
  isMove,
  isObject,
  type Locals,
  type MoveEvent,
  type Note,
  next,
  type ObjectId,
  objectRow,
  type Procedure,
  procedure,
  type Replaced,
  type ReplacementCandidate,
  underRules,
} from '@rulewright/kernel';
import { type Action, type Filter, walk } from '@rulewright/language/grand-archive';
import { type Applying, askConsent, asReplaced, carryOut, mayBeListed, useUp } from '@rulewright/rules';
import { destroyEvent, healEvent, sacrificeEvent } from '../events/make.ts';
import { type DamageEvent, type GrandArchiveEvent, isEvent } from '../events/types.ts';
import { controllerOf } from '../parts-of-a-card/characteristics.ts';
import { type Context, context, type G } from '../state.ts';
import { select } from '../vocabulary/evaluate.ts';
import { arriving } from './base.ts';
import type { Data, Instead } from './by-rules.ts';
import { changed, type Enters, entersAs } from './changing.ts';
import { copiedFace } from './copies.ts';
import { criticalInput, criticalProcedures, decidedBefore, doubled } from './critical.ts';
import { cannotBePrevented, prevented } from './preventing.ts';

export function replace(
  g: G,
  event: GameEvent,
  candidate: ReplacementCandidate,
  together: readonly GameEvent[],
): readonly GameEvent[] | Replaced | Call {
  const data = candidate.data as Data;
  if ('bulwark' in data) return bulwark(g, damageIn(event));
  if ('critical' in data) return critical(g, damageIn(event));
  if ('shield' in data) return shielded(g, event as GrandArchiveEvent, data.shield);
  if ('instead' in data && !data.optional) {
    const plainly = atOnce(g, event, data);
    if (plainly !== null) return plainly;
  }
  return call(applyReplacement.name, {
    event,
    data: 'ctx' in data ? asReplaced(g, data, event, candidate, together) : data,
  });
}

function damageIn(event: GameEvent): DamageEvent {
  if (isEvent(event, 'damage')) return event;
  throw new Error(`${event.kind} deals no damage`);
}

/** Bulwark 2–4: the damage is prevented and one counter removed; of damage that cannot be prevented only the counter. */
function bulwark(g: G, event: DamageEvent): readonly GameEvent[] {
  const used = countersEvent(event.to, 'bulwark', -1);
  const { source, to, amount } = event;
  const out: GameEvent = cannotBePrevented(g, event) ? event : ({ kind: 'prevented', source, to, amount } as GameEvent);
  if (mayBeListed(g, used)) return [out, used];
  // It is used up at once, so that the other damage of the batch finds what is left.
  happen(g, used);
  return [out];
}

function critical(g: G, event: DamageEvent): readonly GameEvent[] | Call {
  const known = decidedBefore(g, event.source);
  if (known !== null) return [known ? doubled(event) : event];
  return call('critical', criticalInput(g, event));
}

/** Link Shield 1: temporary damage is removed from what would be destroyed. */
function shielded(g: G, event: GrandArchiveEvent, shield: ObjectId): readonly GameEvent[] {
  if (event.kind === 'sacrifice') return [sacrificeEvent(controllerOf(g, shield), shield)];
  if (event.kind !== 'destroy') return [event];
  const { damage } = objectRow(g.state, event.object);
  return [...(damage > 0 ? [healEvent(event.object, damage)] : []), destroyEvent(shield)];
}

/** Only what arrives enters in another way. */
function arrivalOf(event: GameEvent) {
  if (isMove(event) || isCreate(event)) return event;
  throw new Error(`${event.kind} enters nothing`);
}

/** Replacements that ask nobody anything. */
function atOnce(g: G, event: GameEvent, d: Instead): readonly GameEvent[] | Replaced | null {
  const { instead } = d;
  switch (instead.kind) {
    case 'enters':
      if ((instead.actions ?? instead.copyOf) !== undefined) return null;
      useUp(g, d.effect, 1);
      return [entersAs(g, arrivalOf(event), instead, d.ctx)];
    case 'change':
      useUp(g, d.effect, 1);
      return changed(g, event, instead, d.ctx);
    case 'prevent':
      return prevented(g, damageIn(event), instead, d.ctx, d.effect);
    case 'instead':
      if (instead.actions.length > 0) return null;
      useUp(g, d.effect, 1);
      return [];
    case 'also':
      return null;
  }
}

/** Never itself. */
const copyable = (g: G, { copyOf }: Enters, ctx: Context, event: GameEvent): readonly ObjectId[] =>
  copyOf === undefined
    ? []
    : select(g, copyOf, ctx).filter((id): id is ObjectId => isObject(id) && !(isMove(event) && event.object === id));

/** What an object with a link can be linked to (Link 1.2, 2.1). */
function legalHosts(g: G, e: MoveEvent): readonly EntityId[] {
  const what = linkOf(g, e);
  if (what === null) return [];
  const ctx = context(e.object, e.controller ?? objectRow(g.state, e.object).owner);
  return select(g, { kind: 'each', where: what }, ctx).filter((id) => id !== e.object);
}

function linkOf(g: G, e: MoveEvent): Filter | null {
  for (const a of arriving(g, e).abilities)
    if (a.kind === 'keyword' && (a.keyword === 'link' || a.keyword === 'link shield'))
      return a.what ?? { kind: 'object' };
  return null;
}

/** Link 2.1: it enters from elsewhere than the stack, so what it is linked to is chosen as it does. */
export const needsHost = (g: G, e: MoveEvent): boolean => e.host === undefined && linkOf(g, e) !== null;

/** Applies a replacement that asks or acts: an optional one, "as it enters, choose …", "instead do …". Its result are the events. */
const applyReplacement: Procedure = procedure<G, Applying<Data>>('applyReplacement', {
  consent(g, d, answer) {
    const { data } = d;
    if ('chooseHost' in data) return go('host');
    if (answer === false) return done([d.event]);
    const isAsked = answer === undefined && 'optional' in data && data.optional && !hasNothingToCopy(g, data, d.event);
    return isAsked ? askConsent(g, data.ctx.controller, data.ctx.source) : next(d);
  },
  act(_g, d) {
    const { instead, ctx } = d.data as Instead;
    // Damage prevention 11: what it does besides comes with the amount that was prevented.
    const actions = 'actions' in instead && instead.kind !== 'prevent' ? instead.actions : undefined;
    if (instead.kind === 'enters' && instead.copyOf !== undefined) return go('copy');
    return carryOut(d, actions, ctx);
  },
  result(g, d) {
    const data = d.data as Instead;
    const { instead } = data;
    const ctx: Context = { ...data.ctx, locals: { ...data.ctx.locals, ...d.locals } };
    if (instead.kind === 'prevent') return done(prevented(g, damageIn(d.event), instead, ctx, data.effect));
    useUp(g, data.effect, 1);
    switch (instead.kind) {
      case 'enters':
        return done([entersAs(g, arrivalOf(d.event), instead, ctx, notesIn(instead, d.locals))]);
      case 'also':
        return done([d.event]);
      case 'change':
        return done(changed(g, d.event, instead, ctx));
      case 'instead':
        return done([]);
    }
  },
  host(g, d, answer) {
    const event = arrivalOf(d.event) as MoveEvent;
    const from = legalHosts(g, event);
    if (answer === undefined && from.length > 1) {
      const decision: ChooseEntities = {
        kind: 'entities',
        player: event.controller ?? objectRow(g.state, event.object).owner,
        rule: 'kw-link.2.1',
        prompt: 'link',
        about: event.object,
        from,
        min: 1,
        max: 1,
      };
      return ask(decision);
    }
    const host = answer === undefined ? from[0] : (answer as readonly EntityId[])[0];
    // Link 5: without one it is sacrificed by the next check.
    return done([host === undefined ? event : altered(event, { host })]);
  },
  /** Static copying 1: it enters as a copy; with nothing to copy it enters as it is. */
  copy(g, d, answer) {
    const { instead, ctx } = d.data as Instead & { readonly instead: Enters };
    const from = copyable(g, instead, ctx, d.event);
    if (answer === undefined && from.length > 1) {
      const decision: ChooseEntities = {
        kind: 'entities',
        player: ctx.controller,
        rule: 'copy.static.1',
        prompt: 'copy',
        about: ctx.source,
        from,
        min: 1,
        max: 1,
      };
      return ask(decision);
    }
    const original = answer === undefined ? from[0] : (answer as readonly ObjectId[])[0];
    if (original === undefined) return done([d.event]);
    const base = copiedFace(g, ctx, original, instead.copyChanges ?? []);
    return done([altered(entersAs(g, arrivalOf(d.event), instead, ctx), { base })]);
  },
});

/** A player who could copy nothing is not asked. */
const hasNothingToCopy = (g: G, { instead, ctx }: Instead, event: GameEvent): boolean =>
  instead.kind === 'enters' && instead.copyOf !== undefined && copyable(g, instead, ctx, event).length === 0;

/** Choices made as it enters are noted on the object it becomes. */
function notesIn(r: Enters, locals: Locals): Readonly<Record<string, Note>> {
  const notes: Record<string, Note> = {};
  for (const key of notedKeys(r.actions ?? [])) {
    const chosen = locals[key];
    if (typeof chosen === 'string' || typeof chosen === 'number' || Array.isArray(chosen)) notes[key] = chosen as Note;
  }
  return notes;
}

/** The names under which actions, and those inside them, note something on their source. */
function notedKeys(actions: readonly Action[]): readonly string[] {
  const keys: string[] = [];
  walk(actions, (node) => {
    const named =
      node.do === 'choose' ? node.as : node.do === 'move' ? node.note : node.do === undefined ? null : node.key;
    if (typeof named === 'string') keys.push(named);
    return undefined;
  });
  return keys;
}

export const replacementProcedures = {
  applyReplacement: underRules(applyReplacement, {
    consent: 'replacement-effects.2',
    host: 'kw-link.2.1',
    copy: 'copy.static.1',
  }),
  ...criticalProcedures,
} as const;
