/** "If it doesn't": what is done where a condition about a thing does not hold; and instructions that follow what things do. */
import type { Condition } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';

const isOfThing = (condition: Condition): boolean =>
  condition.kind === 'matches' ||
  (condition.kind === 'compare' && typeof condition.value === 'object' && condition.value.kind === 'counters');

export const otherwiseOfObjects = rulesOf();
const { rule } = otherwiseOfObjects;

rule({
  name: 'sequel.ifItDoesnt',
  of: 'Linked',
  slots: { c: 'Clause' },
  en: ["if it doesn't, {c}.", "if it isn't, {c}.", "if it's not, {c}."],
  mean: (parts, d) => (before) => {
    const last = before.at(-1);
    if (last?.do !== 'if' || last.else !== undefined || !isOfThing(last.condition))
      throw new Unclear('nothing was asked of it');
    const otherwise = d.without(last, () => parts.c);
    return [...before.slice(0, -1), { ...last, else: otherwise }];
  },
});
/** What an object does is told in another form than what you are to do: who does what comes next is clear. */
rule({
  name: 'chain.objectActThen',
  of: 'Chain',
  slots: { what: 'Thing', act: 'ObjectAct', b: 'Imperative' },
  en: '{what} {act@s}, then {b}',
  mean: (parts, d) => {
    const first = d.act(() => {
      const what = d.pick(parts.what);
      return d.doing(what, () => parts.act(what));
    });
    return [...first, ...d.act(() => parts.b)];
  },
});
rule({
  name: 'sequel.ifYouPay',
  of: 'Linked',
  slots: { c: 'Clause' },
  en: 'if you pay, {c}.',
  mean: (parts, d) => (before) => {
    const last = before.at(-1);
    if (last?.do !== 'pay' || last.then !== undefined) throw new Unclear('nothing was to be paid');
    return [...before.slice(0, -1), { ...last, then: d.conditionally(() => parts.c) }];
  },
});
