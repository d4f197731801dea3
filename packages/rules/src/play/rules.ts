/** What a game says about playing cards and abilities. */
import type { EntityId, Game, GameEvent, ObjectId, ObjectRow, PlayerId, Refusal } from '@rulewright/kernel';
import type { Context } from '../context.ts';
import type { CostRules } from './cost-rules.ts';

export interface TargetRules<G extends Game = Game> {
  /** Whether an object is there for words to speak of, wherever it is kept. */
  exists(row: ObjectRow): boolean;
  /** Why something is out of reach of a player's card or ability, whatever its words say of targets. */
  shield(g: G, id: EntityId, by: ObjectId, controller: PlayerId, ctx: Context): Refusal | null;
  /** Something becomes the target of what is on the stack. */
  targeted(id: EntityId, by: ObjectId): GameEvent;
  /** The rules that decisions and refusals carry. */
  readonly rule: {
    /** What is a target at all. */
    readonly target: string;
    readonly zone: string;
    readonly twice: string;
    readonly itself: string;
    readonly choose: string;
  };
}

export interface PlayRules<G extends Game = Game> {
  readonly targets: TargetRules<G>;
  readonly costs: CostRules;
  /** What has been paid says that all modes are chosen. */
  areAllModesChosen(ctx: Context): boolean;
  /** Lets the object on the stack carry what has been announced. */
  announced(object: ObjectId, entry: unknown): GameEvent;
  /** The rules that decisions and refusals carry. */
  readonly rule: {
    readonly modes: string;
    readonly x: string;
    /** Costs are announced. */
    readonly costs: string;
    readonly divide: string;
  };
}
