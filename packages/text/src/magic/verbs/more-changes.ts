/** Sizes that are changed to others, basic land types, things of one group or another that are destroyed, damage prevented by what deals it. */
import type { Action, Selector, StaticEffect } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import { BASIC_LAND_TYPES } from '../nouns/basic-land-types.ts';
import { bound } from '../nouns/selectors.ts';
import { modify } from '../predicates/changes.ts';

export const moreChanges = rulesOf();
const { rule } = moreChanges;

const byWhom = (who: Selector): { readonly who?: Selector } => (who.kind === 'you' ? {} : { who });

// Base power and toughness (613.4b)
rule({
  name: 'act.changeBaseSize',
  of: 'Act',
  slots: { what: 'Things', pt: 'PT' },
  en: '<change> the base power and toughness of {what} to {pt}',
  mean: ({ what, pt }, d) => {
    if (pt.signed) throw new Unclear('it is not changed by so much, but to it');
    return (who): readonly Action[] => [
      {
        do: 'effect',
        effects: modify({ kind: 'setPT', power: pt.power, toughness: pt.toughness })(d.pick(what, who)),
        duration: { kind: 'forever' },
      },
    ];
  },
});
rule({
  name: 'act.changeBaseSizeTo',
  of: 'Act',
  slots: { what: 'Things', of: 'Thing', duration: 'Duration' },
  en: "<change> the base power and toughness of {what} to {of}'s power and toughness {duration}",
  mean:
    (parts, d) =>
    (who): readonly Action[] => {
      const what = d.pick(parts.what, who);
      const of = d.besides(what, () => d.pick(parts.of, who));
      const size = {
        kind: 'setPT',
        power: { kind: 'stat', stat: 'power', of },
        toughness: { kind: 'stat', stat: 'toughness', of },
      } as const;
      return [{ do: 'effect', effects: modify(size)(what), duration: parts.duration }];
    },
});
rule({
  name: 'simple.mayHaveBaseSize',
  of: 'Simple',
  slots: { what: 'Things', pt: 'PT', duration: 'Duration' },
  en: 'you may have the base power and toughness of {what} become {pt} {duration}',
  mean: ({ what, pt, duration }, d) => {
    if (pt.signed) throw new Unclear('it does not become more or less');
    const actions = d.act(() => [
      {
        do: 'effect',
        effects: modify({ kind: 'setPT', power: pt.power, toughness: pt.toughness })(d.pick(what)),
        duration,
      },
    ]);
    return [{ do: 'may', actions }];
  },
});

// Basic land types (305.7)
rule({
  name: 'becoming.basicLandTypeOfChoice',
  of: 'Becoming',
  en: '<become> the basic land type of your choice',
  mean: (_, d) => {
    const where = { kind: 'any', of: BASIC_LAND_TYPES.map((type) => ({ kind: 'subtype', type }) as const) } as const;
    d.precede({ do: 'chooseWord', domain: 'landType', key: 'type', where });
    return modify({ kind: 'chosenType', key: 'type', set: true });
  },
});
rule({
  name: 'becoming.allBasicLandTypes',
  of: 'Becoming',
  en: '<gain> all basic land types',
  mean: () => modify({ kind: 'types', subtypes: BASIC_LAND_TYPES }),
});

// One group or another
rule({
  name: 'act.destroyEither',
  of: 'Act',
  slots: { a: 'Thing', b: 'Thing' },
  en: '<destroy> {a} or {b}',
  mean: ({ a, b }, d) => {
    if (a.kind === 'choice' || b.kind === 'choice' || a.plural !== true || b.plural !== true)
      throw new Unclear('no groups');
    const [one, other] = [a.selector, b.selector];
    return (who): readonly Action[] => {
      const as = d.fresh('destroyed');
      d.mention({ selector: bound(as), kinds: ['creature', 'permanent', 'destroyed'], several: true, byKind: true });
      const destroy = (what: Selector): readonly Action[] => [{ do: 'destroy', what, as }];
      return [{ do: 'either', ...byWhom(who), options: [destroy(one), destroy(other)] }];
    };
  },
});
rule({
  name: 'act.preventNextBy',
  of: 'Act',
  slots: { n: 'Amount', k: 'DamageKind', source: 'Damager' },
  en: '<prevent> the next {n} {k} that would be dealt by {source} this turn',
  mean:
    ({ n, k, source }) =>
    (): readonly Action[] => {
      const effect: StaticEffect = {
        kind: 'replace',
        on: { on: 'damage', ...k, source },
        instead: { kind: 'prevent', amount: n, shield: true },
      };
      return [{ do: 'effect', effects: [effect], duration: { kind: 'endOfTurn' } }];
    },
});
/** As many as were discarded, whoever did. */
rule({
  name: 'act.drawAsManyDiscarded',
  of: 'Act',
  en: ['<draw> as many cards as they discarded this way', '<draw> as many cards as you discarded this way'],
  mean: (_, d) => {
    const count = { kind: 'count', of: d.refer({ kind: 'discarded' }) } as const;
    return (who): readonly Action[] => [{ do: 'draw', who, count }];
  },
});
