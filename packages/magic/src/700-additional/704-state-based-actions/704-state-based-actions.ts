/** State-based actions (704.5), one entry each with its number. All that apply happen together (704.3). */
import {
  altered,
  type ChooseEntities,
  isPlayer,
  NO_COUNTERS,
  NO_OBJECT,
  NOWHERE,
  type ObjectId,
  type ObjectRow,
  objectRow,
  type PlayerRow,
  rowAt,
  zoneObjects,
} from '@rulewright/kernel';
import { forbidden, protectedFrom } from '../../100-game/101.2-restrictions.ts';
import { sharers } from '../../100-game/101.4-turn-order.ts';
import {
  type Characteristics,
  characteristics,
  controllerOf,
  hasKeyword,
  hasSubtype,
  isType,
} from '../../100-game/109.3-characteristics.ts';
import { SupertypeBit, TypeBit } from '../../200-cards/205-card-types.ts';
import { BATTLEFIELD, GRAVEYARD, PHASED_OUT, STACK } from '../../400-zones/400-zones.ts';
import { hasWaiting, waitingSource } from '../../600-effects/603-triggers/waiting-source.ts';
import { settleConditions } from '../../600-effects/613-continuous/environment.ts';
import { legalHosts } from '../../600-effects/614-replacement/616-replacements.ts';
import { inRange } from '../../800-multiplayer/801-range.ts';
import { isSlainByCommander } from '../../900-variants/903-commander.ts';
import { Flag, type G, type Totals } from '../../state.ts';
import type { MagicEvent } from '../700.1-events/types.ts';
import { completedDungeons } from '../701-actions/701.49-venturing.ts';
import { speedOf, speedUp } from '../702-keywords/702.179-speed.ts';
import { isTold } from '../714-sagas.ts';
import { preparedBy } from '../722-prepared.ts';
import { clashing, worldRule } from './uniqueness.ts';

interface OfPermanent {
  readonly rule: string;
  /** Card types, as bits: permanents of no such type need not be checked. */
  readonly types?: number;
  readonly check: (g: G, row: ObjectRow, c: Characteristics) => MagicEvent | null;
}

const put = (row: ObjectRow): MagicEvent => ({ kind: 'move', object: row.id, to: GRAVEYARD, how: 'stateBased' });
const destroy = (row: ObjectRow): MagicEvent => ({ kind: 'destroy', object: row.id });

const isCreature = (c: Characteristics): boolean => isType(c, TypeBit.creature);
const canBeDestroyed = (c: Characteristics): boolean => !hasKeyword(c, 'indestructible');

/** 704.5f–v, for one permanent each. */
export const permanentActions: readonly OfPermanent[] = [
  {
    // A creature with toughness 0 or less.
    rule: '704.5f',
    types: TypeBit.creature,
    check: (_, row, c) => ((c.toughness ?? 0) <= 0 ? put(row) : null),
  },
  {
    // Lethal damage.
    rule: '704.5g',
    types: TypeBit.creature,
    check: (_, row, c) =>
      (c.toughness ?? 0) > 0 && row.damage >= (c.toughness ?? 0) && canBeDestroyed(c) ? destroy(row) : null,
  },
  {
    // Damage from a source with deathtouch.
    rule: '704.5h',
    types: TypeBit.creature,
    check: (_, row, c) =>
      (row.flags & Flag.deathtouched) !== 0 && (c.toughness ?? 0) > 0 && canBeDestroyed(c) ? destroy(row) : null,
  },
  {
    // A planeswalker with loyalty 0.
    rule: '704.5i',
    types: TypeBit.planeswalker,
    check: (_, row) => ((row.counters.loyalty ?? 0) === 0 ? put(row) : null),
  },
  {
    // An Aura attached to nothing or to what it cannot enchant.
    rule: '704.5m',
    check: (g, row, c) => {
      if (!hasSubtype(c, 'Aura') || isLegallyAttached(g, row, c)) return null;
      // 702.103f: a bestowed Aura becomes unattached.
      return hasKeyword(c, 'bestow') && row.host !== NO_OBJECT
        ? { kind: 'attach', object: row.id, to: NO_OBJECT }
        : put(row);
    },
  },
  {
    // An Equipment attached to something that is not a creature.
    rule: '704.5n',
    check: (g, row, c) =>
      row.host !== NO_OBJECT && isOnWrongHost(g, row, c) ? { kind: 'attach', object: row.id, to: NO_OBJECT } : null,
  },
  {
    // A creature or anything that is neither Aura, Equipment nor Fortification is not attached.
    rule: '704.5p',
    check: (_, row, c) =>
      row.host !== NO_OBJECT && (isCreature(c) || !ATTACHABLE.some((t) => hasSubtype(c, t)))
        ? { kind: 'attach', object: row.id, to: NO_OBJECT }
        : null,
  },
  {
    // +1/+1 and -1/-1 counters take each other away.
    rule: '704.5q',
    check: (_, row) => {
      if (row.counters === NO_COUNTERS) return null;
      const pairs = Math.min(row.counters['+1/+1'] ?? 0, row.counters['-1/-1'] ?? 0);
      return pairs > 0 ? { kind: 'counters', on: row.id, counter: '+1/+1', amount: -pairs } : null;
    },
  },
  {
    rule: '704.5q',
    check: (_, row) => {
      if (row.counters === NO_COUNTERS) return null;
      const pairs = Math.min(row.counters['+1/+1'] ?? 0, row.counters['-1/-1'] ?? 0);
      return pairs > 0 ? { kind: 'counters', on: row.id, counter: '-1/-1', amount: -pairs } : null;
    },
  },
  {
    // A Saga whose last chapter has been told.
    rule: '704.5s',
    types: TypeBit.enchantment,
    check: (g, row, c) => (isTold(g, row.id, c) ? { kind: 'sacrifice', player: c.controller, object: row.id } : null),
  },
  {
    // 702.179a: a permanent with start your engines! whose controller has no speed.
    rule: '704.5z',
    check: (g, row, c) =>
      hasKeyword(c, 'start your engines!') && speedOf(g, c.controller) === 0 && isFirst(g, row, c)
        ? (speedUp(g, c.controller, 1)[0] ?? null)
        : null,
  },
  {
    // A Role on a permanent that has a later one of the same player.
    rule: '704.5y',
    types: TypeBit.enchantment,
    check: (g, row, c) => (hasSubtype(c, 'Role') && hasLaterRole(g, row, c) ? put(row) : null),
  },
  {
    // A battle with defense 0.
    rule: '704.5v',
    types: TypeBit.battle,
    check: (g, row) => ((row.counters.defense ?? 0) === 0 && !hasWaiting(g, row.id) ? put(row) : null),
  },
];

/** Several such permanents give a player speed once. */
const isFirst = (g: G, row: ObjectRow, c: Characteristics): boolean =>
  zoneObjects(g, BATTLEFIELD, c.controller).find((id) => {
    const other = characteristics(g, id);
    return other.controller === c.controller && hasKeyword(other, 'start your engines!');
  }) === row.id;

function hasLaterRole(g: G, row: ObjectRow, c: Characteristics): boolean {
  if (row.host === NO_OBJECT || isPlayer(row.host)) return false;
  return objectRow(g.state, row.host).attachments.some((id) => {
    const other = characteristics(g, id);
    return (
      id !== row.id &&
      hasSubtype(other, 'Role') &&
      other.controller === c.controller &&
      isLater(objectRow(g.state, id), row)
    );
  });
}
const isLater = (a: ObjectRow, b: ObjectRow): boolean =>
  a.timestamp > b.timestamp || (a.timestamp === b.timestamp && a.id > b.id);

/** What one of these rules does to a permanent now, or null. */
export const actionFor = (
  g: G,
  { types, check }: OfPermanent,
  row: ObjectRow,
  c: Characteristics,
): MagicEvent | null => (types !== undefined && (c.types & types) === 0 ? null : check(g, row, c));

const ATTACHABLE: readonly string[] = ['Aura', 'Equipment', 'Fortification'];

function isLegallyAttached(g: G, row: ObjectRow, c: Characteristics): boolean {
  if (row.host === NO_OBJECT || isCreature(c)) return false;
  return (
    legalHosts(g, row.id, c.controller).includes(row.host) && forbidden(g, 'beEnchanted', row.host, row.id) === null
  );
}

/** 301.5, 301.6 */
const isOnWrongHost = (g: G, row: ObjectRow, c: Characteristics): boolean =>
  (hasSubtype(c, 'Equipment') && !mayEquip(g, row)) || (hasSubtype(c, 'Fortification') && !mayFortify(g, row));

function mayFortify(g: G, { id, host }: ObjectRow): boolean {
  if (isPlayer(host) || objectRow(g.state, host).zone !== BATTLEFIELD) return false;
  return isType(characteristics(g, host), TypeBit.land) && !protectedFrom(g, host, id);
}

function mayEquip(g: G, row: ObjectRow): boolean {
  if (isPlayer(row.host) || objectRow(g.state, row.host).zone !== BATTLEFIELD) return false;
  return (
    isCreature(characteristics(g, row.host)) &&
    !protectedFrom(g, row.host, row.id) &&
    inRange(g, controllerOf(g, row.id), row.host) &&
    forbidden(g, 'beEquipped', row.host, row.id) === null
  );
}

/** Why a player loses (704.5a–c, 704.6a–c), or null. */
function whyLosing(g: G, totals: Totals, player: PlayerRow): string | null {
  const { sharedTeams, poison } = g.state.game.format;
  if (totals.life <= 0) return sharedTeams ? '704.6a' : '704.5a';
  if (totals.drewFromEmpty) return '704.5b';
  if ((player.counters.poison ?? 0) >= poison) return sharedTeams ? '704.6b' : '704.5c';
  if (isSlainByCommander(g, player.id)) return '704.6c';
  return null;
}
const NO_EVENTS: readonly MagicEvent[] = [];

/** Players who lose; 810.8a: not if anybody on the team cannot. */
export function losingPlayers(g: G): readonly MagicEvent[] {
  let out: MagicEvent[] | null = null;
  const { totals } = g.state.game;
  for (const player of g.state.players) {
    const own = totals[player.id];
    const why = own === undefined || player.standing !== 'playing' ? null : whyLosing(g, own, player);
    if (why === null || sharers(g, player.id).some((p) => forbidden(g, 'lose', p) !== null)) continue;
    out ??= [];
    out.push({ kind: 'lose', player: player.id, why });
  }
  return out ?? NO_EVENTS;
}

/** 704.5d–e: tokens and copies of spells where they cannot be. */
function strays(g: G): readonly MagicEvent[] {
  const found: ObjectId[] = [];
  for (const id of g.state.dirty) {
    const row = rowAt(g.state.objects, id);
    if (row === undefined || row.zone === NOWHERE) continue;
    const stray =
      // 702.26d: a phased-out token is still on the battlefield.
      (row.kind === 'token' && row.zone !== BATTLEFIELD && row.zone !== PHASED_OUT) ||
      // 722.3c: but for the copy of a prepare spell.
      (row.kind === 'copy' && row.zone !== STACK && row.zone !== BATTLEFIELD && preparedBy(g, row) === null);
    if (stray && !found.includes(id)) found.push(id);
  }
  return distinct(found).map((object): MagicEvent => ({ kind: 'cease', object }));
}

function isAscending(ids: readonly ObjectId[]): boolean {
  for (let i = 1; i < ids.length; i++) if ((ids[i] as ObjectId) <= (ids[i - 1] as ObjectId)) return false;
  return true;
}

/** In the order of their ids, so that nothing depends on how the game came here. */
function distinct(ids: readonly ObjectId[]): readonly ObjectId[] {
  if (isAscending(ids)) return ids;
  const sorted = ids.toSorted((a, b) => a - b);
  let kept = 1;
  for (let i = 1; i < sorted.length; i++) {
    const id = sorted[i] as ObjectId;
    if (id !== sorted[kept - 1]) sorted[kept++] = id;
  }
  sorted.length = kept;
  return sorted;
}

/** The permanents that may have come to need an action since the last check; what is attached depends on its host. */
export function changedPermanents(g: G): readonly ObjectId[] {
  const { state } = g;
  settleConditions(g);
  if (state.version !== state.checked) return zoneObjects(g, BATTLEFIELD, state.game.turn.active);
  if (state.dirty.length === 0) return state.dirty;
  const near: ObjectId[] = [];
  for (const id of state.dirty) {
    const row = objectRow(state, id);
    if (row.zone === BATTLEFIELD) near.push(id);
    const waiting = waitingSource(g, row);
    if (waiting !== null) near.push(waiting);
    for (const other of row.attachments) if (objectRow(state, other).zone === BATTLEFIELD) near.push(other);
  }
  return distinct(near);
}

export function stateBasedActions(g: G): readonly MagicEvent[] {
  const changed = changedPermanents(g);
  const out: MagicEvent[] = [
    ...losingPlayers(g),
    ...strays(g),
    ...completedDungeons(g),
    ...clashing(g, changed),
    ...worldRule(g, changed),
  ];
  for (const id of changed) {
    const row = objectRow(g.state, id);
    if ((row.flags & Flag.phasedOut) !== 0) continue;
    const c = characteristics(g, id);
    for (const entry of permanentActions) {
      const event = actionFor(g, entry, row, c);
      if (event === null) continue;
      out.push(altered(event, { rule: entry.rule }));
      // One fate is enough: what is put into the graveyard is not destroyed as well.
      if (event.kind === 'move' || event.kind === 'destroy' || event.kind === 'sacrifice') break;
    }
  }
  return out;
}

/** 704.5j: the legend rule; its controller chooses which one stays. */
export function legendChoice(g: G): ChooseEntities | null {
  if (g.state.game.profile.legendRule !== 'keep-one') return null;
  const changed = changedPermanents(g).filter(
    (id) => (characteristics(g, id).supertypes & SupertypeBit.legendary) !== 0,
  );
  for (const id of changed) {
    const c = characteristics(g, id);
    const same = zoneObjects(g, BATTLEFIELD, c.controller).filter((other) => {
      const o = characteristics(g, other);
      return o.controller === c.controller && o.name === c.name && (o.supertypes & SupertypeBit.legendary) !== 0;
    });
    if (same.length > 1) {
      return {
        kind: 'entities',
        player: c.controller,
        rule: '704.5j',
        prompt: 'legend-rule',
        from: same,
        min: 1,
        max: 1,
      };
    }
  }
  return null;
}
