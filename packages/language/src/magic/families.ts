/** Magic's card language: the nodes of the core and its own, tied together. */
import type * as core from '../core/ability.ts';
import type { CoreAction } from '../core/action.ts';
import type { CoreCondition } from '../core/condition.ts';
import type { CoreCost } from '../core/cost.ts';
import type * as lasting from '../core/effect.ts';
import type { CoreEventPattern } from '../core/event-pattern.ts';
import type { Families } from '../core/families.ts';
import type { CoreFilter } from '../core/filter.ts';
import type { CoreSelector } from '../core/selector.ts';
import type * as numbers from '../core/value.ts';
import type * as own from './ability.ts';
import type * as actions from './action.ts';
import type { MagicCondition, Step } from './condition.ts';
import type * as costs from './cost.ts';
import type * as effects from './effect.ts';
import type { MagicEventPattern } from './event-pattern.ts';
import type * as faces from './face.ts';
import type { MagicFilter, MagicSelector, PlayerGroup, Zone } from './selector.ts';
import type { MagicValue, Stat } from './value.ts';

export interface MagicFamilies extends Families {
  readonly ability: Ability;
  readonly action: Action;
  readonly change: Change;
  readonly condition: Condition;
  readonly cost: Cost;
  readonly duration: Duration;
  readonly eventPattern: EventPattern;
  readonly filter: Filter;
  readonly replacement: Replacement;
  readonly selector: Selector;
  readonly staticEffect: StaticEffect;
  readonly target: Target;
  readonly together: Together;
  readonly value: ValueNode;
  readonly cantAction: effects.CantAction;
  readonly mustAction: effects.MustAction;
  readonly playerGroup: PlayerGroup;
  readonly stat: Stat;
  readonly step: Step;
  readonly zone: Zone;
}
type M = MagicFamilies;

export type Selector = CoreSelector<M> | MagicSelector<M>;
export type Filter = CoreFilter<M> | MagicFilter<M>;
type ValueNode = numbers.CoreValue<M> | MagicValue<M>;
export type Value = number | ValueNode;
export type Comparison = numbers.Comparison<M>;
export type Condition = CoreCondition<M> | MagicCondition<M>;
/** Fields that are absent allow anything. `this` in filters is the object whose ability it is. */
export type EventPattern = CoreEventPattern<M> | MagicEventPattern<M>;
export type EventName = Exclude<EventPattern['on'], 'any'>;

export type Cost = CoreCost<M> | costs.MagicCost<M>;
export type Total = costs.Total<M>;

export type Action = CoreAction<M> | actions.MagicAction<M>;
export type Destination = actions.Destination<M>;
export type Mana = actions.Mana<M>;
export type ManaRider = actions.ManaRider<M>;
export type Together = actions.Together<M>;
export type Target = core.Target<M>;

export type Effect = core.Effect<M>;
export type Modes = core.Modes<M>;
export type Mode = core.Mode<M>;
export type SpellAbility = core.SpellAbility<M>;
export type ActivatedAbility = own.ActivatedAbility<M>;
export type TriggeredAbility = core.TriggeredAbility<M>;
export type StaticAbility = core.StaticAbility<M>;
export type ReplacementAbility = core.ReplacementAbility<M>;
export type KeywordAbility = core.KeywordAbility<M>;
export type AdditionalCost = own.AdditionalCost<M>;
export type AlternativeCost = own.AlternativeCost<M>;
/** What a card can do: each kind of ability is a node of the card language. */
export type Ability =
  | SpellAbility
  | TriggeredAbility
  | StaticAbility
  | ReplacementAbility
  | KeywordAbility
  | own.MagicAbility<M>;

export type StaticEffect = lasting.CoreStaticEffect<M> | effects.MagicStaticEffect<M>;
export type Cant = lasting.Cant<M>;
export type Must = lasting.Must<M>;
export type May = effects.May<M>;
export type CostChange = effects.CostChange<M>;
export type Skip = effects.Skip<M>;
export type Triggering = lasting.Triggering<M>;
export type Change = lasting.CoreChange<M> | effects.MagicChange<M>;
export type Replacement = lasting.CoreReplacement<M> | effects.MagicReplacement<M>;
export type Duration = lasting.CoreDuration<M> | effects.MagicDuration<M>;

export type Face = faces.Face<M>;
export type TokenSide = faces.TokenSide<M>;
export type TokenFace = faces.TokenFace<M>;
