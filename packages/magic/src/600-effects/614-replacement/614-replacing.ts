/** Applies a replacement or prevention effect to an event: what happens instead (614, 615). */

import {
  altered,
  ask,
  type Call,
  type ChooseEntities,
  type ChooseOptions,
  type CreateEvent,
  call,
  done,
  type EntityId,
  emit,
  type GameEvent,
  go,
  isCreate,
  isMove,
  type Locals,
  type MoveEvent,
  type Note,
  next,
  type ObjectId,
  objectRow,
  type PlayerId,
  type Procedure,
  procedure,
  type Replaced,
  type ReplacementCandidate,
} from '@rulewright/kernel';
import { type Action, type Replacement, walk } from '@rulewright/language/magic';
import { type Applying, askConsent, asReplaced, carryOut, NO_EFFECT, usesLeft, useUp } from '@rulewright/rules';
import { hasBack } from '../../100-game/108-pool.ts';
import { type DamageEvent, eventOf, regenerateEvent } from '../../700-additional/700.1-events/types.ts';
import { copiedFace, copiedRoom } from '../../700-additional/707-copies/707.2-copied.ts';
import { arriving, copyable } from '../../700-additional/707-copies/707.5-entering.ts';
import { changedCopiable, choiceOption } from '../../700-additional/707-copies/707.9-exceptions.ts';
import { PREPARED } from '../../700-additional/722-prepared.ts';
import { type Context, Flag, type G } from '../../state.ts';
import { holds, select, value } from '../../vocabulary/evaluate.ts';
import { statedAura } from '../608-resolve/611.2e-stated.ts';
import { type Changed, changed, changedThenSorted, withCounters } from './614.1-changing.ts';
import { prevented } from './615-preventing.ts';
import { type Instead, legalHosts } from './616.1-replacements.ts';

type Data =
  | Instead
  | { readonly chooseHost: true }
  | { readonly shield: number }
  | { readonly redirectTo: ObjectId; readonly by: PlayerId };

export function replace(
  g: G,
  event: GameEvent,
  candidate: ReplacementCandidate,
  together: readonly GameEvent[],
): readonly GameEvent[] | Replaced | Call {
  const data = enteringWith(candidate.data as Data);
  if ('shield' in data) {
    useUp(g, data.shield, 1);
    return [regenerates(event)];
  }
  if ('instead' in data && !data.optional) {
    const plainly = atOnce(g, event, data);
    if (plainly !== null) return plainly;
  }
  return call(applyReplacement.name, {
    event,
    // 614.5, 614.13a
    data: 'ctx' in data ? asReplaced(g, data, event, candidate, together) : data,
  });
}

type Placing = Extract<Action, { do: 'counters' }>;
const isPlacedOnItself = (action: Action): action is Placing & { readonly counter: string } =>
  action.do === 'counters' &&
  action.on.kind === 'this' &&
  typeof action.counter === 'string' &&
  Object.keys(action).every((key) => PLACING.has(key));
const PLACING: ReadonlySet<string> = new Set(['do', 'on', 'counter', 'count']);

/** 614.12, 122.6a: counters that are put on it as it enters are counters that it enters with; before, it is no permanent. */
function enteringWith(data: Data): Data {
  if (!('instead' in data) || data.instead.kind !== 'enters') return data;
  const { instead } = data;
  const placed = (instead.actions ?? []).filter(isPlacedOnItself);
  if (placed.length === 0) return data;
  const { actions = [], counters = [], ...rest } = instead;
  const others = actions.filter((action) => !isPlacedOnItself(action));
  const more = placed.map(({ counter, count }) => ({ counter, count }));
  return {
    ...data,
    instead: { ...rest, ...(others.length > 0 ? { actions: others } : {}), counters: [...counters, ...more] },
  };
}

const regenerates = (event: GameEvent): GameEvent => regenerateEvent(eventOf(event, 'destroy').object);

/** Only what arrives enters in another way. */
function arrivalOf(event: GameEvent): MoveEvent | CreateEvent {
  if (isMove(event) || isCreate(event)) return event;
  throw new Error(`${event.kind} enters nothing`);
}

/** Replacements that ask nobody anything. */
function atOnce(g: G, event: GameEvent, d: Instead): readonly GameEvent[] | Replaced | null {
  const { instead } = d;
  if (d.placing !== undefined) {
    useUp(g, d.effect, 1);
    return [withCounters(g, arrivalOf(event), d.placing, instead, { ...d.ctx, event: d.placing })];
  }
  switch (instead.kind) {
    case 'enters':
      if ((instead.actions ?? instead.copyOf ?? instead.choice) !== undefined) return null;
      useUp(g, d.effect, 1);
      return [entersAs(g, arrivalOf(event), instead, d.ctx)];
    case 'regenerate':
      useUp(g, d.effect, 1);
      return [regenerates(event)];
    case 'change':
      if (instead.upTo !== undefined) return redirected(g, eventOf(event, 'damage'), instead, d);
      useUp(g, d.effect, 1);
      return changedThenSorted(g, event, instead, d.ctx);
    case 'prevent':
      return prevented(g, eventOf(event, 'damage'), instead, d.ctx, d.effect);
    case 'instead':
      if (instead.actions.length > 0) return movedInstead(g, event, instead.actions, d);
      useUp(g, d.effect, 1);
      return [];
    case 'also':
      return null;
  }
}

/** 614.6: what goes elsewhere goes there together with all else that happens; what is done besides comes after. */
function movedInstead(g: G, event: GameEvent, [first, ...rest]: readonly Action[], d: Instead): Replaced | null {
  if (!isMove(event) || first?.do !== 'move' || !isPlainMove(first) || first.to.zone === 'battlefield') return null;
  const [object, other] = select(g, first.what, { ...d.ctx, event });
  if (object !== event.object || other !== undefined) return null;
  useUp(g, d.effect, 1);
  const events = changed(g, event, { kind: 'change', zone: first.to.zone }, d.ctx);
  return {
    events,
    after: rest.length === 0 ? [] : [{ procedure: 'runActions', input: { actions: rest, ctx: d.ctx } }],
  };
}

/** Nothing is said of it but where it goes. */
const isPlainMove = (action: Extract<Action, { do: 'move' }>): boolean =>
  Object.keys(action).length === 3 && Object.keys(action.to).length === 1;

/** 614.9: the next so much damage is dealt to somebody else; what is more is dealt as it would have been. */
function redirected(g: G, event: DamageEvent, r: Changed, { ctx, effect }: Instead): readonly GameEvent[] {
  const left = effect === NO_EFFECT ? value(g, r.upTo ?? 0, ctx) : Math.max(0, usesLeft(g, effect));
  const amount = Math.min(left, event.amount);
  const part = { ...event, amount };
  const moved = changed(g, part, r, ctx);
  if (amount <= 0 || moved[0] === part) return [event];
  useUp(g, effect, amount);
  const rest = event.amount - amount;
  return [...(rest > 0 ? [altered(event, { amount: rest })] : []), ...moved];
}

type Enters = Extract<Replacement, { kind: 'enters' }>;

function entersAs(
  g: G,
  event: MoveEvent | CreateEvent,
  r: Enters,
  ctx: Context,
  notes: Readonly<Record<string, Note>> = {},
): GameEvent {
  const counters: Record<string, number> = { ...event.counters };
  for (const { counter, count } of r.counters ?? []) {
    const added = value(g, count, ctx);
    if (added > 0) counters[counter] = (counters[counter] ?? 0) + added;
  }
  const told = r.prepared === true ? { ...notes, [PREPARED]: 1 } : notes;
  const [controller] = r.controller === undefined ? [] : select(g, r.controller, ctx);
  const was = r.tapped === false ? (event.flags ?? 0) & ~Flag.tapped : (event.flags ?? 0);
  const isTapped = r.tapped === true || (r.tappedIf !== undefined && holds(g, r.tappedIf, ctx));
  const flags = was | (isTapped ? Flag.tapped : 0) | (r.faceDown === true ? Flag.faceDown : 0);
  return altered(event, {
    ...(Object.keys(counters).length > 0 ? { counters } : {}),
    ...(flags === (event.flags ?? 0) ? {} : { flags }),
    ...(r.transformed === true && turnsOver(g, event) ? { face: 1 } : {}),
    ...(controller === undefined ? {} : { controller }),
    ...attackingAs(g, r, ctx),
    ...(Object.keys(told).length > 0 ? { notes: { ...event.notes, ...told } } : {}),
  });
}

/** 508.4: it enters attacking, if that can still be attacked. */
function attackingAs(g: G, { attacks }: Enters, ctx: Context): { readonly attacks?: EntityId } {
  const [target] = attacks === undefined ? [] : select(g, attacks, ctx);
  return target === undefined ? {} : { attacks: target };
}

/** Only what is represented by a double-faced card can enter transformed (702.145b). */
const turnsOver = (g: G, event: MoveEvent | CreateEvent): boolean =>
  event.kind === 'move' ? hasBack(g.pool, objectRow(g.state, event.object)) : event.def !== undefined;

/** A player who could copy nothing is not asked. */
const hasNothingToCopy = (g: G, { instead, ctx }: Instead, event: GameEvent): boolean =>
  instead.kind === 'enters' &&
  instead.copyOf !== undefined &&
  copyable(g, instead.copyOf, ctx, arrivalOf(event)).length === 0;

/** Applies a replacement that asks or acts: an optional one, "as it enters, choose …", "instead do …". Its result are the events. */
const applyReplacement: Procedure = procedure<G, Applying<Data>>('applyReplacement', {
  consent(g, d, answer) {
    const { data } = d;
    if ('chooseHost' in data) return go('host');
    if (answer === false) return done([d.event]);
    if ('redirectTo' in data) {
      if (answer === undefined) return askConsent(g, data.by, data.redirectTo);
      return done([{ ...d.event, to: data.redirectTo }]);
    }
    const isAsked = answer === undefined && 'optional' in data && data.optional && !hasNothingToCopy(g, data, d.event);
    return isAsked ? askConsent(g, data.ctx.controller, data.ctx.source) : next(d);
  },
  act(_g, d) {
    const data = d.data as Instead;
    const { instead } = data;
    // 615.5: what a prevention effect does besides comes after.
    const actions = 'actions' in instead && instead.kind !== 'prevent' ? instead.actions : undefined;
    if (instead.kind === 'enters' && instead.copyOf !== undefined) return go('copy');
    if (instead.kind === 'enters' && instead.choice !== undefined) return go('choice_707_2');
    if (data.turning !== undefined) return go('turn_708_11');
    return carryOut(d, actions, data.ctx);
  },
  result(g, d) {
    const data = d.data as Instead;
    const { instead } = data;
    const ctx: Context = { ...data.ctx, locals: { ...data.ctx.locals, ...d.locals } };
    switch (instead.kind) {
      case 'enters':
        useUp(g, data.effect, 1);
        return done([entersAs(g, arrivalOf(d.event), instead, ctx, notesIn(instead, d.locals))]);
      case 'prevent':
        return done(prevented(g, eventOf(d.event, 'damage'), instead, ctx, data.effect));
      case 'regenerate':
        useUp(g, data.effect, 1);
        return done([regenerates(d.event)]);
      case 'also':
        useUp(g, data.effect, 1);
        return done([d.event]);
      case 'instead':
      case 'change':
        useUp(g, data.effect, 1);
        return done(instead.kind === 'change' ? changedThenSorted(g, d.event, instead, ctx) : []);
    }
  },
  host(g, d, answer) {
    const event = eventOf(d.event, 'move');
    const controller = event.controller ?? objectRow(g.state, event.object).owner;
    const candidates = legalHosts(g, event.object, controller, statedAura(event) ?? arriving(g, event).abilities);
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
      } as ChooseEntities);
    }
    const host = answer === undefined ? candidates[0] : (answer as readonly EntityId[])[0];
    // 303.4g: with nothing to enchant it stays where it is.
    return done(host === undefined ? [] : [altered(event, { host })]);
  },
  /** 707.5: it becomes a copy as it enters; with nothing to copy it enters as it is. */
  copy(g, d, answer) {
    const { instead, ctx } = d.data as Instead & { readonly instead: Enters };
    const from = instead.copyOf === undefined ? [] : copyable(g, instead.copyOf, ctx, arrivalOf(d.event));
    if (answer === undefined && from.length > 1) {
      const asked = { player: ctx.controller, rule: '707.5', prompt: 'copy', about: ctx.source };
      return ask({ kind: 'entities', ...asked, from, min: 1, max: 1 } as ChooseEntities);
    }
    const original = answer === undefined ? from[0] : (answer as readonly ObjectId[])[0];
    if (original === undefined) return done([d.event]);
    const copy = copiedRoom(g, ctx, original, instead.copyChanges ?? []) ?? {
      base: copiedFace(g, ctx, original, instead.copyChanges ?? []),
    };
    return done([altered(entersAs(g, arrivalOf(d.event), instead, ctx), copy)]);
  },
  /** 707.2: what is chosen as it enters becomes part of its copiable values. */
  choice_707_2(g, d, answer) {
    const { instead, ctx } = d.data as Instead & { readonly instead: Enters };
    const choice = instead.choice ?? [];
    if (answer === undefined) {
      const asked = { player: ctx.controller, rule: '614.1c', prompt: 'enter-as', about: ctx.source };
      const options = choice.map((changes) => choiceOption(g, changes, ctx));
      return ask({ kind: 'options', ...asked, options, min: 1, max: 1 } as ChooseOptions);
    }
    const event = arrivalOf(d.event);
    const base = changedCopiable(g, ctx, arriving(g, event).face, choice[(answer as readonly number[])[0] ?? 0] ?? []);
    return done([altered(entersAs(g, event, instead, ctx), { base })]);
  },
  /** 708.11, 712.20: it is turned over, and what is done as it is comes before anything else can happen. */
  turn_708_11(_g, d) {
    const { turning = '', ctx } = d.data as Instead;
    const by = { key: turning, source: ctx.source };
    const event: GameEvent = { ...d.event, replacedBy: [...(d.event.replacedBy ?? []), by] };
    return emit([event], { store: 'happened' });
  },
  asTurned_708_11(_g, d) {
    const { instead, ctx } = d.data as Instead;
    const isTurned = d.happened?.some((e) => e.kind === d.event.kind) === true;
    return isTurned && 'actions' in instead && instead.actions !== undefined
      ? call('runActions', { actions: instead.actions, ctx }, { store: 'locals' })
      : next(d);
  },
  turned() {
    return done([]);
  },
});

/** Choices made as it enters, and what was exiled for it (614.14), are noted on the object it becomes. */
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

export const replacementProcedures = { applyReplacement } as const;
