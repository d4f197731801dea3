/** Drawing cards (121.2). */
import { type Locals, type ObjectId, type PlayerId, playable, zoneObjects } from '@rulewright/kernel';
import { LIBRARY } from '../../400-zones/400-zones.ts';
import {
  type ActionOf,
  type Acts,
  countFor,
  emit,
  type Outcome,
  type Run,
  results,
} from '../../600-effects/608-resolve/run.ts';
import { drawEvent, type MagicEvent } from '../700.1-events/types.ts';
import { playersOf } from './found.ts';

/** How many cards a player is still to draw. */
type Left = readonly [player: PlayerId, count: number];

/** 121.2, 121.2c: one card at a time, each player's draws after those of the players before. */
function draw(run: Run, action: ActionOf<'draw'>): Outcome {
  const drawn = [...((run.work?.drawn as readonly ObjectId[] | undefined) ?? []), ...ownDraw(run)];
  const made = ((run.work?.made as number | undefined) ?? 0) + 1;
  const [next, ...others] = stillToDraw(run, action);
  const told = ((run.work?.told as number | undefined) ?? 0) || (next?.[1] ?? 0);
  if (next === undefined) return { is: 'done', bind: bound(action, drawn, told) };
  const [player, count] = next;
  const event = drawEvent(player, { cause: run.ctx.source });
  const after: readonly Left[] = count === 1 ? others : [[player, count - 1], ...others];
  if (after.length === 0 && action.as === undefined && action.counted === undefined) return emit([event]);
  return emit([event], { work: { queue: after, drawn, player, made: playable(made), told } });
}

/** What came of it, and how many cards each was told to draw. */
const bound = ({ as, counted }: ActionOf<'draw'>, drawn: readonly ObjectId[], told: number): Locals => ({
  ...(as === undefined ? {} : { [as]: drawn }),
  ...(counted === undefined ? {} : { [counted]: told }),
});

/** From an empty library one draw is like any number of them (121.4, 704.5b), unless something may be done instead. */
function stillToDraw(run: Run, action: ActionOf<'draw'>): readonly Left[] {
  const queue = (run.work?.queue as readonly Left[] | undefined) ?? drawers(run, action);
  const [first, ...others] = queue;
  if (first === undefined || run.work?.player !== first[0]) return queue;
  const { g } = run;
  const [player] = first;
  const isInVain = zoneObjects(g, LIBRARY, player).length === 0 && run.happened.length === 0;
  return isInVain && !g.rules.mayBeReplaced(g, drawEvent(player)) ? others : queue;
}

/** 614.11b: a card that somebody drew because of a replacement effect is not the one that was to be drawn. */
function ownDraw({ work, happened }: Run): readonly ObjectId[] {
  const isOwn = (e: MagicEvent): boolean => e.kind === 'draw' && e.player === work?.player;
  return (happened as readonly MagicEvent[]).some(isOwn) ? results(happened) : [];
}

const drawers = (run: Run, action: ActionOf<'draw'>): readonly Left[] =>
  playersOf(run, action.who)
    .map((player): Left => [player, countFor(run, action.count, player)])
    .filter(([, count]) => count > 0);

export const drawing: Acts<'draw'> = { draw };
