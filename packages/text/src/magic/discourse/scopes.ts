/** Words within words: what a text inside the text begins with, and what of it is still known after it. */
import type { Action, Duration, Selector, Value } from '@rulewright/language/magic';
import type { Things } from '../nouns/phrases.ts';
import { areEach, bound, hasPlayers, isGroup, isPlayers } from '../nouns/selectors.ts';
import { binds, speaksOf } from '../sentences/substitute.ts';
import { fresh } from './bindings.ts';
import {
  type Discourse,
  NEW_LINE,
  NOTHING_ASKED,
  NOTHING_SPOKEN,
  type Spoken,
  withAsked,
  withClause,
  withSpoken,
} from './record.ts';
import type { Referent } from './referents.ts';
import { memberOf, mention } from './referring.ts';

/** The discourse inside, and the one after it. */
export interface Scope {
  readonly inside: Discourse;
  leave(at: Discourse): Discourse;
}

/** A text inside the text (a mode, a keyword's cost): spoken-of things of the outside stay outside. */
export const text = (before: Discourse): Scope => ({
  inside: { ...before, spoken: NOTHING_SPOKEN, asked: NOTHING_ASKED, line: NEW_LINE },
  leave: (at) => ({ ...at, spoken: before.spoken, asked: before.asked, line: before.line }),
});

/** An ability in quotation marks: what another object is given. */
export function quotation(before: Discourse): Scope {
  const scope = text(before);
  return {
    inside: withClause(scope.inside, { isQuoted: true }),
    leave: (at) => withClause(scope.leave(at), { isQuoted: before.clause.isQuoted }),
  };
}

/** Instructions with targets of their own (a reflexive or delayed ability), which speak of what was spoken of before. */
export const effect = (before: Discourse): Scope => ({
  inside: withAsked(before, { targets: [] }),
  leave: (at) => withAsked(at, { targets: before.asked.targets }),
});

/** Actions whose choices come before them. */
export const act = (before: Discourse): Scope => ({
  inside: withAsked(before, { pending: [] }),
  leave: (at) => withAsked(at, { pending: before.asked.pending }),
});

/** What is true all the time: it may ask for nothing. */
export const standing = (before: Discourse): Scope => ({
  inside: withAsked(before, { targets: [], pending: [] }),
  leave: (at) => withAsked(at, { targets: before.asked.targets, pending: before.asked.pending }),
});

/** One of several choices: what it speaks of, the others do not; what was spoken of before, all do. */
export const choice = (before: Discourse): Scope => {
  const { referents, amounts, names } = before.spoken;
  return { inside: before, leave: (at) => withSpoken(at, { referents, amounts, names }) };
};

/** Things spoken of only inside (a relative clause, a value); but targets are chosen wherever they are said. */
export function aside(before: Discourse): Scope {
  const { referents } = before.spoken;
  return {
    inside: before,
    leave: (at) => {
      const isTarget = ({ selector }: Referent): boolean =>
        selector.kind === 'var' && at.asked.targets.some(({ name }) => name === selector.name);
      const targets = at.spoken.referents.slice(referents.length).filter(isTarget);
      return withSpoken(at, { referents: [...referents, ...targets] });
    },
  };
}

/** Words about a group that speak of each of its members: "their", "its" are the one at hand (`it`). */
export function ofMembers(before: Discourse, group: Selector): Scope {
  if (!isGroup(group)) return { inside: before, leave: (at) => at };
  const { inside, leave } = aside(before);
  const player: Referent = { selector: bound('it'), kinds: ['player'], several: false };
  const withPlayer = hasPlayers(group) ? mention(inside, player) : inside;
  const object = memberOf('it', ['creature', 'permanent']);
  return { inside: isPlayers(group) ? withPlayer : mention(withPlayer, object), leave };
}

/** Something that is only spoken of inside; what is spoken of there besides stays. */
export const during = (before: Discourse, referent: Referent): Scope => ({
  inside: withSpoken(before, { referents: [...before.spoken.referents, referent] }),
  leave: (at) => withSpoken(at, { referents: at.spoken.referents.filter((each) => each !== referent) }),
});

/** What is said of each of a group: "it" is the one at hand, under that name. */
export function ofEach(before: Discourse, things: Things, name: string): Scope {
  if (!areEach(things) || things.plural === true) return { inside: before, leave: (at) => at };
  return during(before, memberOf(name, things.described?.kinds ?? ['creature', 'permanent']));
}

/** A condition: nothing is chosen in it. */
export function condition(before: Discourse): Scope {
  const { ofSelf } = before.spoken;
  return {
    inside: withClause(before, { isAsking: true }),
    leave: (at) => {
      const after = withClause(at, { isAsking: before.clause.isAsking });
      // "If this creature attacked this turn, … it": the object itself stays spoken of.
      const { ofSelf: last, referents } = at.spoken;
      const isKnown = last === undefined || last === ofSelf || referents.includes(last);
      return isKnown ? after : withSpoken(after, { referents: [...referents, last] });
    },
  };
}

/** What is said without a duration lasts so long. */
export const lastingAs = (before: Discourse, duration: Duration | undefined): Scope => ({
  inside: withClause(before, { duration }),
  leave: (at) => withClause(at, { duration: before.clause.duration }),
});

/** Things spoken of are others than this: "attach it to it" never means one and the same. */
export const besides = (before: Discourse, except: Selector): Scope => ({
  inside: withClause(before, { except }),
  leave: (at) => withClause(at, { except: before.clause.except }),
});

/** This does what is spoken of. */
export const doing = (before: Discourse, doer: Selector): Scope => ({
  inside: withClause(before, { doer }),
  leave: (at) => withClause(at, { doer: before.clause.doer }),
});

/** Words about the case that none of this was done: what it would have bound is not spoken of. */
export function without(before: Discourse, undone: unknown): Scope {
  const isBound = (selector: Selector): boolean => selector.kind === 'var' && binds(undone, selector.name);
  const { referents, pool } = before.spoken;
  const hidden = referents.filter(({ selector }) => isBound(selector));
  const kept = pool?.taken.filter(isBound) ?? [];
  const shown = pool === undefined ? pool : { ...pool, taken: pool.taken.filter((taken) => !isBound(taken)) };
  return {
    inside: withSpoken(before, { referents: referents.filter((each) => !hidden.includes(each)), pool: shown }),
    leave: (at) => {
      const { pool: last } = at.spoken;
      const isSame = last !== undefined && kept.length > 0 && last.of === pool?.of;
      return withSpoken(at, {
        referents: [...hidden, ...at.spoken.referents],
        pool: isSame ? { ...last, taken: [...kept, ...last.taken] } : last,
      });
    },
  };
}

type Let = Extract<Action, { do: 'let' }>;

/**
 * Words about a later time: what the event at hand was about is remembered by names (`lets`), because then another event will be
 * at hand.
 */
export function later(before: Discourse): Scope & { readonly lets: readonly Let[] } {
  const lets: Let[] = [];
  const known = new Map<string, string>();
  let at = before;
  const named = (node: object, remember: (name: string) => Let): string => {
    const key = JSON.stringify(node);
    const old = known.get(key);
    if (old !== undefined) return old;
    const [name, after] = fresh(at, 'then');
    at = after;
    lets.push(remember(name));
    known.set(key, name);
    return name;
  };
  const thing = (objects: Selector): Selector => bound(named(objects, (name) => ({ do: 'let', name, objects })));
  const referents = before.spoken.referents.map((referent): Referent => {
    const { selector } = referent;
    if (selector.kind === 'this' && before.line.hasMoved) return { ...referent, selector: thing(MOVED) };
    return isOfEvent(selector) ? { ...referent, selector: thing(selector) } : referent;
  });
  const amounts = before.spoken.amounts.map(
    (value): Value =>
      isOfEvent(value) ? { kind: 'var', name: named({ value }, (name) => ({ do: 'let', name, value })) } : value,
  );
  const saved: Pick<Spoken, 'referents' | 'amounts'> = before.spoken;
  return {
    lets,
    inside: withClause(withSpoken(at, { referents, amounts }), { isLater: true }),
    leave: (after) =>
      withClause(withSpoken(after, { referents: saved.referents, amounts: saved.amounts }), {
        isLater: before.clause.isLater,
      }),
  };
}
const MOVED: Selector = { kind: 'event', role: 'object' };

/** The actions that remember what is spoken of come first. */
export const withLets = (lets: readonly Let[], action: Action): readonly Action[] => [
  ...lets.filter(({ name }) => speaksOf(action, name)),
  action,
];

/** It is something of the event at hand. */
function isOfEvent(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const { kind } = node as { readonly kind?: unknown };
  return kind === 'event' || kind === 'amount' || Object.values(node).some(isOfEvent);
}
