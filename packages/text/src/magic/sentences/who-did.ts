/** Those of several players who did what was offered to or told each of them, and those who did not or could not. */
import type { Action, Filter, Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { doneBy } from '../../prose/doing.ts';
import { byGroup } from '../../prose/groups.ts';
import { last } from '../../prose/if-you-do.ts';
import { speaksOf } from '../../prose/substitute.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described, MagicGame, Telling } from '../game.ts';
import { allOf, bound } from '../nouns/selectors.ts';
import { soOften } from '../values/scaling.ts';

export const whoDid = rulesOf();
const { rule } = whoDid;

interface Told {
  readonly before: readonly Action[];
  readonly players: Selector;
}
const nobody = (name: string): Action => ({ do: 'let', name, objects: { kind: 'union', of: [] } });
const joins = (name: string, who: Selector): Action => ({
  do: 'let',
  name,
  objects: { kind: 'union', of: [bound(name), who] },
});
const isGroup = (who: Selector | undefined): who is Selector => who?.kind === 'players';
const without = (group: Selector, some: Selector): Selector => ({
  kind: 'filter',
  of: group,
  where: { kind: 'not', of: { kind: 'is', what: some } },
});

/** What each of a group was offered, or told to pay for: whoever does it is noted. */
function offered(before: readonly Action[], n: Described, d: Telling, did: boolean): Told {
  const at = before.findLastIndex((action) => action.do === 'forEach');
  const loop = before[at];
  if (loop?.do !== 'forEach' || !before.slice(at + 1).every((action) => action.do === 'let'))
    throw new Unclear('nothing was offered to several players');
  const name = d.fresh('they');
  const who = bound(loop.as);
  let found = 0;
  const actions = last<MagicGame>(loop.actions, (action) => {
    if (action.do === 'may') {
      found++;
      return [{ ...action, actions: [...action.actions, joins(name, who)] }];
    }
    if (action.do !== 'pay' || action.optional !== true) return undefined;
    found++;
    return [{ ...action, then: [...(action.then ?? []), joins(name, who)] }];
  });
  if (found !== 1) throw new Unclear('which of the offers?');
  const noted: readonly Action[] = [
    ...before.slice(0, at),
    nobody(name),
    { ...loop, actions },
    ...before.slice(at + 1),
  ];
  if (!did) noMoreThan(loop.in, n);
  const players = did ? bound(name) : without(loop.in, bound(name));
  return { before: noted, players: narrowed(players, loop.in, n) };
}

/** Only those that the noun describes: opponents of each player to whom it was offered. */
const narrowed = (players: Selector, group: Selector, n: Described): Selector => {
  const isAll = (which: string | undefined): boolean =>
    which === undefined || (group.kind === 'players' && group.which === which);
  const filters = n.filters.filter((each) => each.kind !== 'player' || !isAll(each.which));
  return filters.length === 0 ? players : { kind: 'filter', of: players, where: allOf(filters) };
};

/** Who did not do it is one of those who were told to: "each player who didn't" is not said of opponents only. */
function noMoreThan(group: Selector, n: Described): void {
  if (group.kind !== 'players' || group.which !== 'opponents') return;
  if (!n.filters.some(({ kind, ...of }) => kind === 'player' && 'which' in of && of.which === 'opponents'))
    throw new Unclear('others were not told to');
}

/** What a group was told to do with what is theirs: of whom nothing was taken, could not. */
const OF: Readonly<Record<string, 'ownedBy' | 'controlledBy'>> = { discard: 'ownedBy', sacrifice: 'controlledBy' };
function couldNot(before: readonly Action[], n: Described, d: Telling): Told {
  const told = before.at(-1);
  if (
    told === undefined ||
    (told.do !== 'discard' && told.do !== 'sacrifice') ||
    !isGroup(told.who) ||
    told.count !== 1
  )
    throw new Unclear('nothing that each of them might not be able to do');
  noMoreThan(told.who, n);
  const as = told.as ?? d.fresh('done');
  const theirs: Filter = { kind: OF[told.do] ?? 'ownedBy', who: { kind: 'var', name: 'it' } };
  const did: Filter = {
    kind: 'where',
    condition: { kind: 'exists', what: { kind: 'filter', of: bound(as), where: theirs } },
  };
  const players: Selector = { kind: 'filter', of: told.who, where: { kind: 'not', of: did } };
  return { before: [...before.slice(0, -1), { ...told, as }], players: narrowed(players, told.who, n) };
}

/** "Each opponent who didn't sacrifice a creature", as they were told to. */
rule({
  name: 'sequel.eachWho.didntSacrifice',
  of: 'Linked',
  slots: { n: 'PlayerNoun', what: 'Noun', act: 'Acts' },
  en: [
    "each {n#sg} who didn't sacrifice a {what#sg} {act@s}.",
    "then each {n#sg} who didn't sacrifice a {what#sg} {act@s}.",
  ],
  mean: (parts, d) => (said) => {
    const { n } = parts;
    const told = said.at(-1);
    if (told?.do !== 'sacrifice' || JSON.stringify(told.what) !== JSON.stringify(allOf(parts.what.filters)))
      throw new Unclear('something else was to be sacrificed');
    const { before, players } = couldNot(said, n, d);
    d.mentionPlayer(players, true);
    return [...before, ...d.act(() => doneBy({ kind: 'union', of: [players] }, d, () => parts.act))];
  },
});

/** Once for each of them: what does not speak of the one at hand is done again and again. */
function forEachOfThem(players: Selector, d: Telling, work: () => readonly Action[]): readonly Action[] {
  const name = d.fresh('each');
  const known = d.targets.length;
  const actions = d.during({ selector: bound(name), kinds: ['player'], several: false }, () => d.act(work));
  if (d.targets.length > known) throw new Unclear('who does is not known when targets are chosen');
  if (speaksOf(actions, name)) return byGroup(actions, players, name, name, d);
  return soOften(actions, { kind: 'count', of: players });
}

const WAYS: readonly (readonly [
  name: string,
  words: readonly string[],
  told: (before: readonly Action[], n: Described, d: Telling) => Told,
])[] = [
  ['does', ['does', 'did'], (before, n, d) => offered(before, n, d, true)],
  ['doesnt', ["doesn't", "didn't"], (before, n, d) => offered(before, n, d, false)],
  ['cant', ["can't"], (before, n, d) => couldNot(before, n, d)],
];
for (const [name, words, told] of WAYS) {
  rule({
    name: `sequel.forEachWho.${name}`,
    of: 'Linked',
    slots: { n: 'PlayerNoun', c: 'Clause' },
    en: words.flatMap((who) => [`for each {n#sg} who ${who}, {c}.`, `then for each {n#sg} who ${who}, {c}.`]),
    mean: (parts, d) => (said) => {
      const { before, players } = told(said, parts.n, d);
      return [...before, ...forEachOfThem(players, d, () => parts.c)];
    },
  });
  rule({
    name: `sequel.eachWho.${name}`,
    of: 'Linked',
    slots: { n: 'PlayerNoun', act: 'Acts' },
    en: words.flatMap((who) => [`each {n#sg} who ${who} {act@s}.`, `then each {n#sg} who ${who} {act@s}.`]),
    mean: (parts, d) => (said) => {
      const { before, players } = told(said, parts.n, d);
      d.mentionPlayer(players, true);
      return [...before, ...d.act(() => doneBy({ kind: 'union', of: [players] }, d, () => parts.act))];
    },
  });
}
