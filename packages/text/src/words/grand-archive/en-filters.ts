/** What Grand Archive's filters say in plain English: the words before a noun, the noun, and those behind it. */
import type { Comparison, Condition, EventPattern, Filter, Selector } from '@rulewright/language/grand-archive';
import { listed } from '../en-telling.ts';
import { spaced } from '../phrasing.ts';

/** What phrases are made of, each of them with the others. */
export interface Phrases {
  noun(filter: Filter): string;
  selector(selector: Selector): string;
  condition(condition: Condition): string;
  occasion(pattern: EventPattern): string;
  measured(comparison: Comparison): string;
}

/** The parts of a noun phrase: "another fire ally you control". */
interface Pieces {
  readonly before: readonly string[];
  readonly noun: readonly string[];
  readonly after: readonly string[];
}
const NOTHING: Pieces = { before: [], noun: [], after: [] };
const before = (word: string): Pieces => ({ ...NOTHING, before: [word] });
const noun = (word: string): Pieces => ({ ...NOTHING, noun: [word] });
const after = (words: string): Pieces => ({ ...NOTHING, after: [words] });
const joined = (a: Pieces, b: Pieces): Pieces => ({
  before: [...a.before, ...b.before],
  noun: [...a.noun, ...b.noun],
  after: [...a.after, ...b.after],
});

export const inZones = (zones: readonly string[]): string => `in ${listed(zones.map(spaced), 'or')}`;
export const titled = (word: string): string => word.replace(/\b\p{Ll}/gu, (c) => c.toUpperCase());

export const GROUPS = {
  each: 'each player',
  opponents: 'an opponent',
  others: 'each other player',
  active: 'the turn player',
  defending: 'the defending player',
  attacking: 'the attacking player',
} as const;

const control = (w: Phrases, who: Selector, verb: string): string =>
  `${w.selector(who)} ${who.kind === 'you' ? verb : `${verb}s`}`;

type Parts = { readonly [K in Filter['kind']]: (filter: Extract<Filter, { kind: K }>, w: Phrases) => Pieces };

const parts: Parts = {
  all: (f, w) => f.of.map((part) => pieces(part, w)).reduce(joined, NOTHING),
  any: (f, w) => noun(listed(f.of.map(w.noun), 'or')),
  not: (f, w) => negated(f.of, w),
  is: (f, w) => noun(w.selector(f.what)),
  where: (f, w) => after(`where ${w.condition(f.condition)}`),
  player: (f) =>
    noun(f.which === undefined || f.which === 'each' ? 'player' : GROUPS[f.which].replace(/^(an|each|the) /, '')),
  card: () => noun('card'),
  token: () => noun('token'),
  ability: (f) => noun(f.ability === undefined ? 'ability' : `${f.ability} ability`),
  named: (f) => after(`named ${f.name}`),
  nameless: () => after('without a name'),
  chosenName: () => after('with the chosen name'),
  sharesName: (f, w) => after(`with the name of ${w.selector(f.with)}`),
  counters: (f, w) => after(`with ${w.measured(f.is)} ${f.counter ?? ''} counters`.replace('  ', ' ')),
  attachedTo: (f, w) => after(`linked to ${w.selector(f.what)}`),
  controlledBy: (f, w) => after(control(w, f.who, 'control')),
  ownedBy: (f, w) => after(control(w, f.who, 'own')),
  in: (f) => after(inZones(f.zones)),
  targetCount: (f, w) => after(`with ${w.measured(f.is)} targets`),
  targets: (f, w) => after(`that targets ${f.only === true ? 'only ' : ''}${w.noun(f.where)}`),
  paid: (f) => after(`with its ${f.cost} cost paid`),
  history: (f, w) => after(`of which this is true this turn: ${w.occasion(f.event)}`),
  type: (f) => noun(f.type),
  supertype: (f) => before(f.type),
  subtype: (f) => before(titled(f.type)),
  class: (f) => before(titled(f.class)),
  element: (f) => before(f.element),
  elementKind: (f) => before(`${f.of}-element`),
  chosen: (f) => after(`of the chosen ${spaced(f.what)}`),
  shares: (f, w) => after(`that shares a ${spaced(f.what)} with ${w.selector(f.with)}`),
  unit: () => noun('unit'),
  source: () => noun('source'),
  object: () => noun('object'),
  rested: () => before('rested'),
  awake: () => before('awake'),
  faceDown: () => before('face-down'),
  property: (f) => before(f.property),
  keyword: (f) => after(`with ${f.keyword}`),
  label: (f) => after(`with ${f.label}`),
  stat: (f, w) => after(`with ${spaced(f.stat)} ${w.measured(f.is)}`),
  hasCost: (f) => after(`with a ${f.cost} cost`),
  hasStat: (f) => after(`with ${spaced(f.stat)}`),
  parity: (f) => after(`with ${f.is} ${spaced(f.stat)}`),
  damaged: (f, w) => (f.is === undefined ? before('damaged') : after(`with ${w.measured(f.is)} damage`)),
  attacking: (f, w) =>
    joined(before('attacking'), f.whom === undefined ? NOTHING : after(`(attacking ${w.noun(f.whom)})`)),
  defending: () => before('defending'),
  retaliating: () => before('retaliating'),
  wielded: (f, w) => joined(before('wielded'), f.by === undefined ? NOTHING : after(`by ${w.noun(f.by)}`)),
  linked: (f, w) => joined(before('linked'), f.to === undefined ? NOTHING : after(`to ${w.noun(f.to)}`)),
  hasLink: (f, w) => after(`with ${f.where === undefined ? 'something' : `a ${w.noun(f.where)}`} linked to it`),
  omen: () => noun('omen'),
  activation: (f, w) => noun(f.of === undefined ? 'card activation' : `activation of a ${w.noun(f.of)}`),
  activatedFrom: (f) => after(`activated from ${listed(f.zones.map(spaced), 'or')}`),
  deckOf: (f) => before(`${spaced(f.deck)}`),
  character: (f) => after(`called ${f.name}`),
  facing: (f) => after(`that faces ${listed(f.directions, 'or')}`),
  transformed: () => before('transformed'),
  doubleFaced: () => before('double-faced'),
  speed: (f) => before(f.speed),
  firstOfTurn: () => joined(before('first such'), after('of the turn')),
  status: (f) => after(`with the status ${f.name}`),
};

const pieces = (filter: Filter, w: Phrases): Pieces =>
  (parts[filter.kind] as (f: Filter, w: Phrases) => Pieces)(filter, w);

/** What `not` does to one word: "non-fire", "without stealth". */
function negated(filter: Filter, w: Phrases): Pieces {
  switch (filter.kind) {
    case 'is':
      return filter.what.kind === 'this' ? before('other') : after(`other than ${w.selector(filter.what)}`);
    case 'type':
    case 'supertype':
    case 'subtype':
      return before(`non-${filter.type}`);
    case 'element':
      return before(`non-${filter.element}`);
    case 'class':
      return before(`non-${filter.class}`);
    case 'token':
      return before('non-token');
    case 'property':
      return before(`not ${filter.property}`);
    case 'keyword':
      return after(`without ${filter.keyword}`);
    case 'label':
      return after(`without ${filter.label}`);
    case 'controlledBy':
      return after(`that ${w.selector(filter.who)} ${filter.who.kind === 'you' ? 'do' : 'does'} not control`);
    default:
      return after(`that is not ${w.noun(filter)}`);
  }
}

/** Without an article: "ally you control". */
export function nounOf(filter: Filter, w: Phrases): string {
  const all = pieces(filter, w);
  return [...all.before, ...(all.noun.length === 0 ? ['object'] : all.noun), ...all.after].join(' ');
}
