/** Durations that only Grand Archive has. */
import { rulesOf } from '../categories/index.ts';
import { you } from '../nouns/selectors.ts';

export const durations = rulesOf();
const { rule } = durations;

rule({ name: 'duration.forThisTurn', of: 'Duration', en: 'for this turn', mean: () => ({ kind: 'endOfTurn' }) });
rule({ name: 'duration.attack', of: 'Duration', en: 'for this attack', mean: () => ({ kind: 'attack' }) });
rule({
  name: 'duration.beginningOfYourNextTurn',
  of: 'Duration',
  en: 'until the beginning of your next turn',
  mean: () => ({ kind: 'untilNextTurn', of: you }),
});
rule({
  name: 'duration.beginningOfTheirNextTurn',
  of: 'Duration',
  slots: { whose: 'Whose' },
  en: ['until the beginning of {whose} next turn', 'until {whose} next turn'],
  mean: ({ whose }, d) => {
    if (whose.kind === 'you') d.refer({ kind: 'nobody' });
    return { kind: 'untilNextTurn', of: whose };
  },
});
rule({
  name: 'duration.step',
  of: 'Duration',
  slots: { step: 'Step' },
  en: 'until the beginning of your next {step}',
  mean: ({ step }) => ({ kind: 'untilStepBegins', step, of: you }),
});
rule({
  name: 'duration.combat',
  of: 'Duration',
  en: ['until end of combat', 'this combat'],
  mean: () => ({ kind: 'endOfCombat' }),
});
rule({
  name: 'duration.mainPhase',
  of: 'Duration',
  en: ['until end of main phase', 'until the end of the main phase', 'until the end of this main phase'],
  mean: () => ({ kind: 'untilStep', step: 'main' }),
});
