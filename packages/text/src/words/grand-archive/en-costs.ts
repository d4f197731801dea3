/** What is paid, in plain English. */
import type { Cost } from '@rulewright/language/grand-archive';
import { listed } from '../en-telling.ts';
import { type ByKind, say, spaced } from '../phrasing.ts';
import { noun, selector, value } from './en-phrases.ts';

type Some = Extract<Cost, { kind: 'sacrifice' }>;

function some({ what, count, anyNumber }: Pick<Some, 'what' | 'count' | 'anyNumber'>): string {
  if (what.kind === 'is' && what.what.kind === 'this') return 'this';
  const named = noun(what);
  const many = anyNumber === true ? `${value(count)} or more ` : count === 1 ? 'a ' : `${value(count)} `;
  return `${many}${named}`;
}

const from = (zones: readonly string[] | undefined): string =>
  zones === undefined ? '' : ` from ${listed(zones.map(spaced), 'or')}`;
const random = (isRandom: boolean | undefined): string => (isRandom === true ? ' at random' : '');

const costs: ByKind<Cost> = {
  reserve: (c) => `(${value(c.amount)})`,
  memory: (c) => `memory ${value(c.amount)}`,
  costOf: (c) => `the cost of ${selector(c.what)}`,
  rest: () => 'rest this',
  wake: () => 'wake this up',
  restOthers: (c) => `rest ${some(c)}`,
  sacrifice: (c) => `sacrifice ${some(c)}`,
  discard: (c) => `discard ${some(c)}${from(c.from)}${random(c.random)}`,
  banish: (c) => `banish ${some(c)}${from(c.from)}${random(c.random)}`,
  reveal: (c) => `reveal ${some(c)}${from(c.from)}`,
  put: (c) => `put ${some(c)}${from(c.from)} into ${spaced(c.to)}`,
  removeCounters: (c) => `remove ${value(c.count)} ${c.counter ?? ''} counters from ${noun(c.from)}`.replace('  ', ' '),
  putCounters: (c) => `put ${value(c.count)} ${c.counter} counters on ${noun(c.on)}`,
  damage: (c) => `deal ${value(c.amount)} damage to ${selector(c.to)}`,
  mill: (c) => `put ${value(c.count)} cards from the top of your deck into your graveyard`,
  transform: () => 'transform this',
  delevel: () => 'your champion loses its topmost card',
  recover: (c) => `recover ${value(c.amount)}`,
  either: (c) => listed(c.options.map(cost), 'or'),
};

export const cost = (parts: readonly Cost[]): string => parts.map((c) => say(costs, c)).join(', ');
