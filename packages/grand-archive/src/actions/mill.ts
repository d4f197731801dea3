/** Cards from the top of the deck into the graveyard, one after another (drawing cards 2.1). */
import { moveEvent, type ObjectId, type PlayerId, playable, zoneObjects } from '@rulewright/kernel';
import { GRAVEYARD, MAIN_DECK } from '../zones/zones.ts';
import { playersOf } from './found.ts';
import { type ActionOf, type Acts, bind, countFor, emit, type Outcome, type Run, results } from './run.ts';

type Left = readonly [player: PlayerId, count: number];

function mill(run: Run, action: ActionOf<'mill'>): Outcome {
  const milled = [...((run.work?.milled as readonly ObjectId[] | undefined) ?? []), ...results(run.happened)];
  const queue =
    (run.work?.queue as readonly Left[] | undefined) ??
    playersOf(run, action.who).map((player): Left => [player, playable(countFor(run, action.count, player))]);
  const [next, ...others] = queue.filter(
    ([player, count]) => count > 0 && zoneObjects(run.g, MAIN_DECK, player).length > 0,
  );
  if (next === undefined) return bind(action.as, milled);
  const [player, count] = next;
  const top = zoneObjects(run.g, MAIN_DECK, player).slice(0, 1);
  return emit(
    top.map((object) => moveEvent(object, GRAVEYARD, { how: 'milled', cause: run.ctx.source })),
    { work: { milled, queue: [[player, count - 1], ...others] } },
  );
}

export const milling: Acts<'mill'> = { mill };
