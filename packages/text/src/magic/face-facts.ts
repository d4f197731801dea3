/** Facts about the face that a text stands on. */
import type { Ability } from '@rulewright/language/magic';

export interface FaceFacts {
  readonly name: string;
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  /** The mana cost. */
  readonly cost?: string;
  /** Which of the card's faces it is. */
  readonly index?: number;
  /** The power and toughness of a Spacecraft, which its last station gives it. */
  readonly size?: { readonly power: number; readonly toughness: number };
  /** What the faces before it do, and whether another face speaks of cards exiled with it. */
  readonly beside?: readonly Ability[];
  readonly spokenOf?: boolean;
}

/** The text is that of an instant or sorcery. */
export const isSpell = ({ types }: FaceFacts): boolean =>
  types.some((type) => type === 'instant' || type === 'sorcery');
