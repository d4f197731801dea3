/** Revealing cards and looking at them, and doing so from the top of the deck until one fits (game terms, reveal). */
import { type ObjectId, revealEvent, zoneObjects } from '@rulewright/kernel';
import { forbidden } from '../effects/restrictions.ts';
import { banishEvent } from '../events/make.ts';
import { matches } from '../vocabulary/evaluate.ts';
import { MAIN_DECK } from '../zones/zones.ts';
import { followedBy, isThere, playerOf } from './found.ts';
import { type ActionOf, type Acts, countOf, DONE, emit, type Outcome, type Run, results } from './run.ts';

function reveal(run: Run, action: ActionOf<'reveal' | 'look'>): Outcome {
  const objects = followedBy(run, action.what).filter((id) => isThere(run.g, id));
  const shown = action.do === 'look' ? objects : objects.filter((id) => forbidden(run.g, 'reveal', id) === null);
  const to = playerOf(run, action.who);
  if (shown.length === 0 || to === undefined) return DONE;
  return emit([revealEvent(shown, { cause: run.ctx.source, ...(action.do === 'look' ? { to } : {}) })]);
}

const wanted = (run: Run, { count }: ActionOf<'revealUntil' | 'banishUntil'>): number =>
  count === undefined ? 1 : countOf(run, count);

/** The cards stay where they are, and stay revealed while the effect goes on (reveal 3). */
function revealUntil(run: Run, action: ActionOf<'revealUntil'>): Outcome {
  const player = playerOf(run, action.who);
  if (player === undefined) return DONE;
  const enough = wanted(run, action);
  const found: ObjectId[] = [];
  const revealed: ObjectId[] = [];
  for (const id of zoneObjects(run.g, MAIN_DECK, player)) {
    if (found.length >= enough) break;
    revealed.push(id);
    if (matches(run.g, action.what, id, run.ctx)) found.push(id);
  }
  const bind = { [action.as]: found, [action.all]: revealed };
  return revealed.length === 0
    ? { is: 'done', bind }
    : emit([revealEvent(revealed, { cause: run.ctx.source })], { bind });
}

/** One card after another, until one fits (or so many) or the deck is empty. */
function banishUntil(run: Run, action: ActionOf<'banishUntil'>): Outcome {
  const player = playerOf(run, action.who);
  if (player === undefined) return DONE;
  const banished = [...((run.work?.banished as readonly ObjectId[] | undefined) ?? []), ...results(run.happened)];
  const found = banished.filter((id) => matches(run.g, action.what, id, run.ctx));
  const [top] = zoneObjects(run.g, MAIN_DECK, player);
  if (top === undefined || found.length >= wanted(run, action))
    return { is: 'done', bind: { [action.as]: found, [action.all]: banished } };
  return emit([banishEvent(player, top, { cause: run.ctx.source })], { work: { banished } });
}

export const revealing: Acts<'reveal' | 'look' | 'revealUntil' | 'banishUntil'> = {
  reveal,
  look: reveal,
  revealUntil,
  banishUntil,
};
