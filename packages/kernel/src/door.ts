/**
 * The one door for every change. A batch of events that happen together is proposed, offered to replacement effects,
 * applied, followed by its consequences, logged, and shown to triggered abilities.
 */
import type { ChooseOptions, Option } from './decision.ts';
import type { EventKind, GameEvent, ReplacementCandidate } from './event.ts';
import type { Game } from './game.ts';
import { asPlayer, type PlayerId } from './ids.ts';
import { ask, done, go, next, type Procedure, procedure } from './procedure.ts';
import type { State } from './state.ts';
import { appendLog, setPending } from './write.ts';

export function eventKind(g: Game, event: GameEvent): EventKind {
  const kind = g.rules.events[event.kind];
  if (kind === undefined) throw new Error(`unknown event ${event.kind}`);
  return kind;
}

function replaceable(g: Game, events: readonly GameEvent[]): boolean {
  for (const event of events) if (g.rules.mayBeReplaced(g, event)) return true;
  return false;
}

/** Applies a batch and all that follows from it. Where an effect may replace something, returns the rest as a batch for `perform`. */
export function performAtOnce(g: Game, events: readonly GameEvent[]): readonly GameEvent[] | Batch {
  if (replaceable(g, events)) return newBatch(events);
  const before = g.state.hooks;
  const happened: GameEvent[] = [];
  let wave = apply(g, events, happened);
  while (wave.length > 0) {
    if (replaceable(g, wave)) return { ...newBatch(wave), happened, before };
    wave = apply(g, wave, happened);
  }
  conclude(g, happened, before);
  return happened;
}

/** For events that no effect can replace: bookkeeping of the turn, the stack and the like. */
export function happen(g: Game, ...events: readonly GameEvent[]): readonly GameEvent[] {
  const happened = performAtOnce(g, events);
  if ('proposed' in happened) throw new Error(`${events[0]?.kind} can be replaced; emit it instead`);
  return happened;
}

/** Applies the events; returns their consequences. */
function apply(g: Game, events: readonly GameEvent[], happened: GameEvent[]): readonly GameEvent[] {
  let consequences: GameEvent[] | null = null;
  // Events of one batch happen together: what they find is noted before the first of them changes anything.
  const ready = events.length < 2 ? null : events.map((e) => eventKind(g, e).prepare?.(g, e) ?? e);
  for (let i = 0; i < events.length; i++) {
    const event = (ready === null ? events[i] : ready[i]) as GameEvent;
    const kind = eventKind(g, event);
    const applied = kind.apply(g, ready === null ? (kind.prepare?.(g, event) ?? event) : event);
    if (applied === null) continue;
    happened.push(applied);
    if (kind.consequences !== undefined) {
      const more = kind.consequences(g, applied);
      if (more.length > 0) consequences = consequences === null ? [...more] : [...consequences, ...more];
    }
  }
  return consequences ?? NO_EVENTS;
}
const NO_EVENTS: readonly GameEvent[] = [];

function conclude(g: Game, happened: readonly GameEvent[], before: State['hooks']): void {
  for (const event of happened) appendLog(g.state, event);
  const triggers = g.rules.triggers(g, happened, before);
  if (triggers.length > 0) setPending(g.state, [...g.state.pending, ...triggers]);
}

/** The state of a batch on its way through the door, where an effect may replace something. */
export interface Batch {
  readonly proposed: readonly GameEvent[];
  readonly at: number;
  readonly happened: readonly GameEvent[];
  readonly before: State['hooks'] | null;
  readonly candidates: readonly ReplacementCandidate[];
  readonly replacement: readonly GameEvent[] | null;
}

const newBatch = (proposed: readonly GameEvent[]): Batch => ({
  proposed,
  at: 0,
  happened: [],
  before: null,
  candidates: [],
  replacement: null,
});

const affectedPlayer = (g: Game, event: GameEvent): PlayerId => eventKind(g, event).affected?.(g, event) ?? asPlayer(0);

const marked = (events: readonly GameEvent[], by: string, event: GameEvent): GameEvent[] =>
  events.map((e) => ({ ...e, replacedBy: [...new Set([...(event.replacedBy ?? []), ...(e.replacedBy ?? []), by])] }));

const applicable = (g: Game, event: GameEvent): readonly ReplacementCandidate[] =>
  g.rules.replacements(g, event).filter((c) => event.replacedBy?.includes(c.key) !== true);

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

export const perform: Procedure = procedure<Game, Batch>('perform', {
  findReplacements(g, batch) {
    const event = batch.proposed[batch.at];
    if (event === undefined) return go('apply');
    if (!g.rules.mayBeReplaced(g, event)) return go('findReplacements', { ...batch, at: batch.at + 1 });
    const fresh = applicable(g, event);
    const self = fresh.filter((c) => c.self === true);
    const candidates = self.length > 0 ? self : fresh;
    return candidates.length === 0
      ? go('findReplacements', { ...batch, at: batch.at + 1 })
      : next({ ...batch, candidates });
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
    if (answer === undefined && candidates.length > 1) {
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
    const outcome = g.rules.replace(g, event, chosen);
    if ('do' in outcome) {
      return { ...outcome, store: 'replacement', data: { ...batch, candidates: [chosen] } };
    }
    return next({ ...batch, candidates: [chosen], replacement: outcome });
  },
  useReplacement(_g, batch) {
    const event = batch.proposed[batch.at] as GameEvent;
    const key = batch.candidates[0]?.key ?? '';
    const instead = marked(batch.replacement ?? [], key, event);
    const proposed = batch.proposed.toSpliced(batch.at, 1, ...instead);
    return go('findReplacements', { ...batch, proposed, candidates: [], replacement: null });
  },
  apply(g, batch) {
    const before = batch.before ?? g.state.hooks;
    const happened = batch.happened.slice();
    const wave = apply(g, batch.proposed, happened);
    if (wave.length > 0) return go('findReplacements', { ...newBatch(wave), happened, before });
    conclude(g, happened, before);
    return done(happened);
  },
});
