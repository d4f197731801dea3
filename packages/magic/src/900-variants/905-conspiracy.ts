/** Conspiracies with hidden agenda (905.4a, 702.106): they begin face down, each with a card name that its controller has chosen secretly. */
import {
  type ChooseWord,
  noteEvent,
  type ObjectId,
  type ObjectRow,
  objectRow,
  type PlayerId,
  zoneObjects,
} from '@rulewright/kernel';
import type { Card } from '@rulewright/language/magic';
import { copiable } from '../100-game/108-pool.ts';
import { COMMAND } from '../400-zones/400-zones.ts';
import type { MagicEvent } from '../700-additional/700.1-events/types.ts';
import { Flag, type G } from '../state.ts';

const AGENDA = 'hidden agenda';
/** The key under which an object keeps the chosen name. */
const NAME = 'name';

/** The status that a card has as it is put into the command zone. */
export const agendaFlags = ({ faces: [face] }: Card): number =>
  face.abilities?.some((a) => a.kind === 'keyword' && a.keyword === AGENDA) === true ? Flag.faceDown : 0;

/** Whether a face-down object in the command zone is a conspiracy that can be turned face up (116.2j). */
export function isHiddenAgenda(g: G, row: ObjectRow): boolean {
  if (row.zone !== COMMAND || (row.flags & Flag.faceDown) === 0) return false;
  const up = copiable(g.pool, { ...row, flags: row.flags & ~Flag.faceDown });
  return up.abilities.some((a) => a.kind === 'keyword' && a.keyword === AGENDA);
}

/** The next one for which a name is yet to be chosen. */
export const unnamedAgenda = (g: G, player: PlayerId): ObjectId | undefined =>
  zoneObjects(g, COMMAND, player).find((id) => {
    const row = objectRow(g.state, id);
    return row.owner === player && row.notes[NAME] === undefined && isHiddenAgenda(g, row);
  });

/** 702.106a */
export const askForName = (player: PlayerId, about: ObjectId): ChooseWord => ({
  kind: 'word',
  player,
  rule: '702.106a',
  prompt: 'cardName',
  about,
  domain: 'cardName',
  except: [],
});

/** 702.106b: only that player knows it. */
export const nameSecretly = (player: PlayerId, object: ObjectId, name: string): MagicEvent =>
  noteEvent(object, NAME, name, player);

/** 702.106c: turning it up reveals the name. */
export const revealName = (g: G, object: ObjectId): readonly MagicEvent[] => {
  const name = objectRow(g.state, object).notes[NAME];
  return name === undefined ? [] : [noteEvent(object, NAME, name)];
};
