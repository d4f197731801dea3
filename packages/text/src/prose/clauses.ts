/** Sentences of effects: in which order, under which condition, unless what; what X is. */
import { meantAnew, treeOf, Unclear } from '../grammar/meaning.ts';
import { type ProseRules, proseRules } from './categories.ts';
import type { Telling } from './discourse/telling.ts';
import { areSeveral, goesOn } from './doing.ts';
import type { Action, Condition, Cost, Game, Selector, Value } from './game.ts';
import { byGroup } from './groups.ts';
import { bound, isAction, isBound, isCondition, isSelector, you } from './nodes.ts';
import { offersIf } from './offers.ts';
import { isGroup, isPlayers } from './selecting.ts';
import { someIn, speaksOf, substitute, withX } from './substitute.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A player may pay a cost; otherwise something happens. */
const isOfGroup = <G extends Game>(of: Selector<G>, game: Vocabulary<G>): boolean =>
  isGroup(of, game) || (isBound(of) && 'group' in of);
function paid<G extends Game>(
  who: Selector<G>,
  cost: readonly Cost<G>[],
  otherwise: readonly Action<G>[],
  game: Vocabulary<G>,
): readonly Action<G>[] {
  if (areSeveral(who, game) || (isSelector(who, 'controller') && isOfGroup(who.of, game)))
    throw new Unclear('several players could pay');
  return [{ do: 'pay', ...(who.kind === 'you' ? {} : { who }), cost, optional: true, else: otherwise }];
}

/** The player pays or does not, and says which of several it is. */
const oneOf = <G extends Game>(costs: readonly (readonly Cost<G>[])[]): readonly Cost<G>[] => {
  const [only = [], ...others] = costs;
  return others.length === 0 ? only : [{ kind: 'either', name: 'unless', options: costs }];
};

const OTHER_X: unknown = { kind: 'x', of: 'where' };
const nameOf = (node: unknown): unknown => (node as { readonly as?: unknown } | null)?.as;

/** X stands for a value that is said after it: in the actions and in the targets. */
export function whereX<G extends Game>(
  d: Telling<G>,
  actions: () => readonly Action<G>[],
  value: () => Value<G>,
  again?: () => Value<G>,
): readonly Action<G>[] {
  const { game } = d.told;
  const put = <T>(node: T, x: Value<G>): T => withX(node, x, game.xIn);
  const made = actions();
  const [first, second] = made;
  const group = first === undefined || second !== undefined ? undefined : game.affected(first);
  const each = group !== undefined && d.maybe({ several: false }) === undefined ? d.fresh('each') : undefined;
  const known = d.told;
  const ofGroup = (): Value<G> =>
    group === undefined || each === undefined ? value() : d.ofEach({ kind: 'definite', selector: group }, each, value);
  const said = ofGroup();
  // What is only done with X is not what X is about: "… the top X cards, where X is what they have".
  const using = made.filter((action) => put(action, OTHER_X as Value<G>) !== action);
  const isCircular = someIn(using, (node) => typeof nameOf(node) === 'string' && speaksOf(said, String(nameOf(node))));
  if (isCircular && again !== undefined) d.told = known;
  const x = isCircular && again !== undefined ? d.without(using, again) : said;
  if (each === undefined || !speaksOf(x, each)) d.isX(x);
  d.retarget((targets) => targets.map((target) => put(target, x)));
  if (group === undefined || each === undefined || !speaksOf(x, each)) return put(made, x);
  return [{ do: 'forEach', in: group, as: each, actions: put(ofOne(made, group, each), x) }];
}

/** The actions on a group, as they are on one of it. */
const ofOne = <G extends Game>(made: readonly Action<G>[], group: Selector<G>, each: string): readonly Action<G>[] =>
  substitute(made, (node) => (JSON.stringify(node) === JSON.stringify(group) ? bound(each) : undefined));

/** What a single action is done to, if that is a group of things. */
function groupOf<G extends Game>(made: readonly Action<G>[], game: Vocabulary<G>): Selector<G> | undefined {
  const [action, second] = made;
  if (action === undefined || second !== undefined || !('what' in action)) return undefined;
  const { what } = action as { readonly what: Selector<G> };
  return isGroup(what, game) && !isPlayers(what) ? what : undefined;
}

/** "… unless its controller …": of what the instruction is about, if that is what the event was about. */
function mentionAgain<G extends Game>(made: readonly Action<G>[], d: Telling<G>): void {
  const [action, second] = made;
  if (action === undefined || second !== undefined || !('what' in action)) return;
  const { what } = action as { readonly what: Selector<G> };
  const spoken = (what as { readonly kind?: string }).kind === 'event' ? d.spokenOf(what) : undefined;
  if (spoken === undefined) return;
  const { byKind: _, ...called } = spoken;
  d.mention(called);
}

/** What is done only under a condition, unless the words say that some of it is done first. */
function together<G extends Game>(parts: { readonly a: readonly Action<G>[] }): readonly Action<G>[] {
  if (goesOn(treeOf(parts, 'a'))) throw new Unclear('only what comes last depends on it');
  return parts.a;
}

/** What a condition compares can be spoken of as the difference. */
export function compared<G extends Game>(d: Telling<G>, condition: Condition<G>): Condition<G> {
  const difference = d.told.game.difference(condition);
  if (difference !== undefined) d.cameTo('difference', difference);
  return condition;
}

/** What is said under a condition that is about this object, if it was not spoken of like that `before`. */
export function aboutSelf<G extends Game, T>(d: Telling<G>, before: object | undefined, work: () => T): T {
  const { ofSelf, referents } = d.told.spoken;
  if (
    d.told.game.spellsAreSubjects !== true ||
    ofSelf === undefined ||
    ofSelf === before ||
    referents.at(-1) !== ofSelf
  )
    return work();
  return d.during({ ...ofSelf, bare: true, subject: true }, work);
}

/** "If it's an ally, it becomes a copy of this object. If it's an item, it …": by cases, of one and the same. */
function aboutTheSame<G extends Game, T>(d: Telling<G>, before: Action<G>, work: () => T): T {
  const asked = isAction(before, 'if') && isCondition(before.condition, 'matches') ? before.condition.what : undefined;
  const last = d.told.spoken.referents.at(-1)?.selector.kind;
  const spoken = asked === undefined || asked.kind === 'this' || last !== 'this' ? undefined : d.spokenOf(asked);
  return spoken === undefined ? work() : d.during({ ...spoken, bare: true }, work);
}

export function clauses<G extends Game>(game: Vocabulary<G>): ProseRules<G> {
  const rules = proseRules<G>();
  const { rule } = rules;

  // Sentences; how they follow each other is for the game's rules
  rule({ name: 'sentence.plain', of: 'Sentence', slots: { s: 'PlainSentence' }, en: '{s}', mean: ({ s }) => s });
  rule({
    name: 'sentence.if',
    of: 'Sentence',
    slots: { condition: 'Conditions', c: 'Clause' },
    en: ['if {condition}, {c}.', 'then if {condition}, {c}.'],
    mean: (parts, d) => {
      const work = (): readonly Action<G>[] => {
        const { ofSelf } = d.told.spoken;
        const condition = compared(d, parts.condition);
        return [{ do: 'if', condition, then: d.conditionally(() => aboutSelf(d, ofSelf, () => parts.c)) }];
      };
      const { branch } = d.told.clause;
      return branch === undefined ? work() : d.without(branch, () => aboutTheSame(d, branch, work));
    },
  });
  rule({
    name: 'plainSentence',
    of: 'PlainSentence',
    slots: { c: 'Clause' },
    en: ['{c}.', 'then {c}.', 'then, {c}.'],
    mean: ({ c }) => c,
  });
  // Clauses
  rule({
    name: 'clause.chain',
    of: 'Clause',
    slots: { c: 'Chain' },
    en: '{c}',
    mean: (parts, d) => {
      const { c } = parts;
      d.lastsFor(undefined);
      return c;
    },
  });
  rule({
    name: 'clause.whereX',
    of: 'Clause',
    slots: { c: 'Chain', v: 'Value' },
    en: '{c}, where X is {v}',
    mean: (parts, d) =>
      whereX(
        d,
        () => parts.c,
        () => d.aside(() => parts.v),
        () => d.aside(() => meantAnew(parts, 'v')),
      ),
  });
  rule({
    name: 'clause.whereXThen',
    of: 'Clause',
    slots: { c: 'Chain', v: 'Value', more: 'Chain' },
    en: '{c}, where X is {v}, then {more}',
    mean: (parts, d) => {
      const made = whereX(
        d,
        () => parts.c,
        () => d.aside(() => parts.v),
      );
      d.isX(undefined);
      return [...made, ...parts.more];
    },
  });
  /** Instructions without a subject come first: after a clause with a subject they would share it. */
  rule({ name: 'chain.follow', of: 'Chain', slots: { c: 'Follow' }, en: '{c}', mean: ({ c }) => c });
  rule({
    name: 'chain.imperative',
    of: 'Chain',
    slots: { a: 'Imperative' },
    en: '{a}',
    mean: (parts, d) => d.act(() => parts.a),
  });
  rule({
    name: 'chain.imperativeThen',
    of: 'Chain',
    slots: { a: 'Imperative', b: 'Follow' },
    en: ['{a}, then {b}', '{a} and {b}', '{a}, and {b}'],
    mean: (parts, d) => [...d.act(() => parts.a), ...parts.b],
  });
  rule({ name: 'bare.imperative', of: 'Bare', slots: { a: 'Imperative' }, en: '{a}', mean: ({ a }) => a });
  rule({ name: 'bare.simple', of: 'Bare', slots: { a: 'Simple' }, en: '{a}', mean: ({ a }) => a });
  rule({
    name: 'chain.one',
    of: 'Follow',
    slots: { a: 'Simple' },
    en: '{a}',
    mean: (parts, d) => d.act(() => parts.a),
  });
  rule({
    name: 'chain.then',
    of: 'Follow',
    slots: { a: 'Simple', b: 'Follow' },
    en: ['{a}, then {b}', '{a} and {b}', '{a}, and {b}'],
    mean: (parts, d) => [...d.act(() => parts.a), ...parts.b],
  });
  rule({
    name: 'chain.three',
    of: 'Chain',
    slots: { a: 'Bare', b: 'Simple', c: 'Simple' },
    en: '{a}, {b}, and {c}',
    mean: (parts, d) => [...d.act(() => parts.a), ...d.act(() => parts.b), ...d.act(() => parts.c)],
  });
  rule({
    name: 'chain.threeThen',
    of: 'Chain',
    slots: { a: 'Simple', b: 'Simple', c: 'Follow' },
    en: '{a}, {b}, then {c}',
    mean: (parts, d) => [...d.act(() => parts.a), ...d.act(() => parts.b), ...parts.c],
  });
  rule({ name: 'chain.depending', of: 'Chain', slots: { c: 'Depending' }, en: '{c}', mean: ({ c }) => c });
  /** What only happens under a condition comes after something that always does. */
  rule({
    name: 'chain.thenDepending',
    of: 'Chain',
    slots: { a: 'Bare', b: 'Depending' },
    en: '{a}, then {b}',
    mean: (parts, d) => {
      const first = d.act(() => parts.a);
      if (first.some((action) => isAction(action, 'may') || isAction(action, 'pay')))
        throw new Unclear('both are offered');
      return [...first, ...parts.b];
    },
  });
  rule({
    name: 'chain.if',
    of: 'Depending',
    slots: { a: 'Bare', condition: 'Conditions' },
    en: '{a} if {condition}',
    mean: (parts, d) => {
      const since = d.told;
      const then = d.act(() => together(parts));
      const condition = d.unmoved(parts.condition, since);
      const made = game.onlyIf(then, condition);
      for (const action of made) if (isAction(action, 'if')) offersIf.add(action);
      return made;
    },
  });
  // Unless
  rule({ name: 'alternatives.one', of: 'Alternatives', slots: { a: 'Costs' }, en: '{a}', mean: ({ a }) => [a] });
  rule({
    name: 'alternatives.or',
    of: 'Alternatives',
    slots: { a: 'Costs', b: 'Costs' },
    en: '{a} or {b}',
    mean: (parts) => {
      const { a } = parts;
      return [a, parts.b];
    },
  });
  rule({
    name: 'chain.unlessPays',
    of: 'Depending',
    slots: { a: 'Bare', who: 'Player', cost: 'Alternatives' },
    en: '{a} unless {who} {cost@who}',
    mean: (parts, d) => {
      const otherwise = d.act(() => together(parts));
      mentionAgain(otherwise, d);
      const group = groupOf(otherwise, game);
      const each = group === undefined ? '' : d.fresh('each');
      const who =
        group === undefined ? parts.who : d.ofEach({ kind: 'definite', selector: group }, each, () => parts.who);
      if (isBound(who) && /^player\d*$/.test(who.name)) throw new Unclear('for each of several');
      const pay = (actions: readonly Action<G>[]): readonly Action<G>[] => paid(who, oneOf(parts.cost), actions, game);
      if (group === undefined || !speaksOf(who, each)) return pay(otherwise);
      return byGroup(pay(ofOne(otherwise, group, each)), group, each, each, d, false, true);
    },
  });
  rule({
    name: 'chain.unlessPaysBefore',
    of: 'Chain',
    slots: { cost: 'Alternatives', a: 'Bare' },
    en: 'unless you {cost@base}, {a}',
    mean: (parts, d) => {
      const { cost } = parts;
      const otherwise = d.act(() => parts.a);
      return paid(you, oneOf(cost), otherwise, game);
    },
  });
  /** "Return it if it's such a card, then turn it up." */
  rule({
    name: 'chain.ifThen',
    of: 'Chain',
    slots: { a: 'Bare', condition: 'Conditions', b: 'Acts' },
    en: '{a} if {condition}, then {b@base}',
    mean: (parts, d) => {
      const since = d.told;
      const then = d.act(() => parts.a);
      const made = game.onlyIf(then, d.unmoved(parts.condition, since));
      return [...made, ...d.act(() => parts.b(you))];
    },
  });
  /** Each of several players does something unless that player pays. */
  rule({
    name: 'chain.eachUnlessPays',
    of: 'Depending',
    slots: { p: 'Player', act: 'Acts', cost: 'Alternatives' },
    en: ['{p} {act@p} unless they {cost@base}', '{p} {act@p} unless that player {cost@s}'],
    mean: (parts, d) => {
      const { p } = parts;
      if (!areSeveral(p, game)) throw new Unclear('only one player');
      const name = d.fresh('player');
      d.mention({ selector: bound(name), kinds: ['player'], several: false });
      const otherwise = d.act(() => {
        if (goesOn(treeOf(parts, 'act'))) throw new Unclear('only what comes last depends on it');
        return parts.act(bound(name));
      });
      const actions = paid(bound(name), oneOf(parts.cost), otherwise, game);
      return [{ do: 'forEach', in: p, as: name, actions }];
    },
  });
  rule({
    name: 'chain.unlessPaysForEach',
    of: 'Depending',
    slots: { a: 'Bare', who: 'Player', cost: 'Payment', f: 'ForEach' },
    en: '{a} unless {who} {cost@who} {f}',
    mean: (parts, d) => {
      const otherwise = d.act(() => together(parts));
      mentionAgain(otherwise, d);
      const [pay] = paid(parts.who, parts.cost, otherwise, game);
      if (pay === undefined || !isAction(pay, 'pay')) throw new Unclear('nothing to pay');
      return [{ ...pay, times: parts.f }];
    },
  });
  rule({
    name: 'chain.unless',
    of: 'Depending',
    slots: { a: 'Bare', condition: 'Conditions' },
    en: '{a} unless {condition}',
    mean: (parts, d) => {
      const since = d.told;
      const then = d.act(() => together(parts));
      return [{ do: 'if', condition: { kind: 'not', of: d.unmoved(parts.condition, since) }, then }];
    },
  });
  return rules;
}
