/** What a player has to pay with: objects of a zone that fit. */
import { type ObjectId, objectRow, type Refusal, zoneObjects } from '@rulewright/kernel';
import { matches, value } from '../evaluate/evaluate.ts';
import type { Node } from '../evaluate/vocabulary.ts';
import type { CommonGame } from '../game.ts';
import { mostOf } from '../program/together-chosen.ts';
import type { CostKind, CostObjects, CostTotal, Payer } from './cost-rules.ts';

const NONE: readonly ObjectId[] = [];

/** A number of things to pay: never less than none. */
export const amountOf = (g: CommonGame, v: number | Node, { ctx }: Payer): number => Math.max(0, value(g, v, ctx));

/** Objects of the payer in a zone that fit: where permanents are those the player controls, elsewhere those owned. */
export function ownObjects(g: CommonGame, zone: string, what: Node, payer: Payer): readonly ObjectId[] {
  const kind = g.rules.vocabulary.look.zoneOf(zone);
  const { source } = payer.ctx;
  if (isThis(what)) return objectRow(g.state, source).zone === kind && isOwn(g, kind, source, payer) ? [source] : NONE;
  const found: ObjectId[] = [];
  const among = zoneObjects(g, kind, payer.player);
  for (let i = 0; i < among.length; i++) {
    const id = among[i] as ObjectId;
    if (isOwn(g, kind, id, payer) && matches(g, what, id, payer.ctx)) found.push(id);
  }
  return found;
}

const isThis = (what: Node): boolean => what.kind === 'is' && 'what' in what && (what.what as Node).kind === 'this';

function isOwn(g: CommonGame, zone: number, id: ObjectId, { player, playing }: Payer): boolean {
  if (id === playing) return false;
  const row = objectRow(g.state, id);
  const { look } = g.rules.vocabulary;
  if (zone === look.permanents) return look.controllerOf(g, row) === player && g.rules.play.targets.exists(row);
  return row.owner === player;
}

export const tooFew = (g: CommonGame): Refusal => ({ code: 'cannot-pay', rule: g.rules.play.costs.rule.able });

/** A kind of cost that is paid with objects: it can be paid if there are enough of them. */
export const paidWith = <C extends Node, G extends CommonGame, P extends Payer>(
  choice: CostObjects<C, G, P>,
): Pick<CostKind<C, G, P>, 'refusal' | 'choice'> => ({
  choice,
  refusal(g, cost, payer) {
    const from = choice.candidates(g, cost, payer);
    const count = choice.count(g, cost, payer);
    if (!isEnough(g, payer, choice.total?.(cost), from, count)) return tooFew(g);
    const demand = choice.together?.(cost);
    if (demand === undefined) return null;
    return mostOf(g.rules.program.together(g, demand, from, payer.ctx), from.length) >= count ? null : tooFew(g);
  },
});

/** What each counts for. */
export const statsOf = (g: CommonGame, { stat, as }: CostTotal, ids: readonly ObjectId[]): readonly number[] =>
  ids.map((id) => {
    const counted = as === undefined ? undefined : g.rules.play.costs.countsAs?.(g, as, id);
    return counted ?? g.rules.vocabulary.look.statOf(g, stat, id);
  });

/** Whether some of these are so many with that total: those that add to it. */
function isEnough(
  g: CommonGame,
  payer: Payer,
  total: CostTotal | undefined,
  from: readonly ObjectId[],
  count: number,
): boolean {
  if (from.length < count) return false;
  if (total === undefined) return true;
  const most = statsOf(g, total, from).reduce((sum, n) => sum + Math.max(0, n), 0);
  return most >= amountOf(g, total.atLeast, payer);
}
