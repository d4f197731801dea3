/** Facts about the side of a card that a text stands on. */
export interface FaceFacts {
  readonly name: string;
  readonly types: readonly string[];
  readonly supertypes: readonly string[];
  readonly subtypes: readonly string[];
  /** Its cost is X. */
  readonly costsX?: boolean;
}

/** The text is carried out as the card resolves. */
export const isSpell = ({ types }: FaceFacts): boolean => types.includes('action');
