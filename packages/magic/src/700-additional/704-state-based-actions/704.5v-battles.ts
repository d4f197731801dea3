/** Battles with defense 0 (704.5v), and those that nobody protects (704.5w–x): their controllers choose a player who does. */

import { type EntityId, noteEvent, type ObjectRow, objectRow, type PlayerId } from '@rulewright/kernel';
import { hasWaiting } from '@rulewright/rules';
import { hasSubtype } from '../../100-game/109.3-characteristics.ts';
import type { Characteristics } from '../../100-game/109.3-draft.ts';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { notedProtector, PROTECTOR, possibleProtectors, protectorOf } from '../../300-card-types/310.8-protector.ts';
import type { G } from '../../state.ts';
import { type PermanentAction, type PermanentChoice, put } from './704-action.ts';

const defenseOf = ({ counters }: ObjectRow): number => counters.defense ?? 0;

export const defeatedBattles: PermanentAction = {
  rule: '704.5v',
  concerns: { each: 'permanent', types: TypeBit.battle },
  check: (g, row) => (defenseOf(row) === 0 && !hasWaiting(g, row.id) ? put(row) : null),
  facts: (_, row) => ({ defense: defenseOf(row) }),
};

const isAttacked = (g: G, row: ObjectRow): boolean =>
  g.state.game.combat?.attackers.some((a) => a.target === row.id) === true;

/** 310.10: nobody attacks it, and its protector has left or cannot be its protector. */
function candidates(g: G, row: ObjectRow, c: Characteristics): readonly PlayerId[] | null {
  if (isAttacked(g, row)) return null;
  const possible = possibleProtectors(g, row.id);
  return possible.includes(protectorOf(row, c.controller)) ? null : possible;
}

const isOwnProtector = (row: ObjectRow, c: Characteristics): boolean =>
  hasSubtype(c, 'Siege') && notedProtector(row) === c.controller;

const newProtector = (rule: string, concerned: (row: ObjectRow, c: Characteristics) => boolean): PermanentChoice => ({
  rule,
  concerns: { each: 'permanent', types: TypeBit.battle, is: concerned },
  check: candidates,
  choice: {
    ask: (_, from, { id: about }, { controller: player }) =>
      from.length < 2 ? null : { kind: 'entities', player, rule, prompt: 'protector', about, from, min: 1, max: 1 },
    events: (g, answer, from, { id: object }) => {
      const chosen = answer === undefined ? from : (answer as readonly EntityId[]);
      return chosen.length === 0 ? put(objectRow(g.state, object)) : [noteEvent(object, PROTECTOR, chosen)];
    },
  },
});

export const protectors: readonly PermanentChoice[] = [
  newProtector('704.5w', (row, c) => !isOwnProtector(row, c)),
  // A Siege that its own controller protects (310.11b).
  newProtector('704.5x', isOwnProtector),
];
