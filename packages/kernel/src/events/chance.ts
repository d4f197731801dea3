/**
 * Chance. Whatever a game leaves to it happens as one of these events, with the outcome in it, so that log, replay and explanation treat
 * it as any other happening. Nothing else draws from the game's generator. Who may not know an outcome does not find it in the log
 * (`visible-events.ts`).
 */
import type { GameEvent } from '../event.ts';
import { type EventKind, type Game, zoneObjects } from '../game.ts';
import { type EntityId, NO_OBJECT, type ObjectId, type PlayerId } from '../ids.ts';
import { randomBelow, shuffled } from '../random.ts';
import { altered } from '../shape.ts';
import { NOWHERE, newObject, objectRow, type ZoneKind } from '../state.ts';
import { addObject, register, reorderZone, setRandom, unregister, writeObject } from '../write.ts';
import { bereave } from './moving.ts';
import { at, type EventPlace, type More, withMore } from './place.ts';

/** Numbers come up: coins, dice. Everybody sees them. */
export interface RollEvent extends GameEvent {
  readonly kind: 'roll';
  readonly player: PlayerId;
  /** What is rolled, as a code of the rule set: a coin, a die. */
  readonly what: string;
  readonly sides: number;
  readonly count: number;
  /** What came up, from 1. */
  readonly results?: readonly number[];
}

export const rollEvent = (
  player: PlayerId,
  what: string,
  sides: number,
  count = 1,
  more?: More<RollEvent, 'player' | 'what' | 'sides' | 'count'>,
): RollEvent => withMore({ kind: 'roll', player, what, sides, count }, more);

/** The numbers that came up, in order. */
export const rolled = (happened: readonly GameEvent[]): readonly number[] =>
  happened.flatMap((e) => (isRoll(e) ? (e.results ?? []) : []));

export const isRoll = (event: GameEvent | null | undefined): event is RollEvent => event?.kind === 'roll';

/** Some of several entities are chosen at random, none twice. Who cannot tell them all apart learns how many, and not which. */
export interface PickEvent extends GameEvent {
  readonly kind: 'pick';
  /** Whose chance it is: who has to discard, to pay, to choose. */
  readonly player: PlayerId;
  /** What for, as a code of the rule set. */
  readonly what: string;
  readonly from: readonly EntityId[];
  /** At most; all that there are if these are fewer. */
  readonly count: number;
  /** In the order in which they came up. */
  readonly picked?: readonly EntityId[];
}

export const pickEvent = (
  player: PlayerId,
  what: string,
  from: readonly EntityId[],
  count = 1,
  more?: More<PickEvent, 'player' | 'what' | 'from' | 'count'>,
): PickEvent => withMore({ kind: 'pick', player, what, from, count }, more);

/** What was chosen at random, in order. */
export const picked = (happened: readonly GameEvent[]): readonly EntityId[] =>
  happened.flatMap((e) => (isPick(e) ? (e.picked ?? []) : []));

export const isPick = (event: GameEvent | null | undefined): event is PickEvent => event?.kind === 'pick';

/** All objects of a zone come into a random order, which nobody knows. */
export interface ShuffleEvent extends GameEvent {
  readonly kind: 'shuffle';
  readonly player: PlayerId;
  readonly zone: ZoneKind;
  /** The object whose zone it is, if it is not the player's. */
  readonly keeper?: ObjectId;
  /** The objects as they were, in the order in which they lie afterwards. */
  readonly order?: readonly ObjectId[];
}

export const shuffleEvent = (
  player: PlayerId,
  zone: ZoneKind,
  more?: More<ShuffleEvent, 'player' | 'zone'>,
): ShuffleEvent => withMore({ kind: 'shuffle', player, zone }, more);

export const isShuffle = (event: GameEvent | null | undefined): event is ShuffleEvent => event?.kind === 'shuffle';

/** Some objects of a zone change places at random, which nobody can follow; the others stay where they are. */
export interface ScatterEvent extends GameEvent {
  readonly kind: 'scatter';
  readonly player: PlayerId;
  readonly zone: ZoneKind;
  readonly keeper?: ObjectId;
  readonly objects: readonly ObjectId[];
  /** The objects as they were, in the order in which they lie afterwards. */
  readonly order?: readonly ObjectId[];
}

export const scatterEvent = (
  player: PlayerId,
  zone: ZoneKind,
  objects: readonly ObjectId[],
  more?: More<ScatterEvent, 'player' | 'zone' | 'objects'>,
): ScatterEvent => withMore({ kind: 'scatter', player, zone, objects }, more);

export const isScatter = (event: GameEvent | null | undefined): event is ScatterEvent => event?.kind === 'scatter';

/** Whether an event is chance itself: whoever has seen it cannot go back before it. */
export const isChance = (event: GameEvent): event is RollEvent | PickEvent | ShuffleEvent | ScatterEvent =>
  isRoll(event) || isPick(event) || isShuffle(event) || isScatter(event);

/** A number below a bound. */
function draw(g: Game, bound: number): number {
  const [n, random] = randomBelow(g.state.random, bound);
  setRandom(g.state, random);
  return n;
}

export const roll = (p: EventPlace): EventKind<Game, RollEvent> => ({
  ...at(p),
  affected: (_, e) => e.player,
  apply(g, e) {
    if (e.count < 1) return null;
    return altered(e, { results: Array.from({ length: e.count }, () => 1 + draw(g, e.sides)) });
  },
});

export const pick = (p: EventPlace): EventKind<Game, PickEvent> => ({
  ...at(p),
  affected: (_, e) => e.player,
  apply(g, e) {
    const rest = e.from.slice();
    const count = Math.min(e.count, rest.length);
    if (count < 1) return null;
    return altered(e, { picked: Array.from({ length: count }, () => rest.splice(draw(g, rest.length), 1)).flat() });
  },
});

/** Puts objects into a random order; each becomes a new object, so that nobody can follow one. */
function reorder(g: Game, objects: readonly ObjectId[]): { order: readonly ObjectId[]; renewed: readonly ObjectId[] } {
  const s = g.state;
  const [order, random] = shuffled(objects, s.random);
  setRandom(s, random);
  const renewed = order.map((id) => {
    const row = objectRow(s, id);
    unregister(g, row);
    const { kind, def, owner, zone, base, keeper } = row;
    if (row.kept.length > 0) bereave(g, row);
    const placed = addObject(s, newObject({ kind, def, owner, zone, base, keeper, before: id }));
    writeObject(s, id, { zone: NOWHERE, after: placed.id }, 0);
    register(g, placed);
    return placed.id;
  });
  return { order, renewed };
}

export const shuffle = (p: EventPlace): EventKind<Game, ShuffleEvent> => ({
  ...at(p),
  apply(g, e) {
    const { order, renewed } = reorder(g, zoneObjects(g, e.zone, e.keeper ?? e.player));
    reorderZone(g, e.zone, e.keeper ?? e.player, renewed);
    return altered(e, { order });
  },
});

export const scatter = (p: EventPlace): EventKind<Game, ScatterEvent> => ({
  ...at(p),
  apply(g, e) {
    const all = zoneObjects(g, e.zone, e.keeper ?? e.player);
    const some = all.filter((id) => e.objects.includes(id));
    if (some.length === 0) return null;
    const { order, renewed } = reorder(g, some);
    let next = 0;
    reorderZone(
      g,
      e.zone,
      e.keeper ?? e.player,
      all.map((id) => (e.objects.includes(id) ? (renewed[next++] ?? NO_OBJECT) : id)),
    );
    return altered(e, { order });
  },
});
