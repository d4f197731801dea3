/** Creatures that crew and saddle as though they were stronger, and players whose hands are seen. */
import type { StaticEffect } from '@rulewright/language/magic';
import { rulesOf } from '../categories/index.ts';

export const crewing = rulesOf();
const { rule } = crewing;

const BOTH = ['saddle', 'crew'] as const;
for (const [name, words, deeds] of [
  ['crew', '<crew> Vehicles', ['crew']],
  ['saddle', '<saddle> Mounts', ['saddle']],
  ['both', '<saddle> Mounts and <crew> Vehicles', BOTH],
] as const) {
  rule({
    name: `predicate.crewAs.${name}`,
    of: 'Predicate',
    slots: { n: 'Number' },
    en: `${words} as though its power were {n} greater`,
    mean:
      ({ n }) =>
      (what): readonly StaticEffect[] => [{ kind: 'may', action: 'crewAs', what, for: deeds, more: n }],
  });
  rule({
    name: `predicate.crewByToughness.${name}`,
    of: 'Predicate',
    en: `${words} using its toughness rather than its power`,
    mean:
      () =>
      (what): readonly StaticEffect[] => [{ kind: 'may', action: 'crewAs', what, for: deeds, toughness: true }],
  });
}
rule({
  name: 'playerPredicate.revealHand',
  of: 'PlayerPredicate',
  en: ['<play> with your hand revealed', '<play> with their hand revealed', '<play> with their hands revealed'],
  mean:
    () =>
    (who): readonly StaticEffect[] => [{ kind: 'may', action: 'revealHand', who }],
});
