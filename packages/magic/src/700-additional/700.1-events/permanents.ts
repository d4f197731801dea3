/** Events of permanents: damage, destruction, sacrifice, tapping, regeneration, control. */

import {
  Aspect,
  countersEvent,
  type EntityId,
  type EventKind,
  exact,
  type GameEvent,
  isPlayer,
  moveEvent,
  NOWHERE,
  type ObjectId,
  objectRow,
} from '@rulewright/kernel';
import { tick, writeObject } from '@rulewright/kernel/write';
import { forbidden } from '../../100-game/101.2-restrictions.ts';
import { characteristics, controllerOf, hasKeyword, isType } from '../../100-game/109.3-characteristics.ts';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { BATTLEFIELD, GRAVEYARD } from '../../400-zones/400-zones.ts';
import { Flag, type G } from '../../state.ts';
import { isDeadly, touched } from '../702-keywords/deathtouch.ts';
import { lifelinkEvents } from '../702-keywords/lifelink.ts';
import { totalToxic } from '../702-keywords/toxic.ts';
import { withers } from '../702-keywords/wither.ts';
import { countCommanderDamage } from './commanders.ts';
import { place } from './place.ts';
import {
  type ControlEvent,
  type DamageEvent,
  type DestroyEvent,
  type DiscardEvent,
  loseLifeEvent,
  type MillEvent,
  type PreventedEvent,
  type RegenerateEvent,
  removeFromCombatEvent,
  type SacrificeEvent,
  type TapEvent,
  tapEvent,
} from './types.ts';

const onBattlefield = (g: G, id: EntityId): id is ObjectId =>
  !isPlayer(id) && objectRow(g.state, id).zone === BATTLEFIELD;

const affectedEntity = (g: G, id: EntityId) => (isPlayer(id) ? id : controllerOf(g, id));

/** 120.3: the results of damage; 120.4c: those that are events of their own follow as consequences. */
const damage: EventKind<G, DamageEvent> = {
  ...place('120.3', 'damage'),
  affected: (g, e) => affectedEntity(g, e.to),
  about: (e) => e.source,
  // 614.7a
  impossible: (_, e) => e.amount <= 0,
  prepare(g, e) {
    exact(isPlayer(e.to) ? e.amount : objectRow(g.state, e.to).damage + e.amount);
    return e;
  },
  apply(g, e) {
    // 120.8: 0 damage is not dealt at all.
    if (e.amount <= 0) return null;
    if (isPlayer(e.to)) {
      // 903.10a
      if (e.combat) countCommanderDamage(g, e.source, e.to, e.amount);
      return e;
    }
    if (!onBattlefield(g, e.to)) return null;
    const c = characteristics(g, e.to);
    const source = characteristics(g, e.source);
    if (isType(c, TypeBit.creature) && !withers(g, e.source, source)) {
      const row = objectRow(g.state, e.to);
      const flags = touched(row.flags, source);
      writeObject(g.state, e.to, { damage: row.damage + e.amount, flags }, Aspect.damage);
    } else if (isType(c, TypeBit.creature) && isDeadly(source)) {
      const row = objectRow(g.state, e.to);
      writeObject(g.state, e.to, { flags: touched(row.flags, source) }, Aspect.damage);
    }
    return e;
  },
  consequences(g, e) {
    const out: GameEvent[] = [];
    const source = characteristics(g, e.source);
    // The source's controller puts or gives them.
    const by = source.controller;
    if (isPlayer(e.to)) {
      // 120.3a–b
      if (hasKeyword(source, 'infect')) out.push(countersEvent(e.to, 'poison', e.amount, { by }));
      else out.push(loseLifeEvent(e.to, e.amount, { cause: e.source, damage: true }));
      // 120.3g
      const toxic = e.combat ? totalToxic(g, e.source, source) : 0;
      if (toxic > 0) out.push(countersEvent(e.to, 'poison', toxic, { by }));
    } else {
      const c = characteristics(g, e.to);
      // 120.3c, 120.3h
      if (isType(c, TypeBit.planeswalker)) out.push(counters(e.to, 'loyalty', -e.amount));
      if (isType(c, TypeBit.battle)) out.push(counters(e.to, 'defense', -e.amount));
      // 120.3d
      if (isType(c, TypeBit.creature) && withers(g, e.source, source))
        out.push(countersEvent(e.to, '-1/-1', e.amount, { by }));
    }
    // 120.3f
    out.push(...lifelinkEvents(g, source, e));
    return out;
  },
};

/** 615.6: nothing happens; 615.13: abilities see it. */
const prevented: EventKind<G, PreventedEvent> = { ...place('615.6', 'prevented'), apply: (_, e) => e };

const counters = (on: ObjectId, counter: string, amount: number): GameEvent => countersEvent(on, counter, amount);

const toGraveyard = (object: ObjectId, how: string): GameEvent => moveEvent(object, GRAVEYARD, { how });

/** 701.8: destroyed permanents go to the graveyard; 702.12b: indestructible ones are not destroyed. */
const destroy: EventKind<G, DestroyEvent> = {
  ...place('701.8', 'destroy'),
  affected: (g, e) => controllerOf(g, e.object),
  impossible: (g, e) => hasKeyword(characteristics(g, e.object), 'indestructible'),
  apply: (g, e) =>
    onBattlefield(g, e.object) && !hasKeyword(characteristics(g, e.object), 'indestructible') ? e : null,
  consequences: (_, e) => [toGraveyard(e.object, 'destroyed')],
};

/** 701.21 */
const sacrifice: EventKind<G, SacrificeEvent> = {
  ...place('701.21', 'sacrifice'),
  affected: (_, e) => e.player,
  impossible: (g, e) => forbidden(g, 'beSacrificed', e.object) !== null,
  apply(g, e) {
    if (!onBattlefield(g, e.object) || controllerOf(g, e.object) !== e.player) return null;
    return forbidden(g, 'beSacrificed', e.object) === null ? e : null;
  },
  consequences: (_, e) => [toGraveyard(e.object, 'sacrificed')],
};

/** 701.9 */
const discard: EventKind<G, DiscardEvent> = {
  ...place('701.9', 'discard'),
  affected: (_, e) => e.player,
  apply: (g, e) => (objectRow(g.state, e.object).zone === NOWHERE ? null : e),
  consequences: (_, e) => [
    { ...toGraveyard(e.object, 'discarded'), ...(e.cause === undefined ? {} : { cause: e.cause }) },
  ],
};

/** 701.17 */
const mill: EventKind<G, MillEvent> = {
  ...place('701.17', 'mill'),
  affected: (_, e) => e.player,
  apply: (g, e) => (objectRow(g.state, e.object).zone === NOWHERE ? null : e),
  consequences: (_, e) => [toGraveyard(e.object, 'milled')],
};

/** 701.19a: instead of being destroyed. */
const regenerate: EventKind<G, RegenerateEvent> = {
  ...place('701.19', 'regenerate'),
  apply(g, e) {
    if (!onBattlefield(g, e.object)) return null;
    const row = objectRow(g.state, e.object);
    writeObject(g.state, e.object, { damage: 0, flags: row.flags & ~Flag.deathtouched }, Aspect.damage);
    return e;
  },
  consequences: (_, e) => [tapEvent(e.object), removeFromCombatEvent(e.object)],
};

/** 701.26: only an untapped permanent can be tapped, only a tapped one untapped. */
const tapping = (kind: TapEvent['kind'], tap: boolean): EventKind<G, TapEvent> => ({
  ...place('701.26', kind),
  affected: (g, e) => controllerOf(g, e.object),
  apply(g, e) {
    const row = objectRow(g.state, e.object);
    if (row.zone !== BATTLEFIELD || ((row.flags & Flag.tapped) !== 0) === tap) return null;
    if (!tap && forbidden(g, 'untap', e.object) !== null) return null;
    writeObject(g.state, e.object, { flags: tap ? row.flags | Flag.tapped : row.flags & ~Flag.tapped }, Aspect.flags);
    return e;
  },
});

/** 302.6: control has not been continuous; 506.4: and it leaves combat. */
const control: EventKind<G, ControlEvent> = {
  ...place('110.2', 'control'),
  apply(g, e) {
    writeObject(g.state, e.object, { holder: e.player, since: tick(g.state) }, Aspect.control);
    return e;
  },
  consequences: (_, e) => [removeFromCombatEvent(e.object)],
};

export const permanentEvents = {
  damage,
  prevented,
  destroy,
  sacrifice,
  discard,
  mill,
  regenerate,
  tap: tapping('tap', true),
  untap: tapping('untap', false),
  control,
} as const;
