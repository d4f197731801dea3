/** "The same is true for …": what was said is said again of other keywords, or of cards elsewhere. */
import type { Ability, Change, KeywordAbility, Selector, StaticEffect } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { substitute } from '../../prose/substitute.ts';
import { rulesOf } from '../categories/index.ts';
import { allOf, you } from '../nouns/selectors.ts';

export const same = rulesOf();
const { rule } = same;

/** The one keyword that something speaks of. */
function keywordIn(node: unknown): string {
  const found = new Set<string>();
  substitute(node, (each) => {
    if (typeof each === 'object' && each !== null && 'kind' in each && each.kind === 'keyword' && 'keyword' in each)
      found.add(String(each.keyword));
    return undefined;
  });
  const [only, ...more] = found;
  if (only === undefined || more.length > 0) throw new Unclear('which keyword is meant');
  return only;
}
/** The same for other keywords, each by itself. */
function repeated<T>(said: T, others: readonly Ability[]): readonly T[] {
  const keyword = keywordIn(said);
  const names = others.map((each): KeywordAbility => {
    if (each.kind !== 'keyword' || Object.keys(each).length > 2) throw new Unclear('a keyword of some kind');
    return each;
  });
  const as = (other: string): T =>
    substitute(said, (each) =>
      typeof each === 'object' && each !== null && 'keyword' in each && each.keyword === keyword
        ? { ...each, keyword: other }
        : undefined,
    );
  return [said, ...names.map((each) => as(each.keyword))];
}
rule({
  name: 'staticSentences.sameForKeywords',
  of: 'StaticSentences',
  slots: { s: 'StaticSentence', g: 'Granted' },
  en: '{s} ^The same is true for {g}.',
  mean: ({ s, g }) => repeated(s, g).flat(),
});
rule({
  name: 'linked.sameForKeywords',
  of: 'Linked',
  slots: { g: 'Granted' },
  en: 'the same is true for {g}.',
  mean: (parts) => (before) => {
    const last = before.at(-1);
    if (last === undefined) throw new Unclear('nothing was said before');
    return [...before.slice(0, -1), ...repeated(last, parts.g)];
  },
});

/** What permanents are, spells and cards elsewhere are, too. */
rule({
  name: 'staticSentences.sameElsewhere',
  of: 'StaticSentences',
  slots: { s: 'StaticSentence', a: 'Noun', b: 'Noun' },
  en: "{s} ^The same is true for {a#pl} you control and {b#pl} you own that aren't on the battlefield.",
  mean: ({ s, a, b }) => {
    const changes = s.flatMap(changesOf);
    const modify = (what: Selector): StaticEffect => ({ kind: 'modify', what, changes });
    const spells = allOf([...a.filters, { kind: 'controlledBy', who: you }]);
    const cards = allOf([...b.filters, { kind: 'ownedBy', who: you }]);
    const zones = ['hand', 'library', 'graveyard', 'exile', 'command'] as const;
    return [
      ...s,
      {
        kind: 'static',
        effects: [
          modify({ kind: 'each', where: spells, zones: ['stack'] }),
          modify({ kind: 'each', where: cards, zones }),
        ],
      },
    ];
  },
});
function changesOf(ability: Ability): readonly Change[] {
  if (ability.kind !== 'static' || ability.condition !== undefined) throw new Unclear('what is the same');
  return ability.effects.flatMap((effect) => {
    if (effect.kind !== 'modify') throw new Unclear('what is the same');
    return effect.changes;
  });
}

/** 107.3: an X of a keyword's cost. */
rule({
  name: 'line.keywordSomeX',
  of: 'Line',
  slots: { k: 'Keyword' },
  en: "{k}. ^X can't be 0.",
  mean: ({ k }) => ({
    kind: 'abilities',
    abilities: k.map((each) => {
      if (!JSON.stringify(each.cost ?? []).includes('{X}')) throw new Unclear('it has no X');
      return { ...each, cost: [...(each.cost ?? []), { kind: 'leastX', least: 1 }] };
    }),
  }),
});
