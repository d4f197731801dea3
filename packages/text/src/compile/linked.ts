/** Linked abilities (607): what one ability exiles is noted on the object if another speaks of "the exiled card". */
import type { Ability } from '@rulewright/language/magic';
import { SEEN } from '../rules/marks.ts';
import { substitute } from '../rules/substitute.ts';

const KEY = 'exiled';

interface Node {
  readonly name?: unknown;
  readonly as?: unknown;
  readonly objects?: { readonly name?: unknown };
  readonly kind?: unknown;
  readonly key?: unknown;
  readonly do?: unknown;
  readonly note?: unknown;
  readonly zone?: unknown;
  readonly to?: { readonly zone?: unknown; readonly faceDown?: unknown; readonly seenBy?: unknown };
  readonly who?: unknown;
  readonly what?: unknown;
  readonly from?: unknown;
}
const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null && !Array.isArray(node);
const speaksOfNoted = (node: unknown): boolean => isNode(node) && node.kind === 'noted' && node.key === KEY;
const exiles = (node: unknown): node is Node => isNode(node) && node.do === 'move' && node.to?.zone === 'exile';
/** 614: what would go elsewhere is exiled instead. */
const replaces = (node: unknown): node is Node => isNode(node) && node.kind === 'change' && node.zone === 'exile';
/** Other cards are exiled as a cost. */
const pays = (node: unknown): node is Node =>
  isNode(node) && node.kind === 'exile' && 'count' in node && !(isNode(node.what) && node.what.kind === 'is');
const notable = (node: unknown): node is Node => exiles(node) || replaces(node);

function some(node: unknown, test: (node: unknown) => boolean): boolean {
  let found = false;
  substitute(node, (each) => {
    found ||= test(each);
    return undefined;
  });
  return found;
}

const isMark = (node: unknown): node is Node => isNode(node) && node.do === 'let' && node.name === SEEN;

/** 406.3a: cards that a player may look at in exile go there so; undefined if none goes there face down. */
function watched(ability: Ability): Ability | undefined {
  const names = new Set<unknown>();
  substitute<unknown>(ability, (node) => {
    if (isMark(node)) names.add(node.objects?.name);
    return undefined;
  });
  if (names.size === 0) return ability;
  const done = new Set<unknown>();
  const made = substitute(ability, (node) => {
    if (Array.isArray(node) && node.some(isMark))
      return seenIn(
        node.filter((each) => !isMark(each)),
        names,
        done,
      );
    return seenMove(node, names, done);
  });
  return done.size === names.size ? made : undefined;
}
const seenIn = (list: readonly unknown[], names: ReadonlySet<unknown>, done: Set<unknown>): readonly unknown[] =>
  list.map((each) => substitute(each, (node) => seenMove(node, names, done)));
function seenMove(node: unknown, names: ReadonlySet<unknown>, done: Set<unknown>): unknown {
  if (!exiles(node) || node.to?.faceDown !== true || !names.has(node.as)) return undefined;
  done.add(node.as);
  return { ...node, to: { ...node.to, seenBy: { kind: 'you' } } };
}

/** 406.3: who looks at a card and then exiles it face down may go on looking at it. */
function lookedAt(ability: Ability): Ability {
  const names = new Set<string>();
  const isKnown = (node: unknown): boolean =>
    some(node, (each) => isNode(each) && nameOf(each) !== '' && names.has(nameOf(each)));
  return substitute(ability, (node) => {
    if (!isNode(node)) return undefined;
    if (node.do === 'look' && node.who === undefined) names.add(nameOf(node.what));
    if (node.do === 'choose' && typeof node.as === 'string' && isKnown(node.from)) names.add(node.as);
    const unseen = exiles(node) && node.to?.faceDown === true && node.to.seenBy === undefined;
    return unseen && isKnown(node.what) ? { ...node, to: { ...node.to, seenBy: { kind: 'you' } } } : undefined;
  });
}
const nameOf = (node: unknown): string =>
  isNode(node) && node.kind === 'var' && typeof node.name === 'string' ? node.name : '';

/** 702.75a: the card that hideaway exiled. */
function hidden(abilities: readonly Ability[], see: (ability: Ability) => Ability) {
  if (!abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === HIDEAWAY)) return undefined;
  return (ability: Ability): Ability =>
    substitute(see(ability), (node) => (speaksOfNoted(node) ? { ...(node as Node), key: HIDEAWAY } : undefined));
}
const HIDEAWAY = 'hideaway';

/** The other faces of the card: what the earlier ones do, and whether one speaks of cards exiled with it. */
interface Beside {
  readonly beside?: readonly Ability[];
  readonly spokenOf?: boolean;
}

/** How abilities get their notes; undefined if something speaks of an exiled card and nothing exiles one. */
export function linker(
  abilities: readonly Ability[],
  { beside = [], spokenOf = false }: Beside,
): ((ability: Ability) => Ability) | undefined {
  if (abilities.some((ability) => watched(ability) === undefined)) return undefined;
  const see = (ability: Ability): Ability => lookedAt(watched(ability) ?? ability);
  const speaks = some(abilities, speaksOfNoted);
  if (!speaks && !spokenOf) return see;
  const exiling = [notable, pays].find((test) => some([...abilities, ...beside], test));
  if (exiling === undefined) return speaks ? hidden(abilities, see) : see;
  return (ability) =>
    substitute(see(ability), (node) => (exiling(node) && node.note === undefined ? { ...node, note: KEY } : undefined));
}
