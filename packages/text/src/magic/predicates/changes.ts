/** Changes of what something is, as words describe it: types, colours, sizes and abilities, instead of its own or besides. */
import type { Ability, Change, StaticEffect } from '@rulewright/language/magic';
import type { Kinds } from '../categories/nouns.ts';
import type { Predicate } from '../game.ts';
import type { Shape } from '../verbs/tokens-made.ts';

export const modify =
  (...changes: readonly Change[]): Predicate =>
  (what): readonly StaticEffect[] => [{ kind: 'modify', what, changes }];

/** 205.1a, 205.1b: new types replace the old ones unless the effect says that they stay; an artifact creature keeps its others. */
export function newSelf(shape: Shape, granted: readonly Ability[] | undefined, keeps: 'nothing' | 'types' | 'all') {
  const { types, subtypes, supertypes, colors, power, toughness } = shape;
  const subs = subtypes.length > 0 ? { subtypes } : {};
  const supers = supertypes.length > 0 ? { supertypes } : {};
  const changes: Change[] = [];
  if (keeps !== 'nothing') changes.push({ kind: 'types', types, ...subs, ...supers });
  else if (types.includes('artifact') && types.includes('creature')) {
    changes.push({ kind: 'types', types, ...supers });
    if (subtypes.length > 0) changes.push({ kind: 'types', subtypes, set: true });
  } else changes.push({ kind: 'types', types, ...subs, ...supers, set: true });
  if (colors !== undefined) changes.push({ kind: 'colors', colors, ...(keeps === 'all' ? {} : { set: true }) });
  for (const ability of granted ?? []) changes.push({ kind: 'gain', ability });
  if (power !== undefined && toughness !== undefined) changes.push({ kind: 'setPT', power, toughness });
  return changes;
}

const typesOf = ({ types, subtypes, supertypes }: Kinds): Change => ({
  kind: 'types',
  ...(types.length === 0 ? {} : { types }),
  ...(subtypes.length === 0 ? {} : { subtypes }),
  ...(supertypes.length === 0 ? {} : { supertypes }),
});
/** In addition to what they are: types are added, and colours too where that is said; else they are those only (105.3). */
export const besides = (kinds: Kinds, colorsToo = false): readonly Change[] => [
  ...(kinds.colors.length === 0
    ? []
    : [{ kind: 'colors', colors: kinds.colors, ...(colorsToo ? {} : { set: true }) } as const]),
  ...(kinds.types.length + kinds.subtypes.length + kinds.supertypes.length === 0 ? [] : [typesOf(kinds)]),
];
