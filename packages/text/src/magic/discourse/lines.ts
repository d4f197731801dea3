/** One line of a card after the other: what of one goes on into the next. */
import type { Target } from '@rulewright/language/magic';
import type { Line } from '../abilities/line.ts';
import { isSpell } from './face.ts';
import { type Discourse, NEW_LINE, NOTHING_ASKED, NOTHING_SPOKEN, type Told, withAsked, withText } from './record.ts';
import { refuseNothingAhead } from './targets.ts';

/** A line's targets are its own. */
export const beginLine = (d: Discourse): Discourse => ({ ...d, asked: NOTHING_ASKED, line: NEW_LINE });

/** Names go on, and instructions speak of what earlier lines spoke of. */
export function endLine(before: Discourse, at: Discourse, line: Line): Told<readonly Target[]> {
  const { targets } = at.asked;
  refuseNothingAhead(at);
  const after = withInstructions(at, line);
  if (line.kind === 'instructions' || line.kind === 'modal')
    return [targets, withAsked(after, { targets: [...before.asked.targets, ...targets] })];
  const again = withAsked(after, { targets: before.asked.targets });
  return [targets, isPaidForSpell(at, line) ? again : { ...again, spoken: NOTHING_SPOKEN }];
}

/** What was paid for a spell can be spoken of by its instructions. */
const isPaidForSpell = ({ face }: Discourse, line: Line): boolean =>
  line.kind === 'abilities' && isSpell(face) && line.abilities.every(({ kind }) => kind === 'additionalCost');

function withInstructions(d: Discourse, line: Line): Discourse {
  if (line.kind !== 'instructions') return d;
  return withText(d, { instructions: line.all === true ? line.actions : [...d.text.instructions, ...line.actions] });
}
