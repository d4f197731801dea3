/** Abilities of Magic beside those of the core: activated ones (602), and what is said about casting the card (601). */
import type { Effect } from '../core/ability.ts';
import type { Families } from '../core/families.ts';
import type { ValueOf } from '../core/value.ts';

export type MagicAbility<F extends Families> = ActivatedAbility<F> | AdditionalCost<F> | AlternativeCost<F>;

/** Cost: effect (602). A mana ability is recognised by rule 605.1a, not marked. */
export interface ActivatedAbility<F extends Families> extends Effect<F> {
  readonly kind: 'activated';
  readonly cost: readonly F['cost'][];
  /** Where it can be activated from; the battlefield if absent. */
  readonly zones?: readonly F['zone'][];
  /** "Activate only as a sorcery"; when the card itself could be cast. */
  readonly timing?: 'sorcery' | 'instant' | 'spell';
  /** A special action (116.2): it does not use the stack. */
  readonly special?: boolean;
  readonly condition?: F['condition'];
  readonly limit?: { readonly times: ValueOf<F>; readonly per: 'turn' | 'game' };
  /** What it costs less (118.7): so many times, under a condition. */
  readonly less?: {
    readonly mana: string;
    readonly times?: ValueOf<F>;
    readonly condition?: F['condition'];
    /** If it has so many targets that fit, one if it is not said (601.2c comes before 601.2f). */
    readonly targets?: F['filter'];
    readonly count?: number;
  };
  /** Who may activate it; its controller (or owner, off the battlefield) if absent. */
  readonly who?: F['selector'];
  /** The keyword it stands for (equip, cycling …), for cards that speak of it. */
  readonly keyword?: string;
}

/** "As an additional cost to cast this spell, …"; kicker and its kin when optional. */
export interface AdditionalCost<F extends Families> {
  readonly kind: 'additionalCost';
  readonly cost: readonly F['cost'][];
  readonly optional?: boolean;
  /** May be paid any number of times. */
  readonly repeat?: boolean;
  /** The name under which `paid` asks for it. */
  readonly name?: string;
  /** The name under which several such costs are counted together: kicked is who pays either kicker (702.33d). */
  readonly counts?: string;
}

/** "You may … rather than pay this spell's mana cost"; flashback, evoke and their kin. */
export interface AlternativeCost<F extends Families> {
  readonly kind: 'alternativeCost';
  readonly cost: readonly F['cost'][];
  readonly name: string;
  readonly condition?: F['condition'];
  /** The zone it lets the card be cast from, if not the hand. */
  readonly zone?: F['zone'];
  /** It is cast with its back face up (712.11a). */
  readonly transformed?: boolean;
  /** It may be cast any time an instant could be. */
  readonly flash?: boolean;
  /** It is cast face down, as the keyword says (702.37, 702.168). */
  readonly faceDown?: 'morph' | 'disguise';
}
