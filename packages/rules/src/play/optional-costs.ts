/** Costs that a player may add to what is played, each with a name under which it is remembered how often it was paid. */
import { type Answer, altered, ask, type ChooseNumber, type Directive, go, next, type YesNo } from '@rulewright/kernel';
import type { Context } from '../context.ts';
import type { CommonGame } from '../game.ts';
import { type Announcement, decided } from './announcement.ts';

interface NamedCost {
  readonly name?: string;
  /** May be paid any number of times. */
  readonly repeat?: boolean;
  /** The name under which several such costs are counted together. */
  readonly counts?: string;
}

/** More often than anybody will pay it. */
const MOST_TIMES = 50;

function mostTimes(repeat: boolean, affordable: (times: number) => boolean): number {
  if (!repeat) return affordable(1) ? 1 : 0;
  let n = 0;
  while (n < MOST_TIMES && affordable(n + 1)) n++;
  return n;
}

const withPaid = (paid: Context['paid'], { name = '', counts }: NamedCost, times: number): Context['paid'] =>
  altered(paid, { [name]: times, ...(counts === undefined ? {} : { [counts]: (paid[counts] ?? 0) + times }) });

/** One choice for each of the costs: whether it is paid, or how often; only what can be paid is offered. */
export function announceOptionalCosts(
  g: CommonGame,
  a: Announcement,
  answer: Answer | undefined,
  stage: string,
  costs: readonly NamedCost[],
  affordable: (paid: Context['paid']) => boolean,
): Directive {
  const cost = costs[a.at];
  if (cost === undefined) return next(altered(a, { at: 0 }));
  const { name = '', repeat = false } = cost;
  const { paid } = a.entry;
  const announce = (times: number): Directive => {
    const announced = times === 0 ? a : decided(a, { paid: withPaid(paid, cost, times) });
    return go(stage, altered(announced, { at: a.at + 1 }));
  };
  if (answer !== undefined) return announce(typeof answer === 'number' ? answer : answer === true ? 1 : 0);
  const most = mostTimes(repeat, (times) => affordable(altered(paid, { [name]: times })));
  if (most === 0) return go(stage, altered(a, { at: a.at + 1 }));
  // What can be paid for only with the last of them is not cast without.
  const isNeeded = a.at + 1 === costs.length && !affordable(paid);
  if (isNeeded && !repeat) return announce(1);
  const { rule } = g.rules.play;
  const asked = { player: a.player, rule: rule.costs, prompt: 'optional-cost', about: a.object, cost: name };
  const once: YesNo & { readonly cost: string } = { kind: 'yesNo', ...asked };
  const often: ChooseNumber & { readonly cost: string } = {
    kind: 'number',
    ...asked,
    min: isNeeded ? 1 : 0,
    max: most,
  };
  return ask(repeat ? often : once);
}
