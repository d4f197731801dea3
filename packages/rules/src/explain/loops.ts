/** Why a game is a draw: the loop of mandatory actions, whose abilities it is made of and what grows with it; or a limit of what is played. */
import { type Derivation, derivation, type GameEvent, MOST_AT_ONCE, NO_OBJECT } from '@rulewright/kernel';
import type { Growth, Loop } from '../loops/index.ts';

/** The event of a drawn game. */
type Drawn = GameEvent & { readonly loop?: Loop; readonly tooMuch?: number };
const isDrawn = (event: GameEvent): event is Drawn => event.kind === 'drawGame';

/** Of numbers that cannot be told exactly, the largest that can. */
const limitOf = (amount: number): number => (amount > Number.MAX_SAFE_INTEGER ? Number.MAX_SAFE_INTEGER : MOST_AT_ONCE);

/** What each time round changes. */
export const growthFacts = (grows: readonly Growth[]): readonly Derivation[] =>
  grows.map(({ what, counter, of, by }) =>
    derivation('loop-grows', { rules: [], objects: of === NO_OBJECT ? [] : [of], data: { what, counter, by } }),
  );

/** One instruction would have come to more than is played: the game is a draw, though no rule says so. */
const limitFacts = ({ tooMuch }: Drawn): readonly Derivation[] =>
  tooMuch === undefined
    ? []
    : [derivation('too-much', { rules: [], data: { amount: tooMuch, most: limitOf(tooMuch) } })];

/** By the rules of loops. */
export function drawnFacts(event: GameEvent, rules: readonly string[]): readonly Derivation[] {
  if (!isDrawn(event)) return [];
  if (event.loop === undefined) return limitFacts(event);
  const { sources, length, after, grows, proven } = event.loop;
  return [
    derivation(proven ? 'mandatory-loop' : 'loop-unproven', {
      rules,
      objects: sources,
      data: { length, after },
      because: growthFacts(grows),
    }),
    ...limitFacts(event),
  ];
}
