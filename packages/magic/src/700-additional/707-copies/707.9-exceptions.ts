/** The exceptions that an effect makes to what it copies (707.9), one table entry for each kind of change. */
import type { Option } from '@rulewright/kernel';
import { type Ability, type Change, COLORS, type ColorName, type Face, type Value } from '@rulewright/language/magic';
import { withExceptions } from '@rulewright/rules';
import { ColorBit } from '../../200-cards/205-card-types.ts';
import { printed } from '../../200-cards/printed.ts';
import type { Context, G } from '../../state.ts';
import { value } from '../../vocabulary/evaluate.ts';

/** 707.9: copiable values with the exceptions that an effect makes. */
export const changedCopiable = (g: G, ctx: Context, face: Face, changes: readonly Change[]): Face =>
  withExceptions(g, ctx, face, changes) as Face;

/** How one of several sets of changes is told from the others: by its size and what it gives. */
export function choiceOption(g: G, changes: readonly Change[], ctx: Context): Option {
  const hints = changes.flatMap((c) => (c.kind === 'gain' && c.ability.kind === 'keyword' ? [c.ability.keyword] : []));
  const size = changes.find((c) => c.kind === 'setPT');
  const of = (v: Value | undefined): string => (v === undefined ? '' : String(value(g, v, ctx)));
  return { label: size === undefined ? hints.join(' ') : `${of(size.power)}/${of(size.toughness)}`, hints };
}

/** A method type, so that an exception of one kind fits a table of all. */
type Except<K extends Change['kind']> = {
  except(g: G, ctx: Context, face: Face, c: Extract<Change, { kind: K }>): Face;
}['except'];

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
export const exceptions: { readonly [K in Change['kind']]?: Except<K> } = {
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

const colorsOf = (face: Face): readonly ColorName[] =>
  COLORS.filter((color) => (printed(face).colors & ColorBit[color]) !== 0);
