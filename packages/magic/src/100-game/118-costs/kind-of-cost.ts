/** An entry of the table of costs (118), and what several of them need. */
import type { ObjectId, Refusal } from '@rulewright/kernel';
import type { Cost, Filter, Value, Zone } from '@rulewright/language/magic';
import { amountOf, type CostKind, ownObjects } from '@rulewright/rules';
import type { G } from '../../state.ts';
import type { Payer } from './payer.ts';

/** Costs that are paid by themselves: what is not mana, and does not stand for other costs. */
export type OtherCost = Exclude<
  Cost,
  { kind: 'mana' | 'generic' | 'manaCostOf' | 'either' | 'choosePlayer' | 'waterbend' | 'leastX' }
>;
type CostOf<K> = Extract<OtherCost, { kind: K }>;
export type Kind<K extends OtherCost['kind']> = CostKind<CostOf<K>, G, Payer>;

export const unable = (code: string, rule: string): Refusal => Object.freeze({ code, rule });

export const amount: (g: G, v: Value, payer: Payer) => number = amountOf;

/** 118.3: on the battlefield what the player controls, elsewhere what the player owns. */
export const own: (g: G, zone: Zone, what: Filter, payer: Payer) => readonly ObjectId[] = ownObjects;
