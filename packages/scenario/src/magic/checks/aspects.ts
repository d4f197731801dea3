// What a check of Magic says about the game as a whole.
import { type AspectWords, type Check, readWord } from '../../parse/index.ts';
import { expectSame } from '../../run/mismatch.ts';
import type { AspectRun } from '../../run/play.ts';
import { commonAspects } from '../../shared/aspects.ts';
import type { MagicPlay } from '../play.ts';
import { stack } from './stack.ts';

const dayNightWords = ['day', 'night', 'neither'] as const;

export interface DayNightCheck extends Check {
  readonly kind: 'dayNight';
  readonly value: (typeof dayNightWords)[number];
}

export const aspects = {
  stack,
  'day-night': {
    kind: 'dayNight',
    parse(reading, { line, value: node }): DayNightCheck | undefined {
      const value = readWord(reading, node, 'state of day and night', dayNightWords);
      return value && { kind: 'dayNight', line, value };
    },
    check: ({ game }, { line, value }: DayNightCheck) =>
      expectSame(line, 'day or night', value, game.state.game.dayNight ?? 'neither'),
  },
  ...commonAspects,
} satisfies Record<string, AspectWords & AspectRun<MagicPlay>>;
