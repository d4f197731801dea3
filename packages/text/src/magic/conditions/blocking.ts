/** Which creatures block a creature (509.1). */
import type { Condition, Filter } from '@rulewright/language/magic';
import { rulesOf } from '../categories/index.ts';
import type { Described } from '../game.ts';
import { not } from '../nouns/adjectives.ts';
import { eachOf, self } from '../nouns/selectors.ts';

export const blocking = rulesOf();
const { rule } = blocking;

const some = (n: Described, ...more: readonly Filter[]): Condition => ({
  kind: 'exists',
  what: eachOf({ ...n, filters: [...n.filters, ...more] }),
});
rule({
  name: 'condition.anotherBlocks',
  of: 'Condition',
  slots: { n: 'Noun', t: 'Thing' },
  en: 'at least one other {n#sg} is blocking {t}',
  mean: ({ n, t }, d) => some(n, { kind: 'blocking', what: d.pick(t) }, not({ kind: 'is', what: self })),
});
rule({
  name: 'condition.noneBlock',
  of: 'Condition',
  slots: { n: 'Noun', t: 'Thing' },
  en: 'no {n#pl} are blocking {t}',
  mean: ({ n, t }, d) => ({ kind: 'not', of: some(n, { kind: 'blocking', what: d.pick(t) }) }),
});
