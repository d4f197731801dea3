/** Drawing cards, into the hand or into memory (drawing cards 1–3). */
import { type ObjectId, type PlayerId, playable, zoneObjects } from '@rulewright/kernel';
import { forbidden } from '../effects/restrictions.ts';
import { drawEvent } from '../events/make.ts';
import { isEvent } from '../events/types.ts';
import { MAIN_DECK } from '../zones/zones.ts';
import { playersOf } from './found.ts';
import { type ActionOf, type Acts, bind, countFor, emit, type Outcome, type Run, results } from './run.ts';

/** How many cards a player is still to draw. */
type Left = readonly [player: PlayerId, count: number];

/** Each card is an event of its own, each player's draws after those of the players before. */
function draw(run: Run, action: ActionOf<'draw'>): Outcome {
  const drawn = [...((run.work?.drawn as readonly ObjectId[] | undefined) ?? []), ...ownDraw(run)];
  const made = ((run.work?.made as number | undefined) ?? 0) + 1;
  const [next, ...others] = stillToDraw(run, action);
  if (next === undefined) return bind(action.as, drawn);
  const [player, count] = next;
  const event = drawEvent(player, action.into ?? 'hand', { cause: run.ctx.source });
  const after: readonly Left[] = count === 1 ? others : [[player, count - 1], ...others];
  if (after.length === 0 && action.as === undefined) return emit([event]);
  return emit([event], { work: { queue: after, drawn, player, made: playable(made) } });
}

/** From an empty deck one draw is like any number of them, unless something may be done instead. */
function stillToDraw(run: Run, action: ActionOf<'draw'>): readonly Left[] {
  const queue = (run.work?.queue as readonly Left[] | undefined) ?? drawers(run, action);
  const [first, ...others] = queue;
  if (first === undefined || run.work?.player !== first[0]) return queue;
  const { g } = run;
  const [player] = first;
  const isInVain = zoneObjects(g, MAIN_DECK, player).length === 0 && run.happened.length === 0;
  return isInVain && !g.rules.mayBeReplaced(g, drawEvent(player)) ? others : queue;
}

/** A card that somebody drew because of a replacement effect is not the one that was to be drawn. */
const ownDraw = ({ work, happened }: Run): readonly ObjectId[] =>
  happened.some((e) => isEvent(e, 'draw') && e.player === work?.player) ? results(happened) : [];

const drawers = (run: Run, action: ActionOf<'draw'>): readonly Left[] =>
  playersOf(run, action.who)
    .filter((player) => forbidden(run.g, 'draw', player) === null)
    .map((player): Left => [player, countFor(run, action.count, player)])
    .filter(([, count]) => count > 0);

export const drawing: Acts<'draw'> = { draw };
