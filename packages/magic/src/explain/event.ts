/** Why something happened: its cause, what replaced it, what it follows from, the rule behind it, and what it made trigger. */
import {
  type Derivation,
  derivation,
  type EntityId,
  eventKind,
  type GameEvent,
  isObject,
  NO_PARENT,
  type ObjectId,
  type Plain,
  rowAt,
  type Seen,
} from '@rulewright/kernel';
import { characteristics } from '../100-game/109.3-characteristics.ts';
import { magicEvent } from '../700-additional/700.1-events/types.ts';
import type { G } from '../state.ts';
import { eventEntities } from '../vocabulary/evaluate.ts';
import { loopFacts } from './loop.ts';
import { isOpenTo } from './open.ts';
import { factsOf } from './state-based.ts';
import { howOften, triggeredBy } from './trigger.ts';

/** Null if the log has no such event (any more). */
export function eventFacts(seen: Seen<G>, at: number): Derivation | null {
  const { g } = seen;
  const event = rowAt(g.state.log, at);
  if (event === undefined) return null;
  return eventFact(seen, event, at, [
    ...ownFacts(g, event),
    ...parentFacts(seen, event),
    ...triggerFacts(g, event, at),
  ]);
}

function eventFact(seen: Seen<G>, event: GameEvent, at: number, because: readonly Derivation[]): Derivation {
  const { g } = seen;
  const open = isOpenTo(seen, event);
  const { rule } = eventKind(g, event);
  return derivation('event', {
    rules: event.rule === undefined || event.rule === rule ? [rule] : [rule, event.rule],
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

/** `told` is the object that is known already to have caused it. */
const ownFacts = (g: G, event: GameEvent, told?: ObjectId): readonly Derivation[] => [
  ...stateBasedFacts(g, event),
  ...loopFacts(event),
  ...sourceFacts(g, event, told),
  ...replacementFacts(event),
];

const causeOf = ({ cause, source }: GameEvent): ObjectId | undefined => cause ?? source;

/** Not where the event names it anyway. */
function sourceFacts(g: G, event: GameEvent, told: ObjectId | undefined): readonly Derivation[] {
  const cause = causeOf(event);
  if (cause === undefined || cause === told) return [];
  if (event.cause === undefined && entitiesOf(g, event).includes(cause)) return [];
  return [derivation('caused-by', { rules: ['609.1'], objects: [cause] })];
}

/** A state-based action, with the numbers as they last were. */
function stateBasedFacts(g: G, event: GameEvent): readonly Derivation[] {
  const { rule } = event;
  if (rule === undefined || !isStateBased(rule)) return [];
  const m = magicEvent(event);
  const id = 'object' in m ? m.object : m.kind === 'lose' ? m.player : undefined;
  const data = { rule, ...(id === undefined ? {} : factsOf(g, rule, id)) };
  return [derivation('state-based-done', { rules: [rule, '704.3'], objects: id === undefined ? [] : [id], data })];
}

const isStateBased = (rule: string): boolean => rule.startsWith('704.');

const replacementFacts = (event: GameEvent): readonly Derivation[] =>
  (event.replacedBy ?? []).map(({ source }) =>
    derivation('replaced-by', { rules: ['614.6'], objects: isObject(source) ? [source] : [] }),
  );

/** The event that this one is part of or follows from, and so on to what a player or the turn began. */
function parentFacts(seen: Seen<G>, event: GameEvent): readonly Derivation[] {
  const { g } = seen;
  const { parent = NO_PARENT } = event;
  const before = rowAt(g.state.log, parent);
  if (before === undefined) return [];
  const { rule } = eventKind(g, before);
  const own = [...ownFacts(g, before, causeOf(event)), ...parentFacts(seen, before)];
  return [
    // What the rule of the event itself makes of it is part of it.
    derivation(event.rule === rule ? 'consequence-of' : 'follows-from', {
      rules: [rule],
      because: [eventFact(seen, before, parent, own)],
    }),
  ];
}

/** Each ability once for every time that it triggered, with what made it trigger again. */
function triggerFacts(g: G, event: GameEvent, at: number): readonly Derivation[] {
  return triggeredBy(g, at).map((source) => {
    const { controller } = characteristics(g, source);
    const because = howOften(g, { source, controller, ability: null, event, locals: {} });
    return derivation('made-trigger', { rules: ['603.2'], objects: [source], because });
  });
}
