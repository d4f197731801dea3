/** Champions: which one a player has, its lineage and level, and the elements that it enables (card types, champion; parts of a card, element). */
import { type ObjectId, type ObjectRow, objectRow, type PlayerId, zoneObjects } from '@rulewright/kernel';
import { settleConditions } from '@rulewright/rules';
import { CHAMPION_HOOK } from '../events/hooks.ts';
import { characteristics, isType } from '../parts-of-a-card/characteristics.ts';
import { faceOf } from '../parts-of-a-card/pool.ts';
import { elementsOfFace, sheetOf } from '../parts-of-a-card/printed.ts';
import { ADVANCED, CHAMPION, EXALTED, NORM } from '../parts-of-a-card/words.ts';
import type { G } from '../state.ts';
import { FIELD, LINEAGE } from '../zones/zones.ts';

const NOBODY: readonly ObjectId[] = [];

/**
 * The last answer: it is asked again and again while nothing has changed that it goes by. Versions are unique in the process, and rows that have
 * not been written are the same.
 */
const last = {
  version: -1,
  hooked: NOBODY,
  rows: [] as readonly ObjectRow[],
  players: [] as (readonly ObjectId[] | undefined)[],
};

function isAsBefore(g: G, hooked: readonly ObjectId[]): boolean {
  if (last.version !== g.state.version || last.hooked !== hooked) return false;
  for (let i = 0; i < hooked.length; i++) if (objectRow(g.state, hooked[i] as ObjectId) !== last.rows[i]) return false;
  return true;
}

/** The champions that a player controls, the oldest first. */
export function championsOf(g: G, player: PlayerId): readonly ObjectId[] {
  // Anything might be a champion.
  if (g.pool.thresholds.champions) return findChampions(g, player);
  if (g.state.doubt !== 0) settleConditions(g);
  const hooked = g.state.hooks[CHAMPION_HOOK] ?? NOBODY;
  if (!isAsBefore(g, hooked)) {
    last.rows = hooked.map((id) => objectRow(g.state, id));
    last.version = g.state.version;
    last.hooked = hooked;
    last.players = [];
  }
  const known = last.players[player] ?? findChampions(g, player);
  last.players[player] = known;
  return known;
}

function findChampions(g: G, player: PlayerId): readonly ObjectId[] {
  const { champions } = g.pool.thresholds;
  const among = champions ? zoneObjects(g, FIELD, player) : (g.state.hooks[CHAMPION_HOOK] ?? NOBODY);
  const found = among.filter((id) => {
    const c = characteristics(g, id);
    return c.controller === player && isType(c, CHAMPION);
  });
  return champions || found.length < 2 ? found : zoneObjects(g, FIELD, player).filter((id) => found.includes(id));
}

/** The champion that represents a player. */
export const championOf = (g: G, player: PlayerId): ObjectId | undefined => championsOf(g, player)[0];

const isChampionCard = (g: G, row: ObjectRow): boolean => faceOf(g.pool, row).types.includes('champion');

/** The champion of a player as its card says, before any effect: for what is asked while effects are being worked out. */
export function printedChampion(g: G, player: PlayerId): ObjectRow | undefined {
  let found: ObjectRow | undefined;
  for (const id of g.state.hooks[CHAMPION_HOOK] ?? NOBODY) {
    const row = objectRow(g.state, id);
    if (row.controller !== player) continue;
    if (found !== undefined) return firstOnField(g, player);
    found = row;
  }
  return found;
}

function firstOnField(g: G, player: PlayerId): ObjectRow | undefined {
  const champions = g.state.hooks[CHAMPION_HOOK] ?? NOBODY;
  const id = zoneObjects(g, FIELD, player).find(
    (one) => champions.includes(one) && objectRow(g.state, one).controller === player,
  );
  return id === undefined ? undefined : objectRow(g.state, id);
}

/** The cards of its inner lineage, the topmost first. */
export const innerLineage = (g: G, champion: ObjectId): readonly ObjectId[] => zoneObjects(g, LINEAGE, champion);

/** LV: 0 for a player without a champion. */
export function levelOf(g: G, player: PlayerId): number {
  const champion = championOf(g, player);
  return champion === undefined ? 0 : (characteristics(g, champion).level ?? 0);
}

/** The base level, which governs levelling and Level Locked. */
export function baseLevelOf(g: G, player: PlayerId): number {
  const champion = printedChampion(g, player);
  return champion === undefined ? -1 : (faceOf(g.pool, champion).level ?? 0);
}

/** Champion, levelling 7.2.2: the elements of all champion cards of a lineage. */
export function lineageElements(g: G, row: ObjectRow): number {
  let elements = elementsOfFace(faceOf(g.pool, row));
  for (const id of row.kept) {
    const inner = objectRow(g.state, id);
    if (inner.zone !== LINEAGE) continue;
    const { face, types } = sheetOf(faceOf(g.pool, inner));
    if ((types & CHAMPION) !== 0) elements |= elementsOfFace(face);
  }
  return elements;
}

/** The elements that are enabled for a player: norm, those of the champions, and exalted by any other advanced one. */
export function enabledElements(g: G, player: PlayerId): number {
  let elements = NORM;
  for (const id of championsOf(g, player)) elements |= characteristics(g, id).elements;
  return (elements & ADVANCED & ~EXALTED) === 0 ? elements : elements | EXALTED;
}

/** The name of a character without title and epithet: "Lorraine" of "Lorraine, Wandering Warrior". */
export const characterOf = (name: string): string => name.split(',')[0] ?? name;

export const isChampion = (g: G, id: ObjectId): boolean => isType(characteristics(g, id), CHAMPION);

/** Delevelling 1: there is a champion card under the top one. */
export const canDelevel = (g: G, champion: ObjectId): boolean =>
  innerLineage(g, champion).some((id) => isChampionCard(g, objectRow(g.state, id)));
