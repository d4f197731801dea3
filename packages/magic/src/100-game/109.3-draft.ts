/** The characteristics of an object (109.3), and those in the making. */
import type { ObjectRow, PlayerId } from '@rulewright/kernel';
import type { Ability } from '@rulewright/language/magic';
import type { Printed } from '../200-cards/printed.ts';
import { STACK } from '../400-zones/400-zones.ts';
import type { StackEntry } from '../state.ts';
import type { ManaCost } from './106-mana/107.4-mana-symbols.ts';

/** What an object is, with all effects applied. */
export interface Characteristics {
  readonly name: string;
  readonly cost: ManaCost | null;
  readonly manaValue: number;
  readonly colors: number;
  readonly supertypes: number;
  readonly types: number;
  readonly subtypes: readonly string[];
  readonly everyCreatureType: boolean;
  readonly power: number | null;
  readonly toughness: number | null;
  /** Power and toughness as they are after layer 7b, before anything adds to them (208.4b). */
  readonly basePower: number | null;
  readonly baseToughness: number | null;
  readonly loyalty: number | 'X' | null;
  /** Keywords are followed by the abilities they stand for; granted ones come last. */
  readonly abilities: readonly Ability[];
  readonly controller: PlayerId;
}

/** Characteristics in the making. */
export type Draft = { -readonly [K in keyof Characteristics]: Characteristics[K] };

export const draftOf = (p: Printed, controller: PlayerId): Draft => ({
  name: p.name,
  cost: p.cost,
  manaValue: p.manaValue,
  colors: p.colors,
  supertypes: p.supertypes,
  types: p.types,
  subtypes: p.subtypes,
  everyCreatureType: false,
  power: p.power,
  toughness: p.toughness,
  basePower: p.power,
  baseToughness: p.toughness,
  loyalty: p.loyalty,
  abilities: p.abilities,
  controller,
});

/** What the layers are applied to: the copiable values of the object, and what was chosen for it. */
export function startOf(row: ObjectRow, base: Printed): Draft {
  const made = draftOf(base, row.controller);
  made.manaValue += chosenX(row, base) + melded(row);
  return made;
}

export const isAsPrinted = (row: ObjectRow, base: Printed): boolean => chosenX(row, base) === 0 && melded(row) === 0;

/** The note on a melded permanent: its mana value, the sum of those of the front faces of its cards (202.3c). */
export const MELDED = 'melded';
function melded({ notes, copy, base }: ObjectRow): number {
  const value = notes[MELDED];
  return typeof value === 'number' && copy === null && base === null ? value : 0;
}

/** 202.3e: on the stack, {X} counts as the value chosen for it. */
function chosenX(row: ObjectRow, base: Printed): number {
  if (row.zone !== STACK || base.cost === null || base.cost.x === 0) return 0;
  return base.cost.x * ((row.stack as StackEntry | null)?.x ?? 0);
}
