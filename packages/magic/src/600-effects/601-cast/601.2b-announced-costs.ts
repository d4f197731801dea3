/**
 * What is decided about costs as they are announced (601.2b), one entry for each kind of cost that may say so: the objects on which the
 * rest of the cost depends. They are asked for in the common engine (`play/cost-decisions.ts`), as is which of several costs is paid.
 */
import type { Cost } from '@rulewright/language/magic';
import { type CostDecision, costChoice } from '@rulewright/rules';
import { parseCost } from '../../100-game/106-mana/107.4-mana-symbols.ts';
import type { G } from '../../state.ts';

type Decision<K extends Cost['kind']> = CostDecision<Extract<Cost, { kind: K }>, G>;

const sacrifice: Decision<'sacrifice'> = {
  name: ({ announced, anyNumber, as = '' }) => (announced === true || anyNumber === true ? as : null),
  most: ({ anyNumber }, _, from) => (anyNumber === true ? from.length : null),
};

const exile: Decision<'exile'> = {
  name: ({ anyNumber, as = '' }) => (anyNumber === true ? as : null),
  most: (_, __, from) => from.length,
};

const tapOthers: Decision<'tapOthers'> = {
  name: ({ announced, as = '' }) => (announced === true ? as : null),
  isOptional: ({ upTo }) => upTo === true,
};

/** The name of what is tapped for a waterbend cost. */
export const WATERBEND = 'waterbend.with';

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

/** 701.67a: one for each generic mana in the cost, or fewer. */
const waterbend: Decision<'waterbend'> = {
  name: () => WATERBEND,
  candidates: (g, _, payer) => costChoice(g, BENDERS, payer)?.from ?? [],
  most(cost, ctx, from) {
    const { generic, x } = parseCost(cost.mana);
    return Math.min(from.length, generic + x * ctx.x);
  },
  free: true,
  rule: '701.67a',
};

/** What is tapped for a waterbend cost with {X} pays for that X, which is announced before it is chosen. */
export const xComesFirst = (costs: readonly Cost[]): boolean =>
  costs.some((cost) => cost.kind === 'waterbend' && parseCost(cost.mana).x > 0);

export const costDecisions = { sacrifice, exile, tapOthers, waterbend } as const;
