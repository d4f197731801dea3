/** What was spoken of, and how it can be called again. */
import type { Game, Selector, TargetOf } from '../game.ts';
import { bound, isBound, isSelector, same } from '../nodes.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** Something that was spoken of. */
export interface Referent<G extends Game> {
  readonly selector: Selector<G>;
  /** What it can be called; 'player' for players. */
  readonly kinds: readonly string[];
  readonly several: boolean;
  /** The one at hand of a group: "it" rather than "that ally", if there is another. */
  readonly member?: boolean;
  /** One of a group of players that does something, each on its own. */
  readonly doer?: boolean;
  /** The group is that of the others than this one: "that player" goes on to mean it, and not the one who does it. */
  readonly apart?: boolean;
  /** Only what was done to it can call it. */
  readonly done?: boolean;
  /** What it was called before it moved. */
  readonly was?: readonly string[];
  /** Where it is, if not in play. */
  readonly zones?: readonly G['zone'][];
  /** The other of two of which the same was said: neither is "it" rather than the other. */
  readonly beside?: Selector<G>;
  /** It is what this object was. */
  readonly ofSelf?: boolean;
  /** The condition of what is said is about it: "it" means it, although a spell is called so only then. */
  readonly subject?: boolean;
  /** Only its kind can call it ("that card"), never a bare "it". */
  readonly byKind?: boolean;
  /** It has just been called by its kind, so that a bare "it" means it; by its kind it is known from before. */
  readonly bare?: boolean;
}

/** What a pronoun or "that …" asks for. */
export interface Wanted<G extends Game> {
  readonly kind?: string;
  /** All of these. */
  readonly kinds?: readonly string[];
  readonly several?: boolean;
  readonly player?: boolean;
  /** "That player", not "they". */
  readonly that?: boolean;
  readonly notSelf?: boolean;
  /** It was put there. */
  readonly zone?: G['zone'];
}

interface Spoken<G extends Game> {
  readonly referents: readonly Referent<G>[];
  readonly targets: readonly TargetOf<G>[];
  readonly game: Vocabulary<G>;
}

/** By what else something can be called, if nothing has the name itself. */
export const calledOtherwise = <G extends Game>(spoken: Spoken<G>, wanted: Wanted<G>): Selector<G> | undefined =>
  asCard(spoken, wanted) ?? asInPlay(spoken, wanted) ?? asTargets(spoken, wanted) ?? asOwner(spoken, wanted);

/** "Those allies", of targets that were said one by one. */
function asTargets<G extends Game>({ referents, targets }: Spoken<G>, wanted: Wanted<G>): Selector<G> | undefined {
  if (wanted.several !== true || wanted.player === true) return undefined;
  const isOne = (referent: Referent<G>): boolean =>
    callable(referent, { ...wanted, several: false }) &&
    isBound(referent.selector) &&
    targets.some(({ name }) => same(referent.selector, bound(name)));
  const found = referents.filter(isOne).map(({ selector }) => selector);
  const of = found.filter((selector, i) => found.findIndex((other) => same(other, selector)) === i);
  return of.length < 2 ? undefined : { kind: 'union', of };
}

/** "Return target ally to its owner's hand. That player …": no other player was spoken of. */
function asOwner<G extends Game>({ referents, targets }: Spoken<G>, wanted: Wanted<G>): Selector<G> | undefined {
  if (wanted.player !== true || wanted.that !== true || referents.some(({ kinds }) => kinds.includes('player')))
    return undefined;
  const last = referents.findLast(({ byKind }) => byKind !== true);
  const isTarget =
    last !== undefined && isBound(last.selector) && targets.some(({ name }) => same(last.selector, bound(name)));
  return isTarget ? { kind: 'owner', of: last.selector } : undefined;
}

/** "That ally", of a card that was put into play: it is one, or there is nothing that is meant. */
function asInPlay<G extends Game>({ referents, game }: Spoken<G>, wanted: Wanted<G>): Selector<G> | undefined {
  const kind = wanted.kind ?? (wanted.kinds?.length === 1 ? wanted.kinds[0] : undefined);
  if (kind === undefined || !game.inPlay.includes(kind)) return undefined;
  const put = referents.findLast(
    ({ kinds, several }) =>
      several === (wanted.several ?? several) && game.entered.some((done) => kinds.includes(done)),
  );
  return put?.selector;
}

/** "That card", of an object that has left play in the event at hand: what it has become. */
function asCard<G extends Game>({ referents, game }: Spoken<G>, wanted: Wanted<G>): Selector<G> | undefined {
  if (wanted.kind !== 'card' && wanted.kinds?.join() !== 'card') return undefined;
  const isMoved = (selector: Selector<G>): boolean => isSelector(selector, 'event') && selector.role === 'object';
  const wasInPlay = (selector: Selector<G>, kinds: readonly string[]): boolean =>
    isBound(selector) && kinds.includes(game.inPlay[0] ?? '') && !kinds.includes('chosen');
  const left = referents.findLast(
    ({ selector, several, kinds, ofSelf }) =>
      several === (wanted.several ?? several) &&
      (isMoved(selector) || wasInPlay(selector, kinds)) &&
      !(wanted.notSelf === true && ofSelf === true),
  );
  return left?.selector;
}

const NO_TARGETS: ReadonlySet<string> = new Set(['card', 'spell', 'ability']);

/** What was done to something, as opposed to what it is. */
const isParticiple = (kind: string): boolean => /(?:ed|sen)$/.test(kind);

export function callable<G extends Game>(
  referent: Referent<G>,
  { kind, kinds, several, player, notSelf, zone }: Wanted<G>,
): boolean {
  const isPlayer = referent.kinds.includes('player');
  if (referent.done === true && ![kind ?? '', ...(kinds ?? [])].some(isParticiple)) return false;
  const isBare = kind === undefined && kinds === undefined;
  if (isBare ? referent.byKind === true : referent.bare === true) return false;
  if (several !== undefined && referent.several !== several) return false;
  if ((player ?? false) !== isPlayer && !referent.kinds.includes('anything')) return false;
  if (notSelf === true && (referent.selector.kind === 'this' || referent.ofSelf === true)) return false;
  if (zone !== undefined && referent.zones?.includes(zone) !== true) return false;
  // What any target is, is never a card nor on the stack, nor something that was done something to.
  if (referent.kinds.includes('anything')) {
    const called = [...(kind === undefined ? [] : [kind]), ...(kinds ?? [])];
    return !called.some((k) => isParticiple(k) || (NO_TARGETS.has(k) && !referent.kinds.includes(k)));
  }
  return (
    (kind === undefined || referent.kinds.includes(kind)) &&
    (kinds ?? []).every((each) => referent.kinds.includes(each))
  );
}
