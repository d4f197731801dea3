/**
 * A text being told: the one place where a discourse gives way to the next. Rules get it, tell it what their words introduce and
 * ask it what their words mean; what each of that does to a discourse is a function of its own in this folder.
 */
import type { Action, Duration, Filter, Selector, Target, Value, Zone } from '@rulewright/language/magic';
import { meantAnew } from '../../grammar/meaning.ts';
import type { Tree } from '../../grammar/tree.ts';
import type { Line } from '../abilities/line.ts';
import type { Count, Described, Things } from '../nouns/phrases.ts';
import type { TokenSet } from '../verbs/tokens-made.ts';
import * as amounts from './amounts.ts';
import * as bindings from './bindings.ts';
import * as choices from './choices.ts';
import { isSpell } from './face.ts';
import { hear } from './heard.ts';
import { beginLine, endLine } from './lines.ts';
import * as moves from './moves.ts';
import * as pools from './pools.ts';
import { type Discourse, type Told, withAsked, withClause, withLine, withSpoken, withText } from './record.ts';
import { type Referent, same, type Wanted } from './referents.ts';
import * as referring from './referring.ts';
import * as scopes from './scopes.ts';
import * as targets from './targets.ts';

export class Telling {
  /** What has been told so far. */
  told: Discourse;

  constructor(told: Discourse) {
    this.told = told;
  }

  get isSpell(): boolean {
    return isSpell(this.told.face);
  }

  get targets(): readonly Target[] {
    return this.told.asked.targets;
  }

  #found<T>([found, after]: Told<T>): T {
    this.told = after;
    return found;
  }

  #within<T>({ inside, leave }: scopes.Scope, work: () => T): T {
    this.told = inside;
    const made = work();
    this.told = leave(this.told);
    return made;
  }

  heard(tree: Tree, meaning: unknown): void {
    this.told = hear(this.told, tree, meaning);
  }

  /** One line of the card. */
  line(work: () => Line): { readonly line: Line; readonly targets: readonly Target[] } {
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
  mention(referent: Referent): void {
    this.told = referring.mention(this.told, referent);
  }
  mentionPlayer(selector: Selector, several = false): Selector {
    this.told = referring.mentionPlayer(this.told, selector, several);
    return selector;
  }
  mentionGroup(selector: Selector, kinds: readonly string[]): void {
    this.told = referring.mentionGroup(this.told, selector, kinds);
  }
  mentionDone(selector: Selector, things: Things, done: string): void {
    this.told = referring.mentionDone(this.told, selector, things, done);
  }
  refer(wanted: Wanted): Selector {
    return referring.refer(this.told, wanted);
  }
  maybe(wanted: Wanted): Selector | undefined {
    return referring.maybe(this.told, wanted);
  }
  spokenOf(selector: Selector): Referent | undefined {
    return referring.spokenOf(this.told, selector);
  }
  poolOfThings(kinds?: readonly string[]): Described {
    return referring.poolOfThings(this.told, kinds);
  }
  groupOfPlayers(): Selector | undefined {
    return referring.groupOfPlayers(this.told);
  }
  owners(): Selector {
    return referring.owners(this.told);
  }

  // Targets and choices
  target(wanted: Described, count?: Count, several?: boolean): Selector {
    return this.#found(targets.target(this.told, wanted, count, several));
  }
  targetWith(kinds: readonly string[], filter: Filter): Selector {
    return this.#found(targets.targetWith(this.told, kinds, filter));
  }
  other(kinds: readonly string[], filters: readonly Filter[]): Selector {
    return this.#found(targets.other(this.told, kinds, filters));
  }
  /** The targets are these, after all. */
  retarget(change: (targets: readonly Target[]) => readonly Target[]): void {
    this.told = withAsked(this.told, { targets: change(this.targets) });
  }
  pick(things: Things, who?: Selector): Selector {
    return this.#found(choices.pick(this.told, things, who));
  }
  precede(action: Action): void {
    this.told = choices.precede(this.told, action);
  }

  // Cards at hand
  lay(of: Selector, kinds: readonly string[]): void {
    this.told = pools.lay(this.told, of, kinds);
  }
  take(pool: Selector | undefined, taken: Selector): void {
    this.told = pools.take(this.told, pool, taken);
  }
  takeAll(described: Described, selector: Selector): Selector {
    return this.#found(pools.takeAll(this.told, described, selector));
  }
  fixed(selector: Selector): Selector {
    return this.#found(pools.fixed(this.told, selector));
  }
  rest(): ReturnType<typeof pools.rest> {
    return pools.rest(this.told);
  }
  left(pool: Selector): Selector {
    return pools.left(this.told, pool);
  }

  // What things become
  moved(from: Selector, to: Selector): void {
    this.told = moves.moved(this.told, from, to);
  }
  now(selector: Selector): Selector {
    return moves.nowOf(this.told, selector);
  }
  asItWas(selector: Selector): Selector {
    return moves.asItWas(this.told, selector);
  }
  unmoved<T>(node: T, since: Discourse): T {
    return moves.unmoved(this.told, node, since.spoken.moves.length);
  }
  /** What these actions would have moved has not moved. */
  unmove(undone: unknown): void {
    this.told = moves.unmove(this.told, undone);
  }

  // Amounts
  mentionAmount(value: Value): void {
    this.told = amounts.mentionAmount(this.told, value);
  }
  thatMuch(): Value {
    return amounts.thatMuch(this.told);
  }
  cameTo(kind: string, value: Value | undefined): void {
    this.told = amounts.cameTo(this.told, kind, value);
  }
  result(kind: string): Value {
    return amounts.resultOf(this.told, kind);
  }
  maybeResult(kind: string): Value | undefined {
    return this.told.spoken.results.get(kind);
  }

  // What the words around tell of the words at hand
  lastsFor(duration: Duration | undefined): void {
    this.told = withClause(this.told, { duration });
  }
  isX(x: Value | undefined): void {
    this.told = withClause(this.told, { x });
  }
  follows(branch: Action | undefined): void {
    this.told = withClause(this.told, { branch });
  }
  damaged(damaged: Selector): void {
    this.told = withSpoken(this.told, { damaged });
  }
  created(tokens: readonly TokenSet[]): void {
    this.told = withSpoken(this.told, { tokens });
  }
  worksIn(worksIn: Zone): void {
    this.told = withLine(this.told, { worksIn });
  }
  leaves(): void {
    this.told = withLine(this.told, { hasMoved: true });
  }
  countsOn(on: Selector, counter: string): void {
    this.told = withLine(this.told, { counters: { on, counter } });
  }
  offersCost(optionalCost: string): void {
    this.told = withText(this.told, { optionalCost });
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
  during<T>(referent: Referent, work: () => T): T {
    return this.#within(scopes.during(this.told, referent), work);
  }
  ofMembers<T>(group: Selector, work: () => T): T {
    return this.#within(scopes.ofMembers(this.told, group), work);
  }
  ofEach<T>(things: Things, name: string, work: () => T): T {
    return this.#within(scopes.ofEach(this.told, things, name), work);
  }
  asking<T>(work: () => T): T {
    return this.#within(scopes.condition(this.told), work);
  }
  without<T>(undone: unknown, work: () => T): T {
    return this.#within(scopes.without(this.told, undone), work);
  }
  lastingAs<T>(duration: Duration | undefined, work: () => T): T {
    return this.#within(scopes.lastingAs(this.told, duration), work);
  }
  besides<T>(selector: Selector, work: () => T): T {
    return this.#within(scopes.besides(this.told, selector), work);
  }
  doing<T>(doer: Selector, work: () => T): T {
    return this.#within(scopes.doing(this.told, doer), work);
  }
  /** Words that are told in another way, too: the text goes on as if they had not been. */
  apart<T>(told: Discourse, work: () => T): T {
    const { told: after } = this;
    return this.#within({ inside: told, leave: () => after }, work);
  }
  /** Instructions with the targets that they ask for. */
  effect(work: () => readonly Action[]): { readonly targets?: readonly Target[]; readonly actions: readonly Action[] } {
    return this.#within(scopes.effect(this.told), () => {
      const actions = work();
      return this.targets.length > 0 ? { targets: this.targets, actions } : { actions };
    });
  }
  choice<T extends object>(work: () => readonly Action[], more: T): T & ReturnType<Telling['effect']> {
    return this.#within(scopes.choice(this.told), () => ({ ...more, ...this.effect(work) }));
  }
  /** The actions of `work`, with the choices that its noun phrases ask for before them. */
  act(work: () => readonly Action[]): readonly Action[] {
    return this.#within(scopes.act(this.told), () => {
      const actions = work();
      return [...this.told.asked.pending, ...actions];
    });
  }
  /** What is true all the time, and whether it would ask for targets or choices. */
  standing<T>(work: () => T): { readonly made: T; readonly asks: boolean } {
    return this.#within(scopes.standing(this.told), () => {
      const made = work();
      const { targets, pending } = this.told.asked;
      return { made, asks: targets.length > 0 || pending.length > 0 };
    });
  }
  later(work: () => Action): readonly Action[] {
    const scope = scopes.later(this.told);
    return scopes.withLets(scope.lets, this.#within(scope, work));
  }
  /** What something is done to is not what does it: that would be "itself". */
  notDoer(parts: { readonly to: Selector }): Selector {
    const { doer } = this.told.clause;
    if (doer === undefined) return parts.to;
    // This object's own controller would be "you".
    const isOwn = parts.to.kind === 'controller' && parts.to.of.kind === 'this' && doer.kind === 'this';
    if (!isOwn && !same(parts.to, doer)) return parts.to;
    return this.besides(doer, () => meantAnew(parts, 'to'));
  }
}
