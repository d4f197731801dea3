/** What goes on for a while: continuous effects, replacements, and how long they last. */
import type { Families } from './families.ts';
import type { ValueOf } from './value.ts';

/** Used by static abilities and by effects that a resolving ability begins. */
export type CoreStaticEffect<F extends Families> =
  /** Changes characteristics or control, layer by layer. */
  | {
      readonly kind: 'modify';
      readonly what: F['selector'];
      readonly changes: readonly F['change'][];
      /** Begun by a resolving ability, for what is not there yet: a spell that will be cast. */
      readonly future?: boolean;
    }
  | Cant<F>
  | Must<F>
  | Triggering<F>
  /** A replacement that an effect sets up for a while ("the next time …", "prevent all …"). */
  | {
      readonly kind: 'replace';
      readonly on: F['eventPattern'];
      readonly condition?: F['condition'];
      readonly instead: F['replacement'];
      readonly uses?: ValueOf<F>;
    };

/** Something that cannot be done. */
export interface Cant<F extends Families> {
  readonly kind: 'cant';
  readonly action: F['cantAction'];
  /** The objects or players that cannot do it or have it done to them. */
  readonly what: F['selector'];
  /** The other side: what they cannot be blocked *by*, spells that cannot be cast, sources that cannot target. */
  readonly by?: F['filter'];
  /** What the other side is attacked, blocked or targeted: "can't attack you". */
  readonly whom?: F['filter'];
  readonly unless?: F['condition'];
  /** The number of blockers it may not have fewer or more than. */
  readonly count?: ValueOf<F>;
  /** "unless its controller pays …" for attacks and blocks. */
  readonly cost?: readonly F['cost'][];
}

/** Something that must be done if able. */
export interface Must<F extends Families> {
  readonly kind: 'must';
  readonly action: F['mustAction'];
  readonly what: F['selector'];
  /** The player or object to attack, or the attacker to block. */
  readonly whom?: F['selector'];
  /** The name of what makes it do so, for those who ask: goaded. */
  readonly as?: string;
}

/** Abilities of objects that fit trigger an additional time or not at all, on such an event if one is named. */
export interface Triggering<F extends Families> {
  readonly kind: 'triggersMore' | 'triggersNot';
  readonly on?: F['eventPattern'];
  readonly of: F['filter'];
}

/** One change of one object's characteristics; a game's layers say when each kind is applied. */
export type CoreChange<F extends Families> =
  /** Copiable values, with the exceptions that the effect makes. */
  | { readonly kind: 'copyOf'; readonly what: F['selector']; readonly changes?: readonly F['change'][] }
  | { readonly kind: 'controller'; readonly who: F['selector'] }
  | { readonly kind: 'gain'; readonly ability: F['ability'] }
  /** "Except it has this ability": the one whose effect it is. */
  | { readonly kind: 'thisAbility' }
  | { readonly kind: 'lose'; readonly keyword: string }
  | { readonly kind: 'loseAll' }
  | { readonly kind: 'cantHave'; readonly keyword: string }
  | { readonly kind: 'name'; readonly name: string };

/** What happens instead. */
export type CoreReplacement<F extends Families> =
  /** It does not happen; these actions are carried out. None: it is skipped. */
  | { readonly kind: 'instead'; readonly actions: readonly F['action'][] }
  /** It happens, with these actions before it (as part of it). */
  | { readonly kind: 'also'; readonly actions: readonly F['action'][] };

export type CoreDuration<F extends Families> =
  | { readonly kind: 'endOfTurn' }
  /** For the rest of the game, or until it is used up. */
  | { readonly kind: 'forever' }
  | { readonly kind: 'untilNextTurn'; readonly of: F['selector'] }
  /** Until the end of the next turn of a player: not the turn at hand. */
  | { readonly kind: 'endOfNextTurn'; readonly of: F['selector'] }
  | { readonly kind: 'untilStep'; readonly step: F['step'] }
  /** Until the beginning of the next such step of a player. */
  | { readonly kind: 'untilStepBegins'; readonly step: F['step']; readonly of: F['selector'] }
  /** "For as long as …"; ends when it is not true. */
  | { readonly kind: 'while'; readonly condition: F['condition'] }
  | { readonly kind: 'untilLeaves'; readonly what: F['selector'] };
