/** Events of objects: damage, destruction, sacrifice, banishing, resting and waking, properties, control. */
import {
  Aspect,
  countersEvent,
  type EventKind,
  type GameEvent,
  moveEvent,
  NOWHERE,
  type ObjectId,
  type ObjectRow,
  objectRow,
  type PlayerId,
} from '@rulewright/kernel';
import { becomeObject, tick, writeObject } from '@rulewright/kernel/write';
import { DAMAGED } from '../abilities/keywords/foster.ts';
import { forbidden } from '../effects/restrictions.ts';
import {
  type Characteristics,
  characteristics,
  controllerOf,
  hasKeyword,
  hasSubtype,
  isType,
} from '../parts-of-a-card/characteristics.ts';
import { cardOf } from '../parts-of-a-card/pool.ts';
import { CHAMPION, DOMAIN, UNIT } from '../parts-of-a-card/words.ts';
import { Flag, type G } from '../state.ts';
import { SEEN_BY } from '../zones/seen-by.ts';
import { BANISHMENT, FIELD, GRAVEYARD, LOADED } from '../zones/zones.ts';
import { place } from './place.ts';
import type {
  BanishEvent,
  ControlEvent,
  DamageEvent,
  DestroyEvent,
  HealEvent,
  KillEvent,
  LoadEvent,
  PreventedEvent,
  PropertyEvent,
  SacrificeEvent,
  TransformEvent,
  TurnedEvent,
} from './types.ts';

const isOnField = (g: G, id: ObjectId): boolean => objectRow(g.state, id).zone === FIELD;

/** Functional subtypes, domains 1: it can be attacked, and damage removes its durability. */
export const isSiegeable = (c: Characteristics): boolean => isType(c, DOMAIN) && hasSubtype(c, 'siegeable');

/** Temporary damage on an ally, damage counters on a champion. */
export const damageOn = (row: ObjectRow): number => row.damage + (row.counters.damage ?? 0);

/** Damage 9, 12, 13: none is not dealt at all; it is marked on allies, and on champions with counters. */
const damage: EventKind<G, DamageEvent> = {
  ...place('damage.1', 'damage'),
  affected: (g, e) => controllerOf(g, e.to),
  about: (e) => e.source,
  impossible: (_, e) => e.amount <= 0,
  apply(g, e) {
    if (e.amount <= 0 || !isOnField(g, e.to)) return null;
    const c = characteristics(g, e.to);
    const row = objectRow(g.state, e.to);
    if (!isType(c, UNIT)) return isSiegeable(c) ? e : null;
    const before = damageOn(row);
    const life = c.life ?? 0;
    // On Kill: only the damage that is lethal kills.
    const kills = e.combat && before < life && before + e.amount >= life;
    const killed = kills ? { killer: [e.source], killedUsing: e.using ?? [] } : {};
    const notes = { ...row.notes, ...killed, [DAMAGED]: 1 };
    const marked = isType(c, CHAMPION) ? row.damage : row.damage + e.amount;
    writeObject(g.state, e.to, { damage: marked, notes }, Aspect.damage | Aspect.notes);
    return e;
  },
  consequences(g, e) {
    const c = characteristics(g, e.to);
    if (isType(c, CHAMPION)) return [countersEvent(e.to, 'damage', e.amount)];
    // Functional subtypes, domains 1.2.1
    return isSiegeable(c) && !isType(c, UNIT) ? [countersEvent(e.to, 'durability', -e.amount)] : [];
  },
};

const prevented: EventKind<G, PreventedEvent> = { ...place('damage.7', 'prevented'), apply: (_, e) => e };

const heal: EventKind<G, HealEvent> = {
  ...place('damage.12'),
  apply(g, e) {
    const row = objectRow(g.state, e.object);
    const amount = Math.min(row.damage, e.amount);
    if (row.zone !== FIELD || amount === 0) return null;
    writeObject(g.state, e.object, { damage: row.damage - amount }, Aspect.damage);
    return { ...e, amount };
  },
};

const toGraveyard = (object: ObjectId, how: string): GameEvent => moveEvent(object, GRAVEYARD, { how });

/** Immortality 1. */
const isImmortal = (g: G, id: ObjectId): boolean => hasKeyword(characteristics(g, id), 'immortality');

const destroy: EventKind<G, DestroyEvent> = {
  ...place('term-destruction.2', 'destroy'),
  affected: (g, e) => controllerOf(g, e.object),
  impossible: (g, e) => isImmortal(g, e.object) || forbidden(g, 'beDestroyed', e.object) !== null,
  apply(g, e) {
    if (!isOnField(g, e.object) || isImmortal(g, e.object)) return null;
    return forbidden(g, 'beDestroyed', e.object) === null ? e : null;
  },
  consequences(g, e) {
    const killed: KillEvent | null =
      e.killer === undefined || !isType(characteristics(g, e.object), UNIT)
        ? null
        : { kind: 'kill', object: e.object, other: e.killer, using: e.using ?? [] };
    const gone = toGraveyard(e.object, 'destroyed');
    return killed === null ? [gone] : [gone, killed];
  },
};

/** On Kill: a unit is killed only if it goes directly to the graveyard. */
const kill: EventKind<G, KillEvent> = {
  ...place('kw-on-kill.1', 'kill'),
  apply(g, e) {
    const row = objectRow(g.state, e.object);
    return row.zone === NOWHERE && objectRow(g.state, row.after).zone === GRAVEYARD ? e : null;
  },
};

/** Sacrifice 2; Immortality 1.2, 2: the rule of unique objects overrides it. */
const sacrifice: EventKind<G, SacrificeEvent> = {
  ...place('term-sacrifice.2', 'sacrifice'),
  affected: (_, e) => e.player,
  impossible: (g, e) =>
    e.forced !== true && (isImmortal(g, e.object) || forbidden(g, 'beSacrificed', e.object) !== null),
  apply(g, e) {
    if (!isOnField(g, e.object) || controllerOf(g, e.object) !== e.player) return null;
    if (e.forced === true) return e;
    return isImmortal(g, e.object) || forbidden(g, 'beSacrificed', e.object) !== null ? null : e;
  },
  consequences: (_, e) => [toGraveyard(e.object, 'sacrificed')],
};

/** Banish 1. */
const banish: EventKind<G, BanishEvent> = {
  ...place('term-banish.1', 'banish'),
  affected: (g, e) => objectRow(g.state, e.object).controller,
  apply(g, e) {
    const { zone } = objectRow(g.state, e.object);
    return zone === NOWHERE || zone === BANISHMENT || forbidden(g, 'beBanished', e.object) !== null ? null : e;
  },
  consequences: (_, e) => [
    moveEvent(e.object, BANISHMENT, {
      how: 'banished',
      ...(e.faceDown === true ? { flags: Flag.faceDown, notes: { [SEEN_BY]: e.seenBy ?? [] } } : {}),
      ...(e.counters === undefined ? {} : { counters: e.counters }),
    }),
  ],
};

/** Rest 5, Wake up: what is so already does not become so. */
const turned = (kind: TurnedEvent['kind'], rests: boolean): EventKind<G, TurnedEvent> => ({
  ...place(rests ? 'term-rest-rested.1' : 'term-wake-up.1', kind),
  affected: (g, e) => controllerOf(g, e.object),
  apply(g, e) {
    const row = objectRow(g.state, e.object);
    if (row.zone !== FIELD || ((row.flags & Flag.rested) !== 0) === rests) return null;
    if (forbidden(g, rests ? 'beRested' : 'wake', e.object) !== null) return null;
    writeObject(g.state, e.object, { flags: rests ? row.flags | Flag.rested : row.flags & ~Flag.rested }, Aspect.flags);
    return e;
  },
});

/** Facing 1.1: with its face all that it says is hidden or there again. */
function turnFace(g: G, { id, notes }: ObjectRow, flags: number, seenBy: readonly PlayerId[]): void {
  const { [SEEN_BY]: _, ...others } = notes;
  const isDown = (flags & Flag.faceDown) !== 0;
  becomeObject(g, id, { flags, notes: isDown ? { ...others, [SEEN_BY]: seenBy } : others });
}

/** Properties and states 3: a state that it is in already is not entered. */
const property: EventKind<G, PropertyEvent> = {
  ...place('properties-states.3', 'property'),
  apply(g, e) {
    const row = objectRow(g.state, e.object);
    if (row.zone === NOWHERE || ((row.flags & e.flag) !== 0) === e.on) return null;
    if (e.on && e.flag === Flag.distant && forbidden(g, 'becomeDistant', e.object) !== null) return null;
    const flags = e.on ? row.flags | e.flag : row.flags & ~e.flag;
    if (e.flag === Flag.faceDown) turnFace(g, row, flags, e.seenBy ?? []);
    else writeObject(g.state, e.object, { flags }, Aspect.flags);
    return e;
  },
};

const control: EventKind<G, ControlEvent> = {
  ...place('term-control-and-ownership.1'),
  apply(g, e) {
    writeObject(g.state, e.object, { holder: e.player, since: tick(g.state) }, Aspect.control);
    return e;
  },
};

/** Transform: the other side of a double-faced card is shown. */
const transform: EventKind<G, TransformEvent> = {
  ...place('term-transform.1', 'transform'),
  affected: (g, e) => controllerOf(g, e.object),
  apply(g, e) {
    const row = objectRow(g.state, e.object);
    if (row.zone !== FIELD || row.def < 0 || cardOf(g.pool, row.def).faces.length < 2) return null;
    becomeObject(g, row.id, { face: 1 - row.face, timestamp: tick(g.state) });
    return e;
  },
};

/** Load 1: it is put under another card. */
const load: EventKind<G, LoadEvent> = {
  ...place('term-load.1', 'load'),
  apply: (g, e) => (isOnField(g, e.other) ? e : null),
  consequences: (_, e) => [moveEvent(e.object, LOADED, { how: 'loaded', keeper: e.other })],
};

export const objectEvents = {
  damage,
  prevented,
  heal,
  destroy,
  kill,
  sacrifice,
  banish,
  rest: turned('rest', true),
  wake: turned('wake', false),
  property,
  control,
  transform,
  load,
} as const;
