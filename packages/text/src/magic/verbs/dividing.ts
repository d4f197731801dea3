/** What is done with several targets of one kind: divided or distributed among them on announcement (601.2d), or done with two. */
import type { Selector, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import type { Count, Described, Telling } from '../game.ts';

/** The name of the targets. Each gets at least one. */
export function divided(d: Telling, described: Described, count: Count, total: Value): string {
  const target = d.target(described, count, true);
  if (target.kind !== 'var') throw new Unclear('a target has a name');
  d.retarget((targets) => targets.map((each) => (each.name === target.name ? { ...each, divide: total } : each)));
  return target.name;
}

/** Two targets of one kind that something is done with together: they are not the same one (601.2c). */
export function twoTargets(described: Described, d: Telling): readonly [Selector, Selector] {
  if (described.together !== undefined) throw new Unclear('what is true of the two together');
  const first = d.target(described);
  const second = d.target({ ...described, other: true });
  d.mentionBoth(first, second);
  return [first, second];
}
