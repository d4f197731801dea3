/** Arrows: from what is on the stack to its targets, from attackers to what they attack, from blockers to attackers. */
import type { Draft } from '../../../table/answering.ts';
import type { Link } from '../../../table/game.ts';
import type { Snapshot } from '../types.ts';

export function links({ zones, objects, facts, question }: Snapshot, draft: Draft): readonly Link[] {
  const out: Link[] = [];
  for (const id of zones.stack.seen)
    for (const to of objects[id]?.stack?.targets ?? []) out.push({ from: id, to, kind: 'target', draft: false });
  for (const { attacker, defender, blockers } of facts.combat) {
    out.push({ from: attacker, to: defender, kind: 'attack', draft: false });
    for (const from of blockers) out.push({ from, to: attacker, kind: 'block', draft: false });
  }
  if (question?.kind === 'attackers' || question?.kind === 'blockers') {
    const kind = question.kind === 'attackers' ? 'attack' : 'block';
    for (const [from, to] of draft.pairs) out.push({ from, to, kind, draft: true });
  }
  return out;
}
