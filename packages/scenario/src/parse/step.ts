// The steps of a scenario as plain data.

import type { ManaSymbol } from '../magic/mana.ts';
import type { Face, StepName, Zone } from '../magic/vocabulary.ts';
import type { Check } from './check.ts';
import type { Counters, Ref } from './scenario.ts';

/** Something a player does, in the terms of the rules. `can` and `cannot` ask about one. */
export type Action =
  | CastAction
  | ActivateAction
  | PlayAction
  | TurnUpAction
  | PassAction
  | ConcedeAction
  | AttackAction
  | BlockAction
  | ChooseAction
  | MaterializeAction
  | RetaliateAction;

export type Step = Action | WillChooseStep | ResolveStep | AdvanceStep | LegalityStep | CheckStep | NextRandomStep;

interface ByPlayer {
  readonly line: number;
  readonly player: string;
}

/** How a spell or ability is announced and paid for. What is left out is left to the engine. */
export interface ActionOptions {
  readonly targets?: readonly TargetSlot[];
  /** 1-based. */
  readonly modes?: readonly number[];
  readonly x?: number;
  readonly from?: Zone;
  /** An alternative cost or permission, or a fragment of the text that grants it. */
  readonly by?: string;
  readonly face?: Face;
  readonly with?: readonly Payment[];
  /** Exactly the mana that is spent. */
  readonly mana?: readonly ManaSymbol[];
  readonly divide?: readonly Share[];
}

/** One target, or all targets of one "any number of" or "up to" slot. */
export type TargetSlot =
  | { readonly kind: 'one'; readonly ref: Ref }
  | { readonly kind: 'several'; readonly line: number; readonly refs: readonly Ref[] };

/** How one optional or non-mana cost is paid. */
export interface Payment {
  readonly line: number;
  /** The key of `with`: `kicker`, `sacrifice`, `life` and so on. */
  readonly cost: string;
  readonly paid: Paid;
}

export type Paid =
  | { readonly kind: 'number'; readonly value: number }
  /** One list of objects for each time the cost is paid. */
  | { readonly kind: 'objects'; readonly payments: readonly (readonly Ref[])[] }
  | { readonly kind: 'counters'; readonly counters: readonly Counters[] };

export interface Share {
  readonly line: number;
  readonly to: Ref;
  readonly amount: number;
}

export interface CastAction extends ByPlayer {
  readonly kind: 'cast';
  readonly card: Ref;
  readonly options: ActionOptions;
}

export interface ActivateAction extends ByPlayer {
  readonly kind: 'activate';
  /** Left out: the oldest object with such an ability that the player may activate now. */
  readonly source?: Ref;
  readonly ability?: AbilityChoice;
  readonly options: ActionOptions;
}

/** 1-based among the activated abilities, or any fragment of the ability's text. */
export type AbilityChoice =
  | { readonly kind: 'number'; readonly line: number; readonly number: number }
  | { readonly kind: 'text'; readonly line: number; readonly text: string };

export interface PlayAction extends ByPlayer {
  readonly kind: 'play';
  readonly card: Ref;
  readonly options: ActionOptions;
}

export interface TurnUpAction extends ByPlayer {
  readonly kind: 'turnUp';
  readonly object: Ref;
  readonly options: ActionOptions;
}

export interface PassAction extends ByPlayer {
  readonly kind: 'pass';
}

export interface ConcedeAction extends ByPlayer {
  readonly kind: 'concede';
}

export interface AttackAction extends ByPlayer {
  readonly kind: 'attack';
  readonly attacks: readonly Attack[];
  /** Weapons and attack cards of Grand Archive. */
  readonly wielding: readonly Ref[];
  readonly options: ActionOptions;
}

export interface Attack {
  readonly line: number;
  readonly attacker: Ref;
  readonly target: Ref;
}

export interface BlockAction extends ByPlayer {
  readonly kind: 'block';
  readonly blocks: readonly Block[];
}

export interface Block {
  readonly line: number;
  readonly blocker: Ref;
  readonly attackers: readonly Ref[];
}

export interface ChooseAction extends ByPlayer {
  readonly kind: 'choose';
  readonly answer: Answer;
}

export interface MaterializeAction extends ByPlayer {
  readonly kind: 'materialize';
  /** Left out: the player declines. */
  readonly card?: Ref;
  readonly options: ActionOptions;
}

export interface RetaliateAction extends ByPlayer {
  readonly kind: 'retaliate';
  readonly units: readonly Ref[];
  readonly options: ActionOptions;
}

/** An answer to a decision. Which decision it meets is known only at run time, so words keep both readings. */
export type Answer =
  | { readonly kind: 'yesNo'; readonly line: number; readonly yes: boolean }
  | { readonly kind: 'number'; readonly line: number; readonly value: number }
  /** A colour, a type, a name, a fragment of text, or a reference; `ref` is missing if it cannot be one. */
  | { readonly kind: 'word'; readonly line: number; readonly text: string; readonly ref?: Ref }
  | { readonly kind: 'list'; readonly line: number; readonly items: readonly Answer[] }
  | { readonly kind: 'division'; readonly line: number; readonly shares: readonly Share[] }
  | {
      readonly kind: 'topBottom';
      readonly line: number;
      readonly top: readonly Ref[];
      readonly bottom: readonly Ref[];
    };

/** Queues answers for the player's next decisions other than priority. */
export interface WillChooseStep extends ByPlayer {
  readonly kind: 'willChoose';
  readonly answers: readonly Answer[];
}

export interface ResolveStep {
  readonly kind: 'resolve';
  readonly line: number;
  readonly until: ResolveUntil;
}

export type ResolveUntil =
  | { readonly kind: 'times'; readonly times: number }
  | { readonly kind: 'empty' }
  /** Until a spell or ability of that name, keyword or text fragment is on top. */
  | { readonly kind: 'top'; readonly name: string };

export interface AdvanceStep {
  readonly kind: 'advance';
  readonly line: number;
  readonly step: StepName;
  readonly turn?: number;
  /** Whose turn it must be. */
  readonly of?: string;
}

/** Asks whether the action is legal now; the state does not change. */
export interface LegalityStep extends ByPlayer {
  readonly kind: 'can' | 'cannot';
  readonly action: Action;
}

export interface CheckStep {
  readonly kind: 'check';
  readonly line: number;
  readonly checks: readonly Check[];
}

export interface NextRandomStep {
  readonly kind: 'nextRandom';
  readonly line: number;
  readonly results: readonly RandomResult[];
}

export type RandomResult = 'heads' | 'tails' | number;
