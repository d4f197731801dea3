/** Noun phrases, numbers and conditions of the card language in plain English. Not the printed wording: that is for the grammars. */
import type {
  Comparison,
  Condition,
  Cost,
  EventPattern,
  Filter,
  Selector,
  Step,
  Value,
} from '@rulewright/language/magic';
import { listed } from '../en-telling.ts';
import { type ByKind, say, spaced } from '../phrasing.ts';

/** The parts of a noun phrase: "another white creature you control". */
interface Noun {
  readonly before: string[];
  readonly noun: string[];
  readonly after: string[];
}

const SIGNS: Readonly<Record<Comparison['op'], string>> = {
  '=': 'of',
  '≠': 'other than',
  '<': 'less than',
  '≤': 'at most',
  '>': 'more than',
  '≥': 'at least',
};

const measured = ({ op, to }: Comparison): string => `${SIGNS[op]} ${value(to)}`;

function describe(filter: Filter, n: Noun): void {
  switch (filter.kind) {
    case 'all':
      for (const part of filter.of) describe(part, n);
      return;
    case 'any':
      n.noun.push(listed(filter.of.map(noun), 'or'));
      return;
    case 'not':
      describeNot(filter.of, n);
      return;
    case 'type':
    case 'subtype':
      n.noun.push(filter.type);
      return;
    case 'supertype':
      n.before.push(filter.type);
      return;
    case 'color':
      n.before.push(filter.color);
      return;
    case 'permanent':
    case 'spell':
    case 'card':
    case 'token':
    case 'player':
      n.noun.push(filter.kind);
      return;
    case 'tapped':
    case 'attacking':
    case 'blocking':
    case 'blocked':
    case 'unblocked':
    case 'enchanted':
    case 'equipped':
      n.before.push(filter.kind);
      return;
    case 'keyword':
      n.after.push(`with ${filter.what === undefined ? '' : `${noun(filter.what)} `}${filter.keyword}`);
      return;
    case 'power':
    case 'toughness':
    case 'basePower':
    case 'baseToughness':
    case 'manaValue':
      n.after.push(`with ${spaced(filter.kind)} ${measured(filter.is)}`);
      return;
    case 'named':
      n.after.push(`named ${filter.name}`);
      return;
    case 'controlledBy':
      n.after.push(`${selector(filter.who)} ${filter.who.kind === 'you' ? 'control' : 'controls'}`);
      return;
    case 'ownedBy':
      n.after.push(`${selector(filter.who)} ${filter.who.kind === 'you' ? 'own' : 'owns'}`);
      return;
    case 'is':
      n.noun.push(selector(filter.what));
      return;
    case 'in':
      n.after.push(`in ${listed(filter.zones, 'or')}`);
      return;
    case 'commander':
      n.noun.push(filter.kind);
      return;
    case 'ability':
      n.noun.push(filter.ability === undefined ? 'ability' : `${filter.ability} ability`);
      if (filter.from !== undefined) n.after.push(`from a source that is ${noun(filter.from)}`);
      return;
    case 'castFrom':
      n.after.push(
        `cast${filter.byYou === true ? ' by you' : ''} from ${filter.own === true ? "the player's own " : ''}${listed(filter.zones, 'or')}`,
      );
      return;
    case 'castNumber':
      n.after.push('by how many were cast before it this turn');
      return;
    case 'paid':
      n.after.push(`with its ${filter.cost} cost paid`);
      return;
    case 'cardType':
      n.after.push(`that is a ${filter.type} card`);
      return;
    case 'nameless':
      n.after.push('without a name');
      return;
    case 'xInCost':
      n.after.push('with {X} in its mana cost');
      return;
    case 'forCost':
      n.after.push(filter.of === '{X}' ? 'with a cost that contains {X}' : `with a ${filter.of} cost`);
      return;
    case 'manaAbility':
      n.after.push('with a mana ability');
      return;
    case 'activatedAbility':
      n.after.push('with an activated ability');
      return;
    case 'anyTarget':
      n.noun.push('any target');
      return;
    case 'permanentCard':
      n.noun.push('permanent card');
      return;
    case 'faceDown':
    case 'transformed':
      n.before.push(spaced(filter.kind));
      return;
    case 'designated':
      n.before.push(filter.as);
      return;
    case 'chosenType':
      n.after.push('of the chosen type');
      return;
    case 'chosenName':
      n.after.push('with the chosen name');
      return;
    case 'chosenColor':
      n.after.push('of the chosen colour');
      return;
    case 'counters':
      n.after.push(`with ${countersOnIt(filter.counter, filter.is)}`);
      return;
    case 'attachedTo':
      n.after.push(`attached to ${selector(filter.what)}`);
      return;
    case 'canHost':
      n.after.push(`to which ${selector(filter.what)} can be attached`);
      return;
    case 'sharesName':
    case 'sharesColor':
    case 'sharesType':
      n.after.push(`that ${spaced(filter.kind).replace(' ', ' a ')} with ${selector(filter.with)}`);
      return;
    case 'targets':
      n.after.push(`that targets ${noun(filter.where)}`);
      return;
    case 'where':
      n.after.push(`where ${condition(filter.condition)}`);
      return;
    default:
      n.after.push(`(${spaced(filter.kind)})`);
  }
}

/** "a +1/+1 counter on it", "at least 3 time counters on it". */
function countersOnIt(kind: string | undefined, is: Comparison): string {
  const counter = kind === undefined ? 'counter' : `${kind} counter`;
  if (is.op === '≥' && is.to === 1) return `${/^[aeiou]/.test(counter) ? 'an' : 'a'} ${counter} on it`;
  const many = is.op === '=' ? value(is.to) : measured(is);
  return `${many === '0' ? 'no' : many} ${counter}${is.to === 1 ? '' : 's'} on it`;
}

function describeNot(filter: Filter, n: Noun): void {
  if (filter.kind === 'is' && filter.what.kind === 'this') n.before.unshift('other');
  else if (filter.kind === 'type' || filter.kind === 'supertype') n.before.push(`non${filter.type}`);
  else if (filter.kind === 'color') n.before.push(`non${filter.color}`);
  else if (filter.kind === 'keyword') n.after.push(`without ${filter.keyword}`);
  else n.after.push(`that is not ${noun(filter)}`);
}

/** Without an article: "creature you control". */
export function noun(filter: Filter): string {
  const n: Noun = { before: [], noun: [], after: [] };
  describe(filter, n);
  const core = n.noun.length === 0 ? ['permanent'] : n.noun;
  return [...n.before, ...core, ...n.after].join(' ');
}

const ROLES = { object: 'it', player: 'that player', source: 'the source', other: 'the other one' } as const;
const GROUPS = {
  each: 'each player',
  opponents: 'an opponent',
  others: 'each other player',
  active: 'the active player',
  defending: 'the defending player',
  attacking: 'the attacking player',
} as const;

const selectors: ByKind<Selector> = {
  this: () => 'this',
  you: () => 'you',
  var: (s) => (s.name === 'it' ? 'it' : s.name === 'target' ? 'the target' : `the ${spaced(s.name)}`),
  event: (s) => ROLES[s.role],
  each: (s) => `each ${noun(s.where)}${s.zones === undefined ? '' : ` in ${listed(s.zones, 'or')}`}`,
  players: (s) => GROUPS[s.which],
  controller: (s) => `the controller of ${selector(s.of)}`,
  owner: (s) => `the owner of ${selector(s.of)}`,
  host: () => 'what this is attached to',
  attachments: (s) => `what is attached to ${selector(s.of)}`,
  noted: (s) => `the ${spaced(s.key)} one`,
  union: (s) => listed(s.of.map(selector)),
  filter: (s) => `${selector(s.of)} if a ${noun(s.where)}`,
  top: (s) => {
    const which = s.where === undefined ? '' : ` ${noun(s.where)}`;
    return `the ${s.bottom === true ? 'bottom' : 'top'} ${value(s.count)}${which} of the ${s.zone ?? 'library'} of ${selector(s.of)}`;
  },
  targetsOf: (s) => `the targets of ${selector(s.of)}`,
  sources: (s) => (s.where === undefined ? 'a source' : `a source that is ${noun(s.where)}`),
  attacked: (s) => `what ${selector(s.by)} attacks`,
};

export const selector = (s: Selector): string => say(selectors, s);

const values: ByKind<Exclude<Value, number>> = {
  x: () => 'X',
  amount: () => 'that much',
  var: (v) => spaced(v.name),
  count: (v) => `the number of: ${selector(v.of)}`,
  stat: (v) => `the ${spaced(v.stat)} of ${selector(v.of)}`,
  greatest: (v) => `the greatest ${spaced(v.stat)} of ${selector(v.of)}`,
  life: (v) => `the life of ${selector(v.of)}`,
  half: (v) => `half of ${value(v.of)}, rounded ${v.round}`,
  part: (v) => `${value(v.of)} divided by ${value(v.by)}, rounded ${v.round}`,
  least: (v) => `the least ${spaced(v.stat)} of ${selector(v.of)}`,
  total: (v) => `the total ${spaced(v.stat)} of ${selector(v.of)}`,
  counters: (v) => `the number of ${v.counter === undefined ? '' : `${v.counter} `}counters on ${selector(v.on)}`,
  noted: (v) => `the ${spaced(v.key)} number`,
  different: (v) =>
    v.what === 'sharedType'
      ? `the greatest number of ${selector(v.of)} that share a creature type`
      : `the number of different ${spaced(v.what)} among ${selector(v.of)}`,
  history: (v) => `how often it happened: ${occasion(v.event)}`,
  add: (v) => v.of.map(value).join(' plus '),
  times: (v) => v.of.map(value).join(' times '),
  max: (v) => `the greater of ${listed(v.of.map(value))}`,
  min: (v) => `the lesser of ${listed(v.of.map(value))}`,
  minus: (v) => `${value(v.a)} minus ${value(v.b)}`,
  if: (v) => `${value(v.then)} if ${condition(v.condition)}, otherwise ${value(v.else)}`,
  paid: (v) => `how often ${spaced(v.cost)} was paid`,
  devotion: (v) => `your devotion to ${listed(v.colors)}`,
};

export const value = (v: Value): string => (typeof v === 'number' ? String(v) : say(values, v));

export const signed = (v: Value): string => (typeof v === 'number' && v < 0 ? String(v) : `+${value(v)}`);

const conditions: ByKind<Condition> = {
  all: (c) => listed(c.of.map(condition)),
  any: (c) => listed(c.of.map(condition), 'or'),
  not: (c) => `not ${condition(c.of)}`,
  exists: (c) => `there is ${selector(c.what).replace(/^each /, 'a ')}`,
  compare: (c) => `${value(c.value)} is ${measured(c.is).replace(/^of /, '')}`,
  matches: (c) => `${selector(c.what)} is a ${noun(c.where)}`,
  turnOf: (c) => `it is ${possessive(c.who)} turn`,
  step: (c) => `it is the ${listed(c.steps, 'or')}`,
  history: (c) => `this has happened: ${occasion(c.event)}`,
  paid: (c) => `${spaced(c.cost)} was paid`,
  did: () => 'that was done',
  dayNight: (c) => `it is ${c.is === 'neither' ? 'neither day nor night' : c.is}`,
  asCast: (c) => `as it was cast, ${condition(c.of)}`,
  wasCast: (c) => `it was cast${c.byYou === true ? ' by you' : ''}${c.from === undefined ? '' : ` from ${c.from}`}`,
};

export const condition = (c: Condition): string => say(conditions, c);

const costs: ByKind<Cost> = {
  mana: (c) => c.mana,
  tap: () => '{T}',
  untap: () => '{Q}',
  life: (c) => `pay ${value(c.amount)} life`,
  loyalty: (c) => (typeof c.amount === 'number' && c.amount >= 0 ? `+${c.amount}` : `${c.amount}`).replace('-', '−'),
  sacrifice: (c) => `sacrifice ${counted(c.count, noun(c.what))}`,
  discard: (c) => (c.count === 'hand' ? 'discard your hand' : `discard ${counted(c.count, noun(c.what))}`),
  exile: (c) => `exile ${counted(c.count, noun(c.what))} from ${c.from}`,
  generic: (c) => `mana: ${value(c.amount)}`,
  manaCostOf: (c) => `the mana cost of ${selector(c.what)}`,
  return: (c) => `return ${counted(c.count, noun(c.what))} to its owner's hand`,
  tapOthers: (c) => `tap ${counted(c.count, noun(c.what))}`,
  gainLife: (c) => `have ${selector(c.who)} gain ${value(c.amount)} life`,
  untapOthers: (c) => `untap ${counted(c.count, noun(c.what))}`,
  removeCounters: (c) =>
    `remove ${c.count === 'all' ? 'all' : value(c.count)} ${c.counter ?? 'counters'} from ${noun(c.from)}`,
  putCounters: (c) => `put ${value(c.count)} ${c.counter} on ${noun(c.on)}`,
  reveal: (c) => `reveal ${counted(c.count, noun(c.what))}`,
  mill: (c) => `mill ${value(c.count)}`,
  putCards: (c) => `put ${counted(c.count, noun(c.what))} from ${c.from} into a ${c.to}`,
};

const counted = (n: Value, what: string): string =>
  n === 1 ? (what === 'this' ? what : `a ${what}`) : `${value(n)} ${what}`;

export const cost = (parts: readonly Cost[]): string => parts.map((c) => say(costs, c)).join(', ');

const STEPS: Partial<Record<Step, string>> = { main1: 'first main phase', main2: 'second main phase' };

/** "When this enters", "at the beginning of your upkeep". */
export function occasion(p: EventPattern): string {
  switch (p.on) {
    case 'any':
      return listed(p.of.map(occasion), 'or');
    case 'beginning':
      return `at the beginning of ${p.whose === undefined ? 'each' : possessive(p.whose)} ${STEPS[p.step] ?? p.step}`;
    case 'move': {
      const what = noun(p.what);
      const dies = p.from?.includes('battlefield') === true && p.to?.includes('graveyard') === true;
      if (dies) return `when ${what} dies`;
      if (p.to?.includes('battlefield') === true) return `when ${what} enters`;
      return `when ${what} leaves ${p.from === undefined ? 'its zone' : listed(p.from, 'or')}`;
    }
    case 'cast':
      return `when ${p.who === undefined ? 'a player casts' : p.who.kind === 'you' ? 'you cast' : `${selector(p.who)} casts`} ${p.what === undefined ? 'a spell' : `a ${noun(p.what)} spell`}`;
    case 'damage':
      return `when ${p.source === undefined ? 'something' : noun(p.source)} deals ${p.combat === true ? 'combat ' : ''}damage${p.to === undefined ? '' : ` to a ${noun(p.to)}`}`;
    case 'attack':
      return `when ${p.what === undefined ? 'a creature' : noun(p.what)} attacks${p.whom === undefined ? '' : ` ${noun(p.whom)}`}${p.alone === true ? ' alone' : ''}`;
    case 'state':
      return `when ${condition(p.condition)}`;
    default:
      return `on ${spaced(p.on)}`;
  }
}

const possessive = (s: Selector): string => {
  if (s.kind === 'you') return 'your';
  return s.kind === 'players' && s.which === 'opponents' ? "each opponent's" : `${selector(s)}'s`;
};
