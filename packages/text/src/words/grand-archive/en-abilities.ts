/** Abilities of Grand Archive's card language in plain English, for players who want to know what a card does. */
import type {
  Ability,
  Change,
  CountedCounters,
  Effect,
  KeywordAbility,
  Replacement,
  StaticEffect,
  Target,
} from '@rulewright/language/grand-archive';
import { listed } from '../en-telling.ts';
import { spaced } from '../phrasing.ts';
import { type Held, sequence } from './en-actions.ts';
import { cost } from './en-costs.ts';
import { inZones } from './en-filters.ts';
import { bubble, condition, noun, occasion, selector, signed, value } from './en-phrases.ts';

const held: Held = { staticEffect: (effect) => staticEffect(effect), ability: (a) => ability(a) };
const doing = (actions: Parameters<typeof sequence>[0]): string => sequence(actions, held);

function target(t: Target): string {
  const [min, max] = [t.min ?? 1, t.max ?? t.min ?? 1];
  const count = min === 1 && max === 1 ? '' : min === 0 ? `up to ${value(max)} ` : `${value(max)} `;
  return `${count}target ${noun(t.what)}${t.zones === undefined ? '' : ` ${inZones(t.zones)}`}${t.random === true ? ' chosen at random' : ''}`;
}

function effect(e: Effect): string {
  const targets = (e.targets ?? []).map(target);
  const text = doing(e.actions);
  // A lone target is named where it is first spoken of.
  const [only] = targets;
  const own =
    targets.length === 1 && only !== undefined && text.includes('the target')
      ? text.replace('the target', only)
      : [...targets, text].filter((t) => t !== '').join(': ');
  if (e.modes === undefined) return own;
  const modes = e.modes.choices.map((m) => effect(m));
  return `${own === '' ? '' : `${own}; `}choose ${value(e.modes.min)}: ${modes.map((m) => `• ${m}`).join(' ')}`;
}

interface Kinds {
  readonly types?: readonly string[];
  readonly subtypes?: readonly string[];
  readonly supertypes?: readonly string[];
  readonly classes?: readonly string[];
}
const kinds = ({ supertypes = [], classes = [], subtypes = [], types = [] }: Kinds): string =>
  [...supertypes, ...classes, ...subtypes, ...types].join(' ');

function change(c: Change): string {
  switch (c.kind) {
    case 'add':
      return `gets ${signed(c.amount)} ${spaced(c.stat)}`;
    case 'base':
      return `has base ${spaced(c.stat)} ${value(c.to)}`;
    case 'double':
      return `has its ${spaced(c.stat)} doubled`;
    case 'swap':
      return `has its ${spaced(c.a)} and ${spaced(c.b)} swapped`;
    case 'speed':
      return `is ${c.speed}`;
    case 'types':
      return `is ${c.set === true ? '' : 'also '}${kinds(c)}`;
    case 'removeTypes':
      return `is no ${kinds(c)}`;
    case 'elements':
      return `is ${c.set === true ? '' : 'also '}${listed(c.elements)}`;
    case 'property':
      return `is ${c.property}`;
    case 'gain':
      return `has ${ability(c.ability)}`;
    case 'lose':
      return `loses ${c.keyword}`;
    case 'loseAll':
      return 'loses all abilities';
    case 'cantHave':
      return `can't have ${c.keyword}`;
    case 'controller':
      return `is controlled by ${selector(c.who)}`;
    case 'copyOf':
      return `is a copy of ${selector(c.what)}`;
    case 'name':
      return `is named ${c.name}`;
    case 'gainAbilitiesOf':
      return `has the ${c.activated === true ? 'activated ' : ''}abilities of ${selector(c.of)}`;
    case 'chosenType':
    case 'chosenElement':
    case 'gainChosen':
      return `has the ${spaced(c.kind).replace('gain ', '')}`;
    case 'thisAbility':
      return 'has this ability';
  }
}

const MORE = {
  recover: 'recovering',
  empower: 'empowering',
  glimpse: 'glimpsing',
  gather: 'gathering',
  deluge: 'deluge',
};

export function staticEffect(e: StaticEffect): string {
  switch (e.kind) {
    case 'modify':
      return `${selector(e.what)} ${listed(e.changes.map(change))}`;
    case 'cant':
      return `${selector(e.what)} can't ${spaced(e.action)}${e.by === undefined ? '' : ` (by ${noun(e.by)})`}${e.unless === undefined ? '' : ` unless ${condition(e.unless)}`}${e.cost === undefined ? '' : ` unless ${cost(e.cost)} is paid`}`;
    case 'must':
      return `${selector(e.what)} must ${spaced(e.action)} if able`;
    case 'may':
      return `${'who' in e ? selector(e.who) : selector(e.what)} may ${spaced(e.action)}${'zones' in e && e.zones !== undefined ? ` ${noun(e.what)} from ${listed(e.zones.map(spaced), 'or')}` : ''}`;
    case 'cost': {
      const how =
        e.set !== undefined
          ? value(e.set)
          : e.more !== undefined
            ? `${value(e.more)} more`
            : `${value(e.less ?? 0)} less`;
      return `${e.what.kind === 'is' ? noun(e.what) : `each ${noun(e.what)}`} costs ${how} to ${e.of === 'ability' ? 'use' : e.of}`;
    }
    case 'payWith':
      return `${selector(e.who)} may pay ${value(e.amount)} of a ${e.cost} cost: ${cost(e.by)}`;
    case 'enable':
      return `${listed(e.elements)} ${e.elements.length === 1 ? 'is' : 'are'}${e.not === true ? ' not' : ''} enabled for ${selector(e.who)}`;
    case 'limit':
      return `${selector(e.who)} keeps at most ${value(e.to)} cards in ${e.of}`;
    case 'distorted':
      return 'time is distorted';
    case 'more':
      return `${MORE[e.of]} of ${selector(e.who)} is ${signed(e.amount)}`;
    case 'replace':
      return `${occasion(e.on)}, ${replacement(e.instead)}`;
    case 'skip':
      return `${selector(e.who)} skips ${spaced(e.step)}`;
    case 'triggersMore':
    case 'triggersNot':
      return `abilities of ${noun(e.of)}${e.on === undefined ? '' : ` (${occasion(e.on)})`} trigger ${e.kind === 'triggersMore' ? 'an additional time' : 'not at all'}`;
  }
}

const withCounters = (counters: readonly CountedCounters[] | undefined): string =>
  (counters ?? []).map((c) => ` with ${value(c.count)} ${c.counter} counters`).join(' and');

function replacement(r: Replacement): string {
  switch (r.kind) {
    case 'enters':
      return `it enters${r.rested === true ? ' rested' : ''}${withCounters(r.counters)}${(r.properties ?? []).map((p) => ` ${p}`).join('')}${r.copyOf === undefined ? '' : ` as a copy of ${selector(r.copyOf)}`}${r.actions === undefined ? '' : `: ${doing(r.actions)}`}`;
    case 'prevent':
      return `prevent ${r.amount === undefined ? (r.allBut === undefined ? 'it' : `all but ${value(r.allBut)}`) : value(r.amount)}${r.actions === undefined ? '' : `, then ${doing(r.actions)}`}`;
    case 'change':
      return `instead${r.zone === undefined ? '' : ` it goes to ${spaced(r.zone)}`}${r.amount === undefined ? '' : ` the amount is ${value(r.amount)}`}${r.to === undefined ? '' : ` it is for ${selector(r.to)}`}${withCounters(r.counters)}`;
    case 'instead':
      return r.actions.length === 0 ? 'it does not happen' : `instead ${doing(r.actions)}`;
    case 'also':
      return `first ${doing(r.actions)}`;
  }
}

const lines = (abilities: readonly Ability[]): string => abilities.map(ability).join(' ');

export function ability(a: Ability): string {
  switch (a.kind) {
    case 'spell':
      return effect(a);
    case 'activated':
      return `${cost(a.cost)}: ${effect(a)}${a.timing === 'slow' ? ' (only at slow speed)' : ''}${a.condition === undefined ? '' : ` (only if ${condition(a.condition)})`}`;
    case 'triggered':
      return `${occasion(a.on)}${a.condition === undefined ? '' : `, if ${condition(a.condition)}`}, ${effect(a)}`;
    case 'static':
      return `${a.condition === undefined ? '' : `as long as ${condition(a.condition)}, `}${a.effects.map(staticEffect).join('; ')}`;
    case 'replacement':
      return `${occasion(a.on)}${a.condition === undefined ? '' : `, if ${condition(a.condition)}`}, ${replacement(a.instead)}`;
    case 'keyword':
      return keyword(a);
    case 'additionalCost':
      return `as an additional cost${a.optional === true ? ' you may pay' : ''}: ${cost(a.cost)}`;
    case 'alternativeCost':
      return `${a.name}: ${cost(a.cost)}`;
    case 'restricted':
      return `${a.by.map((by) => `[${bubble(by)}]`).join(' ')} ${lines(a.abilities)}`;
    case 'inherited':
      return `Inherited Effect: ${lines(a.abilities)}`;
    case 'lineageRelease':
      return `Lineage Release: ${effect(a)}`;
    case 'only':
      return `${a.action} this only if ${condition(a.condition)}`;
  }
}

function keyword(a: KeywordAbility): string {
  const parts = [
    ...(a.keyword === 'lineage' && a.word !== undefined ? [a.word] : []),
    a.keyword,
    ...(a.amount === undefined ? [] : [value(a.amount)]),
    ...(a.what === undefined ? [] : [noun(a.what)]),
    ...(a.keyword !== 'lineage' && a.word !== undefined ? [a.word] : []),
    ...(a.cost === undefined ? [] : [`— ${cost(a.cost)}`]),
  ];
  return parts.join(' ');
}
