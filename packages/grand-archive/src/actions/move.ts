/** Moving cards and objects between zones as an effect says (zones; ordering and tracking). */
import {
  type LocalValue,
  moveEvent,
  type Note,
  noteEvent,
  type ObjectId,
  objectRow,
  type PlayerId,
  scatterEvent,
} from '@rulewright/kernel';
import type { Selector, TriggeredAbility, Zone } from '@rulewright/language/grand-archive';
import { effectBegins } from '@rulewright/rules';
import { forbidden } from '../effects/restrictions.ts';
import { banishEvent, combatEvent } from '../events/make.ts';
import { type GrandArchiveEvent, isEvent } from '../events/types.ts';
import { inTurnOrder } from '../general-rules/players.ts';
import { FIELD, INTENT, MAIN_DECK, zoneName, zoneOf } from '../zones/zones.ts';
import { arrivalAt, canEnter, countersOf, howTo, isKept, keeperOf, refuseStrangers } from './destination.ts';
import { followedBy, isOnField, isThere } from './found.ts';
import {
  type ActionOf,
  type Acts,
  ASKED,
  bind,
  chooseOption,
  chooseOrder,
  emit,
  type Outcome,
  objectsOf,
  type Run,
  results,
} from './run.ts';

type Move = ActionOf<'move'>;
type Banish = ActionOf<'banish'>;

/** What can be moved: cards and objects that are somewhere else. A token that has left the field does not move again (tokens 3.1). */
function movable(run: Run, what: Selector, to: Zone): readonly ObjectId[] {
  const { g } = run;
  const zone = zoneOf(to);
  return followedBy(run, what).filter((id) => {
    const row = objectRow(g.state, id);
    if (row.kind === 'ability' || row.kind === 'marker' || !isThere(g, id)) return false;
    if (row.kind === 'token' && row.zone !== FIELD) return false;
    return row.zone !== zone || to === 'mainDeck' || to === 'lineage';
  });
}

const watchedBy = (run: Run, until: Selector): readonly ObjectId[] =>
  objectsOf(run, until).filter((id) => isOnField(run.g, id));

/** What it would last until has happened already. */
const isOver = (run: Run, until: Selector | undefined): boolean =>
  until !== undefined && run.work === null && watchedBy(run, until).length === 0;

/** Drawing cards 2.1: cards of the main deck are taken one after another. */
const isOneByOne = ({ g }: Run, objects: readonly ObjectId[], to: Zone): boolean =>
  to !== 'mainDeck' && objects.length > 1 && objects.some((id) => objectRow(g.state, id).zone === MAIN_DECK);

/** The moves in one batch or one after another; then what follows from them. */
function carriedOut(
  run: Run,
  objects: readonly ObjectId[],
  to: Zone,
  eventOf: (object: ObjectId, nth: number) => GrandArchiveEvent | null,
): Outcome {
  const events = (ids: readonly ObjectId[]): readonly GrandArchiveEvent[] =>
    ids.flatMap((id, nth) => eventOf(id, nth) ?? []);
  if (!isOneByOne(run, objects, to)) return emit(events(objects), { work: { at: 'moved' } });
  const [first, ...rest] = objects;
  return emit(first === undefined ? [] : events([first]), { work: { at: 'one', rest, moved: [], origins: [] } });
}

function goOn(run: Run, eventOf: (object: ObjectId, nth: number) => GrandArchiveEvent | null): Outcome | null {
  if (run.work?.at !== 'one') return null;
  const moved = [...(run.work.moved as readonly ObjectId[]), ...results(run.happened)];
  const [first, ...rest] = run.work.rest as readonly ObjectId[];
  const origins = [...(run.work.origins as readonly number[]), ...originsOf(run)];
  if (first === undefined) return null;
  const event = eventOf(first, moved.length);
  return emit(event === null ? [] : [event], { work: { at: 'one', rest, moved, origins } });
}

const movedBy = (run: Run): readonly ObjectId[] => [
  ...((run.work?.moved as readonly ObjectId[] | undefined) ?? []),
  ...results(run.happened),
];
const originsOf = ({ happened }: Run): readonly number[] =>
  happened.flatMap((e) => (isEvent(e, 'move') && e.became !== undefined ? [e.from ?? -1] : []));

/** What has been moved is noted on the source, bound, and comes back where that is said. */
function afterwards(run: Run, action: Move | Banish): Outcome {
  const { g, ctx } = run;
  const moved = movedBy(run);
  const events: GrandArchiveEvent[] = [];
  if (action.note !== undefined && moved.length > 0) {
    const old: Note = objectRow(g.state, ctx.source).notes[action.note] ?? [];
    events.push(noteEvent(ctx.source, action.note, [...(typeof old === 'object' ? old : []), ...moved]));
  }
  if (action.until !== undefined) events.push(...comingBack(run, action.until, moved));
  const { combat } = g.state.game;
  const intents = moved.filter((id) => objectRow(g.state, id).zone === INTENT);
  // They are used for the attack at hand.
  if (combat !== null && intents.length > 0)
    events.push(combatEvent({ ...combat, intents: [...combat.intents, ...intents] }));
  const bound = {
    ...(action.as === undefined ? {} : { [action.as]: moved }),
    ...(action.note === undefined ? {} : { [action.note]: moved }),
  };
  return events.length === 0 ? bind(action.as, moved) : emit(events, { bind: bound });
}

/** When what it lasts until has left the field, the cards go back to the zones that they came from. */
function comingBack(run: Run, until: Selector, moved: readonly ObjectId[]): readonly GrandArchiveEvent[] {
  const origins = [...((run.work?.origins as readonly number[] | undefined) ?? []), ...originsOf(run)];
  return moved.flatMap((id, i) => {
    const zone = zoneName(origins[i] ?? -1);
    if (zone === undefined || zone === 'played' || zone === 'attributes') return [];
    const locals: Record<string, LocalValue> = { until: watchedBy(run, until), returning: [id] };
    const trigger: TriggeredAbility = {
      kind: 'triggered',
      on: { on: 'leave', what: { kind: 'is', what: { kind: 'var', name: 'until' } } },
      actions: [
        {
          do: 'move',
          what: { kind: 'var', name: 'returning' },
          to: { zone, controller: { kind: 'owner', of: { kind: 'var', name: 'returning' } } },
        },
      ],
    };
    const body = { kind: 'delayed', trigger, once: true };
    return [effectBegins(run.ctx, { body, locals, duration: { kind: 'forever' } })];
  });
}

/** Ordering: cards that go to one place of a deck do so in an order that the player chooses, or that nobody knows. */
function arrange(run: Run, { to }: Move, objects: readonly ObjectId[]): readonly ObjectId[] | undefined {
  const { g } = run;
  if (to.zone !== 'mainDeck' || to.position === undefined || to.order === 'random') return objects;
  const arranged: ObjectId[] = [];
  for (const owner of inTurnOrder(g)) {
    const player: PlayerId = to.order === 'chosen' ? run.ctx.controller : owner;
    const own = objects.filter((id) => objectRow(g.state, id).owner === owner);
    const order = chooseOrder(run, player, { rule: 'ordering-tracking.2', prompt: `deck-${to.position}` }, own);
    if (order === undefined) return undefined;
    arranged.push(...order);
  }
  return arranged;
}

/** "On the top or bottom" is chosen for all of them. */
function settled(run: Run, action: Move): Move | undefined {
  if (action.to.position !== 'topOrBottom') return action;
  const chosen = chooseOption(run, run.ctx.controller, { rule: 'effects.2', prompt: 'top-or-bottom' }, [
    'top',
    'bottom',
  ]);
  if (chosen === undefined) return undefined;
  return { ...action, to: { ...action.to, position: chosen === 0 ? 'top' : 'bottom' } };
}

function move(run: Run, said: Move): Outcome {
  const eventOf =
    (action: Move) =>
    (object: ObjectId, nth: number): GrandArchiveEvent | null =>
      moving(run, action, object, nth);
  if (run.work?.at === 'placed') return inRandomOrder(run, said);
  if (run.work !== null) return goOn(run, eventOf(said)) ?? afterwards(run, said);
  if (isOver(run, said.until)) return bind(said.as, []);
  const objects = movable(run, said.what, said.to.zone);
  const action = objects.length === 0 ? said : settled(run, said);
  if (action === undefined) return ASKED;
  const placed = arrange(run, action, objects);
  if (placed === undefined) return ASKED;
  if (action.to.order === 'random' && action.to.zone === 'mainDeck' && placed.length > 1)
    return emit(
      placed.flatMap((object, nth) => moving(run, action, object, nth) ?? []),
      { work: { at: 'placed' } },
    );
  return carriedOut(run, placed, action.to.zone, eventOf(action));
}

/** Ordering and tracking 4: an intent is there only while its player attacks; what would be put into none does not move. */
const hasIntent = (g: Run['g'], player: PlayerId): boolean => g.state.game.combat?.attackingPlayer === player;

function moving(run: Run, { to }: Move, object: ObjectId, nth: number): GrandArchiveEvent | null {
  const { g, ctx } = run;
  const row = objectRow(g.state, object);
  refuseStrangers(run, to, row.owner);
  if (isKept(to) && keeperOf(run, to) === undefined) return null;
  if (to.zone === 'field' && !canEnter(g, to, object)) return null;
  if (to.zone === 'intent' && !hasIntent(g, ctx.controller)) return null;
  if (row.zone === FIELD && forbidden(g, 'leave', object) !== null) return null;
  return moveEvent(object, zoneOf(to.zone), {
    how: howTo(to, row.zone),
    cause: ctx.source,
    ...arrivalAt(run, to, object, nth),
  });
}

/** Cards that have come into a deck lie there in a random order: nobody knows it, though all may have seen which they are. */
function inRandomOrder(run: Run, action: Move): Outcome {
  const moved = results(run.happened);
  const there = moved.filter((id) => objectRow(run.g.state, id).zone === MAIN_DECK);
  return emit(scattered(run, there), { bind: action.as === undefined ? null : { [action.as]: moved } });
}

/** Objects of a deck change places at random: each player's by themselves. */
export function scattered({ g, ctx }: Run, objects: readonly ObjectId[]): readonly GrandArchiveEvent[] {
  const owners = [...new Set(objects.map((id) => objectRow(g.state, id).owner))];
  return owners.map((owner) => {
    const own = objects.filter((id) => objectRow(g.state, id).owner === owner);
    return scatterEvent(owner, MAIN_DECK, own, { cause: ctx.source });
  });
}

const viewersOf = ({ g }: Run, object: ObjectId): readonly PlayerId[] =>
  inTurnOrder(g).filter((player) => g.rules.sees(g, player, objectRow(g.state, object)));

/** Banish 1. Counters, omen 1: with counters on them they lie there. */
function banish(run: Run, action: Banish): Outcome {
  const counters = countersOf(run, action.counters);
  const eventOf = (object: ObjectId): GrandArchiveEvent =>
    banishEvent(run.ctx.controller, object, {
      cause: run.ctx.source,
      ...(action.faceDown === true ? { faceDown: true, seenBy: viewersOf(run, object) } : {}),
      ...(Object.keys(counters).length === 0 ? {} : { counters }),
    });
  if (run.work !== null) return goOn(run, eventOf) ?? afterwards(run, action);
  if (isOver(run, action.until)) return bind(action.as, []);
  return carriedOut(run, movable(run, action.what, 'banishment'), 'banishment', eventOf);
}

export const movement: Acts<'move' | 'banish'> = { move, banish };
