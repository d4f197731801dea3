// Targets that a scenario has named. What left no choice was taken without a question and may be named once; nothing is named twice.
import type { Answer as EngineAnswer, EntityId } from '@rulewright/kernel';
import { topOfStack } from '@rulewright/magic';
import type { Ref } from '../../parse/index.ts';
import { candidateOf } from '../../run/refs.ts';
import type { MagicPlay } from '../play.ts';

const namedNow = ({ game, named }: MagicPlay): readonly EntityId[] =>
  named !== null && named.object === topOfStack(game) ? named.ids : [];

/** The targets that an answer says. */
export function nameTargets(play: MagicPlay, answer: EngineAnswer): void {
  const object = topOfStack(play.game);
  if (object === undefined || !Array.isArray(answer)) return;
  play.named = { object, ids: [...namedNow(play), ...(answer as readonly EntityId[])] };
}

/** Which of the chosen targets are meant, if they are chosen and none of them has been named before. */
export function unnamedTargets(
  play: MagicPlay,
  refs: readonly Ref[],
  chosen: readonly EntityId[],
): readonly EntityId[] | undefined {
  const left = [...chosen];
  const take = (id: EntityId): boolean => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  namedNow(play).forEach(take);
  const meant = refs.map((ref) => candidateOf(play, ref, left)).filter((id) => id !== undefined && take(id));
  return meant.length === refs.length ? meant.filter((id) => id !== undefined) : undefined;
}
