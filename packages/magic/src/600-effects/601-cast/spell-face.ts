/** What a card is as a spell, before it is on the stack. */
import type { Characteristics } from '../../100-game/109.3-draft.ts';

/** What is looked at to see whether a card can be cast: of the face that would be on the stack (709.3a, 712.11c). */
export type SpellFace = Pick<Characteristics, 'name' | 'cost' | 'supertypes' | 'types' | 'subtypes' | 'abilities'>;
