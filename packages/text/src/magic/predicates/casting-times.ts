/** When players may or may not cast spells, and what spells cost for a turn. */
import type { Condition, Selector, StaticEffect } from '@rulewright/language/magic';
import { rulesOf } from '../categories/index.ts';
import { allOf, you } from '../nouns/selectors.ts';
import { spellFilter } from '../nouns/spells-cast.ts';

export const castingTimes = rulesOf();
const { rule } = castingTimes;

// For this turn
rule({
  name: 'simple.spellsCostThisTurn',
  of: 'Simple',
  slots: { n: 'Noun', who: 'Players', more: 'Additions?', by: 'SpellCost' },
  en: ['{n#pl} {who} <cast@who> this turn [{more}] {by@base}', '{n#pl} {who} <cast@who> [{more}] this turn {by@base}'],
  mean: ({ n, who, more, by }) => {
    const what = spellFilter(more === undefined ? n : more(n));
    return [
      { do: 'effect', effects: [{ kind: 'cost', of: 'spell', what, who, ...by }], duration: { kind: 'endOfTurn' } },
    ];
  },
});
rule({
  name: 'simple.flashThisTurn',
  of: 'Simple',
  slots: { n: 'Noun' },
  en: 'you may cast {n#pl} this turn as though they had flash',
  mean: ({ n }) => [
    {
      do: 'effect',
      effects: [{ kind: 'may', action: 'flash', who: you, what: spellFilter(n) }],
      duration: { kind: 'endOfTurn' },
    },
  ],
});
rule({
  name: 'static.anyPlayerFlash',
  of: 'Statement',
  slots: { n: 'Noun' },
  en: 'any player may cast {n#pl} as though they had flash',
  mean: ({ n }) => [{ kind: 'may', action: 'flash', who: { kind: 'players', which: 'each' }, what: spellFilter(n) }],
});

// At certain times only
const COMBAT: Condition = {
  kind: 'step',
  steps: ['combat', 'attackers', 'blockers', 'first-strike-damage', 'damage', 'end-combat'],
};
const TIMES: Readonly<Record<string, Condition>> = {
  'during combat': COMBAT,
};
for (const [words, time] of Object.entries(TIMES))
  rule({
    name: `playerPredicate.cantCast.${words}`,
    of: 'PlayerPredicate',
    slots: { n: 'Noun' },
    en: `can't cast {n#pl} ${words}`,
    mean:
      ({ n }) =>
      (what): readonly StaticEffect[] => [
        { kind: 'cant', action: 'cast', what, by: allOf(n.filters), unless: { kind: 'not', of: time } },
      ],
  });
/** Those of the players whose turn it is not. */
const others = (who: Selector): Selector => ({
  kind: 'filter',
  of: who,
  where: { kind: 'where', condition: { kind: 'not', of: { kind: 'turnOf', who: { kind: 'var', name: 'it' } } } },
});
rule({
  name: 'playerPredicate.castOnlyInOwnTurns',
  of: 'PlayerPredicate',
  slots: { n: 'Noun' },
  en: ['can cast {n#pl} only during their own turns', 'can cast {n#pl} only during your turn'],
  mean:
    ({ n }) =>
    (who): readonly StaticEffect[] => [{ kind: 'cant', action: 'cast', what: others(who), by: allOf(n.filters) }],
});
