/**
 * What a text has spoken of so far: targets, things made, moved and chosen, the event, the card itself. Pronouns pick from it
 * by kind and recency; what cannot be resolved is refused (`Unclear`).
 */
import type { Ability, Action, Duration, Filter, Selector, Target, Value, Zone } from '@rulewright/language';
import { meantAnew, Unclear } from '../grammar/meaning.ts';
import type { Tree } from '../grammar/tree.ts';
import type { Count, Described, Line, Things, TokenSet } from './categories.ts';
import { callable, calledOtherwise, type Referent, same, type Wanted } from './referents.ts';
import {
  allOf,
  alone,
  anyOf,
  areEach,
  bound,
  boundsOf,
  hasPlayers,
  isGroup,
  isPlayers,
  ONE,
  self,
  targetBounds,
  togetherOf,
  you,
} from './selecting.ts';
import { binds, speaksOf, withBinding } from './substitute.ts';

export type { Referent } from './referents.ts';
export * from './selecting.ts';

/** Facts about the face that the text stands on. */
export interface FaceFacts {
  readonly name: string;
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  /** Which of the card's faces it is. */
  readonly index?: number;
  /** The power and toughness of a Spacecraft, which its last station gives it. */
  readonly size?: { readonly power: number; readonly toughness: number };
  /** What the faces before it do, and whether another face speaks of cards exiled with it. */
  readonly beside?: readonly Ability[];
  readonly spokenOf?: boolean;
}

/** It is something of the event at hand. */
const isOfEvent = (node: unknown): boolean => {
  if (typeof node !== 'object' || node === null) return false;
  const { kind } = node as { readonly kind?: unknown };
  return kind === 'event' || kind === 'amount' || Object.values(node).some(isOfEvent);
};
/** What speaks of a group again: the same things, whatever has happened to them (see `compile/groups.ts`). */
const again = (name: string, group: Selector): Selector => ({ kind: 'var', name, group }) as Selector;

/** What nearly everything can be called. */
const YOURS = JSON.stringify({ who: { kind: 'you' } });
/** What is elsewhere now. */
const GONE: readonly string[] = ['sacrificed', 'destroyed', 'discarded'];
const GENERAL: readonly string[] = ['permanent', 'card'];

export class Discourse {
  readonly face: FaceFacts;
  /** The targets of the spell or ability at hand. */
  targets: Target[] = [];
  /** Actions that must come before the one at hand: choices that a noun phrase asks for. */
  pending: Action[] = [];
  /** What "this way", "if you do" and their kin refer to. */
  lastDeed: { readonly name?: string } = {};
  /** The cards at hand, and those that have been taken out of them. */
  group: { readonly of: Selector; readonly kinds: readonly string[]; readonly taken: readonly Selector[] } | undefined;
  /** What things became as they moved. */
  became: readonly { readonly from: Selector; readonly to: Selector }[] = [];
  /** What the last act of a kind came to ("the life lost this way"), by the kind of act. */
  results = new Map<string, Value>();
  /** The name of the optional additional cost of this spell, for later lines. */
  optionalCost: string | undefined;
  /** It is about what an ability in quotation marks says. */
  quoted = false;
  /** What was dealt damage last. */
  damaged: Selector | undefined;
  /** The tokens that were created last. */
  tokens: readonly TokenSet[] | undefined;
  #except: Selector | undefined;
  /** The condition before the sentence at hand, if that was one: another condition speaks of things as they were before it. */
  branch: Action | undefined;
  #isAsking = false;
  /** How this object was spoken of last. */
  #ofSelf: Referent | undefined;
  #referents: Referent[] = [];
  #amounts: Value[] = [];
  #names = new Map<string, number>();
  /** The duration that the sentence at hand began with. */
  duration: Duration | undefined;
  /** The X of "where X is …", once it is known. */
  x: Value | undefined;
  /** The counters that a condition spoke of. */
  counters: { readonly on: Selector; readonly counter: string } | undefined;
  /** The instructions of the lines before. */
  instructions: readonly Action[] = [];
  /** The event at hand is that this object left the battlefield: later, it is what it became. */
  hasMoved = false;
  /** What is said now is done by a delayed triggered ability. */
  isLater = false;
  /** Where the ability at hand works, if its words say it: it moves this card from there (113.6m). */
  worksIn: Zone | undefined;

  /** The words of each ability and line, for whoever asks for an ability's text. */
  heardAbilities: { readonly tree: Tree; readonly abilities: readonly Ability[] }[] = [];

  constructor(face: FaceFacts) {
    this.face = face;
  }

  /** The text is that of an instant or sorcery. */
  /** Something was said to be other than a target that had not been said. */
  ahead = false;
  get isSpell(): boolean {
    return this.face.types.some((type) => type === 'instant' || type === 'sorcery');
  }

  /** The same discourse, to try a reading in. */
  copy(): Discourse {
    const made = new Discourse(this.face);
    made.become(this);
    return made;
  }

  become(other: Discourse): void {
    this.targets = [...other.targets];
    this.pending = [...other.pending];
    this.group = other.group;
    this.became = other.became;
    this.#referents = [...other.#referents];
    this.#amounts = [...other.#amounts];
    this.#names = new Map(other.#names);
    this.heardAbilities = [...other.heardAbilities];
    this.optionalCost = other.optionalCost;
    this.results = new Map(other.results);
    this.worksIn = other.worksIn;
    this.hasMoved = other.hasMoved;
    this.instructions = other.instructions;
    this.counters = other.counters;
    this.tokens = other.tokens;
    this.duration = other.duration;
    this.damaged = other.damaged;
  }

  /** One line of the card: its targets are its own; names go on, and instructions speak of what earlier lines spoke of. */
  line(work: () => Line): { readonly line: Line; readonly targets: readonly Target[] } {
    const before = this.targets;
    this.targets = [];
    this.worksIn = undefined;
    this.ahead = false;
    this.hasMoved = false;
    this.counters = undefined;
    const line = work();
    const targets = this.targets;
    if (this.ahead && (targets.length !== 1 || targets[0]?.name !== 'target'))
      throw new Unclear('nothing was spoken of that others could be other than');
    if (line.kind === 'abilities' && this.isSpell && line.abilities.every(({ kind }) => kind === 'additionalCost')) {
      // What was paid for the spell can be spoken of by its instructions.
      this.targets = before;
    } else if (line.kind !== 'instructions' && line.kind !== 'modal') {
      this.targets = before;
      this.group = undefined;
      this.became = [];
      this.#referents = [];
      this.#amounts = [];
      this.#names = new Map();
      this.results = new Map();
    } else this.targets = [...before, ...targets];
    if (line.kind === 'instructions')
      this.instructions = line.all === true ? line.actions : [...this.instructions, ...line.actions];
    return { line, targets };
  }

  heard(tree: Tree, meaning: unknown): void {
    const { of } = tree.rule;
    if (of === 'Ability' || of === 'OpenQuote') this.heardAbilities.push({ tree, abilities: [meaning as Ability] });
    // A quotation without a full stop is no ability of its own in the grammar, but in its meaning.
    if (of === 'Granted' && tree.rule.name.startsWith('granted.open'))
      this.heardAbilities.push({ tree, abilities: meaning as readonly Ability[] });
    if (of === 'Keyword') this.heardAbilities.push({ tree, abilities: meaning as readonly Ability[] });
    if (of === 'Line') {
      const line = meaning as Line;
      if (line.kind === 'abilities' && line.abilities.length === 1)
        this.heardAbilities.push({ tree, abilities: line.abilities });
    }
  }

  /** Instructions with targets of their own (a reflexive or delayed ability), which speak of what was spoken of before. */
  effect(work: () => readonly Action[]): { readonly targets?: readonly Target[]; readonly actions: readonly Action[] } {
    const outer = this.targets;
    this.targets = [];
    const actions = work();
    const { targets } = this;
    this.targets = outer;
    return targets.length > 0 ? { targets, actions } : { actions };
  }

  /**
   * Words about a later time: what the event at hand was about is remembered by names, because then another event will be at hand.
   * The actions that remember what was spoken of come first.
   */
  later(work: () => Action): readonly Action[] {
    const saved = { referents: this.#referents, amounts: this.#amounts };
    const lets: Extract<Action, { do: 'let' }>[] = [];
    const known = new Map<string, string>();
    const named = (node: object, make: (name: string) => Extract<Action, { do: 'let' }>): string => {
      const key = JSON.stringify(node);
      const name = known.get(key) ?? this.fresh('then');
      if (!known.has(key)) lets.push(make(name));
      known.set(key, name);
      return name;
    };
    const moved: Selector = { kind: 'event', role: 'object' };
    this.#referents = saved.referents.map((referent) =>
      referent.selector.kind === 'this' && this.hasMoved
        ? { ...referent, selector: bound(named(moved, (name) => ({ do: 'let', name, objects: moved }))) }
        : isOfEvent(referent.selector)
          ? {
              ...referent,
              selector: bound(named(referent.selector, (name) => ({ do: 'let', name, objects: referent.selector }))),
            }
          : referent,
    );
    this.#amounts = saved.amounts.map((value) =>
      isOfEvent(value) ? { kind: 'var', name: named({ value }, (name) => ({ do: 'let', name, value })) } : value,
    );
    const { isLater } = this;
    this.isLater = true;
    try {
      const action = work();
      return [...lets.filter(({ name }) => speaksOf(action, name)), action];
    } finally {
      this.isLater = isLater;
      this.#referents = saved.referents;
      this.#amounts = saved.amounts;
    }
  }

  /** One of several choices: what it speaks of, the others do not; what was spoken of before, all do. */
  choice<T extends object>(work: () => readonly Action[], more: T): T & ReturnType<Discourse['effect']> {
    const saved = [this.#referents, this.#amounts, this.#names] as const;
    this.#referents = [...this.#referents];
    this.#amounts = [...this.#amounts];
    this.#names = new Map(this.#names);
    try {
      return { ...more, ...this.effect(work) };
    } finally {
      [this.#referents, this.#amounts, this.#names] = saved;
    }
  }

  /** Words about the case that none of this was done: what it would have bound is not spoken of. */
  without<T>(undone: unknown, work: () => T): T {
    const isBound = (selector: Selector): boolean => selector.kind === 'var' && binds(undone, selector.name);
    const hidden = this.#referents.filter(({ selector }) => isBound(selector));
    this.#referents = this.#referents.filter((referent) => !hidden.includes(referent));
    const { group } = this;
    const kept = group?.taken.filter(isBound) ?? [];
    if (group !== undefined) this.group = { ...group, taken: group.taken.filter((taken) => !isBound(taken)) };
    try {
      return work();
    } finally {
      this.#referents = [...hidden, ...this.#referents];
      if (this.group !== undefined && kept.length > 0 && this.group.of === group?.of) {
        this.group = { ...this.group, taken: [...kept, ...this.group.taken] };
      }
    }
  }

  /** What `work` says without a duration lasts so long. */
  lastingAs<T>(duration: Duration | undefined, work: () => T): T {
    const saved = this.duration;
    this.duration = duration;
    try {
      return work();
    } finally {
      this.duration = saved;
    }
  }

  /** A new binding: `target`, `target2`, … */
  fresh(base: string): string {
    const count = (this.#names.get(base) ?? 0) + 1;
    this.#names.set(base, count);
    return count === 1 ? base : `${base}${count}`;
  }

  /** An ability in quotation marks: what another object is given. */
  quote<T>(work: () => T): T {
    const outer = this.quoted;
    this.quoted = true;
    try {
      return this.inside(work);
    } finally {
      this.quoted = outer;
    }
  }

  /** A text inside the text (a quoted ability, a mode): spoken-of things of the outside stay outside. */
  inside<T>(work: () => T): T {
    const saved = {
      targets: this.targets,
      pending: this.pending,
      group: this.group,
      became: this.became,
      referents: this.#referents,
      amounts: this.#amounts,
      names: this.#names,
      worksIn: this.worksIn,
      hasMoved: this.hasMoved,
    };
    this.worksIn = undefined;
    this.hasMoved = false;
    this.targets = [];
    this.pending = [];
    this.group = undefined;
    this.became = [];
    this.#referents = [];
    this.#amounts = [];
    this.#names = new Map();
    try {
      return work();
    } finally {
      this.targets = saved.targets;
      this.pending = saved.pending;
      this.group = saved.group;
      this.became = saved.became;
      this.#referents = saved.referents;
      this.#amounts = saved.amounts;
      this.#names = saved.names;
      this.worksIn = saved.worksIn;
      this.hasMoved = saved.hasMoved;
    }
  }

  /** Things spoken of only within `work` (a relative clause, a value). */
  aside<T>(work: () => T): T {
    const saved = this.#referents;
    this.#referents = [...saved];
    try {
      return work();
    } finally {
      // Targets are chosen wherever they are said.
      const isTarget = ({ selector }: Referent): boolean =>
        selector.kind === 'var' && this.targets.some(({ name }) => name === selector.name);
      this.#referents = [...saved, ...this.#referents.slice(saved.length).filter(isTarget)];
    }
  }

  /** Words about a group that speak of each of its members: "their", "its" are the one at hand (`it`). */
  each<T>(group: Selector, work: () => T): T {
    if (!isGroup(group)) return work();
    return this.aside(() => {
      if (hasPlayers(group)) this.mention({ selector: bound('it'), kinds: ['player'], several: false });
      if (!isPlayers(group))
        this.mention({ selector: bound('it'), kinds: ['creature', 'permanent'], several: false, member: true });
      return work();
    });
  }

  /** The actions of `work`, with the choices that its noun phrases ask for before them. */
  act(work: () => readonly Action[]): readonly Action[] {
    const outer = this.pending;
    this.pending = [];
    const actions = work();
    const made = [...this.pending, ...actions];
    this.pending = outer;
    return made;
  }

  /** A condition: nothing is chosen in it. */
  asking<T>(work: () => T): T {
    const outer = this.#isAsking;
    const spoken = this.#ofSelf;
    this.#isAsking = true;
    try {
      return work();
    } finally {
      this.#isAsking = outer;
      // "If this creature attacked this turn, … it": the object itself stays spoken of.
      const last = this.#ofSelf;
      if (last !== undefined && last !== spoken && !this.#referents.includes(last)) this.#referents.push(last);
    }
  }

  /** What is said of each of a group: "it" is the one at hand, under that name. */
  ofEach<T>(things: Things, name: string, work: () => T): T {
    if (!areEach(things) || things.plural === true) return work();
    const referent: Referent = {
      selector: bound(name),
      kinds: things.described?.kinds ?? ['creature', 'permanent'],
      several: false,
      member: true,
    };
    this.#referents.push(referent);
    try {
      return work();
    } finally {
      this.#referents = this.#referents.filter((each) => each !== referent);
    }
  }

  /** What was done to things: "each creature tapped this way". */
  mentionDone(selector: Selector, things: Things, done: string): void {
    const several = things.kind === 'choice' ? things.count.max !== 1 : selector.kind !== 'var' || isGroup(selector);
    const of = selector.kind === 'each' ? again(this.fresh('those'), selector) : selector;
    this.mention({
      selector: of,
      kinds: [...(things.described?.kinds ?? []), done],
      several,
      byKind: true,
      done: true,
    });
  }

  /** Speaks of every one that fits. */
  mentionGroup(selector: Selector, kinds: readonly string[]): void {
    const isNew = selector.kind === 'each';
    this.mention({ selector: isNew ? again(this.fresh('those'), selector) : selector, kinds, several: true });
  }

  /** Something that is only spoken of within `work`; what is spoken of there besides stays. */
  during<T>(referent: Referent, work: () => T): T {
    this.#referents.push(referent);
    try {
      return work();
    } finally {
      this.#referents = this.#referents.filter((each) => each !== referent);
    }
  }

  mention(referent: Referent): void {
    if (referent.selector.kind === 'this') this.#ofSelf = referent;
    this.#referents.push(referent);
  }

  /** Speaks of a player. */
  mentionPlayer(selector: Selector, several = false): Selector {
    this.mention({ selector, kinds: ['player'], several });
    return selector;
  }

  /** A number that is said outright is never spoken of as "that much". */
  mentionAmount(value: Value): void {
    if (typeof value !== 'number') this.#amounts.push(value);
  }

  /** "That much", "that many". */
  thatMuch(): Value {
    const value = this.#amounts.at(-1);
    if (value === undefined) throw new Unclear('no amount was spoken of');
    return value;
  }

  /** What the last act of a kind came to. */
  result(kind: string): Value {
    const value = this.results.get(kind);
    if (value === undefined) throw new Unclear(`nothing was done before that comes to an amount: ${kind}`);
    return value;
  }

  target(wanted: Described, count: Count = ONE, several = false): Selector {
    const { joint, together } = wanted;
    if (this.pending.some((action) => action.do === 'chooseWord') && JSON.stringify(wanted).includes('"chosenType"'))
      throw new Unclear('targets are chosen before anything is done');
    const described = alone(wanted);
    const name = this.fresh('target');
    const isPlayer = described.kinds[0] === 'player';
    // "Another target" is other than the targets before it; with none before it, other than this object.
    const others = described.other === true ? this.targets.map((target) => target.name) : [];
    const filters =
      described.other === true && others.length === 0
        ? [...described.filters, { kind: 'not', of: { kind: 'is', what: this.other(described.kinds, true) } } as const]
        : described.filters;
    this.targets.push({
      name,
      what: allOf(filters),
      ...(described.zones === undefined ? {} : { zones: described.zones }),
      ...targetBounds(count),
      ...(others.length > 0 ? { notAlso: others } : {}),
      ...joint,
      ...(together === undefined ? {} : { together }),
    });
    const selector = bound(name);
    const where = described.zones === undefined ? {} : { zones: described.zones };
    if (described.ofOpponent === true && !several)
      this.mentionPlayer({ kind: described.zones === undefined ? 'controller' : 'owner', of: selector });
    const kinds = isPlayer ? ['player', ...described.kinds] : described.kinds;
    this.mention({ selector, kinds: [...kinds, 'chosen'], several, ...where });
    return selector;
  }

  /**
   * What "other" things are other than: what was spoken of last among things of the same kind. An object that speaks of others of
   * its own kind means itself, unless something else was spoken of: then it is not clear.
   */
  other(kinds: readonly string[], announced = false, filters: readonly Filter[] = []): Selector {
    const { isSpell } = this;
    // A spell that speaks of other spells means itself.
    if (isSpell && kinds.includes('spell')) return self;
    const named = kinds.some((kind) => !GENERAL.includes(kind))
      ? kinds.filter((kind) => !GENERAL.includes(kind))
      : kinds;
    const alike = (referent: Referent): boolean =>
      !referent.kinds.includes('player') &&
      !('group' in referent.selector) &&
      !referent.kinds.some((kind) => GONE.includes(kind)) &&
      referent.kinds.some((kind) => named.includes(kind)) &&
      // What is only bound as the effect is carried out is not known when targets are chosen.
      !(announced && referent.selector.kind === 'var');
    const last = this.#referents.filter(alike).at(-1);
    const selfIsAlike = [...this.face.types, 'permanent'].some((type) => named.includes(type));
    if (last === undefined) {
      if (isSpell && announced) throw new Unclear('nothing was spoken of that others could be other than');
      // Cards are other than the card that speaks: "exile four other cards from your graveyard".
      return isSpell && !kinds.includes('card') ? this.#ahead() : self;
    }
    // Things of others, or like what was spoken of, are not other than this object.
    const ofOthers = filters.some(({ kind, ...rest }) => kind === 'controlledBy' && JSON.stringify(rest) !== YOURS);
    const likeIt = JSON.stringify(filters).includes(JSON.stringify(last.selector));
    if (isSpell || !selfIsAlike || last.selector.kind === 'this' || ofOthers || likeIt) return last.selector;
    throw new Unclear('other than this object, or than what was spoken of?');
  }

  /** "Each other creature becomes a copy of target creature": the one target that is yet to be said. */
  #ahead(): Selector {
    if (this.targets.length > 0) throw new Unclear('nothing was spoken of that others could be other than');
    this.ahead = true;
    return bound('target');
  }

  /** A definite selector for a noun phrase: a choice is made first, by `who`. */
  pick(things: Things, who: Selector = you): Selector {
    if (things.kind === 'definite') return things.selector;
    if (this.#isAsking) throw new Unclear('nothing is chosen to see whether a condition is true');
    const name = this.fresh('chosen');
    const { count } = things;
    const together = togetherOf(things.described);
    const described = alone(things.described);
    const chooser = described.chooser === 'you' ? you : who;
    this.pending.push({
      do: 'choose',
      ...(chooser.kind === 'you' ? {} : { who: chooser }),
      from: anyOf(described),
      ...boundsOf(count, described),
      as: name,
      ...(things.random === true ? { random: true } : {}),
      ...(together === undefined ? {} : { together }),
    });
    this.take(described.pool, bound(name));
    const where = described.zones === undefined ? {} : { zones: described.zones };
    this.mention({
      selector: bound(name),
      kinds: [...described.kinds, 'chosen'],
      several: count.max !== 1,
      ...where,
    });
    return bound(name);
  }

  /** Cards at hand that "the rest" will speak of. */
  lay(of: Selector, kinds: readonly string[]): void {
    this.group = { of, kinds, taken: [] };
  }

  /** Some of the cards at hand are spoken of by themselves. */
  take(pool: Selector | undefined, taken: Selector): void {
    if (pool === undefined) return;
    if (this.group === undefined || (!same(pool, this.group.of) && !same(pool, this.rest().selector)))
      this.group = { of: pool, kinds: this.spokenOf(pool)?.kinds ?? ['card'], taken: [] };
    this.group = { ...this.group, taken: [...this.group.taken, taken] };
  }

  /** All of the cards at hand that fit are spoken of by themselves: "the rest" will be without them. */
  takeAll(described: Described, selector: Selector): Selector {
    if (described.pool === undefined || this.group === undefined || !same(described.pool, this.group.of))
      return selector;
    const name = this.fresh('these');
    this.pending.push({ do: 'let', name, objects: selector });
    this.take(described.pool, bound(name));
    return bound(name);
  }

  /** "The rest": the cards at hand without those that were taken. */
  rest(): { readonly selector: Selector; readonly kinds: readonly string[] } {
    if (this.group === undefined) throw new Unclear('nothing was spoken of that there could be a rest of');
    const { of, kinds, taken } = this.group;
    const [first, second] = taken;
    if (first === undefined) return { selector: of, kinds };
    const what: Selector = second === undefined ? first : { kind: 'union', of: taken };
    return { selector: { kind: 'filter', of, where: { kind: 'not', of: { kind: 'is', what } } }, kinds };
  }

  /** What is meant is what is there now, whatever happens to it. */
  fixed(selector: Selector): Selector {
    if (!['each', 'filter', 'union', 'top'].includes(selector.kind)) return selector;
    const name = this.fresh('these');
    this.pending.push({ do: 'let', name, objects: selector });
    return bound(name);
  }

  /** Cards that are spoken of together, without those that were taken out of them. */
  left(pool: Selector): Selector {
    return this.group !== undefined && same(pool, this.group.of) ? this.rest().selector : pool;
  }

  /** What one of a group did is spoken of from now on as what all of them did. */
  rebind(name: string, all: string): void {
    const was = (selector: Selector): boolean => selector.kind === 'var' && selector.name === name;
    this.#referents = this.#referents.map((referent) =>
      was(referent.selector) ? { ...referent, selector: bound(all), several: true } : referent,
    );
    this.#amounts = this.#amounts.map((value) =>
      typeof value === 'object' && value.kind === 'count' && was(value.of) ? { ...value, of: bound(all) } : value,
    );
    this.became = this.became.map(({ from, to }) => ({ from, to: was(to) ? bound(all) : to }));
    if (this.group !== undefined && was(this.group.of)) this.group = { ...this.group, of: bound(all) };
  }

  /** What something that was moved is now. */
  now(selector: Selector): Selector {
    return this.became.findLast(({ from }) => same(from, selector))?.to ?? selector;
  }

  /** The permanent that a card was before it moved: its power is the one it had. */
  asItWas(moved: Selector): Selector {
    const from = this.became.findLast(({ to }) => same(to, moved))?.from;
    return from?.kind === 'var' || from?.kind === 'this' || from?.kind === 'filter' ? from : moved;
  }

  /** What is said of things that `since` then have moved, said of them as they were before. */
  unmoved<T>(node: T, since: number): T {
    return this.became
      .slice(since)
      .reduce((made, { from, to }) => (to.kind === 'var' ? withBinding(made, to.name, from) : made), node);
  }

  /** How something was last spoken of. */
  spokenOf(selector: Selector): Referent | undefined {
    return this.#referents.findLast((referent) => same(referent.selector, selector));
  }

  #isLeftOut(selector: Selector): boolean {
    return this.#except !== undefined && same(selector, this.#except);
  }

  /** Things spoken of in `work` are others than this: "attach it to it" never means one and the same. */
  besides<T>(selector: Selector, work: () => T): T {
    const saved = this.#except;
    this.#except = selector;
    try {
      return work();
    } finally {
      this.#except = saved;
    }
  }

  /** What does what the words at hand speak of. */
  #doer: Selector | undefined;

  /** This does what `work` speaks of. */
  doing<T>(doer: Selector, work: () => T): T {
    const saved = this.#doer;
    this.#doer = doer;
    try {
      return work();
    } finally {
      this.#doer = saved;
    }
  }

  /** What something is done to is not what does it: that would be "itself". */
  notDoer(parts: { readonly to: Selector }): Selector {
    const doer = this.#doer;
    if (doer === undefined) return parts.to;
    // This object's own controller would be "you".
    const isOwn = parts.to.kind === 'controller' && parts.to.of.kind === 'this' && doer.kind === 'this';
    if (!isOwn && !same(parts.to, doer)) return parts.to;
    return this.besides(doer, () => meantAnew(parts, 'to'));
  }

  /** "It", "that creature", "those cards": the latest that was spoken of and can be called so. */
  refer(wanted: Wanted): Selector {
    const byKind = wanted.kind !== undefined || wanted.kinds !== undefined;
    const found = (byKind ? this.#latest(wanted, true) : undefined) ?? this.#latest(wanted);
    if (found !== undefined) return found.use?.() ?? found.selector;
    const again = calledOtherwise({ referents: this.#referents, targets: this.targets }, wanted);
    if (again !== undefined) return again;
    const called = wanted.kind ?? wanted.kinds?.join(' ') ?? (wanted.player ? 'they' : 'it');
    throw new Unclear(`nothing was spoken of that "${called}" could be`);
  }

  #latest(wanted: Wanted, besidesMembers = false): Referent | undefined {
    const fits = (referent: Referent): boolean =>
      callable(referent, wanted) &&
      !(besidesMembers && referent.member === true) &&
      !this.#isLeftOut(referent.selector);
    // An instant or sorcery does things to others: it is called "it" only if nothing else can be.
    const isThis = ({ selector }: Referent): boolean => this.isSpell && !this.quoted && selector.kind === 'this';
    return (
      this.#referents.findLast((referent) => fits(referent) && !isThis(referent)) ?? this.#referents.findLast(fits)
    );
  }

  /** "The creature you control", of two targets that were chosen. */
  targetWith(kinds: readonly string[], filter: Filter): Selector {
    const wanted = JSON.stringify(filter);
    const fits = ({ what }: Target): boolean =>
      what.kind === 'all' && what.of.some((each) => JSON.stringify(each) === wanted);
    const found = this.targets.filter(fits);
    const [only, second] = found;
    if (only === undefined || second !== undefined) throw new Unclear('which of the targets?');
    const selector = bound(only.name);
    const referent = this.#referents.findLast((each) => same(each.selector, selector) && callable(each, { kinds }));
    if (referent === undefined) throw new Unclear('no target of that kind');
    this.mention(referent);
    return selector;
  }

  /** What "one of them" is one of: things other than cards at hand. */
  poolOfThings(kinds?: readonly string[]): Described {
    const wanted = { several: true, ...(kinds === undefined ? {} : { kinds }) };
    const last = this.#referents.findLast((referent) => callable(referent, wanted));
    if (last === undefined || last.kinds.includes('card')) throw new Unclear('nothing but cards were spoken of');
    return { filters: [], kinds: last.kinds, pool: last.selector };
  }

  /** "Each opponent … Those players …" */
  groupOfPlayers(): Selector | undefined {
    return this.#referents.findLast(({ selector }) => isPlayers(selector))?.selector;
  }

  /** "… on top of their owners' libraries, then those players shuffle". */
  owners(): Selector {
    return { kind: 'owner', of: this.refer({ several: true }) };
  }

  /** As `refer`, or undefined. */
  maybe(wanted: Wanted): Selector | undefined {
    const known = this.#referents.some((referent) => callable(referent, wanted) && !this.#isLeftOut(referent.selector));
    return known ? this.refer(wanted) : undefined;
  }
}
