/** What an action would tap, found by trying it on a fork with the first of every choice. */
import {
  type Answer,
  decides,
  decisionKind,
  fork,
  type ObjectId,
  objectRow,
  type Seen,
  step,
  zoneObjects,
} from '@rulewright/kernel';
import { BATTLEFIELD, Flag, type G } from '@rulewright/magic';

/** So many choices an announcement asks for at most before it is given up. */
const MOST_CHOICES = 40;

const untapped = (g: G): readonly ObjectId[] =>
  zoneObjects(g, BATTLEFIELD, 0 as never).filter((id) => (objectRow(g.state, id).flags & Flag.tapped) === 0);

/** The permanents that get tapped if the answer is given and the rest is paid automatically; null if it is refused or undone. */
export function tappedBy({ g }: Seen<G>, answer: Answer): readonly ObjectId[] | null {
  const player = g.state.decision === null ? null : decides(g.state.decision);
  const trial: G = { ...g, state: fork(g.state), undone: null };
  const before = untapped(trial);
  let { refusal } = step(trial, answer);
  for (let i = 0; refusal === null && i < MOST_CHOICES; i++) {
    const { decision } = trial.state;
    if (decision === null || decision.kind === 'priority' || decides(decision) !== player) break;
    const kind = decisionKind(trial, decision);
    const next =
      decision.kind === 'payment'
        ? { auto: true }
        : (kind.answers(trial, decision)?.[0] ?? kind.sample(trial, decision, () => 0));
    ({ refusal } = step(trial, next));
  }
  if (refusal !== null) return null;
  return before.filter((id) => {
    const row = objectRow(trial.state, id);
    return row.zone === BATTLEFIELD ? (row.flags & Flag.tapped) !== 0 : false;
  });
}
