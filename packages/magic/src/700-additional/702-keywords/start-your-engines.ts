/** Speed (702.179): a marker with a number and the ability that goes with having speed. */
import { objectRow, type PlayerId } from '@rulewright/kernel';
import type { Face } from '@rulewright/language/magic';
import type { G } from '../../state.ts';
import { giveMarker, MARKERS, markerNumber, markerOf } from '../700.1-events/markers.ts';
import type { MagicEvent } from '../700.1-events/types.ts';

const NAME = MARKERS.speed ?? '';
const KEY = 'speed';
const MAX_SPEED = 4;

const YOU = { kind: 'you' } as const;

/** 702.179d */
const SPEED: Face = {
  name: NAME,
  types: [],
  abilities: [
    {
      kind: 'triggered',
      on: { on: 'loseLife', who: { kind: 'players', which: 'opponents' } },
      condition: {
        kind: 'all',
        of: [
          { kind: 'turnOf', who: YOU },
          { kind: 'compare', value: { kind: 'speed', of: YOU }, is: { op: '<', to: MAX_SPEED } },
        ],
      },
      limit: { times: 1, per: 'turn' },
      actions: [{ do: 'speed', who: YOU, by: 1 }],
    },
  ],
};

export const speedOf = (g: G, player: PlayerId): number => markerNumber(g, player, NAME, KEY);

/** 702.179c: a player without speed gets as much; nobody has more than the most. */
export function speedUp(g: G, player: PlayerId, by: number): readonly MagicEvent[] {
  if (by <= 0) return [];
  const marker = markerOf(g, player, NAME);
  const value = Math.min(MAX_SPEED, speedOf(g, player) + by);
  return marker === undefined
    ? [giveMarker(player, SPEED, { [KEY]: value })]
    : objectRow(g.state, marker).notes[KEY] === value
      ? []
      : [{ kind: 'note', object: marker, key: KEY, value }];
}
