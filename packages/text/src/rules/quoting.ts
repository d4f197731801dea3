/** Abilities in quotation marks that lack their full stop, and those inside another quotation. */
import { rulesOf } from './categories.ts';

export const quoting = rulesOf();
const { rule } = quoting;

rule({
  name: 'granted.inner',
  of: 'Granted',
  slots: { a: 'Ability' },
  en: '‹{a}›',
  mean: (parts, d) => d.quote(() => [parts.a]),
});
rule({
  name: 'granted.open',
  of: 'Granted',
  slots: { cost: 'Costs', c: 'Clause' },
  en: '"{cost}: ^{c}"',
  mean: (parts, d) =>
    d.quote(() => {
      const { cost } = parts;
      const actions = parts.c;
      return [{ kind: 'activated', cost, ...(d.targets.length > 0 ? { targets: d.targets } : {}), actions }];
    }),
});
