/** Abilities in quotation marks that lack their full stop, and those inside another quotation. */
import type { Ability } from '@rulewright/language/magic';
import { rulesOf } from '../categories.ts';

export const quoting = rulesOf();
const { rule } = quoting;

rule({
  name: 'granted.inner',
  of: 'Granted',
  slots: { a: 'Ability' },
  en: '‹{a}›',
  mean: (parts, d) => d.quote(() => [parts.a]),
});
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
/** The sentence goes on after it: "until end of turn". */
rule({
  name: 'granted.openStanding',
  of: 'Granted',
  slots: { s: 'Standing' },
  en: '"^{s}"',
  mean: (parts, d) => d.quote(() => parts.s),
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
