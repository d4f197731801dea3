/** What is done with one thing of a kind and one of another: each is chosen, and no thing twice (608.2d). */
import type { Filter, Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described, Telling, Things } from '../game.ts';
import { bound } from '../nouns/selectors.ts';
import { gone } from './destinations.ts';

export const oneOfEach = rulesOf();
const { rule } = oneOfEach;

type Choice = Extract<Things, { kind: 'choice' }>;

/** Where the last of them are said to be, all are. */
function placed(things: readonly Things[], own: readonly Filter[]): readonly Choice[] {
  const choices = things.map((each): Choice => {
    if (each.kind !== 'choice' || each.random === true || each.described.pool !== undefined)
      throw new Unclear('no choices of one of a kind and one of another');
    return each;
  });
  const last = choices.at(-1)?.described;
  const zones = last?.zones;
  const owned = last?.filters.filter(({ kind }) => kind === 'ownedBy') ?? [];
  return choices.map((each) => {
    const { described } = each;
    const here: Described =
      zones === undefined || described.zones !== undefined
        ? described
        : { ...described, zones, filters: [...described.filters, ...owned] };
    return { ...each, described: { ...here, filters: [...here.filters, ...own] } };
  });
}

/** Each is chosen in turn, and is none of those before it. */
function picked(
  things: readonly Things[],
  who: Selector,
  d: Telling,
  own: readonly Filter[] = [],
): { readonly selector: Selector; readonly kinds: readonly string[] } {
  const choices = placed(things, own);
  const found: Selector[] = [];
  for (const each of choices) {
    const others = found.map((what): Filter => ({ kind: 'not', of: { kind: 'is', what } }));
    const { described } = each;
    found.push(d.pick({ ...each, described: { ...described, filters: [...described.filters, ...others] } }, who));
  }
  const selector: Selector = { kind: 'union', of: found };
  return { selector, kinds: [...new Set(choices.flatMap(({ described }) => described.kinds))] };
}

const by = (who: Selector): { readonly who?: Selector } => (who.kind === 'you' ? {} : { who });
const WORDS: readonly (readonly [name: string, words: string, slots: readonly ('a' | 'b' | 'c')[]])[] = [
  ['two', '{a} and {b}', ['a', 'b']],
  ['three', '{a}, {b}, and {c}', ['a', 'b', 'c']],
];
type Parts = Readonly<Partial<Record<'a' | 'b' | 'c', Things>>>;
const all = (parts: Parts, names: readonly ('a' | 'b' | 'c')[]): readonly Things[] =>
  names.flatMap((name) => parts[name] ?? []);
for (const [name, words, names] of WORDS) {
  const slots = Object.fromEntries(names.map((each) => [each, 'Thing'])) as Record<'a' | 'b' | 'c', 'Thing'>;
  rule({
    name: `act.sacrificeEach.${name}`,
    of: 'Act',
    slots,
    en: `<sacrifice> ${words}`,
    mean: (parts, d) => (who) => {
      const { selector, kinds } = picked(all(parts, names), who, d, [{ kind: 'controlledBy', who }]);
      const as = d.fresh('sacrificed');
      d.mention({ selector: bound(as), kinds: [...kinds, 'sacrificed'], several: true, byKind: true });
      return [{ do: 'sacrificeObjects', what: selector, ...by(who), as }];
    },
  });
  // Several things of which only some are chosen are exiled and returned, too: those have their own words.
  if (name === 'three') continue;
  rule({
    name: `act.exileEach.${name}`,
    of: 'Act',
    slots,
    en: `<exile> ${words}`,
    mean: (parts, d) => (who) => {
      const { selector, kinds } = picked(all(parts, names), who, d);
      const as = d.fresh('exiled');
      d.mention({ selector: bound(as), kinds: [...kinds, 'card', 'exiled'], several: true, zones: ['exile'] });
      return [{ do: 'move', what: selector, to: { zone: 'exile' }, as }];
    },
  });
  rule({
    name: `act.returnEach.${name}`,
    of: 'Act',
    slots: { ...slots, to: 'ReturnTo' },
    en: `<return> ${words} {to}`,
    mean: (parts, d) => (who) => {
      const { selector, kinds } = picked(all(parts, names), who, d);
      const going = parts.to;
      const as = d.fresh('returned');
      const zones = going(selector, who).map(({ zone }) => zone);
      d.mention({ selector: bound(as), kinds: [...kinds, 'card', 'returned'], several: true, zones });
      return gone(selector, who, going, as);
    },
  });
}
