/** Words within words: what a text inside the text begins with, and what of it is still known after it. */
import type { CoreAction } from '@rulewright/language';
import type { Action, Duration, Game, Known, Selector, Value } from '../game.ts';
import { bound, isBound, isSelector } from '../nodes.ts';
import type { Things } from '../phrases.ts';
import { areEach, hasPlayers, isGroup, isPlayers } from '../selecting.ts';
import { binds, someIn, speaksOf, substitute } from '../substitute.ts';
import { fresh } from './bindings.ts';
import { type Discourse, newLine, nothingAsked, nothingSpoken, withAsked, withClause, withSpoken } from './record.ts';
import type { Referent } from './referents.ts';
import { memberOf, mention } from './referring.ts';

/** The discourse inside, and the one after it. */
export interface Scope<G extends Game> {
  readonly inside: Discourse<G>;
  leave(at: Discourse<G>): Discourse<G>;
}

/** A text inside the text (a mode, a keyword's cost): spoken-of things of the outside stay outside. */
export const text = <G extends Game>(before: Discourse<G>): Scope<G> => ({
  inside: { ...before, spoken: nothingSpoken(), asked: nothingAsked(), line: newLine() },
  leave: (at) => ({ ...at, spoken: before.spoken, asked: before.asked, line: before.line }),
});

/** An ability in quotation marks: what another object is given. */
export function quotation<G extends Game>(before: Discourse<G>): Scope<G> {
  const scope = text(before);
  return {
    inside: withClause(scope.inside, { isQuoted: true }),
    leave: (at) => withClause(scope.leave(at), { isQuoted: before.clause.isQuoted }),
  };
}

/** Instructions with targets of their own (a reflexive or delayed ability), which speak of what was spoken of before. */
export const effect = <G extends Game>(before: Discourse<G>): Scope<G> => ({
  inside: withAsked(before, { targets: [] }),
  leave: (at) => withAsked(at, { targets: before.asked.targets }),
});

/** Actions whose choices come before them. */
export const act = <G extends Game>(before: Discourse<G>): Scope<G> => ({
  inside: withAsked(before, { pending: [] }),
  leave: (at) => withAsked(at, { pending: before.asked.pending }),
});

/** What is true all the time: it may ask for nothing. */
export const standing = <G extends Game>(before: Discourse<G>): Scope<G> => ({
  inside: withAsked(before, { targets: [], pending: [] }),
  leave: (at) => withAsked(at, { targets: before.asked.targets, pending: before.asked.pending }),
});

/** One of several choices: what it speaks of, the others do not; what was spoken of before, all do. */
export const choice = <G extends Game>(before: Discourse<G>): Scope<G> => {
  const { referents, amounts, names } = before.spoken;
  return { inside: before, leave: (at) => withSpoken(at, { referents, amounts, names }) };
};

/** Things spoken of only inside (a relative clause, a value); but targets are chosen wherever they are said. */
export function aside<G extends Game>(before: Discourse<G>): Scope<G> {
  const { referents } = before.spoken;
  return {
    inside: before,
    leave: (at) => {
      const isTarget = ({ selector }: Referent<G>): boolean =>
        isBound(selector) && at.asked.targets.some(({ name }) => name === selector.name);
      const said = at.spoken.referents.slice(referents.length);
      const asides = [...at.spoken.asides, ...said.filter((each) => !isTarget(each))];
      return withSpoken(at, { referents: [...referents, ...said.filter(isTarget)], asides });
    },
  };
}

/** Words about a group that speak of each of its members: "their", "its" are the one at hand (`it`). */
export function ofMembers<G extends Game>(before: Discourse<G>, group: Selector<G>): Scope<G> {
  if (!isGroup(group, before.game)) return { inside: before, leave: (at) => at };
  const { inside, leave } = aside(before);
  const player: Referent<G> = { selector: bound('it'), kinds: ['player'], several: false };
  const withPlayer = hasPlayers(group) ? mention(inside, player) : inside;
  const object: Referent<G> = memberOf('it', before.game.member);
  return { inside: isPlayers(group) ? withPlayer : mention(withPlayer, object), leave };
}

/** Something that is only spoken of inside; what is spoken of there besides stays. */
export const during = <G extends Game>(before: Discourse<G>, referent: Referent<G>): Scope<G> => ({
  inside: withSpoken(before, { referents: [...before.spoken.referents, referent] }),
  leave: (at) => withSpoken(at, { referents: at.spoken.referents.filter((each) => each !== referent) }),
});

/** What is said of each of a group: "it" is the one at hand, under that name. */
export function ofEach<G extends Game>(before: Discourse<G>, things: Things<G>, name: string): Scope<G> {
  if (!areEach(things, before.game) || things.plural === true) return { inside: before, leave: (at) => at };
  return during(before, memberOf(name, things.described?.kinds ?? before.game.member));
}

/** A condition: nothing is chosen in it. */
export function condition<G extends Game>(before: Discourse<G>): Scope<G> {
  const { ofSelf } = before.spoken;
  return {
    inside: withClause(before, { isAsking: true }),
    leave: (at) => {
      const after = withClause(at, { isAsking: before.clause.isAsking });
      // "If this ally attacked this turn, … it": the object itself stays spoken of.
      const { ofSelf: last, referents } = at.spoken;
      const isKnown = last === undefined || last === ofSelf || referents.includes(last);
      return isKnown ? after : withSpoken(after, { referents: [...referents, last] });
    },
  };
}

/** What is said without a duration lasts so long. */
export const lastingAs = <G extends Game>(before: Discourse<G>, duration: Duration<G> | undefined): Scope<G> => ({
  inside: withClause(before, { duration }),
  leave: (at) => withClause(at, { duration: before.clause.duration }),
});

/** Things spoken of are others than this: "attach it to it" never means one and the same. */
export const besides = <G extends Game>(before: Discourse<G>, except: Selector<G>): Scope<G> => ({
  inside: withClause(before, { except }),
  leave: (at) => withClause(at, { except: before.clause.except }),
});

/** This does what is spoken of. */
export const doing = <G extends Game>(before: Discourse<G>, doer: Selector<G>): Scope<G> => ({
  inside: withClause(before, { doer }),
  leave: (at) => withClause(at, { doer: before.clause.doer }),
});

/** This player does what is said. */
export const acting = <G extends Game>(before: Discourse<G>, actor: Selector<G>): Scope<G> => ({
  inside: withClause(before, { actor }),
  leave: (at) => withClause(at, { actor: before.clause.actor }),
});

/** Words about the case that none of this was done: what it would have bound is not spoken of. */
export function without<G extends Game>(before: Discourse<G>, undone: unknown): Scope<G> {
  // What something would have become by it has not come to be either.
  const isUndone = (selector: Selector<G>): boolean =>
    isSelector(selector, 'became')
      ? JSON.stringify(undone).includes(JSON.stringify(selector.of))
      : isBound(selector) && binds(undone, selector.name);
  const { referents, pool } = before.spoken;
  const hidden = referents.filter(({ selector }) => isUndone(selector));
  const kept = pool?.taken.filter(isUndone) ?? [];
  const shown = pool === undefined ? pool : { ...pool, taken: pool.taken.filter((taken) => !isUndone(taken)) };
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

type Let<G extends Game> = Extract<CoreAction<Known<G>>, { readonly do: 'let' }>;

/**
 * Words about a later time: what the event at hand was about is remembered by names (`lets`), because then another event will be
 * at hand. So is the one who will do it (`doer`), if that was said before.
 */
export function later<G extends Game>(
  before: Discourse<G>,
  said?: Selector<G>,
): Scope<G> & { readonly lets: readonly Let<G>[]; readonly doer: Selector<G> | undefined } {
  const lets: Let<G>[] = [];
  const known = new Map<string, string>();
  let at = before;
  const named = (node: object, remember: (name: string) => Let<G>): string => {
    const key = JSON.stringify(node);
    const old = known.get(key);
    if (old !== undefined) return old;
    const [name, after] = fresh(at, 'then');
    at = after;
    lets.push(remember(name));
    known.set(key, name);
    return name;
  };
  const thing = (objects: Selector<G>): Selector<G> => bound(named(objects, (name) => ({ do: 'let', name, objects })));
  const referents = before.spoken.referents.map((referent): Referent<G> => {
    const { selector } = referent;
    if (selector.kind === 'this' && before.line.hasMoved) return { ...referent, selector: thing(MOVED) };
    return isOfEvent(selector) ? { ...referent, selector: thing(selector) } : referent;
  });
  const amounts = before.spoken.amounts.map(
    (value): Value<G> =>
      isOfEvent(value) ? { kind: 'var', name: named({ value }, (name) => ({ do: 'let', name, value })) } : value,
  );
  const doer = said && substitute(said, (node) => (isOfKind(node, 'event') ? thing(node as Selector<G>) : undefined));
  const { referents: spoken, amounts: told } = before.spoken;
  return {
    lets,
    doer,
    inside: withClause(withSpoken(at, { referents, amounts }), { isLater: true }),
    leave: (after) =>
      withClause(withSpoken(after, { referents: spoken, amounts: told }), {
        isLater: before.clause.isLater,
      }),
  };
}
const MOVED = { kind: 'event', role: 'object' } as const;

/** The actions that remember what is spoken of come first. */
export const withLets = <G extends Game>(lets: readonly Let<G>[], action: Action<G>): readonly Action<G>[] => [
  ...lets.filter(({ name }) => speaksOf(action, name)),
  action,
];

const isOfKind = (node: unknown, kind: string): boolean =>
  typeof node === 'object' && node !== null && 'kind' in node && node.kind === kind;
/** It is something of the event at hand. */
const isOfEvent = (node: unknown): boolean =>
  someIn(node, (each) => isOfKind(each, 'event') || isOfKind(each, 'amount'));
