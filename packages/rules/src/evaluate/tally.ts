/** What players have paid under a name while something resolves: each for themselves, over all rounds. */
import type { EntityId, Locals, PlayerId } from '@rulewright/kernel';

type Tally = Readonly<Record<string, number>>;
const keyOf = (name: string): string => `${name} in all`;
const tallyOf = (locals: Locals, name: string): Tally => (locals[keyOf(name)] ?? {}) as Tally;

/** Of these, or of everybody. */
export function tallied(locals: Locals, name: string, who: readonly EntityId[] | null): number {
  const tally = tallyOf(locals, name);
  const numbers = who === null ? Object.values(tally) : who.map((id) => tally[id] ?? 0);
  return numbers.reduce((sum, n) => sum + n, 0);
}

/** The number that a player has paid now, and what that makes in all. */
export function withTally(locals: Locals, name: string, player: PlayerId, n: number): Locals {
  const tally = tallyOf(locals, name);
  return { [name]: n, [keyOf(name)]: { ...tally, [player]: (tally[player] ?? 0) + n } };
}
