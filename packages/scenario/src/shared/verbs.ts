// Entries for what players do in any game.

import type { Action, ChooseAction, VerbWords } from '../parse/index.ts';
import { readAnswer } from '../parse/index.ts';
import { choose, concede, whenActing } from '../run/actions.ts';
import { settle, submit } from '../run/decide.ts';
import type { VerbRun } from '../run/play.ts';

/** A verb that says everything: who does it, and nothing else. */
const alone = (kind: string): Pick<VerbWords & VerbRun, 'kind' | 'alone' | 'options' | 'parse'> => ({
  kind,
  alone: true,
  options: [],
  parse: (_, { player, line }): Action => ({ kind, line, player }),
});

export const commonVerbs = {
  /** Answers what is being asked of the player. */
  chooses: {
    kind: 'choose',
    options: [],
    answers: true,
    parse(reading, { player, line, value }): ChooseAction | undefined {
      const answer = readAnswer(reading, value);
      return answer && { kind: 'choose', line, player, answer };
    },
    ways: (_, { answer, line }: ChooseAction, player) => [(now) => choose(now, player, answer, line)],
  },
  /** Does nothing when it is the player's to act. */
  passes: {
    ...alone('pass'),
    ways: (_, { line }, player) => [
      (now) =>
        whenActing(now, player, line, (decision) => {
          submit(now, now.playing.decisions.idle(decision), line);
          settle(now, line);
        }),
    ],
  },
  concedes: {
    ...alone('concede'),
    anyTime: true,
    ways: (_, { line }, player) => [(now) => concede(now, player, line)],
  },
} satisfies Record<string, VerbWords & VerbRun>;
