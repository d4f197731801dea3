/** The categories of texts about cards and zones, and what a phrase of each means. */
import type { Destination, Duration, Filter, May, Selector, Value, Zone } from '@rulewright/language/magic';
import type { Things } from '../game.ts';

/** Mana of any type, or of any colour, can be spent; who it is said of, if it is. */
export interface AnyMana {
  readonly any: true | 'color';
  readonly who?: 'you' | 'they';
}

/** Where things go, worked out for them and for the player who puts them there; several places are a choice. */
export type Going = (what: Selector, who: Selector) => readonly Destination[];
/** How something enters the battlefield: tapped, under your control, with counters. */
type Manner = (what: Selector) => Partial<Destination>;

export interface Playable {
  readonly what: Filter;
  readonly zones: readonly Zone[];
}
export type PlayTerms = Partial<
  Pick<Extract<May, { action: 'play' }>, 'free' | 'cost' | 'asThoughFlash' | 'anyMana' | 'extra' | 'limit' | 'also'>
>;

export interface CardCategories {
  /** "Into your hand", "onto the battlefield tapped". */
  Destination: Going;
  /** "To your hand", "to the battlefield". */
  ReturnTo: Going;
  Manner: Manner;
  Manners: Manner;
  /** Things, or all cards of a zone: "your hand". */
  Cards: Things;
  /** Where what is spoken of has to be: "from your graveyard". */
  FromWhere: Zone;
  /** What is spoken of, from there. */
  CardFrom: { readonly what: Things; readonly from: Zone };
  /** Somebody's library, hand or graveyard, where things go. */
  OwnZone: Zone;
  /** Things, or so many of the cards at hand ("put one into your hand and the rest …"). */
  Share: Things;
  /** The cards at hand: "them", "those cards", "the milled cards". */
  Among: Selector;
  Rounding: 'up' | 'down';
  /** Twice, three times. */
  Times: Value;
  /** How long a permission to play cards lasts. */
  PlayTime: Duration;
  /** Mana of any type can be spent to cast it. */
  AnyMana: AnyMana;
  /** What may be played, always or for a while: "cast creature spells from your graveyard"; once. */
  PlayWhat: Playable;
  PlayOne: Playable;
  /** For what it may be played: "without paying its mana cost"; what is said of it afterwards. */
  PlayTerms: PlayTerms;
  PlayRider: PlayTerms;
  /** By paying something, besides or instead. */
  CastFor: PlayTerms;
}
