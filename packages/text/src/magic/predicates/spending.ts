/** Mana that may be spent as though it were of any type (609.4b): on which spells and abilities. */
import type { Filter, StaticEffect } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { ManaPurpose } from '../categories/predicates.ts';
import type { Described, Telling, Things } from '../game.ts';
import { allOf, self } from '../nouns/selectors.ts';
import { fitting } from '../replacements/prevention.ts';

export const spending = rulesOf();
const { rule } = spending;

const any =
  (of: 'spell' | 'ability', what: Filter): ManaPurpose =>
  (who, as) => [{ kind: 'may', action: 'anyMana', who, of, what, ...as }];
/** A spell is not yet on the stack where its cost is worked out for the first time. */
const spells = (n: Described): Filter => {
  if (!n.kinds.includes('spell')) throw new Unclear('only spells are cast');
  if (n.zones?.some((zone) => zone !== 'stack')) throw new Unclear('spells from somewhere');
  return allOf(n.filters.filter(({ kind }) => kind !== 'spell'));
};
const sources = (what: Things, d: Telling): Filter => {
  if (what.kind === 'choice') throw new Unclear('nothing is chosen by a static ability');
  return fitting(d.pick(what));
};

rule({
  name: 'manaPurpose.cast',
  of: 'ManaPurpose',
  slots: { n: 'Noun' },
  en: 'cast {n#pl}',
  mean: ({ n }) => any('spell', spells(n)),
});
rule({
  name: 'manaPurpose.activate',
  of: 'ManaPurpose',
  slots: { what: 'Things' },
  en: 'activate abilities of {what}',
  mean: ({ what }, d) => any('ability', sources(what, d)),
});
rule({
  name: 'manaPurpose.own',
  of: 'ManaPurpose',
  slots: { s: 'Self' },
  en: ["activate {s}'s abilities", "pay the activation costs of {s}'s abilities"],
  mean: () => any('ability', { kind: 'is', what: self }),
});
rule({
  name: 'manaPurpose.both',
  of: 'ManaPurpose',
  slots: { n: 'Noun', what: 'Things' },
  en: ['cast {n#pl} or to activate abilities of {what}', 'cast {n#pl} and to activate abilities of {what}'],
  mean: (parts, d) => {
    const first = any('spell', spells(parts.n));
    const second = any('ability', sources(parts.what, d));
    return (...spent): readonly StaticEffect[] => [...first(...spent), ...second(...spent)];
  },
});
rule({
  name: 'playerPredicate.anyMana',
  of: 'PlayerPredicate',
  slots: { p: 'ManaPurpose' },
  en: 'may spend mana as though it were mana of any type to {p}',
  mean: ({ p }) => p,
});
// Colorless is a type of mana and no color (105.4, 106.1b).
rule({
  name: 'playerPredicate.anyColor',
  of: 'PlayerPredicate',
  slots: { p: 'ManaPurpose' },
  en: 'may spend mana as though it were mana of any color to {p}',
  mean:
    ({ p }) =>
    (who) =>
      p(who, { as: 'color' }),
});
rule({
  name: 'static.anyMana',
  of: 'Statement',
  slots: { p: 'ManaPurpose' },
  en: 'mana of any type can be spent to {p}',
  mean: ({ p }) => p({ kind: 'you' }),
});
