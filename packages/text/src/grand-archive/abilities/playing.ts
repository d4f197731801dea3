/** What a card says about playing it: additional costs, other costs, only when. */
import type { Ability } from '@rulewright/language/grand-archive';
import { rulesOf } from '../categories/index.ts';
import type { Line } from './line.ts';

export const playing = rulesOf();
const { rule } = playing;

for (const [of, words] of [
  ['activate', 'activate'],
  ['materialize', 'materialize'],
  ['bestow', 'bestow'],
] as const) {
  rule({
    name: `line.additionalCost.${of}`,
    of: 'Line',
    slots: { s: 'Self', c: 'Costs' },
    en: `as an additional cost to ${words} {s}, {c@base}.`,
    mean: (parts): Line => {
      void parts.s;
      return {
        kind: 'abilities',
        abilities: [{ kind: 'additionalCost', cost: parts.c, ...(of === 'activate' ? {} : { for: of }) }],
      };
    },
  });
  rule({
    name: `line.optionalCost.${of}`,
    of: 'Line',
    slots: { s: 'Self', c: 'Costs' },
    en: `as an additional cost to ${words} {s}, you may {c@base}.`,
    mean: (parts, d): Line => {
      void parts.s;
      d.offersCost('additional');
      return {
        kind: 'abilities',
        abilities: [
          {
            kind: 'additionalCost',
            cost: parts.c,
            optional: true,
            name: 'additional',
            ...(of === 'activate' ? {} : { for: of }),
          },
        ],
      };
    },
  });
  rule({
    name: `line.only.${of}`,
    of: 'Line',
    slots: { s: 'Self', m: 'Moment' },
    en: `${words} {s} only {m}.`,
    mean: (parts): Line => {
      void parts.s;
      return { kind: 'abilities', abilities: [{ kind: 'only', action: of, condition: parts.m }] };
    },
  });
  rule({
    name: `line.onlyIf.${of}`,
    of: 'Line',
    slots: { s: 'Self', c: 'Conditions' },
    en: `${words} {s} only if {c}.`,
    mean: (parts): Line => {
      void parts.s;
      return { kind: 'abilities', abilities: [{ kind: 'only', action: of, condition: parts.c }] };
    },
  });
}
rule({
  name: 'line.attackCost',
  of: 'Line',
  slots: { s: 'Self', c: 'Costs' },
  en: [
    'as an additional cost to use {s} for an attack, {c@base}.',
    'as an additional cost to declare an attack using {s}, {c@base}.',
    'as an additional cost to declare an attack with {s}, {c@base}.',
    'as an additional cost to attack using {s}, {c@base}.',
    'as an additional cost to attack with {s}, {c@base}.',
  ],
  mean: (parts): Line => {
    void parts.s;
    return { kind: 'abilities', abilities: [{ kind: 'additionalCost', cost: parts.c, for: 'attack' }] };
  },
});
rule({
  name: 'condition.additionalPaid',
  of: 'Condition',
  en: ["this card's additional cost was paid", 'the additional cost was paid'],
  mean: () => ({ kind: 'paid', cost: 'additional' }),
});
rule({
  name: 'standing.ratherThan',
  of: 'Standing',
  slots: { c: 'Costs', s: 'ThingsWhose' },
  en: 'you may {c@base} rather than pay {s} reserve cost',
  mean: (parts, d): readonly Ability[] => {
    const { made } = d.standing(() => parts.c);
    void parts.s;
    return [{ kind: 'alternativeCost', cost: made, name: 'alternative' }];
  },
});
rule({
  name: 'standing.toActivateFrom',
  of: 'Standing',
  slots: { c: 'Costs', s: 'Self', z: 'Zone' },
  en: 'you may {c@base} to activate {s} from your {z}',
  mean: (parts): readonly Ability[] => {
    const cost = parts.c;
    void parts.s;
    // What is paid to reserve is paid for the card; anything else comes to its own cost.
    const besides = cost.some(({ kind }) => kind === 'reserve') ? {} : { besides: true };
    return [{ kind: 'alternativeCost', cost, name: 'alternative', zone: parts.z, ...besides }];
  },
});
rule({
  name: 'standing.toActivateFree',
  of: 'Standing',
  slots: { c: 'Costs', s: 'Self', z: 'Zone' },
  en: 'you may {c@base} to activate {s} from your {z} without paying its reserve cost',
  mean: (parts): readonly Ability[] => {
    const cost = parts.c;
    void parts.s;
    return [{ kind: 'alternativeCost', cost, name: 'alternative', zone: parts.z }];
  },
});
