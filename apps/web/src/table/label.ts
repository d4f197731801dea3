/** Things on the table in words. */
import type { EntityId } from '@rulewright/kernel';
import type { Pack } from '../words/pack.ts';
import type { Light } from './answering.ts';
import type { AnyShown, AnySnapshot, GameTable } from './game.ts';
import { isObject } from './ids.ts';

export function nameOf({ players, objects }: AnySnapshot, id: EntityId, words: Pack['table']): string {
  if (!isObject(id)) return players.find((p) => p.id === id)?.name ?? '';
  return objects[id]?.name || words.unknownCard;
}

/** The whole of an object in one line, as it is read out. */
export function labelOf(
  game: GameTable,
  object: AnyShown,
  snapshot: AnySnapshot,
  pack: Pack,
  light: Light | undefined,
  count = 1,
): string {
  const parts = game.label(object, snapshot, pack, count);
  return [...parts, ...(light === undefined ? [] : [lightWords(game, light, pack)])].join(pack.table.comma);
}

export const lightWords = (game: GameTable, light: Light, pack: Pack): string =>
  light === 'minor' ? game.minorWords(pack).light : pack.table.lights[light];
