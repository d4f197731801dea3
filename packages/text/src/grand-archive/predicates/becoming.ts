/** Other types: becomes a Cleric Fractal phantasia, a unique champion with base level 3, with abilities instead of its own. */
import {
  CARD_TYPES,
  type CardType,
  type Change,
  type KeywordAbility,
  type Selector,
  type StaticEffect,
} from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { NewTypes } from '../categories/nouns.ts';

export const becoming = rulesOf();
const { rule } = becoming;

const isCardType = (word: string): word is CardType => (CARD_TYPES as readonly string[]).includes(word);
const NONE: NewTypes = { types: [], subtypes: [], supertypes: [], classes: [] };

rule({
  name: 'newTypes.one',
  of: 'NewTypes',
  slots: { t: 'TypeWord' },
  en: '{t}',
  mean: ({ t: { filter } }): NewTypes => {
    if (filter.kind === 'type' && isCardType(filter.type)) return { ...NONE, types: [filter.type] };
    if (filter.kind === 'subtype') return { ...NONE, subtypes: [filter.type] };
    if (filter.kind === 'class') return { ...NONE, classes: [filter.class] };
    if (filter.kind === 'supertype' && filter.type === 'regalia') return { ...NONE, supertypes: [filter.type] };
    throw new Unclear('no type');
  },
});
rule({
  name: 'newTypes.unique',
  of: 'NewTypes',
  slots: { more: 'NewTypes' },
  en: 'unique {more}',
  mean: ({ more }): NewTypes => ({ ...more, supertypes: ['unique', ...more.supertypes] }),
});
rule({
  name: 'newTypes.more',
  of: 'NewTypes',
  slots: { t: 'TypeWord', more: 'NewTypes' },
  en: '{t} {more}',
  mean: ({ t: { filter }, more }): NewTypes => {
    if (filter.kind === 'subtype') return { ...more, subtypes: [filter.type, ...more.subtypes] };
    if (filter.kind === 'class') return { ...more, classes: [filter.class, ...more.classes] };
    if (filter.kind === 'supertype' && filter.type === 'regalia')
      return { ...more, supertypes: [filter.type, ...more.supertypes] };
    throw new Unclear('two types');
  },
});

/** Type-setting 1: what is not named is kept. */
function typesSet({ types, subtypes, supertypes, classes }: NewTypes): Change {
  if (types.length === 0) throw new Unclear('no card type');
  return {
    kind: 'types',
    types,
    ...(supertypes.length === 0 ? {} : { supertypes }),
    ...(classes.length === 0 ? {} : { classes }),
    ...(subtypes.length === 0 ? {} : { subtypes }),
    set: true,
  };
}
const modify =
  (...changes: readonly Change[]) =>
  (what: Selector): readonly StaticEffect[] => [{ kind: 'modify', what, changes }];
const gains = (keywords: readonly KeywordAbility[]): readonly Change[] =>
  keywords.map((ability): Change => ({ kind: 'gain', ability }));

rule({
  name: 'predicate.becomesTypes',
  of: 'Predicate',
  slots: { t: 'NewTypes' },
  en: '<become> a {t}',
  mean: ({ t }) => modify(typesSet(t)),
});
for (const [stat, words] of [
  ['level', 'base level'],
  ['power', 'base power'],
  ['life', 'base life'],
] as const)
  rule({
    name: `predicate.becomesTypesWith.${stat}`,
    of: 'Predicate',
    slots: { t: 'NewTypes', n: 'Amount' },
    en: `<become> a {t} with ${words} {n}`,
    mean: ({ t, n }) => modify(typesSet(t), { kind: 'base', stat, to: n }),
  });
rule({
  name: 'predicate.becomesTypesWithStats',
  of: 'Predicate',
  slots: { t: 'NewTypes', a: 'Amount', b: 'Amount' },
  en: ['<become> a {t} with base power {a} and base life {b}', '<become> a {t} with base {a} POWER and base {b} LIFE'],
  mean: ({ t, a, b }) =>
    modify(typesSet(t), { kind: 'base', stat: 'power', to: a }, { kind: 'base', stat: 'life', to: b }),
});
rule({
  name: 'predicate.becomesTypesWithKeywords',
  of: 'Predicate',
  slots: { t: 'NewTypes', k: 'Keywords' },
  en: '<become> a {t} with {k}',
  mean: ({ t, k }) => modify(typesSet(t), ...gains(k)),
});
rule({
  name: 'predicate.becomesTypesOnlyWith',
  of: 'Predicate',
  slots: { t: 'NewTypes', k: 'Keywords' },
  en: '<become> a {t} with {k} and <lose> all other abilities',
  mean: ({ t, k }) => modify(typesSet(t), { kind: 'loseAll' }, ...gains(k)),
});
rule({
  name: 'predicate.losesAllOther',
  of: 'Predicate',
  slots: { k: 'Keywords' },
  en: ['<lose> all abilities and <gain> {k}', '<gain> {k} and <lose> all other abilities'],
  mean: ({ k }) => modify({ kind: 'loseAll' }, ...gains(k)),
});
