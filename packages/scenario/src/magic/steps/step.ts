// The steps of Magic's scenarios as plain data, besides those that every game has.
import type { AbilityChoice, Action, Announcement, Attack, Ref } from '../../parse/index.ts';
import type { ManaSymbol } from '../mana.ts';
import type { Face } from '../vocabulary.ts';

/** How a spell or ability is announced and paid for. */
export interface ActionOptions extends Announcement {
  readonly face?: Face;
  /** Exactly the mana that is spent. */
  readonly mana?: readonly ManaSymbol[];
}

interface Announced extends Action {
  readonly options: ActionOptions;
}

export interface CastAction extends Announced {
  readonly kind: 'cast';
  readonly card: Ref;
}

export interface ActivateAction extends Announced {
  readonly kind: 'activate';
  /** Left out: the oldest object with such an ability that the player may activate now. */
  readonly source?: Ref;
  readonly ability?: AbilityChoice;
}

export interface PlayAction extends Announced {
  readonly kind: 'play';
  readonly card: Ref;
}

export interface TurnUpAction extends Announced {
  readonly kind: 'turnUp';
  readonly object: Ref;
}

/** 901.9: the planar die, as a special action. */
export interface RollAction extends Announced {
  readonly kind: 'roll';
}

export interface AttackAction extends Action {
  readonly kind: 'attack';
  readonly attacks: readonly Attack[];
}

export interface BlockAction extends Action {
  readonly kind: 'block';
  readonly blocks: readonly Block[];
}

export interface Block {
  readonly line: number;
  readonly blocker: Ref;
  readonly attackers: readonly Ref[];
}
