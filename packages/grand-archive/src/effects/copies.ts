/** The exceptions that an effect makes to what it copies, one table entry for each kind of change (Copying objects). */

import type { ObjectId } from '@rulewright/kernel';
import type { Ability, Change, Face, Stat } from '@rulewright/language/grand-archive';
import { copied } from '@rulewright/rules';
import type { Context, G } from '../state.ts';
import { value } from '../vocabulary/evaluate.ts';

/** The values that a copy of an object has, as the object is now. */
export const copiedFace = (g: G, ctx: Context, id: ObjectId, changes: readonly Change[]): Face =>
  copied(g, ctx, id, changes) as Face;

/** A method type, so that an exception of one kind fits a table of all. */
type Except<K extends Change['kind']> = {
  except(g: G, ctx: Context, face: Face, c: Extract<Change, { kind: K }>): Face;
}['except'];

const joined = <W extends string>(old: readonly W[] | undefined, more: readonly W[] | undefined): readonly W[] => [
  ...new Set([...(old ?? []), ...(more ?? [])]),
];
const without = <W extends string>(old: readonly W[] | undefined, less: readonly W[] | undefined): readonly W[] =>
  (old ?? []).filter((word) => less?.includes(word) !== true);

const isKeyword = (a: Ability, keyword: string): boolean => a.kind === 'keyword' && a.keyword === keyword;

const base: Readonly<Record<Stat, (face: Face, to: number) => Face>> = {
  power: (face, power) => ({ ...face, power }),
  life: (face, life) => ({ ...face, life }),
  level: (face, level) => ({ ...face, level }),
  durability: (face, durability) => ({ ...face, durability }),
  reserveCost: (face, amount) => ({ ...face, cost: { kind: 'reserve', amount } }),
  memoryCost: (face, amount) => ({ ...face, cost: { kind: 'memory', amount } }),
  basePower: (face, power) => ({ ...face, power }),
  baseLife: (face, life) => ({ ...face, life }),
  baseLevel: (face, level) => ({ ...face, level }),
  baseReserveCost: (face, amount) => ({ ...face, cost: { kind: 'reserve', amount } }),
  baseMemoryCost: (face, amount) => ({ ...face, cost: { kind: 'memory', amount } }),
};

/** Changes of copiable values, one entry for each kind that a copy effect can make. */
export const exceptions: { readonly [K in Change['kind']]?: Except<K> } = {
  name: (_g, _ctx, face, c) => ({ ...face, name: c.name }),
  base: (g, ctx, face, c) => base[c.stat](face, value(g, c.to, ctx)),
  speed: (_g, _ctx, face, c) => ({ ...face, speed: c.speed }),
  types: (_g, _ctx, face, c) => ({
    ...face,
    types: joined(c.set === true && c.types !== undefined ? [] : face.types, c.types),
    subtypes: joined(c.set === true && c.subtypes !== undefined ? [] : face.subtypes, c.subtypes),
    supertypes: joined(c.set === true && c.supertypes !== undefined ? [] : face.supertypes, c.supertypes),
    classes: joined(c.set === true && c.classes !== undefined ? [] : face.classes, c.classes),
  }),
  removeTypes: (_g, _ctx, face, c) => ({
    ...face,
    types: without(face.types, c.types),
    subtypes: without(face.subtypes, c.subtypes),
    supertypes: without(face.supertypes, c.supertypes),
    classes: without(face.classes, c.classes),
  }),
  elements: (_g, _ctx, face, c) => ({
    ...face,
    elements: c.set === true ? c.elements : joined(face.elements, c.elements),
  }),
  gain: (_g, _ctx, face, c) => ({ ...face, abilities: [...(face.abilities ?? []), c.ability] }),
  lose: (_g, _ctx, face, c) => ({
    ...face,
    abilities: (face.abilities ?? []).filter((a) => !isKeyword(a, c.keyword)),
  }),
  loseAll: (_g, _ctx, face) => ({ ...face, abilities: [] }),
};
