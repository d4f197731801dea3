// The steps of a scenario as plain data: those that every game has. A game adds its own actions and steps.
import type { Check } from './check.ts';
import type { Ref } from './ref.ts';

export interface Step {
  readonly kind: string;
  readonly line: number;
}

/** Something a player does, in the terms of the rules. `can` and `cannot` ask about one. */
export interface Action extends Step {
  readonly player: string;
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

export interface Share {
  readonly line: number;
  readonly to: Ref;
  readonly amount: number;
}

export interface ChooseAction extends Action {
  readonly kind: 'choose';
  readonly answer: Answer;
}

/** Queues answers for the player's next decisions. */
export interface WillChooseStep extends Action {
  readonly kind: 'willChoose';
  readonly answers: readonly Answer[];
}

/** Asks whether the action is legal now; the state does not change. */
export interface LegalityStep extends Action {
  readonly kind: 'can' | 'cannot';
  readonly action: Action;
}

export interface CheckStep extends Step {
  readonly kind: 'check';
  readonly checks: readonly Check[];
}

export interface NextRandomStep extends Step {
  readonly kind: 'nextRandom';
  readonly results: readonly RandomResult[];
}

export type RandomResult = 'heads' | 'tails' | number;

/** The answers that a step gives, and whose they are, if it does nothing else. */
export function answersIn(step: Step): { readonly player: string; readonly answers: readonly Answer[] } | undefined {
  if (isKind<ChooseAction>(step, 'choose')) return { player: step.player, answers: [step.answer] };
  return isKind<WillChooseStep>(step, 'willChoose') ? step : undefined;
}

export function isKind<S extends Step>(step: Step, kind: S['kind']): step is S {
  return step.kind === kind;
}
