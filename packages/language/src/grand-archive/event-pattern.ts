/** What an ability of Grand Archive waits for or replaces. */
import type { Families } from '../core/families.ts';
import type { Comparison } from '../core/value.ts';
import type { Direction, Property } from './words.ts';

/** Fields that are absent allow anything. `this` in filters is the object whose ability it is. */
export type GrandArchiveEventPattern<F extends Families> =
  /** Changes zones. With `how` by an act of that name: banished, returned. */
  | {
      readonly on: 'move';
      readonly what: F['filter'];
      readonly from?: readonly F['zone'][];
      readonly to?: readonly F['zone'][];
      /** Whose zones those are. */
      readonly whose?: F['selector'];
      readonly cause?: F['filter'];
      readonly faceDown?: boolean;
    }
  /** Enters the field; a champion card that a champion levels up into does, too, for its own On Enter. */
  | {
      readonly on: 'enter';
      readonly what: F['filter'];
      readonly from?: readonly F['zone'][];
      readonly under?: F['selector'];
    }
  | { readonly on: 'leave'; readonly what: F['filter'] }
  /** A unit goes from the field to a graveyard. */
  | { readonly on: 'die'; readonly what: F['filter'] }
  /** What is sacrificed is destroyed, too; with `sacrificed` only that, or only what is not. */
  | {
      readonly on: 'destroy';
      readonly what?: F['filter'];
      readonly cause?: F['filter'];
      readonly sacrificed?: boolean;
    }
  | { readonly on: 'sacrifice' | 'discard' | 'reveal'; readonly who?: F['selector']; readonly what?: F['filter'] }
  | {
      readonly on: 'banish';
      readonly what?: F['filter'];
      readonly who?: F['selector'];
      readonly from?: readonly F['zone'][];
      /** To pay for a cost of this kind. */
      readonly paying?: 'memory' | 'reserve';
    }
  /** A card is activated. */
  | {
      readonly on: 'activate';
      readonly what?: F['filter'];
      readonly who?: F['selector'];
      readonly from?: readonly F['zone'][];
    }
  | {
      readonly on: 'activateAbility';
      readonly what?: F['filter'];
      readonly who?: F['selector'];
      readonly keyword?: string;
      /** One that does something as a Spell. */
      readonly asSpell?: boolean;
    }
  | {
      readonly on: 'materialize' | 'bestow' | 'brew' | 'gather';
      readonly what?: F['filter'];
      readonly who?: F['selector'];
    }
  /** An activation of such a card is negated. */
  | { readonly on: 'negate'; readonly what?: F['filter']; readonly who?: F['selector'] }
  | { readonly on: 'targeted'; readonly what?: F['filter']; readonly by?: F['filter'] }
  // Combat
  /** A unit attacks (with such a weapon or attack card). */
  | {
      readonly on: 'attack';
      readonly what?: F['filter'];
      readonly whom?: F['filter'];
      readonly using?: F['filter'];
      readonly who?: F['selector'];
      /** What is attacked is a target of the attack, no mere defender. */
      readonly targeting?: boolean;
    }
  | { readonly on: 'retaliate'; readonly what?: F['filter']; readonly against?: F['filter'] }
  /** Its attack deals damage to a defender, or kills it. For a weapon or an attack card: the attack that it is used for. */
  | { readonly on: 'hit' | 'kill'; readonly what?: F['filter']; readonly whom?: F['filter'] }
  | {
      readonly on: 'damage';
      readonly source?: F['filter'];
      readonly to?: F['filter'];
      readonly combat?: boolean;
      readonly amount?: Comparison<F>;
      /** One amount that is dealt to several objects happens once. */
      readonly once?: boolean;
    }
  | { readonly on: 'prevented'; readonly source?: F['filter']; readonly to?: F['filter'] }
  | { readonly on: 'endOfCombat' }
  // Players
  | {
      readonly on: 'draw';
      readonly who?: F['selector'];
      readonly into?: 'hand' | 'memory';
      readonly what?: F['filter'];
    }
  | { readonly on: 'recover' | 'glimpse' | 'empower' | 'shuffle' | 'lose'; readonly who?: F['selector'] }
  | { readonly on: 'reserve'; readonly who?: F['selector']; readonly what?: F['filter'] }
  /** A champion levels up or loses its top card. */
  | { readonly on: 'levelUp'; readonly what?: F['filter']; readonly into?: F['filter'] }
  | { readonly on: 'delevel'; readonly what?: F['filter'] }
  | {
      readonly on: 'turnDirection';
      readonly who?: F['selector'];
      /** What the mastery is called that turned. */
      readonly name?: string;
      readonly from?: Direction;
      readonly to?: Direction;
    }
  | { readonly on: 'status'; readonly who?: F['selector']; readonly name: string }
  // Objects
  | { readonly on: 'rest' | 'wake' | 'transform' | 'foster' | 'load' | 'link'; readonly what?: F['filter'] }
  /** A player suppresses an object, or starcalls a card. */
  | { readonly on: 'suppress' | 'starcall'; readonly what?: F['filter']; readonly who?: F['selector'] }
  | { readonly on: 'becomes'; readonly property: Property; readonly what?: F['filter'] }
  /** Such an ability is given to it. */
  | { readonly on: 'gains'; readonly keyword: string; readonly what?: F['filter'] }
  | {
      readonly on: 'counters';
      readonly what?: F['filter'];
      readonly counter?: string;
      readonly removed?: boolean;
      readonly who?: F['selector'];
      readonly last?: boolean;
    }
  /** Tokens are summoned. */
  | { readonly on: 'summon'; readonly what?: F['filter']; readonly who?: F['selector'] }
  /** The charge of a card reaches this number in its controller's recollection phase. */
  | { readonly on: 'charge'; readonly what?: F['filter']; readonly count: number }
  | { readonly on: 'beginning'; readonly step: F['step']; readonly whose?: F['selector'] };
