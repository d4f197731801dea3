/**
 * What a node of the card language reads of the game, as aspects: cached characteristics stay valid while nothing that an effect
 * in force reads has changed.
 */
import { Aspect, zoneAspect } from '@rulewright/kernel';
import { ownReads } from './classification.ts';
import type { Node, Vocabulary } from './vocabulary.ts';

type Parts = Readonly<Record<string, unknown>>;

/**
 * The aspects that a node reads. An `each` (in a union or not) that is asked about by itself describes the objects that an effect
 * applies to: each is tested alone, so which others there are does not matter, nor do changes of its own row.
 */
export function readsOf(v: Vocabulary, node: number | Node): number {
  if (typeof node === 'number') return 0;
  const found = v.classification.known.reads.get(node);
  if (found !== undefined) return found;
  const bits = readsOfAffected(v, node);
  v.classification.known.reads.set(node, bits);
  return bits;
}

function readsOfAffected(v: Vocabulary, node: Node): number {
  const { where, of } = node as Node & { readonly where?: Node; readonly of?: readonly Node[] };
  if (node.kind === 'each' && where !== undefined) return readsOfTest(v, where);
  if (node.kind === 'union' && of !== undefined) return of.reduce((bits, part) => bits | readsOfAffected(v, part), 0);
  return readsInside(v, node);
}

/** Of a filter that is applied to the very object whose characteristics are cached. */
function readsOfTest(v: Vocabulary, f: Node): number {
  const { of } = f as Node & { readonly of?: unknown };
  if (f.kind === 'all' || f.kind === 'any')
    return (of as readonly Node[]).reduce((bits, part) => bits | readsOfTest(v, part), 0);
  if (f.kind === 'not') return readsOfTest(v, of as Node);
  return v.classification.ownRow.has(f.kind) ? readsOfParts(v, f) : readsInside(v, f);
}

/** Of data that may be a node, or hold nodes: lists, comparisons, event patterns. Of the object itself, too. */
export function readsInside(v: Vocabulary, data: unknown): number {
  if (typeof data !== 'object' || data === null) return 0;
  const { kind, which, who } = data as Parts;
  if (typeof kind === 'string' && v.classification.summed.has(kind)) return 0;
  const own = ownReads(v.classification, kind) | zonesRead(v, data as Parts);
  // Objects leave with their owner, so who is still in the game does not matter to whose they are.
  if ((kind === 'controlledBy' || kind === 'ownedBy') && isWholeGroup(who)) return own | groupReads(who.which);
  return own | groupReads(which) | readsOfParts(v, data);
}

/** Which zones a selection looks into: those named, that of permanents if none are. What is found otherwise may be anywhere. */
export function zonesRead({ look, classification }: Vocabulary, { kind, zones, of, what }: Parts): number {
  if (kind === 'each') {
    if (!Array.isArray(zones)) return zoneAspect(look.permanents);
    return (zones as readonly string[]).reduce((bits, z) => bits | zoneAspect(look.zoneOf(z)), 0);
  }
  if (typeof kind !== 'string' || !classification.looks.has(kind)) return 0;
  const found = ((of ?? what) as Node | undefined)?.kind;
  return found !== undefined && classification.placed.has(found) ? 0 : Aspect.zone;
}

function readsOfParts(v: Vocabulary, data: object): number {
  let bits = 0;
  for (const part of Object.values(data)) bits |= readsInside(v, part);
  return bits;
}

const isWholeGroup = (who: unknown): who is { readonly which: unknown } =>
  (who as Node).kind === 'players' && !('where' in (who as object));

/** Which players are active, attacking or defending. */
const groupReads = (which: unknown): number =>
  which === 'active' ? Aspect.turn : which === 'attacking' || which === 'defending' ? Aspect.combat | Aspect.turn : 0;
