/** What players may do although the rules do not allow it by themselves: extra lands, hand size, other zones, other times. */
import type { Selector, StaticEffect, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import { allOf, you } from '../nouns/selectors.ts';
import { spellFilter } from '../nouns/spells-cast.ts';

export const permissions = rulesOf();
const { rule } = permissions;

rule({
  name: 'static.players',
  of: 'Statement',
  slots: { who: 'Players', p: 'PlayerPredicates' },
  en: '{who} {p@who}',
  mean: ({ who, p }) => p(who),
});
rule({
  name: 'playerPredicates.one',
  of: 'PlayerPredicates',
  slots: { a: 'PlayerPredicate' },
  en: '{a}',
  mean: ({ a }) => a,
});
rule({
  name: 'playerPredicates.and',
  of: 'PlayerPredicates',
  slots: { a: 'PlayerPredicate', b: 'PlayerPredicates' },
  en: ['{a} and {b}'],
  mean:
    ({ a, b }) =>
    (who) => [...a(who), ...b(who)],
});
rule({
  name: 'playerPredicate.has',
  of: 'PlayerPredicate',
  slots: { k: 'Granted' },
  en: ['<have> {k}', '<gain> {k}'],
  mean: ({ k }) => {
    // 702.11b, 702.16a, 702.18a: what only permanents have is said of them.
    if (k.some((ability) => ability.kind === 'keyword' && !OF_PLAYERS.has(ability.keyword)))
      throw new Unclear('no player has that');
    return (what) => [{ kind: 'modify', what, changes: k.map((ability) => ({ kind: 'gain', ability })) }];
  },
});
const OF_PLAYERS: ReadonlySet<string> = new Set(['hexproof', 'shroud', 'protection']);

// Hand size
rule({
  name: 'playerPredicate.noMaximumHandSize',
  of: 'PlayerPredicate',
  en: '<have> no maximum hand size',
  mean: () => (who) => [{ kind: 'may', action: 'noMaximumHandSize', who }],
});
rule({
  name: 'static.maximumHandSize',
  of: 'Statement',
  slots: { whose: 'Whose', n: 'Count' },
  en: '{whose} maximum hand size is {n}',
  mean: ({ whose, n }) => [{ kind: 'may', action: 'maximumHandSize', who: whose, size: n.max === 'any' ? 0 : n.max }],
});

// Lands
const extraLands = (who: Selector, count: Value): readonly StaticEffect[] => [
  { kind: 'may', action: 'extraLands', who, count },
];
rule({
  name: 'playerPredicate.extraLand',
  of: 'PlayerPredicate',
  en: [
    'may play a additional land on each of your turns',
    'may play a additional land during each of their turns',
    'may play a additional land on each of their turns',
    'may play a additional land',
  ],
  mean: () => (who) => extraLands(who, 1),
});
rule({
  name: 'playerPredicate.extraLands',
  of: 'PlayerPredicate',
  slots: { n: 'Count' },
  en: [
    'may play {n} additional lands on each of your turns',
    'may play up to {n} additional lands',
    'may play {n} additional lands',
  ],
  mean:
    ({ n }) =>
    (who) =>
      extraLands(who, n.max === 'any' ? 0 : n.max),
});

// Mana that is not lost (500.4)
rule({
  name: 'playerPredicate.keepMana',
  of: 'PlayerPredicate',
  slots: { c: 'Color?' },
  en: "<don't> lose unspent [{c}] mana as steps and phases end",
  mean:
    ({ c }) =>
    (who) => [{ kind: 'may', action: 'keepMana', who, ...(c === undefined ? {} : { colors: [c] }) }],
});

// Skipping
rule({
  name: 'playerPredicate.skip',
  of: 'PlayerPredicate',
  slots: { step: 'Step' },
  en: ['<skip> your {step}', '<skip> their {step}'],
  mean:
    ({ step }) =>
    (who) => [{ kind: 'skip', who, step }],
});
for (const [step, words] of [
  ['untap', 'untap steps'],
  ['upkeep', 'upkeep steps'],
  ['draw', 'draw steps'],
] as const)
  rule({
    name: `playerPredicate.skipAll.${step}`,
    of: 'PlayerPredicate',
    en: `<skip> their ${words}`,
    mean: () => (who) => [{ kind: 'skip', who, step }],
  });
rule({
  name: 'static.skip',
  of: 'Statement',
  slots: { step: 'Step' },
  en: 'skip your {step}',
  mean: ({ step }) => [{ kind: 'skip', who: you, step }],
});

// At another time
rule({
  name: 'playerPredicate.flash',
  of: 'PlayerPredicate',
  slots: { n: 'Noun' },
  en: 'may cast {n#pl} as though they had flash',
  mean:
    ({ n }) =>
    (who) => [{ kind: 'may', action: 'flash', who, what: spellFilter(n) }],
});
rule({
  name: 'static.thisFlash',
  of: 'Rewriting',
  slots: { s: 'Self' },
  en: 'you may cast {s} as though it had flash',
  mean: ({ s }) => [
    {
      kind: 'static',
      zones: ['hand', 'graveyard', 'exile', 'command', 'library', 'stack'],
      effects: [{ kind: 'may', action: 'flash', who: you, what: { kind: 'is', what: s } }],
    },
  ],
});

// Face-down permanents and the top of the library, seen
rule({
  name: 'static.lookAtFaceDown',
  of: 'Statement',
  slots: { n: 'Noun' },
  en: 'you may look at {n#pl} any time',
  mean: ({ n }) => {
    if (n.zones !== undefined || n.pool !== undefined || !n.filters.some(({ kind }) => kind === 'faceDown'))
      throw new Unclear('only what is face down is looked at');
    return [{ kind: 'may', action: 'lookAtFaceDown', who: you, what: allOf(n.filters) }];
  },
});
rule({
  name: 'static.topRevealed',
  of: 'Statement',
  en: 'play with the top card of your library revealed',
  mean: () => [{ kind: 'may', action: 'revealTop', who: you }],
});
rule({
  name: 'static.topRevealedEach',
  of: 'Statement',
  slots: { who: 'Players' },
  en: [
    '{who} <play@who> with the top card of their library revealed',
    '{who} <play@who> with the top card of their libraries revealed',
  ],
  mean: ({ who }) => [{ kind: 'may', action: 'revealTop', who }],
});
rule({
  name: 'static.lookAtTop',
  of: 'Statement',
  en: ['you may look at the top card of your library any time', 'you may look at the top of your library any time'],
  same: { card: '401.1: what is on top of a library is a card' },
  mean: () => [{ kind: 'may', action: 'lookAtTop', who: you }],
});
