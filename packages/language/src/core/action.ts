/** Actions that hold others, choices, and what goes on afterwards: what an effect tells players to do, in order. */
import type { Effect, TriggeredAbility } from './ability.ts';
import type { Families } from './families.ts';
import type { ValueOf } from './value.ts';

export type CoreAction<F extends Families> =
  | {
      readonly do: 'if';
      readonly condition: F['condition'];
      readonly then: readonly F['action'][];
      readonly else?: readonly F['action'][];
    }
  /** A player may: `name` is what `did` asks for. */
  | {
      readonly do: 'may';
      readonly who?: F['selector'];
      readonly actions: readonly F['action'][];
      readonly name?: string;
    }
  /** A player may pay; `else` if not (unless …). */
  | {
      readonly do: 'pay';
      readonly who?: F['selector'];
      readonly cost: readonly F['cost'][];
      /** The cost is paid so many times over, all of it or nothing. */
      readonly times?: ValueOf<F>;
      /** It may be paid any number of times; bound to how often it was. */
      readonly asOften?: string;
      /**
       * How much is paid is the player's choice: a number that the cost speaks of under this name; 0 is not to pay. With `optional`,
       * whether to pay is decided first, and 0 is a number like any other.
       */
      readonly choosing?: string;
      readonly optional?: boolean;
      readonly then?: readonly F['action'][];
      readonly else?: readonly F['action'][];
    }
  /** Once for each object or player, bound to `as`. */
  | {
      readonly do: 'forEach';
      readonly in: F['selector'];
      readonly as: string;
      /** In turn order, beginning with this player and not with the active one. */
      readonly startingWith?: F['selector'];
      readonly actions: readonly F['action'][];
    }
  | { readonly do: 'repeat'; readonly times: ValueOf<F>; readonly actions: readonly F['action'][] }
  /** "Repeat this process" is `again`: it goes back to the beginning of the innermost process. */
  | { readonly do: 'process'; readonly actions: readonly F['action'][] }
  | { readonly do: 'again' }
  | { readonly do: 'let'; readonly name: string; readonly value?: ValueOf<F>; readonly objects?: F['selector'] }
  /** Choose one of several lists of actions now, while resolving. */
  | {
      readonly do: 'either';
      readonly who?: F['selector'];
      readonly options: readonly (readonly F['action'][])[];
      /** A villainous choice: an option may be chosen that is impossible. */
      readonly villainous?: boolean;
    }
  | {
      readonly do: 'choose';
      readonly who?: F['selector'];
      readonly from: F['selector'];
      readonly min?: ValueOf<F>;
      readonly max?: ValueOf<F>;
      readonly as: string;
      readonly random?: boolean;
      readonly together?: F['together'];
    }
  | {
      readonly do: 'chooseNumber';
      readonly who?: F['selector'];
      readonly min: ValueOf<F>;
      readonly max: ValueOf<F>;
      readonly key: string;
    }
  /** Notes something on this object under a key, for linked abilities. */
  | { readonly do: 'note'; readonly key: string; readonly objects?: F['selector']; readonly value?: ValueOf<F> }
  | { readonly do: 'effect'; readonly effects: readonly F['staticEffect'][]; readonly duration: F['duration'] }
  /** A delayed triggered ability. */
  | {
      readonly do: 'delayed';
      readonly trigger: TriggeredAbility<F>;
      readonly once?: boolean;
      readonly until?: F['duration'];
    }
  /** A reflexive one: "when you do". */
  | { readonly do: 'reflexive'; readonly effect: Effect<F> };
