// What must be true: one entry per player, zone, object, or aspect of the game.

import { readObjectProperties } from '../magic/checks/object-properties.ts';
import { readPlayerProperties, readZoneExpectation } from '../magic/checks/player-properties.ts';
import type { checkWords } from '../magic/vocabulary.ts';
import type {
  Check,
  DecisionCheck,
  ExplainCheck,
  GameCheck,
  StackEntry,
  StackExpectation,
  TurnCheck,
} from './check.ts';
import { dayNightWords, stackKinds } from './check.ts';
import { type Entry, isBlank, type Node } from './document.ts';
import {
  type Fields,
  fail,
  integerIn,
  type Mutable,
  put,
  quote,
  type Reading,
  readFields,
  readFlag,
  readInteger,
  readItems,
  readMap,
  readPlayer,
  readPlayers,
  readRef,
  readRefs,
  readStepName,
  readText,
  readTexts,
  readWord,
  refFrom,
} from './read.ts';
import { findPlayer, parseZonePath } from './refs.ts';

export function readChecks(reading: Reading, node: Node): readonly Check[] {
  const map = readMap(reading, node, 'check');
  if (map?.entries.length === 0) fail(reading, map, 'bad-value', 'the check expects nothing');
  return (map?.entries ?? []).flatMap((entry) => {
    if (expectsNothing(entry.value)) {
      fail(reading, entry, 'bad-value', `the check of ${quote(entry.key)} expects nothing`);
      return [];
    }
    return readCheck(reading, entry) ?? [];
  });
}

function expectsNothing(node: Node): boolean {
  return isBlank(node) || (node.kind === 'map' && node.entries.length === 0);
}

function readCheck(reading: Reading, entry: Entry): Check | undefined {
  const key = entry.key.trim();
  const { line, value } = entry;
  if (isAspect(key)) return aspects[key](reading, entry);
  const player = findPlayer(reading, key);
  if (player !== undefined) return { kind: 'player', line, player, properties: readPlayerProperties(reading, entry) };
  const path = parseZonePath(key, reading);
  if (path !== undefined) {
    const expected = readZoneExpectation(reading, value, key);
    return expected && { kind: 'zone', line, ...path, expected };
  }
  const object = refFrom(reading, key, entry, 'check');
  return object && { kind: 'object', line, object, properties: readObjectProperties(reading, entry) };
}

type Aspect = (typeof checkWords)[number];

function isAspect(key: string): key is Aspect {
  return Object.hasOwn(aspects, key);
}

const aspects: Readonly<Record<Aspect, (reading: Reading, entry: Entry) => Check | undefined>> = {
  stack: (reading, { line, value }) => {
    const expected = readStack(reading, value);
    return expected && { kind: 'stack', line, expected };
  },
  turn: (reading, { line, value }) => readAspect<TurnCheck>(reading, value, 'turn', turnFields, { kind: 'turn', line }),
  'day-night': (reading, { line, value: node }) => {
    const value = readWord(reading, node, 'state of day and night', dayNightWords);
    return value && { kind: 'dayNight', line, value };
  },
  game: (reading, { line, value }) => readAspect<GameCheck>(reading, value, 'game', gameFields, { kind: 'game', line }),
  decision: (reading, { line, value }) =>
    readAspect<DecisionCheck>(reading, value, 'decision', decisionFields, { kind: 'decision', line }),
  explain: readExplain,
};

function readAspect<T>(
  reading: Reading,
  node: Node,
  what: string,
  fields: Fields<Mutable<T>>,
  draft: Mutable<T>,
): Mutable<T> | undefined {
  const map = readMap(reading, node, what);
  if (map !== undefined) readFields(reading, map.entries, what, fields, draft);
  return map && draft;
}

const turnFields: Fields<Mutable<TurnCheck>> = {
  number: { read: (reading, node, draft) => put(draft, 'number', readInteger(reading, node, 'number', { min: 1 })) },
  active: { read: (reading, node, draft) => put(draft, 'active', readPlayer(reading, node, 'active')) },
  step: { read: (reading, node, draft) => put(draft, 'step', readStepName(reading, node)) },
  priority: { read: (reading, node, draft) => put(draft, 'priority', readPlayer(reading, node, 'priority')) },
};

const gameFields: Fields<Mutable<GameCheck>> = {
  over: { read: (reading, node, draft) => put(draft, 'over', readFlag(reading, node, 'over')) },
  draw: { read: (reading, node, draft) => put(draft, 'draw', readFlag(reading, node, 'draw')) },
  winner: { read: (reading, node, draft) => put(draft, 'winners', readPlayers(reading, node, 'winner')) },
};

const decisionFields: Fields<Mutable<DecisionCheck>> = {
  player: { read: (reading, node, draft) => put(draft, 'player', readPlayer(reading, node, 'player')) },
  kind: { read: (reading, node, draft) => put(draft, 'about', readText(reading, node, 'kind')) },
};

const explainFields: Fields<Partial<Mutable<ExplainCheck>>> = {
  of: { read: (reading, node, draft) => put(draft, 'of', readRef(reading, node, 'of')) },
  value: { read: (reading, node, draft) => put(draft, 'value', readText(reading, node, 'value')) },
  contains: { read: (reading, node, draft) => put(draft, 'contains', readTexts(reading, node, 'contains')) },
};

function readExplain(reading: Reading, { line, value: node }: Entry): ExplainCheck | undefined {
  const map = readMap(reading, node, 'explain');
  if (map === undefined) return undefined;
  const draft: Partial<Mutable<ExplainCheck>> = {};
  readFields(reading, map.entries, 'explain', explainFields, draft);
  for (const key of Object.keys(explainFields)) {
    if (!map.entries.some((entry) => entry.key === key)) {
      fail(reading, map, 'missing-key', `explain needs the key ${quote(key)}`);
    }
  }
  const { of, value, contains } = draft;
  return of && value && contains ? { kind: 'explain', line, of, value, contains } : undefined;
}

function readStack(reading: Reading, node: Node): StackExpectation | undefined {
  if (integerIn(node) !== undefined) return countOf(readInteger(reading, node, 'stack', { min: 0 }));
  const [first, ...more] = node.kind === 'map' ? node.entries : [];
  if (first?.key === 'count' && more.length === 0) {
    return countOf(readInteger(reading, first.value, 'count', { min: 0 }));
  }
  const entries = readItems(reading, node, 'stack').flatMap((item) => readStackEntry(reading, item) ?? []);
  return { kind: 'entries', entries };
}

function countOf(count: number | undefined): StackExpectation | undefined {
  return count === undefined ? undefined : { kind: 'count', count };
}

const stackFields: Fields<Mutable<StackEntry>> = {
  name: { read: (reading, node, draft) => put(draft, 'name', readRef(reading, node, 'name')) },
  kind: { read: (reading, node, draft) => put(draft, 'kind', readWord(reading, node, 'kind', stackKinds)) },
  controller: { read: (reading, node, draft) => put(draft, 'controller', readPlayer(reading, node, 'controller')) },
  targets: { read: (reading, node, draft) => put(draft, 'targets', readRefs(reading, node, 'targets')) },
};

function readStackEntry(reading: Reading, node: Node): StackEntry | undefined {
  const draft: Mutable<StackEntry> = { line: node.line };
  if (node.kind === 'map') readFields(reading, node.entries, 'an entry of the stack', stackFields, draft);
  else put(draft, 'name', readRef(reading, node, 'stack'));
  return draft;
}
