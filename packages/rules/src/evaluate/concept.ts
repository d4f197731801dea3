/** What an entry of a vocabulary says of its node, whatever family it belongs to. */

/** Kinds of characteristics that an effect can read of objects. A game adds its own from `OWN_FACETS` on. */
export const Facet = { name: 1, control: 2, ability: 4, stat: 8 } as const;
export const OWN_FACETS = 16;

/** A method type, so that an entry may ask it of its own node. */
type FacetOf = { facetOf(node: { readonly kind: string }): number }['facetOf'];

/** What every entry says of its node, not counting the nodes inside it. */
export interface Concept {
  /** Aspects of the game that evaluating it reads. One too few is a bug, one too many only costs time. */
  readonly reads: number;
  /** Kinds of characteristics that it reads of objects (see `Facet`). */
  readonly facet: number;
  /** Which of these, where that follows from what the node says. */
  readonly facetOf?: FacetOf | undefined;
  /** It reads nothing but the game and "you", so its answer is the same for every object whose ability asks. */
  readonly impersonal?: boolean;
  /** It reads nothing, inside of it either, but what the game sums up as the surroundings of objects. */
  readonly summed?: boolean;
  /** It looks at what a selector inside of it finds (`of`, `what`): which zones matter is told by that. */
  readonly looks?: boolean;
  /** A selector: where what it finds is, is told by what else it reads. */
  readonly placed?: boolean;
}
