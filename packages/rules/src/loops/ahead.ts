/** Plays a game on in a fork, as it goes if everybody passes and nobody has anything to choose. */
import { type Answer, type Decision, decisionKind, fork, resumeAt, run, step } from '@rulewright/kernel';
import type { CommonGame } from '../game.ts';
import { type Asked, nothingAsked, noting } from './asked.ts';
import { waitingObjects } from './position.ts';
import type { LoopRules } from './rules.ts';

/** Decisions from one resolution to the next, beside those of passing: more are taken for a choice. */
const MOST_DECISIONS = 256;

/** Why it does not go on: somebody has something to choose, or there is nothing left to resolve. */
export type Stop = 'choice' | 'over';

export class Ahead {
  readonly g: CommonGame;
  readonly asked: Asked = nothingAsked();
  /** How much waited before each resolution. */
  readonly heights: number[] = [];
  /** Somebody had something to choose, though not whether to go on: what came of it is not what must come. */
  hasChosen = false;
  readonly #rules: LoopRules;

  /** From the stage of the procedure under way at which all have passed. */
  constructor(g: CommonGame, rules: LoopRules, stage: string) {
    this.#rules = rules;
    const { happened } = this.asked;
    this.g = {
      ...g,
      watch(events) {
        for (const event of events) happened.add(event);
        g.watch?.(events);
      },
      state: fork(g.state),
      // It notes what is asked, and does not look for loops in turn.
      rules: { ...g.rules, vocabulary: noting(g.rules.vocabulary, this.asked), loops: { ...rules, looks: false } },
    };
    const { frame } = this.g.state;
    if (frame !== null) resumeAt(this.g, frame, stage);
    run(this.g);
  }

  /** To the next round of passes, with something to resolve. */
  toRound(): Stop | null {
    for (let i = 0; i < MOST_DECISIONS; i++) {
      const { decision } = this.g.state;
      if (decision === null) return 'over';
      if (this.#isRound(decision)) return waitingObjects(this.g, this.#rules).length === 0 ? 'over' : null;
      const answer = this.#onlyAnswer(decision);
      if (answer === null) return 'choice';
      step(this.g, answer);
    }
    return 'choice';
  }

  /** Lets one thing resolve. */
  resolve(): Stop | null {
    this.heights.push(waitingObjects(this.g, this.#rules).length);
    step(this.g, this.#rules.pass);
    return this.toRound();
  }

  #isRound({ kind }: Decision): boolean {
    const { data } = this.g.state.frame ?? {};
    return kind === this.#rules.decision && (data as { readonly passes?: number } | undefined)?.passes === 0;
  }

  #onlyAnswer(decision: Decision): Answer | null {
    if (decision.kind === this.#rules.decision) return this.#rules.pass;
    const answers = decisionKind(this.g, decision).answers(this.g, decision);
    const [only] = answers ?? [];
    if (answers?.length === 1 && only !== undefined) return only;
    const same = this.#rules.indifferent(this.g, decision);
    if (same !== null) return same;
    this.hasChosen = true;
    return this.#rules.mandatory(this.g, decision);
  }
}
