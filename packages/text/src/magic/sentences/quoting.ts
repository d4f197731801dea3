/** Abilities in quotation marks that lack their full stop. */
import type { Ability } from '@rulewright/language/magic';
import { rulesOf } from '../categories/index.ts';

export const quoting = rulesOf();
const { rule } = quoting;

/** The full stop of the whole list stands in the last quotation. */
rule({
  name: 'openQuote.statement',
  of: 'OpenQuote',
  slots: { s: 'Statement' },
  en: '"^{s}"',
  mean: (parts, d): Ability => d.quote(() => ({ kind: 'static', effects: parts.s })),
});
rule({
  name: 'granted.halfOpen',
  of: 'Granted',
  slots: { a: 'OpenQuote', b: 'Ability' },
  en: '{a} and "{b}"',
  mean: (parts, d) => [parts.a, d.quote(() => parts.b)],
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
