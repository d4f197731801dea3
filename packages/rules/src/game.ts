/** A game as the common engine sees it: a game of the kernel whose rule set has a vocabulary. */
import type { Game, GameEvent, PlayerId, RuleSet } from '@rulewright/kernel';
import type { ContinuousRules } from './continuous/rules.ts';
import type { Vocabulary } from './evaluate/vocabulary.ts';
import type { LoopRules } from './loops/rules.ts';
import type { PlayRules } from './play/rules.ts';
import type { ProgramRules } from './program/rules.ts';
import type { ReplacementRules } from './replacement/rules.ts';
import type { TriggerRules } from './triggers/rules.ts';

/** What the common engine reads of a rule set's own part of the state. */
export interface CommonState {
  readonly turn: {
    readonly number: number;
    readonly active: PlayerId;
    readonly step: string;
    /** Log indices at which this turn and the one before began. */
    readonly began: number;
    readonly lastBegan: number;
  };
  /** Events of before the log that cards of this game may ask about; absent where there are none. */
  readonly annals?: readonly GameEvent[] | undefined;
}

export interface GameRules extends RuleSet {
  readonly vocabulary: Vocabulary;
  readonly play: PlayRules;
  readonly continuous: ContinuousRules;
  readonly program: ProgramRules;
  readonly loops: LoopRules;
  readonly triggered: TriggerRules;
  readonly replaced: ReplacementRules;
}

export type CommonGame<State extends CommonState = CommonState, Pool = unknown> = Game<State, Pool, GameRules>;
