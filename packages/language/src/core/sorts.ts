/**
 * What sort of thing a selector finds: a player, an object in one of the zones, an ability, or an object that is `gone`: it has left
 * where it was by what is told, and only what it was can still be said. Every place that a selector stands in says in the schema which
 * sorts make sense there (`taking`), what is bound says of which sort it is (`bindsAs`), and what moves things on says so (`leaving`).
 * A game says what each of its selectors finds, what can fit each of its filters, and what its events are about.
 */

import type { CoreEventPattern } from './event-pattern.ts';
import type { Families } from './families.ts';
import type { CoreFilter } from './filter.ts';
import type { Gives, Takes } from './schema/shape.ts';
import type { CoreSelector, EventRole } from './selector.ts';

export type SortOf<F extends Families> = 'player' | 'ability' | 'number' | 'gone' | F['zone'];

/** All the sorts that something may be of; anything, if undefined. */
export type Sorts = readonly string[] | undefined;

/** What is known where a node stands. */
export interface Look<F extends Families> {
  readonly of: (selector: F['selector']) => Sorts;
  readonly fitting: (filter: F['filter'] | undefined) => Sorts;
  readonly known: (name: string) => Sorts;
}

type Kinds<Node> = Node extends { readonly kind: infer K } ? K & string : never;
type Ons<Node> = Node extends { readonly on: infer K } ? K & string : never;
type OfKind<Node, K> = Node extends { readonly kind: infer Tags } ? (K extends Tags ? Node : never) : never;
type OfEvent<Node, K> = Node extends { readonly on: infer Tags } ? (K extends Tags ? Node : never) : never;

/** An entry for each kind of selector: what it finds. */
export type Yields<F extends Families, Node> = {
  readonly [K in Kinds<Node>]: (node: OfKind<Node, K>, look: Look<F>) => Sorts;
};
export type Roles = Readonly<Partial<Record<EventRole, Sorts>>>;
/** An entry for each kind of event: what has which role in it, once it has happened. */
export type Parts<F extends Families, Node> = {
  readonly [K in Ons<Node>]: (pattern: OfEvent<Node, K>, look: Look<F>) => Roles;
};

export interface Sorting<F extends Families> {
  /** Where permanents are: what is meant where no zone is named. */
  readonly inPlay: F['zone'];
  /** Where abilities are, beside objects. */
  readonly stack: F['zone'];
  readonly selectors: Yields<F, F['selector']>;
  /** What can fit each kind of filter. */
  readonly filters: Yields<F, F['filter']>;
  readonly events: Parts<F, F['eventPattern']>;
  /** What can be said of which sorts: by the kinds of changes, and by the words of what cannot or must be done. */
  readonly takes: Readonly<Record<string, Readonly<Record<string, Takes>>>>;
}

// Sets of sorts
const both = (a: Sorts, b: Sorts): Sorts =>
  a === undefined ? b : b === undefined ? a : a.filter((sort) => b.includes(sort));
export const either = (...all: readonly Sorts[]): Sorts =>
  all.some((each) => each === undefined) ? undefined : [...new Set(all.flatMap((each) => each ?? []))];

const anything = (): Sorts => undefined;
const PLAYER: Sorts = ['player'];

/** What the names of this object and of the roles of events are among those that are bound. */
const THIS = '(this)';
const roleName = (role: EventRole): string => `(event ${role})`;

export function coreSelectorSorts<F extends Families>(inPlay: F['zone']): Yields<F, CoreSelector<F>> {
  return {
    this: (_, { known }) => known(THIS),
    granter: anything,
    you: () => PLAYER,
    var: ({ name }, { known }) => known(name),
    event: ({ role }, { known }) => known(roleName(role)),
    each: ({ where, zones }, { fitting }) =>
      both(zones === undefined ? [inPlay] : [...zones, 'ability'], fitting(where)),
    players: () => PLAYER,
    controller: () => PLAYER,
    owner: () => PLAYER,
    host: () => [inPlay, 'player'],
    attachments: () => [inPlay],
    noted: anything,
    union: ({ of }, look) => either(...of.map(look.of)),
    filter: ({ of, where }, look) => both(look.of(of), look.fitting(where)),
    became: anything,
    announced: anything,
    targetsOf: anything,
  };
}

/** `controlled`: what somebody controls, as opposed to owns. */
export function coreFilterSorts<F extends Families>(inPlay: F['zone'], controlled: Sorts): Yields<F, CoreFilter<F>> {
  const permanent = (): Sorts => [inPlay, 'gone'];
  return {
    all: ({ of }, { fitting }) => of.map(fitting).reduce(both, undefined),
    any: ({ of }, { fitting }) => either(...of.map(fitting)),
    not: anything,
    is: ({ what }, look) => look.of(what),
    where: anything,
    player: () => PLAYER,
    card: anything,
    token: anything,
    ability: () => ['ability'],
    named: anything,
    nameless: anything,
    chosenName: anything,
    sharesName: anything,
    counters: anything,
    attachedTo: permanent,
    controlledBy: () => controlled,
    ownedBy: anything,
    in: ({ zones }) => [...zones, 'gone'],
    targetCount: anything,
    targets: anything,
    paid: anything,
    history: anything,
  };
}

export function coreEventSorts<F extends Families>(): Parts<F, CoreEventPattern<F>> {
  return { state: () => ({}), any: () => ({}) };
}

/** What is known of the things that names stand for; how it comes about is up to `validate.ts`. */
export class Scope {
  names = new Map<string, Sorts>();
  readonly #sorting: Sorting<Families> | undefined;
  readonly #look: Look<Families>;
  /** How many nodes may still be looked at. */
  #left = 100_000;

  constructor(sorting: Sorting<Families> | undefined) {
    this.#sorting = sorting;
    this.#look = {
      of: (selector) => this.#found(sorting?.selectors, selector, 'kind'),
      fitting: (filter) => this.#found(sorting?.filters, filter, 'kind'),
      known: (name) => this.names.get(name),
    };
  }

  /** The sorts of what a selector finds. What is not written as it should be may be anything: that is said elsewhere. */
  of(selector: unknown): Sorts {
    return this.#look.of(selector);
  }

  #found<T>(table: object | undefined, node: unknown, tag: string): T | undefined {
    if (table === undefined || !isNode(node)) return undefined;
    const kind = node[tag];
    if (typeof kind !== 'string' || !Object.hasOwn(table, kind)) return undefined;
    // Data from strangers may have anything in the place of a node, and go round in circles.
    if (this.#left <= 0) return undefined;
    this.#left--;
    const entry = (table as Record<string, (node: unknown, look: Look<Families>) => T>)[kind];
    try {
      return entry?.(node, this.#look);
    } catch {
      return undefined;
    }
  }

  /** What a name is bound to by a node with these fields. */
  bind(name: string, gives: Gives | undefined, node: Data): void {
    const sorts = this.#given(gives, node);
    // A name for nothing yet will be one for what is gathered.
    this.names.set(name, sorts?.length === 0 ? undefined : sorts);
  }

  #given(gives: Gives | undefined, node: Data): Sorts {
    if (gives === undefined || this.#sorting === undefined) return undefined;
    if (!('in' in gives || 'like' in gives)) return gives;
    if ('like' in gives) {
      const key = gives.like.find((each) => node[each] !== undefined);
      return key === 'value' ? ['number'] : this.of(node[key ?? '']);
    }
    const zones = this.#placed(
      gives.in.split('.').reduce<unknown>((at, key) => (isNode(at) ? at[key] : undefined), node),
    );
    if (!('fits' in gives)) return zones;
    return both(zones ?? [this.#sorting.inPlay, 'player', 'ability'], this.#look.fitting(node[gives.fits]));
  }

  /** The sorts of what is in a zone or zones. */
  #placed(said: unknown): Sorts {
    const zones = typeof said === 'string' ? [said] : Array.isArray(said) ? said.map(String) : undefined;
    return zones?.flatMap((zone) => (zone === this.#sorting?.stack ? [zone, 'ability'] : [zone]));
  }

  /** What a selector, or a filter that names one thing, finds has gone on from where it was. */
  leave(node: unknown, to: Sorts = ['gone']): void {
    if (!isNode(node)) return;
    if (node.kind === 'is') this.leave(node.what, to);
    if (node.kind === 'union' && Array.isArray(node.of)) for (const each of node.of) this.leave(each, to);
    const name = nameOf(node);
    if (name !== undefined) this.names.set(name, to);
  }

  /** An event that has happened: what has a role in it, and what is known of the one thing that it is about. */
  happened(pattern: unknown): void {
    for (const role of ROLES) this.names.delete(roleName(role));
    const roles = this.#found<Roles>(this.#sorting?.events, pattern, 'on') ?? {};
    for (const role of ROLES) if (roles[role] !== undefined) this.names.set(roleName(role), roles[role]);
    if (roles.object !== undefined && isNode(pattern)) this.leave(pattern.what, roles.object);
  }

  /** Whether nothing that the selector can find is of a sort that is taken. */
  refuses(selector: unknown, takes: Takes, node: Data): boolean {
    const sorts = this.of(selector);
    if (sorts === undefined || this.#sorting === undefined) return false;
    return this.#asked(takes, node).some((asked) => !sorts.some((sort) => isTaken(sort, asked)));
  }

  #asked(takes: Takes, node: Data): readonly Takes[] {
    if (!('by' in takes)) return [takes];
    const said = node[takes.by];
    const words = Array.isArray(said) ? said.map((each) => (isNode(each) ? each.kind : undefined)) : [said];
    const table = this.#sorting?.takes[takes.table] ?? {};
    return words.map(
      (word) => (typeof word === 'string' && Object.hasOwn(table, word) ? table[word] : undefined) ?? ALL,
    );
  }

  /** Afterwards: what may or may not have happened. */
  joined(before: ReadonlyMap<string, Sorts>): void {
    for (const [name, sorts] of before) this.names.set(name, either(sorts, this.names.get(name)));
  }
}

const ALL: Takes = { not: [] };
const ROLES: readonly EventRole[] = ['object', 'player', 'source', 'other'];

function nameOf(node: Data): string | undefined {
  if (node.kind === 'this') return THIS;
  if (node.kind === 'event') return roleName(node.role as EventRole);
  return node.kind === 'var' && typeof node.name === 'string' ? node.name : undefined;
}

const isTaken = (sort: string, takes: Takes): boolean =>
  'not' in takes ? !takes.not.includes(sort) : 'by' in takes || takes.includes(sort);

type Data = Readonly<Record<string, unknown>>;
const isNode = (node: unknown): node is Data => typeof node === 'object' && node !== null && !Array.isArray(node);
