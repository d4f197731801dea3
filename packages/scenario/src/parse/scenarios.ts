// A scenario file as a whole: its documents, and the keys at the top of each.

import {
  type Entry,
  isBlank,
  type MapNode,
  type Node,
  readDocuments,
  type SourceDocument,
  toPlain,
} from './document.ts';
import type { ScenarioError } from './errors.ts';
import type { PlainObject } from './plain.ts';
import { readPlayerNames, readPlayerSetups } from './players.ts';
import {
  fail,
  put,
  readFields,
  readFlag,
  readInteger,
  readItems,
  readMap,
  readPlayer,
  readStepName,
  readText,
  readTexts,
  readWord,
  unknownKey,
} from './read.ts';
import type { Fields, Mutable, Reading, Vocabulary } from './reading.ts';
import type { CardText, Scenario, Start } from './scenario.ts';
import { readSteps } from './steps.ts';

/** Past so many, more errors help nobody. */
const mostErrors = 100;

/**
 * Reads the scenarios of one file. A document with an error gives no scenario, so that nothing is run that was only
 * half understood; the other documents of the file are not affected. `games` by the names that `game:` has for them: the
 * first is the game of a document that names none.
 */
export function readScenarios(
  text: string,
  file: string,
  games: readonly [Vocabulary, ...Vocabulary[]],
): { readonly scenarios: Scenario[]; readonly errors: ScenarioError[] } {
  const source = readDocuments(text, file);
  const scenarios: Scenario[] = [];
  const errors: ScenarioError[] = [...source.errors];
  for (const document of source.documents) {
    const found = readScenario(document, file, games);
    if (found.scenario !== undefined) scenarios.push(found.scenario);
    for (const error of found.errors) errors.push(error);
  }
  errors.sort((a, b) => a.line - b.line || a.column - b.column);
  return { scenarios, errors: atMost(mostErrors, errors) };
}

function atMost(most: number, errors: ScenarioError[]): ScenarioError[] {
  const next = errors[most];
  if (next === undefined) return errors;
  const message = `and ${errors.length - most} more errors from here on`;
  return [...errors.slice(0, most), { ...next, code: 'too-many-errors', message }];
}

function readScenario(
  { root, end }: SourceDocument,
  file: string,
  games: readonly [Vocabulary, ...Vocabulary[]],
): { readonly scenario?: Scenario; readonly errors: readonly ScenarioError[] } {
  const errors: ScenarioError[] = [];
  const [usual] = games;
  const unread = { file, players: [], aliases: new Map(), errors, games };
  const map = readMap({ ...unread, vocabulary: usual, zones: usual.zones }, root, 'a scenario');
  if (map === undefined) return { errors };

  const vocabulary = readGame({ ...unread, vocabulary: usual, zones: usual.zones }, map) ?? usual;
  const before: Reading = { ...unread, vocabulary, zones: vocabulary.zones };
  const players = playersIn(before, map);
  const reading: Reading = { ...before, players: players === undefined ? [] : readPlayerNames(before, players) };
  const draft: Draft = {
    file,
    line: root.line,
    covers: [],
    game: vocabulary.name,
    format: vocabulary.formats[0] ?? '',
    rules: 'current',
    seed: 1,
    defaults: false,
    cards: [],
    players: [],
    start: { line: root.line, active: reading.players[0] ?? '', ...vocabulary.start },
    steps: [],
    end,
  };
  // Without the players, every step and check would be an error of its own.
  const readable = players === undefined ? map.entries.filter(({ key }) => !playerKeys.includes(key)) : map.entries;
  readFields(reading, readable, 'a scenario', scenarioFields, draft);
  if (!map.entries.some(({ key }) => key === 'scenario')) {
    fail(reading, map, 'missing-title', 'the key "scenario", the title, is missing');
  }
  const { title } = draft;
  return errors.length === 0 && title !== undefined ? { scenario: { ...draft, title }, errors } : { errors };
}

/** Keys whose values mention players. */
const playerKeys: readonly string[] = ['players', 'start', 'steps'];

function entryOf(map: MapNode, key: string): Entry | undefined {
  return map.entries.find((entry) => entry.key === key);
}

function readGame(reading: Reading, map: MapNode): Vocabulary | undefined {
  const entry = entryOf(map, 'game');
  const names = reading.games.map(({ name }) => name);
  const named = entry && readWord(reading, entry.value, 'game', names, 'unknown-game');
  return reading.games.find(({ name }) => name === named);
}

function playersIn(reading: Reading, map: MapNode): MapNode | undefined {
  const entry = entryOf(map, 'players');
  if (entry !== undefined) return readMap(reading, entry.value, 'players');
  return fail(reading, map, 'missing-key', 'the key "players" is missing');
}

type Draft = Mutable<Omit<Scenario, 'title'>> & { title?: string };

const scenarioFields: Fields<Draft> = {
  scenario: { read: (reading, node, draft) => put(draft, 'title', readTitle(reading, node)) },
  covers: { read: (reading, node, draft) => put(draft, 'covers', readTexts(reading, node, 'covers')) },
  game: { read: () => undefined }, // read before the rest, which depends on it
  format: {
    read: (reading, node, draft) =>
      put(draft, 'format', readWord(reading, node, 'format', reading.vocabulary.formats, 'unknown-format')),
  },
  rules: { read: (reading, node, draft) => put(draft, 'rules', readText(reading, node, 'rules')) },
  seed: { read: (reading, node, draft) => put(draft, 'seed', readInteger(reading, node, 'seed', { min: 0 })) },
  defaults: { read: (reading, node, draft) => put(draft, 'defaults', readFlag(reading, node, 'defaults')) },
  cards: { read: (reading, node, draft) => put(draft, 'cards', readCards(reading, node)) },
  players: {
    read: (reading, node, draft) => {
      if (node.kind === 'map') draft.players = readPlayerSetups(reading, node);
    },
  },
  start: {
    read: (reading, node, draft, entry) => {
      const start: Mutable<Start> = { ...draft.start, line: entry.line };
      const map = readMap(reading, node, 'start');
      if (map !== undefined) readFields(reading, map.entries, 'start', startFields, start);
      draft.start = start;
    },
  },
  steps: { read: (reading, node, draft) => put(draft, 'steps', readSteps(reading, node)) },
};

const startFields: Fields<Mutable<Start>> = {
  turn: { read: (reading, node, draft) => put(draft, 'turn', readInteger(reading, node, 'turn', { min: 1 })) },
  active: { read: (reading, node, draft) => put(draft, 'active', readPlayer(reading, node, 'active')) },
  step: { read: (reading, node, draft) => put(draft, 'step', readStepName(reading, node)) },
};

function readTitle(reading: Reading, node: Node): string | undefined {
  if (isBlank(node)) return fail(reading, node, 'missing-title', 'the title of the scenario is empty');
  return readText(reading, node, 'the title');
}

/** Of a card and of its faces. */
function knowsFields(reading: Reading, card: MapNode): void {
  const known = reading.vocabulary.cardFields;
  for (const entry of card.entries) {
    if (!known.includes(entry.key)) unknownKey(reading, entry, 'a card', known);
    const faces = entry.key === 'card_faces' && entry.value.kind === 'list' ? entry.value.items : [entry.value];
    if (entry.key !== 'card_faces' && entry.key !== 'back') continue;
    for (const face of faces) if (face.kind === 'map') knowsFields(reading, face);
  }
}

function readCards(reading: Reading, node: Node): readonly CardText[] {
  return readItems(reading, node, 'cards').flatMap((item) => {
    const map = readMap(reading, item, 'a card');
    if (map === undefined) return [];
    const entry = entryOf(map, 'name');
    if (entry === undefined) return fail(reading, map, 'missing-key', 'a card needs the key "name"') ?? [];
    knowsFields(reading, map);
    const name = readText(reading, entry.value, 'the name of a card');
    return name === undefined ? [] : { line: map.line, name, fields: toPlain(map) as PlainObject };
  });
}
