/** Speaking of something, and speaking of it again: "it", "that creature", "those cards". */
import type { Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import type { Described, Things } from '../nouns/phrases.ts';
import { bound, isGroup, isPlayers } from '../nouns/selectors.ts';
import { fresh } from './bindings.ts';
import { isSpell } from './face.ts';
import { type Discourse, withSpoken } from './record.ts';
import { callable, calledOtherwise, type Referent, same, type Wanted } from './referents.ts';

export const mention = (d: Discourse, referent: Referent): Discourse =>
  withSpoken(d, {
    referents: [...d.spoken.referents, referent],
    ...(referent.selector.kind === 'this' ? { ofSelf: referent } : {}),
  });

export const mentionPlayer = (d: Discourse, selector: Selector, several = false): Discourse =>
  mention(d, { selector, kinds: ['player'], several });

/** What speaks of a group again: the same things, whatever has happened to them (see `compile/groups.ts`). */
const again = (name: string, group: Selector): Selector => ({ kind: 'var', name, group }) as Selector;

function remembered(d: Discourse, selector: Selector): readonly [Selector, Discourse] {
  if (selector.kind !== 'each') return [selector, d];
  const [name, after] = fresh(d, 'those');
  return [again(name, selector), after];
}

/** Speaks of every one that fits. */
export function mentionGroup(d: Discourse, group: Selector, kinds: readonly string[]): Discourse {
  const [selector, after] = remembered(d, group);
  return mention(after, { selector, kinds, several: true });
}

/** What was done to things: "each creature tapped this way". */
export function mentionDone(d: Discourse, selector: Selector, things: Things, done: string): Discourse {
  const several = things.kind === 'choice' ? things.count.max !== 1 : selector.kind !== 'var' || isGroup(selector);
  const [of, after] = remembered(d, selector);
  const kinds = [...(things.described?.kinds ?? []), done];
  return mention(after, { selector: of, kinds, several, byKind: true, done: true });
}

/** How something was last spoken of. */
export const spokenOf = ({ spoken }: Discourse, selector: Selector): Referent | undefined =>
  spoken.referents.findLast((referent) => same(referent.selector, selector));

const isLeftOut = ({ clause }: Discourse, selector: Selector): boolean =>
  clause.except !== undefined && same(selector, clause.except);

/** The latest that was spoken of and can be called so. */
export function refer(d: Discourse, wanted: Wanted): Selector {
  const byKind = wanted.kind !== undefined || wanted.kinds !== undefined;
  const found = (byKind ? latest(d, wanted, true) : undefined) ?? latest(d, wanted);
  if (found !== undefined) return found.selector;
  const otherwise = calledOtherwise({ referents: d.spoken.referents, targets: d.asked.targets }, wanted);
  if (otherwise !== undefined) return otherwise;
  const called = wanted.kind ?? wanted.kinds?.join(' ') ?? (wanted.player ? 'they' : 'it');
  throw new Unclear(`nothing was spoken of that "${called}" could be`);
}

/** As `refer`, or undefined. */
export function maybe(d: Discourse, wanted: Wanted): Selector | undefined {
  const isKnown = d.spoken.referents.some((referent) => callable(referent, wanted) && !isLeftOut(d, referent.selector));
  return isKnown ? refer(d, wanted) : undefined;
}

function latest(d: Discourse, wanted: Wanted, besidesMembers = false): Referent | undefined {
  const { referents } = d.spoken;
  const fits = (referent: Referent): boolean =>
    callable(referent, wanted) && !(besidesMembers && referent.member === true) && !isLeftOut(d, referent.selector);
  // An instant or sorcery does things to others: it is called "it" only if nothing else can be.
  const isOther = isSpell(d.face) && !d.clause.isQuoted;
  const isThis = ({ selector }: Referent): boolean => isOther && selector.kind === 'this';
  return referents.findLast((referent) => fits(referent) && !isThis(referent)) ?? referents.findLast(fits);
}

/** What "one of them" is one of: things other than cards at hand. */
export function poolOfThings({ spoken }: Discourse, kinds?: readonly string[]): Described {
  const wanted = { several: true, ...(kinds === undefined ? {} : { kinds }) };
  const last = spoken.referents.findLast((referent) => callable(referent, wanted));
  if (last === undefined || last.kinds.includes('card')) throw new Unclear('nothing but cards were spoken of');
  return { filters: [], kinds: last.kinds, pool: last.selector };
}

/** "Each opponent … Those players …" */
export const groupOfPlayers = ({ spoken }: Discourse): Selector | undefined =>
  spoken.referents.findLast(({ selector }) => isPlayers(selector))?.selector;

/** "… on top of their owners' libraries, then those players shuffle". */
export const owners = (d: Discourse): Selector => ({ kind: 'owner', of: refer(d, { several: true }) });

/** The one at hand of a group, under a name. */
export const memberOf = (name: string, kinds: readonly string[]): Referent => ({
  selector: bound(name),
  kinds,
  several: false,
  member: true,
});
