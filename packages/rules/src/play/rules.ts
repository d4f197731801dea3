/** What a game says about playing cards and abilities. */
import type { EntityId, Game, GameEvent, ObjectId, ObjectRow, PlayerId, Refusal } from '@rulewright/kernel';

export interface TargetRules<G extends Game = Game> {
  /** Whether an object is there for words to speak of, wherever it is kept. */
  exists(row: ObjectRow): boolean;
  /** Why something is out of reach of a player's card or ability, whatever its words say of targets. */
  shield(g: G, id: EntityId, by: ObjectId, controller: PlayerId): Refusal | null;
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
  /** Lets the object on the stack carry what has been announced. */
  announced(object: ObjectId, entry: unknown): GameEvent;
}
