/** What is phased out, and why (702.26). */
import { type ObjectId, objectRow, zoneObjects } from '@rulewright/kernel';
import { characteristics, hasKeyword } from '../../100-game/109.3-characteristics.ts';
import { BATTLEFIELD, PHASED_OUT } from '../../400-zones/400-zones.ts';
import type { G } from '../../state.ts';
import type { PhaseEvent } from '../700.1-events/types.ts';

/** Notes on a phased-out permanent. */
export const PHASED = {
  /** Who controlled it when it phased out. */
  by: 'phased.by',
  /** The permanent along with which it phased out indirectly (702.26g). */
  with: 'phased.with',
  /** What it was attached to when it phased out directly (702.26i). */
  host: 'phased.host',
  /** It waits for something to leave the battlefield, not for an untap step (610.4a). */
  until: 'phased.until',
} as const;

const phasedOut = (g: G): readonly ObjectId[] => zoneObjects(g, PHASED_OUT, g.state.game.turn.active);

const noted = (g: G, id: ObjectId, key: string): unknown => {
  const note = objectRow(g.state, id).notes[key];
  return Array.isArray(note) ? note[0] : undefined;
};

/** What phased out indirectly along with a permanent. */
export const phasedWith = (g: G, id: ObjectId): readonly ObjectId[] =>
  phasedOut(g).filter((other) => noted(g, other, PHASED.with) === id);

/** 502.1: what has phasing phases out, and what had phased out under the active player's control phases in, together. */
export function phasing(g: G): readonly PhaseEvent[] {
  const { active, passedOver = [] } = g.state.game.turn;
  // 702.26n: under a player who has left it phases in with the next player's.
  const due = (by: unknown): boolean => by === active || passedOver.some((player) => player === by);
  const into = phasedOut(g).filter(
    (id) =>
      noted(g, id, PHASED.with) === undefined &&
      objectRow(g.state, id).notes[PHASED.until] === undefined &&
      due(noted(g, id, PHASED.by)),
  );
  const out = zoneObjects(g, BATTLEFIELD, active).filter((id) => {
    const c = characteristics(g, id);
    return c.controller === active && hasKeyword(c, 'phasing');
  });
  // 702.26h: what would phase out both by itself and along with its host goes along.
  const direct = out.filter((id) => !out.some((host) => host === objectRow(g.state, id).host));
  return [
    ...direct.map((object): PhaseEvent => ({ kind: 'phaseOut', object })),
    ...into.map((object): PhaseEvent => ({ kind: 'phaseIn', object })),
  ];
}
