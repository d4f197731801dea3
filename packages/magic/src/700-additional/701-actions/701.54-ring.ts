/** The Ring (701.54): an emblem whose abilities grow with every temptation, and the creature that bears it. */

import { noteEvent, type PlayerId } from '@rulewright/kernel';
import type { Ability, Condition, Face, Filter, Selector } from '@rulewright/language/magic';
import type { G } from '../../state.ts';
import { giveMarker, markerNumber, markerOf } from '../700.1-events/markers.ts';
import type { MagicEvent } from '../700.1-events/types.ts';

const YOU: Selector = { kind: 'you' };
const TEMPTED = 'tempted';
export const RING_BEARER = 'ring-bearer';

const BEARER: Filter = {
  kind: 'all',
  of: [
    { kind: 'designated', as: RING_BEARER },
    { kind: 'controlledBy', who: YOU },
  ],
};
const BEARERS: Selector = { kind: 'each', where: BEARER };
const BLOCKER: Selector = { kind: 'event', role: 'other' };

const times = (n: number): Condition => ({
  kind: 'compare',
  value: { kind: 'noted', key: TEMPTED, on: { kind: 'this' } },
  is: { op: '≥', to: n },
});

/** 701.54c */
const abilities: readonly Ability[] = [
  {
    kind: 'static',
    effects: [
      { kind: 'modify', what: BEARERS, changes: [{ kind: 'types', supertypes: ['legendary'] }] },
      {
        kind: 'cant',
        action: 'beBlocked',
        what: BEARERS,
        by: {
          kind: 'power',
          is: { op: '>', to: { kind: 'stat', stat: 'power', of: { kind: 'var', name: 'it' } } },
        },
      },
    ],
  },
  {
    kind: 'triggered',
    condition: times(2),
    on: { on: 'attack', what: BEARER },
    actions: [
      { do: 'draw', who: YOU, count: 1 },
      { do: 'discard', who: YOU, count: 1 },
    ],
  },
  {
    kind: 'triggered',
    condition: times(3),
    on: { on: 'becomesBlocked', what: BEARER, by: { kind: 'type', type: 'creature' } },
    actions: [
      { do: 'let', name: 'blocker', objects: BLOCKER },
      {
        do: 'delayed',
        trigger: {
          kind: 'triggered',
          on: { on: 'beginning', step: 'end-combat' },
          actions: [{ do: 'sacrificeObjects', what: { kind: 'var', name: 'blocker' } }],
        },
      },
    ],
  },
  {
    kind: 'triggered',
    condition: times(4),
    on: { on: 'damage', source: BEARER, to: { kind: 'player' }, combat: true },
    actions: [{ do: 'loseLife', who: { kind: 'players', which: 'opponents' }, amount: 3 }],
  },
];

const RING: Face = { name: 'The Ring', types: [], abilities };

export const timesTempted = (g: G, player: PlayerId): number => markerNumber(g, player, RING.name, TEMPTED);

/** The emblem, before a creature is chosen (701.54c). */
export function tempt(g: G, player: PlayerId): readonly MagicEvent[] {
  const ring = markerOf(g, player, RING.name);
  if (ring === undefined) return [giveMarker(player, RING, { [TEMPTED]: 1 })];
  return [noteEvent(ring, TEMPTED, timesTempted(g, player) + 1)];
}
