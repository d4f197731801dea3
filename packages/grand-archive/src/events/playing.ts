/** Events of playing cards and abilities, of negating and of triggers on their way to the stack. */
import { Aspect, ceaseEvent, type EventKind, objectRow } from '@rulewright/kernel';
import { setPending, writeObject } from '@rulewright/kernel/write';
import { forbidden } from '../effects/restrictions.ts';
import type { G, Method, StackEntry } from '../state.ts';
import { PLAYED, STACK } from '../zones/zones.ts';
import { place } from './place.ts';
import type {
  ActivateAbilityEvent,
  AnnounceEvent,
  FizzleEvent,
  NegateEvent,
  PlayEvent,
  ResolveEvent,
  TargetedEvent,
  TriggerEvent,
  TriggersTakenEvent,
} from './types.ts';

const announce: EventKind<G, AnnounceEvent> = {
  ...place('card-activation.1'),
  apply(g, e) {
    writeObject(g.state, e.object, { stack: e.stack }, Aspect.stack);
    // The card itself carries what was announced for its first instance.
    const entry = e.stack as StackEntry;
    if (entry.kind === 'instance' && entry.copy !== true && objectRow(g.state, entry.source).zone === PLAYED)
      writeObject(g.state, entry.source, { stack: e.stack }, Aspect.stack);
    return e;
  },
};

const play = (rule: string, kind: Method): EventKind<G, PlayEvent> => ({ ...place(rule, kind), apply: (_, e) => e });

const activateAbility: EventKind<G, ActivateAbilityEvent> = {
  ...place('activated-abilities.1', 'activateAbility'),
  apply: (_, e) => e,
};

const targeted: EventKind<G, TargetedEvent> = { ...place('card-activation.1.5', 'targeted'), apply: (_, e) => e };

/** Negate 1: the instance is removed; its card leaves the stack by the state checks. */
const negate: EventKind<G, NegateEvent> = {
  ...place('term-negate.1', 'negate'),
  apply(g, e) {
    const row = objectRow(g.state, e.object);
    return row.zone === STACK && forbidden(g, 'beNegated', e.other) === null ? e : null;
  },
  consequences: (_, e) => [ceaseEvent(e.object)],
};

/** Fizzle 1: it ceases to exist without having resolved. */
const fizzle: EventKind<G, FizzleEvent> = {
  ...place('term-fizzle.1'),
  apply: (g, e) => (objectRow(g.state, e.object).zone === STACK ? e : null),
  consequences: (_, e) => [ceaseEvent(e.object)],
};

const resolve: EventKind<G, ResolveEvent> = { ...place('resolution.1'), apply: (_, e) => e };

const triggersTaken: EventKind<G, TriggersTakenEvent> = {
  ...place('triggered-abilities.10'),
  apply(g, e) {
    setPending(
      g.state,
      g.state.pending.filter((t) => t.controller !== e.player),
    );
    return e;
  },
};

/** An ability triggers at the word of an effect: delayed and reflexive ones. */
const trigger: EventKind<G, TriggerEvent> = {
  ...place('triggered-abilities.1'),
  apply(g, e) {
    setPending(g.state, [...g.state.pending, e.trigger]);
    return e;
  },
};

export const playingEvents = {
  announce,
  activate: play('card-activation.1.9', 'activate'),
  materialize: play('card-materialization.3.4', 'materialize'),
  bestow: play('bestowing.1', 'bestow'),
  activateAbility,
  targeted,
  negate,
  fizzle,
  resolve,
  triggersTaken,
  trigger,
} as const;
