/** How things enter the field: rested, with counters, as copies. */
import type { Ability, Replacement, Selector, Value } from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Count } from '../game.ts';
import { allOf } from '../nouns/selectors.ts';

export const entering = rulesOf();
const { rule } = entering;

// How things enter
rule({
  name: 'rewriting.entersRested',
  of: 'Rewriting',
  slots: { s: 'Self' },
  en: ['{s} enters the field rested', '{s} enters rested'],
  mean: ({ s }): readonly Ability[] => [enters(s, { rested: true })],
});
const enters = (s: Selector, how: Partial<Extract<Replacement, { kind: 'enters' }>>): Ability => ({
  kind: 'replacement',
  on: { on: 'enter', what: { kind: 'is', what: s } },
  instead: { kind: 'enters', ...how },
});
/** With how many counters something enters is no choice that anybody makes: "any amount" and "up to" say none. */
function exact({ min, max }: Count): Value {
  if (max === 'any' || JSON.stringify(min) !== JSON.stringify(max)) throw new Unclear('with how many counters?');
  return max;
}
for (const [name, words, optional] of [
  ['', '{s} enters the field as a copy of any {n#sg} on the field', false],
  ['Any', '{s} enters the field as a copy of any {n#sg}', false],
  ['May', 'you may have {s} enter the field as a copy of any {n#sg} on the field', true],
  ['MayAny', 'you may have {s} enter the field as a copy of any {n#sg}', true],
] as const)
  rule({
    name: `rewriting.entersAsCopy${name}`,
    of: 'Rewriting',
    slots: { s: 'Self', n: 'Noun' },
    en: words,
    mean: ({ s, n }): readonly Ability[] => [
      {
        ...enters(s, { copyOf: { kind: 'each', where: allOf(n.filters) } }),
        ...(optional ? { optional } : {}),
      } as Ability,
    ],
  });
rule({
  name: 'rewriting.entersWithEqual',
  of: 'Rewriting',
  slots: { s: 'Self', k: 'Counter', v: 'Value' },
  en: [
    '{s} enters the field with a number of {k} counters on it equal to {v}',
    '{s} enters the field with an amount of {k} counters on it equal to {v}',
  ],
  mean: ({ s, k, v }): readonly Ability[] => [enters(s, { counters: [{ counter: k, count: v }] })],
});
rule({
  name: 'rewriting.entersWith',
  of: 'Rewriting',
  slots: { s: 'Self', n: 'Count', k: 'Counter' },
  en: [
    '{s} enters the field with {n} {k} <counter#n> on it',
    '{s} enters the field with {n} additional {k} <counter#n> on it',
  ],
  mean: ({ s, n, k }): readonly Ability[] => [enters(s, { counters: [{ count: exact(n), counter: k }] })],
});
rule({
  name: 'rewriting.entersWithForEach',
  of: 'Rewriting',
  slots: { s: 'Self', n: 'Count', k: 'Counter', f: 'ForEach' },
  en: '{s} enters the field with {n} {k} <counter#n> on it {f}',
  mean: ({ s, n, k, f }): readonly Ability[] => {
    const [what, count, counter, by] = [s, exact(n), k, f];
    return [enters(what, { counters: [{ counter, count: count === 1 ? by : { kind: 'times', of: [count, by] } }] })];
  },
});
rule({
  name: 'rewriting.othersEnterRested',
  of: 'Rewriting',
  slots: { n: 'Noun' },
  en: ['{n#pl} enter the field rested', '{n#pl} enter rested'],
  mean: ({ n }): readonly Ability[] => [
    { kind: 'replacement', on: { on: 'enter', what: allOf(n.filters) }, instead: { kind: 'enters', rested: true } },
  ],
});
rule({
  name: 'rewriting.othersEnterWith',
  of: 'Rewriting',
  slots: { n: 'Noun', c: 'Count', k: 'Counter' },
  en: [
    '{n#pl} enter the field with {c} additional {k} <counter#c> on them',
    '{n#pl} enter the field with {c} {k} <counter#c> on them',
  ],
  mean: ({ n, c, k }): readonly Ability[] => [
    {
      kind: 'replacement',
      on: { on: 'enter', what: allOf(n.filters) },
      instead: { kind: 'enters', counters: [{ count: exact(c), counter: k }] },
    },
  ],
});
rule({
  name: 'rewriting.asEnters',
  of: 'Rewriting',
  slots: { s: 'Self', c: 'Chain' },
  en: ['as {s} enters the field, {c}', 'as {s} enters, {c}'],
  mean: (parts): readonly Ability[] => {
    const { s } = parts;
    return [enters(s, { actions: parts.c })];
  },
});
