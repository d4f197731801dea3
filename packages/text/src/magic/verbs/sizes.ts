/** Power and toughness: doubled, switched, one or the other. */
import type { Action, Change, Duration, Selector, Value } from '@rulewright/language/magic';
import { rulesOf } from '../categories/index.ts';
import type { Telling } from '../game.ts';
import { bound } from '../nouns/selectors.ts';
import { modify } from '../predicates/changes.ts';

export const sizes = rulesOf();
const { rule } = sizes;

rule({
  name: 'simple.eitherSize',
  of: 'Simple',
  slots: { what: 'Thing', a: 'PT', b: 'PT', duration: 'Duration' },
  en: '{what} <get@what> {a} or {b} {duration}',
  mean: ({ what, a, b, duration }, d) => {
    const picked = d.pick(what);
    const size = (pt: typeof a): readonly Action[] => [
      {
        do: 'effect',
        effects: modify({ kind: 'addPT', power: pt.power, toughness: pt.toughness })(picked),
        duration,
      },
    ];
    return [{ do: 'either', options: [size(a), size(b)] }];
  },
});
/** 701.10b: it gets as much as it has then. */
const DOUBLED: readonly (readonly [string, boolean, boolean])[] = [
  ['power', true, false],
  ['toughness', false, true],
  ['power and toughness', true, true],
];
for (const [words, power, toughness] of DOUBLED) {
  const double = (what: Selector, duration: Duration, d: Telling, by = 1): readonly Action[] => {
    const as = d.fresh('one');
    const stat = (stat: 'power' | 'toughness', is: boolean): Value => {
      const size: Value = { kind: 'stat', stat, of: bound(as) };
      return !is ? 0 : by === 1 ? size : { kind: 'times', of: [by, size] };
    };
    const change: Change = {
      kind: 'addPT',
      power: stat('power', power),
      toughness: stat('toughness', toughness),
      doubles: true,
    };
    return [{ do: 'forEach', in: what, as, actions: [{ do: 'effect', effects: modify(change)(bound(as)), duration }] }];
  };
  rule({
    name: `act.double ${words} of`,
    of: 'Act',
    slots: { what: 'Things', duration: 'Duration' },
    en: `<double> the ${words} of {what} {duration}`,
    mean:
      ({ what, duration }, d) =>
      (who) =>
        double(d.pick(what, who), duration, d),
  });
  rule({
    name: `act.double ${words}`,
    of: 'Act',
    slots: { whose: 'ThingsWhose', duration: 'Duration' },
    en: `<double> {whose} ${words} {duration}`,
    mean:
      ({ whose, duration }, d) =>
      () =>
        double(whose, duration, d),
  });
  rule({
    name: `act.triple ${words}`,
    of: 'Act',
    slots: { whose: 'ThingsWhose', duration: 'Duration' },
    en: `<triple> {whose} ${words} {duration}`,
    mean:
      ({ whose, duration }, d) =>
      () =>
        double(whose, duration, d, 2),
  });
}
rule({
  name: 'act.switch',
  of: 'Act',
  slots: { whose: 'ThingsWhose', duration: 'Duration' },
  en: '<switch> {whose} power and toughness {duration}',
  mean:
    ({ whose, duration }) =>
    () => [{ do: 'effect', effects: modify({ kind: 'switchPT' })(whose), duration }],
});

rule({
  name: 'act.switchOf',
  of: 'Act',
  slots: { what: 'Things', duration: 'Duration' },
  en: '<switch> the power and toughness of {what} {duration}',
  mean:
    ({ what, duration }, d) =>
    (who) => [{ do: 'effect', effects: modify({ kind: 'switchPT' })(d.pick(what, who)), duration }],
});
rule({
  name: 'simple.mayHaveEitherBase',
  of: 'Simple',
  slots: { whose: 'ThingsWhose', a: 'PT', b: 'PT', duration: 'Duration' },
  en: 'you may have {whose} base power and toughness become {a} or {b} {duration}',
  mean: ({ whose, a, b, duration }) => {
    const base = (pt: typeof a): readonly Action[] => [
      { do: 'effect', effects: modify({ kind: 'setPT', power: pt.power, toughness: pt.toughness })(whose), duration },
    ];
    return [{ do: 'may', actions: [{ do: 'either', options: [base(a), base(b)] }] }];
  },
});
rule({
  name: 'simple.baseBecome',
  of: 'Simple',
  slots: { whose: 'ThingsWhose', pt: 'PT', duration: 'Duration' },
  en: [
    '{whose} base power and toughness become {pt} {duration}',
    '{duration}, {whose} base power and toughness become {pt}',
  ],
  mean: ({ whose, pt, duration }) => [
    {
      do: 'effect',
      effects: modify({ kind: 'setPT', power: pt.power, toughness: pt.toughness })(whose),
      duration,
    },
  ],
});
rule({
  name: 'simple.mayHaveBase',
  of: 'Simple',
  slots: { whose: 'ThingsWhose', pt: 'PT', duration: 'Duration' },
  en: 'you may have {whose} base power and toughness become {pt} {duration}',
  mean: ({ whose, pt, duration }) => [
    {
      do: 'may',
      actions: [
        {
          do: 'effect',
          effects: modify({ kind: 'setPT', power: pt.power, toughness: pt.toughness })(whose),
          duration,
        },
      ],
    },
  ],
});
