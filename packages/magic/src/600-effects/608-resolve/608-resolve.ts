/** Resolving spells and abilities (608): the steps, and what becomes of them; what is done in a step is the common engine's (`resolve/`). */

import {
  altered,
  ask,
  type ChooseOptions,
  ceaseEvent,
  DONE,
  done,
  type EntityId,
  effectRow,
  emit,
  go,
  happen,
  isObject,
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
import type { Face } from '@rulewright/language/magic';
import {
  beginResolving,
  followParts,
  type Resolving,
  recheckCondition,
  recheckTargets,
  runActions,
} from '@rulewright/rules';
import { cardOf, copiable } from '../../100-game/108-pool.ts';
import { characteristics, controllerOf, hasSubtype } from '../../100-game/109.3-characteristics.ts';
import { PERMANENT_TYPES } from '../../200-cards/205-card-types.ts';
import { BATTLEFIELD, EXILE, GRAVEYARD, LIBRARY, STACK } from '../../400-zones/400-zones.ts';
import { dealt } from '../../500-turn/combat/510-combat-damage.ts';
import {
  actedEvent,
  announceEvent,
  type MagicEvent,
  mergeEvent,
  resolveEvent,
} from '../../700-additional/700.1-events/types.ts';
import { ADVENTURE, FACE_DOWN_FLAGS } from '../../700-additional/708-faces.ts';
import type { G, StackEntry } from '../../state.ts';
import { followSource } from '../609.7-sources.ts';
import { rewordedEntry } from '../613-continuous/612-text-change.ts';
import { keptByPermanent } from './611.3d-granted.ts';

const entryOf = (row: ObjectRow): StackEntry => row.stack as StackEntry;

/** 608.2b: not if all its targets are illegal. 702.103e, 608.3b: a bestowed or mutating one goes on as a creature spell. */
const resolves = ({ paid, targets }: StackEntry, legal: readonly (readonly EntityId[])[]): boolean =>
  paid.bestow === 1 ||
  paid.mutate === 1 ||
  targets.every((t) => t.chosen.length === 0) ||
  legal.some((still) => still.length > 0);

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
  if (row.kind === 'card')
    return [{ kind: 'move', object: d.object, how: 'resolved', ...arrival, ...keptByPermanent(g, d.object) }];
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
  begin_608_1: (g, d) => beginResolving(g, d, resolveEvent(d.object)),
  /** 612.1: it resolves with the words that it has now. */
  text_612_1(g, d) {
    const row = objectRow(g.state, d.object);
    const stack = row.effects.length === 0 ? null : rewordedEntry(g, row);
    if (stack !== null) happen(g, announceEvent(d.object, stack));
    return NEXT;
  },
  interveningIf_608_2a: (g, d) => recheckCondition(g, d, 'remove_608_2b'),
  targets_608_2b(g, d) {
    const entry = entryOf(objectRow(g.state, d.object));
    return recheckTargets(g, d, 'remove_608_2b', (legal) => resolves(entry, legal));
  },
  kindOfSpell(g, d) {
    const entry = entryOf(objectRow(g.state, d.object));
    if (entry.assigned !== undefined) return emit(dealt(entry.assigned), { then: 'finish_608_2n' });
    return isPermanentSpell(g, d.object, entry)
      ? go('merge_702_140c')
      : next(altered(d, { part: 0, locals: entry.locals }));
  },
  /** In the order written; modes in the order printed (700.2). */
  instructions_608_2c: (g, d) => followParts(g, d, 'instructions_608_2c', 'finish_608_2n'),
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
