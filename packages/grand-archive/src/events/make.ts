/** Events in the making: one function for each kind that is made in several places. */
import {
  type GameEvent,
  type More,
  type ObjectId,
  type PendingTrigger,
  type PlayerId,
  withMore,
} from '@rulewright/kernel';
import type { Combat, Phase } from '../turn-order/record.ts';
import type { ActedEvent, DiscardEvent, DrawEvent, RecoverEvent, ReserveEvent } from './player-types.ts';
import type {
  AnnounceEvent,
  BanishEvent,
  BeginningEvent,
  CombatEvent,
  DamageEvent,
  DelevelEvent,
  DestroyEvent,
  ExpireEvent,
  FizzleEvent,
  GoOnEvent,
  HealEvent,
  LevelUpEvent,
  LoadEvent,
  NegateEvent,
  PlanEvent,
  PropertyEvent,
  SacrificeEvent,
  TriggerEvent,
  TriggersTakenEvent,
  TurnedEvent,
  UseEffectEvent,
} from './types.ts';

type Rest<E extends GameEvent, Given extends keyof E> = More<E, Given>;

export const damageEvent = (
  source: ObjectId,
  to: ObjectId,
  amount: number,
  more?: Partial<Rest<DamageEvent, 'source' | 'to' | 'amount'>>,
): DamageEvent => ({ kind: 'damage', source, to, amount, combat: false, ...more });
export const healEvent = (object: ObjectId, amount: number, more?: Omit<GameEvent, 'kind'>): HealEvent =>
  withMore({ kind: 'heal', object, amount }, more);
export const destroyEvent = (object: ObjectId, more?: Rest<DestroyEvent, 'object'>): DestroyEvent =>
  withMore({ kind: 'destroy', object }, more);
export const sacrificeEvent = (
  player: PlayerId,
  object: ObjectId,
  more?: Rest<SacrificeEvent, 'player' | 'object'>,
): SacrificeEvent => withMore({ kind: 'sacrifice', player, object }, more);
export const banishEvent = (
  player: PlayerId,
  object: ObjectId,
  more?: Rest<BanishEvent, 'player' | 'object'>,
): BanishEvent => withMore({ kind: 'banish', player, object }, more);
export const discardEvent = (
  player: PlayerId,
  object: ObjectId,
  more?: Rest<DiscardEvent, 'player' | 'object'>,
): DiscardEvent => withMore({ kind: 'discard', player, object }, more);
export const reserveEvent = (
  player: PlayerId,
  object: ObjectId,
  more?: Rest<ReserveEvent, 'player' | 'object'>,
): ReserveEvent => withMore({ kind: 'reserve', player, object }, more);
export const drawEvent = (
  player: PlayerId,
  into: 'hand' | 'memory' = 'hand',
  more?: Rest<DrawEvent, 'player' | 'into'>,
): DrawEvent => withMore({ kind: 'draw', player, into }, more);
export const recoverEvent = (
  player: PlayerId,
  amount: number,
  more?: Rest<RecoverEvent, 'player' | 'amount'>,
): RecoverEvent => withMore({ kind: 'recover', player, amount }, more);
export const turnedEvent = (kind: 'rest' | 'wake', object: ObjectId, more?: Omit<GameEvent, 'kind'>): TurnedEvent =>
  withMore({ kind, object }, more);
export const propertyEvent = (
  object: ObjectId,
  flag: number,
  on = true,
  more?: Omit<GameEvent, 'kind'>,
): PropertyEvent => withMore({ kind: 'property', object, flag, on }, more);
export const negateEvent = (
  object: ObjectId,
  other: ObjectId,
  player: PlayerId,
  more?: Omit<GameEvent, 'kind'>,
): NegateEvent => withMore({ kind: 'negate', object, other, player }, more);
export const fizzleEvent = (object: ObjectId, more?: Omit<GameEvent, 'kind'>): FizzleEvent =>
  withMore({ kind: 'fizzle', object }, more);
export const levelUpEvent = (object: ObjectId, card: ObjectId, more?: Omit<GameEvent, 'kind'>): LevelUpEvent =>
  withMore({ kind: 'levelUp', object, card }, more);
export const delevelEvent = (object: ObjectId, more?: Omit<GameEvent, 'kind'>): DelevelEvent =>
  withMore({ kind: 'delevel', object }, more);
export const loadEvent = (object: ObjectId, other: ObjectId, more?: Omit<GameEvent, 'kind'>): LoadEvent =>
  withMore({ kind: 'load', object, other }, more);
export const actedEvent = (
  action: ActedEvent['action'],
  player: PlayerId,
  amount: number,
  more?: Rest<ActedEvent, 'action' | 'player' | 'amount'>,
): ActedEvent => withMore({ kind: 'acted', action, player, amount }, more);
export const combatEvent = (combat: Combat | null, more?: Omit<GameEvent, 'kind'>): CombatEvent =>
  withMore({ kind: 'combat', combat }, more);
export const beginningEvent = (step: Phase, player: PlayerId, open: boolean): BeginningEvent => ({
  kind: 'beginning',
  step,
  player,
  open,
});
export const goOnEvent = (step: Phase, open: boolean): GoOnEvent => ({ kind: 'goOn', step, open });
export const planEvent = (plan: Omit<PlanEvent, 'kind'>): PlanEvent => ({ kind: 'plan', ...plan });
export const expireEvent = (effects: readonly number[]): ExpireEvent => ({ kind: 'expire', effects });
export const useEffectEvent = (id: number, amount: number, on?: ObjectId): UseEffectEvent =>
  on === undefined ? { kind: 'useEffect', id, amount } : { kind: 'useEffect', id, amount, on };
export const triggersTakenEvent = (player: PlayerId): TriggersTakenEvent => ({ kind: 'triggersTaken', player });
export const triggerEvent = (trigger: PendingTrigger, more?: Rest<TriggerEvent, 'trigger'>): TriggerEvent =>
  withMore({ kind: 'trigger', trigger }, more);
export const announceEvent = (object: ObjectId, stack: unknown): AnnounceEvent => ({
  kind: 'announce',
  object,
  stack,
});
