/** What a player may have others do, what several do, and what is done for each of several. */
import type { Action, Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { doneBy } from '../../prose/doing.ts';
import { byGroup } from '../../prose/groups.ts';
import { same } from '../../prose/nodes.ts';
import { speaksOf, substitute, withBinding } from '../../prose/substitute.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling } from '../game.ts';
import { bound, eachOf } from '../nouns/selectors.ts';
import { AT_ONCE, scaled } from '../values/scaling.ts';

export const causing = rulesOf();
const { rule } = causing;

const may = (who: Selector, actions: readonly Action[]): readonly Action[] => [
  { do: 'may', ...(who.kind === 'you' ? {} : { who }), actions },
];
rule({
  name: 'simple.mayHaveDo',
  of: 'Simple',
  slots: { who: 'Players', what: 'Things', act: 'ObjectAct' },
  en: '{who} may have {what} {act@base}',
  mean: (parts, d) => {
    const { who } = parts;
    return may(
      who,
      d.act(() => {
        const what = d.pick(parts.what, who);
        return d.doing(what, () => parts.act(what));
      }),
    );
  },
});
rule({
  name: 'simple.mayHavePlayer',
  of: 'Simple',
  slots: { who: 'Players', other: 'Players', act: 'Acts' },
  en: '{who} may have {other} {act@base}',
  mean: (parts, d) => {
    const { who } = parts;
    return may(
      who,
      d.act(() => {
        const { other } = parts;
        return parts.act(other);
      }),
    );
  },
});
rule({
  name: 'simple.mayHaveLasting',
  of: 'Simple',
  slots: { who: 'Players', what: 'Things', p: 'Predicates', duration: 'Duration' },
  en: '{who} may have {what} {p@base} {duration}',
  mean: (parts, d) => {
    const { who } = parts;
    return may(
      who,
      d.act(() => {
        const what = d.pick(parts.what, who);
        const { p } = parts;
        const effects = p(what);
        return [{ do: 'effect', effects, duration: parts.duration }];
      }),
    );
  },
});
rule({
  name: 'simple.mayHaveBecome',
  of: 'Simple',
  slots: { who: 'Players', what: 'Things', b: 'Becomings' },
  en: '{who} may have {what} {b@base}',
  mean: (parts, d) => {
    const { who } = parts;
    return may(
      who,
      d.act(() => {
        const what = d.pick(parts.what, who);
        return [{ do: 'effect', effects: parts.b(what), duration: { kind: 'forever' } }];
      }),
    );
  },
});
/** One subject, something for a while and something done. */
rule({
  name: 'simple.lastingAndObjectAct',
  of: 'Simple',
  slots: { what: 'Things', p: 'Predicates', duration: 'Duration', act: 'ObjectAct' },
  en: '{what} {p@what} {duration} and {act@what}',
  mean: ({ what, p, duration, act }, d) => {
    const picked = d.pick(what);
    return [{ do: 'effect', effects: p(picked), duration }, ...act(picked)];
  },
});

// Several players
rule({
  name: 'simple.each',
  of: 'Simple',
  slots: { who: 'Players', act: 'Acts' },
  en: '{who} each {act@base}',
  // Targets under one name are several players, too.
  mean: (parts, d) => {
    const group: Selector = { kind: 'union', of: [parts.who] };
    const done = doneBy(group, d, () => parts.act);
    return substitute(done, (node) => (node === group ? group.of[0] : undefined));
  },
});
rule({
  name: 'simple.twoEach',
  of: 'Simple',
  slots: { a: 'Player', b: 'Player', act: 'Acts' },
  en: '{a} and {b} each {act@base}',
  mean: (parts, d) => {
    const { a } = parts;
    const { b } = parts;
    if (same(a, b)) throw new Unclear('one player twice');
    const who: Selector = { kind: 'union', of: [a, b] };
    return doneBy(who, d, () => parts.act);
  },
});

// For each …
rule({
  name: 'eachItem.noun',
  of: 'EachItem',
  slots: { n: 'Noun' },
  en: '{n#sg}',
  mean: ({ n }) => ({ selector: eachOf(n), kinds: n.kinds }),
});
rule({
  name: 'eachItem.player',
  of: 'EachItem',
  slots: { n: 'PlayerNoun' },
  en: '{n#sg}',
  mean: ({ n }) => ({ selector: eachOf(n), kinds: ['player'] }),
});
rule({
  name: 'eachItem.otherPlayer',
  of: 'EachItem',
  en: 'other player',
  mean: () => ({ selector: { kind: 'players', which: 'others' }, kinds: ['player'] }),
});
rule({
  name: 'eachItem.those',
  of: 'EachItem',
  slots: { k: 'SpokenKind' },
  en: 'of those {k#pl}',
  mean: ({ k }, d) => ({ selector: d.refer({ kinds: k, several: true }), kinds: k }),
});
rule({
  name: 'eachItem.them',
  of: 'EachItem',
  en: 'of them',
  mean: (_, d) => {
    const selector = d.refer({ several: true });
    return { selector, kinds: d.spokenOf(selector)?.kinds ?? ['permanent'] };
  },
});
rule({
  name: 'eachItem.targets',
  of: 'EachItem',
  slots: { count: 'Count', n: 'Noun' },
  en: 'of {count} target {n#pl}',
  mean: ({ count, n }, d) => ({ selector: d.target(n, count, true), kinds: n.kinds }),
});
/** Once for each; what does not speak of the one at hand is done so many times at once. */
rule({
  name: 'clause.forEach',
  of: 'Clause',
  slots: { e: 'EachItem', c: 'Chain' },
  en: 'for each {e}, {c}',
  mean: (parts, d) => {
    const { selector, kinds } = parts.e;
    const name = d.fresh('each');
    const before = d.targets.length;
    const actions = d.during({ selector: bound(name), kinds, several: false }, () => d.act(() => parts.c));
    if (d.targets.length > before) return withTargets(d, before, selector, name, actions);
    if (actions.length === 1 && AT_ONCE.has(actions[0]?.do ?? '') && !speaksOf(actions, name))
      return scaled(actions, { kind: 'count', of: selector });
    return byGroup(actions, selector, name, name, d, kinds.includes('player'), !speaksOf(actions, name));
  },
});
/** So many times: what nothing of the one at hand is said of. */
rule({
  name: 'clause.forEachCounted',
  of: 'Clause',
  slots: { c: 'Counted', a: 'Chain' },
  en: 'for each {c#sg}, {a}',
  mean: (parts, d) => {
    const by = d.aside(() => parts.c);
    if (typeof by === 'object' && by.kind === 'count') throw new Unclear('each of them can be spoken of');
    if (typeof by === 'object' && by.kind === 'var' && d.maybeResult(`votes for ${by.name}`) !== undefined)
      throw new Unclear('for each vote');
    const before = d.targets.length;
    const actions = d.act(() => parts.a);
    if (d.targets.length > before) throw new Unclear('targets for each of so many');
    return actions.length === 1 && SCALED.has(actions[0]?.do ?? '')
      ? scaled(actions, by)
      : [{ do: 'repeat', times: by, actions }];
  },
});
const SCALED: ReadonlySet<string> = new Set([...AT_ONCE, 'effect']);
rule({
  name: 'clause.forAnyNumber',
  of: 'Clause',
  slots: { n: 'PlayerNoun', c: 'Chain' },
  en: 'for any number of {n#pl}, {c}',
  mean: (parts, d) => {
    const players = eachOf(parts.n);
    const name = d.fresh('each');
    const before = d.targets.length;
    const spoken = { selector: bound(name), kinds: ['player'], several: false };
    const actions = d.during(spoken, () => d.act(() => parts.c));
    if (d.targets.length === before) throw new Unclear('for which of them');
    const made = withTargets(d, before, players, name, actions);
    d.retarget((targets) => targets.map((target, i) => (i === before ? { ...target, min: 0 } : target)));
    return made;
  },
});
/** "For each opponent, … up to one target creature that player controls": targets controlled by different players. */
function withTargets(
  d: Telling,
  before: number,
  players: Selector,
  name: string,
  actions: readonly Action[],
): readonly Action[] {
  const target = d.targets[before];
  const isOne = target?.min === undefined && target?.max === undefined;
  const isUpToOne = target?.min === 0 && target.max === 1;
  if (target === undefined || d.targets.length > before + 1 || !(isOne || isUpToOne) || speaksOf(actions, name))
    throw new Unclear('targets for each of several are not known when they are chosen');
  const what = withBinding(target.what, name, players);
  if (what === target.what || players.kind !== 'players') throw new Unclear('whose targets these are is not said');
  const count = { kind: 'count', of: players } as const;
  d.retarget((targets) => [
    ...targets.slice(0, before),
    {
      ...target,
      what,
      min: isOne ? count : 0,
      max: count,
      together: { kind: 'different', what: 'controllers' },
    },
  ]);
  d.mention({ selector: bound(target.name), kinds: ['creature', 'permanent'], several: true });
  return actions.flatMap((action) => (action.do === 'may' ? forSome(action, target.name, d) : [action]));
}
/** "For each opponent, you may …": for some of the targets, perhaps, and not for others. */
function forSome({ who, actions }: Extract<Action, { do: 'may' }>, target: string, d: Telling): readonly Action[] {
  const [action, second] = actions;
  if (who !== undefined || action?.do !== 'move' || second !== undefined)
    throw new Unclear('what may be done for each of several targets');
  const from = bound(target);
  const name = d.fresh('chosen');
  return [
    { do: 'choose', from, min: 0, max: { kind: 'count', of: from }, as: name },
    withBinding(action, target, bound(name)),
  ];
}
