/**
 * Two courses of one effect ("…. If this spell was kicked, instead …"): what either of them made is called by one name afterwards, and
 * targets of a course that hangs on a cost are chosen only if it is taken (601.2c, 702.33g).
 */
import type { Ability, Condition, Target } from '@rulewright/language/magic';
import { isNode, type Node, substitute } from '../../../prose/substitute.ts';
import type { Pass } from './pass.ts';

function each(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const part of node) each(part, visit);
  if (!isNode(node)) return;
  visit(node);
  for (const part of Object.values(node)) if (typeof part === 'object') each(part, visit);
}

/** Names that are referred to, by variables, by what was done and by divisions. */
function namesIn(node: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  each(node, ({ kind, name, divided }) => {
    if ((kind === 'var' || kind === 'did') && typeof name === 'string') names.add(name);
    if (typeof divided === 'string') names.add(divided);
  });
  return names;
}

interface Binding {
  readonly act: unknown;
  readonly name: string;
}

function bindingsIn(node: unknown): readonly Binding[] {
  const found: Binding[] = [];
  each(node, ({ do: act, as }) => {
    if (act !== undefined && typeof as === 'string') found.push({ act, name: as });
  });
  return found;
}

/** What one course made and later words speak of is, in the other course, what the same act made there. */
export const sameNames: Pass = () => (ability) =>
  substitute(ability, (list) => {
    if (!Array.isArray(list) || !list.some((node) => isNode(node) && node.do === 'if' && node.else !== undefined)) {
      return undefined;
    }
    const changed = list.map((node, i) => {
      if (!isNode(node) || node.do !== 'if' || node.else === undefined) return node;
      const later = namesIn(list.slice(i + 1));
      const then = renamed(node.then, node.else, later);
      return { ...node, then, else: renamed(node.else, node.then, later) };
    });
    return changed.some((node, i) => JSON.stringify(node) !== JSON.stringify(list[i])) ? changed : undefined;
  });

function renamed(course: unknown, other: unknown, later: ReadonlySet<string>): unknown {
  const own = bindingsIn(course);
  let result = course;
  for (const { act, name } of bindingsIn(other)) {
    if (!later.has(name) || own.some((binding) => later.has(binding.name))) continue;
    const [twin, second] = own.filter((binding) => binding.act === act);
    if (twin === undefined || second !== undefined) continue;
    result = substitute(result, (node) => {
      if (!isNode(node)) return undefined;
      if (node.as === twin.name) return { ...node, as: name };
      return node.kind === 'var' && node.name === twin.name ? { ...node, name } : undefined;
    });
  }
  return result;
}

/** Whether a condition is settled by how the spell was cast. */
const isSettled = (condition: unknown): condition is Condition => {
  if (!isNode(condition)) return false;
  return condition.kind === 'paid' || (condition.kind === 'not' && isSettled(condition.of));
};

const opposite = (condition: Condition): Condition =>
  condition.kind === 'not' ? condition.of : { kind: 'not', of: condition };

/** For each name the courses in which it is referred to, all of those that enclose it. */
function coursesOf(node: unknown, within: readonly Condition[], note: (name: string, c: readonly Condition[]) => void) {
  if (Array.isArray(node)) for (const part of node) coursesOf(part, within, note);
  if (!isNode(node)) return;
  const { kind, name, divided } = node;
  if ((kind === 'var' || kind === 'did') && typeof name === 'string') note(name, within);
  if (typeof divided === 'string') note(divided, within);
  if (node.do === 'if' && isSettled(node.condition)) {
    coursesOf(node.then, [...within, node.condition], note);
    coursesOf(node.else, [...within, opposite(node.condition)], note);
  } else for (const part of Object.values(node)) if (typeof part === 'object') coursesOf(part, within, note);
}

interface Targeting {
  readonly targets?: readonly Target[];
}

function withCourses<T extends Targeting>(effect: T): T {
  const { targets, ...rest } = effect;
  if (targets === undefined) return effect;
  const shared = new Map<string, readonly string[]>();
  const note = (name: string, courses: readonly Condition[]): void => {
    const here = courses.map((course) => JSON.stringify(course));
    shared.set(name, shared.get(name)?.filter((course) => here.includes(course)) ?? here);
  };
  coursesOf(rest, [], note);
  for (const { name: _, notAlso: __, ...spec } of targets) coursesOf(spec, [], note);
  const chosen = targets.map((target) => {
    const [course] = shared.get(target.name) ?? [];
    return course === undefined ? target : { ...target, if: JSON.parse(course) as Condition };
  });
  return { ...effect, targets: chosen };
}

/**
 * "If this spell was kicked, it deals 4 damage": it is this spell that was spoken of last. A target that deals damage deals as much as
 * something of its own says.
 */
export const dealtByThis: Pass = () => (ability) => (ability.kind === 'spell' ? ofThis(ability) : ability);
const ofThis = (spell: Ability): Ability =>
  substitute(spell, (node) => {
    if (!isNode(node) || node.do !== 'if' || !isSettled(node.condition) || !Array.isArray(node.then)) return undefined;
    const then = node.then.map((action) => (isNode(action) && isFixedDamage(action) ? withoutSource(action) : action));
    return then.some((action, i) => action !== (node.then as unknown[])[i]) ? { ...node, then } : undefined;
  });
function isFixedDamage({ do: act, source, amount }: Node): boolean {
  if (act !== 'damage' || !isNode(source) || source.kind !== 'var' || typeof source.name !== 'string') return false;
  return source.name.startsWith('target') && !namesIn(amount).has(source.name);
}
const withoutSource = ({ source: _, ...rest }: Node): Node => rest;

/** Of a spell, and of each of its modes. */
export const onlyIfPaid: Pass = () => (ability) => {
  if (ability.kind !== 'spell') return ability;
  const { modes } = ability;
  const own = withCourses(ability);
  return modes === undefined ? own : { ...own, modes: { ...modes, choices: modes.choices.map(withCourses) } };
};
