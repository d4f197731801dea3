/** How long effects last in any game: until …, this turn, for as long as …. */
import { type ProseRules, proseRules } from './categories.ts';
import type { Game } from './game.ts';
import { you } from './nodes.ts';

export function durations<G extends Game>(): ProseRules<G> {
  const rules = proseRules<G>();
  const { rule } = rules;
  rule({
    name: 'duration.endOfTurn',
    of: 'Duration',
    en: ['until end of turn', 'this turn', 'for the rest of the turn'],
    mean: () => ({ kind: 'endOfTurn' }),
  });
  rule({
    name: 'duration.yourNextTurn',
    of: 'Duration',
    en: 'until your next turn',
    mean: () => ({ kind: 'untilNextTurn', of: you }),
  });
  rule({
    name: 'duration.endOfYourNextTurn',
    of: 'Duration',
    en: 'until the end of your next turn',
    mean: () => ({ kind: 'endOfNextTurn', of: you }),
  });
  rule({
    name: 'duration.yourNextStep',
    of: 'Duration',
    slots: { step: 'Step' },
    en: 'until your next {step}',
    mean: ({ step }) => ({ kind: 'untilStepBegins', step, of: you }),
  });
  rule({
    name: 'duration.forever',
    of: 'Duration',
    en: ['for the rest of the game', 'for the remainder of the game'],
    mean: () => ({ kind: 'forever' }),
  });
  rule({
    name: 'duration.while',
    of: 'Duration',
    slots: { c: 'Conditions' },
    en: 'for as long as {c}',
    mean: ({ c }) => ({ kind: 'while', condition: c }),
  });
  return rules;
}
