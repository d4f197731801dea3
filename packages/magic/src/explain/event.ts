/** Why something happened: its cause, what replaced it, what it follows from, the rule behind it, and what it made trigger. */

import {
  type Derivation,
  derivation,
  type EntityId,
  effectRow,
  eventKind,
  findObject,
  type GameEvent,
  isObject,
  type ObjectId,
  type Plain,
  type PlayerId,
  rowAt,
  visibleEvents,
} from '@rulewright/kernel';
import { characteristics } from '../100-game/109.3-characteristics.ts';
import { type MagicEvent, magicEvent } from '../700-additional/700.1-events/types.ts';
import type { G } from '../state.ts';
import { eventEntities } from '../vocabulary/evaluate.ts';
import { factsOf } from './state-based.ts';
import { howOften, triggeredBy } from './trigger.ts';

/** Null if the log has no such event (any more). For a viewer, the event is told as that player may see it. */
export function explainEvent(g: G, at: number, viewer?: PlayerId): Derivation | null {
  const event = rowAt(g.state.log, at);
  if (event === undefined) return null;
  return eventFact(g, event, at, viewer, [
    ...ruleFacts(g, event),
    ...causeFacts(event),
    ...replacementFacts(g, event),
    ...parentFacts(g, event, at, viewer),
    ...triggerFacts(g, event),
  ]);
}

/** Whether the viewer is shown the event in full. */
function isOpenTo(g: G, viewer: PlayerId, event: GameEvent): boolean {
  const [seen] = visibleEvents(g, viewer, [event]);
  return NAMING.every((key) => !(key in event) || (seen !== undefined && key in seen));
}
const NAMING: readonly string[] = ['object', 'objects', 'on', 'became'];

function eventFact(
  g: G,
  event: GameEvent,
  at: number,
  viewer: PlayerId | undefined,
  because: readonly Derivation[],
): Derivation {
  const open = viewer === undefined || isOpenTo(g, viewer, event);
  return derivation('event', {
    rules: [eventKind(g, event).rule],
    objects: open ? entitiesOf(g, event) : eventEntities(g, event, 'player'),
    data: { event: event.kind, at, ...(open ? { ...amountOf(event), ...howOf(event) } : {}) },
    because,
  });
}

function entitiesOf(g: G, event: GameEvent): readonly EntityId[] {
  const roles = ['source', 'object', 'player', 'other'] as const;
  return [...new Set(roles.flatMap((role) => eventEntities(g, event, role)))];
}

const amountOf = (event: GameEvent): Readonly<Record<string, Plain>> =>
  'amount' in event && typeof event.amount === 'number' ? { amount: event.amount } : {};

const howOf = (event: GameEvent): Readonly<Record<string, Plain>> =>
  'how' in event && typeof event.how === 'string' ? { how: event.how } : {};

const causeFacts = ({ cause }: GameEvent): readonly Derivation[] =>
  cause === undefined ? [] : [derivation('caused-by', { rules: ['609.1'], objects: [cause] })];

/** A state-based action, with the numbers as they last were. */
function ruleFacts(g: G, event: GameEvent): readonly Derivation[] {
  const { rule } = event;
  if (rule === undefined) return [];
  const m = magicEvent(event);
  const id = 'object' in m ? m.object : m.kind === 'lose' ? m.player : undefined;
  const data = { rule, ...(id === undefined ? {} : factsOf(g, rule, id)) };
  return [derivation('state-based-done', { rules: [rule, '704.3'], objects: id === undefined ? [] : [id], data })];
}

/** The source that a replacement effect's key names. */
function replacementSource(g: G, key: string): ObjectId | undefined {
  const [kind, first, second] = key.split(':');
  if (kind === 'shield') return effectRow(g.state, Number(first))?.source;
  const id = Number(kind === 'effect' ? second : first) as ObjectId;
  return isObject(id) && findObject(g.state, id) !== undefined ? id : undefined;
}

const replacementFacts = (g: G, event: GameEvent): readonly Derivation[] =>
  (event.replacedBy ?? []).map((key) => {
    const source = replacementSource(g, key);
    return derivation('replaced-by', { rules: ['614.6'], objects: source === undefined ? [] : [source] });
  });

/** How an object moved, and the kind of event that this is part of. */
const parents: Readonly<Record<string, string>> = {
  destroyed: 'destroy',
  sacrificed: 'sacrifice',
  discarded: 'discard',
  drawn: 'draw',
  milled: 'mill',
  countered: 'counter',
  played: 'playLand',
  cast: 'cast',
  resolved: 'resolve',
};

/** The event of which this one is a consequence: the nearest one before it that is about the same thing. */
function parentFacts(g: G, event: GameEvent, at: number, viewer: PlayerId | undefined): readonly Derivation[] {
  const isParent = parentTest(magicEvent(event));
  if (isParent === null) return [];
  const { log } = g.state;
  for (let i = at - 1; i >= log.first && i >= at - NEAR; i--) {
    const before = rowAt(log, i);
    if (before === undefined || !isParent(magicEvent(before))) continue;
    const own = [...ruleFacts(g, before), ...causeFacts(before), ...replacementFacts(g, before)];
    return [
      derivation('consequence-of', {
        rules: [eventKind(g, before).rule],
        because: [eventFact(g, before, i, viewer, own)],
      }),
    ];
  }
  return [];
}
/** A batch is logged in one go, so what an event follows from is not far. */
const NEAR = 200;

function parentTest(event: MagicEvent): ((before: MagicEvent) => boolean) | null {
  switch (event.kind) {
    case 'move': {
      const kind = event.how === undefined ? undefined : parents[event.how];
      if (kind === undefined) return null;
      return (e) => e.kind === kind && 'object' in e && e.object === event.object;
    }
    case 'loseLife':
      return (e) => e.kind === 'damage' && e.to === event.player && e.source === event.cause;
    case 'gainLife':
      return (e) => e.kind === 'damage' && e.source === event.cause;
    case 'counters':
      if (event.arrived === true) return (e) => (e.kind === 'move' || e.kind === 'create') && e.became === event.on;
      return (e) => e.kind === 'damage' && e.to === event.on && e.source === event.cause;
    case 'removeFromCombat':
      return (e) => e.kind === 'move' && e.object === event.object;
    default:
      return null;
  }
}

/** Each ability once for every time that it triggered, with what made it trigger again. */
function triggerFacts(g: G, event: GameEvent): readonly Derivation[] {
  return triggeredBy(g, event).map((source) => {
    const { controller } = characteristics(g, source);
    const because = howOften(g, { source, controller, ability: null, event, locals: {} });
    return derivation('made-trigger', { rules: ['603.2'], objects: [source], because });
  });
}
