/** Abilities: what a card does. The kinds of rule 113.3, the replacement effects of 614, keywords, and ways of casting. */
import type { Action, Target } from './action.ts';
import type { Condition } from './condition.ts';
import type { Cost } from './cost.ts';
import type { Replacement, StaticEffect } from './effect.ts';
import type { EventPattern } from './event-pattern.ts';
import type { EventRole, Filter, Selector, Zone } from './selector.ts';
import type { Value } from './value.ts';

/** What a card can do: each kind of ability is a node of the card language. */
export type Ability =
  | SpellAbility
  | ActivatedAbility
  | TriggeredAbility
  | StaticAbility
  | ReplacementAbility
  | KeywordAbility
  | AdditionalCost
  | AlternativeCost;

/** Instructions with the targets they need. Modal ones have `modes` and no actions of their own before them. */
export interface Effect {
  readonly targets?: readonly Target[];
  readonly actions: readonly Action[];
  readonly modes?: Modes;
}

export interface Modes {
  readonly min: Value;
  readonly max: Value;
  /** The same mode may be chosen more than once. */
  readonly repeat?: boolean;
  /** Only modes that have not been chosen yet for this ability of this object: ever, or this turn. */
  readonly unchosen?: 'ever' | 'turn';
  readonly choices: readonly Mode[];
}

export interface Mode {
  readonly targets?: readonly Target[];
  readonly actions: readonly Action[];
  /** An extra cost of choosing this mode. */
  readonly cost?: readonly Cost[];
}

/** What an instant or sorcery does as it resolves (113.3a). */
export interface SpellAbility extends Effect {
  readonly kind: 'spell';
}

/** Cost: effect (602). A mana ability is recognised by rule 605.1a, not marked. */
export interface ActivatedAbility extends Effect {
  readonly kind: 'activated';
  readonly cost: readonly Cost[];
  /** Where it can be activated from; the battlefield if absent. */
  readonly zones?: readonly Zone[];
  /** "Activate only as a sorcery"; when the card itself could be cast. */
  readonly timing?: 'sorcery' | 'instant' | 'spell';
  /** A special action (116.2): it does not use the stack. */
  readonly special?: boolean;
  readonly condition?: Condition;
  readonly limit?: { readonly times: Value; readonly per: 'turn' | 'game' };
  /** What it costs less (118.7): so many times, under a condition. */
  readonly less?: { readonly mana: string; readonly times?: Value; readonly condition?: Condition };
  /** Who may activate it; its controller (or owner, off the battlefield) if absent. */
  readonly who?: Selector;
  /** The keyword it stands for (equip, cycling …), for cards that speak of it. */
  readonly keyword?: string;
}

/** When, whenever, at (603). */
export interface TriggeredAbility extends Effect {
  readonly kind: 'triggered';
  readonly on: EventPattern;
  /** The intervening "if" clause (603.4). */
  readonly condition?: Condition;
  readonly zones?: readonly Zone[];
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

/** True all the time (604). */
export interface StaticAbility {
  readonly kind: 'static';
  readonly effects: readonly StaticEffect[];
  /** "As long as …" */
  readonly condition?: Condition;
  readonly zones?: readonly Zone[];
  /** Defines a characteristic of the card itself and works everywhere (604.3). */
  readonly defining?: boolean;
}

/** "If … would …, … instead", "enters tapped", "as … enters" (614). */
export interface ReplacementAbility {
  readonly kind: 'replacement';
  readonly on: EventPattern;
  readonly condition?: Condition;
  readonly zones?: readonly Zone[];
  /** A player may choose not to apply it. */
  readonly optional?: boolean;
  readonly instead: Replacement;
}

/** A keyword ability of rule 702 with its parameters; the rules' table says what it means. */
export interface KeywordAbility {
  readonly kind: 'keyword';
  readonly keyword: string;
  /** Equip {2}, cycling {1}, kicker, morph, ward. */
  readonly cost?: readonly Cost[];
  /** Annihilator 2, bushido 1. */
  readonly amount?: Value;
  /** Enchant creature, protection from red, hexproof from black, landwalk of a kind. */
  readonly what?: Filter;
  /** What a class level bar gives (716.2). */
  readonly abilities?: readonly Ability[];
  /** The ability that follows and is changed by it (boast, exhaust, solved, max speed); the text without brackets (cleave). */
  readonly ability?: Ability;
  /** Gift a card, a Food … (702.174d–i). */
  readonly word?: string;
}

/** "As an additional cost to cast this spell, …"; kicker and its kin when optional. */
export interface AdditionalCost {
  readonly kind: 'additionalCost';
  readonly cost: readonly Cost[];
  readonly optional?: boolean;
  /** May be paid any number of times. */
  readonly repeat?: boolean;
  /** The name under which `paid` asks for it. */
  readonly name?: string;
  /** The name under which several such costs are counted together: kicked is who pays either kicker (702.33d). */
  readonly counts?: string;
}

/** "You may … rather than pay this spell's mana cost"; flashback, evoke and their kin. */
export interface AlternativeCost {
  readonly kind: 'alternativeCost';
  readonly cost: readonly Cost[];
  readonly name: string;
  readonly condition?: Condition;
  /** The zone it lets the card be cast from, if not the hand. */
  readonly zone?: Zone;
  /** It is cast with its back face up (712.11a). */
  readonly transformed?: boolean;
  /** It may be cast any time an instant could be. */
  readonly flash?: boolean;
  /** It is cast face down, as the keyword says (702.37, 702.168). */
  readonly faceDown?: 'morph' | 'disguise';
}
