/** Noun phrases: what they describe, and what they stand for. */
import type { Filter, Selector, Target, Together, Value, Zone } from '@rulewright/language/magic';

/** What a noun with its adjectives and additions describes. */
export interface Described {
  readonly filters: readonly Filter[];
  /** Where such things are, if the words say it or the noun implies it; the battlefield if not. */
  readonly zones?: readonly Zone[];
  /** What pronouns and "that …" can call it: creature, card, spell, player, Goblin … */
  readonly kinds: readonly string[];
  /** It says "other" or "another": not this object, or not the one spoken of before. */
  readonly other?: boolean;
  /** What must be true of all that is chosen together: "from a single graveyard". */
  readonly together?: Together;
  /** They are among these: "a creature card from among them". */
  readonly pool?: Selector;
  /** What says where they are: "from among cards you own in exile with a counter on them". */
  readonly place?: readonly Filter[];
  /** The kinds of things of "artifact, enchantment, or creature". */
  readonly items?: readonly Described[];
  /** The adjectives at its beginning; that it has neither adjectives nor types before its head. */
  readonly leading?: readonly Filter[];
  readonly bare?: boolean;
  /** It has no additions, or ends with another noun. */
  readonly plain?: boolean;
  readonly said?: 'other';
  /** It has types before its head. */
  readonly typed?: boolean;
  /** Of targets: from a single graveyard; with such a total. */
  readonly joint?: Pick<Target, 'sameOwner' | 'total'>;
  /** An opponent controls or owns it: "that player". */
  readonly ofOpponent?: boolean;
  /** "Of your choice"; "of their choice": of whoever does it. */
  readonly chooser?: 'you' | 'doer';
}

/** What a noun phrase stands for: something definite, or a choice to be made ("a creature you control"). */
export type Things =
  | {
      readonly kind: 'definite';
      readonly selector: Selector;
      readonly described?: Described;
      readonly plural?: boolean;
      /** The words speak of each of several things. */
      readonly each?: boolean;
      readonly bare?: boolean;
    }
  | { readonly kind: 'choice'; readonly described: Described; readonly count: Count; readonly random?: boolean };

/** A number of things: "a", "two", "up to three", "any number of". */
export interface Count {
  readonly min: Value;
  /** `any`: as many as there are. */
  readonly max: Value | 'any';
}
