/** The loop of mandatory actions that has made the game a draw (104.4b): whose abilities it is made of, and what grows with it. */
import { type Derivation, derivation, type GameEvent, NO_OBJECT } from '@rulewright/kernel';
import type { Growth } from '@rulewright/rules';
import { isEvent } from '../700-additional/700.1-events/types.ts';

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
