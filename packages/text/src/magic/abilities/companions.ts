/** Companions: what must be true of a starting deck (702.139). */
import type { Condition, Filter, Selector, Value } from '@rulewright/language/magic';
import { rulesOf } from '../categories/index.ts';
import { any, not } from '../nouns/adjectives.ts';
import { allOf, you } from '../nouns/selectors.ts';
import { exactly } from '../values/amounts.ts';

export const companions = rulesOf();
const { rule } = companions;

rule({
  name: 'line.companion',
  of: 'Line',
  slots: { c: 'DeckCondition' },
  en: 'companion — ^{c}.',
  mean: ({ c }) => ({ kind: 'abilities', abilities: [{ kind: 'keyword', keyword: 'companion', condition: c }] }),
});

/** 702.139b: with the commander, before that is set aside. */
const startingDeck = (what: readonly Filter[]): Selector => ({
  kind: 'each',
  zones: ['library', 'command'],
  where: allOf([
    { kind: 'ownedBy', who: you },
    any([{ kind: 'in', zones: ['library'] }, { kind: 'commander' }]),
    ...what,
  ]),
});
const none = (what: readonly Filter[]): Condition => ({
  kind: 'not',
  of: { kind: 'exists', what: startingDeck(what) },
});
const sizeOf = (what: readonly Filter[]): Value => ({ kind: 'count', of: startingDeck(what) });

rule({
  name: 'deckCondition.eachIsOneOf',
  of: 'DeckCondition',
  slots: { n: 'HeadNoun', list: 'ItemList' },
  en: 'each {n#sg} in your starting deck is a {list}',
  mean: ({ n, list }) => none([...n.filters, not(any(list))]),
});
rule({
  name: 'deckCondition.only',
  of: 'DeckCondition',
  slots: { a: 'Noun', b: 'Noun' },
  en: 'your starting deck contains only {a#pl} and {b#pl}',
  mean: ({ a, b }) => none([not(any([allOf(a.filters), allOf(b.filters)]))]),
});
rule({
  name: 'deckCondition.eachHasAtMost',
  of: 'DeckCondition',
  slots: { n: 'HeadNoun', v: 'Amount' },
  en: 'each {n#sg} in your starting deck has mana value {v} or less',
  mean: ({ n, v }) => none([...n.filters, not({ kind: 'manaValue', is: { op: '≤', to: v } })]),
});
rule({
  name: 'deckCondition.differentNames',
  of: 'DeckCondition',
  slots: { n: 'HeadNoun' },
  en: 'each {n#sg} in your starting deck has a different name',
  mean: ({ n }) => ({
    kind: 'compare',
    value: sizeOf(n.filters),
    is: { op: '=', to: { kind: 'different', what: 'names', of: startingDeck(n.filters) } },
  }),
});
/** 205.2a: one type that all of them have. */
const CARD_TYPES = [
  'artifact',
  'battle',
  'creature',
  'enchantment',
  'instant',
  'kindred',
  'land',
  'planeswalker',
  'sorcery',
];
rule({
  name: 'deckCondition.sharesAType',
  of: 'DeckCondition',
  slots: { n: 'HeadNoun' },
  en: 'each {n#sg} in your starting deck shares a card type',
  mean: ({ n }) => ({
    kind: 'any',
    of: CARD_TYPES.map((type) => none([...n.filters, not({ kind: 'type', type })])),
  }),
});
rule({
  name: 'deckCondition.eachHasAbility',
  of: 'DeckCondition',
  slots: { n: 'HeadNoun' },
  en: 'each {n#sg} in your starting deck has an activated ability',
  mean: ({ n }) => none([...n.filters, not({ kind: 'activatedAbility' })]),
});
rule({
  name: 'deckCondition.noRepeatedSymbol',
  of: 'DeckCondition',
  en: 'no card in your starting deck has more than one of the same mana symbol in its mana cost',
  mean: () => none([{ kind: 'repeatedSymbol' }]),
});
rule({
  name: 'deckCondition.more',
  of: 'DeckCondition',
  slots: { n: 'Count' },
  en: 'your starting deck contains at least {n} cards more than the minimum deck size',
  mean: ({ n }) => ({
    kind: 'compare',
    value: sizeOf([]),
    is: { op: '≥', to: { kind: 'add', of: [{ kind: 'minimumDeckSize' }, exactly(n)] } },
  }),
});
