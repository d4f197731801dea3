// What a reference means: an alias, or the objects of a name that can be meant, the oldest first.
import {
  type EntityId,
  findObject,
  isObject,
  isPlayer,
  NO_OBJECT,
  NOWHERE,
  type ObjectId,
  type ObjectRow,
  objectRow,
  type PlayerId,
  rowsOf,
} from '@rulewright/kernel';
import {
  BATTLEFIELD,
  cardOf,
  characteristics,
  controllerOf,
  type G,
  HAND,
  LIBRARY,
  STACK,
  type StackEntry,
  zoneOf,
} from '@rulewright/magic';
import { foldName, type ObjectRef, type Ref, type Zone } from '../parse/index.ts';
import { fail, type Play, seatOf } from './play.ts';

/** Narrows down which of several objects of a name is meant. */
export interface Meaning {
  /** These are meant, if any of them has the name; `#2` counts among them as far as they go. */
  readonly among?: (id: EntityId) => boolean;
  /** Of these the oldest is meant, if there is one. */
  readonly rather?: (id: EntityId) => boolean;
}

const NO_LIMIT: Meaning = {};

/** Where the card of an object is now: an alias follows it although the rules make it a new object each time. */
export function followed(g: G, id: ObjectId): ObjectId {
  let row = objectRow(g.state, id);
  while (row.zone === NOWHERE && row.after !== NO_OBJECT) row = objectRow(g.state, row.after);
  return row.id;
}

/** The single entity that is meant; nothing if there is none of that name. */
function findEntity(play: Play, ref: Ref, meaning: Meaning = NO_LIMIT): EntityId | undefined {
  if (ref.kind === 'player') return seatOf(play, ref.player);
  const named = findObjects(play, ref);
  const possible = limited(named, meaning.among);
  if (ref.nth !== undefined) return possible[ref.nth - 1] ?? named[ref.nth - 1];
  return limited(possible, meaning.rather)[0];
}

/** The same, where a name that nothing has is a mistake in the scenario. */
export function entityOf(play: Play, ref: Ref, meaning: Meaning = NO_LIMIT): EntityId {
  return findEntity(play, ref, meaning) ?? fail(ref.line, `nothing is called ${refText(ref)}`);
}

export function objectOf(play: Play, ref: Ref, meaning: Meaning = NO_LIMIT): ObjectId {
  const id = entityOf(play, ref, meaning);
  return isPlayer(id) ? fail(ref.line, `${refText(ref)} is a player, not an object`) : id;
}

/**
 * Which of some candidates is meant: the oldest of that name that is not taken, or the one of that number. They need not
 * exist any more: what triggers when something dies has a source that is gone.
 */
export function candidateOf(
  play: Play,
  ref: Ref,
  candidates: readonly EntityId[],
  taken: readonly EntityId[] = [],
): EntityId | undefined {
  if (ref.kind === 'player') {
    const seat = seatOf(play, ref.player);
    return candidates.includes(seat) ? seat : undefined;
  }
  const named = namedAmong(play, ref, [...new Set(candidates.filter(isObject))]);
  return ref.nth === undefined ? named.find((id) => !taken.includes(id)) : named[ref.nth - 1];
}

function namedAmong(play: Play, ref: ObjectRef, ids: readonly ObjectId[]): readonly ObjectId[] {
  const { game } = play;
  const cards = play.aliases.get(foldName(ref.name))?.map((id) => followed(game, id));
  const aliased = cards === undefined ? [] : ids.filter((id) => cards.includes(followed(game, id)));
  if (aliased.length > 0) return aliased;
  const rows = ids.map((id) => objectRow(game.state, id)).filter((row) => isWhere(play, ref, row));
  return inOrder(ofName(game, rows, ref.name)).map((row) => row.id);
}

/**
 * Distinct candidates for a list of references: `[Forest, Forest]` means two Forests. Something else of the name is a
 * wrong answer; a name that nothing has is a mistake in the scenario.
 */
export function candidatesOf(play: Play, refs: readonly Ref[], candidates: readonly EntityId[]): readonly EntityId[] {
  const taken: EntityId[] = [];
  for (const ref of refs) taken.push(candidateOf(play, ref, candidates, taken) ?? entityOf(play, ref));
  return taken;
}

function limited<Id extends EntityId>(ids: readonly Id[], by: ((id: EntityId) => boolean) | undefined): readonly Id[] {
  if (by === undefined) return ids;
  const fitting = ids.filter(by);
  return fitting.length > 0 ? fitting : ids;
}

/** All objects that a reference matches: of an alias the one it names; otherwise by zone, the oldest first. */
export function findObjects(play: Play, ref: ObjectRef): readonly ObjectId[] {
  const { game } = play;
  const fits = (id: ObjectId): boolean => isWhere(play, ref, objectRow(game.state, id));
  const aliased = play.aliases
    .get(foldName(ref.name))
    ?.map((id) => followed(game, id))
    .filter(fits);
  // An alias may be spelled like the name of other cards: a limit to where it is not means those.
  if (aliased !== undefined && (aliased.length > 0 || !isLimited(ref))) return aliased;
  // Abilities on the stack answer to their source's name only where the stack is meant.
  const possible = [...rowsOf(game.state.objects)].filter(
    (row) => row.zone !== NOWHERE && (row.kind !== 'ability' || ref.zone === 'stack') && isWhere(play, ref, row),
  );
  return inOrder(ofName(game, possible, ref.name)).map((row) => row.id);
}

const isLimited = (ref: ObjectRef): boolean => ref.zone !== undefined || ref.player !== undefined;

function isWhere(play: Play, ref: ObjectRef, row: ObjectRow): boolean {
  if (row.zone === NOWHERE) return !isLimited(ref);
  if (ref.zone !== undefined && row.zone !== zoneIndexOf(ref.zone)) return false;
  return ref.player === undefined || holderOf(play.game, row) === seatOf(play, ref.player);
}

/** Whose it is for references and checks: its controller where it has one, otherwise its owner. */
export function holderOf(g: G, row: ObjectRow): PlayerId {
  return row.zone === BATTLEFIELD || row.zone === STACK ? controllerOf(g, row.id) : row.owner;
}

/** Few names are compared over and over. */
const foldings = new Map<string, string>();

function folding(name: string): string {
  const known = foldings.get(name) ?? foldName(name);
  if (foldings.size < 10_000) foldings.set(name, known);
  return known;
}

/**
 * By the name it has now; failing that by what is printed on the card; failing that tokens without the word "Token";
 * failing that the short names of legends.
 */
function ofName(g: G, rows: readonly ObjectRow[], name: string): readonly ObjectRow[] {
  const folded = foldName(name);
  for (const namesOf of [currentNames, printedNames, tokenNames, shortNames]) {
    const found = rows.filter((row) => namesOf(g, row).some((own) => folding(own) === folded));
    if (found.length > 0) return found;
  }
  return [];
}

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

export function objectName(g: G, id: ObjectId): string {
  const row = findObject(g.state, id);
  return (row && [...currentNames(g, row), ...printedNames(g, row)].find((name) => name !== '')) || `object ${id}`;
}

/** What lies open and what is in hand is meant before what lies in a library. */
const placeRank: ReadonlyMap<number, number> = new Map([
  [BATTLEFIELD, 0],
  [STACK, 1],
  [HAND, 3],
  [LIBRARY, 4],
]);

function inOrder(rows: readonly ObjectRow[]): readonly ObjectRow[] {
  const rank = (row: ObjectRow): number => placeRank.get(row.zone) ?? 2;
  return rows.toSorted((a, b) => rank(a) - rank(b) || a.id - b.id);
}

export function zoneIndexOf(zone: Zone): number {
  const known = magicZones.find((name) => name === zone);
  if (zone === 'sideboard') return zoneOf('outside');
  // Zones of another game have no index here, and no object is in them.
  return known === undefined ? NOWHERE - 1 : zoneOf(known);
}
const magicZones = ['library', 'hand', 'battlefield', 'graveyard', 'stack', 'exile', 'command'] as const;

/** As it was written. */
export function refText(ref: Ref): string {
  if (ref.kind === 'player') return ref.player;
  const parts = [ref.player, ref.zone, ref.nth === undefined ? ref.name : `${ref.name}#${ref.nth}`];
  return parts.filter((part) => part !== undefined).join('/');
}
