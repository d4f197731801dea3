/** What an answer would use up whatever is chosen afterwards, found by trying it on a fork. */
import { FIELD, Flag, type G, GRAVEYARD, HAND } from '@rulewright/grand-archive';
import {
  type Answer,
  decides,
  decisionKind,
  fork,
  type ObjectId,
  objectRow,
  type PlayerId,
  type Seen,
  step,
  zoneObjects,
} from '@rulewright/kernel';

/** So many choices an announcement asks for at most before it is given up. */
const MOST_CHOICES = 40;

/** What can be paid with by choice: cards of the hand and of the graveyard, awake objects. What chance picks from memory nobody knows. */
const means = (g: G, player: PlayerId): readonly ObjectId[] => [
  ...zoneObjects(g, HAND, player),
  ...zoneObjects(g, GRAVEYARD, player),
  ...zoneObjects(g, FIELD, player).filter((id) => (objectRow(g.state, id).flags & Flag.rested) === 0),
];

/** The cards and objects that are used up; what is still to be chosen is not among them. Null if the answer is refused or undone. */
export function usedBy({ g }: Seen<G>, answer: Answer): readonly ObjectId[] | null {
  if (g.state.decision === null) return null;
  const player = decides(g.state.decision);
  const trial: G = { ...g, state: fork(g.state), undone: null };
  const before = means(trial, player);
  const played = new Set(idsIn(answer));
  let { refusal } = step(trial, answer);
  for (let i = 0; refusal === null && i < MOST_CHOICES; i++) {
    const { decision } = trial.state;
    if (decision === null || decision.kind === 'opportunity' || decides(decision) !== player) break;
    const kind = decisionKind(trial, decision);
    const answers = kind.answers(trial, decision);
    const next = answers?.[0] ?? kind.sample(trial, decision, () => 0);
    if (answers?.length !== 1) for (const id of idsIn(next)) played.add(id);
    ({ refusal } = step(trial, next));
  }
  if (refusal !== null) return null;
  return before.filter((id) => {
    if (played.has(id)) return false;
    const { zone, flags } = objectRow(trial.state, id);
    return zone === FIELD ? (flags & Flag.rested) !== 0 : zone !== objectRow(g.state, id).zone;
  });
}

/** Every id that stands in an answer. */
function idsIn(answer: Answer): readonly ObjectId[] {
  if (typeof answer === 'number') return [answer as ObjectId];
  if (Array.isArray(answer)) return answer.flatMap(idsIn);
  if (typeof answer !== 'object' || answer === null) return [];
  const { card, object } = answer as { readonly card?: Answer; readonly object?: Answer };
  return [...(card === undefined ? [] : idsIn(card)), ...(object === undefined ? [] : idsIn(object))];
}
