/** Scavenging (game terms, scavenge 1): from the top until a card fits; that one to the hand, the others to the bottom at random. */
import { moveEvent, type ObjectId, revealEvent, zoneObjects } from '@rulewright/kernel';
import { matches } from '../vocabulary/evaluate.ts';
import { HAND, MAIN_DECK } from '../zones/zones.ts';
import { playerOf } from './found.ts';
import { scattered } from './move.ts';
import { type ActionOf, type Acts, countOf, DONE, emit, type Outcome, type Run, results } from './run.ts';

function scavenge(run: Run, action: ActionOf<'scavenge'>): Outcome {
  const { g, ctx } = run;
  const player = playerOf(run, action.who);
  if (player === undefined) return DONE;
  if (run.work === null) {
    const top = zoneObjects(g, MAIN_DECK, player).slice(0, countOf(run, action.count));
    const at = top.findIndex((id) => matches(g, action.what, id, ctx));
    const revealed = at < 0 ? top : top.slice(0, at + 1);
    if (revealed.length === 0) return DONE;
    const found = at < 0 ? [] : top.slice(at, at + 1);
    return emit([revealEvent(revealed, { cause: ctx.source })], { work: { at: 'revealed', revealed, found } });
  }
  if (run.work.at === 'placed') {
    const there = results(run.happened).filter((id) => zoneObjects(g, MAIN_DECK, player).includes(id));
    return there.length < 2 ? DONE : emit(scattered(run, there));
  }
  const found = run.work.found as readonly ObjectId[];
  const rest = (run.work.revealed as readonly ObjectId[]).filter((id) => !found.includes(id));
  const cause = ctx.source;
  return emit(
    [
      ...found.map((id) => moveEvent(id, HAND, { how: 'put', cause })),
      ...rest.map((id) => moveEvent(id, MAIN_DECK, { how: 'put', cause })),
    ],
    { work: { at: 'placed' } },
  );
}

export const scavenging: Acts<'scavenge'> = { scavenge };
