/** Hexproof (702.11): opponents' spells and abilities cannot target it, or only those of a quality (702.11d). */
import { areOpponents } from '../../100-game/101.4-turn-order.ts';
import { isFrom, type Shield } from './protection.ts';

export const hexproof: Shield = (g, k, ctx, by, controller) =>
  areOpponents(g, ctx.controller, controller) && isFrom(g, k, ctx, by)
    ? k.what === undefined
      ? '702.11b'
      : '702.11d'
    : undefined;
