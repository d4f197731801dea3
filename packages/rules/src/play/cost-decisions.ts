/**
 * What is decided about costs as they are announced: which of several is paid, and the objects and players on which the rest of the cost
 * depends. Until it is decided, a cost stands for all that it could become.
 */
import {
  type Answer,
  altered,
  ask,
  type ChooseEntities,
  type ChooseOptions,
  type Directive,
  type EntityId,
  go,
  isPlayer,
  next,
} from '@rulewright/kernel';
import type { CoreCost } from '@rulewright/language';
import { type Context, contextWith } from '../context.ts';
import { select } from '../evaluate/evaluate.ts';
import type { AnyFamilies } from '../evaluate/families.ts';
import type { Node } from '../evaluate/vocabulary.ts';
import type { CommonGame } from '../game.ts';
import { type Announcement, decided } from './announcement.ts';
import type { CostDecision, Payer } from './cost-rules.ts';
import { costChoice } from './costs.ts';

type Decided = Pick<Context, 'locals' | 'paid'>;
type Either = Extract<CoreCost<AnyFamilies>, { kind: 'either' }>;
type ChoosePlayer = Extract<CoreCost<AnyFamilies>, { kind: 'choosePlayer' }>;

const isEither = (cost: Node): cost is Either => cost.kind === 'either';

const choosePlayer: CostDecision<ChoosePlayer, CommonGame> = {
  name: (cost) => cost.as,
  candidates: (g, cost, { ctx }) => select(g, cost.from, ctx).filter(isPlayer),
};
const core: Readonly<Record<string, CostDecision>> = { choosePlayer };

const decisionOf = (g: CommonGame, { kind }: Node): CostDecision | undefined =>
  core[kind] ?? g.rules.play.costs.decisions[kind];

/** The name under which what is chosen for it is bound; null if there is nothing to be chosen. */
const nameOf = (g: CommonGame, cost: Node): string | null => decisionOf(g, cost)?.name(cost) ?? null;

const known = new WeakMap<readonly Node[], boolean>();

/** Whether anything about these costs is to be decided. */
export function hasDecisions(g: CommonGame, costs: readonly Node[]): boolean {
  if (costs.length === 0) return false;
  const found = known.get(costs);
  if (found !== undefined) return found;
  const made = costs.some((cost) => isEither(cost) || nameOf(g, cost) !== null);
  known.set(costs, made);
  return made;
}

/** Something that is still open: which of several costs, or what is chosen for one under this name. */
type Open = { readonly cost: Either; readonly name: null } | { readonly cost: Node; readonly name: string };

function open(g: CommonGame, costs: readonly Node[], ctx: Decided): Open | null {
  for (const cost of costs) {
    if (!isEither(cost)) {
      const name = nameOf(g, cost);
      if (name !== null && ctx.locals[name] === undefined) return { cost, name };
      continue;
    }
    const chosen = ctx.paid[cost.name];
    if (chosen === undefined) return { cost, name: null };
    const inner = open(g, cost.options[chosen - 1] ?? [], ctx);
    if (inner !== null) return inner;
  }
  return null;
}

const bound = (ctx: Decided, name: string, chosen: readonly EntityId[]): Decided => ({
  locals: altered(ctx.locals, { [name]: chosen }),
  paid: ctx.paid,
});

/** How many can be chosen where any number can; null where one is. */
const mostOf = (g: CommonGame, cost: Node, ctx: Context, from: readonly EntityId[]): number | null =>
  decisionOf(g, cost)?.most?.(cost, ctx, from) ?? null;

const candidates = (g: CommonGame, cost: Node, payer: Payer): readonly EntityId[] =>
  decisionOf(g, cost)?.candidates?.(g, cost, payer) ?? costChoice(g, cost, payer)?.from ?? [];

/** All ways of deciding it. What else is to be paid hangs on how many are chosen: the first so many stand for all of them. */
function waysOf(g: CommonGame, { cost, name }: Open, ctx: Context, payer: Payer): readonly Decided[] {
  if (name === null)
    return cost.options.map((_, i) => ({ locals: ctx.locals, paid: altered(ctx.paid, { [cost.name]: i + 1 }) }));
  const from = candidates(g, cost, payer);
  const most = mostOf(g, cost, ctx, from);
  if (most !== null) return Array.from({ length: most + 1 }, (_, n) => bound(ctx, name, from.slice(0, n)));
  const one = from.map((id) => bound(ctx, name, [id]));
  return decisionOf(g, cost)?.isOptional?.(cost) === true ? [bound(ctx, name, []), ...one] : one;
}

/** Whether there is a way of deciding everything with which it works. */
export function somehow(
  g: CommonGame,
  costs: readonly Node[],
  payer: Payer,
  works: (ctx: Context) => boolean,
  ctx: Context = payer.ctx,
): boolean {
  const first = open(g, costs, ctx);
  if (first === null) return works(ctx);
  return waysOf(g, first, ctx, payer).some((way) => somehow(g, costs, payer, works, contextWith(ctx, way)));
}

type Step = { readonly is: 'settled' | 'open' } | { readonly is: 'decided'; readonly now: Decided } | Asked;
interface Asked {
  readonly is: 'asked';
  readonly question: ChooseEntities | ChooseOptions;
}

/** One decision: what is open is asked for, one after another; only what can still be paid is offered. */
export function decide(
  g: CommonGame,
  costs: readonly Node[],
  payer: Payer,
  answer: Answer | undefined,
  works: (ctx: Context) => boolean,
): Step {
  const { ctx } = payer;
  const first = open(g, costs, ctx);
  if (first === null) return { is: 'settled' };
  const ways = waysOf(g, first, ctx, payer).filter((w) => somehow(g, costs, payer, works, contextWith(ctx, w)));
  const [way] = ways;
  if (way === undefined) return { is: 'open' };
  if (first.name !== null) {
    const from = candidates(g, first.cost, payer);
    const most = mostOf(g, first.cost, ctx, from);
    if (most !== null) return anyNumber(g, first.cost, first.name, payer, from, most, ways, answer);
  }
  if (answer !== undefined) return { is: 'decided', now: answered(first, ways, answer as readonly number[]) ?? way };
  return ways.length === 1 ? { is: 'decided', now: way } : { is: 'asked', question: question(g, payer, first, ways) };
}

/** As many as the player likes, at least so many that the rest can be paid; what is just enough is suggested. */
function anyNumber(
  g: CommonGame,
  cost: Node,
  name: string,
  { ctx, player }: Payer,
  from: readonly EntityId[],
  most: number,
  ways: readonly Decided[],
  answer: Answer | undefined,
): Step {
  if (answer !== undefined) return { is: 'decided', now: bound(ctx, name, answer as readonly EntityId[]) };
  const { free, rule = g.rules.play.rule.costs } = decisionOf(g, cost) ?? {};
  const numbers = ways.map((way) => (way.locals[name] as readonly EntityId[]).length);
  const fewest = Math.min(...numbers);
  const max = free === true ? most : Math.max(...numbers);
  if (max === 0) return { is: 'decided', now: bound(ctx, name, []) };
  const asked = { player, rule, prompt: `cost-${cost.kind}`, about: ctx.source };
  const min = free === true ? 0 : fewest;
  const suggested = from.slice(0, fewest);
  return { is: 'asked', question: { kind: 'entities', ...asked, from, min, max, suggested } as ChooseEntities };
}

/** A stage of playing a card or activating an ability. */
export function announceDecisions(
  g: CommonGame,
  a: Announcement,
  costs: readonly Node[],
  payer: Payer,
  answer: Answer | undefined,
  stage: string,
  works: (ctx: Context) => boolean,
): Directive {
  const step = decide(g, costs, payer, answer, works);
  if (step.is === 'asked') return ask(step.question);
  if (step.is !== 'decided') return next(altered(a, { at: 0 }));
  const { locals, paid } = step.now;
  const added = Object.entries(locals).filter(([name]) => payer.ctx.locals[name] === undefined);
  return go(stage, decided(a, { locals: altered(a.entry.locals, Object.fromEntries(added)), paid }));
}

const entityIn = (name: string, way: Decided): EntityId | undefined =>
  (way.locals[name] as readonly EntityId[] | undefined)?.[0];

function answered({ name }: Open, ways: readonly Decided[], answer: readonly number[]): Decided | undefined {
  return name === null ? ways[answer[0] ?? 0] : ways.find((way) => entityIn(name, way) === answer[0]);
}

/** Which of several costs is paid, with what kinds of costs each consists of. */
export interface EitherCost extends ChooseOptions {
  readonly costs: readonly (readonly string[])[];
}

function question(
  g: CommonGame,
  { player, ctx }: Payer,
  { cost, name }: Open,
  ways: readonly Decided[],
): ChooseEntities | ChooseOptions {
  const asked = { player, rule: g.rules.play.rule.costs, prompt: `cost-${cost.kind}`, about: ctx.source };
  if (name === null) {
    const options = ways.map(({ paid }) => ({ label: `option-${paid[cost.name] ?? 1}` }));
    const costs = ways.map(({ paid }) => (cost.options[(paid[cost.name] ?? 1) - 1] ?? []).map(({ kind }) => kind));
    return { kind: 'options', ...asked, options, costs, min: 1, max: 1 } as EitherCost;
  }
  const from = ways.flatMap((way) => entityIn(name, way) ?? []);
  return { kind: 'entities', ...asked, from, min: from.length === ways.length ? 1 : 0, max: 1 };
}
