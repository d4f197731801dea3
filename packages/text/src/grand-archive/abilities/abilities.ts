/** Whole abilities and the lines of a card: activated, triggered, labelled, modal, keyword lists, behind bubbles. */
import {
  type Ability,
  type Action,
  type Condition,
  type Cost,
  type Effect,
  type EventPattern,
  LABELS,
  type Label,
  type Modes,
  type TriggeredAbility,
  type Zone,
} from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import { compared } from '../../prose/clauses.ts';
import { speaksOf } from '../../prose/substitute.ts';
import type { TriggerEvent } from '../categories/events.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling } from '../game.ts';
import type { Line } from './line.ts';

export const abilities = rulesOf();
const { rule } = abilities;

const effectOf = (actions: readonly Action[], d: Telling): Effect =>
  d.targets.length > 0 ? { targets: d.targets, actions } : { actions };
const modalOf = (modes: Modes): Effect => ({ actions: [], modes });
const zonesIn = (zones: readonly Zone[] | undefined, d: Telling): { readonly zones?: readonly Zone[] } => {
  if (zones !== undefined) return { zones };
  const { worksIn } = d.told.line;
  return worksIn === undefined ? {} : { zones: worksIn };
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
/** What dies or leaves was on the field, wherever it is spoken of afterwards; what died is in the graveyard. */
function isOfField(on: EventPattern, { told }: Telling): boolean {
  if ((on.on !== 'die' && on.on !== 'leave') || on.what?.kind !== 'is' || on.what.what.kind !== 'this') return false;
  if (on.on === 'die' && told.line.worksIn?.includes('graveyard') === false) throw new Unclear('it is not there');
  return true;
}
/** Abilities 4: what is only done while this card is in such a zone works there. */
function placeAsked(condition: Condition | undefined): readonly Zone[] | undefined {
  if (condition?.kind === 'all') return condition.of.map(placeAsked).find((zones) => zones !== undefined);
  if (condition?.kind !== 'matches' || condition.what.kind !== 'this') return undefined;
  const { where } = condition;
  const place = (where.kind === 'all' ? where.of : [where]).find(({ kind }) => kind === 'in');
  return place?.kind === 'in' && !place.zones.includes('field') ? place.zones : undefined;
}
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
    ...(isOfField(on, d) ? {} : zonesIn(zones ?? placeAsked(condition), d)),
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
  mean: ({ w, l }): Line => {
    const label = labelOf(w);
    return label === undefined ? l : { ...l, labels: [label, ...(l.labels ?? [])] };
  },
});
/** "Deluge 4": its number is said by the words that follow. */
const labelOf = (words: string): Label | undefined =>
  LABELS.find((label) => words.replace(/ \d+$/, '').toLowerCase() === label);
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
  mean: ({ l }): Line => ({
    kind: 'abilities',
    abilities: [{ kind: 'inherited', abilities: abilitiesOnly(l) }],
    ...(l.labels === undefined ? {} : { labels: l.labels }),
  }),
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
