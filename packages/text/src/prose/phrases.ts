/** Noun phrases: what they describe, and what they stand for. */
import type { Filter, Game, Selector, TargetOf, Value } from './game.ts';

/** What a noun with its adjectives and additions describes. */
export interface Described<G extends Game> {
  readonly filters: readonly Filter<G>[];
  /** Where such things are, if the words say it or the noun implies it; in play if not. */
  readonly zones?: readonly G['zone'][];
  /** What pronouns and "that …" can call it: card, spell, player … */
  readonly kinds: readonly string[];
  /** It says "other" or "another": not this object, or not the one spoken of before. */
  readonly other?: boolean;
  /** What must be true of all that is chosen together. */
  readonly together?: G['together'];
  /** They are among these: "a card from among them". */
  readonly pool?: Selector<G>;
  /** What says where they are: "from among cards you own with a counter on them". */
  readonly place?: readonly Filter<G>[];
  /** The kinds of things of "a this, that, or other". */
  readonly items?: readonly Described<G>[];
  /** "A this or a that": each of the items has its own article. */
  readonly articles?: boolean;
  /** The adjectives at its beginning; that it has neither adjectives nor types before its head. */
  readonly leading?: readonly Filter<G>[];
  readonly bare?: boolean;
  /** "This and/or that": one of them is one of each. */
  readonly andOr?: boolean;
  /** It has no additions, or ends with another noun. */
  readonly plain?: boolean;
  readonly said?: 'other';
  /** It has types before its head. */
  readonly typed?: boolean;
  /** Of targets: all of one owner; with such a total. */
  readonly joint?: Pick<TargetOf<G>, 'sameOwner' | 'total'>;
  /** An opponent controls or owns it: "that player". */
  readonly ofOpponent?: boolean;
  /** "Of your choice"; "of their choice": of whoever does it; "of an opponent's choice". */
  readonly chooser?: 'you' | 'doer' | 'opponent';
  /** Only what whoever chooses it controls. */
  readonly ofChooser?: boolean;
}

/** What a noun phrase stands for: something definite, or a choice to be made ("a card in your hand"). */
export type Things<G extends Game> =
  | {
      readonly kind: 'definite';
      readonly selector: Selector<G>;
      readonly described?: Described<G>;
      readonly plural?: boolean;
      /** The words speak of each of several things. */
      readonly each?: boolean;
      readonly bare?: boolean;
    }
  | {
      readonly kind: 'choice';
      readonly described: Described<G>;
      readonly count: Count<G>;
      readonly random?: boolean;
    };

/** A number of things: "a", "two", "up to three", "any number of". */
export interface Count<G extends Game> {
  readonly min: Value<G>;
  /** `any`: as many as there are. */
  readonly max: Value<G> | 'any';
}
