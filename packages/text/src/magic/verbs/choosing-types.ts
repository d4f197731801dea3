/** Choosing one of several types that are named, and choosing something secretly. */
import type { Action, Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import { subtypeKind } from '../types/subtype-kinds.ts';
import { byWhom } from './tokens.ts';

export const choosingTypes = rulesOf();
const { rule } = choosingTypes;

/** One of those that are named: they are of one kind (205.3). */
function oneOfTypes(who: Selector, types: readonly string[]): readonly Action[] {
  const [kind, ...others] = new Set(types.map(subtypeKind));
  if (others.length > 0 || (kind !== 'creature' && kind !== 'land')) throw new Unclear('types of several kinds');
  return [
    {
      do: 'chooseWord',
      ...byWhom(who),
      domain: kind === 'land' ? 'landType' : 'creatureType',
      key: 'type',
      where: { kind: 'any', of: types.map((type) => ({ kind: 'subtype', type }) as const) },
    },
  ];
}
/** 205.2a */
rule({
  name: 'act.chooseOneOfTwoCardTypes',
  of: 'Act',
  slots: { a: 'CardType', b: 'CardType' },
  en: '<choose> {a#sg} or {b#sg}',
  mean:
    ({ a, b }) =>
    (who) => [
      {
        do: 'chooseWord',
        ...byWhom(who),
        domain: 'cardType',
        key: 'type',
        where: { kind: 'any', of: [a, b].map((type) => ({ kind: 'type', type }) as const) },
      },
    ],
});
/** 110.4 */
const PERMANENT = ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker'] as const;
rule({
  name: 'act.choosePermanentType',
  of: 'Act',
  en: '<choose> a permanent type',
  mean: () => (who) => [
    {
      do: 'chooseWord',
      ...byWhom(who),
      domain: 'cardType',
      key: 'type',
      where: { kind: 'any', of: PERMANENT.map((type) => ({ kind: 'type', type }) as const) },
    },
  ],
});
rule({
  name: 'act.chooseOneOfTwoTypes',
  of: 'Act',
  slots: { a: 'Subtype', b: 'Subtype' },
  en: '<choose> {a#sg} or {b#sg}',
  mean:
    ({ a, b }) =>
    (who) =>
      oneOfTypes(who, [a, b]),
});
rule({
  name: 'act.chooseOneOfTypes',
  of: 'Act',
  slots: { a: 'Subtype', b: 'Subtype', c: 'Subtype' },
  en: '<choose> {a#sg}, {b#sg}, or {c#sg}',
  mean:
    ({ a, b, c }) =>
    (who) =>
      oneOfTypes(who, [a, b, c]),
});
/** Only who chooses knows it. */
rule({
  name: 'act.chooseSecretly',
  of: 'Act',
  slots: { a: 'Act' },
  en: 'secretly {a}',
  mean: (parts) => {
    const { a } = parts;
    return (who) =>
      a(who).map((action) => {
        if (action.do !== 'chooseWord') throw new Unclear('what is chosen secretly');
        return { ...action, secret: true };
      });
  },
});
