/** Speaking of something, and speaking of it again: "it", "that ally", "those cards". */
import { Unclear } from '../../grammar/meaning.ts';
import type { Game, Selector } from '../game.ts';
import { bound, isBound, isSelector, same } from '../nodes.ts';
import type { Described, Things } from '../phrases.ts';
import { isGroup, isPlayers } from '../selecting.ts';
import { fresh } from './bindings.ts';
import { nowOf } from './moves.ts';
import { type Discourse, type Told, withSpoken } from './record.ts';
import { callable, calledOtherwise, type Referent, type Wanted } from './referents.ts';

export const mention = <G extends Game>(d: Discourse<G>, referent: Referent<G>): Discourse<G> =>
  withSpoken(d, {
    referents: [...d.spoken.referents, referent],
    ...(referent.selector.kind === 'this' ? { ofSelf: referent } : {}),
  });

export const mentionPlayer = <G extends Game>(d: Discourse<G>, selector: Selector<G>, several = false): Discourse<G> =>
  mention(d, { selector, kinds: ['player'], several });

/** What speaks of a group again: the same things, whatever has happened to them. A pass after reading binds the group to the name. */
const again = <G extends Game>(name: string, group: Selector<G>): Selector<G> => {
  const spoken = { ...bound(name), group };
  return spoken;
};

function remembered<G extends Game>(d: Discourse<G>, selector: Selector<G>): Told<G, Selector<G>> {
  if (selector.kind !== 'each') return [selector, d];
  const [name, after] = fresh(d, 'those');
  return [again(name, selector), after];
}

/** Speaks of every one that fits. */
export function mentionGroup<G extends Game>(
  d: Discourse<G>,
  group: Selector<G>,
  kinds: readonly string[],
): Discourse<G> {
  const [selector, after] = remembered(d, group);
  return mention(after, { selector, kinds, several: true });
}

/** What was done to things: "each ally healed this way". */
export function mentionDone<G extends Game>(
  d: Discourse<G>,
  selector: Selector<G>,
  things: Things<G>,
  done: string,
): Discourse<G> {
  const several = things.kind === 'choice' ? things.count.max !== 1 : !isBound(selector) || isGroup(selector, d.game);
  const [of, after] = remembered(d, selector);
  const kinds = [...(things.described?.kinds ?? []), done];
  return mention(after, { selector: of, kinds, several, byKind: true, done: true });
}

/** How something was last spoken of. */
export const spokenOf = <G extends Game>({ spoken }: Discourse<G>, selector: Selector<G>): Referent<G> | undefined =>
  spoken.referents.findLast((referent) => referent.bare !== true && same(referent.selector, selector));

/** Two things of which the same is said at once: they fight, or are exchanged. */
export function mentionBoth<G extends Game>(d: Discourse<G>, a: Selector<G>, b: Selector<G>): Discourse<G> {
  const spoken = spokenOf(d, b);
  return spoken === undefined ? d : mention(d, { ...spoken, beside: a });
}

const isLeftOut = <G extends Game>({ clause }: Discourse<G>, selector: Selector<G>): boolean =>
  clause.except !== undefined && same(selector, clause.except);

/** The latest that was spoken of and can be called so; `refused` cannot be meant. */
export function refer<G extends Game>(
  d: Discourse<G>,
  wanted: Wanted<G>,
  refused: readonly Selector<G>[] = [],
): Selector<G> {
  const found = referent(d, wanted, refused);
  if (found !== undefined) return found;
  const called = wanted.kind ?? wanted.kinds?.join(' ') ?? (wanted.player ? 'they' : 'it');
  throw new Unclear(`nothing was spoken of that "${called}" could be`);
}

function referent<G extends Game>(
  d: Discourse<G>,
  wanted: Wanted<G>,
  refused: readonly Selector<G>[] = [],
): Selector<G> | undefined {
  const isRefused = (selector: Selector<G>): boolean => refused.some((each) => same(each, selector));
  // What was meant is not there any longer: it is where it went.
  const now = refused.map((each) => nowOf(d, each)).find((each) => !isRefused(each));
  if (now !== undefined) return now;
  const byKind = wanted.kind !== undefined || wanted.kinds !== undefined;
  const found =
    (byKind ? (latest(d, wanted, isRefused, calledSo) ?? latest(d, wanted, isRefused, besidesMembers)) : undefined) ??
    latest(d, wanted, isRefused);
  if (found !== undefined) {
    const { beside } = found;
    const other = beside === undefined || isRefused(beside) ? undefined : spokenOf(d, beside);
    if (other !== undefined && callable(other, wanted)) throw new Unclear('which of the two?');
    return found.selector;
  }
  const otherwise = calledOtherwise({ ...d.spoken, ...d.asked, game: d.game }, wanted);
  if (otherwise !== undefined && !isRefused(otherwise)) return otherwise;
  // Only if nothing else makes sense: what was spoken of in passing.
  return refused.length === 0
    ? undefined
    : d.spoken.asides.findLast((aside) => callable(aside, wanted) && !isRefused(aside.selector))?.selector;
}

/** As `refer`, or undefined. */
export const maybe = referent;

const besidesMembers = <G extends Game>({ member }: Referent<G>): boolean => member !== true;
/** "That ally" is what was called one before what may be anything. */
const calledSo = <G extends Game>(referent: Referent<G>): boolean =>
  besidesMembers(referent) && !referent.kinds.includes('anything');

function latest<G extends Game>(
  d: Discourse<G>,
  wanted: Wanted<G>,
  isRefused: (selector: Selector<G>) => boolean,
  isMeant: (referent: Referent<G>) => boolean = () => true,
): Referent<G> | undefined {
  const { referents } = d.spoken;
  const fits = (referent: Referent<G>): boolean =>
    callable(referent, wanted) &&
    isMeant(referent) &&
    !isLeftOut(d, referent.selector) &&
    !isRefused(referent.selector);
  // A spell does things to others: it is called "it" only if nothing else can be.
  const isOther = d.game.isSpell(d.face) && !d.clause.isQuoted;
  const isThis = ({ selector, subject }: Referent<G>): boolean =>
    isOther && selector.kind === 'this' && subject !== true;
  const found = referents.findLast((referent) => fits(referent) && !isThis(referent)) ?? referents.findLast(fits);
  if (found?.doer !== true || wanted.that !== true) return found;
  const before = referents.findLast((referent) => fits(referent) && referent.doer !== true && !referent.several);
  return before?.apart === true ? before : found;
}

/** The one of a group that words are said of just now, if nothing was spoken of since. */
export function atHand<G extends Game>({ spoken: { referents } }: Discourse<G>): Selector<G> | undefined {
  const last = referents.at(-1);
  return last?.member === true ? last.selector : undefined;
}

/** What "one of them" is one of: things other than cards at hand. */
export function poolOfThings<G extends Game>({ spoken }: Discourse<G>, kinds?: readonly string[]): Described<G> {
  const wanted = { several: true, ...(kinds === undefined ? {} : { kinds }) };
  const last = spoken.referents.findLast((referent) => callable(referent, wanted));
  if (last === undefined || last.kinds.includes('card')) throw new Unclear('nothing but cards were spoken of');
  return { filters: [], kinds: last.kinds, pool: last.selector };
}

/** "Each opponent … Those players …" */
export const groupOfPlayers = <G extends Game>({ spoken }: Discourse<G>): Selector<G> | undefined =>
  spoken.referents.findLast(({ selector }) => isPlayers(selector))?.selector;

/** "… on top of their owners' decks, then those players shuffle". */
export function owners<G extends Game>(d: Discourse<G>): Selector<G> {
  const of = refer(d, { several: true });
  // A group that is found anew is another after what was done to it.
  if (isSelector(of, 'union') && of.of.some((each) => each.kind === 'each'))
    throw new Unclear('owners of things that are elsewhere now');
  return { kind: 'owner', of };
}

/** The one at hand of a group, under a name. */
export const memberOf = <G extends Game>(name: string, kinds: readonly string[]): Referent<G> => ({
  selector: bound(name),
  kinds,
  several: false,
  member: true,
});
