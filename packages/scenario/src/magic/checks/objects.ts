// What a check says about one object, or about all objects of a name.
import { type EntityId, NO_OBJECT, NOWHERE, type ObjectId, type ObjectRow, objectRow } from '@rulewright/kernel';
import {
  BATTLEFIELD,
  type Characteristics,
  ColorBit,
  characteristics,
  Flag,
  hasSubtype,
  PHASED_OUT,
  SupertypeBit,
  TypeBit,
  zones,
} from '@rulewright/magic';
import {
  type FaceDownKind,
  foldName,
  type ObjectCheck,
  type ObjectNumber,
  type ObjectProperty,
  type ObjectRef,
  type Ref,
} from '../../parse/index.ts';
import { expectSame, type Mismatch, mismatch } from '../../run/mismatch.ts';
import { fail, type Play, unsupported } from '../../run/play.ts';
import { entityOf, findObjects, holderOf, refText } from '../../run/refs.ts';
import { entityName, listed } from '../../run/words.ts';
import { hasAbility } from '../words/keyword-words.ts';
import { checkCounters } from './players.ts';

export function checkObject(play: Play, check: ObjectCheck): readonly Mismatch[] {
  const { object, properties, line } = check;
  if (object.kind === 'player') return fail(line, `${object.player} is a player`);
  const found = findObjects(play, object).filter((id) => objectRow(play.game.state, id).zone !== NOWHERE);
  const name = refText(object);
  const exists = properties.find((p) => p.kind === 'exists');
  if (exists?.kind === 'exists') {
    const wrong = expectSame(exists.line, `${name} exists`, exists.value, nthOf(found, object) !== undefined);
    if (wrong.length > 0 || !exists.value) return wrong;
  }
  return properties.some(isAboutAll)
    ? checkAll(play, name, found, properties)
    : checkOne(play, name, nthOf(found, object), line, properties);
}

const nthOf = (found: readonly ObjectId[], { nth }: ObjectRef): ObjectId | undefined => found[(nth ?? 1) - 1];

/** A count speaks of all objects of the name, and so does a number of those that are tapped and the like. */
const isAboutAll = (p: ObjectProperty): boolean =>
  p.kind === 'count' || ((p.kind === 'flag' || p.kind === 'role') && typeof p.value === 'number');

function checkAll(
  play: Play,
  name: string,
  found: readonly ObjectId[],
  properties: readonly ObjectProperty[],
): readonly Mismatch[] {
  return properties.flatMap((property) => {
    const { line } = property;
    if (property.kind === 'count') return expectSame(line, `number of ${name}`, property.value, found.length);
    if ((property.kind === 'flag' || property.kind === 'role') && typeof property.value === 'number') {
      const so = found.filter((id) => checkProperty(play, name, id, { ...property, value: true }).length === 0);
      return expectSame(line, `${property.name} of ${name}`, property.value, so.length);
    }
    return found.flatMap((id) => checkProperty(play, name, id, property));
  });
}

function checkOne(
  play: Play,
  name: string,
  id: ObjectId | undefined,
  line: number,
  properties: readonly ObjectProperty[],
): readonly Mismatch[] {
  if (id === undefined) return [{ line, text: `${name}: there is none` }];
  return properties.flatMap((property) => checkProperty(play, name, id, property));
}

function faceDownKind(flags: number): FaceDownKind | false {
  if ((flags & Flag.faceDown) === 0) return false;
  const warded = (flags & Flag.warded) !== 0;
  return (flags & Flag.manifested) !== 0 ? (warded ? 'cloak' : 'manifest') : warded ? 'disguise' : 'morph';
}

function checkProperty(play: Play, name: string, id: ObjectId, property: ObjectProperty): readonly Mismatch[] {
  const { game } = play;
  const { line } = property;
  const row = objectRow(game.state, id);
  const is = characteristics(game, id);
  const same = (what: string, expected: unknown, actual: unknown): readonly Mismatch[] =>
    expectSame(line, `${what} of ${name}`, expected, actual);
  switch (property.kind) {
    case 'count':
    case 'exists':
      return [];
    case 'number':
      return same(property.name, property.value, numberOf(line, property.name, row, is));
    case 'flag':
      return same(property.name, property.value, flagOf(line, property.name, row));
    case 'role':
      return checkRole(play, name, id, property);
    case 'zone':
      return same('zone', property.value, zones[row.zone === PHASED_OUT ? BATTLEFIELD : row.zone]?.name);
    case 'player': {
      const seat = property.name === 'owner' ? row.owner : holderOf(game, row);
      return same(property.name, property.value, entityName(game, seat));
    }
    case 'name':
      return same('name', foldName(property.value), foldName(is.name));
    case 'counters':
      return checkCounters(property.counters, name, row.counters);
    case 'colors':
      return same('colours', listed(property.values.toSorted()), listed(namesOf(is.colors, ColorBit).toSorted()));
    case 'words':
      return checkWords(play, line, name, property, is);
    case 'attached': {
      const host =
        property.to === 'none' ? NO_OBJECT : entityOf(play, property.to, { rather: (it) => it === row.host });
      return host === row.host ? [] : same('host', entityName(game, host), entityName(game, row.host));
    }
    case 'face':
      return same('face', property.value, row.face === 0 ? 'front' : 'back');
    case 'faceDown': {
      const kind = faceDownKind(row.flags);
      return same('being face down', property.value, typeof property.value === 'string' ? kind : kind !== false);
    }
    case 'visibleTo': {
      const viewers = game.state.players.filter((player) => game.rules.sees(game, player.id, row));
      return same('viewers', listed(property.players.toSorted()), listed(viewers.map((p) => p.name).toSorted()));
    }
  }
}

const namesOf = (bits: number, table: Readonly<Record<string, number>>): string[] =>
  Object.entries(table).flatMap(([name, bit]) => ((bits & bit) !== 0 ? [name] : []));

function numberOf(line: number, name: ObjectNumber, row: ObjectRow, is: Characteristics): number | null | string {
  switch (name) {
    case 'power':
      return is.power;
    case 'toughness':
      return is.toughness;
    case 'loyalty':
      return row.zone === BATTLEFIELD ? (row.counters.loyalty ?? 0) : is.loyalty;
    case 'damage':
      return row.damage;
    case 'mana-value':
      return is.manaValue;
    case 'base-power':
      return is.basePower;
    case 'base-toughness':
      return is.baseToughness;
    case 'life':
    case 'level':
    case 'durability':
      return unsupported(line, `${name} is not a thing of Magic`);
  }
}

function flagOf(line: number, name: string, row: ObjectRow): boolean {
  if (name === 'tapped') return (row.flags & Flag.tapped) !== 0;
  if (name === 'token') return row.kind === 'token';
  return unsupported(line, `${name} is not a thing of Magic`);
}

function checkRole(
  play: Play,
  name: string,
  id: ObjectId,
  property: Extract<ObjectProperty, { kind: 'role' }>,
): readonly Mismatch[] {
  const { line, value } = property;
  const opposite = oppositesOf(play, id, property.name, line);
  if (typeof value === 'boolean') return expectSame(line, `${name} ${property.name}`, value, opposite !== null);
  if (typeof value === 'number') return [];
  const expected = value.map((ref: Ref) => entityOf(play, ref, { rather: (it) => opposite?.includes(it) === true }));
  const actual = opposite ?? [];
  const equal = expected.length === actual.length && expected.every((it) => actual.includes(it));
  const names = (ids: readonly EntityId[]): string[] => ids.map((it) => entityName(play.game, it));
  return equal && opposite !== null ? [] : [mismatch(line, `${name} ${property.name}`, names(expected), names(actual))];
}

/** What it attacks, blocks or is blocked by; null if it does not. */
function oppositesOf(play: Play, id: ObjectId, role: string, line: number): readonly EntityId[] | null {
  const { combat } = play.game.state.game;
  const attacker = combat?.attackers.find((a) => a.id === id);
  switch (role) {
    case 'attacking':
      return attacker === undefined ? null : [attacker.target];
    case 'blocking':
      return combat?.blockers.find((b) => b.id === id)?.blocks ?? null;
    case 'blocked':
      return attacker?.blocked === true ? attacker.blockedBy : null;
    default:
      return unsupported(line, `${role} is not a thing of Magic`);
  }
}

function checkWords(
  play: Play,
  line: number,
  name: string,
  property: Extract<ObjectProperty, { kind: 'words' }>,
  is: Characteristics,
): readonly Mismatch[] {
  switch (property.name) {
    case 'types':
    case 'not-types': {
      const wanted = property.name === 'types';
      const own = typeWords(is);
      const wrong = property.values.filter((word) => (own.includes(foldName(word)) || isSubtype(is, word)) !== wanted);
      return wrong.map((word) => mismatch(line, `types of ${name}`, wanted ? word : `not ${word}`, own));
    }
    case 'has':
    case 'lacks': {
      const wanted = property.name === 'has';
      const wrong = property.values.filter((word) => hasAbility(play, is.abilities, word) !== wanted);
      return wrong.map((word) => mismatch(line, `${word} of ${name}`, wanted, !wanted));
    }
    default:
      return unsupported(line, `${property.name} are not a thing of Magic`);
  }
}

/** Changelings have every creature type, which a card type is not. */
const isSubtype = (is: Characteristics, word: string): boolean =>
  !(foldName(word) in TypeBit) && !(foldName(word) in SupertypeBit) && hasSubtype(is, word);

/** Card types, supertypes and subtypes alike. */
const typeWords = (is: Characteristics): string[] => [
  ...namesOf(is.supertypes, SupertypeBit),
  ...namesOf(is.types, TypeBit),
  ...is.subtypes.map(foldName),
];
