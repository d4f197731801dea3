/** Arrows: from what is on the effects stack to its targets, from the attacker to what it attacks, from those who retaliate to the attacker. */
import type { Link } from '../../../table/game.ts';
import type { Snapshot } from '../types.ts';

export function links({ zones, objects, facts: { combat } }: Snapshot): readonly Link[] {
  const out: Link[] = [];
  for (const id of zones.stack.seen)
    for (const to of objects[id]?.stack?.targets ?? []) out.push({ from: id, to, kind: 'target', draft: false });
  if (combat === null) return out;
  for (const to of combat.defenders) out.push({ from: combat.attacker, to, kind: 'attack', draft: combat.declaring });
  for (const { unit, against } of combat.retaliators)
    out.push({ from: unit, to: against, kind: 'retaliate', draft: false });
  return out;
}
