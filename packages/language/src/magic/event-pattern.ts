/** What an ability waits for or replaces. */
import type { Condition, Step } from './condition.ts';
import type { Filter, PlayerGroup, Selector, Zone } from './selector.ts';
import type { Comparison } from './value.ts';

/** Fields that are absent allow anything. `this` in filters is the object whose ability it is. */
export type EventPattern =
  /** Changes zones: enters (to battlefield), dies (battlefield to graveyard), leaves (from battlefield), and all others. */
  | {
      readonly on: 'move';
      readonly what: Filter;
      readonly from?: readonly Zone[];
      readonly to?: readonly Zone[];
      readonly how?: string;
      /** What makes it happen: the spell, or the source of the ability. */
      readonly cause?: Filter;
      /** Under whose control it enters, whoever controls it later. */
      readonly under?: Selector;
    }
  | {
      readonly on: 'damage';
      readonly source?: Filter;
      readonly to?: Filter;
      readonly combat?: boolean;
      readonly amount?: Comparison;
    }
  /** From one of these zones, with such a cost paid (kicker, warp), if they are named. */
  | {
      readonly on: 'cast';
      readonly what?: Filter;
      readonly who?: Selector;
      readonly from?: readonly Zone[];
      readonly paid?: string;
      /** Except the first of such spells that a player casts each turn. */
      readonly besidesFirst?: Filter;
    }
  | {
      readonly on: 'activate';
      readonly what?: Filter;
      readonly who?: Selector;
      readonly mana?: boolean;
      readonly keyword?: string;
    }
  | { readonly on: 'attack'; readonly what?: Filter; readonly whom?: Filter; readonly alone?: boolean }
  /** A player declares attackers (once, whatever their number). */
  /** `power` is their total power as they are declared. */
  | { readonly on: 'attackers'; readonly who?: Selector; readonly count?: Comparison; readonly power?: Comparison }
  | { readonly on: 'block'; readonly what?: Filter; readonly blocked?: Filter }
  | { readonly on: 'becomesBlocked'; readonly what?: Filter; readonly by?: Filter }
  | { readonly on: 'attacksUnblocked'; readonly what?: Filter }
  | { readonly on: 'tap' | 'untap'; readonly what?: Filter; readonly forMana?: boolean }
  | { readonly on: 'targeted'; readonly what?: Filter; readonly by?: Filter }
  | {
      readonly on: 'draw' | 'discard' | 'sacrifice' | 'mill';
      readonly who?: Selector;
      readonly what?: Filter;
      /** Except the first one that a player draws in each of their draw steps. */
      readonly besidesFirst?: boolean;
    }
  /** With `damage`: because damage is dealt to the player (120.3a). With `paid`: as a cost (119.4). */
  | {
      readonly on: 'gainLife' | 'loseLife';
      readonly who?: Selector;
      readonly damage?: boolean;
      readonly paid?: boolean;
    }
  | {
      readonly on: 'counters';
      readonly what?: Filter;
      readonly counter?: string;
      readonly removed?: boolean;
      /** Only if an effect does it, not a cost or a rule (614.16). */
      readonly effect?: boolean;
      /** A player puts or removes them: the controller of the effect that does. */
      readonly who?: Selector;
      /** The last counter of that kind is removed. */
      readonly last?: boolean;
      /** "A counter": once for each of them, not once for all that are put there at the same time. */
      readonly each?: boolean;
    }
  | { readonly on: 'attach'; readonly what?: Filter; readonly to?: Filter }
  /** Tokens are created; a replacement effect replaces all that one effect would create alike at once. */
  | { readonly on: 'create'; readonly what?: Filter; readonly who?: Selector }
  /** A spell is copied on the stack (707.10). */
  | { readonly on: 'copy'; readonly what?: Filter; readonly who?: Selector }
  | { readonly on: 'destroy' | 'regenerate' | 'transform' | 'phaseIn' | 'phaseOut'; readonly what?: Filter }
  /** By a player: with the special action, or by an effect that they control. */
  | { readonly on: 'turnUp'; readonly what?: Filter; readonly who?: Selector }
  | { readonly on: 'playLand'; readonly what?: Filter; readonly who?: Selector }
  | { readonly on: 'search' | 'shuffle' | 'scry' | 'surveil' | 'lose'; readonly who?: Selector }
  /** Mana is added; with `tapped` because the permanent it comes from is tapped for mana (106.12). */
  | { readonly on: 'mana'; readonly from?: Filter; readonly who?: Selector; readonly tapped?: boolean }
  /** Damage is prevented: once for all that one effect prevents at the same time (615.13). */
  | { readonly on: 'prevented'; readonly source?: Filter; readonly to?: Filter }
  /** A keyword action has been done (701): by a player, or with a permanent that explored, connived … */
  | { readonly on: 'acted'; readonly action: string; readonly who?: Selector; readonly what?: Filter }
  /** A half of a Room is unlocked: a certain one, or the last of both with `fully` (709.5h–i). */
  | {
      readonly on: 'unlock';
      readonly what?: Filter;
      readonly who?: Selector;
      readonly door?: number;
      readonly fully?: boolean;
    }
  /** Day becomes night or night becomes day (731.1a). */
  | { readonly on: 'dayNight'; readonly to?: 'day' | 'night' }
  | { readonly on: 'beginning'; readonly step: Step; readonly whose?: Selector }
  /** Lore counters are put on this Saga: fewer than this were on it, now at least as many (714.2b). */
  | { readonly on: 'chapter'; readonly chapter: number }
  /** A state of the game, not an event (603.8). */
  | { readonly on: 'state'; readonly condition: Condition }
  /** Any of several events. */
  | { readonly on: 'any'; readonly of: readonly EventPattern[] };

export type EventName = Exclude<EventPattern['on'], 'any'>;
export type { PlayerGroup };
