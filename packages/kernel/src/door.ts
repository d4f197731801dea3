/**
 * The one door for every change. A batch of events that happen together is proposed, offered to replacement effects,
 * applied, followed by its consequences, logged, and shown to triggered abilities.
 */
import type { ChooseOptions, Option } from './decision.ts';
import { ask, call, done, go, next, type Replaced } from './directive.ts';
import { type GameEvent, NO_PARENT, type ReplacementCandidate, SELF_REPLACEMENT } from './event.ts';
import type { EventKind, Game, Procedure } from './game.ts';
import { asPlayer, isObject, NO_OBJECT, type ObjectId, type PlayerId } from './ids.ts';
import { TooMuch } from './limits.ts';
import { procedure } from './procedure.ts';
import { altered } from './shape.ts';
import { NOWHERE, type ObjectRow, objectRow, type PendingTrigger, type State } from './state.ts';
import { addingMany, appendLog, setPending } from './write.ts';

export function eventKind(g: Game, event: GameEvent): EventKind {
  const kind = g.rules.events[event.kind];
  if (kind === undefined) throw new Error(`unknown event ${event.kind}`);
  return kind;
}

function replaceable(g: Game, events: readonly GameEvent[]): boolean {
  for (const event of events) if (eventKind(g, event).replaceHook >= 0 && g.rules.mayBeReplaced(g, event)) return true;
  return false;
}

/** The rest of a batch, where something may be replaced. */
export const isBatch = (outcome: readonly GameEvent[] | Batch): outcome is Batch => !Array.isArray(outcome);

/** Applies a batch and all that follows from it. Where an effect may replace something, returns the rest as a batch for `perform`. */
export function performAtOnce(g: Game, events: readonly GameEvent[]): readonly GameEvent[] | Batch {
  const first = g.state.log.length;
  if (replaceable(g, events))
    return newBatch(
      events.map((e) => ofFrame(g, altered(e, {}))),
      first,
    );
  const before = g.state.hooks;
  const happened: GameEvent[] = [];
  let wave = apply(g, events, happened, first);
  while (wave.length > 0) {
    if (replaceable(g, wave)) return { ...newBatch(wave, first), happened, before };
    wave = logged(g, happened, before, () => apply(g, wave, happened, first));
  }
  conclude(g, happened, before);
  return happened;
}

/** Where it comes to more than can be played, what has happened by then is in the log. */
function logged<T>(
  g: Game,
  happened: readonly GameEvent[],
  before: State['hooks'],
  work: () => T,
  places: readonly number[] = [],
): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof TooMuch && happened.length > 0) conclude(g, happened, before, places);
    throw error;
  }
}

/** For events that no effect can replace: bookkeeping of the turn, the stack and the like. */
export function happen(g: Game, ...events: readonly GameEvent[]): readonly GameEvent[] {
  const happened = performAtOnce(g, events);
  if (isBatch(happened)) throw new Error(`${events[0]?.kind} can be replaced; emit it instead`);
  return happened;
}

/** So many events at once are worth the trouble of `addingMany`. */
const MANY = 32;

/** Applies the events; returns their consequences. `first` is where in the log the first event that happened will be. */
const apply = (g: Game, events: readonly GameEvent[], happened: GameEvent[], first: number): readonly GameEvent[] =>
  events.length < MANY
    ? applyEach(g, events, happened, first)
    : addingMany(g.state, () => applyEach(g, events, happened, first));

function applyEach(g: Game, events: readonly GameEvent[], happened: GameEvent[], first: number): readonly GameEvent[] {
  let consequences: GameEvent[] | null = null;
  // Events of one batch happen together: what they find is noted before the first of them changes anything.
  const ready = events.length < 2 ? null : events.map((e) => eventKind(g, e).prepare?.(g, e) ?? e);
  for (let i = 0; i < events.length; i++) {
    const event = (ready === null ? events[i] : ready[i]) as GameEvent;
    const kind = eventKind(g, event);
    const done = kind.apply(g, ready === null ? (kind.prepare?.(g, event) ?? event) : event);
    if (done === null) continue;
    const isNoted = done.parent !== undefined && done.rule !== undefined;
    const applied = isNoted ? done : ofFrame(g, done);
    happened.push(applied);
    let more = kind.consequences === undefined ? NO_EVENTS : kind.consequences(g, applied);
    if (g.bereaving) more = [...more, ...leftBehind(g, g.bereaving, applied)];
    if (more.length === 0) continue;
    more = partly(more, applied.part);
    for (const e of more) note(e, first + happened.length - 1, applied.source, kind.rule);
    consequences = consequences === null ? [...more] : joined(g, consequences, more);
  }
  return consequences ?? NO_EVENTS;
}

/** What becomes of what objects have kept that are gone now. The rules say it of each; none is lost. */
function leftBehind(g: Game, keepers: readonly ObjectRow[], event: GameEvent): readonly GameEvent[] {
  g.bereaving = null;
  return keepers.flatMap((keeper) => {
    const events = g.rules.keeperLeft?.(g, keeper, event) ?? NO_EVENTS;
    const isNamed = (id: ObjectId): boolean => events.some((e) => 'object' in e && e.object === id);
    const lost = keeper.kept.filter((id) => objectRow(g.state, id).zone !== NOWHERE && !isNamed(id));
    if (lost.length > 0) throw new Error(`object ${keeper.id} is gone, and with it would be ${lost.join(', ')}`);
    return events;
  });
}

type Noted = { -readonly [K in keyof GameEvent]: GameEvent[K] };

/** Notes on an event what it follows from; what its maker has said stands. Events are made anew for the door, so nobody else has it yet. */
function note(event: GameEvent, parent: number, source: ObjectId | undefined, rule: string): GameEvent {
  const noted: Noted = event;
  if (noted.parent === undefined) noted.parent = parent;
  if (noted.source === undefined) {
    const from = noted.cause ?? source;
    if (from !== undefined && from !== NO_OBJECT) noted.source = from;
  }
  if (noted.rule === undefined) noted.rule = rule;
  return noted;
}

/** Notes that an event comes from the procedure under way. */
function ofFrame(g: Game, event: GameEvent): GameEvent {
  const { frame } = g.state;
  const rule = frame?.procedure.stageRules[frame.stage] ?? eventKind(g, event).rule;
  const origin = frame?.origin;
  return origin === null || origin === undefined
    ? note(event, NO_PARENT, undefined, rule)
    : note(event, origin.parent, origin.source, rule);
}

const partly = (events: readonly GameEvent[], part: number | undefined): readonly GameEvent[] =>
  part === undefined ? events : events.map((e) => altered(e, { part }));

function joined(g: Game, events: GameEvent[], more: readonly GameEvent[]): GameEvent[] {
  for (const event of more) {
    const { join } = eventKind(g, event);
    const at = join === undefined ? -1 : events.findIndex((e) => e.kind === event.kind && join(e, event) !== null);
    if (at < 0) events.push(event);
    else events[at] = join?.(events[at] as GameEvent, event) ?? event;
  }
  return events;
}
const NO_EVENTS: readonly GameEvent[] = [];

/** All has happened. `places` are those of the events, from the first on, that are in the log already. */
function conclude(
  g: Game,
  happened: readonly GameEvent[],
  before: State['hooks'],
  places: readonly number[] = [],
): void {
  const s = g.state;
  const next = s.log.length - places.length;
  const placeOf = (i: number): number => places[i] ?? next + i;
  const first = placeOf(0);
  for (let i = places.length; i < happened.length; i++) appendLog(s, happened[i] as GameEvent);
  // What an event itself has let trigger follows from that.
  if (s.pending.length > 0 && s.pending.at(-1)?.parent === undefined)
    setPending(
      s,
      s.pending.map((t) => (t.parent === undefined ? altered(t, { parent: first }) : t)),
    );
  const triggers = g.rules.triggers(g, happened, before);
  if (triggers.length > 0) {
    const at = (t: PendingTrigger): number => placeOf(Math.max(0, placeIn(happened, t.event)));
    setPending(s, [...s.pending, ...triggers.map((t) => altered(t, { parent: at(t) }))]);
  }
  g.watch?.(happened);
}

/** Where an event is; one that is told for several of its kind is at the first of them. */
function placeIn(happened: readonly GameEvent[], event: GameEvent | null): number {
  const at = happened.indexOf(event as GameEvent);
  return at >= 0 ? at : happened.findIndex((e) => e.kind === event?.kind);
}

/** Other events have come before them in the log since they were told where they would be. */
const movedOn = (happened: readonly GameEvent[], first: number, by: number): readonly GameEvent[] =>
  by === 0
    ? happened
    : happened.map((e) => (e.parent === undefined || e.parent < first ? e : altered(e, { parent: e.parent + by })));

/** The state of a batch on its way through the door, where an effect may replace something. */
export interface Batch {
  readonly proposed: readonly GameEvent[];
  readonly at: number;
  readonly happened: readonly GameEvent[];
  /** Where in the log the first of them will be, if nothing else happens meanwhile. */
  readonly first: number;
  /** Where those are, from the first on, that had to be in the log before the rest. */
  readonly places: readonly number[];
  readonly before: State['hooks'] | null;
  readonly candidates: readonly ReplacementCandidate[];
  readonly replacement: readonly GameEvent[] | Replaced | null;
  /** Whose events are looked at, as an index into the order in which players choose; -1 where that does not matter. */
  readonly turn: number;
  /** Something has been replaced since the first player's turn. */
  readonly changed: boolean;
  /** What follows when all has happened. */
  readonly after: Replaced['after'];
}

/** As it is when what has happened is in the log: before anything else happens on the way, which may follow from it. */
function noted(g: Game, batch: Batch): Batch {
  const { happened, proposed, places, first } = batch;
  if (places.length === happened.length) return batch;
  const end = g.state.log.length;
  const known = first + places.length;
  const by = end - known;
  const now = movedOn(happened.slice(places.length), known, by);
  for (const event of now) appendLog(g.state, event);
  return {
    ...batch,
    first: first + by,
    happened: [...happened.slice(0, places.length), ...now],
    places: [...places, ...now.map((_, i) => end + i)],
    proposed: movedOn(proposed, known, by),
  };
}

const newBatch = (proposed: readonly GameEvent[], first: number): Batch => ({
  proposed,
  at: 0,
  happened: [],
  first,
  places: [],
  before: null,
  candidates: [],
  replacement: null,
  turn: proposed.length > 1 ? 0 : -1,
  changed: false,
  after: [],
});

const affectedPlayer = (g: Game, event: GameEvent): PlayerId => eventKind(g, event).affected?.(g, event) ?? asPlayer(0);

const wasReplacedBy = (event: GameEvent, key: string): boolean => event.replacedBy?.some((r) => r.key === key) === true;

/** What happens instead of an event: that was replaced by all that the event was, and follows from what the event follows from. */
function marked(g: Game, instead: GameEvent, event: GameEvent, { key, source }: ReplacementCandidate): GameEvent {
  const replacedBy = [...(event.replacedBy ?? [])];
  for (const r of [...(instead.replacedBy ?? []), { key, source }])
    if (!replacedBy.some((known) => known.key === r.key)) replacedBy.push(r);
  const by = isObject(source) ? source : undefined;
  return note(altered(instead, { replacedBy }), event.parent ?? NO_PARENT, by, eventKind(g, instead).rule);
}

const LAST = Number.MAX_SAFE_INTEGER;
const orderOf = (c: ReplacementCandidate): number => c.order ?? LAST;

/** The effects that the event's next replacement has to be chosen from: each only once, and those of the lowest order. */
function applicable(g: Game, event: GameEvent): readonly ReplacementCandidate[] {
  const fresh = g.rules.replacements(g, event).filter((c) => !wasReplacedBy(event, c.key));
  if (fresh.length === 0) return fresh;
  const first = Math.min(...fresh.map(orderOf));
  if (first > SELF_REPLACEMENT && eventKind(g, event).impossible?.(g, event) === true) return [];
  return fresh.filter((c) => orderOf(c) === first);
}

/** Whether it is another player's turn to choose; events that affect nobody in the game come with the first player's. */
const isOthersTurn = (g: Game, order: readonly PlayerId[], turn: number, event: GameEvent): boolean =>
  turn >= 0 && order.length > 1 && Math.max(0, order.indexOf(affectedPlayer(g, event))) !== turn;

/** The next event that an effect replaces: players choose in turn, and again if something has changed. Null if there is none. */
function nextReplaced(g: Game, batch: Batch): Batch | null {
  const order = batch.turn < 0 ? NOBODY : (g.rules.choiceOrder?.(g) ?? NOBODY);
  let { at, turn, changed } = batch;
  for (;;) {
    for (; at < batch.proposed.length; at++) {
      const event = batch.proposed[at] as GameEvent;
      if (!g.rules.mayBeReplaced(g, event) || isOthersTurn(g, order, turn, event)) continue;
      const candidates = applicable(g, event);
      if (candidates.length > 0) return { ...batch, at, turn, changed, candidates };
    }
    at = 0;
    if (turn >= 0 && turn + 1 < order.length) turn++;
    else if (changed && order.length > 1) {
      turn = 0;
      changed = false;
    } else return null;
  }
}
const NOBODY: readonly PlayerId[] = [];

/** What follows from all that has been replaced, with what follows from one more replacement. */
function following(g: Game, after: Replaced['after'], more: Replaced['after']): Replaced['after'] {
  const all = [...after];
  for (const later of more) {
    const joint = after.map((earlier) => g.rules.joinAfter?.(earlier, later) ?? null);
    const at = joint.findIndex((one) => one !== null);
    if (at < 0) all.push(later);
    else all[at] = joint[at] as Replaced['after'][number];
  }
  return all;
}

const isPlainly = (r: Batch['replacement']): r is readonly GameEvent[] => Array.isArray(r);

/** The events of a batch, from the one at hand on, to which the same limited effect could apply for the same player. */
function contested(g: Game, batch: Batch): readonly number[] {
  const keys = batch.candidates.filter((c) => c.limited === true).map((c) => c.key);
  if (keys.length === 0) return [];
  const player = affectedPlayer(g, batch.proposed[batch.at] as GameEvent);
  return batch.proposed.flatMap((event, i) => {
    if (i < batch.at || affectedPlayer(g, event) !== player) return [];
    return i === batch.at || applicable(g, event).some((c) => keys.includes(c.key)) ? [i] : [];
  });
}

function optionFor(g: Game, event: GameEvent): Option {
  const about = eventKind(g, event).about?.(event);
  return about === undefined ? { label: event.kind } : { label: event.kind, entity: about };
}

const commute = ([first, ...others]: readonly ReplacementCandidate[]): boolean =>
  first?.commutes !== undefined && others.every((c) => c.commutes === first.commutes);

export const perform: Procedure = procedure<Game, Batch>('perform', {
  findReplacements(g, batch) {
    const found = nextReplaced(g, batch);
    return found === null ? go('apply') : next(found);
  },
  /** An effect that is used up could apply to several events: the affected player chooses which comes first. */
  chooseEvent(g, batch, answer) {
    const event = batch.proposed[batch.at] as GameEvent;
    const rivals = contested(g, batch);
    if (rivals.length < 2) return next(batch);
    if (answer === undefined) {
      const decision: ChooseOptions = {
        kind: 'options',
        player: affectedPlayer(g, event),
        rule: eventKind(g, event).rule,
        prompt: 'which-event-first',
        options: rivals.map((i) => optionFor(g, batch.proposed[i] as GameEvent)),
        min: 1,
        max: 1,
      };
      return ask(decision);
    }
    const first = rivals[(answer as readonly number[])[0] ?? 0] ?? batch.at;
    const chosen = batch.proposed[first] as GameEvent;
    const proposed = batch.proposed.toSpliced(first, 1).toSpliced(batch.at, 0, chosen);
    return next({ ...batch, proposed, candidates: applicable(g, chosen) });
  },
  chooseReplacement(g, batch, answer) {
    const event = batch.proposed[batch.at] as GameEvent;
    const { candidates } = batch;
    if (answer === undefined && candidates.length > 1 && !commute(candidates)) {
      const decision: ChooseOptions = {
        kind: 'options',
        player: affectedPlayer(g, event),
        rule: eventKind(g, event).rule,
        prompt: 'replacement',
        options: candidates.map((c) => ({ label: c.key, entity: c.source })),
        min: 1,
        max: 1,
      };
      return ask(decision);
    }
    const index = answer === undefined ? 0 : (answer as readonly number[])[0];
    const chosen = candidates[index ?? 0] as ReplacementCandidate;
    const outcome = logged(
      g,
      batch.happened,
      batch.before ?? g.state.hooks,
      () => g.rules.replace(g, event, chosen, batch.proposed),
      batch.places,
    );
    if ('do' in outcome) {
      return { ...outcome, store: 'replacement', data: { ...noted(g, batch), candidates: [chosen] } };
    }
    return next({ ...batch, candidates: [chosen], replacement: outcome });
  },
  useReplacement(g, batch) {
    const event = batch.proposed[batch.at] as GameEvent;
    const chosen = batch.candidates[0] as ReplacementCandidate;
    const { replacement } = batch;
    const events = replacement === null ? [] : isPlainly(replacement) ? replacement : replacement.events;
    const after =
      replacement === null || isPlainly(replacement) ? batch.after : following(g, batch.after, replacement.after);
    const proposed = batch.proposed.toSpliced(batch.at, 1, ...events.map((e) => marked(g, e, event, chosen)));
    return go('findReplacements', { ...batch, proposed, candidates: [], replacement: null, changed: true, after });
  },
  apply(g, batch) {
    const before = batch.before ?? g.state.hooks;
    const applied = batch.happened.slice();
    const { after, first, places } = batch;
    const wave = logged(g, applied, before, () => apply(g, batch.proposed, applied, first), places);
    if (wave.length > 0)
      return go('findReplacements', { ...newBatch(wave, first), happened: applied, places, before, after });
    const known = first + places.length;
    const rest = movedOn(applied.slice(places.length), known, g.state.log.length - known);
    const happened = [...applied.slice(0, places.length), ...rest];
    conclude(g, happened, before, places);
    return after.length === 0 ? done(happened) : next({ ...batch, happened });
  },
  afterwards(_g, batch) {
    const [first, ...after] = batch.after;
    if (first === undefined) return done(batch.happened);
    return call(first.procedure, first.input, { data: { ...batch, after }, then: 'afterwards' });
  },
});
