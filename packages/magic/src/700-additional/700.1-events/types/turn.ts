/** Events of the turn, of combat, and of effects that begin and end. */
import { type EntityId, type GameEvent, type More, type ObjectId, type PlayerId, withMore } from '@rulewright/kernel';
import type { Step } from '@rulewright/language/magic';
import type { ExtraSteps, ExtraTurn, Turn } from '../../../500-turn/500.1-turn-record.ts';
import type { Combat } from '../../../500-turn/combat/506-combat.ts';

export type DayNight = 'day' | 'night';

/** It becomes day or night (731). */
export interface DayNightEvent extends GameEvent {
  readonly kind: 'dayNight';
  readonly to: DayNight;
  /** What it was before. */
  readonly from?: DayNight | null;
}

export const dayNightEvent = (to: DayNight, more?: More<DayNightEvent, 'to'>): DayNightEvent =>
  withMore({ kind: 'dayNight', to }, more);

export interface AttackEvent extends GameEvent {
  readonly kind: 'attack';
  readonly object: ObjectId;
  readonly other: EntityId;
  readonly player: PlayerId;
  readonly alone: boolean;
}

/** A player has declared attackers, once per declaration. */
export interface AttackersEvent extends GameEvent {
  readonly kind: 'attackers';
  readonly player: PlayerId;
  readonly amount: number;
  /** Their total power. */
  readonly power: number;
}

export interface BlockEvent extends GameEvent {
  readonly kind: 'block';
  readonly object: ObjectId;
  readonly other: ObjectId;
  readonly player: PlayerId;
  /** It blocks another attacker as well, and that event comes first (509.3a). */
  readonly again?: boolean;
}

export interface BecomesBlockedEvent extends GameEvent {
  readonly kind: 'becomesBlocked';
  readonly object: ObjectId;
  readonly by: readonly ObjectId[];
  /** Said once more for each of several blockers (509.3d). */
  readonly each?: boolean;
}

export interface UnblockedEvent extends GameEvent {
  readonly kind: 'attacksUnblocked';
  readonly object: ObjectId;
}

export const attacksUnblockedEvent = (object: ObjectId): UnblockedEvent => ({ kind: 'attacksUnblocked', object });

/** Combat begins, gets its roles, or ends (null). */
export interface CombatEvent extends GameEvent {
  readonly kind: 'combat';
  readonly combat: Combat | null;
}

export const combatEvent = (combat: Combat | null, more?: More<CombatEvent, 'combat'>): CombatEvent =>
  withMore({ kind: 'combat', combat }, more);

/** A step or phase begins; abilities that trigger at its beginning see this. */
export interface BeginningEvent extends GameEvent {
  readonly kind: 'beginning';
  readonly step: Step;
  readonly player: PlayerId;
  /** Said once more for another player whose step it is (805.4d). */
  readonly also?: boolean;
}

export const beginningEvent = (
  step: Step,
  player: PlayerId,
  more?: More<BeginningEvent, 'step' | 'player'>,
): BeginningEvent => withMore({ kind: 'beginning', step, player }, more);

export interface TurnEvent extends GameEvent {
  readonly kind: 'turn';
  readonly player: PlayerId;
  readonly number: number;
  /** The player whose turn it is by the seats; absent for an extra turn. */
  readonly seat?: PlayerId;
}

export const turnEvent = (player: PlayerId, number: number, more?: More<TurnEvent, 'player' | 'number'>): TurnEvent =>
  withMore({ kind: 'turn', player, number }, more);

/** Damage wears off and "until end of turn" ends, together (514.2). */
export interface WearOffEvent extends GameEvent {
  readonly kind: 'wearOff';
}

/** State-based actions have looked at everything that changed (704.3). */
export interface CheckedEvent extends GameEvent {
  readonly kind: 'checked';
}

/** The turn or the combat phase ends: triggers that wait are gone, combat is over, the next thing comes (724). */
export interface EndTurnEvent extends GameEvent {
  readonly kind: 'endTurn';
  readonly what: 'turn' | 'combat';
}

export interface PlanTurnEvent extends GameEvent {
  readonly kind: 'planTurn';
  readonly seat?: PlayerId;
  readonly first?: PlayerId;
  readonly extraTurns?: readonly ExtraTurn[];
  readonly extraSteps?: readonly ExtraSteps[];
  readonly ending?: Turn['ending'];
  readonly skips?: Turn['skips'];
  readonly afterSkip?: Turn['afterSkip'];
  readonly passedOver?: Turn['passedOver'];
  readonly noSchemes?: number;
}

export const planTurnEvent = (plan: More<PlanTurnEvent, never>): PlanTurnEvent => withMore({ kind: 'planTurn' }, plan);

/** So much of an effect with a limited number of uses is used up. */
export interface UseEffectEvent extends GameEvent {
  readonly kind: 'useEffect';
  readonly id: number;
  readonly amount: number;
}

export const useEffectEvent = (id: number, amount: number): UseEffectEvent => ({ kind: 'useEffect', id, amount });

/** Effects whose duration is over. */
export interface ExpireEvent extends GameEvent {
  readonly kind: 'expire';
  readonly effects: readonly number[];
}

export const expireEvent = (effects: readonly number[]): ExpireEvent => ({ kind: 'expire', effects });
