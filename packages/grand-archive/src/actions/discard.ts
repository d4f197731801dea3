/** Discarding cards, from the hand if no zone is named (game terms, discard). */
import { isPick, type ObjectId, objectRow, type PlayerId, pickEvent, zoneObjects } from '@rulewright/kernel';
import { discardEvent } from '../events/make.ts';
import type { GrandArchiveEvent } from '../events/types.ts';
import { HAND, MEMORY, zoneOf } from '../zones/zones.ts';
import { fitting, followedBy, playersOf } from './found.ts';
import { type ActionOf, type Acts, ASKED, chooseEntities, countFor, emit, type Outcome, type Run } from './run.ts';

/** What a player could discard. */
export const discardable = (run: Run, player: PlayerId, { from, what }: ActionOf<'discard'>): readonly ObjectId[] =>
  fitting(
    run,
    (from?.map(zoneOf) ?? [HAND]).flatMap((zone) => zoneObjects(run.g, zone, player)),
    what,
  );

/** The players choose in turn order, then all discard at once (simultaneous selections 2). */
function discard(run: Run, action: ActionOf<'discard'>): Outcome {
  const players = playersOf(run, action.who);
  const hands = players.map((p) => discardable(run, p, action));
  const wanted = (hand: readonly ObjectId[], player: PlayerId): number =>
    action.count === 'all' ? hand.length : Math.min(hand.length, countFor(run, action.count, player));
  if (action.random === true && run.work === null) {
    const picks = players.map((p, i) => pickEvent(p, 'discard', hands[i] ?? [], wanted(hands[i] ?? [], p)));
    return emit(picks, { work: { at: 'random' } });
  }
  const events: GrandArchiveEvent[] = [];
  for (const [i, player] of players.entries()) {
    const from = hands[i] ?? [];
    const max = wanted(from, player);
    const min = action.upTo === true ? 0 : max;
    const chosen =
      action.random === true
        ? pickedFor(run, player)
        : chooseEntities(run, player, { rule: 'term-discard.3', prompt: 'discard', from, min, max });
    if (chosen === undefined) return ASKED;
    for (const object of chosen) events.push(discardEvent(player, object, { cause: run.ctx.source }));
  }
  return emit(events, { as: action.as });
}

const pickedFor = ({ happened }: Run, player: PlayerId): readonly ObjectId[] =>
  happened.flatMap((e) => (isPick(e) && e.player === player ? (e.picked ?? []) : [])) as readonly ObjectId[];

/** Cards that were spoken of, from wherever they are held. */
function discardCards(run: Run, action: ActionOf<'discardCards'>): Outcome {
  const rows = followedBy(run, action.what).map((id) => objectRow(run.g.state, id));
  return emit(
    rows
      .filter(({ zone }) => zone === HAND || zone === MEMORY)
      .map(({ owner, id }) => discardEvent(owner, id, { cause: run.ctx.source })),
    { as: action.as },
  );
}

export const discarding: Acts<'discard' | 'discardCards'> = { discard, discardCards };
