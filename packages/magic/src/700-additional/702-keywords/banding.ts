/** Banding and "bands with other" (702.22): creatures that attack together; `508.1-declare-attackers.ts` asks. */
import type { ObjectId, PlayerId } from '@rulewright/kernel';
import type { KeywordAbility } from '@rulewright/language/magic';
import { characteristics, hasKeyword } from '../../100-game/109.3-characteristics.ts';
import { type Attacker, type Combat, context, type G } from '../../state.ts';
import { matches } from '../../vocabulary/evaluate.ts';
import { BANDS_WITH } from './bands-with-other.ts';

/** Creatures that can form a band: some of the first, with no more than so many of the others (702.22c). */
export interface Bandable {
  readonly leaders: readonly ObjectId[];
  readonly others: readonly ObjectId[];
  readonly mostOthers: number;
}

/** "Bands with other [quality]": each quality that a creature has it for, if it is of that quality. */
function qualities(g: G, id: ObjectId): readonly KeywordAbility[] {
  const c = characteristics(g, id);
  if (!hasKeyword(c, BANDS_WITH)) return [];
  return c.abilities.filter(
    (a): a is KeywordAbility => a.kind === 'keyword' && a.keyword === BANDS_WITH && isOf(g, a, id, id),
  );
}

const isOf = (g: G, k: KeywordAbility, holder: ObjectId, id: ObjectId): boolean =>
  k.what === undefined || matches(g, k.what, id, context(holder, characteristics(g, holder).controller));

/** 702.22c–d: the bands that creatures attacking the same thing can form. */
export function bandable(g: G, together: readonly ObjectId[]): readonly Bandable[] {
  if (together.length < 2) return [];
  const leaders = together.filter((id) => hasKeyword(characteristics(g, id), 'banding'));
  const found: Bandable[] = [];
  if (leaders.length > 0)
    found.push({ leaders, others: together.filter((id) => !leaders.includes(id)), mostOthers: 1 });
  for (const holder of together)
    for (const k of qualities(g, holder)) {
      const others = together.filter((id) => id !== holder && isOf(g, k, holder, id));
      if (others.length > 0) found.push({ leaders: [holder], others, mostOthers: others.length });
    }
  return found;
}

/** 702.22h: the others in its band. */
export const bandedWith = (combat: Combat, { id, band }: Attacker): readonly Attacker[] =>
  band === undefined ? [] : combat.attackers.filter((a) => a.band === band && a.id !== id);

/** 702.22j–k: whether a creature faces one with banding, or two that band with each other. */
function facesBand(g: G, facing: readonly ObjectId[]): boolean {
  if (facing.some((id) => hasKeyword(characteristics(g, id), 'banding'))) return true;
  return facing.some((id) =>
    qualities(g, id).some((k) => facing.some((other) => other !== id && isOf(g, k, id, other))),
  );
}

/** 702.22j–k: who divides the damage of a creature in the place of its controller, in any way; null if nobody. */
export function divider(g: G, id: ObjectId): PlayerId | null {
  const { combat } = g.state.game;
  if (combat === null) return null;
  const attacker = combat.attackers.find((a) => a.id === id);
  if (attacker !== undefined) return facesBand(g, attacker.blockedBy) ? attacker.defender : null;
  const blocks = combat.blockers.find((b) => b.id === id)?.blocks ?? [];
  return facesBand(g, blocks) ? combat.attackingPlayer : null;
}
