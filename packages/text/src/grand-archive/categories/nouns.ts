/** Words and nouns: elements, types, adjectives, what follows a noun. */
import type {
  CardType,
  Direction,
  Element,
  Filter,
  Selector,
  Stat,
  Supertype,
  Value,
  Zone,
} from '@rulewright/language/grand-archive';
import type { Described } from '../game.ts';

/** What something is from now on, by kinds of types. */
export interface NewTypes {
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly supertypes: readonly Supertype[];
  readonly classes: readonly string[];
}

export type Adding = (described: Described) => Described;

export interface GrandArchiveNouns {
  Element: Element;
  CardType: string;
  Class: string;
  Subtype: string;
  Zone: Zone;
  Direction: Direction;
  Directions: readonly Direction[];
  Stat: Stat;
  /** +2, -1, +X */
  Signed: Value;
  /** Before a noun: rested, fire element, non-champion. */
  Adjective: readonly Filter[];
  Adjectives: readonly Filter[];
  /** After "is". */
  Being: readonly Filter[];
  TypeWord: { readonly filter: Filter; readonly kind: string };
  NewTypes: NewTypes;
  TypeWords: { readonly filter: Filter; readonly kinds: readonly string[] };
  /** A type as the noun itself: allies, Herbs. */
  TypeHead: Described;
  /** Card, object, token, activation. */
  Head: Described;
  TypeNoun: Described;
  HeadNoun: Described;
  Items: Described;
  Addition: Adding;
  /** One that ends with a noun phrase, so that nothing can follow it. */
  LastAddition: Adding;
  Ordinal: number;
  /** Your, their, target opponent's. */
  Possessor: Selector;
  /** The cards at hand: "them", "those cards". */
  Among: Selector;
}
