/**
 * What has triggered is put on the stack, each player's in an order of their choice. Each function is a stage of a game's procedure,
 * which has it under the number of its rule.
 */
import {
  type Answer,
  altered,
  arrivalOf,
  ask,
  type ChooseOrder,
  type CreateEvent,
  call,
  ceaseEvent,
  comesFrom,
  type Directive,
  DONE,
  effectRow,
  emit,
  endEffectEvent,
  type GameEvent,
  happen,
  isCreate,
  NEXT,
  NO_OBJECT,
  next,
  type PendingTrigger,
  type PlayerId,
} from '@rulewright/kernel';
import { isPlaying, playersInOrder } from '../evaluate/objects.ts';
import type { CommonGame } from '../game.ts';
import { type Announcement, announcedContext } from '../play/announcement.ts';
import { canChooseModes } from '../play/modes.ts';
import type { Entry } from '../play/specs.ts';
import { canChooseTargets } from '../play/targets.ts';
import { triggeredOnceMore } from './limits.ts';
import { together } from './one-or-more.ts';
import { DELAYED, type Delayed, type TriggeredAbility } from './rules.ts';

/** Those of one player, or of players who put theirs on the stack together. */
export interface Putting {
  readonly player: PlayerId;
  readonly triggers: readonly PendingTrigger[];
}

/** The player who is next in turn order to put some on the stack, if there is one. */
export const nextToPut = (g: CommonGame): PlayerId | undefined =>
  g.state.pending.length === 0
    ? undefined
    : playersInOrder(g).find((p) => g.state.pending.some((t) => t.controller === p));

/** Those that no longer wait have triggered once more, where that is limited. */
export function countTriggered(g: CommonGame, triggers: readonly PendingTrigger[]): void {
  for (const trigger of triggers) {
    const counted = triggeredOnceMore(g, trigger);
    if (counted !== null) happen(g, counted);
  }
}

/** They leave the waiting list. */
export function takeTriggers(g: CommonGame, { player }: Putting): Directive {
  const { triggered } = g.rules;
  const players = triggered.together(g, player);
  const waiting = g.state.pending.filter((t) => players.includes(t.controller));
  const triggers = triggered.joinsWaiting === true ? together(g, waiting) : waiting;
  comesFrom(g, NO_OBJECT, triggers[0]?.parent);
  for (const p of players) happen(g, triggered.taken(p));
  countTriggered(g, triggers);
  return next({ player, triggers });
}

const ORDER_PROMPT = 'order-triggers';

export function orderTriggers(g: CommonGame, s: Putting, answer: Answer | undefined): Directive {
  if (answer !== undefined)
    return next(altered(s, { triggers: (answer as readonly number[]).map((i) => s.triggers[i]) }));
  if (s.triggers.length === 1) return NEXT;
  const decision: ChooseOrder = {
    kind: 'order',
    player: s.player,
    rule: g.rules.triggered.rule.order,
    prompt: ORDER_PROMPT,
    items: s.triggers.map((t) => t.source),
  };
  return ask(decision);
}

/** One after the other, by the procedure that puts one there; this stage comes again after each. */
export function putInOrder(s: Putting, procedure: string, again: string): Directive {
  const [first, ...rest] = s.triggers;
  if (first === undefined) return DONE;
  return call(procedure, { trigger: first }, { data: altered(s, { triggers: rest }), then: again });
}

/** The abilities whose order is being asked, as the decision lists them. */
export function triggersToOrder(g: CommonGame): readonly PendingTrigger[] {
  const { decision, frame } = g.state;
  if (decision?.prompt !== ORDER_PROMPT || frame === null) return [];
  return (frame.data as Putting).triggers;
}

/** One ability on its way to the stack. */
export interface PuttingOne<E extends Entry = Entry> extends Announcement<E> {
  readonly trigger: PendingTrigger;
  readonly created?: readonly GameEvent[];
}

function newEntry(g: CommonGame, { source, ability, event, locals }: PendingTrigger): Entry {
  const effect = ability as TriggeredAbility;
  return {
    kind: 'triggered',
    source,
    effect,
    modes: [],
    targets: [],
    // The X of what it comes from, where there was one.
    x: typeof locals.x === 'number' ? locals.x : 0,
    locals,
    paid: {},
    event,
    condition: effect.condition ?? null,
    keyword: effect.keyword ?? null,
    from: g.rules.triggered.entry.from,
  };
}

const always = (): boolean => true;

/** Whether the modes and targets that it requires can be chosen. */
function hasChoices(g: CommonGame, p: PuttingOne): boolean {
  const { effect } = p.entry;
  if (effect === null) return true;
  const ctx = announcedContext(p);
  if (effect.modes !== undefined) return canChooseModes(g, effect, ctx, NO_OBJECT, always);
  return effect.targets === undefined || canChooseTargets(g, effect.targets, ctx, NO_OBJECT);
}

/** A delayed triggered ability without a duration triggers only once; that was now. */
function isUsedUp(g: CommonGame, trigger: PendingTrigger): boolean {
  const id = trigger.locals[DELAYED];
  if (typeof id !== 'number') return false;
  const body = effectRow(g.state, id)?.body as Delayed | undefined;
  if (body?.once === true) happen(g, endEffectEvent(id));
  return body === undefined;
}

/** The ability becomes an object on the stack, if its player is still there and can make the choices that it requires. */
export function createTriggered(g: CommonGame, { trigger }: PuttingOne): Directive {
  const player = trigger.controller;
  comesFrom(g, trigger.source, trigger.parent);
  if (!isPlaying(g.state, player) || isUsedUp(g, trigger)) return DONE;
  const entry = newEntry(g, trigger);
  const p: PuttingOne = { trigger, player, object: NO_OBJECT, entry, changed: false, at: 0 };
  if (!hasChoices(g, p)) return DONE;
  const { stack } = g.rules.triggered;
  const create: CreateEvent = {
    kind: 'create',
    what: 'ability',
    to: stack,
    owner: player,
    controller: player,
    stack: entry,
  };
  return emit([create], { store: 'created', data: p });
}

/** What is chosen for it from here on belongs to the object that it has become. */
export function triggeredOnStack(g: CommonGame, { created, ...p }: PuttingOne): Directive {
  const made = created?.filter(isCreate).find((e) => e.what === 'ability');
  if (made?.became === undefined) return DONE;
  comesFrom(g, p.trigger.source, arrivalOf(g.state, made.became));
  return next(altered(p, { object: made.became }));
}

/** An ability for which no legal choice can be made is removed from the stack. */
export const removedFromStack =
  ({ object }: PuttingOne, then: string) =>
  (): Directive =>
    emit([ceaseEvent(object)], { then });
