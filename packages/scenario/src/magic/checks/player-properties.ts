// What a check says about players, and about whole zones.
import { readSharesOf } from '../../parse/answers.ts';
import type { PlayerFlag, PlayerNumber, PlayerProperty, ZoneExpectation } from '../../parse/check.ts';
import type { Entry, Node } from '../../parse/document.ts';
import {
  type Field,
  type Fields,
  flagIn,
  integerIn,
  type Mutable,
  property,
  put,
  quote,
  type Reading,
  readCounters,
  readFields,
  readFlag,
  readInteger,
  readMana,
  readMap,
  readRefs,
  readText,
  readTexts,
} from '../../parse/read.ts';
import type { Game, Zone } from '../vocabulary.ts';

type Properties = PlayerProperty[];

function number(name: PlayerNumber, game?: Game): Field<Properties> {
  return property(game, (reading, node, line) => {
    const value = readInteger(reading, node, name);
    return value === undefined ? undefined : { kind: 'number', line, name, value };
  });
}

function flag(name: PlayerFlag): Field<Properties> {
  return property(undefined, (reading, node, line) => {
    const value = readFlag(reading, node, name);
    return value === undefined ? undefined : { kind: 'flag', line, name, value };
  });
}

function zone(name: Zone, game?: Game): Field<Properties> {
  return property(game, (reading, node, line) => {
    const expected = readZoneExpectation(reading, node, name);
    return expected && { kind: 'zone', line, zone: name, expected };
  });
}

function other(name: string): Field<Properties> {
  return property('magic', (reading, node, line) => {
    const counted = integerIn(node) !== undefined;
    const value = counted ? readInteger(reading, node, name) : (flagIn(node) ?? readText(reading, node, name));
    return value === undefined ? undefined : { kind: 'other', line, name, value };
  });
}

/** What a player can be or have by rules of single mechanics; true or false, a number, or a word. */
const others = [
  'monarch',
  'initiative',
  'blessing',
  'energy',
  'experience',
  'rad',
  'speed',
  'ring',
  'dungeon',
  'hand-size',
  'team',
  'lands-played',
  'spells-cast',
  'cards-drawn',
] as const;

const playerCheckFields: Fields<Properties> = {
  ...Object.fromEntries(others.map((name) => [name, other(name)])),
  life: number('life', 'magic'),
  poison: number('poison', 'magic'),
  influence: number('influence', 'grand-archive'),
  level: number('level', 'grand-archive'),
  lost: flag('lost'),
  won: flag('won'),
  hand: zone('hand'),
  graveyard: zone('graveyard'),
  library: zone('library', 'magic'),
  battlefield: zone('battlefield', 'magic'),
  exile: zone('exile', 'magic'),
  command: zone('command', 'magic'),
  field: zone('field', 'grand-archive'),
  memory: zone('memory', 'grand-archive'),
  banishment: zone('banishment', 'grand-archive'),
  'main-deck': zone('main-deck', 'grand-archive'),
  'material-deck': zone('material-deck', 'grand-archive'),
  counters: property(undefined, (reading, node, line) => ({
    kind: 'counters',
    line,
    counters: readCounters(reading, node, 'counters'),
  })),
  mana: property('magic', (reading, node, line) => {
    const counted = integerIn(node) !== undefined;
    const mana = counted ? readInteger(reading, node, 'mana', { min: 0 }) : readMana(reading, node, 'mana');
    return mana === undefined ? undefined : { kind: 'mana', line, mana };
  }),
  has: property(undefined, (reading, node, line) => ({
    kind: 'words',
    line,
    name: 'has',
    values: readTexts(reading, node, 'has'),
  })),
  lacks: property(undefined, (reading, node, line) => ({
    kind: 'words',
    line,
    name: 'lacks',
    values: readTexts(reading, node, 'lacks'),
  })),
  'commander-damage': property('magic', (reading, node, line) => {
    const shares = readSharesOf(reading, node, 'commander-damage');
    const from = shares?.map(({ line, to, amount }) => ({ line, commander: to, amount }));
    return from && { kind: 'commanderDamage', line, from };
  }),
};

export function readPlayerProperties(reading: Reading, { key, value }: Entry): readonly PlayerProperty[] {
  const properties: PlayerProperty[] = [];
  const map = readMap(reading, value, `the check of ${quote(key)}`);
  if (map !== undefined) readFields(reading, map.entries, `the check of ${quote(key)}`, playerCheckFields, properties);
  return properties;
}

type PartialExpectation = Mutable<Extract<ZoneExpectation, { kind: 'partial' }>>;

const zoneFields: Fields<PartialExpectation> = {
  count: { read: (reading, node, draft) => put(draft, 'count', readInteger(reading, node, 'count', { min: 0 })) },
  contains: { read: (reading, node, draft) => put(draft, 'contains', readRefs(reading, node, 'contains')) },
  lacks: { read: (reading, node, draft) => put(draft, 'lacks', readRefs(reading, node, 'lacks')) },
};

/** A list is exact; a number counts; a map says part of what is there. */
export function readZoneExpectation(reading: Reading, node: Node, what: string): ZoneExpectation | undefined {
  if (node.kind === 'map') {
    const draft: PartialExpectation = { kind: 'partial', contains: [], lacks: [] };
    readFields(reading, node.entries, `the check of ${what}`, zoneFields, draft);
    return draft;
  }
  if (integerIn(node) === undefined) return { kind: 'exact', items: readRefs(reading, node, what) };
  const count = readInteger(reading, node, what, { min: 0 });
  return count === undefined ? undefined : { kind: 'partial', count, contains: [], lacks: [] };
}
