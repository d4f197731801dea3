/** Schemes (314, 904): setting them in motion (701.32), abandoning them (701.33), and turning them down (704.6e). */
import { moveEvent, type ObjectId, objectRow, zoneObjects } from '@rulewright/kernel';
import { activePlayers } from '../../100-game/101.4-turn-order.ts';
import { copiable } from '../../100-game/108-pool.ts';
import { SupertypeBit, TypeBit } from '../../200-cards/205-card-types.ts';
import { COMMAND, SCHEME_DECK, STACK } from '../../400-zones/400-zones.ts';
import { actedEvent, type MagicEvent, turnUpTopEvent } from '../../700-additional/700.1-events/types.ts';
import { type G, type StackEntry, stackEntry } from '../../state.ts';

/** 904.9: as the precombat main phase of an archenemy begins. */
export const schemesInMotion = (g: G): readonly MagicEvent[] =>
  isForbidden(g)
    ? []
    : activePlayers(g).flatMap((player) =>
        zoneObjects(g, SCHEME_DECK, player).length === 0 ? [] : [turnUpTopEvent(player, SCHEME_DECK)],
      );

/** 101.2: an effect says that no scheme can be set in motion this turn. */
const isForbidden = ({ state: { game } }: G): boolean => game.turn.noSchemes === game.turn.number;

const isScheme = (g: G, id: ObjectId): boolean =>
  (copiable(g.pool, objectRow(g.state, id)).types & TypeBit.scheme) !== 0;
const isFaceUpScheme = (g: G, id: ObjectId): boolean => objectRow(g.state, id).zone === COMMAND && isScheme(g, id);
const isOngoing = (g: G, id: ObjectId): boolean =>
  (copiable(g.pool, objectRow(g.state, id)).supertypes & SupertypeBit.ongoing) !== 0;

const turnedDown = (object: ObjectId): MagicEvent => moveEvent(object, SCHEME_DECK, { how: 'turnedDown' });

/** 701.32b: also where it is face up already. */
export const setInMotion = (g: G, object: ObjectId): readonly MagicEvent[] =>
  isFaceUpScheme(g, object) && !isForbidden(g)
    ? [actedEvent('set in motion', objectRow(g.state, object).owner, { object })]
    : [];

/** 701.33a–b: only a face-up ongoing scheme. */
export const abandon = (g: G, object: ObjectId): readonly MagicEvent[] =>
  isFaceUpScheme(g, object) && isOngoing(g, object)
    ? [actedEvent('abandon', objectRow(g.state, object).owner, { object }), turnedDown(object)]
    : [];

/** 314.6: a triggered ability of any scheme is on the stack or waits to be put there. */
const isSchemeWaiting = (g: G): boolean =>
  g.state.pending.some(({ source }) => isScheme(g, source)) ||
  zoneObjects(g, STACK, g.state.game.turn.active).some((id) => {
    const entry: StackEntry | null = stackEntry(objectRow(g.state, id));
    return entry?.kind === 'triggered' && isScheme(g, entry.source);
  });

/** 704.6e: the schemes of a player that are turned face down. */
export function schemesOver(g: G, player: number): readonly MagicEvent[] | null {
  const over = zoneObjects(g, COMMAND, g.state.game.turn.active).filter(
    (id) => objectRow(g.state, id).owner === player && isScheme(g, id) && !isOngoing(g, id),
  );
  return over.length === 0 || isSchemeWaiting(g) ? null : over.map(turnedDown);
}
