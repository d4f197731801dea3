/** What happens to objects by something else: what targets them, what they attack with. */
import type { Filter } from '@rulewright/language/grand-archive';
import { rulesOf } from '../categories/index.ts';
import { allOf } from '../nouns/selectors.ts';
import { plain } from './object-events.ts';

export const moreObjectEvents = rulesOf();
const { rule } = moreObjectEvents;

rule({
  name: 'objectEvent.targetedBy',
  of: 'ObjectEvent',
  slots: { n: 'Noun' },
  en: ['<are> targeted by a {n#sg}', '<become> the target of a {n#sg}'],
  mean: ({ n }) => {
    const of = allOf(n.filters.filter(({ kind }) => kind !== 'card'));
    return plain((what) => ({ on: 'targeted', what, by: { kind: 'activation', of } }));
  },
});
rule({
  name: 'objectEvent.attacksUsingThis',
  of: 'ObjectEvent',
  slots: { s: 'Self' },
  en: ['<attack> using {s}', '<attack> with {s}'],
  mean: ({ s }) => {
    const using: Filter = { kind: 'is', what: s };
    return plain((what) => ({ on: 'attack', what, using }));
  },
});
