/** Copies of objects (707): the copiable values of one object with the exceptions that an effect makes. */

import {
  type CreateEvent,
  type EntityId,
  isObject,
  type MoveEvent,
  newObject,
  type ObjectId,
  type Option,
  objectRow,
} from '@rulewright/kernel';
import {
  type Ability,
  type Card,
  type Change,
  COLORS,
  type ColorName,
  type Face,
  type Selector,
  type Value,
} from '@rulewright/language/magic';
import { copiable, splitCard } from '../100-game/108-pool.ts';
import { ColorBit } from '../200-cards/205-card-types.ts';
import { type Printed, printed } from '../200-cards/printed.ts';
import { BATTLEFIELD } from '../400-zones/400-zones.ts';
import { type Context, Flag, type G } from '../state.ts';
import { select, value } from '../vocabulary/evaluate.ts';
import { isRoom, LOCKED } from './709-rooms.ts';

/** 707.2, 707.9: what a copy of an object is. */
export function copiedFace(g: G, ctx: Context, id: ObjectId, changes: readonly Change[]): Face {
  return changedCopiable(g, ctx, copiable(g.pool, objectRow(g.state, id)).face, changes);
}

export const changedCopiable = (g: G, ctx: Context, face: Face, changes: readonly Change[]): Face =>
  changes.reduce((made, change) => changedFace(g, ctx, made, change), face);

/** How one of several sets of changes is told from the others: by its size and what it gives. */
export function choiceOption(g: G, changes: readonly Change[], ctx: Context): Option {
  const hints = changes.flatMap((c) => (c.kind === 'gain' && c.ability.kind === 'keyword' ? [c.ability.keyword] : []));
  const size = changes.find((c) => c.kind === 'setPT');
  const of = (v: Value | undefined): string => (v === undefined ? '' : String(value(g, v, ctx)));
  return { label: size === undefined ? hints.join(' ') : `${of(size.power)}/${of(size.toughness)}`, hints };
}

/** 707.8a: both faces, each with the exceptions. */
export const copiedCard = (g: G, ctx: Context, card: Card, exceptions: readonly Change[]): Card => {
  if (exceptions.length === 0) return card;
  const [front, ...others] = card.faces;
  const changed = (face: Face): Face => exceptions.reduce((made, c) => changedFace(g, ctx, made, c), face);
  return { ...card, faces: [changed(front), ...others.map(changed)] };
};

/** 709.5b, 709.5d: of a Room both halves are copied, and both are locked. */
export function copiedRoom(
  g: G,
  ctx: Context,
  id: ObjectId,
  exceptions: readonly Change[],
): { readonly base: Card; readonly face: number } | null {
  const row = objectRow(g.state, id);
  const card = row.copy === null && (row.flags & Flag.faceDown) === 0 ? splitCard(g.pool, row) : null;
  return card !== null && isRoom(card) ? { base: copiedCard(g, ctx, card, exceptions), face: LOCKED } : null;
}

type Apply<K extends Change['kind']> = (g: G, ctx: Context, face: Face, c: Extract<Change, { kind: K }>) => Face;

const joined = (old: readonly string[], more: readonly string[] | undefined): readonly string[] => [
  ...new Set([...old, ...(more ?? [])]),
];
const without = (old: readonly string[] | undefined, less: readonly string[] | undefined): readonly string[] =>
  (old ?? []).filter((t) => less?.includes(t) !== true);

const isKeyword = (a: Ability, keyword: string): boolean => a.kind === 'keyword' && a.keyword === keyword;

/** 707.9d: an ability that defines what the effect gives another value is not copied. */
const notDefining = (face: Face, kinds: readonly Change['kind'][]): readonly Ability[] =>
  (face.abilities ?? []).filter(
    (a) =>
      a.kind !== 'static' ||
      a.defining !== true ||
      !a.effects.some((e) => e.kind === 'modify' && e.changes.some((c) => kinds.includes(c.kind))),
  );

/** 707.9b: changes of copiable values, one entry for each kind that a copy effect can make. */
const changes: { readonly [K in Change['kind']]?: Apply<K> } = {
  name: (_g, _ctx, face, c) => ({ ...face, name: c.name }),
  // What it costs no longer tells its colours.
  noManaCost: (_g, _ctx, { cost: _, ...face }) => ({ ...face, colors: face.colors ?? [] }),
  types: (_g, _ctx, face, c) => ({
    ...face,
    types: joined(c.set === true && c.types !== undefined ? [] : face.types, c.types),
    subtypes: joined(c.set === true ? [] : (face.subtypes ?? []), c.subtypes),
    supertypes: joined(face.supertypes ?? [], c.supertypes),
  }),
  removeTypes: (_g, _ctx, face, c) => ({
    ...face,
    types: without(face.types, c.types),
    subtypes: without(face.subtypes, c.subtypes),
    supertypes: without(face.supertypes, c.supertypes),
  }),
  colors: (_g, _ctx, face, c) => ({
    ...face,
    colors: c.set === true ? c.colors : [...new Set([...colorsOf(face), ...c.colors])],
    abilities: c.set === true ? notDefining(face, ['colors']) : (face.abilities ?? []),
  }),
  setPT: (g, ctx, face, c) => ({
    ...face,
    ...(c.power === undefined ? {} : { power: value(g, c.power, ctx) }),
    ...(c.toughness === undefined ? {} : { toughness: value(g, c.toughness, ctx) }),
    abilities: notDefining(face, ['setPT']),
  }),
  gain: (_g, _ctx, face, c) => ({ ...face, abilities: [...(face.abilities ?? []), c.ability] }),
  lose: (_g, _ctx, face, c) => ({
    ...face,
    abilities: (face.abilities ?? []).filter((a) => !isKeyword(a, c.keyword)),
  }),
  loseAll: (_g, _ctx, face) => ({ ...face, abilities: [] }),
};

function changedFace(g: G, ctx: Context, face: Face, change: Change): Face {
  const apply = changes[change.kind] as ((g: G, ctx: Context, face: Face, c: Change) => Face) | undefined;
  if (apply === undefined) throw new Error(`unsupported: a copy with ${change.kind}`);
  return apply(g, ctx, face, change);
}

const colorsOf = (face: Face): readonly ColorName[] =>
  COLORS.filter((color) => (printed(face).colors & ColorBit[color]) !== 0);

/** What an object will be where it goes, as far as its copiable values go: "enters" effects are read there (614.12, 707.5, 708.3). */
export function arriving(g: G, e: MoveEvent | CreateEvent): Printed {
  if (e.kind === 'create') {
    const { what: kind, owner, to: zone, def = -1, face = 0, base = null, flags = 0 } = e;
    return copiable(g.pool, newObject({ kind, owner, zone, def, face, base, flags }));
  }
  const row = objectRow(g.state, e.object);
  if (e.to !== BATTLEFIELD) return copiable(g.pool, row);
  const { flags = 0, face = 0 } = e;
  const base = e.base ?? (row.kind === 'card' ? null : row.base);
  if (flags === 0 && face === row.face && base === row.base && row.copy === null && row.flags === 0)
    return copiable(g.pool, row);
  return copiable(g.pool, { ...row, zone: e.to, flags, face, base, copy: null });
}

/** What an object may enter as a copy of: never itself. */
export const copyable = (g: G, of: Selector, ctx: Context, e: MoveEvent | CreateEvent): readonly ObjectId[] =>
  select(g, of, ctx).filter((id: EntityId): id is ObjectId => isObject(id) && (e.kind === 'create' || id !== e.object));
