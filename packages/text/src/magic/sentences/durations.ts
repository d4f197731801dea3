/** How long effects last in Magic besides: until end of combat, until something leaves the battlefield. */
import { rulesOf } from '../categories/index.ts';

export const durations = rulesOf();
const { rule } = durations;

rule({
  name: 'duration.endOfCombat',
  of: 'Duration',
  en: ['until end of combat', 'this combat'],
  mean: () => ({ kind: 'endOfCombat' }),
});
/** 901.11 */
rule({
  name: 'duration.untilPlaneswalk',
  of: 'Duration',
  en: 'until a player planeswalks',
  mean: () => ({ kind: 'untilPlaneswalk' }),
});
rule({
  name: 'duration.untilLeaves',
  of: 'Duration',
  slots: { s: 'Self' },
  en: 'until {s} leaves the battlefield',
  mean: ({ s }) => ({ kind: 'untilLeaves', what: s }),
});
