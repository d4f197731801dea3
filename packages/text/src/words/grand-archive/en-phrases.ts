/** Noun phrases, numbers and conditions of Grand Archive's card language in plain English. Not the printed wording: that is for the grammar. */
import type {
  Comparison,
  Condition,
  EventPattern,
  Filter,
  Restriction,
  Selector,
  Value,
} from '@rulewright/language/grand-archive';
import { listed } from '../en-telling.ts';
import { type ByKind, say, spaced } from '../phrasing.ts';
import { GROUPS, inZones, nounOf, type Phrases, titled } from './en-filters.ts';
import { occasionOf } from './en-occasions.ts';

const SIGNS: Readonly<Record<Comparison['op'], (to: string) => string>> = {
  '=': (to) => to,
  '≠': (to) => `other than ${to}`,
  '<': (to) => `less than ${to}`,
  '≤': (to) => `${to} or less`,
  '>': (to) => `more than ${to}`,
  '≥': (to) => `${to} or more`,
};

const measured = ({ op, to }: Comparison): string => SIGNS[op](value(to));

export const noun = (filter: Filter): string => nounOf(filter, phrases);

/** "When this enters", "at the beginning of your end phase". */
export const occasion = (pattern: EventPattern): string => occasionOf(pattern, phrases);

const ROLES = { object: 'it', player: 'that player', source: 'the source', other: 'the other one' } as const;
const selectors: ByKind<Selector> = {
  this: () => 'this',
  granter: () => 'what gives this ability',
  you: () => 'you',
  var: (s) => (s.name === 'it' ? 'it' : /^target/.test(s.name) ? 'the target' : `the ${spaced(s.name)}`),
  event: (s) => ROLES[s.role],
  each: (s) => `each ${noun(s.where)}${s.zones === undefined ? '' : ` ${inZones(s.zones)}`}`,
  players: (s) => `${GROUPS[s.which]}${s.where === undefined ? '' : ` of whom this is true: ${condition(s.where)}`}`,
  controller: (s) => `the controller of ${selector(s.of)}`,
  owner: (s) => `the owner of ${selector(s.of)}`,
  host: (s) => `what ${selector(s.of)} is linked to`,
  attachments: (s) => `what is linked to ${selector(s.of)}`,
  noted: (s) => `the ${spaced(s.key)} one`,
  union: (s) => listed(s.of.map(selector)),
  filter: (s) => `${selector(s.of)} if a ${noun(s.where)}`,
  became: (s) => `what ${selector(s.of)} has become`,
  announced: (s) => `the ${spaced(s.name)} that was announced`,
  targetsOf: (s) => `the targets of ${selector(s.of)}`,
  champion: (s) => (s.of.kind === 'you' ? 'your champion' : `the champion of ${selector(s.of)}`),
  lineage: (s) => `the ${s.whole === true ? '' : 'inner '}lineage of ${selector(s.of)}`,
  loadedInto: (s) => `what is loaded into ${selector(s.of)}`,
  top: (s) => fromDeck('top', s),
  bottom: (s) => fromDeck('bottom', s),
  attacker: () => 'the attacker',
  defenders: () => 'the defending units',
  retaliators: () => 'the retaliating units',
  wielded: (s) => `the weapons that ${selector(s.by)} wields`,
  attack: () => 'the attack',
  attacksOf: (s) => `the ${s.next === true ? 'next attack' : 'attacks'} of ${selector(s.of)}`,
  attacked: (s) => `what ${selector(s.by)} attacks`,
  mastery: (s) => `the mastery of ${selector(s.of)}`,
  cardOf: (s) => `the card of ${selector(s.activation)}`,
  activationsOf: (s) => `the activation of ${selector(s.card)}`,
  carrier: (s) => `the object that carries ${selector(s.of)}`,
};

function fromDeck(end: string, { of, count, deck }: Extract<Selector, { kind: 'top' | 'bottom' }>): string {
  const cards = count === 1 ? 'card' : `${value(count)} cards`;
  const whose = of.kind === 'you' ? 'your' : `the`;
  return `the ${end} ${cards} of ${whose} ${deck === 'materialDeck' ? 'material ' : ''}deck${of.kind === 'you' ? '' : ` of ${selector(of)}`}`;
}

export const selector = (s: Selector): string => say(selectors, s);

const values: ByKind<Exclude<Value, number>> = {
  x: () => 'X',
  amount: () => 'that much',
  var: (v) => `the ${spaced(v.name)}`,
  tally: (v) => `the ${spaced(v.name)} in all`,
  count: (v) => `the number of: ${selector(v.of)}`,
  stat: (v) => `the ${spaced(v.stat)} of ${selector(v.of)}`,
  greatest: (v) => `the greatest ${spaced(v.stat)} of ${selector(v.of)}`,
  least: (v) => `the least ${spaced(v.stat)} of ${selector(v.of)}`,
  total: (v) => `the total ${spaced(v.stat)} of ${selector(v.of)}`,
  most: (v) => `the greatest of ${value(v.value)} among ${selector(v.among)}`,
  fewest: (v) => `the least of ${value(v.value)} among ${selector(v.among)}`,
  counters: (v) => `the number of ${v.counter === undefined ? '' : `${v.counter} `}counters on ${selector(v.on)}`,
  noted: (v) => `the ${spaced(v.key)} number`,
  history: (v) => `how often it happened: ${occasion(v.event)}`,
  add: (v) => v.of.map(value).join(' plus '),
  times: (v) => v.of.map(value).join(' times '),
  max: (v) => `the greater of ${listed(v.of.map(value))}`,
  min: (v) => `the lesser of ${listed(v.of.map(value))}`,
  minus: (v) => `${value(v.a)} minus ${value(v.b)}`,
  remainder: (v) => `what is left of ${value(v.of)} divided by ${v.by}`,
  half: (v) => `half of ${value(v.of)}, rounded ${v.round}`,
  part: (v) => `${value(v.of)} divided by ${value(v.by)}, rounded ${v.round}`,
  if: (v) => `${value(v.then)} if ${condition(v.condition)}, otherwise ${value(v.else)}`,
  paid: (v) => `how often ${spaced(v.cost)} was paid`,
  level: (v) => (v.of.kind === 'you' ? 'LV' : `the LV of ${selector(v.of)}`),
  influence: (v) => `the influence of ${selector(v.of)}`,
  damage: (v) => `the damage on ${selector(v.of)}`,
  different: (v) => `the number of different ${spaced(v.what)} among ${selector(v.of)}`,
  every: (v) => `1 for every ${v.by} of ${value(v.of)}`,
};

export const value = (v: Value): string => (typeof v === 'number' ? String(v) : say(values, v));

export const signed = (v: Value): string => (typeof v === 'number' && v < 0 ? String(v) : `+${value(v)}`);

const bubbles: ByKind<Restriction> = {
  class: () => 'Class Bonus',
  element: (b) => (b.element === undefined ? 'Element Bonus' : `${titled(b.element)} Bonus`),
  champion: (b) => `${b.name} Bonus`,
  level: (b) => `Level ${b.atLeast}+`,
  memory: (b) => `Memory ${b.atLeast}+`,
  damage: (b) => `Damage ${b.atLeast}+`,
  sheen: (b) => `Sheen ${b.atLeast}+`,
};

export const bubble = (by: Restriction): string => say(bubbles, by);

const conditions: ByKind<Condition> = {
  all: (c) => listed(c.of.map(condition)),
  any: (c) => listed(c.of.map(condition), 'or'),
  not: (c) => `not ${condition(c.of)}`,
  exists: (c) => `there is ${selector(c.what).replace(/^each /, 'a ')}`,
  compare: (c) => `${value(c.value)} is ${measured(c.is)}`,
  matches: (c) => `${selector(c.what)} is a ${noun(c.where)}`,
  turnOf: (c) => `it is the turn of ${selector(c.who)}`,
  step: (c) => `it is the ${listed(c.steps.map(spaced), 'or')} phase`,
  history: (c) => `this has happened: ${occasion(c.event)}`,
  paid: (c) => `${spaced(c.cost)} was paid`,
  did: () => 'that was done',
  restriction: (c) => bubble(c.by),
  faces: (c) => `the mastery of ${selector(c.who)} faces ${listed(c.directions, 'or')}`,
  inCombat: () => 'there is a combat',
  wasActivated: (c) =>
    `${c.what === undefined ? 'it' : selector(c.what)} was activated${c.from === undefined ? '' : ` from ${listed(c.from.map(spaced), 'or')}`}${c.when === undefined ? '' : ` while ${condition(c.when)}`}`,
};

export const condition = (c: Condition): string => say(conditions, c);

const phrases: Phrases = { noun, selector, condition, occasion, measured };
