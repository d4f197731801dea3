// Creatures whose combat damage is assigned together (510.1e, 702.19b): one map for each of them, in turn.
import type { Decision } from '@rulewright/kernel';
import type { AssignDamage } from '@rulewright/magic';
import type { Answer } from '../../parse/index.ts';
import { gatheredFor, sharesAmong } from '../../run/answers.ts';
import type { Understood } from '../../run/play.ts';
import type { MagicPlay } from '../play.ts';

type Division = Extract<Answer, { kind: 'division' }>;
type Part = AssignDamage['parts'][number];

const isDivision = (answer: Answer): answer is Division => answer.kind === 'division';
const sumOf = ({ shares }: Division): number => shares.reduce((sum, { amount }) => sum + amount, 0);

/** A map of which the sum is what only a later creature deals is meant for that one. */
function partFor(map: Division, open: readonly Part[]): Part | undefined {
  return open.find(({ total }) => total === sumOf(map)) ?? open[0];
}

export function damageTogether(play: MagicPlay, decision: Decision, answer: Answer): Understood | undefined {
  const { parts = [] } = decision as Partial<AssignDamage>;
  const given = answer.kind === 'list' ? answer.items : [answer];
  if (parts.length < 2 || !given.every(isDivision)) return undefined;
  const maps = [...gatheredFor(play, decision).filter(isDivision), ...given];
  const open = [...parts];
  const shares = new Map<Part, readonly number[]>();
  for (const map of maps) {
    const part = partFor(map, open);
    if (part === undefined) return undefined;
    open.splice(open.indexOf(part), 1);
    shares.set(part, sharesAmong(play, part.among, map.shares, `of ${part.total}`));
  }
  const all = parts.flatMap((part) => shares.get(part) ?? []);
  return open.length > 0 ? { answer: all, isPart: true } : { answer: all };
}
