/** What things become under another name, or of every creature type. */
import type { Change } from '@rulewright/language/magic';
import { rulesOf } from '../categories/index.ts';
import { modify, newSelf } from '../predicates/changes.ts';

export const becomingNamed = rulesOf();
const { rule } = becomingNamed;

/** 702.73a: all of them, whatever it was. */
rule({
  name: 'becoming.shapeOfEveryType',
  of: 'Becoming',
  slots: { shape: 'Shape', k: 'Keyword?' },
  en: [
    '<become> a {shape#sg} with [{k} and] all creature types',
    '<become> {shape#pl} with [{k} and] all creature types',
  ],
  mean: ({ shape, k }) => modify(...newSelf(shape, k, 'nothing'), { kind: 'everyCreatureType' }),
});
/** 612.8: it has that name and no other. */
const named = (name: string): Change => ({ kind: 'name', name });
rule({
  name: 'becoming.namedCreature',
  of: 'Becoming',
  slots: { t: 'Supertype', name: 'Name', pt: 'PT', g: 'Granted' },
  en: '<become> a {t} creature named {name}, it has base power and toughness {pt}, and it gains {g}',
  mean: ({ t, name, pt, g }) =>
    modify(
      named(name),
      { kind: 'types', types: ['creature'], supertypes: [t], set: true },
      ...g.map((ability): Change => ({ kind: 'gain', ability })),
      { kind: 'setPT', power: pt.power, toughness: pt.toughness },
    ),
});
rule({
  name: 'predicate.isNewNamed',
  of: 'Predicate',
  slots: { shape: 'Shape', pt: 'PT', name: 'Name' },
  en: '<are> a {shape#sg} with base power and toughness {pt} named {name}',
  mean: ({ shape, pt, name }) =>
    modify(named(name), ...newSelf({ ...shape, power: pt.power, toughness: pt.toughness }, undefined, 'nothing')),
});
