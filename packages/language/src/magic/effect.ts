/** Continuous effects of Magic: changes of characteristics, restrictions, permissions, changes of cost, replacements. */
import type { Families } from '../core/families.ts';
import type { ValueOf } from '../core/value.ts';
import type { TokenFace } from './face.ts';
import type { ColorName, PredefinedToken } from './words.ts';

/** Beside the core's `modify`, `cant`, `must`, `replace` and more or fewer triggers. */
export type MagicStaticEffect<F extends Families> = May<F> | CostChange<F> | Skip<F>;

/** One change of one object's characteristics; each kind belongs to one layer. */
export type MagicChange<F extends Families> =
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
  /** Layer 6: the activated abilities that these objects have, without those of a kind that is left out; `triggered` ones as well. */
  | {
      readonly kind: 'gainAbilitiesOf';
      readonly of: F['selector'];
      readonly except?: 'mana' | 'loyalty';
      readonly triggered?: boolean;
    }
  /** Layer 6: the ability that does so as it resolves. */
  | { readonly kind: 'loseThisAbility' }
  /** Layer 7a if the ability is defining, else 7b. */
  | { readonly kind: 'setPT'; readonly power?: ValueOf<F>; readonly toughness?: ValueOf<F> }
  /** Layer 7c. A size that is doubled grows by itself, below zero too (107.1b, 701.10c); other amounts are worked out and are never less than none. */
  | {
      readonly kind: 'addPT';
      readonly power: ValueOf<F>;
      readonly toughness: ValueOf<F>;
      readonly doubles?: boolean;
    }
  /** Layer 7d. */
  | { readonly kind: 'switchPT' }
  /** It has no mana cost (of a copy). */
  | { readonly kind: 'noManaCost' };

/** What cannot be done (101.2). */
export type CantAction =
  | 'attack'
  | 'attackAlone'
  | 'block'
  | 'blockAlone'
  | 'beBlocked'
  /** Only by so many (`count`) or more; only by so many or fewer. */
  | 'beBlockedByFewer'
  | 'beBlockedByMore'
  /** No more than so many (`count`) of the creatures of these players together; attack these players or planeswalkers. */
  | 'attackByMore'
  | 'blockByMore'
  | 'beAttackedByMore'
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
  /** Players, more than so many (`count`) of their permanents that fit `by` in their untap steps. */
  | 'untapByMore'
  | 'transform'
  | 'beTurnedUp'
  | 'beSuspected'
  /** Creatures, to pay for a crew ability (702.122). */
  | 'crew'
  /** Players, spells at a time when they could not cast a sorcery (307.1). */
  | 'castAtInstantSpeed'
  | 'search'
  | 'haveCounters'
  | 'lose'
  /** Only for having no life left (704.5a), or for drawing from an empty library (704.5b). */
  | 'loseForLife'
  | 'loseForDrawing'
  | 'win'
  | 'preventDamage'
  /** Objects that cannot enter the battlefield from where they are. */
  | 'enter';

/** What must be done if able (508.1d, 509.1c). */
export type MustAction = 'attack' | 'block' | 'beBlocked' | 'beBlockedByAll';

/** Something that may be done although the rules do not allow it by themselves. */
export type May<F extends Families> =
  /** Cast or play cards that fit from a zone, perhaps with another cost or at another time. */
  | {
      readonly kind: 'may';
      readonly action: 'play';
      readonly who: F['selector'];
      readonly what: F['filter'];
      readonly zones: readonly F['zone'][];
      readonly free?: boolean;
      readonly cost?: readonly F['cost'][];
      readonly asThoughFlash?: boolean;
      /** 609.4b: mana of any type pays for it; or as though it were of any colour, which colourless mana in a cost is not. */
      readonly anyMana?: boolean | 'color';
      /** What is paid besides all other costs (118.8). */
      readonly extra?: readonly F['cost'][];
      /** How often each turn, counted for this permission of this object; how often in all, if a resolved ability gave it. */
      readonly limit?: number;
      /** What goes on for a spell that is cast so, which is bound to `as`. */
      readonly also?: { readonly as: string; readonly effects: readonly F['staticEffect'][] };
    }
  /** Pay this instead of the mana cost of spells that fit (118.9). */
  | {
      readonly kind: 'may';
      readonly action: 'payInstead';
      readonly who: F['selector'];
      readonly what: F['filter'];
      readonly cost: readonly F['cost'][];
      /** How often each turn. */
      readonly limit?: number;
    }
  /** Spend mana as though it were of any type, or only of any color, to cast spells or to activate abilities of objects that fit (609.4b). */
  | {
      readonly kind: 'may';
      readonly action: 'anyMana';
      readonly who: F['selector'];
      readonly of: 'spell' | 'ability';
      readonly what: F['filter'];
      readonly as?: 'color';
    }
  /** Activate abilities with this keyword any time an instant could be cast (602.5d). */
  | {
      readonly kind: 'may';
      readonly action: 'activateAnyTime';
      readonly who: F['selector'];
      readonly keyword: string;
    }
  /** Activate loyalty abilities of these so often each turn rather than once (606.3). */
  | { readonly kind: 'may'; readonly action: 'moreLoyalty'; readonly what: F['selector']; readonly times: number }
  | { readonly kind: 'may'; readonly action: 'flash'; readonly who: F['selector']; readonly what: F['filter'] }
  | { readonly kind: 'may'; readonly action: 'extraLands'; readonly who: F['selector']; readonly count: ValueOf<F> }
  | { readonly kind: 'may'; readonly action: 'noMaximumHandSize'; readonly who: F['selector'] }
  /** It is so much, or so much (`by`) more than it would be. */
  | {
      readonly kind: 'may';
      readonly action: 'maximumHandSize';
      readonly who: F['selector'];
      readonly size?: ValueOf<F>;
      readonly by?: ValueOf<F>;
    }
  /** The legend rule does not apply to these (704.5j). */
  | { readonly kind: 'may'; readonly action: 'shareName'; readonly what: F['selector'] }
  | {
      readonly kind: 'may';
      readonly action: 'blockMore';
      readonly what: F['selector'];
      readonly count: ValueOf<F> | 'any';
    }
  | {
      readonly kind: 'may';
      readonly action: 'attackWithDefender' | 'blockAsThoughUntapped' | 'activateAsThoughHaste';
      readonly what: F['selector'];
    }
  /** "You may choose not to untap it during your untap step". */
  | { readonly kind: 'may'; readonly action: 'stayTapped'; readonly what: F['selector'] }
  /** "Untap it during each other player's untap step"; only during each opponent's with `opponents`. */
  | { readonly kind: 'may'; readonly action: 'untapToo'; readonly what: F['selector']; readonly opponents?: boolean }
  /** "You draw a card during each opponent's draw step": with the turn-based action of that step (504.1). */
  | { readonly kind: 'may'; readonly action: 'drawToo'; readonly who: F['selector'] }
  | {
      readonly kind: 'may';
      readonly action: 'keepMana';
      readonly who: F['selector'];
      readonly colors?: readonly ColorName[];
    }
  | { readonly kind: 'may'; readonly action: 'lookAtTop' | 'revealTop' | 'revealHand'; readonly who: F['selector'] }
  /** Crew Vehicles, saddle Mounts as though its power were so much greater, or with its toughness (702.122, 702.171). */
  | {
      readonly kind: 'may';
      readonly action: 'crewAs';
      readonly what: F['selector'];
      readonly for: readonly ('crew' | 'saddle')[];
      readonly more?: ValueOf<F>;
      readonly toughness?: boolean;
    }
  /** Look at face-down permanents that fit, any time. */
  | { readonly kind: 'may'; readonly action: 'lookAtFaceDown'; readonly who: F['selector']; readonly what: F['filter'] }
  /** These can be targeted with what the player controls as though they did not have such abilities (609.4). */
  | {
      readonly kind: 'may';
      readonly action: 'targetDespite';
      readonly who: F['selector'];
      readonly what: F['selector'];
      readonly keyword: string;
    }
  /** Choose which creatures block and how, for every defending player. */
  | { readonly kind: 'may'; readonly action: 'chooseBlocks'; readonly who: F['selector'] }
  /** Block creatures with this keyword, be blocked by any, as though the attacker did not have it; only for this quality of it. */
  | {
      readonly kind: 'may';
      readonly action: 'blockDespite' | 'beBlockedDespite';
      readonly what: F['selector'];
      readonly keyword: string;
      readonly quality?: F['filter'];
    }
  | {
      readonly kind: 'may';
      readonly action: 'assignByToughness' | 'assignAsUnblocked' | 'canBlockFlying' | 'dealAsThoughWither';
      readonly what: F['selector'];
    };

/** Spells that fit (or abilities of objects that fit) cost more or less. */
export interface CostChange<F extends Families> {
  readonly kind: 'cost';
  readonly of: 'spell' | 'ability';
  readonly what: F['filter'];
  /** Where the sources of the abilities are; anywhere if it is not said. */
  readonly zones?: readonly F['zone'][];
  readonly who?: F['selector'];
  /** In symbols: `{1}`; reductions never go below what rule 118.7 allows. */
  readonly more?: string;
  readonly less?: string;
  /** A reduction leaves at least so much mana to be paid. */
  readonly least?: ValueOf<F>;
  /** "This effect reduces only the amount of coloured mana you pay." */
  readonly onlyColored?: boolean;
  /** Times the amount, for "for each"; the spell, or the source of the ability, is `it`. */
  readonly times?: ValueOf<F>;
  /** In the end it costs this much mana if it would cost less (601.2f). */
  readonly atLeast?: ValueOf<F>;
  /** What is to be paid besides (118.8). */
  readonly extra?: readonly F['cost'][];
  /** Only of abilities that are no mana abilities; only of loyalty abilities. */
  readonly abilities?: 'nonMana' | 'loyalty';
  readonly keyword?: string;
  /** Only of abilities with a target that fits (601.2c comes before 601.2f). */
  readonly targets?: F['filter'];
  /** Less by the mana cost of this object (702.48a, 702.193a). */
  readonly lessCostOf?: F['selector'];
}

/** Players skip such steps, phases or turns of theirs (614.10). */
export interface Skip<F extends Families> {
  readonly kind: 'skip';
  readonly who: F['selector'];
  readonly step: F['step'] | 'turn' | 'extraTurn' | 'combat';
  /** The player may skip it as it would begin. */
  readonly optional?: boolean;
  /** What is done then: the first thing that happens in what comes instead (614.10b). */
  readonly then?: readonly F['action'][];
}

/** What happens instead. */
export type MagicReplacement<F extends Families> =
  /** The object enters in this way (untapped if `tapped` is false); `actions` are carried out as it enters ("as … enters, choose a colour"). */
  | {
      readonly kind: 'enters';
      readonly tapped?: boolean;
      /** Tapped if this is true once the actions have been carried out ("If you don't, it enters tapped"). */
      readonly tappedIf?: F['condition'];
      readonly counters?: readonly { readonly counter: string; readonly count: ValueOf<F> }[];
      readonly actions?: readonly F['action'][];
      readonly copyOf?: F['selector'];
      readonly copyChanges?: readonly F['change'][];
      /** Its controller chooses one of these, and its copiable values are changed so (707.2): "it becomes your choice of". */
      readonly choice?: readonly (readonly F['change'][])[];
      readonly controller?: F['selector'];
      readonly faceDown?: boolean;
      /** It enters attacking this (508.4). */
      readonly attacks?: F['selector'];
      /** With its back face up, if it has one. */
      readonly transformed?: boolean;
      /** Prepared, if it has a prepare spell (722.3a). */
      readonly prepared?: boolean;
    }
  /** The event with another amount (`amount` is the old one), another recipient or another zone. */
  | {
      readonly kind: 'change';
      readonly amount?: ValueOf<F>;
      readonly to?: F['selector'];
      /** Only so much of the damage goes `to` somebody else; as a shield, it is used up (614.9). */
      readonly upTo?: ValueOf<F>;
      readonly zone?: F['zone'];
      readonly position?: 'top' | 'bottom' | 'shuffled';
      /** The object is revealed as it goes. */
      readonly reveal?: boolean;
      /** It goes there with these counters on it. */
      readonly counters?: readonly { readonly counter: string; readonly count: ValueOf<F> }[];
      readonly who?: F['selector'];
      readonly counter?: string;
      /** These tokens are created instead, or with `keep` besides. */
      readonly tokens?: readonly { readonly token: TokenFace<F> | PredefinedToken; readonly count: ValueOf<F> }[];
      readonly keep?: boolean;
      /** The new object is noted so under this key. */
      readonly note?: string;
      /** This mana is produced instead. */
      readonly mana?: string;
    }
  /** Damage is prevented, all or so much of it (615); actions follow. `shield` means the amount is used up. */
  | {
      readonly kind: 'prevent';
      readonly amount?: ValueOf<F>;
      readonly shield?: boolean;
      readonly actions?: readonly F['action'][];
    }
  /** A permanent that would be destroyed regenerates (701.19b). */
  | { readonly kind: 'regenerate' };

export type MagicDuration<F extends Families> =
  | { readonly kind: 'endOfCombat' }
  /** Until a player planeswalks (901.11). */
  | { readonly kind: 'untilPlaneswalk' }
  | { readonly kind: 'duringNextUntap'; readonly of: F['selector'] };
