/** Where an effect puts something, and how it arrives there. */
import type { Arrival, EntityId, ObjectId, PlayerId } from '@rulewright/kernel';
import { isPlayer, objectRow } from '@rulewright/kernel';
import type { Destination } from '@rulewright/language/grand-archive';
import { durabilityCounters } from '../card-types/entering.ts';
import type { How } from '../events/types.ts';
import { characteristics } from '../parts-of-a-card/characteristics.ts';
import { cardOf } from '../parts-of-a-card/pool.ts';
import { becomesObject } from '../parts-of-a-card/printed.ts';
import { typesOf } from '../parts-of-a-card/words.ts';
import { Flag, type G } from '../state.ts';
import { FIELD, HAND, zoneOf } from '../zones/zones.ts';
import { isOnField, playerOf } from './found.ts';
import { flagsOf } from './properties.ts';
import { countOf, entitiesOf, objectsOf, type Run, UnsupportedAction } from './run.ts';

type Counted = NonNullable<Destination['counters']>;

/** Numbers of counters by kind, with those that it has anyway. */
export function countersOf(
  run: Run,
  counted: Counted | undefined,
  own: Readonly<Record<string, number>> = {},
): Readonly<Record<string, number>> {
  const all: Record<string, number> = { ...own };
  for (const { counter, count } of counted ?? []) all[counter] = (all[counter] ?? 0) + countOf(run, count);
  return all;
}

/** Index in a deck or lineage, of which a number is counted from the top; nothing is the bottom. The nth of several that go to one place. */
export function placeIn({ position }: Destination, nth: number): { readonly position?: number } {
  if (position === 'top') return { position: nth };
  return typeof position === 'number' ? { position: position - 1 + nth } : {};
}

/** The champion or weapon under which it is put; undefined if there is none any more. */
export const keeperOf = (run: Run, { under }: Destination): ObjectId | undefined =>
  under === undefined ? undefined : objectsOf(run, under).find((id) => isOnField(run.g, id));

/** Whether the zone is one of objects, which have to be there. */
export const isKept = ({ zone }: Destination): boolean => zone === 'lineage' || zone === 'loaded';

export const howTo = (to: Destination, from: number): How => {
  const zone = zoneOf(to.zone);
  if (to.zone === 'banishment') return 'banished';
  if (to.zone === 'loaded') return 'loaded';
  return (zone === HAND || zone === FIELD) && from !== zoneOf('mainDeck') ? 'returned' : 'put';
};

/** A card cannot lie in the zone of a player who does not own it. */
export function refuseStrangers(run: Run, { whose, zone }: Destination, owner: PlayerId): void {
  if (whose === undefined || isKept({ zone })) return;
  if (playerOf(run, whose) !== owner) throw new UnsupportedAction(`a card in another player's ${zone}`);
}

/** Control and ownership 3: under the control of whoever is named, or of the player who puts it there. */
function newController(run: Run, { controller }: Destination, object: ObjectId): PlayerId {
  if (controller === undefined) return run.ctx.controller;
  if (controller.kind === 'owner') return objectRow(run.g.state, object).owner;
  const [first] = entitiesOf(run, controller);
  return first !== undefined && isPlayer(first) ? first : run.ctx.controller;
}

/** Transform 1.1: only a double-faced card enters transformed. */
function hasBack(g: G, object: ObjectId): boolean {
  const { def, kind } = objectRow(g.state, object);
  return kind === 'card' && def >= 0 && cardOf(g.pool, def).faces.length > 1;
}

/** Only what becomes an object enters at all. */
export function canEnter(g: G, { transformed }: Destination, object: ObjectId): boolean {
  const row = objectRow(g.state, object);
  if (row.kind !== 'card' || row.def < 0) return becomesObject(characteristics(g, object).types);
  const { faces } = cardOf(g.pool, row.def);
  return becomesObject(typesOf((transformed === true ? (faces[1] ?? faces[0]) : faces[0]).types));
}

function hostOf(run: Run, { linkedTo }: Destination): { readonly host?: EntityId } {
  if (linkedTo === undefined) return {};
  const host = objectsOf(run, linkedTo).find((id) => isOnField(run.g, id));
  return host === undefined ? {} : { host };
}

const statusOf = (to: Destination): { readonly flags?: number } => {
  const flags =
    (to.rested === true ? Flag.rested : 0) | (to.faceDown === true ? Flag.faceDown : 0) | flagsOf(to.properties);
  return flags === 0 ? {} : { flags };
};

/** How a card arrives, wherever that is. */
export function arrivalAt(run: Run, to: Destination, object: ObjectId, nth: number): Arrival {
  if (to.attacking === true) throw new UnsupportedAction('entering as an attacker');
  const isEntering = to.zone === 'field';
  const own = isEntering ? durabilityCounters(characteristics(run.g, object)) : {};
  const counters = countersOf(run, to.counters, own);
  const keeper = keeperOf(run, to);
  return {
    ...(isEntering ? { controller: newController(run, to, object), ...hostOf(run, to) } : {}),
    ...(to.zone === 'intent' ? { controller: run.ctx.controller } : {}),
    ...(isEntering && to.transformed === true && hasBack(run.g, object) ? { face: 1 } : {}),
    ...(keeper === undefined ? {} : { keeper }),
    ...placeIn(to, nth),
    ...statusOf(to),
    ...(Object.keys(counters).length === 0 ? {} : { counters }),
  };
}
