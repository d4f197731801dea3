// How the objects of Magic are called in scenarios, and where they lie.
import { NOWHERE, type ObjectId, type ObjectRow, objectRow, type PlayerId } from '@rulewright/kernel';
import type { Zone } from '@rulewright/language/magic';
import {
  BATTLEFIELD,
  COMMAND,
  cardOf,
  characteristics,
  controllerOf,
  type G,
  HAND,
  LIBRARY,
  zones as MAGIC_ZONES,
  OUTSIDE,
  PHASED_OUT,
  PLANAR_DECK,
  SCHEME_DECK,
  STACK,
  type StackEntry,
  zoneOf,
} from '@rulewright/magic';
import { foldName } from '../../parse/index.ts';
import type { Names } from '../../run/play.ts';
import type { MagicPlay } from '../play.ts';
import { zones } from '../vocabulary.ts';

/** An ability answers to its source's name. */
function currentNames(g: G, row: ObjectRow): readonly string[] {
  if (row.kind !== 'ability') return [characteristics(g, row.id).name];
  const entry = row.stack as StackEntry | null;
  return entry === null ? [] : [characteristics(g, entry.source).name];
}

function printedNames(g: G, row: ObjectRow): readonly string[] {
  if (row.def < 0 || row.kind === 'ability') return [];
  const card = cardOf(g.pool, row.def);
  return [card.name, ...card.faces.map((face) => face.name), card.faces.map((face) => face.name).join(' // ')];
}

function tokenNames(g: G, row: ObjectRow): readonly string[] {
  return row.kind === 'token' ? [characteristics(g, row.id).name.replace(/ Token$/, '')] : [];
}

function shortNames(g: G, row: ObjectRow): readonly string[] {
  return [...currentNames(g, row), ...printedNames(g, row)].flatMap((name) =>
    name.includes(', ') ? name.split(', ').slice(0, 1) : [],
  );
}

/** 201.2: what has become something else, or entered as a copy of it, has no other name than that. */
function isFormerName(g: G, row: ObjectRow, name: string): boolean {
  if (row.zone !== BATTLEFIELD) return false;
  const printed = printedNames(g, row).map(foldName);
  const now = foldName(characteristics(g, row.id).name);
  return now !== '' && !printed.includes(now) && printed.includes(foldName(name));
}

const nameOf = (g: G, row: ObjectRow): string =>
  [...currentNames(g, row), ...printedNames(g, row)].find((name) => name !== '') ?? '';

/** The name of an object wherever it is, or nothing. */
export const objectNameIn = (g: G, id: ObjectId): string => nameOf(g, objectRow(g.state, id)) || `object ${id}`;

export function holderOf(g: G, row: ObjectRow): PlayerId {
  return row.zone === BATTLEFIELD || row.zone === STACK || row.zone === COMMAND ? controllerOf(g, row.id) : row.owner;
}

/** What lies open and what is in hand is meant before what lies in a library. */
const placeRank: ReadonlyMap<number, number> = new Map([
  [BATTLEFIELD, 0],
  [STACK, 1],
  [HAND, 3],
  [LIBRARY, 4],
  [PLANAR_DECK, 4],
  [SCHEME_DECK, 4],
]);

/** Zones of players that no card speaks of by these words. */
const BESIDE: Readonly<Record<string, number>> = {
  sideboard: OUTSIDE,
  'planar-deck': PLANAR_DECK,
  'scheme-deck': SCHEME_DECK,
};

export function zoneKind(word: string): number {
  const own = BESIDE[word];
  if (own !== undefined) return own;
  const known = zones.find((name) => name === word);
  return known === undefined || known in BESIDE ? NOWHERE - 1 : zoneOf(known as Zone);
}

export const names: Names<MagicPlay> = {
  nameOf,
  /**
   * By the name it has now; failing that by what is printed on the card; failing that tokens without the word "Token";
   * failing that the short names of legends.
   */
  answersTo: [currentNames, printedNames, tokenNames, shortNames],
  isFormerName,
  holderOf,
  zones,
  zoneKind,
  rankOf: (zone) => placeRank.get(zone) ?? 2,
  // 702.26d: what is phased out is on the battlefield.
  zoneWord: ({ zone }) => MAGIC_ZONES[zone === PHASED_OUT ? BATTLEFIELD : zone]?.name.replace(' ', '-'),
};
