/** Gathering: a random one of the six ingredients is summoned (game terms, gather). */
import { isCreate, type PlayerId, playable, rollEvent, rolled } from '@rulewright/kernel';
import { actedEvent } from '../events/make.ts';
import { INGREDIENTS } from '../vocabulary/ingredients.ts';
import { playerOf } from './found.ts';
import { cardNamed } from './known-cards.ts';
import { increased } from './more.ts';
import { type ActionOf, type Acts, countOf, DONE, emit, type Outcome, type Run } from './run.ts';
import { summoned } from './tokens.ts';

/** Chance says which; the tokens enter; then each has been gathered. */
function gather(run: Run, action: ActionOf<'gather'>): Outcome {
  const player = playerOf(run, action.who);
  if (player === undefined) return DONE;
  if (run.work?.at === 'summoned') return gathered(run, player);
  if (run.work !== null) {
    const found = rolled(run.happened).map((n) => cardNamed(run.g, INGREDIENTS[n - 1] ?? ''));
    return emit(
      found.map((def) => summoned(run, player, { def })),
      { work: { at: 'summoned' } },
    );
  }
  const times = playable(increased(run.g, 'gather', player, countOf(run, action.times)));
  if (times === 0) return DONE;
  return emit([rollEvent(player, 'ingredient', INGREDIENTS.length, times, { cause: run.ctx.source })], {
    work: { at: 'rolled' },
  });
}

const gathered = (run: Run, player: PlayerId): Outcome =>
  emit(
    run.happened.flatMap((e) =>
      isCreate(e) && e.became !== undefined
        ? [actedEvent('gather', player, 1, { object: e.became, cause: run.ctx.source })]
        : [],
    ),
  );

export const gathering: Acts<'gather'> = { gather };
