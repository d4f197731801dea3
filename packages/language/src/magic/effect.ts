/** What goes on for a while: continuous effects, restrictions, permissions, changes of cost, replacements. */
import type { Ability } from './ability.ts';
import type { Action } from './action.ts';
import type { ColorName, Face, PredefinedToken, TokenFace } from './card.ts';
import type { Condition, Step } from './condition.ts';
import type { Cost } from './cost.ts';
import type { EventPattern } from './event-pattern.ts';
import type { Filter, Selector, Zone } from './selector.ts';
import type { Value } from './value.ts';

/** Used by static abilities and by effects that a resolving ability begins. */
export type StaticEffect =
  /** Changes characteristics or control in the layers of rule 613. */
  | {
      readonly kind: 'modify';
      readonly what: Selector;
      readonly changes: readonly Change[];
      /** Begun by a resolving ability, for what is not there yet: a spell that will be cast. */
      readonly future?: boolean;
    }
  | Cant
  | Must
  | May
  | CostChange
  | Skip
  | Triggering
  /** A replacement that an effect sets up for a while ("the next time …", "prevent all …"). */
  | {
      readonly kind: 'replace';
      readonly on: EventPattern;
      readonly condition?: Condition;
      readonly instead: Replacement;
      readonly uses?: Value;
    };

/** One change of one object's characteristics; each kind belongs to one layer. */
export type Change =
  /** Layer 1: copiable values, with the exceptions that the effect makes (707.9). */
  | { readonly kind: 'copyOf'; readonly what: Selector; readonly changes?: readonly Change[] }
  /** Layer 2. */
  | { readonly kind: 'controller'; readonly who: Selector }
  /** Layer 3. */
  | { readonly kind: 'text'; readonly from: string; readonly to: string }
  /** Layer 4. `set` replaces (205.1a), otherwise they are added. */
  | {
      readonly kind: 'types';
      readonly types?: readonly string[];
      readonly subtypes?: readonly string[];
      readonly supertypes?: readonly string[];
      readonly set?: boolean;
    }
  | {
      readonly kind: 'removeTypes';
      readonly types?: readonly string[];
      readonly subtypes?: readonly string[];
      readonly supertypes?: readonly string[];
      readonly allCreatureTypes?: boolean;
    }
  | { readonly kind: 'everyCreatureType' }
  | { readonly kind: 'chosenType'; readonly key: string; readonly set?: boolean }
  /** Layer 5. */
  | { readonly kind: 'colors'; readonly colors: readonly ColorName[]; readonly set?: boolean }
  | { readonly kind: 'chosenColor'; readonly key: string; readonly set?: boolean }
  /** Layer 6. */
  | { readonly kind: 'gain'; readonly ability: Ability }
  /** "Except it has this ability": the one whose effect it is (707.9a). */
  | { readonly kind: 'thisAbility' }
  | { readonly kind: 'lose'; readonly keyword: string }
  | { readonly kind: 'loseAll' }
  | { readonly kind: 'cantHave'; readonly keyword: string }
  /** Layer 7a if the ability is defining, else 7b. */
  | { readonly kind: 'setPT'; readonly power?: Value; readonly toughness?: Value }
  /** Layer 7c. */
  | { readonly kind: 'addPT'; readonly power: Value; readonly toughness: Value }
  /** Layer 7d. */
  | { readonly kind: 'switchPT' }
  | { readonly kind: 'name'; readonly name: string }
  /** It has no mana cost (of a copy). */
  | { readonly kind: 'noManaCost' };

/** Something that cannot be done (101.2). */
export interface Cant {
  readonly kind: 'cant';
  readonly action: CantAction;
  /** The objects or players that cannot do it or have it done to them. */
  readonly what: Selector;
  /** The other side: creatures that cannot be blocked *by*, spells that cannot be cast, sources that cannot target. */
  readonly by?: Filter;
  /** What the other side is attacked, blocked or targeted: "can't attack you". */
  readonly whom?: Filter;
  readonly unless?: Condition;
  /** The number of blockers it may not have fewer or more than. */
  readonly count?: Value;
  /** "unless its controller pays …" for attacks and blocks (508.1d, 509.1c costs). */
  readonly cost?: readonly Cost[];
}

export type CantAction =
  | 'attack'
  | 'attackAlone'
  | 'block'
  | 'blockAlone'
  | 'beBlocked'
  /** Only by so many (`count`) or more; only by so many or fewer. */
  | 'beBlockedByFewer'
  | 'beBlockedByMore'
  /** Assign combat damage. */
  | 'assignDamage'
  | 'beTargeted'
  | 'beEnchanted'
  | 'beEquipped'
  | 'beCountered'
  | 'beRegenerated'
  | 'beSacrificed'
  | 'activate'
  | 'activateNonMana'
  | 'cast'
  | 'playLands'
  | 'draw'
  | 'gainLife'
  | 'loseLife'
  | 'untap'
  | 'untapDuringUntapStep'
  | 'transform'
  | 'beTurnedUp'
  | 'beSuspected'
  | 'search'
  | 'haveCounters'
  | 'lose'
  | 'win'
  | 'preventDamage'
  /** Objects that cannot enter the battlefield from where they are. */
  | 'enter';

/** Something that must be done if able (508.1d, 509.1c). */
export interface Must {
  readonly kind: 'must';
  readonly action: 'attack' | 'block' | 'beBlocked' | 'beBlockedByAll';
  readonly what: Selector;
  /** The player or permanent to attack, or the attacker to block. */
  readonly whom?: Selector;
}

/** Something that may be done although the rules do not allow it by themselves. */
export type May =
  /** Cast or play cards that fit from a zone, perhaps with another cost or at another time. */
  | {
      readonly kind: 'may';
      readonly action: 'play';
      readonly who: Selector;
      readonly what: Filter;
      readonly zones: readonly Zone[];
      readonly free?: boolean;
      readonly cost?: readonly Cost[];
      readonly asThoughFlash?: boolean;
      readonly anyMana?: boolean;
      /** What is paid besides all other costs (118.8). */
      readonly extra?: readonly Cost[];
      /** How often each turn, counted for this permission of this object; how often in all, if a resolved ability gave it. */
      readonly limit?: number;
      /** What goes on for a spell that is cast so, which is bound to `as`. */
      readonly also?: { readonly as: string; readonly effects: readonly StaticEffect[] };
    }
  /** Pay this instead of the mana cost of spells that fit (118.9). */
  | {
      readonly kind: 'may';
      readonly action: 'payInstead';
      readonly who: Selector;
      readonly what: Filter;
      readonly cost: readonly Cost[];
      /** How often each turn. */
      readonly limit?: number;
    }
  | { readonly kind: 'may'; readonly action: 'flash'; readonly who: Selector; readonly what: Filter }
  | { readonly kind: 'may'; readonly action: 'extraLands'; readonly who: Selector; readonly count: Value }
  | { readonly kind: 'may'; readonly action: 'noMaximumHandSize'; readonly who: Selector }
  | { readonly kind: 'may'; readonly action: 'maximumHandSize'; readonly who: Selector; readonly size: Value }
  | { readonly kind: 'may'; readonly action: 'blockMore'; readonly what: Selector; readonly count: Value | 'any' }
  | {
      readonly kind: 'may';
      readonly action: 'attackWithDefender' | 'blockAsThoughUntapped' | 'activateAsThoughHaste';
      readonly what: Selector;
    }
  /** "You may choose not to untap it during your untap step". */
  | { readonly kind: 'may'; readonly action: 'stayTapped'; readonly what: Selector }
  /** "Untap it during each other player's untap step"; only during each opponent's with `opponents`. */
  | { readonly kind: 'may'; readonly action: 'untapToo'; readonly what: Selector; readonly opponents?: boolean }
  /** "You draw a card during each opponent's draw step": with the turn-based action of that step (504.1). */
  | { readonly kind: 'may'; readonly action: 'drawToo'; readonly who: Selector }
  | {
      readonly kind: 'may';
      readonly action: 'keepMana';
      readonly who: Selector;
      readonly colors?: readonly ColorName[];
    }
  | { readonly kind: 'may'; readonly action: 'lookAtTop' | 'revealTop'; readonly who: Selector }
  /** Look at face-down permanents that fit, any time. */
  | { readonly kind: 'may'; readonly action: 'lookAtFaceDown'; readonly who: Selector; readonly what: Filter }
  /** Choose which creatures block and how, for every defending player. */
  | { readonly kind: 'may'; readonly action: 'chooseBlocks'; readonly who: Selector }
  | {
      readonly kind: 'may';
      readonly action: 'assignByToughness' | 'assignAsUnblocked' | 'canBlockFlying' | 'dealAsThoughWither';
      readonly what: Selector;
    };

/** Spells that fit (or abilities of objects that fit) cost more or less. */
export interface CostChange {
  readonly kind: 'cost';
  readonly of: 'spell' | 'ability';
  readonly what: Filter;
  readonly who?: Selector;
  /** In symbols: `{1}`; reductions never go below what rule 118.7 allows. */
  readonly more?: string;
  readonly less?: string;
  /** A reduction leaves at least so much mana to be paid. */
  readonly least?: Value;
  /** "This effect reduces only the amount of coloured mana you pay." */
  readonly onlyColored?: boolean;
  /** Times the amount, for "for each". */
  readonly times?: Value;
  readonly keyword?: string;
  /** Less by the mana cost of this object (702.48a, 702.193a). */
  readonly lessCostOf?: Selector;
}

/** Players skip such steps, phases or turns of theirs (614.10). */
export interface Skip {
  readonly kind: 'skip';
  readonly who: Selector;
  readonly step: Step | 'turn' | 'combat';
  /** The player may skip it as it would begin. */
  readonly optional?: boolean;
  /** What is done then: the first thing that happens in what comes instead (614.10b). */
  readonly then?: readonly Action[];
}

/** Abilities of objects that fit trigger an additional time (603.2d) or not at all, on such an event if one is named. */
export interface Triggering {
  readonly kind: 'triggersMore' | 'triggersNot';
  readonly on?: EventPattern;
  readonly of: Filter;
}

/** What happens instead. */
export type Replacement =
  /** The object enters in this way (untapped if `tapped` is false); `actions` are carried out as it enters ("as … enters, choose a colour"). */
  | {
      readonly kind: 'enters';
      readonly tapped?: boolean;
      /** Tapped if this is true once the actions have been carried out ("If you don't, it enters tapped"). */
      readonly tappedIf?: Condition;
      readonly counters?: readonly { readonly counter: string; readonly count: Value }[];
      readonly actions?: readonly Action[];
      readonly copyOf?: Selector;
      readonly copyChanges?: readonly Change[];
      /** Its controller chooses one of these, and its copiable values are changed so (707.2): "it becomes your choice of". */
      readonly choice?: readonly (readonly Change[])[];
      readonly controller?: Selector;
      readonly faceDown?: boolean;
      /** It enters attacking this (508.4). */
      readonly attacks?: Selector;
      /** With its back face up, if it has one. */
      readonly transformed?: boolean;
      /** Prepared, if it has a prepare spell (722.3a). */
      readonly prepared?: boolean;
    }
  /** The event with another amount (`amount` is the old one), another recipient or another zone. */
  | {
      readonly kind: 'change';
      readonly amount?: Value;
      readonly to?: Selector;
      /** Only so much of the damage goes `to` somebody else; as a shield, it is used up (614.9). */
      readonly upTo?: Value;
      readonly zone?: Zone;
      readonly position?: 'top' | 'bottom' | 'shuffled';
      /** The object is revealed as it goes. */
      readonly reveal?: boolean;
      /** It goes there with these counters on it. */
      readonly counters?: readonly { readonly counter: string; readonly count: Value }[];
      readonly who?: Selector;
      readonly counter?: string;
      /** These tokens are created instead, or with `keep` besides. */
      readonly tokens?: readonly { readonly token: TokenFace | PredefinedToken; readonly count: Value }[];
      readonly keep?: boolean;
      /** The new object is noted so under this key. */
      readonly note?: string;
      /** This mana is produced instead. */
      readonly mana?: string;
    }
  /** Damage is prevented, all or so much of it (615); actions follow. `shield` means the amount is used up. */
  | {
      readonly kind: 'prevent';
      readonly amount?: Value;
      readonly shield?: boolean;
      readonly actions?: readonly Action[];
    }
  /** A permanent that would be destroyed regenerates (701.19b). */
  | { readonly kind: 'regenerate' }
  /** It does not happen; these actions are carried out. None: it is skipped. */
  | { readonly kind: 'instead'; readonly actions: readonly Action[] }
  /** It happens, with these actions before it (as part of it). */
  | { readonly kind: 'also'; readonly actions: readonly Action[] };

export type Duration =
  | { readonly kind: 'endOfTurn' }
  /** For the rest of the game, or until it is used up. */
  | { readonly kind: 'forever' }
  | { readonly kind: 'untilNextTurn'; readonly of: Selector }
  /** Until the end of the next turn of a player: not the turn at hand. */
  | { readonly kind: 'endOfNextTurn'; readonly of: Selector }
  | { readonly kind: 'untilStep'; readonly step: Step; readonly of?: Selector }
  | { readonly kind: 'endOfCombat' }
  /** "For as long as …"; ends when it is not true. */
  | { readonly kind: 'while'; readonly condition: Condition }
  | { readonly kind: 'untilLeaves'; readonly what: Selector }
  | { readonly kind: 'duringNextUntap'; readonly of: Selector };

export type { Face };
