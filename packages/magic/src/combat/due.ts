/** What attacking or blocking costs (508.1h, 509.1d): locked in before anything of it is paid. */
import type { Cant, Cost } from '@rulewright/language';
import type { ActiveEffect } from '../environment.ts';
import type { Context } from '../types.ts';

export interface Due {
  readonly cost: readonly Cost[];
  readonly ctx: Context;
}

export const dueOf = (prices: readonly ActiveEffect<Cant>[]): readonly Due[] =>
  prices.flatMap(({ effect, ctx }) => (effect.cost === undefined ? [] : [{ cost: effect.cost, ctx }]));
