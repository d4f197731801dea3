/**
 * What a piece of card language reads, worked out from the entries of its nodes: as aspects (when is what it says void?), as facets
 * (which kinds of characteristics?) and as the layer up to which objects must be worked out to answer it. Kinds that several
 * families share are taken together. A kind without an entry reads everything.
 */
import { Aspect } from '@rulewright/kernel';
import type { Concept } from './concept.ts';

export interface Classification {
  readonly reads: Readonly<Record<string, number>>;
  readonly facets: Readonly<Record<string, number>>;
  /** The same by what a node says, where some entry of its kind goes by that. */
  readonly facetsOf: Readonly<Record<string, FacetsOf>>;
  readonly ownRow: ReadonlySet<string>;
  readonly impersonal: ReadonlySet<string>;
  readonly summed: ReadonlySet<string>;
  readonly looks: ReadonlySet<string>;
  readonly placed: ReadonlySet<string>;
  /** For each facet, as the position of its bit: the first layer that does not matter to it. */
  readonly reach: readonly number[];
  /** Not data of the game: what has been worked out, by node. */
  readonly known: Known;
}

type FacetsOf = (node: { readonly kind: string }) => number;

interface Known {
  readonly reads: WeakMap<object, number>;
  readonly facets: WeakMap<object, number>;
}

interface Classified extends Concept {
  readonly ownRow?: boolean;
}

const always = (bits: number) => (): number => bits;

export function classify(
  families: readonly Readonly<Record<string, Classified>>[],
  reach: readonly number[],
): Classification {
  const reads: Record<string, number> = {};
  const facets: Record<string, number> = {};
  const facetsOf: Record<string, FacetsOf> = {};
  const ownRow = new Set<string>();
  const personal = new Set<string>();
  const unsummed = new Set<string>();
  const looks = new Set<string>();
  const placed = new Set<string>();
  for (const family of families) {
    for (const [kind, entry] of Object.entries(family)) {
      reads[kind] = (reads[kind] ?? 0) | entry.reads;
      const others = facetsOf[kind] ?? always(facets[kind] ?? 0);
      const own = entry.facetOf ?? always(entry.facet);
      if (entry.facetOf !== undefined || facetsOf[kind] !== undefined)
        facetsOf[kind] = (node) => others(node) | own(node);
      facets[kind] = (facets[kind] ?? 0) | entry.facet;
      if (entry.ownRow === true) ownRow.add(kind);
      if (entry.impersonal !== true) personal.add(kind);
      if (entry.summed !== true) unsummed.add(kind);
      if (entry.looks === true) looks.add(kind);
      if (entry.placed === true) placed.add(kind);
    }
  }
  const kinds = Object.keys(reads);
  const impersonal = new Set(kinds.filter((kind) => !personal.has(kind)));
  const summed = new Set(kinds.filter((kind) => !unsummed.has(kind)));
  const known = { reads: new WeakMap(), facets: new WeakMap() };
  return { reads, facets, facetsOf, ownRow, impersonal, summed, looks, placed, reach, known };
}

const EVERY_FACET = -1;

/** The aspects that a node of this kind reads by itself; data that is no node reads nothing by itself. */
export const ownReads = ({ reads }: Classification, kind: unknown): number =>
  typeof kind === 'string' ? (reads[kind] ?? Aspect.all) : 0;

function facetsAt({ facets, facetsOf }: Classification, node: { readonly kind: string }): number {
  const byNode = facetsOf[node.kind];
  return byNode === undefined ? (facets[node.kind] ?? EVERY_FACET) : byNode(node);
}

/** The kinds of characteristics that some data reads, as facets. */
export function facetsRead(c: Classification, data: unknown): number {
  if (typeof data !== 'object' || data === null) return 0;
  const found = c.known.facets.get(data);
  if (found !== undefined) return found;
  const { kind } = data as { readonly kind?: unknown };
  let bits = typeof kind === 'string' ? facetsAt(c, data as { readonly kind: string }) : 0;
  for (const part of Object.values(data)) bits |= facetsRead(c, part);
  c.known.facets.set(data, bits);
  return bits;
}

/** The first layer that does not matter to any part of some data. */
export function reachOf(c: Classification, data: unknown): number {
  const bits = facetsRead(c, data);
  let reach = 0;
  for (let i = 0; i < c.reach.length; i++) if ((bits & (1 << i)) !== 0) reach = Math.max(reach, c.reach[i] ?? 0);
  return reach;
}

/** Whether its answer is the same for every object whose ability asks. */
export function isImpersonal(c: Classification, data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return true;
  const { kind, which } = data as { readonly kind?: unknown; readonly which?: unknown };
  if (typeof kind === 'string' && !c.impersonal.has(kind)) return false;
  // Who defends is asked of an attacker.
  return which !== 'defending' && Object.values(data).every((part) => isImpersonal(c, part));
}
