/**
 * Playing a card: activating it (card activation 1.1–1.9) or materializing it (card materialization 3). The card goes to the effects stack
 * and an instance of it waits there. Anything illegal takes everything back.
 */
import {
  type Answer,
  altered,
  arrivalOf,
  ask,
  type ChooseEntities,
  call,
  ceaseEvent,
  comesFrom,
  commit,
  type Directive,
  done,
  emit,
  endEffectEvent,
  type GameEvent,
  isCreate,
  isMove,
  moveEvent,
  NO_OBJECT,
  next,
  type ObjectId,
  objectRow,
  type PlayerId,
  type Procedure,
  procedure,
  type Refusal,
  underRules,
  type YesNo,
  zoneObjects,
} from '@rulewright/kernel';
import type { Cost, Effect, Mode } from '@rulewright/language/grand-archive';
import {
  announceDecisions,
  announcedContext,
  announceModes,
  announceOptionalCosts,
  announceTargets,
  announceX,
  type Context,
  chooseTargets,
  chosenModes,
  costsRefusal,
  decided,
  divideAmongTargets,
  type Impossible,
  type PaymentResult,
  published,
  rewind,
} from '@rulewright/rules';
import { EMPOWERED, empowerings } from '../abilities/as-if-level.ts';
import { actedEvent, propertyEvent } from '../events/make.ts';
import type { PlayEvent } from '../events/types.ts';
import { characteristics, hasSubtype, isType, keywordsOf } from '../parts-of-a-card/characteristics.ts';
import { ACTION, ATTACK, BOON, elementsOf } from '../parts-of-a-card/words.ts';
import { contextWith, Flag, type G, type Method, type StackEntry } from '../state.ts';
import { matches, value } from '../vocabulary/evaluate.ts';
import { HAND, PLAYED, STACK } from '../zones/zones.ts';
import { type AfterPaying, addedTargets, beforePaying, divideMore, moreModes, moreTargets } from './after-paying.ts';
import { ATTACKER, additionalCosts, costOfCard, type Help, reserveIn, usedUp } from './cost.ts';
import { SHOWN } from './cost-kinds.ts';
import { effectOf, linkTarget } from './effect.ts';
import { kindling, playRefusal } from './legality.ts';
import { lockedText } from './lost-text.ts';
import { paying, RESERVED } from './payment.ts';
import { permitsUsedUp, plainWay, type Way, waysToActivate, waysToBestow, waysToMaterialize } from './ways.ts';

export interface PlayInput {
  readonly player: PlayerId;
  readonly card: ObjectId;
  readonly method: Method;
  /** An alternative cost by its name. */
  readonly by?: string;
  /** An effect has it played: without its cost, for another cost, for less, without its elements. */
  readonly byEffect?: boolean;
  readonly free?: boolean;
  readonly ofAll?: boolean;
  readonly cost?: readonly Cost[];
  readonly less?: number;
  readonly ignoringElements?: boolean;
}

export interface PlayResult {
  readonly played: boolean;
  readonly card: ObjectId;
  readonly object: ObjectId;
}

interface Playing extends AfterPaying, PlayInput, Help {
  readonly way: Way;
  readonly moved?: readonly GameEvent[];
  readonly created?: readonly GameEvent[];
  readonly payment?: PaymentResult;
  /** It lay face down: only on the stack do effects see what it is. */
  readonly hidden?: boolean;
  /** The player wants to show what is reserved (imbue). */
  readonly imbues?: boolean;
}

const WAYS = { activate: waysToActivate, materialize: waysToMaterialize, bestow: waysToBestow } as const;
const MOVED = { activate: 'activated', materialize: 'materialized', bestow: 'bestowed' } as const;

function wayOf(g: G, input: PlayInput): Way {
  const found = WAYS[input.method](g, input.player, input.card).filter(
    ({ by }) => input.by === undefined || by === input.by,
  );
  const legal = found.find((way) => playRefusal(g, input.player, input.card, way, input.byEffect === true) === null);
  const way = legal ?? found[0] ?? plainWay(input.method);
  if (input.byEffect !== true) return way;
  return {
    ...plainWay(input.method),
    by: input.by ?? null,
    cost: input.cost ?? null,
    free: input.free === true,
    ofAll: input.ofAll === true,
    less: input.less ?? 0,
    anyElement: input.ignoringElements === true,
  };
}

const newEntry = (g: G, { card, method }: PlayInput, way: Way): StackEntry => ({
  kind: 'instance',
  method,
  source: card,
  effect: null,
  modes: [],
  targets: [],
  x: 0,
  locals: {},
  paid: way.by === null ? {} : { [way.by]: 1 },
  event: null,
  condition: null,
  keyword: null,
  from: objectRow(g.state, card).zone,
});

/** The card as it lies on the effects stack. */
const cardIn = (p: Playing): ObjectId => p.entry.source;

const abandon = (g: G, p: Playing, refusal: Refusal): Directive => {
  if (g.state.checkpoint !== null) return rewind(g, refusal, null, 'abandoned');
  const back: GameEvent[] = [];
  const card = cardIn(p);
  if (objectRow(g.state, card).zone === PLAYED)
    back.push(moveEvent(card, p.entry.from, { how: 'put', flags: p.hidden === true ? Flag.faceDown : 0 }));
  if (p.object !== NO_OBJECT) back.push(ceaseEvent(p.object));
  return back.length === 0 ? rewind(g, refusal, null, 'abandoned') : emit(back, { then: 'abandoned' });
};

const impossible =
  (g: G, p: Playing): Impossible =>
  (code, rule) =>
    abandon(g, p, { code, rule });

const modesOf = (p: Playing): readonly Mode[] => chosenModes(p.entry.effect, p.entry.modes);

function isAffordable(
  g: G,
  p: Playing,
  change: Partial<Context>,
  modes: readonly Mode[] = modesOf(p),
  help: Help = p,
): boolean {
  const ctx = contextWith(announcedContext(p), change);
  const due = costOfCard(g, cardIn(p), p.player, p.way, ctx, modes, help);
  if (due === null) return false;
  if (costsRefusal(g, due, { player: p.player, ctx, playing: cardIn(p) }) === null) return true;
  if (help.kindled !== undefined) return false;
  const from = kindling(g, p.player, cardIn(p), ctx);
  return from.length > 0 && isAffordable(g, p, change, modes, { kindled: from });
}

const usesX = (g: G, p: Playing): boolean =>
  !p.way.free && p.way.cost === null && characteristics(g, cardIn(p)).cost?.amount === 'X';

/** What it does, or the link that it targets; an attack declares its targets later. */
function textOf(g: G, card: ObjectId): Effect | null {
  const c = characteristics(g, card);
  if (isType(c, ATTACK)) return null;
  return linkTarget(c) ?? (isType(c, ACTION | BOON) ? effectOf(c) : null);
}

const playCard: Procedure = procedure<G, Playing>('playCard', {
  announce(g, input) {
    const way = wayOf(g, input);
    const entry = newEntry(g, input, way);
    const how = MOVED[input.method];
    const power = empowered(g, input);
    const flags = flagsFor(g, input, way) | (power.notes === undefined ? 0 : Flag.empowered);
    const move = moveEvent(input.card, PLAYED, { how, controller: input.player, flags, ...power });
    const used = power.notes === undefined ? [] : empowerings(g, input.player).map(({ id }) => endEffectEvent(id));
    const hidden = (objectRow(g.state, input.card).flags & Flag.faceDown) !== 0;
    const p: Playing = altered(input, { object: NO_OBJECT, entry, changed: false, at: 0, way, hidden });
    return emit([move, ...used], { store: 'moved', data: p });
  },
  onTheStack(g, { moved, ...p }) {
    const card = moved?.filter(isMove).find((e) => e.object === p.card)?.became;
    if (card === undefined || objectRow(g.state, card).zone !== PLAYED)
      return abandon(g, p, { code: 'not-in-zone', rule: 'card-activation.1.1' });
    const refusal = p.hidden === true ? playRefusal(g, p.player, card, p.way, true) : null;
    if (refusal !== null) return abandon(g, { ...p, entry: { ...p.entry, source: card } }, refusal);
    const lost = lockedText(g, objectRow(g.state, card));
    const entry: StackEntry = altered(p.entry, {
      source: card,
      effect: textOf(g, card),
      ...(lost.length === 0 ? {} : { lost }),
    });
    const create: GameEvent = {
      kind: 'create',
      what: 'ability',
      to: STACK,
      owner: p.player,
      controller: p.player,
      stack: entry,
    } as GameEvent;
    return emit([create], { store: 'created', data: altered(p, { entry }) });
  },
  instance(g, { created, ...p }) {
    const object = created?.filter(isCreate).find((e) => e.to === STACK)?.became ?? NO_OBJECT;
    comesFrom(g, cardIn(p), arrivalOf(g.state, cardIn(p)));
    return next(published(g, altered(p, { object, changed: true })));
  },
  declareX(g, p, answer) {
    if (!usesX(g, p)) return next(p);
    return announceX(g, p, answer, (x) => isAffordable(g, p, { x }), [
      { kind: 'reserve', amount: { kind: 'x' } } as Cost,
    ]);
  },
  declareCosts(g, p, answer) {
    const optional = additionalCosts(characteristics(g, cardIn(p)), p.method).filter((cost) => cost.optional === true);
    return announceOptionalCosts(g, p, answer, 'declareCosts', optional, (paid) => isAffordable(g, p, { paid }));
  },
  decideCosts(g, p, answer) {
    const ctx = announcedContext(p);
    const costs = [
      ...(p.way.cost ?? []),
      ...additionalCosts(characteristics(g, cardIn(p)), p.method)
        .filter((cost) => cost.optional !== true || (ctx.paid[cost.name ?? ''] ?? 0) > 0)
        .flatMap(({ cost }) => cost),
    ];
    const payer = { player: p.player, ctx, playing: cardIn(p) };
    return announceDecisions(g, p, costs, payer, answer, 'decideCosts', (open) => isAffordable(g, p, open));
  },
  modes: (g, p, answer) => announceModes(g, p, answer, (mode) => isAffordable(g, p, {}, [mode]), impossible(g, p)),
  targets: (g, p, answer) => chooseTargets(g, published(g, p), answer, 'targets', impossible(g, p)),
  divide: (g, p, answer) => divideAmongTargets(g, p, answer, 'divide'),
  legality: (g, p) => announceTargets(g, p),
  beforePaying: (g, p) => beforePaying(g, p),
  kindle: (g, p, answer) => kindle(g, p, answer),
  imbue: (g, p, answer) => imbue(g, p, answer),
  pay(g, p) {
    const plain = announcedContext(p);
    const ctx = p.imbues === true ? contextWith(plain, { paid: altered(plain.paid, { [SHOWN]: 1 }) }) : plain;
    const due = costOfCard(g, cardIn(p), p.player, p.way, ctx, modesOf(p), p);
    if (due === null) return abandon(g, p, { code: 'no-cost', rule: 'costs-memory.3' });
    if (due.length === 0) return next(altered(p, { payment: { paid: true, locals: {}, refusal: null } }));
    return call('payTotal', paying(p.player, ctx, due, cardIn(p)), { store: 'payment', data: p });
  },
  paid(g, p) {
    const { payment } = p;
    if (payment?.paid !== true)
      return abandon(g, p, payment?.refusal ?? { code: 'cannot-pay', rule: 'card-activation.1.8' });
    const locals = altered(p.entry.locals, payment.locals);
    const [commanded] = (locals[ATTACKER] as readonly ObjectId[] | undefined) ?? [];
    return next(published(g, decided(p, { locals, ...(commanded === undefined ? {} : { commanded }) })));
  },
  /** Imbue, prepare and empower: properties that the card gets as it is played. */
  properties(g, p) {
    const events = propertiesOf(g, p);
    return events.length === 0 ? next(p) : emit(events, { data: p });
  },
  moreModes: (g, p, answer) => moreModes(g, p, answer),
  moreTargets: (g, p, answer) => moreTargets(g, p, answer, impossible(g, p)),
  divideMore: (g, p, answer) => divideMore(g, p, answer),
  addedTargets: (g, p) => addedTargets(g, p),
  played(g, p) {
    const event: PlayEvent = {
      kind: p.method,
      object: cardIn(p),
      other: p.object,
      player: p.player,
      from: p.entry.from,
    };
    const brewed = p.way.by === 'brew' ? [actedEvent('brew', p.player, 1, { object: cardIn(p) })] : [];
    const used = [
      ...usedUp(g, p.method, cardIn(p), p.player),
      ...(p.method === 'activate' ? permitsUsedUp(g, p.player, cardIn(p)) : []),
    ];
    return emit([event, ...brewed, ...used], { data: p });
  },
  finish(g, p) {
    commit(g);
    return done({ played: true, card: cardIn(p), object: p.object } satisfies PlayResult);
  },
  abandoned: () => done({ played: false, card: NO_OBJECT, object: NO_OBJECT } satisfies PlayResult),
});

/** Kindle 1: up to so many fire cards of the graveyard, each for one of the reserve cost. */
function kindle(g: G, p: Playing, answer: Answer | undefined): Directive {
  if (answer !== undefined) return next(altered(p, { kindled: answer as readonly ObjectId[] }));
  const ctx = announcedContext(p);
  const from = p.way.free ? [] : kindling(g, p.player, cardIn(p), ctx);
  const due = from.length === 0 ? null : costOfCard(g, cardIn(p), p.player, p.way, ctx, modesOf(p));
  const max = due === null ? 0 : Math.min(from.length, reserveIn(g, due, ctx));
  if (max === 0) return next(p);
  const works = (n: number): boolean => isAffordable(g, p, {}, modesOf(p), { kindled: from.slice(0, n) });
  let min = 0;
  while (min < max && !works(min)) min++;
  const decision: ChooseEntities = {
    kind: 'entities',
    player: p.player,
    rule: 'kw-kindle.1',
    prompt: 'kindle',
    about: p.object,
    from,
    min,
    max,
  };
  return ask(decision);
}

/** How many cards have to match, and which do (imbue 7). */
function imbuing(g: G, p: Playing): { readonly least: number; readonly fits: (id: ObjectId) => boolean } | null {
  const c = characteristics(g, cardIn(p));
  const ctx = announcedContext(p);
  const ways = keywordsOf(c, 'imbue');
  if (ways.length === 0) return null;
  const least = Math.min(...ways.map((a) => value(g, a.amount ?? 1, ctx)));
  const fits = (id: ObjectId): boolean =>
    ways.some((a) =>
      a.what === undefined
        ? (characteristics(g, id).elements & (a.word === undefined ? c.elements : elementsOf([a.word]))) !== 0
        : matches(g, a.what, id, ctx),
    );
  return { least, fits };
}

/** Imbue 1: the player may show all cards that are reserved. */
function imbue(g: G, p: Playing, answer: Answer | undefined): Directive {
  if (answer !== undefined) return next(altered(p, { imbues: answer === true }));
  const wanted = imbuing(g, p);
  const due = wanted === null ? null : costOfCard(g, cardIn(p), p.player, p.way, announcedContext(p), modesOf(p), p);
  if (wanted === null || due === null || reserveIn(g, due, announcedContext(p)) < wanted.least) return next(p);
  const could = zoneObjects(g, HAND, p.player).filter(wanted.fits).length;
  if (could < wanted.least) return next(p);
  const decision: YesNo = { kind: 'yesNo', player: p.player, rule: 'kw-imbue.1', prompt: 'imbue', about: p.object };
  return ask(decision);
}

function propertiesOf(g: G, p: Playing): readonly GameEvent[] {
  const card = cardIn(p);
  const out: GameEvent[] = [];
  const set = (flag: number): void => {
    out.push(propertyEvent(card, flag));
  };
  if (p.imbues === true) {
    const wanted = imbuing(g, p);
    const reserved = ((p.entry.locals[RESERVED] as readonly ObjectId[] | undefined) ?? []).map((id) => {
      const { after } = objectRow(g.state, id);
      return after === NO_OBJECT ? id : after;
    });
    if (wanted !== null && reserved.filter(wanted.fits).length >= wanted.least) set(Flag.imbued);
  }
  if ((p.entry.paid.prepare ?? 0) > 0) set(Flag.prepared);
  if ((p.kindled?.length ?? 0) > 0) set(Flag.kindled);
  return out;
}

/** Ephemerate 1.4: only what becomes neither an object nor an intent is ephemeral on the stack. */
const flagsFor = (g: G, { card }: PlayInput, { flags }: Way): number =>
  isType(characteristics(g, card), ACTION) ? flags : flags & ~Flag.ephemeral;

/** Empower 1, 2: the next Spell card of the player is empowered as it is put onto the stack. */
function empowered(g: G, { player, card, method }: PlayInput): { readonly notes?: Readonly<Record<string, number>> } {
  if (method !== 'activate' || !hasSubtype(characteristics(g, card), 'Spell')) return {};
  const amount = empowerings(g, player).reduce((sum, each) => sum + each.amount, 0);
  return amount === 0 ? {} : { notes: { [EMPOWERED]: amount } };
}

export const playProcedures = {
  playCard: underRules(playCard, {
    announce: 'card-activation.1.1',
    declareX: 'card-activation.1.3.1',
    declareCosts: 'card-activation.1.3.2',
    modes: 'card-activation.1.4',
    targets: 'card-activation.1.5',
    legality: 'card-activation.1.6',
    kindle: 'kw-kindle.1',
    imbue: 'kw-imbue.1',
    pay: 'card-activation.1.8',
    moreModes: 'card-activation.1.8.1',
    moreTargets: 'card-activation.1.8.1',
    played: 'card-activation.1.9',
  }),
} as const;
