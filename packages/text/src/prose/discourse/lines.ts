/** One line of a card after the other: what of one goes on into the next. */
import type { Action, Game, TargetOf } from '../game.ts';
import type { LineEnd } from '../vocabulary.ts';
import { type Discourse, newLine, nothingAsked, nothingSpoken, type Told, withAsked, withText } from './record.ts';
import { refuseNothingAhead } from './targets.ts';

/** A line's targets are its own. */
export const beginLine = <G extends Game>(d: Discourse<G>): Discourse<G> => ({
  ...d,
  asked: nothingAsked(),
  line: newLine(),
});

/** What was said before it stays; of the line, what the game's `lineEnd` says. */
export function endLine<G extends Game>(
  before: Discourse<G>,
  at: Discourse<G>,
  line: G['line'],
): Told<G, readonly TargetOf<G>[]> {
  refuseNothingAhead(at);
  const { targets } = at.asked;
  const end = at.game.lineEnd(line, at.face);
  const told = withText(at, { instructions: instructionsAfter(at, end) });
  const kept = end.areTargetsKept ? [...before.asked.targets, ...targets] : before.asked.targets;
  const after = withAsked(told, { targets: kept });
  return [targets, end.isSpokenOn ? after : { ...after, spoken: nothingSpoken() }];
}

const instructionsAfter = <G extends Game>(
  { text }: Discourse<G>,
  { instructions = [], isInstead = false }: LineEnd<G>,
): readonly Action<G>[] => (isInstead ? instructions : [...text.instructions, ...instructions]);
