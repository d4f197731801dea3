/** What was spoken of, and how it can be called again. */
import type { Selector, Target, Zone } from '@rulewright/language/magic';
import { bound } from '../nouns/selectors.ts';

/** Something that was spoken of. */
export interface Referent {
  readonly selector: Selector;
  /** What it can be called; 'player' for players. */
  readonly kinds: readonly string[];
  readonly several: boolean;
  /** The one at hand of a group: "it" rather than "that creature", if there is another. */
  readonly member?: boolean;
  /** Only what was done to it can call it. */
  readonly done?: boolean;
  /** What it was called before it moved. */
  readonly was?: readonly string[];
  /** Where it is, if not on the battlefield. */
  readonly zones?: readonly Zone[];
  /** Only its kind can call it ("that card"), never a bare "it". */
  readonly byKind?: boolean;
}

/** What a pronoun or "that …" asks for. */
export interface Wanted {
  readonly kind?: string;
  /** All of these. */
  readonly kinds?: readonly string[];
  readonly several?: boolean;
  readonly player?: boolean;
  /** "That player", not "they". */
  readonly that?: boolean;
  readonly notSelf?: boolean;
  /** It was put there. */
  readonly zone?: Zone;
}

interface Spoken {
  readonly referents: readonly Referent[];
  readonly targets: readonly Target[];
}

/** By what else something can be called, if nothing has the name itself. */
export const calledOtherwise = (spoken: Spoken, wanted: Wanted): Selector | undefined =>
  asCard(spoken, wanted) ?? asPermanent(spoken, wanted) ?? asTargets(spoken, wanted) ?? asOwner(spoken, wanted);

/** "Those creatures", of targets that were said one by one. */
function asTargets({ referents, targets }: Spoken, wanted: Wanted): Selector | undefined {
  if (wanted.several !== true || wanted.player === true) return undefined;
  const isOne = (referent: Referent): boolean =>
    callable(referent, { ...wanted, several: false }) &&
    referent.selector.kind === 'var' &&
    targets.some(({ name }) => same(referent.selector, bound(name)));
  const found = referents.filter(isOne).map(({ selector }) => selector);
  const of = found.filter((selector, i) => found.findIndex((other) => same(other, selector)) === i);
  return of.length < 2 ? undefined : { kind: 'union', of };
}

/** "Return target permanent to its owner's hand. That player …": no other player was spoken of. */
function asOwner({ referents, targets }: Spoken, wanted: Wanted): Selector | undefined {
  if (wanted.player !== true || wanted.that !== true || referents.some(({ kinds }) => kinds.includes('player')))
    return undefined;
  const last = referents.findLast(({ byKind }) => byKind !== true);
  const isTarget = last?.selector.kind === 'var' && targets.some(({ name }) => same(last.selector, bound(name)));
  return last === undefined || !isTarget ? undefined : { kind: 'owner', of: last.selector };
}

/** "That creature", of a card that was put onto the battlefield: it is one, or there is nothing that is meant. */
function asPermanent({ referents }: Spoken, wanted: Wanted): Selector | undefined {
  const kind = wanted.kind ?? (wanted.kinds?.length === 1 ? wanted.kinds[0] : undefined);
  if (kind === undefined || !PERMANENTS.includes(kind)) return undefined;
  const put = referents.findLast(
    ({ kinds, several }) => several === (wanted.several ?? several) && ENTERED.some((done) => kinds.includes(done)),
  );
  return put?.selector;
}

/** "That card", of a permanent that has left the battlefield in the event at hand: what it has become. */
function asCard({ referents }: Spoken, wanted: Wanted): Selector | undefined {
  if (wanted.kind !== 'card' && wanted.kinds?.join() !== 'card') return undefined;
  const left = referents.findLast(
    ({ selector, several, kinds }) =>
      several === (wanted.several ?? several) &&
      ((selector.kind === 'event' && selector.role === 'object') ||
        (selector.kind === 'var' && kinds.includes('permanent') && !kinds.includes('chosen'))),
  );
  return left?.selector;
}

const PERMANENTS: readonly string[] = ['creature', 'permanent', 'artifact', 'enchantment', 'land', 'planeswalker'];
const ENTERED: readonly string[] = ['put', 'returned'];
export const same = (a: Selector, b: Selector): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** What was done to something, as opposed to what it is. */
const isParticiple = (kind: string): boolean => /(?:ed|sen)$/.test(kind);

export function callable(referent: Referent, { kind, kinds, several, player, notSelf, zone }: Wanted): boolean {
  const isPlayer = referent.kinds.includes('player');
  if (referent.done === true && ![kind ?? '', ...(kinds ?? [])].some(isParticiple)) return false;
  if (referent.byKind === true && kind === undefined && kinds === undefined) return false;
  if (several !== undefined && referent.several !== several) return false;
  if ((player ?? false) !== isPlayer && !referent.kinds.includes('anything')) return false;
  if (notSelf === true && referent.selector.kind === 'this') return false;
  if (zone !== undefined && referent.zones?.includes(zone) !== true) return false;
  // What any target is, is never a card, nor something that was done something to.
  if (referent.kinds.includes('anything'))
    return ![...(kind === undefined ? [] : [kind]), ...(kinds ?? [])].some((k) => k === 'card' || isParticiple(k));
  return (
    (kind === undefined || referent.kinds.includes(kind)) &&
    (kinds ?? []).every((each) => referent.kinds.includes(each))
  );
}
