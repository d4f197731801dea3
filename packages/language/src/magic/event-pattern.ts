/** What an ability of Magic waits for or replaces. */
import type { Families } from '../core/families.ts';
import type { Comparison } from '../core/value.ts';

/** Fields that are absent allow anything. `this` in filters is the object whose ability it is. */
export type MagicEventPattern<F extends Families> =
  /** Changes zones: enters (to battlefield), dies (battlefield to graveyard), leaves (from battlefield), and all others. */
  | {
      readonly on: 'move';
      readonly what: F['filter'];
      readonly from?: readonly F['zone'][];
      readonly to?: readonly F['zone'][];
      readonly how?: string;
      /** What makes it happen: the spell, or the source of the ability. */
      readonly cause?: F['filter'];
      /** Under whose control it enters, whoever controls it later. */
      readonly under?: F['selector'];
    }
  | {
      readonly on: 'damage';
      readonly source?: F['filter'];
      readonly to?: F['filter'];
      readonly combat?: boolean;
      readonly amount?: Comparison<F>;
    }
  /** From one of these zones, with such a cost paid (kicker, warp), if they are named. */
  | {
      readonly on: 'cast';
      readonly what?: F['filter'];
      readonly who?: F['selector'];
      readonly from?: readonly F['zone'][];
      readonly paid?: string;
      /** Except the first of such spells that a player casts each turn. */
      readonly besidesFirst?: F['filter'];
      /** With it the mana that the player has spent on spells this turn has become as much (700.14). */
      readonly expends?: number;
    }
  | {
      readonly on: 'activate';
      readonly what?: F['filter'];
      readonly who?: F['selector'];
      readonly mana?: boolean;
      /** A loyalty ability (606.2). */
      readonly loyalty?: boolean;
      readonly keyword?: string;
    }
  | { readonly on: 'attack'; readonly what?: F['filter']; readonly whom?: F['filter']; readonly alone?: boolean }
  /** A player declares attackers (once, whatever their number). */
  /** `power` is their total power as they are declared. */
  | {
      readonly on: 'attackers';
      readonly who?: F['selector'];
      readonly count?: Comparison<F>;
      readonly power?: Comparison<F>;
    }
  | { readonly on: 'block'; readonly what?: F['filter']; readonly blocked?: F['filter'] }
  | { readonly on: 'becomesBlocked'; readonly what?: F['filter']; readonly by?: F['filter'] }
  | { readonly on: 'attacksUnblocked'; readonly what?: F['filter'] }
  /** `who`: by an effect that this player controls. `acts`: to pay for such an ability (702.122b) of what fits `by`. */
  | {
      readonly on: 'tap' | 'untap';
      readonly what?: F['filter'];
      readonly forMana?: boolean;
      readonly who?: F['selector'];
      readonly acts?: string;
      readonly by?: F['filter'];
    }
  | { readonly on: 'targeted'; readonly what?: F['filter']; readonly by?: F['filter'] }
  | {
      readonly on: 'draw' | 'discard' | 'sacrifice' | 'mill';
      readonly who?: F['selector'];
      readonly what?: F['filter'];
      /** Except the first one that a player draws in each of their draw steps. */
      readonly besidesFirst?: boolean;
      /** What makes it happen: the spell, or the source of the ability. */
      readonly cause?: F['filter'];
    }
  /** With `damage`: because damage is dealt to the player (120.3a). With `paid`: as a cost (119.4). */
  | {
      readonly on: 'gainLife' | 'loseLife';
      readonly who?: F['selector'];
      readonly damage?: boolean;
      readonly paid?: boolean;
    }
  | {
      readonly on: 'counters';
      readonly what?: F['filter'];
      readonly counter?: string;
      readonly removed?: boolean;
      /** Only if an effect does it, not a cost or a rule (614.16). */
      readonly effect?: boolean;
      /** A player puts or removes them: the controller of the effect that does. */
      readonly who?: F['selector'];
      /** The last counter of that kind is removed. */
      readonly last?: boolean;
      /** With them there are as many of that kind on it as this, and there were fewer before: the so-manieth counter. */
      readonly reaches?: number;
      /** "A counter": once for each of them, not once for all that are put there at the same time. */
      readonly each?: boolean;
    }
  | { readonly on: 'attach'; readonly what?: F['filter']; readonly to?: F['filter'] }
  /** Another player gains control of it: from one of these players, to one of these. */
  | { readonly on: 'control'; readonly what?: F['filter']; readonly from?: F['selector']; readonly to?: F['selector'] }
  /** Tokens are created; a replacement effect replaces all that one effect would create alike at once. */
  | { readonly on: 'create'; readonly what?: F['filter']; readonly who?: F['selector'] }
  /** A spell is copied on the stack (707.10). */
  | { readonly on: 'copy'; readonly what?: F['filter']; readonly who?: F['selector'] }
  | { readonly on: 'destroy' | 'regenerate' | 'transform' | 'phaseIn' | 'phaseOut'; readonly what?: F['filter'] }
  /** By a player: with the special action, or by an effect that they control. */
  | { readonly on: 'turnUp'; readonly what?: F['filter']; readonly who?: F['selector'] }
  | {
      readonly on: 'playLand';
      readonly what?: F['filter'];
      readonly who?: F['selector'];
      /** Only lands played from such a zone. */
      readonly from?: readonly F['zone'][];
    }
  | { readonly on: 'search' | 'shuffle' | 'scry' | 'surveil' | 'lose'; readonly who?: F['selector'] }
  /** Mana is added; with `tapped` because the permanent it comes from is tapped for mana (106.12). */
  | { readonly on: 'mana'; readonly from?: F['filter']; readonly who?: F['selector']; readonly tapped?: boolean }
  /** Damage is prevented: once for all that one effect prevents at the same time (615.13). */
  | { readonly on: 'prevented'; readonly source?: F['filter']; readonly to?: F['filter'] }
  /** A keyword action has been done (701): by a player, or with a permanent that explored, connived … */
  | {
      readonly on: 'acted';
      readonly action: string;
      readonly who?: F['selector'];
      readonly what?: F['filter'];
      /** Only with such a result of a roll (706.2). */
      readonly amount?: Comparison<F>;
    }
  /** A half of a Room is unlocked: a certain one, or the last of both with `fully` (709.5h–i). */
  | {
      readonly on: 'unlock';
      readonly what?: F['filter'];
      readonly who?: F['selector'];
      readonly door?: number;
      readonly fully?: boolean;
    }
  /** Day becomes night or night becomes day (731.1a). */
  | { readonly on: 'dayNight'; readonly to?: 'day' | 'night' }
  /** Every such step or phase, or with `first` the first of a turn: the second main phase is the first postcombat one (505.1b). */
  | { readonly on: 'beginning'; readonly step: F['step']; readonly whose?: F['selector']; readonly first?: boolean }
  /** Lore counters are put on this Saga: fewer than this were on it, now at least as many (714.2b). */
  | { readonly on: 'chapter'; readonly chapter: number };
