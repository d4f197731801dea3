/**
 * What is decided about costs as they are announced (601.2b): which of several is paid, and the objects and players on which
 * the rest of the cost depends. Until it is decided, a cost stands for all that it could become.
 */

import {
  type Answer,
  ask,
  type ChooseEntities,
  type ChooseOptions,
  type Directive,
  type EntityId,
  go,
  isPlayer,
  next,
} from '@rulewright/kernel';
import type { Cost } from '@rulewright/language/magic';
import { decided } from '@rulewright/rules';
import { parseCost } from '../../100-game/106-mana/107.4-mana-symbols.ts';
import { costChoice, type Payer } from '../../100-game/118-costs/118-cost-parts.ts';
import type { Context, G } from '../../state.ts';
import { select } from '../../vocabulary/evaluate.ts';
import type { Announcement } from './601.2b-announcement.ts';

/** The name of what is tapped for a waterbend cost. */
export const WATERBEND = 'waterbend.with';

type Decided = Pick<Context, 'locals' | 'paid'>;

const known = new WeakMap<readonly Cost[], boolean>();

/** Whether anything about these costs is to be decided. */
export function hasDecisions(costs: readonly Cost[]): boolean {
  const found = known.get(costs);
  if (found !== undefined) return found;
  const made = costs.some(isDecided);
  known.set(costs, made);
  return made;
}

const isDecided = (cost: Cost): boolean =>
  cost.kind === 'either' ||
  cost.kind === 'choosePlayer' ||
  cost.kind === 'waterbend' ||
  isAnyNumber(cost) ||
  ('announced' in cost && cost.announced === true);

const isAnyNumber = (cost: Cost): boolean =>
  (cost.kind === 'sacrifice' || cost.kind === 'exile') && cost.anyNumber === true;

const nameOf = (cost: Cost): string => (cost.kind === 'waterbend' ? WATERBEND : 'as' in cost ? (cost.as ?? '') : '');

/** The first thing that is still open. */
function open(costs: readonly Cost[], ctx: Decided): Cost | null {
  for (const cost of costs) {
    if (!isDecided(cost)) continue;
    if (cost.kind !== 'either') {
      if (ctx.locals[nameOf(cost)] === undefined) return cost;
      continue;
    }
    const chosen = ctx.paid[cost.name];
    if (chosen === undefined) return cost;
    const inner = open(cost.options[chosen - 1] ?? [], ctx);
    if (inner !== null) return inner;
  }
  return null;
}

/** All ways of deciding it. */
function waysOf(g: G, cost: Cost, ctx: Decided, payer: Payer): readonly Decided[] {
  if (cost.kind === 'either')
    return cost.options.map((_, i) => ({ locals: ctx.locals, paid: { ...ctx.paid, [cost.name]: i + 1 } }));
  const bound = (chosen: readonly EntityId[]): Decided => ({
    locals: { ...ctx.locals, [nameOf(cost)]: chosen },
    paid: ctx.paid,
  });
  // What is tapped for mana is chosen freely; whether it can be paid is seen with the first so many.
  if (cost.kind === 'waterbend') {
    const from = candidates(g, cost, payer);
    return Array.from({ length: mostTapped(cost, ctx, from) + 1 }, (_, n) => bound(from.slice(0, n)));
  }
  // What else is to be paid hangs on how many are chosen.
  if (isAnyNumber(cost)) {
    const from = candidates(g, cost, payer);
    return Array.from({ length: from.length + 1 }, (_, n) => bound(from.slice(0, n)));
  }
  const one = candidates(g, cost, payer).map((id) => bound([id]));
  return 'upTo' in cost && cost.upTo === true ? [bound([]), ...one] : one;
}

function candidates(g: G, cost: Cost, payer: Payer): readonly EntityId[] {
  if (cost.kind === 'waterbend') return costChoice(g, BENDERS, payer)?.from ?? [];
  if (cost.kind === 'choosePlayer') return select(g, cost.from, payer.ctx).filter(isPlayer);
  return costChoice(g, cost, payer)?.from ?? [];
}

/** 701.67a: one for each generic mana in the cost. */
const mostTapped = (cost: Extract<Cost, { kind: 'waterbend' }>, ctx: Decided, from: readonly EntityId[]): number => {
  const { generic, x } = parseCost(cost.mana);
  return Math.min(from.length, generic + x * ((ctx as Partial<Context>).x ?? 0));
};

const BENDERS: Cost = {
  kind: 'tapOthers',
  count: 0,
  what: {
    kind: 'any',
    of: [
      { kind: 'type', type: 'artifact' },
      { kind: 'type', type: 'creature' },
    ],
  },
};

/** Whether there is a way of deciding everything with which it works. */
export function somehow(
  g: G,
  costs: readonly Cost[],
  payer: Payer,
  works: (ctx: Context) => boolean,
  ctx: Context = payer.ctx,
): boolean {
  const cost = open(costs, ctx);
  if (cost === null) return works(ctx);
  return waysOf(g, cost, ctx, payer).some((way) => somehow(g, costs, payer, works, { ...ctx, ...way }));
}

export type Step = { readonly is: 'settled' | 'open' } | { readonly is: 'decided'; readonly now: Decided } | Asked;
interface Asked {
  readonly is: 'asked';
  readonly question: ChooseEntities | ChooseOptions;
}

/** One decision: what is open is asked for, one after another; only what can still be paid is offered. */
export function decide(
  g: G,
  costs: readonly Cost[],
  payer: Payer,
  answer: Answer | undefined,
  works: (ctx: Context) => boolean,
): Step {
  const { ctx } = payer;
  const cost = open(costs, ctx);
  if (cost === null) return { is: 'settled' };
  const ways = waysOf(g, cost, ctx, payer).filter((w) => somehow(g, costs, payer, works, { ...ctx, ...w }));
  const [first] = ways;
  if (first === undefined) return { is: 'open' };
  if (cost.kind === 'waterbend') return bending(cost, payer, candidates(g, cost, payer), first, answer);
  if (isAnyNumber(cost)) return anyNumber(cost, payer, candidates(g, cost, payer), ways, answer);
  if (answer !== undefined) return { is: 'decided', now: answered(cost, ways, answer as readonly number[]) ?? first };
  return ways.length === 1 ? { is: 'decided', now: first } : { is: 'asked', question: question(payer, cost, ways) };
}

/** Any of them, up to the generic mana; what is enough is suggested. */
function bending(
  cost: Extract<Cost, { kind: 'waterbend' }>,
  payer: Payer,
  from: readonly EntityId[],
  enough: Decided,
  answer: Answer | undefined,
): Step {
  const { ctx, player } = payer;
  const most = mostTapped(cost, ctx, from);
  if (most === 0) return { is: 'decided', now: enough };
  if (answer !== undefined) {
    const locals = { ...ctx.locals, [WATERBEND]: answer as readonly EntityId[] };
    return { is: 'decided', now: { locals, paid: ctx.paid } };
  }
  const asked = { player, rule: '701.67a', prompt: 'cost-waterbend', about: ctx.source };
  const suggested = enough.locals[WATERBEND];
  return {
    is: 'asked',
    question: { kind: 'entities', ...asked, from, min: 0, max: most, suggested } as ChooseEntities,
  };
}

/** As many as the player likes, at least so many that the rest can be paid. */
function anyNumber(
  cost: Cost,
  { ctx, player }: Payer,
  from: readonly EntityId[],
  ways: readonly Decided[],
  answer: Answer | undefined,
): Step {
  const name = nameOf(cost);
  const decide = (chosen: readonly EntityId[]): Step => ({
    is: 'decided',
    now: { locals: { ...ctx.locals, [name]: chosen }, paid: ctx.paid },
  });
  if (answer !== undefined) return decide(answer as readonly EntityId[]);
  const numbers = ways.map((way) => (way.locals[name] as readonly EntityId[]).length);
  const [min, max] = [Math.min(...numbers), Math.max(...numbers)];
  if (max === 0) return decide([]);
  const asked = { player, rule: '601.2b', prompt: `cost-${cost.kind}`, about: ctx.source };
  return {
    is: 'asked',
    question: { kind: 'entities', ...asked, from, min, max, suggested: from.slice(0, min) } as ChooseEntities,
  };
}

/** 601.2b: a stage of casting and activating. */
export function announceDecisions(
  g: G,
  a: Announcement,
  costs: readonly Cost[],
  payer: Payer,
  answer: Answer | undefined,
  stage: string,
  works: (ctx: Context) => boolean,
): Directive {
  const step = decide(g, costs, payer, answer, works);
  if (step.is === 'asked') return ask(step.question);
  if (step.is !== 'decided') return next({ ...a, at: 0 });
  const { locals, paid } = step.now;
  const added = Object.entries(locals).filter(([name]) => payer.ctx.locals[name] === undefined);
  return go(stage, decided(a, { locals: { ...a.entry.locals, ...Object.fromEntries(added) }, paid }));
}

const entityIn = (cost: Cost, way: Decided): EntityId | undefined =>
  (way.locals[nameOf(cost)] as readonly EntityId[] | undefined)?.[0];

function answered(cost: Cost, ways: readonly Decided[], answer: readonly number[]): Decided | undefined {
  if (cost.kind === 'either') return ways[answer[0] ?? 0];
  return ways.find((way) => entityIn(cost, way) === answer[0]);
}

/** Which of several costs is paid, with what kinds of costs each consists of. */
export interface EitherCost extends ChooseOptions {
  readonly costs: readonly (readonly Cost['kind'][])[];
}

function question({ player, ctx }: Payer, cost: Cost, ways: readonly Decided[]): ChooseEntities | ChooseOptions {
  const asked = { player, rule: '601.2b', prompt: `cost-${cost.kind}`, about: ctx.source };
  if (cost.kind === 'either') {
    const options = ways.map(({ paid }) => ({ label: `option-${paid[cost.name] ?? 1}` }));
    const costs = ways.map(({ paid }) => (cost.options[(paid[cost.name] ?? 1) - 1] ?? []).map(({ kind }) => kind));
    return { kind: 'options', ...asked, options, costs, min: 1, max: 1 } as EitherCost;
  }
  const from = ways.flatMap((way) => entityIn(cost, way) ?? []);
  return { kind: 'entities', ...asked, from, min: from.length === ways.length ? 1 : 0, max: 1 };
}
