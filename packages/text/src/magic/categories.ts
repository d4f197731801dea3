/** The categories of the grammars of Magic, and what a phrase of each means. */
import type {
  Ability,
  Action,
  CantAction,
  Change,
  ColorName,
  Comparison,
  Condition,
  Cost,
  CostChange,
  Duration,
  EventPattern,
  EventRole,
  Filter,
  KeywordAbility,
  Mana,
  Mode,
  Modes,
  Replacement,
  Selector,
  StaticEffect,
  Step,
  Value,
  Zone,
} from '@rulewright/language/magic';
import { type Inflection, ruleSet } from '../grammar/rule.ts';
import type { Bar, Line } from './abilities/line.ts';
import type { CardCategories } from './card-categories.ts';
import type { Count, Described, Telling, Things } from './game.ts';
import type { MadeToken, Shape, TokenSet } from './verbs/tokens-made.ts';

/** Types and colours in a row: "black Zombie creature". */
export interface Kinds {
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly supertypes: readonly string[];
  readonly colors: readonly ColorName[];
}

/** What a sentence of an effect says of objects for a while or always: worked out for its subject. */
export type Predicate = (subject: Selector) => readonly StaticEffect[];
/** What a player does, or an object. */
export type Deed = (doer: Selector) => readonly Action[];

/** The event of a trigger. */
export interface Happening {
  readonly on: EventPattern;
  /** "One or more …": what the effect may speak of afterwards is bound to these names. */
  readonly oneOrMore?: { readonly per?: EventRole; readonly as: string; readonly to?: string; readonly total: string };
  /** Only the so manieth of a turn. */
  readonly nth?: { readonly number: number; readonly per?: EventRole };
  /** Where the ability works, if the event says it. */
  readonly zones?: readonly Zone[];
}

/** Who or what an event happens to. */
export interface EventSubject {
  readonly filter: Filter;
  readonly described: Described;
  /** "One or more". */
  readonly joint?: boolean;
  /** Something definite that is spoken of already: this object. */
  readonly known?: boolean;
  /** Where the ability works that waits for it. */
  readonly zones?: readonly Zone[];
}

/** What happens to objects, as a pattern for those that fit. */
export interface Doing {
  readonly on: (what: Filter) => EventPattern;
  /** The role of the subject in the event. */
  readonly role?: EventRole | 'several';
  /** For "one or more": it triggers for each of these. */
  readonly per?: EventRole;
  readonly zones?: readonly Zone[];
}

/** What a player does or what happens to one. */
export interface PlayerDoing {
  readonly on: (who: Selector | undefined) => EventPattern;
  /** "One or more cards": once for all of them. */
  readonly joint?: Described;
  /** … for each entity of this role, if not for each player. */
  readonly per?: EventRole;
  /** All that happens to an entity of this role at the same time counts once. */
  readonly once?: EventRole;
  /** "Your second spell each turn". */
  readonly nth?: number;
  readonly zones?: readonly Zone[];
}

/** A sentence that goes on from the ones before it: their actions are its input. */
type Sequel = (before: readonly Action[]) => readonly Action[];

/** What is said after an activated or triggered ability about its use. */
export type Rider = (ability: Ability) => Ability;

export interface Categories extends CardCategories {
  // Words
  Color: ColorName;
  CardType: string;
  Supertype: string;
  Subtype: string;
  Counter: string;
  Zone: Zone;
  Step: Step;
  // Numbers
  Number: number;
  Count: Count;
  Amount: Value;
  Value: Value;
  /** A value that is not a sum or multiple of others. */
  SimpleValue: Value;
  /** What can be counted: "the number of …", "for each …". */
  Counted: Value;
  Comparison: Comparison;
  ShortComparison: Comparison;
  LongComparison: Comparison;
  PT: { readonly power: Value; readonly toughness: Value; readonly signed: boolean };
  Symbols: string;
  Name: string;
  // Nouns
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
  /** A type with adjectives, as one of several: "artifact or tapped creature". */
  Item: Described;
  Items: Described;
  /** Card, spell, permanent, token, ability, source. */
  Head: Described;
  Addition: (described: Described) => Described;
  /** One that ends with a noun phrase, so that nothing can follow it. */
  LastAddition: (described: Described) => Described;
  Additions: (described: Described) => Described;
  /** A type with adjectives; a card, spell or ability. */
  TypeNoun: Described;
  ListNoun: Described;
  TypeList: readonly Described[];
  HeadNoun: Described;
  PlainHeadNoun: Described;
  Noun: Described;
  // Noun phrases
  Thing: Things;
  /** One noun phrase, or several with "and". */
  Things: Things;
  /** A player or players who are known without a choice. */
  Player: Selector;
  Players: Selector;
  /** Objects or players: what damage is dealt to, what can be chosen. */
  Anything: Selector;
  PlayerHead: Described;
  PlayerNoun: Described;
  /** Players or objects: "player or planeswalker". */
  MixedNoun: Described;
  /** What is true of a player: "each player who controls a Mountain". */
  Who: (player: Selector) => Condition;
  ZonePhrase: { readonly zones: readonly Zone[]; readonly filters: readonly Filter[] };
  /** Your, their, that player's. */
  Whose: Selector;
  /** Its, their, that creature's. */
  ThingsWhose: Selector;
  /** How something is called again: all of these are its kinds. */
  SpokenKind: readonly string[];
  SpokenObject: string;
  /** Sacrificed, chosen … */
  Participle: string;
  Self: Selector;
  // Costs
  Cost: readonly Cost[];
  Costs: readonly Cost[];
  /** What one says "pay" for: mana, life, energy. */
  Payment: readonly Cost[];
  /** One cost or another. */
  Alternatives: readonly (readonly Cost[])[];
  // Effects
  Duration: Duration;
  /** One condition; `Conditions` joins several with and, or. */
  Condition: Condition;
  Conditions: Condition;
  /** This spell or the permanent that it became. */
  CastThing: Selector;
  Limit: Rider;
  Chapters: readonly number[];
  Levels: Bar;
  SpreeMode: Mode;
  /** The rows of a results table. */
  Rows: Sequel;
  RollRange: { readonly from: number; readonly to?: number };
  /** A word that abilities are known by once it is chosen. */
  Anchor: string;
  SpreeList: readonly Mode[];
  Act: Deed;
  Acts: Deed;
  Deed: Deed;
  Predicate: Predicate;
  /** What is true of players. */
  PlayerPredicate: Predicate;
  PlayerPredicates: Predicate;
  /** Keywords that something loses. */
  Lost: readonly string[];
  Attackable: Filter;
  Targeting: Filter;
  Activation: CantAction;
  Predicates: Predicate;
  Change: readonly Change[];
  Clause: readonly Action[];
  Simple: readonly Action[];
  /** An instruction without a subject. */
  Imperative: readonly Action[];
  /** An instruction or a clause with a subject. */
  Bare: readonly Action[];
  /** Clauses with subjects that follow one another. */
  Follow: readonly Action[];
  Chain: readonly Action[];
  Sentence: readonly Action[];
  /** A sentence that does not begin with a condition. */
  PlainSentence: readonly Action[];
  TriggeredEffect: readonly Action[];
  Effect: readonly Action[];
  Sequel: Sequel;
  /** One that changes or needs what was said before. */
  Linked: Sequel;
  Sequels: Sequel;
  Static: readonly StaticEffect[];
  Statics: readonly StaticEffect[];
  /** What is said of players, spells, damage … and not of things by a predicate. */
  Statement: readonly StaticEffect[];
  /** Abilities that say what is true all the time, without their conditions. */
  Standing: readonly Ability[];
  Rewriting: readonly Ability[];
  StaticSentence: readonly Ability[];
  StaticSentences: readonly Ability[];
  /** Damage of a kind, to whom and by whom. */
  PreventedSentence: readonly Action[];
  DamageKind: { readonly combat?: boolean };
  Damaged: Filter;
  Damager: Filter;
  DamageParts: { readonly to?: Filter; readonly source?: Filter };
  /** Types and colours that things are. */
  KindsWord: Kinds;
  Kinds: Kinds;
  LandType: string;
  /** What a spell or ability costs more or less. */
  CostDifference: Pick<CostChange, 'more' | 'less' | 'times'>;
  SpellCost: Pick<CostChange, 'more' | 'less' | 'times'>;
  AbilityCost: Pick<CostChange, 'more' | 'less' | 'times'>;
  /** What is paid to cast a spell besides or instead of its mana cost. */
  CastingCost: readonly Cost[];
  /** When something may be cast or activated. */
  CastTime: Condition;
  Moment: Condition;
  LateMoment: Condition;
  /** "For each …": how many times. */
  ForEach: Value;
  /** What would happen, to whom, and what happens instead. */
  Would: EventPattern;
  WouldPlayer: { readonly who?: Selector };
  WouldBeDealt: Filter;
  Instead: Replacement;
  InsteadAlways: Replacement;
  Multiple: Value;
  ManaMultiple: Value;
  /** What something may enter as a copy of. */
  Original: Selector;
  /** What enters the battlefield, and how. */
  CounterList: readonly string[];
  Entrant: Filter;
  Entry: Extract<Replacement, { kind: 'enters' }>;
  EntryCounters: readonly { readonly counter: string; readonly count: Value }[];
  Mana: Mana;
  /** Several colours, none for "colorless". */
  ColorWords: readonly ColorName[];
  SubtypeWords: readonly string[];
  /** Card types as words before "token": artifact creature. */
  MadeTypes: readonly string[];
  /** The characteristics of a token or of what something becomes: "legendary 2/2 white Spirit creature". */
  Shape: Shape;
  Token: MadeToken;
  /** Tokens with their number and the way they enter. */
  TokenSet: TokenSet;
  TokenSets: readonly TokenSet[];
  /** "3 damage to any target": what a source deals. */
  Dose: Deed;
  /** The way that tokens enter. */
  Entering: { readonly tapped: true; readonly attacking?: true; readonly attacks?: Selector };
  /** What can be voted for. */
  VoteWord: string;
  /** What "for each …" speaks of. */
  EachItem: { readonly selector: Selector; readonly kinds: readonly string[] };
  Doses: Deed;
  ColorSymbol: ColorName;
  /** What mana may be spent on. */
  Purpose: Filter;
  DayNight: 'day' | 'night';
  /** Verbs that change what something is: becomes, loses. */
  Becoming: Predicate;
  Becomings: Predicate;
  /** "Except it's 1/1": what a copy is other than the original. */
  Exception: readonly Change[];
  Exceptions: readonly Change[];
  /** {E}{E} */
  Energy: Value;
  Replacement: Replacement;
  // Triggers
  EventSubject: EventSubject;
  EventPlayer: { readonly who?: Selector };
  Doing: Doing;
  Doings: Doing;
  /** After a form of "be": put into a graveyard, dealt damage. */
  Passive: Doing;
  PlayerDoing: PlayerDoing;
  PlayerDoings: PlayerDoing;
  Event: Happening;
  Trigger: Happening;
  Steps: EventPattern;
  /** A moment to come: at the beginning of the next end step. */
  Later: EventPattern;
  LaterEvent: Happening;
  SpokenEvent: Happening;
  Ordinal: number;
  Recipient: { readonly filter: Filter; readonly per?: EventRole };
  AttackedOne: Filter;
  Targeter: Filter | undefined;
  FromZone: { readonly from?: readonly Zone[] };
  // Abilities
  Keyword: readonly KeywordAbility[];
  Keywords: readonly Ability[];
  KeywordName: string;
  PlainKeyword: string;
  KeywordOr: readonly string[];
  /** Protection or hexproof from these; none: from everything. */
  Quality: readonly Filter[];
  Qualities: readonly Filter[];
  /** Keywords of which one is chosen. */
  OptionList: readonly (readonly KeywordAbility[])[];
  Gift: string;
  PartnerText: string;
  Landwalk: Filter;
  Typecycling: Filter;
  Granted: readonly Ability[];
  /** An ability in quotation marks without its full stop. */
  OpenQuote: Ability;
  Ability: Ability;
  Mode: Mode;
  ModeList: readonly Mode[];
  ModeCount: Pick<Modes, 'min' | 'max' | 'repeat'>;
  Modes: Modes;
  Rider: Rider;
  Riders: Rider;
  AbilityWord: string;
  Line: Line;
}

/** Categories whose words change their form. */
export const inflections: Readonly<Record<string, Inflection>> = {
  Noun: 'noun',
  Counted: 'noun',
  SpokenKind: 'noun',
  SpokenObject: 'noun',
  Head: 'noun',
  TypeHead: 'noun',
  Item: 'noun',
  TypeNoun: 'noun',
  ListNoun: 'noun',
  TypeList: 'noun',
  HeadNoun: 'noun',
  PlainHeadNoun: 'noun',
  Items: 'noun',
  PlayerHead: 'noun',
  PlayerNoun: 'noun',
  MixedNoun: 'noun',
  Who: 'verb',
  Subtype: 'noun',
  CardType: 'noun',
  Token: 'noun',
  Shape: 'noun',
  MadeTypes: 'noun',
  Becoming: 'verb',
  Becomings: 'verb',
  Cost: 'verb',
  Costs: 'verb',
  Payment: 'verb',
  Alternatives: 'verb',
  Doing: 'verb',
  Doings: 'verb',
  PlayerDoing: 'verb',
  PlayerDoings: 'verb',
  Act: 'verb',
  Acts: 'verb',
  Deed: 'verb',
  Predicate: 'verb',
  Predicates: 'verb',
  PlayerPredicate: 'verb',
  PlayerPredicates: 'verb',
  SpellCost: 'verb',
  KindsWord: 'noun',
  Kinds: 'noun',
  LandType: 'noun',
};

/** Where a file of rules puts them. */
export const rulesOf = () => ruleSet<Categories, Telling>();
