/**
 * The monarch (725). The designation lies before the player as a marker with the two abilities that go with it; who has
 * the marker is the monarch.
 */

import { ceaseEvent, type PlayerId } from '@rulewright/kernel';
import type { Face } from '@rulewright/language/magic';
import { inTurnOrder } from '../100-game/101.4-turn-order.ts';
import type { G } from '../state.ts';
import { giveMarker, MARKERS, markerOf } from './700.1-events/markers.ts';
import { actedEvent, type MagicEvent } from './700.1-events/types.ts';

const YOU = { kind: 'you' } as const;

/** 725.2 */
const MONARCH: Face = {
  name: MARKERS.monarch ?? '',
  types: [],
  abilities: [
    {
      kind: 'triggered',
      on: { on: 'beginning', step: 'end', whose: YOU },
      actions: [{ do: 'draw', who: YOU, count: 1 }],
    },
    {
      kind: 'triggered',
      on: {
        on: 'damage',
        source: { kind: 'type', type: 'creature' },
        to: { kind: 'is', what: YOU },
        combat: true,
      },
      actions: [{ do: 'monarch', who: { kind: 'controller', of: { kind: 'event', role: 'source' } } }],
    },
  ],
};

const isMonarch = (g: G, player: PlayerId): boolean => markerOf(g, player, MONARCH.name) !== undefined;

/** 725.3: the one who was the monarch no longer is. Nothing happens to a player who is already. */
export function becomeMonarch(g: G, player: PlayerId): readonly MagicEvent[] {
  if (isMonarch(g, player)) return [];
  const old = g.state.players.flatMap((p) => markerOf(g, p.id, MONARCH.name) ?? []);
  return [...old.map((object) => ceaseEvent(object)), ...crowned(player)];
}

const crowned = (player: PlayerId): readonly MagicEvent[] => [
  giveMarker(player, MONARCH),
  actedEvent('monarch', player),
];

/** 725.4: as the monarch leaves the game, with the marker, the active or next player becomes the monarch. */
export function inherited(g: G, leaver: PlayerId): readonly MagicEvent[] {
  const [heir] = isMonarch(g, leaver) ? inTurnOrder(g) : [];
  return heir === undefined ? [] : crowned(heir);
}
