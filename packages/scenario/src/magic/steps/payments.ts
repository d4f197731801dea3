// `with`: how optional and non-mana costs are paid.
import type { Entry, Node } from '../../parse/document.ts';
import {
  fail,
  flagIn,
  integerIn,
  quote,
  type Reading,
  readCounters,
  readInteger,
  readMap,
  readRefs,
  unknownKey,
} from '../../parse/read.ts';
import type { Paid, Payment } from '../../parse/step.ts';
import type { Game } from '../vocabulary.ts';

/** `times`: a number, or true for once. `any`: a number of times, or the objects it is paid with. */
type Shape = 'times' | 'objects' | 'any' | 'counters';

function costs(shape: Shape, ...names: readonly string[]): readonly (readonly [string, Shape])[] {
  return names.map((name) => [name, shape] as const);
}

const shapes: Readonly<Record<Game, ReadonlyMap<string, Shape>>> = {
  magic: new Map([
    ...costs('times', 'life', 'energy', 'mill'),
    ...costs('any', 'kicker', 'multikicker', 'buyback', 'entwine', 'escalate', 'replicate', 'strive', 'squad'),
    ...costs(
      'any',
      'offspring',
      'gift',
      'bargain',
      'casualty',
      'teamwork',
      'conspire',
      'splice',
      'tiered',
      'freerunning',
    ),
    ...costs('objects', 'sacrifice', 'discard', 'tap', 'untap', 'exile', 'return', 'reveal', 'convoke', 'improvise'),
    ...costs('objects', 'delve', 'crew', 'saddle', 'station', 'evidence', 'behold', 'waterbend'),
    ...costs('counters', 'counters'),
  ]),
  'grand-archive': new Map([
    ...costs('times', 'memory', 'imbue', 'prepare'),
    ...costs('objects', 'reserve', 'floating', 'rest', 'sacrifice', 'banish', 'discard', 'kindle'),
    ...costs('counters', 'counters'),
  ]),
};

const spellings: ReadonlyMap<string, string> = new Map([
  ['collect evidence', 'evidence'],
  ['collect-evidence', 'evidence'],
]);

export function readPayments(reading: Reading, node: Node): readonly Payment[] | undefined {
  const map = readMap(reading, node, 'with');
  return map?.entries.flatMap((entry) => readPayment(reading, entry) ?? []);
}

function readPayment(reading: Reading, entry: Entry): Payment | undefined {
  const known = shapes[reading.game];
  const key = spellings.get(entry.key) ?? entry.key;
  // 702.33f: one of several kickers is known by its cost.
  const shape = /^kicker \{/.test(key) ? known.get('kicker') : known.get(key);
  if (shape === undefined) return unknownKey(reading, entry, 'with', known.keys());
  const paid = readPaid(reading, entry, shape);
  return paid && { line: entry.line, cost: key, paid };
}

function readPaid(reading: Reading, { key, value }: Entry, shape: Shape): Paid | undefined {
  if (shape === 'counters') return { kind: 'counters', counters: readCounters(reading, value, key) };
  const flag = flagIn(value);
  if (shape !== 'objects' && flag !== undefined) return { kind: 'number', value: flag ? 1 : 0 };
  if (shape === 'times' || (shape === 'any' && integerIn(value) !== undefined)) {
    const number = readInteger(reading, value, key, { min: 0 });
    return number === undefined ? undefined : { kind: 'number', value: number };
  }
  if (value.kind !== 'list' || !value.items.some(({ kind }) => kind === 'list')) {
    return { kind: 'objects', payments: [readRefs(reading, value, key)] };
  }
  if (!value.items.every(({ kind }) => kind === 'list')) {
    const message = `${quote(key)} holds either one list of objects or a list of such lists, not both`;
    return fail(reading, value, 'wrong-type', message);
  }
  return { kind: 'objects', payments: value.items.map((item) => readRefs(reading, item, key)) };
}
