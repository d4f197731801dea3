/** What nodes of the card language read of an object: characteristics, numbers, traits, properties, damage. */
import { type ObjectId, type ObjectRow, objectRow, zoneObjects } from '@rulewright/kernel';
import type { Property, SharedTrait, Stat } from '@rulewright/language/grand-archive';
import { type Characteristics, characteristics, isType } from '../parts-of-a-card/characteristics.ts';
import { ACTION, elementWords, typeWords } from '../parts-of-a-card/words.ts';
import { Flag, type G, type StackEntry, stackEntry } from '../state.ts';
import { FIELD, LOADED, PLAYED, STACK } from '../zones/zones.ts';

/**
 * An activation is what its card is, and an ability on the stack has the types and elements of the object whose it is (Abilities;
 * Spellshroud 1.1).
 */
export const features = (g: G, id: ObjectId): Characteristics => characteristics(g, standsFor(g, id));

/** Of what waits on the stack, the card or the object whose it is; anything else stands for itself. */
export function standsFor(g: G, id: ObjectId): ObjectId {
  const row = objectRow(g.state, id);
  const entry = row.kind === 'card' || row.kind === 'token' ? null : stackEntry(row);
  return entry === null ? row.id : entry.source;
}

/** What was decided as a card was played: of an activation, of its card on the stack, or of the object that it has become. */
export function playedAs(g: G, id: ObjectId): StackEntry | null {
  const row = objectRow(g.state, id);
  const entry = stackEntry(row);
  if (entry !== null) return entry.kind === 'instance' ? entry : null;
  if (row.zone !== PLAYED) return null;
  const waiting = zoneObjects(g, STACK, row.owner).map((other) => stackEntry(objectRow(g.state, other)));
  return waiting.find((other) => other?.kind === 'instance' && other.source === id) ?? null;
}

/** Cost 9: the X that was chosen for a card that is on the stack. */
function chosenX(g: G, id: ObjectId): number | null {
  const { zone } = objectRow(g.state, id);
  return zone === STACK || zone === PLAYED ? (playedAs(g, id)?.x ?? null) : null;
}

/** Temporary damage on an ally, damage counters on a champion. */
export const damageOn = (row: ObjectRow): number => row.damage + (row.counters.damage ?? 0);

/** Cost 9, 10: X is what was chosen for the card on the stack, and 0 anywhere else. */
function costOf(g: G, id: ObjectId, kind: 'reserve' | 'memory', which: 'cost' | 'baseCost'): number | null {
  const cost = features(g, id)[which];
  if (cost === null || cost.kind !== kind) return null;
  return cost.amount === 'X' ? (chosenX(g, id) ?? 0) : cost.amount;
}

/** Counters, durability: on the field it is the number of its counters. */
function durabilityOf(g: G, id: ObjectId): number | null {
  const { durability } = features(g, id);
  const { zone, counters } = objectRow(g.state, id);
  if (durability === null) return null;
  return zone === FIELD || counters.durability !== undefined ? (counters.durability ?? 0) : durability;
}

const stats: Readonly<Record<Stat, (g: G, id: ObjectId) => number | null>> = {
  power: (g, id) => features(g, id).power,
  life: (g, id) => features(g, id).life,
  level: (g, id) => features(g, id).level,
  durability: durabilityOf,
  reserveCost: (g, id) => costOf(g, id, 'reserve', 'cost'),
  memoryCost: (g, id) => costOf(g, id, 'memory', 'cost'),
  basePower: (g, id) => features(g, id).basePower,
  baseLife: (g, id) => features(g, id).baseLife,
  baseLevel: (g, id) => features(g, id).baseLevel,
  baseReserveCost: (g, id) => costOf(g, id, 'reserve', 'baseCost'),
  baseMemoryCost: (g, id) => costOf(g, id, 'memory', 'baseCost'),
};

/** Null for what does not have the stat. */
export const statOf = (g: G, id: ObjectId, stat: Stat): number | null => stats[stat](g, id);

const COSTS: ReadonlySet<Stat> = new Set(['reserveCost', 'memoryCost', 'baseReserveCost', 'baseMemoryCost']);

/** Cost 9.1: a cost of X that nobody has chosen counts as 0, but is not named where one asks for a cost of 0. */
export const isUnchosenX = (g: G, id: ObjectId, stat: Stat): boolean =>
  COSTS.has(stat) &&
  g.state.game.profile.unchosenX === 'unnamed' &&
  features(g, id).cost?.amount === 'X' &&
  objectRow(g.state, id).zone !== FIELD &&
  chosenX(g, id) === null;

/** Cards in general are slow. */
export const speedOf = (c: Characteristics): 'fast' | 'slow' => c.speed ?? 'slow';

const lower = (words: readonly string[]): readonly string[] => words.map((word) => word.toLowerCase());
const listOf = (n: number | null): readonly number[] => (n === null ? [] : [n]);

const traits: Readonly<Record<SharedTrait, (g: G, id: ObjectId) => readonly (string | number)[]>> = {
  element: (g, id) => elementWords(features(g, id).elements),
  type: (g, id) => typeWords(features(g, id).types),
  class: (g, id) => lower(features(g, id).classes),
  subtype: (g, id) => lower(features(g, id).subtypes),
  reserveCost: (g, id) => listOf(statOf(g, id, 'reserveCost')),
  memoryCost: (g, id) => listOf(statOf(g, id, 'memoryCost')),
  power: (g, id) => listOf(statOf(g, id, 'power')),
  life: (g, id) => listOf(statOf(g, id, 'life')),
};

/** What it has of a kind that cards may have in common; words in lower case. */
export const traitsOf = (g: G, id: ObjectId, trait: SharedTrait): readonly (string | number)[] => traits[trait](g, id);

const bits: Readonly<Record<Exclude<Property, 'loaded'>, number>> = Flag;

/** 0 for being loaded, which is told by what lies under the object. */
export const propertyBit = (property: Property): number => (property === 'loaded' ? 0 : bits[property]);

/** Of an activation: what its card has. */
export function hasProperty(g: G, id: ObjectId, property: Property): boolean {
  const row = objectRow(g.state, id);
  if (property === 'loaded') return row.kept.some((kept) => objectRow(g.state, kept).zone === LOADED);
  const card = objectRow(g.state, standsFor(g, row.id));
  // Ephemerate 1.3–1.5: what becomes an object or an intent is ephemeral there, and not yet on the stack.
  if (property === 'ephemeral' && card.zone === PLAYED && !isType(characteristics(g, card.id), ACTION)) return false;
  return ((card.flags | characteristics(g, card.id).properties) & propertyBit(property)) !== 0;
}
