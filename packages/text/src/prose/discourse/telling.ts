/**
 * A text being told: the one place where a discourse gives way to the next. Rules get it, tell it what their words introduce and
 * ask it what their words mean; what each of that does to a discourse is a function of its own in this folder.
 */
import { meantAnew, Unclear } from '../../grammar/meaning.ts';
import type { Tree } from '../../grammar/tree.ts';
import type { Action, Duration, Filter, Game, Selector, TargetOf, Value } from '../game.ts';
import { isSelector, same } from '../nodes.ts';
import type { Count, Described, Things } from '../phrases.ts';
import * as amounts from './amounts.ts';
import * as bindings from './bindings.ts';
import * as choices from './choices.ts';
import { beginLine, endLine } from './lines.ts';
import * as moves from './moves.ts';
import { Pointing } from './pointing.ts';
import * as pools from './pools.ts';
import { type Discourse, type Told, withAsked, withClause, withLine, withSpoken, withText } from './record.ts';
import type { Referent, Wanted } from './referents.ts';
import * as referring from './referring.ts';
import * as scopes from './scopes.ts';
import * as targets from './targets.ts';

export class Telling<G extends Game> {
  /** What has been told so far. */
  told: Discourse<G>;
  /** What words that point were taken to mean. */
  readonly #pointing: Pointing<G>;

  constructor(told: Discourse<G>, pointing = new Pointing<G>()) {
    this.told = told;
    this.#pointing = pointing;
  }

  get isSpell(): boolean {
    return this.told.game.isSpell(this.told.face);
  }

  get targets(): readonly TargetOf<G>[] {
    return this.told.asked.targets;
  }

  #found<T>([found, after]: Told<G, T>): T {
    this.told = after;
    return found;
  }

  #within<T>({ inside, leave }: scopes.Scope<G>, work: () => T): T {
    this.told = inside;
    const made = work();
    this.told = leave(this.told);
    return made;
  }

  heard(tree: Tree, meaning: unknown): void {
    const abilities = this.told.game.abilitiesIn(tree, meaning);
    if (abilities === undefined) return;
    const heard = [...this.told.text.heard, { tree, abilities }];
    this.told = withText(this.told, { heard });
  }

  /** One line of the card. */
  line<L extends G['line']>(work: () => L): { readonly line: L; readonly targets: readonly TargetOf<G>[] } {
    const before = this.told;
    this.told = beginLine(before);
    const line = work();
    return { line, targets: this.#found(endLine(before, this.told, line)) };
  }

  // Bindings
  fresh(base: string): string {
    return this.#found(bindings.fresh(this.told, base));
  }
  rebind(name: string, all: string): void {
    this.told = bindings.rebind(this.told, name, all);
  }

  // What is spoken of
  mention(referent: Referent<G>): void {
    this.told = referring.mention(this.told, referent);
  }
  mentionPlayer(selector: Selector<G>, several = false): Selector<G> {
    this.told = referring.mentionPlayer(this.told, selector, several);
    return selector;
  }
  mentionGroup(selector: Selector<G>, kinds: readonly string[]): void {
    this.told = referring.mentionGroup(this.told, selector, kinds);
  }
  mentionBoth(a: Selector<G>, b: Selector<G>): void {
    this.told = referring.mentionBoth(this.told, a, b);
  }
  mentionDone(selector: Selector<G>, things: Things<G>, done: string): void {
    this.told = referring.mentionDone(this.told, selector, things, done);
  }
  atHand(): Selector<G> | undefined {
    return referring.atHand(this.told);
  }
  refer(wanted: Wanted<G>): Selector<G> {
    return this.#pointing.at((refused) => referring.refer(this.told, wanted, refused));
  }
  maybe(wanted: Wanted<G>): Selector<G> | undefined {
    return this.#pointing.at((refused) => referring.maybe(this.told, wanted, refused));
  }
  spokenOf(selector: Selector<G>): Referent<G> | undefined {
    return referring.spokenOf(this.told, selector);
  }
  poolOfThings(kinds?: readonly string[]): Described<G> {
    return referring.poolOfThings(this.told, kinds);
  }
  groupOfPlayers(): Selector<G> | undefined {
    return referring.groupOfPlayers(this.told);
  }
  owners(): Selector<G> {
    return referring.owners(this.told);
  }

  // Targets and choices
  target(wanted: Described<G>, count?: Count<G>, several?: boolean): Selector<G> {
    return this.#found(targets.target(this.told, wanted, count, several));
  }
  targetWith(kinds: readonly string[], filter: Filter<G>): Selector<G> {
    return this.#found(targets.targetWith(this.told, kinds, filter));
  }
  nthTarget(at: number): Selector<G> {
    return this.#found(targets.nthTarget(this.told, at));
  }
  other(kinds: readonly string[], filters: readonly Filter<G>[]): Selector<G> {
    return this.#found(targets.other(this.told, kinds, filters));
  }
  /** The targets are these, after all. */
  retarget(change: (targets: readonly TargetOf<G>[]) => readonly TargetOf<G>[]): void {
    this.told = withAsked(this.told, { targets: change(this.targets) });
  }
  pick(things: Things<G>, who?: Selector<G>): Selector<G> {
    return this.#found(choices.pick(this.told, things, who));
  }
  precede(action: Action<G>): void {
    this.told = choices.precede(this.told, action);
  }

  // Cards at hand
  lay(of: Selector<G>, kinds: readonly string[]): void {
    this.told = pools.lay(this.told, of, kinds);
  }
  layUntil(of: Selector<G>, ending: Selector<G>): void {
    this.told = pools.layUntil(this.told, of, ending);
  }
  poolOfAll(member: string, group: Selector<G>): void {
    this.told = pools.poolOfAll(this.told, member, group);
  }
  take(pool: Selector<G> | undefined, taken: Selector<G>): void {
    this.told = pools.take(this.told, pool, taken);
  }
  takeAll(described: Described<G>, selector: Selector<G>): Selector<G> {
    return this.#found(pools.takeAll(this.told, described, selector));
  }
  fixed(selector: Selector<G>): Selector<G> {
    return this.#found(pools.fixed(this.told, selector));
  }
  laid(): ReturnType<typeof pools.laid<G>> {
    return pools.laid(this.told);
  }
  rest(): ReturnType<typeof pools.rest<G>> {
    return pools.rest(this.told);
  }
  left(pool: Selector<G>): Selector<G> {
    return this.#found(pools.left(this.told, pool));
  }

  // What things become
  moved(from: Selector<G>, to: Selector<G>): void {
    this.told = moves.moved(this.told, from, to);
  }
  now(selector: Selector<G>): Selector<G> {
    return moves.nowOf(this.told, selector);
  }
  asItWas(selector: Selector<G>): Selector<G> {
    return moves.asItWas(this.told, selector);
  }
  unmoved<T>(node: T, since: Discourse<G>): T {
    return moves.unmoved(this.told, node, since.spoken.moves.length);
  }
  /** What these actions would have moved has not moved. */
  unmove(undone: unknown): void {
    this.told = moves.unmove(this.told, undone);
  }

  // Amounts
  mentionAmount(value: Value<G>, asked?: Value<G>): void {
    this.told = amounts.mentionAmount(this.told, value, asked);
  }
  thatMuch(): Value<G> {
    return amounts.thatMuch(this.told);
  }
  cameTo(kind: string, value: Value<G> | undefined): void {
    this.told = amounts.cameTo(this.told, kind, value);
  }
  result(kind: string): Value<G> {
    return amounts.resultOf(this.told, kind);
  }
  maybeResult(kind: string): Value<G> | undefined {
    return this.told.spoken.results.get(kind);
  }

  // What the words around tell of the words at hand
  lastsFor(duration: Duration<G> | undefined): void {
    this.told = withClause(this.told, { duration });
  }
  isX(x: Value<G> | undefined): void {
    this.told = withClause(this.told, { x });
  }
  follows(branch: Action<G> | undefined): void {
    this.told = withClause(this.told, { branch });
  }
  /** What an act was done to, by its participle. */
  doneTo(done: string, what: Selector<G>): void {
    this.told = withSpoken(this.told, { lastDone: new Map(this.told.spoken.lastDone).set(done, what) });
  }
  made(made: readonly G['made'][]): void {
    this.told = withSpoken(this.told, { made });
  }
  worksIn(...worksIn: readonly G['zone'][]): void {
    this.told = withLine(this.told, { worksIn });
  }
  leaves(): void {
    this.told = withLine(this.told, { hasMoved: true });
  }
  countsOn(on: Selector<G>, counter: string): void {
    this.told = withLine(this.told, { counters: { on, counter } });
  }
  offersCost(optionalCost: string): void {
    this.told = withText(this.told, { optionalCost });
  }
  /** So that what is said of the cost later can be held against what it is. */
  describesCost(name: string, what: string): void {
    this.told = withText(this.told, { offered: { ...this.told.text.offered, [name]: what } });
  }

  // Words within words
  inside<T>(work: () => T): T {
    return this.#within(scopes.text(this.told), work);
  }
  quote<T>(work: () => T): T {
    return this.#within(scopes.quotation(this.told), work);
  }
  aside<T>(work: () => T): T {
    return this.#within(scopes.aside(this.told), work);
  }
  during<T>(referent: Referent<G>, work: () => T): T {
    return this.#within(scopes.during(this.told, referent), work);
  }
  ofMembers<T>(group: Selector<G>, work: () => T): T {
    return this.#within(scopes.ofMembers(this.told, group), work);
  }
  ofEach<T>(things: Things<G>, name: string, work: () => T): T {
    return this.#within(scopes.ofEach(this.told, things, name), work);
  }
  asking<T>(work: () => T): T {
    return this.#within(scopes.condition(this.told), work);
  }
  without<T>(undone: unknown, work: () => T): T {
    return this.#within(scopes.without(this.told, undone), work);
  }
  lastingAs<T>(duration: Duration<G> | undefined, work: () => T): T {
    return this.#within(scopes.lastingAs(this.told, duration), work);
  }
  besides<T>(selector: Selector<G>, work: () => T): T {
    return this.#within(scopes.besides(this.told, selector), work);
  }
  doing<T>(doer: Selector<G>, work: () => T): T {
    return this.#within(scopes.doing(this.told, doer), work);
  }
  /** Whose "one's own" is: who does what is said, or was spoken of last. */
  actor(): Selector<G> {
    return this.told.clause.actor ?? this.maybe({ player: true }) ?? ({ kind: 'you' } as Selector<G>);
  }
  acting<T>(actor: Selector<G>, work: () => T): T {
    return this.#within(scopes.acting(this.told, actor), work);
  }
  /** Words that are told in another way, too: the text goes on as if they had not been. */
  apart<T>(told: Discourse<G>, work: () => T): T {
    const { told: after } = this;
    return this.#within({ inside: told, leave: () => after }, work);
  }
  /** Instructions with the targets that they ask for. */
  effect(work: () => readonly Action<G>[]): {
    readonly targets?: readonly TargetOf<G>[];
    readonly actions: readonly Action<G>[];
  } {
    return this.#within(scopes.effect(this.told), () => {
      const actions = work();
      return this.targets.length > 0 ? { targets: this.targets, actions } : { actions };
    });
  }
  choice<T extends object>(work: () => readonly Action<G>[], more: T): T & ReturnType<Telling<G>['effect']> {
    return this.#within(scopes.choice(this.told), () => ({ ...more, ...this.effect(work) }));
  }
  /** One of two ways to do something: the other does not speak of what is done in it. */
  option(work: () => readonly Action<G>[]): readonly Action<G>[] {
    return this.#within(scopes.choice(this.told), () => this.act(work));
  }
  /** The actions of `work`, with the choices that its noun phrases ask for before them. */
  act(work: () => readonly Action<G>[]): readonly Action<G>[] {
    return this.#within(scopes.act(this.told), () => {
      const actions = work();
      return [...this.told.asked.pending, ...actions];
    });
  }
  /** Words that only a condition makes hold: the targets that they ask for are spoken of under it. */
  conditionally<T>(work: () => T): T {
    const known = this.targets.length;
    const made = work();
    this.underCondition(...this.targets.slice(known).map(({ name }) => name));
    return made;
  }
  /** What is said of these targets after this is said under the condition at hand. */
  underCondition(...names: readonly string[]): void {
    this.told = withAsked(this.told, { conditional: [...this.told.asked.conditional, ...names] });
  }
  /** What is true all the time, and whether it would ask for targets or choices. */
  standing<T>(work: () => T): { readonly made: T; readonly asks: boolean } {
    return this.#within(scopes.standing(this.told), () => {
      const made = work();
      const { targets, pending } = this.told.asked;
      return { made, asks: targets.length > 0 || pending.length > 0 };
    });
  }
  /** What is done later, by one who was spoken of before if there is such. */
  later(work: (doer: Selector<G> | undefined) => Action<G>, said?: Selector<G>): readonly Action<G>[] {
    const scope = scopes.later(this.told, said);
    return scopes.withLets(
      scope.lets,
      this.#within(scope, () => work(scope.doer)),
    );
  }
  /** What something is done to is not what does it: that would be "itself". */
  notDoer(parts: { readonly to: Selector<G> }): Selector<G> {
    const { doer } = this.told.clause;
    if (doer === undefined) return parts.to;
    // This object's own controller would be "you".
    const { to } = parts;
    const isOwn = isSelector(to, 'controller') && to.of.kind === 'this' && doer.kind === 'this';
    if (!isOwn && !same(parts.to, doer)) return parts.to;
    return this.besides(doer, () => meantAnew(parts, 'to'));
  }
  /** What words point at, and if that is what the clause is about, what else they can point at: at last what is known by its kind only. */
  notItself(read: () => Selector<G>, kind: string): Selector<G> {
    const { doer } = this.told.clause;
    const found = read();
    if (doer === undefined || !same(found, doer)) return found;
    try {
      return this.besides(doer, read);
    } catch (error) {
      const called = error instanceof Unclear ? this.besides(doer, () => this.maybe({ kind })) : undefined;
      if (called === undefined) throw error;
      return called;
    }
  }
}
