/** Applying a replacement effect: what is the same for all of them, whatever a game does instead. */
import {
  altered,
  ask,
  call,
  type Directive,
  effectRow,
  type GameEvent,
  happen,
  isMove,
  type Locals,
  next,
  type ObjectId,
  type PlayerId,
  type ReplacementCandidate,
  type YesNo,
} from '@rulewright/kernel';
import type { Context } from '../context.ts';
import type { CommonGame } from '../game.ts';
import type { ActionNode } from '../program/rules.ts';
import { type Instead, NO_EFFECT } from './rules.ts';

/** A replacement that asks or acts, under way. Plain data. */
export interface Applying<D = unknown> {
  readonly event: GameEvent;
  readonly data: D;
  /** What its actions have bound. */
  readonly locals: Locals;
  readonly happened?: readonly GameEvent[];
}

/** What is done instead remembers what replaced the event, so that it is not replaced by that in turn; and what is entering. */
export function asReplaced<D extends Instead<unknown>>(
  g: CommonGame,
  data: D,
  event: GameEvent,
  { key, source }: ReplacementCandidate,
  together: readonly GameEvent[],
): D {
  const { permanents } = g.rules.vocabulary.look;
  const entering = together
    .filter(isMove)
    .filter((e) => e.to === permanents)
    .map((e) => e.object);
  const replacedBy = [...(event.replacedBy ?? []), { key, source }];
  return altered(data, { ctx: altered(data.ctx, { replacedBy, ...(entering.length > 0 ? { entering } : {}) }) });
}

/** A shield or a "next time" is used up at once, so that the other events of the batch find what is left of it. */
export function useUp(g: CommonGame, effect: number, amount: number): void {
  if (effect !== NO_EFFECT) happen(g, g.rules.replaced.used(effect, amount));
}

/** What is left of an effect that is used up; NO_EFFECT if it is not limited. */
export const usesLeft = (g: CommonGame, effect: number): number =>
  effect === NO_EFFECT ? NO_EFFECT : (effectRow(g.state, effect)?.left ?? NO_EFFECT);

/** Asks whether it is applied. */
export function askConsent(g: CommonGame, player: PlayerId, about: ObjectId): Directive {
  const { consent } = g.rules.replaced.rule;
  const question: YesNo = { kind: 'yesNo', player, rule: consent, prompt: 'apply-replacement', about };
  return ask(question);
}

/** Does what it says is done, in a frame of its own: effects that replace what others do instead never nest in the program. */
export const carryOut = (d: Applying, actions: readonly ActionNode[] | undefined, ctx: Context): Directive =>
  actions === undefined || actions.length === 0
    ? next(altered(d, { locals: {} }))
    : call('runActions', { actions, ctx }, { store: 'locals' });
