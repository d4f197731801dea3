/** Actions: what an effect tells players to do, in order. The combinators hold others. */
import type { Effect, TriggeredAbility } from './ability.ts';
import type { ColorName, DownFace, PredefinedToken, TokenFace } from './card.ts';
import type { Condition, Step } from './condition.ts';
import type { Cost } from './cost.ts';
import type { Change, Duration, StaticEffect } from './effect.ts';
import type { Filter, Selector, Zone } from './selector.ts';
import type { Comparison, Stat, Value } from './value.ts';

/** A target, chosen on announcement (115). Bound to `name` for the actions. */
export interface Target {
  readonly name: string;
  readonly what: Filter;
  /** Where it is; the battlefield (and players, where the filter allows them) if absent. */
  readonly zones?: readonly Zone[];
  /** Needed only if this cost was paid (601.2c, 702.33g). */
  readonly if?: Condition;
  readonly min?: Value;
  readonly max?: Value;
  /** Chosen by another player. */
  readonly who?: Selector;
  /** The total that is divided among these targets on announcement (601.2d), bound to `name` as a division. */
  readonly divide?: Value;
  /** Must not be chosen for these other targets as well ("another target"). */
  readonly notAlso?: readonly string[];
  /** All of them have one owner: "from a single graveyard". */
  readonly sameOwner?: boolean;
  /** "With total mana value 3 or less." */
  readonly total?: { readonly stat: 'power' | 'manaValue'; readonly atMost: Value };
  readonly together?: Together;
}

/** What must be true of all that is chosen together. */
export type Together =
  | { readonly kind: 'different'; readonly what: 'controllers' | 'owners' | 'powers' | 'names' | 'manaValues' }
  | { readonly kind: 'same'; readonly what: 'controllers' | 'owners' }
  /** All of them have one in common. */
  | { readonly kind: 'share'; readonly what: 'colors' | 'landTypes' }
  | { readonly kind: 'total'; readonly stat: Stat; readonly is: Comparison };

/** Where something is put, and how. */
export interface Destination {
  readonly zone: Zone;
  /** In a library: counted from the top; `bottom`; in an order of the owner's choice or at random for several. */
  readonly position?: 'top' | 'bottom' | number;
  readonly order?: 'chosen' | 'random';
  /** On the battlefield. */
  readonly tapped?: boolean;
  readonly attacking?: boolean;
  /** What it attacks, if that is not for its controller to choose (508.4). */
  readonly attacks?: Selector;
  readonly controller?: Selector;
  /** To manifest and to cloak a card is to put it onto the battlefield face down so (701.40, 701.58). */
  readonly faceDown?: boolean | 'manifest' | 'cloak';
  /** What it is while it is face down on the battlefield. */
  readonly downFace?: DownFace;
  /** In exile, face down: the players who may look at it for as long as it stays there (406.3a). */
  readonly seenBy?: Selector;
  /** The same of whoever controls this permanent then (702.75a). */
  readonly seenThrough?: Selector;
  /** The object remembers these under a key: the creature it haunts or is encoded on, what it was crafted with. */
  readonly remembers?: { readonly key: string; readonly objects: Selector };
  readonly transformed?: boolean;
  readonly attachedTo?: Selector;
  readonly counters?: readonly { readonly counter: string; readonly count: Value }[];
}

export type Mana =
  /** Exactly these symbols. */
  | { readonly kind: 'fixed'; readonly mana: string }
  /** One of several lots of symbols, by choice. */
  | { readonly kind: 'oneOf'; readonly mana: readonly string[] }
  /** So many mana of any one colour, or of any combination of colours. */
  | {
      readonly kind: 'anyColor';
      readonly amount: Value;
      readonly combination?: boolean;
      readonly among?: readonly ColorName[];
    }
  /** So much of one symbol. */
  | { readonly kind: 'times'; readonly mana: string; readonly amount: Value }
  | { readonly kind: 'chosenColor'; readonly key: string; readonly amount: Value }
  /** Of one colour in the colour identity of your commanders (903.4f). */
  | { readonly kind: 'identity'; readonly amount: Value }
  /** Of one colour that any of these objects has. */
  | { readonly kind: 'colorsOf'; readonly of: Selector; readonly amount: Value }
  /** Of one colour (with `types`: type) that any of these permanents could produce (106.7). */
  | { readonly kind: 'couldProduce'; readonly of: Selector; readonly types?: boolean; readonly amount: Value }
  /** Of one type of the mana that the triggering event has added. */
  | { readonly kind: 'sameType'; readonly amount: Value }
  /** One of several, by choice. */
  | { readonly kind: 'either'; readonly of: readonly Mana[] };

/** Until then it is not lost as steps and phases end. */
export type ManaLasts = 'combat' | 'turn';

/**
 * What comes of spending mana on a spell that fits, which is bound to `as` (106.6): effects that go on for the spell, and an ability
 * that triggers.
 */
export interface ManaRider {
  readonly what: Filter;
  readonly as: string;
  readonly effects?: readonly StaticEffect[];
  readonly then?: Effect;
}

/** It happens at the same time as the action before it: one instruction says both. */
type Alongside = boolean;

export type Action =
  // Combinators
  | {
      readonly do: 'if';
      readonly condition: Condition;
      readonly then: readonly Action[];
      readonly else?: readonly Action[];
    }
  /** A player may: `name` is what `did` asks for. */
  | { readonly do: 'may'; readonly who?: Selector; readonly actions: readonly Action[]; readonly name?: string }
  /** A player may pay; `else` if not (unless …). */
  | {
      readonly do: 'pay';
      readonly who?: Selector;
      readonly cost: readonly Cost[];
      /** The cost is paid so many times over, all of it or nothing. */
      readonly times?: Value;
      /** It may be paid any number of times; bound to how often it was. */
      readonly asOften?: string;
      /** How much is paid is the player's choice: a number that the cost speaks of under this name; 0 is not to pay. */
      readonly choosing?: string;
      readonly optional?: boolean;
      readonly then?: readonly Action[];
      readonly else?: readonly Action[];
    }
  /** Once for each object or player, bound to `as`. */
  | {
      readonly do: 'forEach';
      readonly in: Selector;
      readonly as: string;
      /** In turn order, beginning with this player and not with the active one. */
      readonly startingWith?: Selector;
      readonly actions: readonly Action[];
    }
  | { readonly do: 'repeat'; readonly times: Value; readonly actions: readonly Action[] }
  /** "Repeat this process" is `again`: it goes back to the beginning of the innermost process. */
  | { readonly do: 'process'; readonly actions: readonly Action[] }
  | { readonly do: 'again' }
  | { readonly do: 'let'; readonly name: string; readonly value?: Value; readonly objects?: Selector }
  /** Choose one of several lists of actions now, while resolving. */
  | {
      readonly do: 'either';
      readonly who?: Selector;
      readonly options: readonly (readonly Action[])[];
      /** A villainous choice: an option may be chosen that is impossible (701.55b). */
      readonly villainous?: boolean;
    }
  // Choices
  | {
      readonly do: 'choose';
      readonly who?: Selector;
      readonly from: Selector;
      readonly min?: Value;
      readonly max?: Value;
      readonly as: string;
      readonly random?: boolean;
      readonly together?: Together;
    }
  /** With `several`, one or more of them. */
  | {
      readonly do: 'chooseColor';
      readonly who?: Selector;
      readonly key: string;
      readonly several?: boolean;
      /** Not one of these. */
      readonly except?: readonly ColorName[];
    }
  | {
      readonly do: 'chooseWord';
      readonly who?: Selector;
      readonly domain: 'cardName' | 'creatureType' | 'landType' | 'cardType';
      readonly key: string;
      readonly where?: Filter;
    }
  | {
      readonly do: 'chooseNumber';
      readonly who?: Selector;
      readonly min: Value;
      readonly max: Value;
      readonly key: string;
    }
  /** Notes something on this object under a key, for linked abilities. */
  | { readonly do: 'note'; readonly key: string; readonly objects?: Selector; readonly value?: Value }
  // Cards and zones
  | {
      readonly do: 'move';
      readonly what: Selector;
      readonly to: Destination;
      /** Until one of these leaves the battlefield; then it goes back to where it was (610.3). */
      readonly until?: Selector;
      readonly as?: string;
      readonly note?: string;
    }
  | { readonly do: 'draw'; readonly who: Selector; readonly count: Value; readonly as?: string }
  | {
      readonly do: 'discard';
      readonly who: Selector;
      readonly count: Value | 'hand';
      readonly what?: Filter;
      readonly random?: boolean;
      readonly as?: string;
    }
  | { readonly do: 'discardCards'; readonly what: Selector }
  | { readonly do: 'mill'; readonly who: Selector; readonly count: Value; readonly as?: string }
  | {
      readonly do: 'search';
      readonly who?: Selector;
      readonly whose?: Selector;
      readonly zones: readonly Zone[];
      readonly what: Filter;
      readonly min?: Value;
      readonly max: Value;
      readonly as: string;
      readonly together?: Together;
      /** Of these kinds, too: so many of each, in the same search. */
      readonly also?: readonly { readonly what: Filter; readonly max: Value }[];
      readonly reveal?: boolean;
    }
  | { readonly do: 'shuffle'; readonly who: Selector }
  /** A player puts the cards of their graveyard into any order (404.2). */
  | { readonly do: 'reorderGraveyard'; readonly who: Selector }
  | { readonly do: 'reveal'; readonly what: Selector }
  | { readonly do: 'look'; readonly who?: Selector; readonly what: Selector }
  | { readonly do: 'scry' | 'surveil'; readonly who: Selector; readonly count: Value }
  /** Look at the top cards of an opponent's library and put any on the bottom (701.29). */
  | { readonly do: 'fateseal'; readonly whose: Selector; readonly count: Value }
  // Permanents
  | { readonly do: 'destroy'; readonly what: Selector; readonly noRegeneration?: boolean; readonly as?: string }
  | {
      readonly do: 'sacrifice';
      readonly who: Selector;
      readonly what: Filter;
      readonly count: Value;
      readonly as?: string;
    }
  /** Each player of `who` (the controller of the effect if not said) those that they control. */
  | { readonly do: 'sacrificeObjects'; readonly what: Selector; readonly who?: Selector; readonly as?: string }
  | {
      readonly do: 'tap' | 'untap' | 'regenerate' | 'transform' | 'flip' | 'removeFromCombat';
      readonly what: Selector;
    }
  | { readonly do: 'turnDown'; readonly what: Selector; readonly downFace?: DownFace }
  /** `as` is bound to what was turned face up so. */
  | { readonly do: 'turnUp'; readonly what: Selector; readonly as?: string }
  /** Until one of these leaves the battlefield, if so it is said (610.4); `tapped` as it phases in then. */
  | { readonly do: 'phaseOut'; readonly what: Selector; readonly until?: Selector; readonly tapped?: boolean }
  /** A permanent with a prepare spell becomes prepared (722.3a), or unprepared. */
  | { readonly do: 'prepare'; readonly what: Selector; readonly not?: boolean }
  /** A half of a Room is unlocked (709.5f): the left one is 0, the right one 1; of the player's choice if not said. */
  | { readonly do: 'unlock'; readonly what: Selector; readonly door?: number; readonly who?: Selector }
  /** It becomes day or night (731). */
  | { readonly do: 'dayNight'; readonly to: 'day' | 'night' }
  /** All damage marked on it is removed. */
  | { readonly do: 'heal'; readonly what: Selector }
  | { readonly do: 'attach'; readonly what: Selector; readonly to: Selector }
  | { readonly do: 'unattach'; readonly what: Selector }
  /** With `divided` distributed among the targets of that name, as was chosen on announcement. */
  | {
      readonly do: 'counters';
      readonly on: Selector;
      readonly counter: string;
      readonly count: Value;
      readonly divided?: string;
      readonly alongside?: Alongside;
    }
  /** As many of each kind as something has or last had (122.8). */
  | { readonly do: 'sameCounters'; readonly as: Selector; readonly on: Selector }
  /** `as` is bound to how many were removed. */
  | {
      readonly do: 'removeCounters';
      readonly from: Selector;
      readonly counter?: string;
      readonly count: Value | 'all';
      readonly as?: string;
    }
  | {
      readonly do: 'moveCounters';
      readonly from: Selector;
      readonly to: Selector;
      readonly counter?: string;
      readonly count: Value | 'all';
    }
  | {
      readonly do: 'token';
      /** A name stands for the predefined token (111.10). */
      readonly token: TokenFace | PredefinedToken;
      readonly count: Value;
      readonly who?: Selector;
      /** It enters with these. */
      readonly counters?: readonly { readonly counter: string; readonly count: Value }[];
      readonly tapped?: boolean;
      readonly attacking?: boolean;
      /** What it attacks, if that is not for its controller to choose (508.4). */
      readonly attacks?: Selector;
      /** It is created attached to this. */
      readonly attachedTo?: Selector;
      readonly as?: string;
      readonly alongside?: Alongside;
    }
  | {
      readonly do: 'copyToken';
      readonly of: Selector;
      readonly count: Value;
      readonly who?: Selector;
      readonly changes?: readonly Change[];
      readonly counters?: readonly { readonly counter: string; readonly count: Value }[];
      readonly tapped?: boolean;
      readonly attacking?: boolean;
      readonly attacks?: Selector;
      readonly as?: string;
      readonly alongside?: Alongside;
    }
  | { readonly do: 'exchangeControl'; readonly a: Selector; readonly b: Selector }
  | { readonly do: 'fight'; readonly a: Selector; readonly b: Selector }
  // Keyword actions (701) that are more than one of the others
  | { readonly do: 'proliferate'; readonly who?: Selector }
  | { readonly do: 'populate' | 'investigate'; readonly who?: Selector }
  | { readonly do: 'explore' | 'goad' | 'exert' | 'suspect' | 'detain'; readonly what: Selector }
  | { readonly do: 'connive'; readonly what: Selector; readonly count?: Value }
  | { readonly do: 'amass'; readonly subtype: string; readonly count: Value }
  | { readonly do: 'bolster' | 'discover' | 'incubate'; readonly count: Value }
  | { readonly do: 'learn' | 'timeTravel' }
  | { readonly do: 'endure' | 'earthbend'; readonly what: Selector; readonly count: Value }
  | { readonly do: 'airbend' | 'harness'; readonly what: Selector }
  /** `as` is bound to the blighted creature. */
  | { readonly do: 'blight'; readonly who?: Selector; readonly count: Value; readonly as?: string }
  /** Reveal such a card or choose such a permanent (701.4); `as` is bound to it. */
  | { readonly do: 'behold'; readonly what: Filter; readonly as: string }
  /** Clash with an opponent (701.30b); `as` is bound to whether you won. */
  | { readonly do: 'clash'; readonly as: string }
  | { readonly do: 'monstrosity' | 'adapt'; readonly what: Selector; readonly count: Value }
  /** `as` is bound to the manifested permanent. */
  | { readonly do: 'manifestDread'; readonly who?: Selector; readonly as?: string }
  /** Something becomes monstrous, renowned, suspected …, or no longer is (701.37b, 702.112b). */
  | {
      readonly do: 'designate';
      readonly what: Selector;
      readonly as: string;
      readonly not?: boolean;
      /** Until end of turn. */
      readonly thisTurn?: boolean;
    }
  /** Two creatures become paired (702.95). */
  | { readonly do: 'pair'; readonly a: Selector; readonly b: Selector }
  /** A keyword action is over: abilities that wait for somebody to have done it see this. */
  | { readonly do: 'acted'; readonly action: string; readonly who?: Selector; readonly what?: Selector }
  /** Exiles or reveals cards from the top of a library until one fits (or `count` do): bound to `as`; `all` is bound to every card exiled or revealed so. */
  | {
      readonly do: 'exileUntil' | 'revealUntil';
      readonly who: Selector;
      readonly what: Filter;
      readonly count?: Value;
      readonly as: string;
      readonly all: string;
    }
  // Chance and votes
  /** Coins are flipped (705); `as` is bound to how many flips the player won (or came up heads). With `untilLost` until one is lost. */
  | {
      readonly do: 'flipCoin';
      readonly who?: Selector;
      readonly count?: Value;
      readonly untilLost?: boolean;
      readonly as: string;
    }
  /** Dice are rolled (706); `as` is bound to the sum of the results, or to the highest or lowest of them. */
  | {
      readonly do: 'rollDice';
      readonly who?: Selector;
      readonly sides: number;
      readonly count?: Value;
      readonly keep?: 'highest' | 'lowest';
      readonly as: string;
    }
  /** Each player votes for one of some words (701.38), beginning with the controller; the names of `as` are bound to the numbers of votes. */
  | { readonly do: 'vote'; readonly options: readonly string[]; readonly as: readonly string[] }
  /** Each player votes for one of these; `as` is bound to what has the most votes, all of them if several are tied. */
  | { readonly do: 'voteFor'; readonly from: Selector; readonly as: string }
  // Players
  | {
      readonly do: 'damage';
      readonly source?: Selector;
      readonly to: Selector;
      readonly amount: Value;
      readonly divided?: string;
      readonly unpreventable?: boolean;
      /** Bound to how much damage was dealt, and to how much of it was excess (120.10). */
      readonly as?: string;
      readonly excess?: string;
      readonly alongside?: Alongside;
    }
  /** `as` is bound to the total of life that was gained or lost. */
  | { readonly do: 'gainLife' | 'loseLife'; readonly who: Selector; readonly amount: Value; readonly as?: string }
  | { readonly do: 'setLife'; readonly who: Selector; readonly to: Value }
  | {
      readonly do: 'mana';
      readonly who?: Selector;
      readonly mana: Mana;
      readonly restriction?: Filter;
      readonly rider?: ManaRider;
      readonly lasts?: ManaLasts;
    }
  /** 725: a player becomes the monarch; 726: takes the initiative; 701.54: the Ring tempts a player. */
  | { readonly do: 'monarch' | 'initiative' | 'ringTempts'; readonly who: Selector }
  /** 701.49: venture into the dungeon, or into the one of this name. */
  | { readonly do: 'venture'; readonly who?: Selector; readonly into?: string }
  /** 702.131a: with ten permanents you get the city's blessing. */
  | { readonly do: 'ascend' }
  /** 702.179c: a player's speed increases. */
  | { readonly do: 'speed'; readonly who: Selector; readonly by: Value }
  | { readonly do: 'win' | 'lose'; readonly who: Selector }
  /** `without`: a step of that turn is skipped. */
  | { readonly do: 'extraTurn'; readonly who: Selector; readonly without?: Step }
  /** Players lose all unspent mana. */
  | { readonly do: 'loseMana'; readonly who: Selector }
  /** 500.8: after the phase at hand. */
  | { readonly do: 'extraPhase'; readonly phase: 'beginning' | 'main' | 'combat' | 'combatAndMain' }
  /** 500.9, 500.10: so many steps, after the step or the phase at hand. */
  | { readonly do: 'extraStep'; readonly step: Step; readonly count?: Value; readonly after: 'step' | 'phase' }
  | { readonly do: 'skip'; readonly who: Selector; readonly step: Step | 'turn' | 'combat' }
  /** 723: another player makes the decisions of a player during that player's next turn; the controller of the ability if not said. */
  | { readonly do: 'controlPlayer'; readonly who: Selector; readonly by?: Selector }
  /** 724.1, 724.2: end the turn, end the combat phase; 104.4c: the game is a draw. */
  | { readonly do: 'endTurn' | 'endCombat' | 'drawGame' }
  | { readonly do: 'emblem'; readonly who: Selector; readonly abilities: readonly import('./ability.ts').Ability[] }
  // The stack
  | { readonly do: 'counter'; readonly what: Selector; readonly to?: Destination }
  | {
      readonly do: 'copySpell';
      readonly what: Selector;
      /** Exceptions (707.9). */
      readonly changes?: readonly Change[];
      readonly count?: Value;
      readonly newTargets?: boolean;
      readonly who?: Selector;
      /** Also a spell that has left the stack, as it was there (702.50a). */
      readonly gone?: boolean;
    }
  /** Choose new targets (115.7d); with `change` each becomes another one (115.7a), `to` these if that is legal. */
  | {
      readonly do: 'newTargets';
      readonly of: Selector;
      readonly who?: Selector;
      readonly change?: boolean;
      readonly to?: Selector;
    }
  | {
      readonly do: 'cast';
      readonly who?: Selector;
      readonly what: Selector;
      readonly free?: boolean;
      /** For this instead of its mana cost. */
      readonly cost?: readonly Cost[];
      /** The name under which `paid` asks whether it was cast so. */
      readonly by?: string;
      readonly copies?: boolean;
      /** "Play": a land, too, if the player may still play one (305.2b, 305.3). */
      readonly lands?: boolean;
      readonly optional?: boolean;
      /** With its back face up (712.11a). */
      readonly transformed?: boolean;
    }
  // What goes on afterwards
  | { readonly do: 'effect'; readonly effects: readonly StaticEffect[]; readonly duration: Duration }
  /** A delayed triggered ability (603.7). */
  | { readonly do: 'delayed'; readonly trigger: TriggeredAbility; readonly once?: boolean; readonly until?: Duration }
  /** A reflexive one: "when you do" (603.12). */
  | { readonly do: 'reflexive'; readonly effect: Effect };
