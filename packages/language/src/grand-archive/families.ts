/** Grand Archive's card language: the nodes of the core and its own, tied together. */
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
import type { GrandArchiveCondition } from './condition.ts';
import type { GrandArchiveCost } from './cost.ts';
import type * as effects from './effect.ts';
import type { GrandArchiveEventPattern } from './event-pattern.ts';
import type * as faces from './face.ts';
import type { GrandArchiveFilter, GrandArchiveSelector, PlayerGroup } from './selector.ts';
import type { GrandArchiveValue } from './value.ts';
import type { Stat, Step, Zone } from './words.ts';

export interface GrandArchiveFamilies extends Families {
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
type G = GrandArchiveFamilies;

export type Selector = CoreSelector<G> | GrandArchiveSelector<G>;
export type Filter = CoreFilter<G> | GrandArchiveFilter<G>;
type ValueNode = numbers.CoreValue<G> | GrandArchiveValue<G>;
export type Value = number | ValueNode;
export type Comparison = numbers.Comparison<G>;
export type Condition = CoreCondition<G> | GrandArchiveCondition<G>;
/** Fields that are absent allow anything. `this` in filters is the object whose ability it is. */
export type EventPattern = CoreEventPattern<G> | GrandArchiveEventPattern<G>;
export type EventName = Exclude<EventPattern['on'], 'any'>;

export type Cost = CoreCost<G> | GrandArchiveCost<G>;

export type Action = CoreAction<G> | actions.GrandArchiveAction<G>;
export type Destination = actions.Destination<G>;
export type Together = actions.Together<G>;
export type CountedCounters = actions.CountedCounters<G>;
export type Target = core.Target<G>;

export type Effect = core.Effect<G>;
export type Modes = core.Modes<G>;
export type Mode = core.Mode<G>;
export type SpellAbility = core.SpellAbility<G>;
export type ActivatedAbility = own.ActivatedAbility<G>;
export type TriggeredAbility = core.TriggeredAbility<G>;
export type StaticAbility = core.StaticAbility<G>;
export type ReplacementAbility = core.ReplacementAbility<G>;
export type KeywordAbility = core.KeywordAbility<G>;
export type AdditionalCost = own.AdditionalCost<G>;
export type AlternativeCost = own.AlternativeCost<G>;
export type Restricted = own.Restricted<G>;
export type Inherited = own.Inherited<G>;
export type LineageRelease = own.LineageRelease<G>;
export type ActivateOnly = own.ActivateOnly<G>;
/** What a card can do: each kind of ability is a node of the card language. */
export type Ability =
  | SpellAbility
  | TriggeredAbility
  | StaticAbility
  | ReplacementAbility
  | KeywordAbility
  | own.GrandArchiveAbility<G>;

export type StaticEffect = lasting.CoreStaticEffect<G> | effects.GrandArchiveStaticEffect<G>;
export type Cant = lasting.Cant<G>;
export type Must = lasting.Must<G>;
export type May = effects.May<G>;
export type CostChange = effects.CostChange<G>;
export type PayWith = effects.PayWith<G>;
export type Skip = effects.Skip<G>;
export type Triggering = lasting.Triggering<G>;
export type Change = lasting.CoreChange<G> | effects.GrandArchiveChange<G>;
export type Replacement = lasting.CoreReplacement<G> | effects.GrandArchiveReplacement<G>;
export type Duration = lasting.CoreDuration<G> | effects.GrandArchiveDuration<G>;

export type Face = faces.Face<G>;
export type TokenFace = faces.TokenFace<G>;
