/** Actions of Magic: what an effect tells players to do, beside what holds other actions. */
import type { Effect } from '../core/ability.ts';
import type { Families } from '../core/families.ts';
import type { Comparison, ValueOf } from '../core/value.ts';
import type { TokenFace } from './face.ts';
import type { ColorName, DownFace, PredefinedToken } from './words.ts';

/** What must be true of all that is chosen together. */
export type Together<F extends Families> =
  | { readonly kind: 'different'; readonly what: 'controllers' | 'owners' | 'powers' | 'names' | 'manaValues' }
  | { readonly kind: 'same'; readonly what: 'controllers' | 'owners' | 'names' }
  /** All of them have one in common. */
  | { readonly kind: 'share'; readonly what: 'colors' | 'landTypes' }
  | { readonly kind: 'total'; readonly stat: F['stat']; readonly is: Comparison<F> };

/** Where something is put, and how. */
export interface Destination<F extends Families> {
  readonly zone: F['zone'];
  /** In a library, or in the planar deck or scheme deck that is part of the command zone: counted from the top; `bottom`; in an order of the owner's choice or at random for several. */
  readonly position?: 'top' | 'bottom' | number;
  readonly order?: 'chosen' | 'random';
  /** On the battlefield. */
  readonly tapped?: boolean;
  readonly attacking?: boolean;
  /** What it attacks, if that is not for its controller to choose (508.4). */
  readonly attacks?: F['selector'];
  readonly controller?: F['selector'];
  /** To manifest and to cloak a card is to put it onto the battlefield face down so (701.40, 701.58). */
  readonly faceDown?: boolean | 'manifest' | 'cloak';
  /** What it is while it is face down on the battlefield. */
  readonly downFace?: DownFace;
  /** In exile, face down: the players who may look at it for as long as it stays there (406.3a). */
  readonly seenBy?: F['selector'];
  /** The same of whoever controls this permanent then (702.75a). */
  readonly seenThrough?: F['selector'];
  /** The object remembers these under a key: the creature it haunts or is encoded on, what it was crafted with. */
  readonly remembers?: { readonly key: string; readonly objects: F['selector'] };
  readonly transformed?: boolean;
  readonly attachedTo?: F['selector'];
  readonly counters?: readonly { readonly counter: string; readonly count: ValueOf<F> }[];
  /** What it is said to be for as long as it is there: so it is as it enters (611.2e). */
  readonly being?: readonly F['change'][];
}

export type Mana<F extends Families> =
  /** Exactly these symbols. */
  | { readonly kind: 'fixed'; readonly mana: string }
  /** One of several lots of symbols, by choice. */
  | { readonly kind: 'oneOf'; readonly mana: readonly string[] }
  /** So many mana of any one colour, or of any combination of colours. */
  | {
      readonly kind: 'anyColor';
      readonly amount: ValueOf<F>;
      readonly combination?: boolean;
      readonly among?: readonly ColorName[];
    }
  /** So much of one symbol. */
  | { readonly kind: 'times'; readonly mana: string; readonly amount: ValueOf<F> }
  | { readonly kind: 'chosenColor'; readonly key: string; readonly amount: ValueOf<F> }
  /** Of one colour in the colour identity of your commanders (903.4f). */
  | { readonly kind: 'identity'; readonly amount: ValueOf<F> }
  /** Of one colour that any of these objects has. */
  | { readonly kind: 'colorsOf'; readonly of: F['selector']; readonly amount: ValueOf<F> }
  /** Of one colour (with `types`: type) that any of these permanents could produce (106.7). */
  | { readonly kind: 'couldProduce'; readonly of: F['selector']; readonly types?: boolean; readonly amount: ValueOf<F> }
  /** Of one type of the mana that the triggering event has added. */
  | { readonly kind: 'sameType'; readonly amount: ValueOf<F> }
  /** One of several, by choice. */
  | { readonly kind: 'either'; readonly of: readonly Mana<F>[] };

/** Until then it is not lost as steps and phases end. */
type ManaLasts = 'combat' | 'turn';

/**
 * What comes of spending mana on a spell that fits, which is bound to `as` (106.6): effects that go on for the spell, and an ability
 * that triggers.
 */
export interface ManaRider<F extends Families> {
  readonly what: F['filter'];
  readonly as: string;
  readonly effects?: readonly F['staticEffect'][];
  readonly then?: Effect<F>;
}

/** It happens at the same time as the action before it: one instruction says both. */
type Alongside = boolean;

export type MagicAction<F extends Families> =
  /** With `several`, one or more of them. */
  | {
      readonly do: 'chooseColor';
      readonly who?: F['selector'];
      readonly key: string;
      readonly several?: boolean;
      /** Not one of these. */
      readonly except?: readonly ColorName[];
    }
  | {
      readonly do: 'chooseWord';
      readonly who?: F['selector'];
      readonly domain: 'cardName' | 'creatureType' | 'landType' | 'cardType';
      readonly key: string;
      readonly where?: F['filter'];
      /** Only the player knows it, until it is revealed. */
      readonly secret?: boolean;
    }
  // Cards and zones
  | {
      readonly do: 'move';
      readonly what: F['selector'];
      readonly to: Destination<F>;
      /** Only what is there by now (400.7). */
      readonly from?: F['zone'];
      /** Until one of these leaves the battlefield; then it goes back to where it was (610.3). */
      readonly until?: F['selector'];
      readonly as?: string;
      readonly note?: string;
    }
  | {
      readonly do: 'draw';
      readonly who: F['selector'];
      readonly count: ValueOf<F>;
      readonly as?: string;
      /** Bound to how many were to be drawn, whatever has become of the draws. */
      readonly counted?: string;
    }
  | {
      readonly do: 'discard';
      readonly who: F['selector'];
      readonly count: ValueOf<F> | 'hand';
      readonly what?: F['filter'];
      readonly random?: boolean;
      readonly as?: string;
    }
  | { readonly do: 'discardCards'; readonly what: F['selector'] }
  | { readonly do: 'mill'; readonly who: F['selector']; readonly count: ValueOf<F>; readonly as?: string }
  | {
      readonly do: 'search';
      readonly who?: F['selector'];
      readonly whose?: F['selector'];
      readonly zones: readonly F['zone'][];
      readonly what: F['filter'];
      readonly min?: ValueOf<F>;
      readonly max: ValueOf<F>;
      readonly as: string;
      readonly together?: F['together'];
      /** Of these kinds, too: so many of each, in the same search. */
      readonly also?: readonly { readonly what: F['filter']; readonly max: ValueOf<F> }[];
      readonly reveal?: boolean;
    }
  | { readonly do: 'shuffle'; readonly who: F['selector'] }
  /** A player puts the cards of their graveyard into any order (404.2). */
  | { readonly do: 'reorderGraveyard'; readonly who: F['selector'] }
  | { readonly do: 'reveal'; readonly what: F['selector'] }
  | { readonly do: 'look'; readonly who?: F['selector']; readonly what: F['selector'] }
  | { readonly do: 'scry' | 'surveil'; readonly who: F['selector']; readonly count: ValueOf<F> }
  /** Look at the top cards of an opponent's library and put any on the bottom (701.29). */
  | { readonly do: 'fateseal'; readonly whose: F['selector']; readonly count: ValueOf<F> }
  // Permanents
  | { readonly do: 'destroy'; readonly what: F['selector']; readonly noRegeneration?: boolean; readonly as?: string }
  | {
      readonly do: 'sacrifice';
      readonly who: F['selector'];
      readonly what: F['filter'];
      readonly count: ValueOf<F>;
      readonly as?: string;
    }
  /** Each player of `who` (the controller of the effect if not said) those that they control. */
  | {
      readonly do: 'sacrificeObjects';
      readonly what: F['selector'];
      readonly who?: F['selector'];
      readonly as?: string;
    }
  | {
      readonly do: 'tap' | 'untap' | 'regenerate' | 'transform' | 'flip' | 'removeFromCombat';
      readonly what: F['selector'];
    }
  | { readonly do: 'turnDown'; readonly what: F['selector']; readonly downFace?: DownFace }
  /** `as` is bound to what was turned face up so. */
  | { readonly do: 'turnUp'; readonly what: F['selector']; readonly as?: string }
  /** Until one of these leaves the battlefield, if so it is said (610.4); `tapped` as it phases in then. */
  | {
      readonly do: 'phaseOut';
      readonly what: F['selector'];
      readonly until?: F['selector'];
      readonly untilPlaneswalk?: boolean;
      readonly tapped?: boolean;
    }
  /** A permanent with a prepare spell becomes prepared (722.3a), or unprepared. */
  | { readonly do: 'prepare'; readonly what: F['selector']; readonly not?: boolean }
  /** A half of a Room is unlocked (709.5f): the left one is 0, the right one 1; of the player's choice if not said. */
  | { readonly do: 'unlock'; readonly what: F['selector']; readonly door?: number; readonly who?: F['selector'] }
  /** It becomes day or night (731). */
  | { readonly do: 'dayNight'; readonly to: 'day' | 'night' }
  /** All damage marked on it is removed. */
  | { readonly do: 'heal'; readonly what: F['selector'] }
  | { readonly do: 'attach'; readonly what: F['selector']; readonly to: F['selector'] }
  | { readonly do: 'unattach'; readonly what: F['selector'] }
  /** With `divided` distributed among the targets of that name, as was chosen on announcement. `who` puts them, or you. */
  | {
      readonly do: 'counters';
      readonly who?: F['selector'];
      readonly on: F['selector'];
      readonly counter: string;
      readonly count: ValueOf<F>;
      readonly divided?: string;
      readonly alongside?: Alongside;
    }
  /** As many of each kind as something has or last had (122.8). */
  | { readonly do: 'sameCounters'; readonly as: F['selector']; readonly on: F['selector'] }
  /** `as` is bound to how many were removed. */
  | {
      readonly do: 'removeCounters';
      readonly from: F['selector'];
      readonly counter?: string;
      readonly count: ValueOf<F> | 'all';
      readonly as?: string;
    }
  | {
      readonly do: 'moveCounters';
      readonly from: F['selector'];
      readonly to: F['selector'];
      readonly counter?: string;
      readonly count: ValueOf<F> | 'all';
    }
  | {
      readonly do: 'token';
      /** A name stands for the predefined token (111.10). */
      readonly token: TokenFace<F> | PredefinedToken;
      readonly count: ValueOf<F>;
      readonly who?: F['selector'];
      /** It enters with these. */
      readonly counters?: readonly { readonly counter: string; readonly count: ValueOf<F> }[];
      readonly tapped?: boolean;
      readonly attacking?: boolean;
      /** What it attacks, if that is not for its controller to choose (508.4). */
      readonly attacks?: F['selector'];
      /** It is created attached to this. */
      readonly attachedTo?: F['selector'];
      readonly as?: string;
      /** The source remembers them under this key: the tokens created with it (607.2). */
      readonly note?: string;
      readonly alongside?: Alongside;
    }
  | {
      readonly do: 'copyToken';
      readonly of: F['selector'];
      readonly count: ValueOf<F>;
      readonly who?: F['selector'];
      readonly changes?: readonly F['change'][];
      readonly counters?: readonly { readonly counter: string; readonly count: ValueOf<F> }[];
      readonly tapped?: boolean;
      readonly attacking?: boolean;
      readonly attacks?: F['selector'];
      readonly as?: string;
      readonly note?: string;
      readonly alongside?: Alongside;
    }
  | { readonly do: 'exchangeControl' | 'exchangeLife'; readonly a: F['selector']; readonly b: F['selector'] }
  | { readonly do: 'fight'; readonly a: F['selector']; readonly b: F['selector'] }
  /** Exiles this and one of the others, then melds them into what is called so (701.42). */
  | {
      readonly do: 'meld';
      readonly what: F['selector'];
      readonly with: F['selector'];
      readonly into: string;
      readonly as?: string;
    }
  // Keyword actions (701) that are more than one of the others
  | { readonly do: 'proliferate'; readonly who?: F['selector'] }
  | { readonly do: 'populate' | 'investigate'; readonly who?: F['selector'] }
  | { readonly do: 'explore' | 'goad' | 'exert' | 'suspect' | 'detain'; readonly what: F['selector'] }
  | { readonly do: 'connive'; readonly what: F['selector']; readonly count?: ValueOf<F> }
  | { readonly do: 'amass'; readonly subtype: string; readonly count: ValueOf<F> }
  | { readonly do: 'bolster' | 'incubate'; readonly count: ValueOf<F> }
  | { readonly do: 'discover'; readonly who?: F['selector']; readonly count: ValueOf<F> }
  | { readonly do: 'learn' | 'timeTravel' }
  | { readonly do: 'endure' | 'earthbend'; readonly what: F['selector']; readonly count: ValueOf<F> }
  | { readonly do: 'airbend' | 'harness'; readonly what: F['selector'] }
  /** `as` is bound to the blighted creature. */
  | { readonly do: 'blight'; readonly who?: F['selector']; readonly count: ValueOf<F>; readonly as?: string }
  /** Reveal such a card or choose such a permanent (701.4); `as` is bound to it. */
  | { readonly do: 'behold'; readonly what: F['filter']; readonly as: string }
  /** Clash with an opponent (701.30b); `as` is bound to whether you won. */
  | { readonly do: 'clash'; readonly as: string }
  | { readonly do: 'monstrosity' | 'adapt'; readonly what: F['selector']; readonly count: ValueOf<F> }
  /** `as` is bound to the manifested permanent. */
  | { readonly do: 'manifestDread'; readonly who?: F['selector']; readonly as?: string }
  /** Something becomes monstrous, renowned, suspected …, or no longer is (701.37b, 702.112b). */
  | {
      readonly do: 'designate';
      readonly what: F['selector'];
      readonly as: string;
      readonly not?: boolean;
      /** Until end of turn. */
      readonly thisTurn?: boolean;
    }
  /** Two creatures become paired (702.95). */
  | { readonly do: 'pair'; readonly a: F['selector']; readonly b: F['selector'] }
  /** A keyword action is over: abilities that wait for somebody to have done it see this. */
  | {
      readonly do: 'acted';
      readonly action: string;
      readonly who?: F['selector'];
      readonly what?: F['selector'];
      readonly alongside?: Alongside;
    }
  /** Exiles or reveals cards from the top of a library until one fits (or `count` do): bound to `as`; `all` is bound to every card exiled or revealed so. */
  | {
      readonly do: 'exileUntil' | 'revealUntil';
      readonly who: F['selector'];
      readonly what: F['filter'];
      readonly count?: ValueOf<F>;
      readonly as: string;
      readonly all: string;
      /** Of a planar deck (901.3) instead. */
      readonly planar?: boolean;
      /** What is exiled so is remembered on the source under this key (607.2a). */
      readonly note?: string;
    }
  // Chance and votes
  /** Coins are flipped (705); `as` is bound to how many flips the player won (or came up heads). With `untilLost` until one is lost. */
  | {
      readonly do: 'flipCoin';
      readonly who?: F['selector'];
      readonly count?: ValueOf<F>;
      readonly untilLost?: boolean;
      readonly as: string;
    }
  /** Dice are rolled (706); `as` is bound to the sum of the results, or to the highest or lowest of them. */
  | {
      readonly do: 'rollDice';
      readonly who?: F['selector'];
      readonly sides: number;
      readonly count?: ValueOf<F>;
      /** With `chosen` the player says which; `rest` is bound to the sum of the others. */
      readonly keep?: 'highest' | 'lowest' | 'chosen';
      readonly as: string;
      readonly rest?: string;
    }
  /** Each player votes for one of some words (701.38), beginning with the controller; the names of `as` are bound to the numbers of votes. */
  | { readonly do: 'vote'; readonly options: readonly string[]; readonly as: readonly string[] }
  /** Each player votes for one of these; `as` is bound to what has the most votes, all of them if several are tied. */
  | { readonly do: 'voteFor'; readonly from: F['selector']; readonly as: string }
  // Players
  | {
      readonly do: 'damage';
      readonly source?: F['selector'];
      readonly to: F['selector'];
      readonly amount: ValueOf<F>;
      readonly divided?: string;
      readonly unpreventable?: boolean;
      /** Bound to how much damage was dealt, and to how much of it was excess (120.10). */
      readonly as?: string;
      readonly excess?: string;
      /** Bound to what was dealt damage by it (120.8: not what would have been dealt none). */
      readonly damaged?: string;
      readonly alongside?: Alongside;
    }
  /** `as` is bound to the total of life that was gained or lost. */
  | {
      readonly do: 'gainLife' | 'loseLife';
      readonly who: F['selector'];
      readonly amount: ValueOf<F>;
      readonly as?: string;
    }
  | { readonly do: 'setLife'; readonly who: F['selector']; readonly to: ValueOf<F> }
  | {
      readonly do: 'mana';
      readonly who?: F['selector'];
      readonly mana: Mana<F>;
      readonly restriction?: F['filter'];
      readonly rider?: ManaRider<F>;
      readonly lasts?: ManaLasts;
    }
  /** 725: a player becomes the monarch; 726: takes the initiative; 701.54: the Ring tempts a player. */
  | { readonly do: 'monarch' | 'initiative' | 'ringTempts'; readonly who: F['selector'] }
  /** 701.49: venture into the dungeon, or into the one of this name. */
  | { readonly do: 'venture'; readonly who?: F['selector']; readonly into?: string }
  /** 701.31: a player planeswalks, perhaps to revealed cards of a planar deck, `staying` on the planes that are face up. */
  | {
      readonly do: 'planeswalk';
      readonly who?: F['selector'];
      readonly to?: F['selector'];
      readonly staying?: boolean;
    }
  /** 901.9 */
  | { readonly do: 'rollPlanarDie'; readonly who?: F['selector'] }
  /** 311.7 */
  | { readonly do: 'chaosEnsues' }
  /** 701.32: a face-up scheme, once more; 701.33: it is abandoned. */
  | { readonly do: 'setInMotion' | 'abandon'; readonly what: F['selector'] }
  /** 702.131a: with ten permanents you get the city's blessing. */
  | { readonly do: 'ascend' }
  /** 702.179c: a player's speed increases. */
  | { readonly do: 'speed'; readonly who: F['selector']; readonly by: ValueOf<F> }
  | { readonly do: 'win' | 'lose'; readonly who: F['selector'] }
  /** `without`: a step of that turn is skipped; `noSchemes`: schemes can't be set in motion then (701.32). */
  | {
      readonly do: 'extraTurn';
      readonly who: F['selector'];
      readonly without?: F['step'];
      readonly noSchemes?: boolean;
    }
  /** Players lose all unspent mana. */
  | { readonly do: 'loseMana'; readonly who: F['selector'] }
  /** 500.8: after the phase at hand. */
  | { readonly do: 'extraPhase'; readonly phase: 'beginning' | 'main' | 'combat' | 'combatAndMain' }
  /** 500.9, 500.10: so many steps, after the step or the phase at hand. */
  | {
      readonly do: 'extraStep';
      readonly step: F['step'];
      readonly count?: ValueOf<F>;
      readonly after: 'step' | 'phase';
    }
  | { readonly do: 'skip'; readonly who: F['selector']; readonly step: F['step'] | 'turn' | 'combat' }
  /** 723: another player makes the decisions of a player during that player's next turn; the controller of the ability if not said. */
  | { readonly do: 'controlPlayer'; readonly who: F['selector']; readonly by?: F['selector'] }
  /** 724.1, 724.2: end the turn, end the combat phase; 104.4c: the game is a draw. */
  | { readonly do: 'endTurn' | 'endCombat' | 'drawGame' }
  | { readonly do: 'emblem'; readonly who: F['selector']; readonly abilities: readonly F['ability'][] }
  // The stack
  /** `as` is bound to the spells and abilities that were countered by it. */
  | { readonly do: 'counter'; readonly what: F['selector']; readonly to?: Destination<F>; readonly as?: string }
  | {
      readonly do: 'copySpell';
      readonly what: F['selector'];
      /** Exceptions (707.9). */
      readonly changes?: readonly F['change'][];
      readonly count?: ValueOf<F>;
      readonly newTargets?: boolean;
      readonly who?: F['selector'];
    }
  /** Choose new targets (115.7d); with `change` each becomes another one (115.7a), `to` these if that is legal. */
  | {
      readonly do: 'newTargets';
      readonly of: F['selector'];
      readonly who?: F['selector'];
      readonly change?: boolean;
      readonly to?: F['selector'];
    }
  | {
      readonly do: 'cast';
      readonly who?: F['selector'];
      readonly what: F['selector'];
      /** Only what is there by now (400.7). */
      readonly from?: F['zone'];
      /** Only as a spell that fits: "cast a creature spell from among them". */
      readonly as?: F['filter'];
      readonly free?: boolean;
      /** For this instead of its mana cost. */
      readonly cost?: readonly F['cost'][];
      /** The name under which `paid` asks whether it was cast so. */
      readonly by?: string;
      readonly copies?: boolean;
      /** "Play": a land, too, if the player may still play one (305.2b, 305.3). */
      readonly lands?: boolean;
      readonly optional?: boolean;
      /** With its back face up (712.11a). */
      readonly transformed?: boolean;
    };
