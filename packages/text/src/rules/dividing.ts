/** What is divided or distributed among targets on announcement (601.2d). */
import type { Value } from '@rulewright/language';
import { Unclear } from '../grammar/meaning.ts';
import type { Count, Described } from './categories.ts';
import type { Discourse } from './discourse.ts';

/** The name of the targets. Each gets at least one. */
export function divided(d: Discourse, described: Described, count: Count, total: Value): string {
  const target = d.target(described, count, true);
  if (target.kind !== 'var') throw new Unclear('a target has a name');
  d.targets = d.targets.map((each) => (each.name === target.name ? { ...each, divide: total } : each));
  return target.name;
}
