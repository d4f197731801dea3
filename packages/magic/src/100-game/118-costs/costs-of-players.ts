/** Costs that a player pays with what they have themselves: life and energy. */
import {
  countersEvent,
  isPlayer,
  type Note,
  noteEvent,
  type ObjectId,
  objectRow,
  type PlayerId,
} from '@rulewright/kernel';
import { tooFew } from '@rulewright/rules';
import { gainLifeEvent, loseLifeEvent } from '../../700-additional/700.1-events/types.ts';
import type { G } from '../../state.ts';
import { select } from '../../vocabulary/evaluate.ts';
import { forbidden } from '../101.2-restrictions.ts';
import { lifeOf } from './119.4-payable-life.ts';
import { amount, type Kind, unable } from './kind-of-cost.ts';

const TOO_LITTLE_LIFE = unable('too-little-life', '118.3b');

/** 118.3b, 119.4: life can be paid only by a player who has that much; 0 life can always be paid. */
export const life: Kind<'life'> = {
  refusal(g, cost, payer) {
    const n = amount(g, cost.amount, payer);
    if (n === 0) return null;
    return lifeOf(g, payer.player) < n ? TOO_LITTLE_LIFE : forbidden(g, 'loseLife', payer.player);
  },
  events(g, cost, payer) {
    const n = amount(g, cost.amount, payer);
    if (n > lifeOf(g, payer.player)) return null;
    return n === 0 ? [] : [loseLifeEvent(payer.player, n, { paid: true })];
  },
};

/** 119.7, 614.17b: a cost by which somebody gains life who cannot gain any is not paid. */
export const gainLife: Kind<'gainLife'> = {
  refusal(g, cost, payer) {
    const gainers = select(g, cost.who, payer.ctx).filter(isPlayer);
    for (const player of gainers) {
      const refused = forbidden(g, 'gainLife', player);
      if (refused !== null) return refused;
    }
    return gainers.length === 0 ? NOBODY_GAINS : null;
  },
  events: (g, cost, payer) =>
    select(g, cost.who, payer.ctx)
      .filter(isPlayer)
      .map((player) => gainLifeEvent(player, amount(g, cost.amount, payer))),
};
const NOBODY_GAINS = unable('cannot-pay', '118.3');

/** What only this player has known so far is told to all. */
export const revealChoice: Kind<'revealChoice'> = {
  refusal: (g, { key }, { ctx }) => (noted(g, ctx.source, key) === undefined ? NOTHING_CHOSEN : null),
  events(g, { key }, { ctx }) {
    const value = noted(g, ctx.source, key);
    return value === undefined ? null : [noteEvent(ctx.source, key, value)];
  },
};
const NOTHING_CHOSEN = unable('cannot-pay', '118.3');
const noted = (g: G, id: ObjectId, key: string): Note | undefined => objectRow(g.state, id).notes[key];

const energyOf = (g: G, player: PlayerId): number => g.state.players[player]?.counters.energy ?? 0;

/** 107.14 */
export const energy: Kind<'energy'> = {
  refusal: (g, cost, payer) => (energyOf(g, payer.player) < amount(g, cost.amount, payer) ? tooFew(g) : null),
  events(g, cost, payer) {
    const n = amount(g, cost.amount, payer);
    if (n > energyOf(g, payer.player)) return null;
    return n === 0 ? [] : [countersEvent(payer.player, 'energy', -n, { by: payer.player })];
  },
};
