/** What playing a card costs (card activation 1.7, materialization 3.2): base, setting effects, plus and minus together, removal, not below 0. */
import type { ObjectId, PlayerId } from '@rulewright/kernel';
import type {
  ActivatedAbility,
  AdditionalCost,
  Cost,
  CostChange,
  Filter,
  Mode,
} from '@rulewright/language/grand-archive';
import { type ActiveEffect, type Context, environment, inForce, usesLeft, withCandidate } from '@rulewright/rules';
import type { GrandArchiveEvent } from '../events/types.ts';
import { abilityKinds } from '../parts-of-a-card/ability-kinds.ts';
import { type Characteristics, isType, keywordsOf } from '../parts-of-a-card/characteristics.ts';
import { ATTACK } from '../parts-of-a-card/words.ts';
import type { G } from '../state.ts';
import { holds, matches, selects, value } from '../vocabulary/evaluate.ts';
import { asPlayed } from './as-played.ts';
import type { BanishThese } from './cost-kinds.ts';
import { type Due, openCosts } from './payment.ts';
import type { Way } from './ways.ts';

type Kind = CostChange['of'];

/** A change of costs, with what its words are read against. */
export interface CostStep {
  readonly effect: CostChange;
  readonly ctx: Context;
}

const isCostChange = (effect: { readonly kind: string }): effect is CostChange => effect.kind === 'cost';

const isThis = (what: Filter): boolean => what.kind === 'is' && what.what.kind === 'this';

const NO_STEPS: readonly CostStep[] = [];

/** What a card says of its own cost works wherever it is played from. */
function ownChanges(c: Characteristics, g: G, ctx: Context): readonly CostStep[] {
  const { costing } = abilityKinds(c);
  if (costing.length === 0) return NO_STEPS;
  return costing.flatMap((a) => {
    if (a.condition !== undefined && !holds(g, a.condition, ctx)) return [];
    return a.effects
      .filter(isCostChange)
      .filter((e) => isThis(e.what))
      .map((effect) => ({ effect, ctx }));
  });
}

const NO_CHANGERS: readonly ActiveEffect<CostChange>[] = [];

function changersOf(
  g: G,
  kind: Kind,
  object: ObjectId,
  player: PlayerId,
  keyword?: string,
): readonly ActiveEffect<CostChange>[] {
  const { costs } = environment(g);
  if (costs.length === 0) return NO_CHANGERS;
  return costs.filter((a): a is ActiveEffect<CostChange> => {
    const effect = a.effect as CostChange;
    if (effect.of !== kind || isThis(effect.what) || !inForce(g, a)) return false;
    if (effect.keyword !== undefined && effect.keyword !== keyword) return false;
    if (effect.who !== undefined && !selects(g, effect.who, player, a.ctx)) return false;
    return matches(g, effect.what, object, a.ctx);
  });
}

function changesOf(g: G, kind: Kind, object: ObjectId, player: PlayerId, keyword?: string): readonly CostStep[] {
  const changers = changersOf(g, kind, object, player, keyword);
  if (changers.length === 0) return NO_STEPS;
  return changers.map(({ effect, ctx }) => ({ effect, ctx: withCandidate(ctx, object) }));
}

/** "The next card costs less": what was applied to one is used up with it. */
export const usedUp = (
  g: G,
  kind: Kind,
  object: ObjectId,
  player: PlayerId,
  keyword?: string,
): readonly GrandArchiveEvent[] =>
  changersOf(g, kind, object, player, keyword)
    .filter(({ id }) => usesLeft(g, id) >= 0)
    .map(({ id }) => ({ kind: 'useEffect', id, amount: 1 }));

/** In the order of the rules. */
function changed(g: G, base: number, changes: readonly CostStep[]): number {
  if (changes.length === 0) return Math.max(base, 0);
  let amount = base;
  for (const { effect, ctx } of changes) if (effect.set !== undefined) amount = value(g, effect.set, ctx);
  const before = amount;
  let floor = 0;
  for (const { effect, ctx } of changes) {
    if (effect.more !== undefined) amount += value(g, effect.more, ctx);
    if (effect.less !== undefined) amount -= value(g, effect.less, ctx);
    if (effect.less !== undefined && effect.least !== undefined) floor = Math.max(floor, value(g, effect.least, ctx));
  }
  return Math.max(Math.min(floor, before), amount, 0);
}

const amountIn = (cost: Characteristics['cost'], x: number): number =>
  cost === null ? 0 : cost.amount === 'X' ? x : cost.amount;

const CHAMPION_FILTER: Filter = { kind: 'type', type: 'champion' };

/** The name under which the unit is bound that is rested for an attack. */
export const ATTACKER = 'attacker';

const NONE_RESTED: readonly Extract<Cost, { kind: 'restOthers' }>[] = [];

/** Attack 2: the champion is rested as an additional cost; Command 1.1: an ally instead. */
function restedForAttack(c: Characteristics): readonly Extract<Cost, { kind: 'restOthers' }>[] {
  if (!isType(c, ATTACK)) return NONE_RESTED;
  const [command] = keywordsOf(c, 'command');
  const ally: Filter = { kind: 'type', type: 'ally' };
  const what: Filter =
    command === undefined
      ? CHAMPION_FILTER
      : command.what === undefined
        ? ally
        : { kind: 'all', of: [ally, command.what] };
  return [{ kind: 'restOthers', what, count: 1, as: ATTACKER }];
}

export function additionalCosts(c: Characteristics, method: Way['method']): readonly AdditionalCost[] {
  const { additional } = abilityKinds(c);
  return additional.length === 0 ? additional : additional.filter((a) => (a.for ?? 'activate') === method);
}

const mayMean = (cost: AdditionalCost, paid: Context['paid']): boolean =>
  cost.optional !== true || (paid[cost.name ?? ''] ?? 0) > 0;

/** What was decided about paying, beside what the entry says. */
export interface Help {
  readonly kindled?: readonly ObjectId[];
}

/** What changes the cost of a card: what it says itself, and what effects say. */
export function costChanges(
  g: G,
  card: ObjectId,
  player: PlayerId,
  { method }: Pick<Way, 'method'>,
  ctx: Context,
): readonly CostStep[] {
  const own = ownChanges(asPlayed(g, card), g, ctx);
  const others = changesOf(g, method, card, player);
  if (own.length === 0) return others;
  return others.length === 0 ? own : [...own, ...others];
}

const NO_COSTS: readonly Cost[] = [];
const costsOfModes = (modes: readonly Mode[]): readonly Cost[] =>
  modes.length === 0 ? NO_COSTS : modes.flatMap((mode) => mode.cost ?? NO_COSTS);

/** All that is to be paid for a card, with its numbers worked out; null for a card that has no cost to pay. */
export function costOfCard(
  g: G,
  card: ObjectId,
  player: PlayerId,
  way: Way,
  ctx: Context,
  modes: readonly Mode[],
  help: Help = {},
): readonly Due[] | null {
  const c = asPlayed(g, card);
  const due: Due[] = [];
  const additional = additionalCosts(c, way.method);
  const others =
    additional.length === 0
      ? NO_COSTS
      : additional.filter((cost) => mayMean(cost, ctx.paid)).flatMap(({ cost }) => cost);
  const replaced = way.cost === null ? null : openCosts(way.cost, ctx);
  if (!way.free) {
    if (replaced === null && c.cost === null) return null;
    const changes = costChanges(g, card, player, way, ctx);
    // Brew 4: changes of the reserve cost are ignored; other alternative costs are changed as far as they are reserve.
    const isBrewed = way.by === 'brew';
    const ofCost = replaced?.find((cost) => cost.kind === 'reserve' || cost.kind === 'memory');
    const base =
      replaced === null ? amountIn(c.cost, ctx.x) : ofCost === undefined ? null : value(g, ofCost.amount, ctx);
    const costKind = replaced === null ? (c.cost?.kind ?? 'reserve') : (ofCost?.kind ?? 'reserve');
    const total = base === null || isBrewed ? (base ?? 0) : Math.max(0, changed(g, base, changes) - way.less);
    const kindled = Math.min(help.kindled?.length ?? 0, total);
    if (help.kindled !== undefined && help.kindled.length > 0)
      due.push({ kind: 'banishThese', cards: help.kindled, paying: costKind } satisfies BanishThese);
    if (total - kindled > 0) due.push({ kind: costKind, amount: total - kindled });
    for (const cost of replaced ?? []) if (cost !== ofCost) due.push(cost);
  }
  if (way.ofAll)
    return [...due, ...restedForAttack(c).map(({ what }) => ({ kind: 'chooseOne', what, as: ATTACKER }) as const)];
  due.push(...restedForAttack(c));
  for (const costs of [way.extra, others, costsOfModes(modes)])
    if (costs.length > 0) due.push(...openCosts(costs, ctx));
  return due;
}

/** The reserve part, for those who may pay it in another way. */
export const reserveIn = (g: G, due: readonly Due[], ctx: Context): number =>
  due.reduce((sum, cost) => sum + (cost.kind === 'reserve' ? Math.max(0, value(g, cost.amount, ctx)) : 0), 0);

/** What activating an ability costs. */
export function costOfAbility(
  g: G,
  source: ObjectId,
  player: PlayerId,
  ability: ActivatedAbility,
  ctx: Context,
  modes: readonly Mode[],
): readonly Due[] {
  const ofModes = costsOfModes(modes);
  const costs = openCosts(ofModes.length === 0 ? ability.cost : [...ability.cost, ...ofModes], ctx);
  const at = costs.findIndex((cost) => cost.kind === 'reserve');
  const own = costs[at];
  const changes = changesOf(g, 'ability', source, player, ability.keyword);
  const { less } = ability;
  const isLess = less !== undefined && (less.condition === undefined || holds(g, less.condition, ctx));
  if (changes.length === 0 && !isLess) return costs;
  const base = own?.kind === 'reserve' ? value(g, own.amount, ctx) : 0;
  const amount = Math.max(0, changed(g, base, changes) - (isLess ? value(g, less.amount, ctx) : 0));
  if (at < 0) return amount === 0 ? costs : [{ kind: 'reserve', amount }, ...costs];
  return costs.with(at, { kind: 'reserve', amount });
}

/** What declaring an attack costs beside resting (attack declaration 2.4, 2.5). */
export function costOfAttack(g: G, attacker: ObjectId, player: PlayerId): readonly Due[] {
  const changes = changesOf(g, 'attack', attacker, player);
  if (changes.length === 0) return NO_COSTS;
  const amount = changed(g, 0, changes);
  return amount === 0 ? [] : [{ kind: 'reserve', amount }];
}
