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
import type { CommonGame } from '../game.ts';
import { isOpenTo } from './open.ts';
import { triggeredBy } from './triggered-by.ts';

/** What a game has to say of its events. */
export interface EventTelling<G extends CommonGame> {
  /** The rules by which objects cause events, effects replace them, and abilities trigger on them. */
  readonly rules: { readonly cause: string; readonly replacing: string; readonly triggering: string };
  /** The rule that the event was given says all there is: that of its kind is about something else. Absent: never. */
  isOfItsOwnRule?(event: GameEvent): boolean;
  /** What the rules of the game make of it: an action of the game itself, with the numbers that decided; a loop. */
  own(g: G, event: GameEvent): readonly Derivation[];
  /** The effects by which an ability of the object triggers on it again, or not at all. */
  howOften(g: G, source: ObjectId, event: GameEvent): readonly Derivation[];
}

/** Null if the log has no such event (any more). */
export function eventFacts<G extends CommonGame>(
  telling: EventTelling<G>,
  seen: Seen<G>,
  at: number,
): Derivation | null {
  const event = rowAt(seen.g.state.log, at);
  if (event === undefined) return null;
  return eventFact(telling, seen, event, at, [
    ...ownFacts(telling, seen.g, event),
    ...parentFacts(telling, seen, event, at),
    ...triggerFacts(telling, seen.g, event, at),
  ]);
}

/** All that the event is about, in the order in which it is told. */
function entitiesOf(g: CommonGame, event: GameEvent): readonly EntityId[] {
  const { look } = g.rules.vocabulary;
  return [...new Set(ROLES.flatMap((role) => look.eventEntities(g, event, role)))];
}
const ROLES = ['source', 'object', 'player', 'other'] as const;

/** Of these, whom it happens to: that is told although the rest is hidden. */
const playersOf = (g: CommonGame, event: GameEvent): readonly EntityId[] =>
  g.rules.vocabulary.look.eventEntities(g, event, 'player');

/** The rule of its kind, and the one that it happened by. */
function rulesOf<G extends CommonGame>(telling: EventTelling<G>, g: G, event: GameEvent): readonly string[] {
  const own = event.rule === undefined ? [] : [event.rule];
  return telling.isOfItsOwnRule?.(event) === true ? own : [...new Set([eventKind(g, event).rule, ...own])];
}

function eventFact<G extends CommonGame>(
  telling: EventTelling<G>,
  seen: Seen<G>,
  event: GameEvent,
  at: number,
  because: readonly Derivation[],
): Derivation {
  const { g } = seen;
  const open = isOpenTo(seen, event);
  return derivation('event', {
    rules: rulesOf(telling, g, event),
    objects: open ? entitiesOf(g, event) : playersOf(g, event),
    data: { event: event.kind, at, ...(open ? { ...amountOf(event), ...howOf(event) } : {}) },
    because,
  });
}

const amountOf = (event: GameEvent): Readonly<Record<string, Plain>> =>
  'amount' in event && typeof event.amount === 'number' ? { amount: event.amount } : {};

const howOf = (event: GameEvent): Readonly<Record<string, Plain>> =>
  'how' in event && typeof event.how === 'string' ? { how: event.how } : {};

/** `told` is the object that is known already to have caused it. */
const ownFacts = <G extends CommonGame>(
  telling: EventTelling<G>,
  g: G,
  event: GameEvent,
  told?: ObjectId,
): readonly Derivation[] => [
  ...telling.own(g, event),
  ...causeFacts(telling, g, event, told),
  ...replacementFacts(telling, event),
];

const causeOf = ({ cause, source }: GameEvent): ObjectId | undefined => cause ?? source;

/** Not where the event names it anyway. */
function causeFacts<G extends CommonGame>(
  { rules }: EventTelling<G>,
  g: G,
  event: GameEvent,
  told: ObjectId | undefined,
): readonly Derivation[] {
  const cause = causeOf(event);
  if (cause === undefined || cause === told) return [];
  if (event.cause === undefined && entitiesOf(g, event).includes(cause)) return [];
  return [derivation('caused-by', { rules: [rules.cause], objects: [cause] })];
}

const replacementFacts = <G extends CommonGame>({ rules }: EventTelling<G>, event: GameEvent): readonly Derivation[] =>
  (event.replacedBy ?? []).map(({ source }) =>
    derivation('replaced-by', { rules: [rules.replacing], objects: isObject(source) ? [source] : [] }),
  );

/** The event that this one is part of or follows from, and so on to what a player or the turn began. */
function parentFacts<G extends CommonGame>(
  telling: EventTelling<G>,
  seen: Seen<G>,
  event: GameEvent,
  at: number,
): readonly Derivation[] {
  const { g } = seen;
  const { parent = NO_PARENT } = event;
  // Nothing follows from itself: what a position that was set up has let trigger follows from no event of the log.
  const before = parent < at ? rowAt(g.state.log, parent) : undefined;
  if (before === undefined) return [];
  const { rule } = eventKind(g, before);
  const own = [...ownFacts(telling, g, before, causeOf(event)), ...parentFacts(telling, seen, before, parent)];
  return [
    // What the rule of the event itself makes of it is part of it.
    derivation(event.rule === rule ? 'consequence-of' : 'follows-from', {
      rules: rulesOf(telling, g, before).slice(0, 1),
      because: [eventFact(telling, seen, before, parent, own)],
    }),
  ];
}

/** Each ability once for every time that it triggered, with what made it trigger again. */
const triggerFacts = <G extends CommonGame>(
  { rules, howOften }: EventTelling<G>,
  g: G,
  event: GameEvent,
  at: number,
): readonly Derivation[] =>
  triggeredBy(g, at).map((source) =>
    derivation('made-trigger', { rules: [rules.triggering], objects: [source], because: howOften(g, source, event) }),
  );
