/** Additions about names of colours, mana abilities, where spells were cast from, and numbers that are the same or less by one. */
import type { Filter, Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import { type Adding, withFilters } from './additions.ts';
import { related } from './related.ts';
import { eachOf } from './selectors.ts';
import { castFromThere } from './spells-cast.ts';

export const moreAdditions = rulesOf();
const { rule } = moreAdditions;

rule({
  name: 'addition.thatIsBoth',
  of: 'Addition',
  slots: { a: 'Color', b: 'Color' },
  en: ["that's both {a} and {b}", 'that are both {a} and {b}'],
  mean: ({ a, b }) => withFilters({ kind: 'color', color: a }, { kind: 'color', color: b }),
});
rule({
  name: 'addition.noManaAbilities',
  of: 'Addition',
  en: 'without mana abilities',
  mean: () => withFilters({ kind: 'not', of: { kind: 'manaAbility' } }),
});
rule({
  name: 'addition.castFrom',
  of: 'Addition',
  slots: { z: 'ZonePhrase' },
  en: 'cast {z}',
  mean: ({ z }): Adding => {
    const from: readonly Filter[] = [castFromThere(z.zones), ...z.filters];
    return (it) => {
      if (!it.kinds.includes('spell')) throw new Unclear('only spells are cast');
      return { ...it, filters: [...it.filters, ...from] };
    };
  },
});
rule({
  name: 'addition.sameManaValue',
  of: 'LastAddition',
  slots: { t: 'Thing' },
  en: 'with the same mana value as {t}',
  mean: ({ t }, d) => {
    if (t.kind === 'choice') throw new Unclear('as which of them');
    const of: Selector = related(t, d);
    return withFilters({ kind: 'manaValue', is: { op: '=', to: { kind: 'stat', stat: 'manaValue', of } } });
  },
});
rule({
  name: 'counted.beyondTheFirst',
  of: 'Counted',
  slots: { n: 'Noun' },
  en: '{n} beyond the first',
  mean: ({ n }) => ({
    kind: 'max',
    of: [0, { kind: 'minus', a: { kind: 'count', of: eachOf(n) }, b: 1 }],
  }),
});
