/** What an evasion ability of an attacker says (509.1b): flying, shadow, skulk … Different ones are cumulative. */
import type { ObjectId } from '@rulewright/kernel';
import type { Characteristics } from '../../100-game/109.3-draft.ts';
import type { G } from '../../state.ts';

export interface Side {
  readonly id: ObjectId;
  readonly is: Characteristics;
}

export interface Evasion {
  readonly rule: string;
  /** Whether the blocker gets past the evasion ability. */
  readonly allows: (g: G, attacker: Side, blocker: Side) => boolean;
}
