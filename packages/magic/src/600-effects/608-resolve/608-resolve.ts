/** Resolving spells and abilities (608). */

import {
  altered,
  arrivalOf,
  ask,
  type ChooseOptions,
  call,
  ceaseEvent,
  comesFrom,
  DONE,
  done,
  type EntityId,
  effectRow,
  emit,
  go,
  happen,
  isObject,
  type Locals,
  type LocalValue,
  moveEvent,
  NEXT,
  next,
  type ObjectId,
  type ObjectRow,
  objectRow,
  type Procedure,
  procedure,
  shuffleEvent,
  underRules,
} from '@rulewright/kernel';
import type { Action, Face } from '@rulewright/language/magic';
import { legalTargetsRemaining, runActions, stackContext } from '@rulewright/rules';
import { cardOf, copiable } from '../../100-game/108-pool.ts';
import { characteristics, controllerOf, hasSubtype } from '../../100-game/109.3-characteristics.ts';
import { PERMANENT_TYPES } from '../../200-cards/205-card-types.ts';
import { BATTLEFIELD, EXILE, GRAVEYARD, LIBRARY, STACK } from '../../400-zones/400-zones.ts';
import { dealt } from '../../500-turn/combat/510-combat-damage.ts';
import { actedEvent, type MagicEvent, mergeEvent, resolveEvent } from '../../700-additional/700.1-events/types.ts';
import { divisionName } from '../../700-additional/701-actions/players.ts';
import { ADVENTURE, FACE_DOWN_FLAGS } from '../../700-additional/708-faces.ts';
import { type ChosenTarget, type Context, context, type G, type StackEntry } from '../../state.ts';
import { holds } from '../../vocabulary/evaluate.ts';
import { followSource } from '../609.7-sources.ts';

interface Resolving {
  readonly object: ObjectId;
  /** For each of its targets in order, those that are still legal. */
  readonly legal?: readonly (readonly EntityId[])[];
  /** Which part of the text comes next: the instructions outside the modes, then the chosen modes. */
  readonly part?: number;
  readonly locals?: Locals;
}

const entryOf = (row: ObjectRow): StackEntry => row.stack as StackEntry;

/** One part of the text with the targets that its words mean. */
interface Part {
  readonly actions: readonly Action[];
  readonly targets: readonly number[];
}

/** 608.2c: in the order written, so modes in the order printed whatever the order in which they were chosen (700.2). */
function partsOf(entry: StackEntry): readonly Part[] {
  const { effect } = entry;
  if (effect === null) return [];
  let at = 0;
  const take = (count: number): readonly number[] => Array.from({ length: count }, () => at++);
  const own: Part = { actions: effect.actions, targets: take(effect.targets?.length ?? 0) };
  const modes = entry.modes.map((index) => {
    const mode = effect.modes?.choices[index];
    return { index, actions: mode?.actions ?? [], targets: take(mode?.targets?.length ?? 0) };
  });
  return [own, ...modes.toSorted((a, b) => a.index - b.index)].filter((p) => p.actions.length > 0);
}

/** Targets by name, and how something is divided among them; illegal ones are not there (608.2b). */
function bindings(entry: StackEntry, part: Part, legal: readonly (readonly EntityId[])[]): Locals {
  const own = entry.effect?.targets?.length ?? 0;
  const bound: Record<string, LocalValue> = {};
  const indices = [...Array.from({ length: own }, (_, i) => i), ...part.targets];
  for (const index of indices) {
    const target = entry.targets[index];
    if (target === undefined) continue;
    const still = legal[index] ?? [];
    bound[target.spec.name] = still;
    if (target.division !== null) bound[divisionName(target.spec.name)] = shares(target, target.division, still);
  }
  return bound;
}

function shares(target: ChosenTarget, division: readonly number[], still: readonly EntityId[]): Record<string, number> {
  const by: Record<string, number> = {};
  target.chosen.forEach((id, i) => {
    if (still.includes(id)) by[String(id)] = division[i] ?? 0;
  });
  return by;
}

const contextOf = (g: G, object: ObjectId, entry: StackEntry, locals: Locals): Context => ({
  ...context(entry.kind === 'spell' ? object : entry.source, controllerOf(g, object)),
  locals,
  event: entry.event,
  x: entry.x,
  paid: entry.paid,
});

/** 608.2b, 608.2n: a card goes to the graveyard, a copy or an ability ceases to exist. */
const removal = (row: ObjectRow, how: string): readonly MagicEvent[] => {
  if (row.zone !== STACK) return [];
  return row.kind === 'card' ? [moveEvent(row.id, GRAVEYARD, { how })] : [ceaseEvent(row.id)];
};

const isAdventure = (g: G, row: ObjectRow): boolean =>
  row.zone === STACK && row.kind === 'card' && row.face === 1 && cardOf(g.pool, row.def).layout === 'adventure';

/** 715.3d: its controller exiles it, and may cast it from there; 720.3d: an Omen is shuffled into the library. */
const adventure = (g: G, row: ObjectRow): readonly MagicEvent[] =>
  hasSubtype(characteristics(g, row.id), 'Omen')
    ? [moveEvent(row.id, LIBRARY, { how: 'put' }), shuffleEvent(row.owner, LIBRARY)]
    : [moveEvent(row.id, EXILE, { how: 'exiled', notes: { [ADVENTURE]: [controllerOf(g, row.id)] } })];

const isPermanentSpell = (g: G, object: ObjectId, entry: StackEntry): boolean =>
  entry.kind === 'spell' && (characteristics(g, object).types & PERMANENT_TYPES) !== 0;

/** 608.3a, 608.3c: it becomes a permanent under its controller's control; an Aura is attached to its target. */
function entering(g: G, d: Resolving, entry: StackEntry): readonly MagicEvent[] {
  const row = objectRow(g.state, d.object);
  const [host] = d.legal?.[0] ?? [];
  const arrival = {
    to: BATTLEFIELD,
    controller: controllerOf(g, d.object),
    ...(host === undefined ? {} : { host }),
    ...(row.face === 0 ? {} : { face: row.face }),
    // 708.4: a face-down spell becomes a face-down permanent.
    ...((row.flags & FACE_DOWN_FLAGS) === 0 ? {} : { flags: row.flags & FACE_DOWN_FLAGS }),
  };
  if (row.kind === 'card') return [{ kind: 'move', object: d.object, how: 'resolved', ...arrival }];
  // 608.3f: the copy of a spell becomes a token.
  const what =
    row.base === null && row.def >= 0
      ? { def: row.def }
      : { base: row.base ?? (copiable(g.pool, row).face satisfies Face) };
  const notes = entry.x === 0 ? {} : { notes: { x: entry.x } };
  return [
    ceaseEvent(d.object),
    { kind: 'create', was: d.object, cause: d.object, what: 'token', owner: row.owner, ...what, ...arrival, ...notes },
  ];
}

const resolve: Procedure = procedure<G, Resolving>('resolve', {
  begin_608_1(g, d) {
    const entry = entryOf(objectRow(g.state, d.object));
    const source = entry.kind === 'spell' ? d.object : entry.source;
    comesFrom(g, source, arrivalOf(g.state, d.object));
    const event: MagicEvent = resolveEvent(d.object);
    happen(g, event);
    comesFrom(g, source, g.state.log.length - 1);
    return NEXT;
  },
  interveningIf_608_2a(g, d) {
    const entry = entryOf(objectRow(g.state, d.object));
    if (entry.condition === null || holds(g, entry.condition, stackContext(g, d.object, entry))) return NEXT;
    return go('remove_608_2b');
  },
  targets_608_2b(g, d) {
    const entry = entryOf(objectRow(g.state, d.object));
    if (entry.targets.length === 0) return NEXT;
    const legal = legalTargetsRemaining(g, d.object, entry);
    // 702.103e, 608.3b: it goes on as a creature spell.
    if (entry.paid.bestow === 1 || entry.paid.mutate === 1) return next(altered(d, { legal }));
    const chosen = entry.targets.some((t) => t.chosen.length > 0);
    return chosen && legal.every((still) => still.length === 0) ? go('remove_608_2b') : next(altered(d, { legal }));
  },
  kindOfSpell(g, d) {
    const entry = entryOf(objectRow(g.state, d.object));
    if (entry.assigned !== undefined) return emit(dealt(entry.assigned), { then: 'finish_608_2n' });
    return isPermanentSpell(g, d.object, entry)
      ? go('merge_702_140c')
      : next(altered(d, { part: 0, locals: entry.locals }));
  },
  instructions_608_2c(g, d) {
    const entry = entryOf(objectRow(g.state, d.object));
    const { part: at = 0, legal = [], locals = {} } = d;
    const part = partsOf(entry)[at];
    if (part === undefined) return go('finish_608_2n');
    const ctx = contextOf(g, d.object, entry, { ...locals, ...bindings(entry, part, legal) });
    const input = { actions: part.actions, ctx };
    return call(runActions.name, input, {
      store: 'locals',
      data: altered(d, { part: at + 1 }),
      then: 'instructions_608_2c',
    });
  },
  finish_608_2n(g, d) {
    const row = objectRow(g.state, d.object);
    const events = isAdventure(g, row) ? adventure(g, row) : removal(row, 'resolved');
    return events.length === 0 ? DONE : emit(events, { then: 'end' });
  },
  remove_608_2b(g, d) {
    // Until 2018 that was being countered.
    const how = g.state.game.profile.illegalTargets === 'countered' ? 'countered' : 'put';
    return emit(removal(objectRow(g.state, d.object), how), { then: 'end' });
  },
  /** 702.140c: a mutating creature spell with a legal target merges with it; its controller chooses which is on top. */
  merge_702_140c(g, d, answer) {
    const entry = entryOf(objectRow(g.state, d.object));
    const [host] = d.legal?.[0] ?? [];
    if (entry.paid.mutate !== 1 || host === undefined || !isObject(host)) return NEXT;
    const player = controllerOf(g, d.object);
    if (answer === undefined) {
      const asked = { player, rule: '702.140c', prompt: 'mutate', about: d.object };
      return ask({
        kind: 'options',
        ...asked,
        options: [{ label: 'top' }, { label: 'bottom' }],
        min: 1,
        max: 1,
      } as ChooseOptions);
    }
    const top = (answer as readonly number[])[0] === 0;
    const events: readonly MagicEvent[] = [
      mergeEvent(host, d.object, top),
      actedEvent('mutate', player, { object: host }),
    ];
    return emit(events, { then: 'end' });
  },
  becomePermanent_608_3(g, d) {
    return emit(entering(g, d, entryOf(objectRow(g.state, d.object))));
  },
  carryOver_400_7a(g, d) {
    const row = objectRow(g.state, d.object);
    // 303.4g, 608.3e: what cannot enter the battlefield goes to the graveyard.
    if (row.zone === STACK) return emit(removal(row, 'put'));
    if (!isObject(row.after) || g.state.live.length === 0) return NEXT;
    const objects = [row.after];
    const carried = row.effects.flatMap((id): readonly MagicEvent[] => {
      const effect = effectRow(g.state, id);
      return effect === null ? [] : [{ kind: 'beginEffect', effect: { ...effect, objects } }];
    });
    const events = [...carried, ...followSource(g, row.id, row.after)];
    return events.length === 0 ? NEXT : emit(events);
  },
  end() {
    return done(undefined);
  },
});

export const resolveProcedures = {
  resolve,
  runActions: underRules(runActions, { followInstructions: '608.2c' }),
} as const;
export { wordDecisions as resolveDecisions } from '../../700-additional/701-actions/words.ts';
