/**
 * Paying costs by their kinds: what to pay with is chosen first, then everything is paid, what chance decides last. Each function is a
 * stage of a game's procedure; what is paid in another way (a resource with rules of its own) has stages of the game between them.
 */
import {
  type Answer,
  altered,
  ask,
  type ChooseEntities,
  type Directive,
  done,
  emit,
  type GameEvent,
  isObject,
  type Locals,
  next,
  type ObjectId,
  pickEvent,
  picked,
  type Refusal,
} from '@rulewright/kernel';
import type { Node } from '../evaluate/vocabulary.ts';
import type { CommonGame } from '../game.ts';
import type { Payer, Use } from './cost-rules.ts';
import {
  bindingOf,
  type CostChoice,
  costChoice,
  costEvents,
  costKind,
  costTogether,
  isPaidLast,
  isRandom,
  meetsTotal,
  useOf,
} from './costs.ts';
import { removedTogether, stillWith } from './counters-among.ts';
import { tooFew } from './own-objects.ts';

/** What paying came to. */
export interface PaymentResult {
  readonly paid: boolean;
  /** What was paid with, under the names that the costs give. */
  readonly locals: Locals;
  readonly refusal: Refusal | null;
}

/** How far a payment has got. Plain data. */
export interface Payment {
  /** For each cost, in order, the objects it is paid with. */
  readonly chosen: readonly (readonly ObjectId[])[];
  /** What chance has chosen to pay with last, and before that, for each cost that it chooses for. */
  readonly picked: readonly GameEvent[];
  readonly pickedBefore?: readonly GameEvent[];
}

const NO_LOCALS: Locals = Object.freeze({});

export const unpaid = (refusal: Refusal): Directive =>
  done({ paid: false, locals: NO_LOCALS, refusal } satisfies PaymentResult);

/** Objects of which the costs use this, as chosen so far. */
export function inUse(
  g: CommonGame,
  chosen: Payment['chosen'],
  costs: readonly Node[],
  payer: Payer,
  use: Use,
): readonly ObjectId[] {
  const used = chosen.flatMap((ids, i) => {
    const cost = costs[i];
    return cost === undefined ? [] : ids.filter((id) => useOf(g, cost, id) === use);
  });
  const ofSource = use === 'position' && costs.some((cost) => costKind(g, cost).ofSource === true);
  return ofSource ? [...used, payer.ctx.source] : used;
}

/** What to pay one cost with: a question if there is a choice. Null: it cannot be paid. */
function chooseFor(
  g: CommonGame,
  chosen: Payment['chosen'],
  costs: readonly Node[],
  payer: Payer,
  cost: Node,
): readonly ObjectId[] | ChooseEntities | null {
  const choice = isRandom(g, cost) ? null : costChoice(g, cost, payer);
  if (choice === null || choice.most === 0) return [];
  const taken = {
    object: inUse(g, chosen, costs, payer, 'object'),
    position: inUse(g, chosen, costs, payer, 'position'),
  };
  const free = choice.from.filter((id) => {
    const use = useOf(g, cost, id);
    return use === 'nothing' || !taken[use].includes(id);
  });
  const from = stillWith(g, costs, chosen, free);
  if (from.length < choice.count) return null;
  if (from.length === choice.count) return meetsTotal(g, cost, payer, from) ? from : null;
  const most = choice.total === null ? Math.min(choice.most, from.length) : from.length;
  return {
    kind: 'entities',
    player: payer.player,
    rule: g.rules.play.costs.rule.choose,
    prompt: `cost-${cost.kind}`,
    about: payer.ctx.source,
    from,
    min: choice.count,
    max: most,
    ...costTogether(g, cost, payer, from),
  };
}

export function chooseWhatToPayWith(
  g: CommonGame,
  p: Payment,
  costs: readonly Node[],
  payer: Payer,
  answer: Answer | undefined,
): Directive {
  let { chosen } = p;
  const asked = costs[chosen.length];
  if (answer !== undefined && asked !== undefined) {
    if (!meetsTotal(g, asked, payer, answer as readonly ObjectId[])) return unpaid(tooFew(g));
    chosen = [...chosen, answer as readonly ObjectId[]];
  }
  for (let cost = costs[chosen.length]; cost !== undefined; cost = costs[chosen.length]) {
    const found = chooseFor(g, chosen, costs, payer, cost);
    if (found === null) return unpaid(tooFew(g));
    if ('kind' in found) return ask(found, altered(p, { chosen }));
    chosen = [...chosen, found];
  }
  return next(altered(p, { chosen }));
}

/** All that is not paid last. */
export function payCosts(g: CommonGame, p: Payment, costs: readonly Node[], payer: Payer): Directive {
  const events: GameEvent[] = [];
  for (let i = 0; i < costs.length; i++) {
    const cost = costs[i] as Node;
    if (isPaidLast(g, cost)) continue;
    const paid = costEvents(g, cost, payer, p.chosen[i] ?? []);
    if (paid === null) return unpaid(tooFew(g));
    events.push(...paid);
  }
  return events.length === 0 ? next(p) : emit(removedTogether(events));
}

/** What chance has to choose for a cost; null if nothing. */
function atRandom(g: CommonGame, cost: Node, payer: Payer): CostChoice | null {
  const choice = isRandom(g, cost) ? costChoice(g, cost, payer) : null;
  return choice === null || choice.count < 1 || choice.from.length === 0 ? null : choice;
}

const allPicked = ({ pickedBefore = [], picked: last }: Payment): readonly GameEvent[] => [...pickedBefore, ...last];

/** What chance chooses for them: for one after the other, so that nothing is chosen twice. */
export function pickForCosts(g: CommonGame, p: Payment, costs: readonly Node[], payer: Payer): Directive {
  const before = allPicked(p);
  const [cost, ...others] = costs.filter((c) => atRandom(g, c, payer) !== null).slice(before.length);
  const choice = cost === undefined ? null : atRandom(g, cost, payer);
  if (cost === undefined || choice === null) return next(p);
  const taken = choice.uses === 'nothing' ? [] : picked(before).filter(isObject);
  const from = choice.from.filter((id) => !taken.includes(id));
  const { frame } = g.state;
  return emit([pickEvent(payer.player, cost.kind, from, choice.count)], {
    store: 'picked',
    data: altered(p, { pickedBefore: before, picked: [] }),
    ...(others.length === 0 ? {} : { then: frame?.procedure.stageNames[frame.stage] }),
  });
}

export function payLastCosts(g: CommonGame, p: Payment, costs: readonly Node[], payer: Payer): Directive {
  const events: GameEvent[] = [];
  const chosen = p.chosen.slice();
  const picks = allPicked(p);
  let nth = 0;
  for (let i = 0; i < costs.length; i++) {
    const cost = costs[i] as Node;
    if (!isPaidLast(g, cost)) continue;
    if (atRandom(g, cost, payer) !== null) chosen[i] = picked(picks.slice(nth, ++nth)).filter(isObject);
    events.push(...(costEvents(g, cost, payer, chosen[i] ?? []) ?? []));
  }
  return events.length === 0 ? next(p) : emit(events, { data: altered(p, { chosen }) });
}

/** What was paid with, under the names that the costs give. */
export function paidLocals({ chosen }: Payment, costs: readonly Node[]): Locals {
  const locals: Record<string, readonly ObjectId[]> = {};
  costs.forEach((cost, i) => {
    const name = bindingOf(cost);
    if (name !== null) locals[name] = chosen[i] ?? [];
  });
  return locals;
}
