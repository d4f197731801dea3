/** Whole abilities and the lines of a card: activated, triggered, labelled, modal, keyword lists, behind bubbles. */
import type {
  Ability,
  Action,
  Condition,
  Cost,
  Effect,
  Modes,
  TriggeredAbility,
  Zone,
} from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import { compared } from '../../prose/clauses.ts';
import { speaksOf } from '../../prose/substitute.ts';
import type { TriggerEvent } from '../categories/events.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling } from '../game.ts';
import { you } from '../nouns/selectors.ts';
import type { Line } from './line.ts';

export const abilities = rulesOf();
const { rule } = abilities;

const effectOf = (actions: readonly Action[], d: Telling): Effect =>
  d.targets.length > 0 ? { targets: d.targets, actions } : { actions };
const modalOf = (modes: Modes): Effect => ({ actions: [], modes });
const zonesIn = (zones: readonly Zone[] | undefined, d: Telling): { readonly zones?: readonly Zone[] } => {
  if (zones !== undefined) return { zones };
  const { worksIn } = d.told.line;
  return worksIn === undefined ? {} : { zones: [worksIn] };
};

// Activated abilities
const activated = (cost: readonly Cost[], effect: Effect, d: Telling, keyword?: string): Ability => ({
  kind: 'activated',
  cost,
  ...zonesIn(undefined, d),
  ...(keyword === undefined ? {} : { keyword }),
  ...effect,
});
for (const [name, words, keyword] of [
  ['', '', undefined],
  ['.cardistry', 'Cardistry — ', 'cardistry'],
] as const) {
  rule({
    name: `ability.activated${name}`,
    of: 'Ability',
    slots: { cost: 'Costs', effect: 'Effect' },
    en: `${words}{cost}: {effect}`,
    mean: (parts, d) => {
      const { cost } = parts;
      const { effect } = parts;
      return activated(cost, effectOf(effect, d), d, keyword);
    },
  });
  rule({
    name: `ability.activatedRiders${name}`,
    of: 'Ability',
    slots: { cost: 'Costs', effect: 'Effect', riders: 'Riders' },
    en: `${words}{cost}: {effect} ^{riders}`,
    mean: (parts, d) => {
      const { cost } = parts;
      const { effect } = parts;
      const made = activated(cost, effectOf(effect, d), d, keyword);
      return parts.riders(made);
    },
  });
  rule({
    name: `ability.activatedModal${name}`,
    of: 'Ability',
    slots: { cost: 'Costs', modes: 'Modes' },
    en: `${words}{cost}: {modes}`,
    mean: (parts, d) => {
      const { cost } = parts;
      return activated(cost, modalOf(parts.modes), d, keyword);
    },
  });
}

// Triggered abilities
function triggered(
  { on, oneOrMore, nth, zones }: TriggerEvent,
  condition: Condition | undefined,
  effect: Effect,
  d: Telling,
  keyword?: string,
): TriggeredAbility {
  const spoken = (name: string): boolean => speaksOf([effect, condition], name);
  const joint =
    oneOrMore === undefined
      ? {}
      : {
          oneOrMore: {
            ...(oneOrMore.per === undefined ? {} : { per: oneOrMore.per }),
            ...(spoken(oneOrMore.as) ? { as: oneOrMore.as } : {}),
            ...(spoken(oneOrMore.total) ? { total: oneOrMore.total } : {}),
          },
        };
  return {
    kind: 'triggered',
    on,
    ...(condition === undefined ? {} : { condition }),
    ...zonesIn(zones, d),
    ...joint,
    ...(nth === undefined ? {} : { nth }),
    ...(keyword === undefined ? {} : { keyword }),
    ...effect,
  };
}
rule({
  name: 'ability.triggered',
  of: 'Ability',
  slots: { on: 'Trigger', effect: 'TriggeredEffect', riders: 'Riders?' },
  en: '{on}, {effect} [^{riders}]',
  mean: (parts, d) => {
    const { on } = parts;
    const { effect } = parts;
    const made = triggered(on, undefined, effectOf(effect, d), d);
    return parts.riders?.(made) ?? made;
  },
});
rule({
  name: 'ability.triggeredIf',
  of: 'Ability',
  slots: { on: 'Trigger', condition: 'Conditions', effect: 'TriggeredEffect', riders: 'Riders?' },
  en: '{on}, if {condition}, {effect} [^{riders}]',
  mean: (parts, d) => {
    const { on } = parts;
    const condition = compared(d, parts.condition);
    const { effect } = parts;
    const made = triggered(on, condition, effectOf(effect, d), d);
    return parts.riders?.(made) ?? made;
  },
});
rule({
  name: 'ability.triggeredModal',
  of: 'Ability',
  slots: { on: 'Trigger', modes: 'Modes' },
  en: '{on}, {modes}',
  mean: (parts, d) => {
    const { on } = parts;
    return triggered(on, undefined, modalOf(parts.modes), d);
  },
});
rule({
  name: 'ability.triggeredIfModal',
  of: 'Ability',
  slots: { on: 'Trigger', condition: 'Conditions', modes: 'Modes' },
  en: '{on}, if {condition}, {modes}',
  mean: (parts, d) => {
    const { on } = parts;
    const { condition } = parts;
    return triggered(on, condition, modalOf(parts.modes), d);
  },
});
/** After a label an "if" is part of the effect: it always triggers. */
rule({
  name: 'ability.label',
  of: 'Ability',
  slots: { l: 'Label', effect: 'Effect', riders: 'Riders?' },
  en: '{l}: ^{effect} [^{riders}]',
  mean: (parts, d) => {
    const { keyword, event } = parts.l;
    const { effect } = parts;
    const made = triggered(event, undefined, effectOf(effect, d), d, keyword);
    return parts.riders?.(made) ?? made;
  },
});
rule({
  name: 'ability.labelModal',
  of: 'Ability',
  slots: { l: 'Label', modes: 'Modes' },
  en: '{l}: ^{modes}',
  mean: (parts, d) => {
    const { keyword, event } = parts.l;
    return triggered(event, undefined, modalOf(parts.modes), d, keyword);
  },
});

// What is said about their use
rule({ name: 'riders.one', of: 'Riders', slots: { a: 'Rider' }, en: '{a}', mean: ({ a }) => a });
rule({
  name: 'riders.more',
  of: 'Riders',
  slots: { a: 'Rider', more: 'Riders' },
  en: '{a} ^{more}',
  mean: ({ a, more }) => {
    const [first, rest] = [a, more];
    return (ability) => rest(first(ability));
  },
});
const onlyActivated = (ability: Ability): Extract<Ability, { kind: 'activated' }> => {
  if (ability.kind !== 'activated') throw new Unclear('only an activated ability is activated');
  return ability;
};
const also = (ability: Extract<Ability, { kind: 'activated' }>, condition: Condition): Ability => ({
  ...ability,
  condition: ability.condition === undefined ? condition : { kind: 'all', of: [ability.condition, condition] },
});
rule({
  name: 'rider.onlyIf',
  of: 'Rider',
  slots: { c: 'Conditions' },
  en: ['activate this ability only if {c}.', 'activate this ability only as long as {c}.'],
  mean: ({ c }) => {
    const condition = c;
    return (ability) => also(onlyActivated(ability), condition);
  },
});
rule({
  name: 'rider.onlyIfTwo',
  of: 'Rider',
  slots: { a: 'Condition', b: 'Condition' },
  en: 'activate this ability only if {a} and only if {b}.',
  mean: ({ a, b }) => {
    const of = [a, b];
    return (ability) => also(onlyActivated(ability), { kind: 'all', of });
  },
});
rule({
  name: 'rider.moment',
  of: 'Rider',
  slots: { m: 'Moment' },
  en: 'activate this ability only {m}.',
  mean: ({ m }) => {
    const condition = m;
    return (ability) => also(onlyActivated(ability), condition);
  },
});
rule({
  name: 'rider.slow',
  of: 'Rider',
  en: ['activate this ability only at slow speed.', 'activate only at slow speed.'],
  mean: () => (ability) => ({ ...onlyActivated(ability), timing: 'slow' }),
});
for (const [name, words, times, per] of [
  ['onceTurn', 'only once per turn', 1, 'turn'],
  ['onceEachTurn', 'only once each turn', 1, 'turn'],
  ['once', 'only once', 1, 'game'],
] as const)
  rule({
    name: `rider.limit.${name}`,
    of: 'Rider',
    en: [`activate this ability ${words}.`, `trigger this ability ${words}.`, `this ability triggers ${words}.`],
    mean: () => (ability) => {
      if (ability.kind !== 'activated' && ability.kind !== 'triggered') throw new Unclear('nothing happens so often');
      return { ...ability, limit: { times, per } };
    },
  });
rule({
  name: 'rider.costsLess',
  of: 'Rider',
  slots: { n: 'Reserve', f: 'ForEach' },
  en: 'this ability costs {n} less to activate {f}.',
  mean: ({ n, f }) => {
    const [amount, by] = [n, f];
    return (ability) => ({
      ...onlyActivated(ability),
      less: { amount: amount === 1 ? by : { kind: 'times', of: [amount, by] } },
    });
  },
});
rule({
  name: 'rider.costsLessIf',
  of: 'Rider',
  slots: { n: 'Reserve', c: 'Conditions' },
  en: ['this ability costs {n} less to activate if {c}.', 'this ability costs {n} less to activate as long as {c}.'],
  mean: ({ n, c }) => {
    const [amount, condition] = [n, c];
    return (ability) => ({ ...onlyActivated(ability), less: { amount, condition } });
  },
});
rule({
  name: 'rider.onceSlow',
  of: 'Rider',
  en: 'activate this ability only once per turn and at slow speed.',
  mean: () => (ability) => ({ ...onlyActivated(ability), timing: 'slow', limit: { times: 1, per: 'turn' } }),
});
// Moments
const turnOfOpponent: Condition = { kind: 'not', of: { kind: 'turnOf', who: you } };
rule({ name: 'moment.yourTurn', of: 'Moment', en: 'during your turn', mean: () => ({ kind: 'turnOf', who: you }) });
rule({
  name: 'moment.opponentsTurn',
  of: 'Moment',
  en: ["during an opponent's turn", "during opponents' turns", "during each opponent's turn"],
  mean: () => turnOfOpponent,
});
rule({
  name: 'moment.yourStep',
  of: 'Moment',
  slots: { step: 'Step' },
  en: ['during your {step}'],
  mean: ({ step }) => ({
    kind: 'all',
    of: [
      { kind: 'turnOf', who: you },
      { kind: 'step', steps: [step] },
    ],
  }),
});
rule({
  name: 'moment.opponentsStep',
  of: 'Moment',
  slots: { step: 'Step' },
  en: ["during an opponent's {step}"],
  mean: ({ step }) => ({ kind: 'all', of: [turnOfOpponent, { kind: 'step', steps: [step] }] }),
});
rule({
  name: 'moment.combat',
  of: 'Moment',
  en: ['during combat', 'during a combat phase'],
  mean: () => ({ kind: 'inCombat' }),
});

// Lines
rule({
  name: 'line.ability',
  of: 'Line',
  slots: { a: 'Ability' },
  en: '{a}',
  mean: ({ a }) => {
    if (a.kind === 'static' || a.kind === 'replacement') throw new Unclear('a sentence that stands');
    return { kind: 'abilities', abilities: [a] };
  },
});
rule({
  name: 'line.keywords',
  of: 'Line',
  slots: { k: 'TitleKeywords' },
  en: '^{k}',
  mean: (parts, d) => ({ kind: 'abilities', abilities: d.inside(() => parts.k) }),
});
rule({
  name: 'line.instructions',
  of: 'Line',
  slots: { effect: 'Effect' },
  en: '{effect}',
  mean: (parts, d) => {
    spellOnly(d);
    return { kind: 'instructions', actions: parts.effect };
  },
});
rule({
  name: 'line.modal',
  of: 'Line',
  slots: { modes: 'Modes' },
  en: '{modes}',
  mean: (parts, d) => {
    spellOnly(d);
    return { kind: 'instructions', actions: [], modes: parts.modes };
  },
});
function spellOnly(d: Telling): void {
  if (!d.isSpell) throw new Unclear('only an action has instructions of its own');
}
/** A word before a dash that only names what follows. */
rule({
  name: 'line.word',
  of: 'Line',
  slots: { w: 'AbilityWord', l: 'Line' },
  en: '{w} — ^{l}',
  mean: ({ l }) => l,
});
rule({
  name: 'line.restricted',
  of: 'Line',
  slots: { b: 'Bubble', l: 'Line' },
  en: '{b} ^{l}',
  mean: (parts): Line => {
    const { b } = parts;
    const line = parts.l;
    return line.kind === 'restricted' ? { ...line, by: [b, ...line.by] } : { kind: 'restricted', by: [b], line };
  },
});
const abilitiesOnly = (line: Line): readonly Ability[] => {
  if (line.kind !== 'abilities') throw new Unclear('no ability');
  return line.abilities;
};
rule({
  name: 'line.inherited',
  of: 'Line',
  slots: { l: 'Line' },
  en: ['Inherited Effect — ^{l}', 'Inherited Effect: ^{l}'],
  mean: ({ l }) => ({ kind: 'abilities', abilities: [{ kind: 'inherited', abilities: abilitiesOnly(l) }] }),
});
rule({
  name: 'line.lineageRelease',
  of: 'Line',
  slots: { e: 'Effect' },
  en: ['Lineage Release — {e}', 'Lineage Release: {e}'],
  mean: (parts, d) => {
    const actions = parts.e;
    return { kind: 'abilities', abilities: [{ kind: 'lineageRelease', ...effectOf(actions, d) }] };
  },
});

// What is said about playing the card
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
  en: 'as an additional cost to use {s} for an attack, {c@base}.',
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
  en: ['you may {c@base} rather than pay {s} reserve cost', 'you may {c@base} rather than pay {s} memory cost'],
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
