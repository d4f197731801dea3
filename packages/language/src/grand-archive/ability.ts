/** Abilities of Grand Archive beside those of the core. */
import type { Effect } from '../core/ability.ts';
import type { Families } from '../core/families.ts';
import type { ValueOf } from '../core/value.ts';
import type { Restriction } from './condition.ts';

export type GrandArchiveAbility<F extends Families> =
  | ActivatedAbility<F>
  | AdditionalCost<F>
  | AlternativeCost<F>
  | Restricted<F>
  | Inherited<F>
  | LineageRelease<F>
  | ActivateOnly<F>;

/** Cost: effect. */
export interface ActivatedAbility<F extends Families> extends Effect<F> {
  readonly kind: 'activated';
  readonly cost: readonly F['cost'][];
  /** Where it can be activated from; the field if absent. */
  readonly zones?: readonly F['zone'][];
  /** "Activate this ability only at slow speed." */
  readonly timing?: 'slow';
  readonly condition?: F['condition'];
  readonly limit?: { readonly times: ValueOf<F>; readonly per: 'turn' | 'game' };
  /** What its reserve cost is less: so many times, under a condition. */
  readonly less?: { readonly amount: ValueOf<F>; readonly condition?: F['condition'] };
  /** Who may activate it; its controller (or owner, off the field) if absent. */
  readonly who?: F['selector'];
  /** The ability word before it (Cardistry), for cards that speak of it. */
  readonly keyword?: string;
}

/** "As an additional cost to activate this card, …"; for an attack with a weapon, `for` says so. */
export interface AdditionalCost<F extends Families> {
  readonly kind: 'additionalCost';
  readonly cost: readonly F['cost'][];
  readonly for?: 'activate' | 'materialize' | 'attack' | 'bestow';
  readonly optional?: boolean;
  /** The name under which `paid` asks for it. */
  readonly name?: string;
}

/** "You may … rather than pay this card's reserve cost"; from another zone, if named. */
export interface AlternativeCost<F extends Families> {
  readonly kind: 'alternativeCost';
  readonly cost: readonly F['cost'][];
  /** The name under which `paid` asks for it. */
  readonly name: string;
  readonly condition?: F['condition'];
  /** The zone it lets the card be activated from, if not the hand. */
  readonly zone?: F['zone'];
  /** The card's own cost is paid, too. */
  readonly besides?: boolean;
  /** What it costs less, if activated so. */
  readonly less?: ValueOf<F>;
}

/** Abilities behind bubbles: they exist only while all of these are so, in every zone. */
export interface Restricted<F extends Families> {
  readonly kind: 'restricted';
  readonly by: readonly Restriction[];
  readonly abilities: readonly F['ability'][];
}

/** Inherited Effect: the champion has these while the card is in its lineage. */
export interface Inherited<F extends Families> {
  readonly kind: 'inherited';
  readonly abilities: readonly F['ability'][];
}

/** Lineage Release: what its controller may do with the card in the inner lineage. */
export interface LineageRelease<F extends Families> extends Effect<F> {
  readonly kind: 'lineageRelease';
}

/** "Activate this card only …"; "materialize", "bestow" and attacks with it likewise. */
export interface ActivateOnly<F extends Families> {
  readonly kind: 'only';
  readonly action: 'activate' | 'materialize' | 'bestow';
  readonly condition: F['condition'];
}
