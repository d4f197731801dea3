/** Coins, dice and votes (705, 706, 701.38). */

import { type EntityId, type PlayerId, playable, rollEvent, rolled } from '@rulewright/kernel';
import { inTurnOrder } from '../../100-game/101.4-turn-order.ts';
import {
  type ActionOf,
  type Acts,
  ASKED,
  chooseEntities,
  chooseOption,
  countOf,
  DONE,
  emit,
  entitiesOf,
  type Outcome,
  type Run,
} from '../../600-effects/608-resolve/run.ts';
import { actedEvent, type MagicEvent } from '../700.1-events/types.ts';
import { playerOf } from './found.ts';

const said = (run: Run, player: PlayerId, action: string): MagicEvent =>
  actedEvent(action, player, { cause: run.ctx.source });

/** A coin as a die of two sides. */
const HEADS = 2;
const flips = (player: PlayerId, count: number): readonly MagicEvent[] => [
  rollEvent(player, 'coin', 2, playable(count), { rule: '705.1' }),
];

/** 705.2: a fair coin is called right as often as wrong, so what the player calls is not asked. */
function flipCoin(run: Run, action: ActionOf<'flipCoin'>): Outcome {
  const player = playerOf(run, action.who);
  if (player === undefined) return DONE;
  const count = action.untilLost === true ? 1 : action.count === undefined ? 1 : countOf(run, action.count);
  const before = (run.work?.results as readonly number[] | undefined) ?? null;
  if (before === null) return emit(flips(player, count), { work: { results: [] } });
  const results = [...before, ...rolled(run.happened)];
  if (action.untilLost === true && results.at(-1) === HEADS) return emit(flips(player, 1), { work: { results } });
  const won = results.filter((r) => r === HEADS).length;
  return emit(
    results.map((r) => said(run, player, r === HEADS ? 'win flip' : 'lose flip')),
    { bind: { [action.as]: won } },
  );
}

/** 706.2 */
function rollDice(run: Run, action: ActionOf<'rollDice'>): Outcome {
  const player = playerOf(run, action.who);
  if (player === undefined) return DONE;
  const count = action.count === undefined ? 1 : countOf(run, action.count);
  if (run.work === null)
    return emit([rollEvent(player, 'die', action.sides, playable(count))], { work: { rolled: true } });
  const results = rolled(run.happened);
  const sum = results.reduce((a, b) => a + b, 0);
  const result = kept(run, player, action.keep, results, sum);
  if (result === undefined) return ASKED;
  return emit(
    results.map((amount) => actedEvent('roll', player, { cause: run.ctx.source, amount })),
    { bind: { [action.as]: result, ...(action.rest === undefined ? {} : { [action.rest]: sum - result }) } },
  );
}

/** What counts of several dice; undefined while the player is asked. */
function kept(
  run: Run,
  player: PlayerId,
  keep: ActionOf<'rollDice'>['keep'],
  results: readonly number[],
  sum: number,
): number | undefined {
  if (keep === undefined || results.length === 0) return sum;
  if (keep === 'highest') return Math.max(...results);
  if (keep === 'lowest') return Math.min(...results);
  const different = [...new Set(results)];
  const chosen = chooseOption(run, player, { rule: '706.2', prompt: 'result' }, different.map(String));
  return chosen === undefined ? undefined : (different[chosen] ?? sum);
}

/** 701.38a: beginning with the controller of the ability, in turn order. */
const voters = ({ g, ctx }: Run): readonly PlayerId[] =>
  inTurnOrder(g, ctx.controller).filter((p) => g.state.players[p]?.standing === 'playing');

function vote(run: Run, action: ActionOf<'vote'>): Outcome {
  const votes: number[] = action.options.map(() => 0);
  for (const player of voters(run)) {
    const chosen = chooseOption(run, player, { rule: '701.38a', prompt: 'vote' }, action.options);
    if (chosen === undefined) return ASKED;
    votes[chosen] = (votes[chosen] ?? 0) + 1;
  }
  return emit(voted(run), { bind: Object.fromEntries(action.as.map((name, i) => [name, votes[i] ?? 0])) });
}

function voteFor(run: Run, action: ActionOf<'voteFor'>): Outcome {
  const from = entitiesOf(run, action.from);
  const votes = new Map<EntityId, number>();
  for (const player of voters(run)) {
    const chosen = chooseEntities(run, player, { rule: '701.38a', prompt: 'vote', from, min: 1, max: 1 });
    if (chosen === undefined) return ASKED;
    for (const id of chosen) votes.set(id, (votes.get(id) ?? 0) + 1);
  }
  const most = Math.max(0, ...votes.values());
  const winners = from.filter((id) => votes.get(id) === most);
  return emit(voted(run), { bind: { [action.as]: winners } });
}

const voted = (run: Run): readonly MagicEvent[] => voters(run).map((player) => said(run, player, 'vote'));

export const chance: Acts<'flipCoin' | 'rollDice' | 'vote' | 'voteFor'> = { flipCoin, rollDice, vote, voteFor };
