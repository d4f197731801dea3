/** Why a game is a draw: the loop of mandatory actions (104.4b), whose abilities it is made of and what grows with it; or a limit of what is played. */
import { type Derivation, derivation, type GameEvent, MOST_AT_ONCE, NO_OBJECT } from '@rulewright/kernel';
import type { Growth } from '@rulewright/rules';
import { isEvent } from '../700-additional/700.1-events/types.ts';

/** Of numbers that cannot be told exactly, the largest that can. */
const limitOf = (amount: number): number => (amount > Number.MAX_SAFE_INTEGER ? Number.MAX_SAFE_INTEGER : MOST_AT_ONCE);

/** One instruction would have come to more than is played: the game is a draw, though no rule says so. */
export const limitFacts = (event: GameEvent): readonly Derivation[] =>
  isEvent(event, 'drawGame') && event.tooMuch !== undefined
    ? [derivation('too-much', { rules: [], data: { amount: event.tooMuch, most: limitOf(event.tooMuch) } })]
    : [];

/** What each time round changes. */
export const growthFacts = (grows: readonly Growth[]): readonly Derivation[] =>
  grows.map(({ what, counter, of, by }) =>
    derivation('loop-grows', { rules: [], objects: of === NO_OBJECT ? [] : [of], data: { what, counter, by } }),
  );

export function loopFacts(event: GameEvent): readonly Derivation[] {
  if (!isEvent(event, 'drawGame') || event.loop === undefined) return [];
  const { sources, length, after, grows, proven } = event.loop;
  return [
    derivation(proven ? 'mandatory-loop' : 'loop-unproven', {
      rules: ['104.4b', '732.4'],
      objects: sources,
      data: { length, after },
      because: growthFacts(grows),
    }),
  ];
}
