/** Discarding cards (701.9). */
import { isPick, type ObjectId, objectRow, type PlayerId, pickEvent, zoneObjects } from '@rulewright/kernel';
import { HAND } from '../../400-zones/400-zones.ts';
import {
  type ActionOf,
  type Acts,
  ASKED,
  chooseEntities,
  countFor,
  emit,
  type Outcome,
  objectsOf,
  type Run,
} from '../../600-effects/608-resolve/run.ts';
import { discardEvent, type MagicEvent } from '../700.1-events/types.ts';
import { fitting, playersOf } from './found.ts';

/** 701.9b: the players choose in turn order, then all discard at once (101.4). */
function discard(run: Run, action: ActionOf<'discard'>): Outcome {
  const players = playersOf(run, action.who);
  const hands = players.map((p) => fitting(run, zoneObjects(run.g, HAND, p), action.what));
  const wanted = (hand: readonly ObjectId[], player: PlayerId): number =>
    action.count === 'hand' ? hand.length : Math.min(hand.length, countFor(run, action.count, player));
  if (action.random === true && run.work === null) {
    const picks = players.map((p, i) => pickEvent(p, 'discard', hands[i] ?? [], wanted(hands[i] ?? [], p)));
    return emit(picks, { work: { at: 'random' } });
  }
  const events: MagicEvent[] = [];
  for (const [i, player] of players.entries()) {
    const from = hands[i] ?? [];
    const count = wanted(from, player);
    const chosen =
      action.random === true
        ? pickedFor(run, player)
        : chooseEntities(run, player, { rule: '701.9b', prompt: 'discard', from, min: count, max: count });
    if (chosen === undefined) return ASKED;
    for (const object of chosen) events.push(discardEvent(player, object, { cause: run.ctx.source }));
  }
  return emit(events, { as: action.as });
}

const pickedFor = ({ happened }: Run, player: PlayerId): readonly ObjectId[] =>
  happened.flatMap((e) => (isPick(e) && e.player === player ? (e.picked ?? []) : [])) as readonly ObjectId[];

function discardCards(run: Run, action: ActionOf<'discardCards'>): Outcome {
  const rows = objectsOf(run, action.what).map((id) => objectRow(run.g.state, id));
  return emit(
    rows.filter((row) => row.zone === HAND).map((row) => discardEvent(row.owner, row.id, { cause: run.ctx.source })),
  );
}

export const discarding: Acts<'discard' | 'discardCards'> = { discard, discardCards };
