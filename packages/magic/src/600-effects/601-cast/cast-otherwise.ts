/** Ways of casting a card as something other than it is (702.96, 702.103, 702.113, 702.140, 702.148): what is looked at before it is on the stack. */

import type { Ability } from '@rulewright/language/magic';
import { subtypeKind } from '../../200-cards/205.3-subtypes.ts';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { awakened } from '../../700-additional/702-keywords/awaken.ts';
import { ENCHANT_CREATURE } from '../../700-additional/702-keywords/bestow.ts';
import { MUTATING } from '../../700-additional/702-keywords/mutate.ts';
import { overloaded } from '../../700-additional/702-keywords/overload.ts';
import type { SpellFace } from './spell-face.ts';

const withEnchant = new WeakMap<readonly Ability[], readonly Ability[]>();

function enchanting(abilities: readonly Ability[]): readonly Ability[] {
  const known = withEnchant.get(abilities);
  if (known !== undefined) return known;
  const made = [...abilities, ENCHANT_CREATURE];
  withEnchant.set(abilities, made);
  return made;
}

const withoutBrackets = new WeakMap<readonly Ability[], readonly Ability[]>();

/** 702.148a: the text without what is in square brackets, which the keyword carries. */
function cleaved(abilities: readonly Ability[]): readonly Ability[] {
  const known = withoutBrackets.get(abilities);
  if (known !== undefined) return known;
  const cleave = abilities.find((a) => a.kind === 'keyword' && a.keyword === 'cleave');
  const text = cleave?.kind === 'keyword' ? cleave.ability : undefined;
  const made = text === undefined ? abilities : [...abilities.filter((a) => a.kind !== 'spell'), text];
  withoutBrackets.set(abilities, made);
  return made;
}

const withTarget = new WeakMap<readonly Ability[], readonly Ability[]>();

/** 702.140a: it is a mutating creature spell, which targets. */
function mutating(abilities: readonly Ability[]): readonly Ability[] {
  const known = withTarget.get(abilities);
  if (known !== undefined) return known;
  const made: readonly Ability[] = [...abilities, MUTATING];
  withTarget.set(abilities, made);
  return made;
}

/** By the name of the way. */
const changes: Readonly<Record<string, (face: SpellFace) => SpellFace>> = {
  overload: (face) => ({ ...face, abilities: overloaded(face.abilities) }),
  mutate: (face) => ({ ...face, abilities: mutating(face.abilities) }),
  cleave: (face) => ({ ...face, abilities: cleaved(face.abilities) }),
  awaken: (face) => ({ ...face, abilities: awakened(face.abilities) }),
  // 702.103b, 702.103d
  bestow: (face) => ({
    ...face,
    types: face.types & ~TypeBit.creature,
    subtypes: [...face.subtypes.filter((t) => subtypeKind(t) !== 'creature'), 'Aura'],
    abilities: enchanting(face.abilities),
  }),
};

export const castOtherwise = (face: SpellFace, method: string | null): SpellFace =>
  method === null ? face : (changes[method]?.(face) ?? face);
