// How the objects of Grand Archive are called in scenarios, and where they lie.
import {
  ATTRIBUTES,
  CHAMPION,
  cardOf,
  characteristics,
  controllerOf,
  FIELD,
  type G,
  HAND,
  INTENT,
  isType,
  LINEAGE,
  LOADED,
  MAIN_DECK,
  MATERIAL_DECK,
  PLAYED,
  STACK,
  stackEntry,
  zoneName,
  zoneOf,
} from '@rulewright/grand-archive';
import { NOWHERE, type ObjectId, type ObjectRow, objectRow, type PlayerId } from '@rulewright/kernel';
import type { Names } from '../../run/play.ts';
import type { GrandArchivePlay } from '../play.ts';

/** The words of scenarios for zones, where they are not the rules' own. */
const WORDS: Readonly<Record<string, string>> = {
  'main-deck': 'mainDeck',
  'material-deck': 'materialDeck',
  mastery: 'attributes',
};

export const zoneWords = [
  'field',
  'graveyard',
  'hand',
  'memory',
  'banishment',
  'main-deck',
  'material-deck',
  'lineage',
  'intent',
  'loaded',
  'mastery',
  'pantheon',
  'stack',
] as const;

/** An instance or ability answers to its source's name. */
function currentNames(g: G, row: ObjectRow): readonly string[] {
  const entry = row.kind === 'ability' ? stackEntry(row) : null;
  if (entry !== null) return [characteristics(g, entry.source).name];
  return [characteristics(g, row.id).name];
}

function printedNames(g: G, row: ObjectRow): readonly string[] {
  if (row.def < 0 || row.kind === 'ability') return [];
  const card = cardOf(g.pool, row.def);
  return [card.name, card.slug, ...card.faces.map((face) => face.name)];
}

/** "Lorraine" of "Lorraine, Wandering Warrior". */
const shortNames = (g: G, row: ObjectRow): readonly string[] =>
  [...currentNames(g, row), ...printedNames(g, row)].flatMap((name) =>
    name.includes(', ') ? name.split(', ').slice(0, 1) : [],
  );

/** `Ann/champion` is her champion. */
const roleNames = (g: G, row: ObjectRow): readonly string[] =>
  row.zone === FIELD && (cardTypes(g, row).includes('champion') || isType(characteristics(g, row.id), CHAMPION))
    ? ['champion']
    : [];

const cardTypes = (g: G, row: ObjectRow): readonly string[] =>
  row.def < 0 ? [] : (cardOf(g.pool, row.def).faces[row.face]?.types ?? []);

const tokenNames = (g: G, row: ObjectRow): readonly string[] =>
  row.kind === 'token' ? [`${characteristics(g, row.id).name} token`] : [];

const nameOf = (g: G, row: ObjectRow): string =>
  [...currentNames(g, row), ...printedNames(g, row)].find((name) => name !== '') ?? '';

export const objectNameIn = (g: G, id: ObjectId): string => nameOf(g, objectRow(g.state, id)) || `object ${id}`;

const CONTROLLED: ReadonlySet<number> = new Set([FIELD, STACK, PLAYED, INTENT]);

export function holderOf(g: G, row: ObjectRow): PlayerId {
  if (row.zone === LINEAGE || row.zone === LOADED) return controllerOf(g, row.keeper);
  if (row.zone === STACK || row.zone === PLAYED) return row.controller;
  return CONTROLLED.has(row.zone) ? controllerOf(g, row.id) : row.owner;
}

/** What lies open and what is in hand is meant before what lies in a deck; a card before its instance. */
const placeRank: ReadonlyMap<number, number> = new Map([
  [FIELD, 0],
  [PLAYED, 1],
  [INTENT, 1],
  [HAND, 3],
  [STACK, 4],
  [LINEAGE, 4],
  [MATERIAL_DECK, 5],
  [MAIN_DECK, 6],
  [ATTRIBUTES, 7],
]);

export function zoneKind(word: string): number {
  const known = zoneWords.find((name) => name === word);
  if (known === undefined) return NOWHERE - 1;
  return zoneOf((WORDS[known] ?? known) as Parameters<typeof zoneOf>[0]);
}

const wordOf = (name: string): string => Object.keys(WORDS).find((word) => WORDS[word] === name) ?? name;

export const names: Names<GrandArchivePlay> = {
  nameOf,
  answersTo: [currentNames, printedNames, tokenNames, roleNames, shortNames],
  holderOf,
  standsFor(g, id) {
    const entry = stackEntry(objectRow(g.state, id));
    return entry?.kind === 'instance' ? entry.source : undefined;
  },
  zones: zoneWords,
  zoneKind,
  rankOf: (zone) => placeRank.get(zone) ?? 2,
  // A played card and its instances are both on the effects stack.
  zoneWord: ({ zone }) => (zone === PLAYED ? 'stack' : wordOf(zoneName(zone) ?? '')),
};
