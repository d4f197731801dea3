/** What a game says about its replacement and prevention effects. */
import type { EntityId, Game, GameEvent, PlayerId, ZoneKind } from '@rulewright/kernel';
import type * as core from '@rulewright/language';
import type { Context } from '../context.ts';
import type { AnyFamilies } from '../evaluate/families.ts';
import type { Node } from '../evaluate/vocabulary.ts';
import type { Pattern } from '../triggers/rules.ts';

export type ReplacementAbility = core.ReplacementAbility<AnyFamilies>;
export type Replace = Extract<core.CoreStaticEffect<AnyFamilies>, { kind: 'replace' }>;

export const isReplacement = (ability: Node): ability is ReplacementAbility => ability.kind === 'replacement';

/** What is done instead of an event, as it stands in a candidate. */
export interface Instead<R = Node> {
  readonly instead: R;
  readonly ctx: Context;
  readonly optional: boolean;
  /** The effect that is used up by applying it, or NO_EFFECT. */
  readonly effect: number;
}

export const NO_EFFECT = -1;

export interface ReplacementRules<G extends Game = Game> {
  /** Of those that apply to an event, the ones of the lowest order have to be chosen from first. */
  orderOf(instead: Node): number;
  /** It would come to nothing, and is not applied. */
  isInVain(g: G, event: GameEvent, instead: Node): boolean;
  /** Whether what a player controls reaches an event that its pattern speaks of. */
  isReached(g: G, player: PlayerId, event: GameEvent, pattern: Pattern): boolean;
  /** It speaks of what happens to its own object, so it is looked up on that and does not listen. */
  isAboutItself(ability: ReplacementAbility): boolean;
  /** A mark: effects with the same one come to the same in any order, and nobody is asked which comes first. Null for none. */
  commutes(ability: ReplacementAbility, ctx: Context): string | null;
  /** Where what is left of a limited effect is counted for each object by itself: for which. Events of others do not compete for it. */
  countedFor?(instead: Node, event: GameEvent): EntityId | null;
  /** Zones besides that of permanents in which objects may have been given what replaces events. */
  readonly zones?: readonly ZoneKind[];
  /** An effect that is limited has been used so much. */
  used(effect: number, amount: number): GameEvent;
  /** The rule by which a player may choose not to apply an effect. */
  readonly rule: { readonly consent: string };
}
