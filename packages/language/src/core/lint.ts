/**
 * What a card says that nobody can have meant, though every node of it is as the schema has it: a choice that is spoken of and never made,
 * a target that nothing is done to, qualities that nothing has, comparisons whose outcome is written there. Meanings like that are
 * misreadings: whoever makes cards of texts refuses them.
 */
import { type Node, walk } from './walk.ts';

type NonsenseCode = 'never-chosen' | 'idle-target' | 'contradiction' | 'always' | 'wrong-place';

export interface Nonsense {
  readonly code: NonsenseCode;
  readonly path: string;
  readonly node: Node;
}

/** What a game's language has to say of its nodes. */
export interface LintTable {
  /** Keywords that choose or keep something for other abilities, by the key that these use. */
  readonly keeping: ReadonlySet<string>;
  /** Keywords by which something is chosen or kept on the card that has them, with the key. */
  readonly keepers?: Readonly<Record<string, string>>;
  /** Where things are that fit a filter of the kind. */
  readonly places: Readonly<Record<string, readonly string[]>>;
  /** Where targets are, if nothing is said. */
  readonly usualPlace: string;
}

export function nonsenseIn(card: object, table: LintTable): readonly Nonsense[] {
  const found: Nonsense[] = [];
  const made = keptIn(card, table);
  walk(card, (node, path) => {
    const report = (code: NonsenseCode): void => void found.push({ code, path, node });
    if (speaksOfKept(node) && !made.has(String(node.key)) && !table.keeping.has(String(node.key)))
      report('never-chosen');
    if (hasIdleTarget(node)) report('idle-target');
    if (isContradiction(node)) report('contradiction');
    if (isSettled(node)) report('always');
    if (isNowhere(node, table)) report('wrong-place');
    return undefined;
  });
  return found;
}

const isNode = (data: unknown): data is Node => typeof data === 'object' && data !== null && !Array.isArray(data);
const nodesIn = (data: unknown): readonly Node[] => (Array.isArray(data) ? data.filter(isNode) : []);

/** Nodes with a key and no deed: they find what was chosen or kept under it. */
const speaksOfKept = (node: Node): boolean => typeof node.key === 'string' && 'kind' in node && !('do' in node);

/** Under which names something is chosen, kept or bound anywhere on the card. */
function keptIn(card: object, { keepers = {} }: LintTable): ReadonlySet<string> {
  const names = new Set<string>();
  walk(card, (node) => {
    if (!speaksOfKept(node) && typeof node.key === 'string') names.add(node.key);
    if (typeof node.note === 'string') names.add(node.note);
    const key = node.kind === 'keyword' ? keepers[String(node.keyword)] : undefined;
    if (key !== undefined) names.add(key);
    // What was chosen as something entered, or paid for it, is kept by the name that it was bound to.
    if (typeof node.as === 'string') names.add(node.as);
    return undefined;
  });
  return names;
}

/** A target that is chosen and never spoken of. */
function hasIdleTarget(node: Node): boolean {
  const targets = nodesIn(node.targets);
  if (targets.length === 0) return false;
  const { targets: _, ...rest } = node;
  const spoken = JSON.stringify(rest);
  return targets.some(({ name }) => {
    const said = JSON.stringify(name);
    const others = JSON.stringify(targets.filter((target) => target.name !== name));
    return !spoken.includes(said) && !others.includes(said);
  });
}

/** Something and its opposite: nothing has both qualities. */
function isContradiction(node: Node): boolean {
  if (node.kind !== 'all') return false;
  const of = nodesIn(node.of);
  const said = new Set(of.map((each) => JSON.stringify(each)));
  return of.some((each) => each.kind === 'not' && said.has(JSON.stringify(each.of)));
}

/** A comparison whose outcome is written there. */
function isSettled(node: Node): boolean {
  if (node.kind !== 'compare' || !isNode(node.is)) return false;
  const { op, to } = node.is;
  if (typeof node.value === 'number' && typeof to === 'number') return true;
  const isCount = isNode(node.value) && (node.value.kind === 'count' || node.value.kind === 'counters');
  return isCount && to === 0 && (op === '≥' || op === '<');
}

/** A target that is looked for where nothing of its kind is. */
function isNowhere(node: Node, { places, usualPlace }: LintTable): boolean {
  return nodesIn(node.targets).some(({ what, zones }) => {
    const there = Array.isArray(zones) ? zones.map(String) : [usualPlace];
    const ways = isNode(what) && what.kind === 'any' ? nodesIn(what.of) : isNode(what) ? [what] : [];
    return ways.some((way) => {
      const where = placesOf(way, places);
      return where !== undefined && !there.some((zone) => where.includes(zone));
    });
  });
}

function placesOf(filter: Node, places: LintTable['places']): readonly string[] | undefined {
  if (filter.kind !== 'all') return places[String(filter.kind)];
  return nodesIn(filter.of).reduce<readonly string[] | undefined>((before, each) => {
    const own = placesOf(each, places);
    if (before === undefined || own === undefined) return before ?? own;
    return before.filter((zone) => own.includes(zone));
  }, undefined);
}
