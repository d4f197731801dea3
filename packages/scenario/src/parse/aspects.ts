// What a check says about the game as a whole, in any game.
import type { DecisionCheck, ExplainCheck, GameCheck, TurnCheck } from './check.ts';
import type { Entry, Node } from './document.ts';
import {
  fail,
  put,
  quote,
  readFields,
  readFlag,
  readInteger,
  readMap,
  readPlayer,
  readPlayers,
  readRef,
  readStepName,
  readText,
  readTexts,
} from './read.ts';
import type { Fields, Mutable, Reading } from './reading.ts';

export const readTurn = (reading: Reading, { line, value }: Entry): TurnCheck | undefined =>
  readAspect<TurnCheck>(reading, value, 'turn', turnFields, { kind: 'turn', line });

export const readGame = (reading: Reading, { line, value }: Entry): GameCheck | undefined =>
  readAspect<GameCheck>(reading, value, 'game', gameFields, { kind: 'game', line });

export const readDecision = (reading: Reading, { line, value }: Entry): DecisionCheck | undefined =>
  readAspect<DecisionCheck>(reading, value, 'decision', decisionFields, { kind: 'decision', line });

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

export function readExplain(reading: Reading, { line, value: node }: Entry): ExplainCheck | undefined {
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
