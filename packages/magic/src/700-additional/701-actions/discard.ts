/** Discarding cards (701.9). */
import { type ObjectId, objectRow, type PlayerId, zoneObjects } from '@rulewright/kernel';
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
import { drawnAtRandom, randomDraws, randomNumbers } from './random.ts';

/** 701.9b: the players choose in turn order, then all discard at once (101.4). */
function discard(run: Run, action: ActionOf<'discard'>): Outcome {
  const players = playersOf(run, action.who);
  const hands = players.map((p) => fitting(run, zoneObjects(run.g, HAND, p), action.what));
  const wanted = (hand: readonly ObjectId[], player: PlayerId): number =>
    action.count === 'hand' ? hand.length : Math.min(hand.length, countFor(run, action.count, player));
  if (action.random === true && run.work === null) {
    const draws = players.flatMap((p, i) => randomDraws(p, hands[i]?.length ?? 0, wanted(hands[i] ?? [], p)));
    return emit(draws, { work: { at: 'random' } });
  }
  let numbers = randomNumbers(run.happened);
  const events: MagicEvent[] = [];
  for (const [i, player] of players.entries()) {
    const from = hands[i] ?? [];
    const count = wanted(from, player);
    const chosen =
      action.random === true
        ? drawnAtRandom(from, numbers.slice(0, count))
        : chooseEntities(run, player, { rule: '701.9b', prompt: 'discard', from, min: count, max: count });
    if (chosen === undefined) return ASKED;
    numbers = numbers.slice(count);
    for (const object of chosen) events.push(discardEvent(player, object, { cause: run.ctx.source }));
  }
  return emit(events, { as: action.as });
}

function discardCards(run: Run, action: ActionOf<'discardCards'>): Outcome {
  const rows = objectsOf(run, action.what).map((id) => objectRow(run.g.state, id));
  return emit(
    rows.filter((row) => row.zone === HAND).map((row) => discardEvent(row.owner, row.id, { cause: run.ctx.source })),
  );
}

export const discarding: Acts<'discard' | 'discardCards'> = { discard, discardCards };
