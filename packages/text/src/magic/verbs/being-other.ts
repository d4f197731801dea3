/** What something is as long as an effect says so, and nothing of its kind besides: "is a blue Frog creature with base power and toughness 1/1". */
import type { Ability, Change } from '@rulewright/language/magic';
import { rulesOf } from '../categories/index.ts';
import { modify, newSelf } from '../predicates/changes.ts';
import type { Shape } from './tokens-made.ts';

export const beingOther = rulesOf();
const { rule } = beingOther;

rule({
  name: 'predicate.isSizedOnly',
  of: 'Predicate',
  slots: { shape: 'Shape', pt: 'PT' },
  en: ['<are> a {shape#sg} with base power and toughness {pt}', '<are> {shape#pl} with base power and toughness {pt}'],
  mean: ({ shape, pt }) =>
    modify(...newSelf({ ...shape, power: pt.power, toughness: pt.toughness }, undefined, 'nothing')),
});
rule({
  name: 'predicate.isSubtypeSized',
  of: 'Predicate',
  slots: { c: 'ColorWords?', s: 'SubtypeWords', pt: 'PT' },
  en: '<are> a [{c}] {s} with base power and toughness {pt}',
  mean: ({ c, s, pt }) =>
    modify(
      { kind: 'types', subtypes: s, set: true },
      ...(c === undefined ? [] : [{ kind: 'colors', colors: c, set: true } as const]),
      { kind: 'setPT', power: pt.power, toughness: pt.toughness },
    ),
});
/** Its own abilities go before it gets new ones. */
function onlyThis(shape: Shape, granted: readonly Ability[], loses: boolean): readonly Change[] {
  const gains = granted.map((ability): Change => ({ kind: 'gain', ability }));
  return [...newSelf(shape, undefined, 'nothing'), ...(loses ? [{ kind: 'loseAll' } as const] : []), ...gains];
}
rule({
  name: 'predicate.isOnly',
  of: 'Predicate',
  slots: { shape: 'Shape', g: 'Granted' },
  en: [
    '<are> a {shape#sg} with {g} and <lose> all other card types and abilities',
    '<are> a {shape#sg} with {g} and <lose> all other abilities',
    '<are> a {shape#sg} with {g} and it <lose> all other abilities',
  ],
  mean: ({ shape, g }) => modify(...onlyThis(shape, g, true)),
});
rule({
  name: 'predicate.isOnlyOfType',
  of: 'Predicate',
  slots: { shape: 'Shape' },
  en: '<are> a {shape#sg} and <lose> all other card types',
  mean: ({ shape }) => modify(...onlyThis(shape, [], false)),
});
