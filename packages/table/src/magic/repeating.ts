/** What somebody at a table of Magic may propose to repeat (732.2a). */
import { explainRepetition, type G, Recent, repetition } from '@rulewright/magic';
import type { Repeating } from '../game.ts';

export const repeating = (recent = new Recent()): Repeating<G> => ({
  note: (g, answer) => recent.note(g, answer),
  copy: () => repeating(recent.copy()),
  found(seen) {
    const found = repetition(seen, recent);
    if (found === null) return null;
    const { choices, most } = found;
    return { once: { action: 'shortcut', choices, times: 1 }, most, changes: explainRepetition(seen, found) };
  },
});
