/** What is done: costs, where things go, tokens, damage. */
import type {
  Action,
  Condition,
  Cost,
  CostChange,
  Destination,
  Direction,
  Filter,
  Mode,
  Restriction,
  Selector,
  StaticEffect,
  Value,
  Zone,
} from '@rulewright/language/grand-archive';
import type { Predicate, Things } from '../game.ts';

/** Where things go, worked out for them and for the player who puts them there. */
export type Going = (what: Selector, who: Selector) => Destination;
interface TokenSet {
  readonly name: string;
  readonly count: Value;
}

export interface GrandArchiveActs {
  Cost: readonly Cost[];
  Reserve: Value;
  Destination: Going;
  ReturnTo: Going;
  OwnZone: Zone;
  Manner: Partial<Destination>;
  Manners: Partial<Destination>;
  /** Things, or so many of the cards at hand. */
  Share: Things;
  TokenSet: TokenSet;
  TokenSets: readonly TokenSet[];
  TokenName: string;
  TokenNames: readonly string[];
  Times: Value;
  /** The sides of dice. */
  Dice: readonly number[];
  CostDifference: Partial<Pick<CostChange, 'set' | 'more' | 'less'>>;
  Static: readonly StaticEffect[];
  Statics: readonly StaticEffect[];
  Statement: readonly StaticEffect[];
  PlayerPredicate: Predicate;
  Lost: readonly string[];
  /** "Class Bonus", "Level 2+" before a colon. */
  Inline: Restriction;
  Moment: Condition;
  NumberRange: { readonly from: number; readonly to?: number };
  CascadeMode: { readonly number: number; readonly mode: Mode };
  CascadeModes: readonly { readonly number: number; readonly mode: Mode }[];
  NumberMode: { readonly from: number; readonly to?: number; readonly actions: readonly Action[] };
  NumberModes: readonly GrandArchiveActs['NumberMode'][];
  DirectionMode: { readonly directions: readonly Direction[]; readonly actions: readonly Action[] };
  DirectionModes: readonly GrandArchiveActs['DirectionMode'][];
  Damaged: Filter;
}
