/** Linked abilities (607): what one ability exiles is noted on the object if another speaks of "the exiled card". */
import type { Ability } from '@rulewright/language/magic';
import { someIn, substitute } from '../../../prose/substitute.ts';
import { SEEN } from '../../sentences/marks.ts';
import type { Pass, ReadFace, Refused } from './pass.ts';

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
const exiles = (node: unknown): node is Node =>
  isNode(node) && ((node.do === 'move' && node.to?.zone === 'exile') || node.do === 'exileUntil');
/** 614: what would go elsewhere is exiled instead. */
const replaces = (node: unknown): node is Node => isNode(node) && node.kind === 'change' && node.zone === 'exile';
/** Other cards are exiled as a cost. */
const pays = (node: unknown): node is Node =>
  isNode(node) && node.kind === 'exile' && 'count' in node && !(isNode(node.what) && node.what.kind === 'is');
const notable = (node: unknown): node is Node => exiles(node) || replaces(node);

const isMark = (node: unknown): node is Node => isNode(node) && node.do === 'let' && node.name === SEEN;

/** 406.3a: cards that a player may look at in exile go there so; undefined if none goes there face down. */
function watchedIn(ability: Ability): Ability | undefined {
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

export const watched: Pass = () => (ability) => watchedIn(ability) ?? ability;

/** 406.3: who looks at a card and then exiles it face down may go on looking at it. */
export const lookedAt: Pass = () => (ability) => {
  const names = new Set<string>();
  const isKnown = (node: unknown): boolean =>
    someIn(node, (each) => isNode(each) && nameOf(each) !== '' && names.has(nameOf(each)));
  return substitute(ability, (node) => {
    if (!isNode(node)) return undefined;
    if (node.do === 'look' && node.who === undefined) names.add(nameOf(node.what));
    if (node.do === 'choose' && typeof node.as === 'string' && isKnown(node.from)) names.add(node.as);
    const unseen = exiles(node) && node.to?.faceDown === true && node.to.seenBy === undefined;
    return unseen && isKnown(node.what) ? { ...node, to: { ...node.to, seenBy: { kind: 'you' } } } : undefined;
  });
};
const nameOf = (node: unknown): string =>
  isNode(node) && node.kind === 'var' && typeof node.name === 'string' ? node.name : '';

const HIDEAWAY = 'hideaway';
const hides = (ability: Ability): boolean => ability.kind === 'keyword' && ability.keyword === HIDEAWAY;

/** How cards are exiled that another ability of the object, or of another face of the card, can speak of. */
const exilingOf = ({ abilities, facts: { beside = [] } }: ReadFace): ((node: unknown) => node is Node) | undefined =>
  [notable, pays].find((test) => someIn([...abilities, ...beside], test));

/** 607.2q, 607.4: what is exiled to cast it is exiled with it too, whatever else is. */
const isForCasting = ({ kind }: Ability): boolean => kind === 'additionalCost' || kind === 'alternativeCost';

export const linked: Pass = (face) => {
  const speaks = someIn(face.abilities, speaksOfNoted);
  if (!speaks && face.facts.spokenOf !== true) return (ability) => ability;
  const exiling = exilingOf(face);
  if (exiling !== undefined)
    return (ability) => {
      const isMeant = isForCasting(ability) ? pays : exiling;
      return substitute(ability, (node) =>
        isMeant(node) && node.note === undefined ? { ...node, note: KEY } : undefined,
      );
    };
  // 702.75a: the card that hideaway exiled.
  return (ability) =>
    speaks
      ? substitute(ability, (node) => (speaksOfNoted(node) ? { ...(node as Node), key: HIDEAWAY } : undefined))
      : ability;
};

/** Something speaks of an exiled card, or of one that may be looked at in exile, and nothing exiles one. */
export function unlinked(face: ReadFace): Refused | undefined {
  const { abilities } = face;
  const isUnseen = abilities.some((ability) => watchedIn(ability) === undefined);
  const isUnsaid = someIn(abilities, speaksOfNoted) && exilingOf(face) === undefined && !abilities.some(hides);
  if (!isUnseen && !isUnsaid) return undefined;
  return {
    reason: 'unclear',
    words: 'the exiled card',
    detail: 'no ability exiles a card that another could speak of',
  };
}
