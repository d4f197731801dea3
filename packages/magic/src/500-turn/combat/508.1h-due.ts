/** What attacking or blocking costs (508.1h, 509.1d): the total is locked in before anything of it is paid. */

import type { Cant, Cost } from '@rulewright/language/magic';
import type { ActiveEffect } from '../../600-effects/613-continuous/611-active-effect.ts';
import type { Context } from '../../state.ts';

export interface Due {
  readonly cost: readonly Cost[];
  readonly ctx: Context;
}

/** Symbols mean the same whoever demands them: all that mana is paid at once. Other costs are read as their source says. */
export function dueOf(prices: readonly ActiveEffect<Cant>[]): readonly Due[] {
  const all = prices.flatMap(({ effect, ctx }) => (effect.cost ?? []).map((cost) => ({ cost, ctx })));
  const mana = all.filter((due) => due.cost.kind === 'mana');
  const others = all.filter((due) => due.cost.kind !== 'mana');
  const [first] = mana;
  const together: readonly Due[] = first === undefined ? [] : [{ cost: mana.map((due) => due.cost), ctx: first.ctx }];
  return [...together, ...others.map(({ cost, ctx }) => ({ cost: [cost], ctx }))];
}
