/** Abilities: what a card does. A game adds its ways of casting, and what its keywords mean. */
import type { Families } from './families.ts';
import type { EventRole } from './selector.ts';
import type { ValueOf } from './value.ts';

/** A target, chosen on announcement. Bound to `name` for the actions. */
export interface Target<F extends Families> {
  readonly name: string;
  readonly what: F['filter'];
  /** Where it is; where permanents are (and players, where the filter allows them) if absent. */
  readonly zones?: readonly F['zone'][];
  /** Needed only if this is true as it is announced: a cost was paid. */
  readonly if?: F['condition'];
  readonly min?: ValueOf<F>;
  readonly max?: ValueOf<F>;
  /** Chosen by another player: if these are several, by the one whom the controller names. */
  readonly who?: F['selector'];
  /** Only what that player controls. */
  readonly ofChooser?: boolean;
  /** The total that is divided among these targets on announcement, bound to `name` as a division. */
  readonly divide?: ValueOf<F>;
  /** Must not be chosen for these other targets as well ("another target"). */
  readonly notAlso?: readonly string[];
  /** All of them have one owner: "from a single zone". */
  readonly sameOwner?: boolean;
  /** "With a total of 3 or less." */
  readonly total?: { readonly stat: F['stat']; readonly atMost: ValueOf<F> };
  readonly together?: F['together'];
  /** Chosen at random among all that it could be. */
  readonly random?: boolean;
}

/** Instructions with the targets they need. Modal ones have `modes` and no actions of their own before them. */
export interface Effect<F extends Families> {
  readonly targets?: readonly F['target'][];
  readonly actions: readonly F['action'][];
  readonly modes?: Modes<F>;
}

export interface Modes<F extends Families> {
  readonly min: ValueOf<F>;
  readonly max: ValueOf<F>;
  /** The same mode may be chosen more than once. */
  readonly repeat?: boolean;
  /** Only modes that have not been chosen yet for this ability of this object: ever, or this turn. */
  readonly unchosen?: 'ever' | 'turn';
  /** Of those, only the first. */
  readonly inOrder?: boolean;
  readonly choices: readonly Mode<F>[];
}

export interface Mode<F extends Families> {
  /** It can be chosen only while this is so. */
  readonly condition?: F['condition'];
  readonly targets?: readonly F['target'][];
  readonly actions: readonly F['action'][];
  /** An extra cost of choosing this mode. */
  readonly cost?: readonly F['cost'][];
}

/** What a card that is played for its effect does as it resolves. */
export interface SpellAbility<F extends Families> extends Effect<F> {
  readonly kind: 'spell';
}

/** When, whenever, at. */
export interface TriggeredAbility<F extends Families> extends Effect<F> {
  readonly kind: 'triggered';
  readonly on: F['eventPattern'];
  /** The intervening "if" clause. */
  readonly condition?: F['condition'];
  readonly zones?: readonly F['zone'][];
  /**
   * "Whenever one or more …": it triggers once for all such events that happen at the same time; once for each entity that has the
   * role `per` in them, if given ("deal combat damage to a player"). `as` is bound to the objects of those events (what deals damage),
   * `to` to what is dealt damage, `total` to the sum of their amounts.
   */
  readonly oneOrMore?: {
    readonly per?: EventRole;
    readonly as?: string;
    readonly to?: string;
    readonly total?: string;
  };
  /** Only the how-manieth such event of the turn: "your second spell each turn", "for the first time each turn"; counted for each entity of a role. */
  readonly nth?: { readonly number: number; readonly per?: EventRole };
  /** "This ability triggers only once each turn." */
  readonly limit?: { readonly times: number; readonly per: 'turn' | 'game' };
  readonly keyword?: string;
}

/** True all the time. */
export interface StaticAbility<F extends Families> {
  readonly kind: 'static';
  readonly effects: readonly F['staticEffect'][];
  /** "As long as …" */
  readonly condition?: F['condition'];
  readonly zones?: readonly F['zone'][];
  /** Defines a characteristic of the card itself and works everywhere. */
  readonly defining?: boolean;
}

/** "If … would …, … instead", "enters with …", "as … enters". */
export interface ReplacementAbility<F extends Families> {
  readonly kind: 'replacement';
  readonly on: F['eventPattern'];
  readonly condition?: F['condition'];
  readonly zones?: readonly F['zone'][];
  /** A player may choose not to apply it. */
  readonly optional?: boolean;
  readonly instead: F['replacement'];
}

/** A keyword ability with its parameters; the rules' table says what it means. */
export interface KeywordAbility<F extends Families> {
  readonly kind: 'keyword';
  readonly keyword: string;
  readonly cost?: readonly F['cost'][];
  readonly amount?: ValueOf<F>;
  readonly what?: F['filter'];
  /** Abilities that it gives at once. */
  readonly abilities?: readonly F['ability'][];
  /** The ability that follows and is changed by it; the text without what stands in brackets. */
  readonly ability?: F['ability'];
  readonly word?: string;
  /** What is attached already and stays so although the ability would keep it off. */
  readonly spares?: F['filter'];
  /** What must be true for it to be of use: of a starting deck (702.139a). */
  readonly condition?: F['condition'];
}
