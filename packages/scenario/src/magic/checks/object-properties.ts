// What a check says about objects: one table entry per key.
import type { ObjectFlag, ObjectNumber, ObjectProperty, ObjectRole, ObjectWords } from '../../parse/check.ts';
import { type Entry, isBlank } from '../../parse/document.ts';
import {
  type Field,
  type Fields,
  flagIn,
  integerIn,
  property,
  quote,
  type Reading,
  readCounters,
  readEach,
  readFields,
  readFlag,
  readInteger,
  readMap,
  readPlayer,
  readPlayers,
  readRef,
  readRefs,
  readText,
  readTexts,
  readWord,
  readZone,
} from '../../parse/read.ts';
import { colors, faceDownKinds, faces, type Game } from '../vocabulary.ts';

type Properties = ObjectProperty[];

function number(name: ObjectNumber, game?: Game): Field<Properties> {
  return property(game, (reading, node, line) => {
    const value = readInteger(reading, node, name);
    return value === undefined ? undefined : { kind: 'number', line, name, value };
  });
}

function flag(name: ObjectFlag, game?: Game): Field<Properties> {
  return property(game, (reading, node, line) => {
    const counted = integerIn(node) !== undefined;
    const value = counted ? readInteger(reading, node, name, { min: 0 }) : readFlag(reading, node, name);
    return value === undefined ? undefined : { kind: 'flag', line, name, value };
  });
}

function role(name: ObjectRole, game?: Game): Field<Properties> {
  return property(game, (reading, node, line) => {
    if (integerIn(node) !== undefined) {
      const value = readInteger(reading, node, name, { min: 0 });
      return value === undefined ? undefined : { kind: 'role', line, name, value };
    }
    return { kind: 'role', line, name, value: flagIn(node) ?? readRefs(reading, node, name) };
  });
}

function words(name: ObjectWords, game?: Game): Field<Properties> {
  return property(game, (reading, node, line) => ({
    kind: 'words',
    line,
    name,
    values: readTexts(reading, node, name),
  }));
}

function player(name: 'controller' | 'owner'): Field<Properties> {
  return property(undefined, (reading, node, line) => {
    const value = readPlayer(reading, node, name);
    return value === undefined ? undefined : { kind: 'player', line, name, value };
  });
}

const objectCheckFields: Fields<Properties> = {
  count: property(undefined, (reading, node, line) => {
    const value = readInteger(reading, node, 'count', { min: 0 });
    return value === undefined ? undefined : { kind: 'count', line, value };
  }),
  exists: property(undefined, (reading, node, line) => {
    const value = readFlag(reading, node, 'exists');
    return value === undefined ? undefined : { kind: 'exists', line, value };
  }),
  zone: property(undefined, (reading, node, line) => {
    const value = readZone(reading, node);
    return value && { kind: 'zone', line, value };
  }),
  controller: player('controller'),
  owner: player('owner'),
  name: property(undefined, (reading, node, line) => {
    // 708.2a: what lies face down has no name.
    const nameless = node.kind === 'text' && !isBlank(node) && (node.text === '' || node.text === 'none');
    const value = nameless ? '' : readText(reading, node, 'name');
    return value === undefined ? undefined : { kind: 'name', line, value };
  }),
  power: number('power'),
  damage: number('damage'),
  toughness: number('toughness', 'magic'),
  loyalty: number('loyalty', 'magic'),
  'base-power': number('base-power', 'magic'),
  'base-toughness': number('base-toughness', 'magic'),
  'mana-value': number('mana-value', 'magic'),
  life: number('life', 'grand-archive'),
  level: number('level', 'grand-archive'),
  durability: number('durability', 'grand-archive'),
  token: flag('token'),
  tapped: flag('tapped', 'magic'),
  rested: flag('rested', 'grand-archive'),
  distant: flag('distant', 'grand-archive'),
  fostered: flag('fostered', 'grand-archive'),
  imbued: flag('imbued', 'grand-archive'),
  prepared: flag('prepared', 'grand-archive'),
  brewed: flag('brewed', 'grand-archive'),
  empowered: flag('empowered', 'grand-archive'),
  preserved: flag('preserved', 'grand-archive'),
  ephemeral: flag('ephemeral', 'grand-archive'),
  attacking: role('attacking'),
  blocking: role('blocking', 'magic'),
  blocked: role('blocked', 'magic'),
  defending: role('defending', 'grand-archive'),
  retaliating: role('retaliating', 'grand-archive'),
  intercepting: role('intercepting', 'grand-archive'),
  types: words('types'),
  'not-types': words('not-types'),
  has: words('has'),
  lacks: words('lacks'),
  elements: words('elements', 'grand-archive'),
  classes: words('classes', 'grand-archive'),
  counters: property(undefined, (reading, node, line) => ({
    kind: 'counters',
    line,
    counters: readCounters(reading, node, 'counters'),
  })),
  colors: property('magic', (reading, node, line) => ({
    kind: 'colors',
    line,
    values: readEach(reading, node, 'colors', (item) => readWord(reading, item, 'color', colors)),
  })),
  attached: property(undefined, (reading, node, line) => {
    if (node.kind === 'text' && node.text === 'none') return { kind: 'attached', line, to: 'none' };
    const to = readRef(reading, node, 'attached');
    return to && { kind: 'attached', line, to };
  }),
  face: property('magic', (reading, node, line) => {
    const value = readWord(reading, node, 'face', faces);
    return value && { kind: 'face', line, value };
  }),
  'face-down': property(undefined, (reading, node, line) => {
    const value = flagIn(node) ?? readWord(reading, node, 'way to be face down', faceDownKinds);
    return value === undefined ? undefined : { kind: 'faceDown', line, value };
  }),
  'visible-to': property(undefined, (reading, node, line) => ({
    kind: 'visibleTo',
    line,
    players: readPlayers(reading, node, 'visible-to'),
  })),
};

/** A number counts the objects that the reference matches; a map says more about them. */
export function readObjectProperties(reading: Reading, entry: Entry): readonly ObjectProperty[] {
  const { value, line } = entry;
  const properties: ObjectProperty[] = [];
  if (value.kind === 'text' && !isBlank(value)) {
    const count = readInteger(reading, value, `the check of ${quote(entry.key)} (a map, or a number that counts)`, {
      min: 0,
    });
    if (count !== undefined) properties.push({ kind: 'count', line, value: count });
    return properties;
  }
  const map = readMap(reading, value, `the check of ${quote(entry.key)}`);
  if (map !== undefined)
    readFields(reading, map.entries, `the check of ${quote(entry.key)}`, objectCheckFields, properties);
  return properties;
}
