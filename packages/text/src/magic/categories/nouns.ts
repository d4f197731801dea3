/** Words and nouns: colours, types, adjectives, what follows a noun. */
import type { ColorName, Filter, Selector, Step, Value, Zone } from '@rulewright/language/magic';
import type { Described } from '../game.ts';

/** Types and colours in a row: "black Zombie creature". */
export interface Kinds {
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly supertypes: readonly string[];
  readonly colors: readonly ColorName[];
}

export interface MagicNouns {
  Color: ColorName;
  CardType: string;
  Supertype: string;
  Subtype: string;
  Zone: Zone;
  Step: Step;
  PT: { readonly power: Value; readonly toughness: Value; readonly signed: boolean };
  Symbols: string;
  /** Before a noun: red, tapped, nonland, legendary. */
  Adjective: readonly Filter[];
  AdjectiveGroup: readonly Filter[];
  Adjectives: readonly Filter[];
  /** After "is" and "that's". */
  Being: readonly Filter[];
  /** A type before another noun: the "artifact" of "artifact creature", the "Goblin" of "Goblin card". */
  TypeWord: { readonly filter: Filter; readonly kind: string };
  TypeWords: { readonly filter: Filter; readonly kinds: readonly string[] };
  TypeItem: Filter;
  /** A type as the noun itself: creatures, Goblins. */
  TypeHead: Described;
  Items: Described;
  /** Card, spell, permanent, token, ability, source. */
  Head: Described;
  /** One of several: "a Cat, Elemental, or Beast". */
  ItemList: readonly Filter[];
  /** A player's commanders, wherever they are. */
  CommanderThing: Selector;
  Addition: (described: Described) => Described;
  /** One that ends with a noun phrase, so that nothing can follow it. */
  LastAddition: (described: Described) => Described;
  /** A type with adjectives; a card, spell or ability. */
  TypeNoun: Described;
  ListNoun: Described;
  TypeList: readonly Described[];
  HeadNoun: Described;
  PlainHeadNoun: Described;
  /** Types and colours that things are. */
  KindsWord: Kinds;
  Kinds: Kinds;
  LandType: string;
  /** Several colours, none for "colorless". */
  ColorWords: readonly ColorName[];
  SubtypeWords: readonly string[];
  ColorSymbol: ColorName;
  DayNight: 'day' | 'night';
  Ordinal: number;
  CounterList: readonly string[];
  /** One of these kinds of counters. */
  CounterChoice: readonly string[];
  CounterEach: readonly { readonly counter: string; readonly count: Value }[];
  /** A kind of counter, without the word: flying (122.1b). */
  CounterWord: string;
}
