/** Characteristic-defining abilities (604.3), and what power and toughness are set to. */
import type { Change, Selector, StaticAbility, Value } from '@rulewright/language/magic';
import { rulesOf } from '../categories/index.ts';

export const defining = rulesOf();
const { rule } = defining;

const defines = (what: Selector, change: Change): readonly StaticAbility[] => [
  {
    kind: 'static',
    effects: [{ kind: 'modify', what, changes: [change] }],
    ...(what.kind === 'this' ? { defining: true } : {}),
  },
];
const set = (power: Value | undefined, toughness: Value | undefined): Change => ({
  kind: 'setPT',
  ...(power === undefined ? {} : { power }),
  ...(toughness === undefined ? {} : { toughness }),
});
rule({
  name: 'standing.powerAndToughness',
  of: 'Rewriting',
  slots: { s: 'Self', v: 'Value' },
  en: "{s}'s power and toughness are each equal to {v}",
  mean: ({ s, v }) => defines(s, set(v, v)),
});
rule({
  name: 'standing.power',
  of: 'Rewriting',
  slots: { s: 'Self', v: 'Value' },
  en: "{s}'s power is equal to {v}",
  mean: ({ s, v }) => defines(s, set(v, undefined)),
});
rule({
  name: 'standing.toughness',
  of: 'Rewriting',
  slots: { s: 'Self', v: 'Value' },
  en: "{s}'s toughness is equal to {v}",
  mean: ({ s, v }) => defines(s, set(undefined, v)),
});
rule({
  name: 'standing.powerAndToughnessTwo',
  of: 'Rewriting',
  slots: { s: 'Self', v: 'Value', w: 'Value' },
  en: "{s}'s power is equal to {v} and its toughness is equal to {w}",
  mean: (parts) => {
    const { s, v } = parts;
    return defines(s, set(v, parts.w));
  },
});
rule({
  name: 'standing.powerAndToughnessPlus',
  of: 'Rewriting',
  slots: { s: 'Self', v: 'Value', n: 'Number' },
  en: "{s}'s power is equal to {v} and its toughness is equal to that number plus {n}",
  mean: ({ s, v, n }) => defines(s, set(v, { kind: 'add', of: [v, n] })),
});
