/** Costs that are paid with cards: discarding, exiling, revealing, milling. */
import { isObject, moveEvent, objectRow, revealEvent, zoneObjects } from '@rulewright/kernel';
import { paidWith, tooFew } from '@rulewright/rules';
import { EXILE, GRAVEYARD, HAND, LIBRARY } from '../../400-zones/400-zones.ts';
import { byWhich } from '../../600-effects/607.2-linked.ts';
import { actedEvent, discardEvent, millEvent } from '../../700-additional/700.1-events/types.ts';
import { select } from '../../vocabulary/evaluate.ts';
import { amount, type Kind, own } from './kind-of-cost.ts';

export const discard: Kind<'discard'> = {
  ...paidWith({
    uses: 'object',
    count: (g, cost, payer) =>
      cost.count === 'hand' ? own(g, 'hand', cost.what, payer).length : amount(g, cost.count, payer),
    candidates: (g, cost, payer) => own(g, 'hand', cost.what, payer),
    together: (cost) => cost.together,
  }),
  isRandom: (cost) => cost.random === true,
  events: (_, __, { player }, chosen) => chosen.map((object) => discardEvent(player, object)),
};

export const exile: Kind<'exile'> = {
  ...paidWith({
    uses: 'object',
    count: (g, cost, payer) => amount(g, cost.count, payer),
    candidates: (g, cost, payer) => [cost.from, ...(cost.orFrom ?? [])].flatMap((z) => own(g, z, cost.what, payer)),
    total: (cost) => cost.total,
    orMore: (cost) => cost.orMore === true,
  }),
  events: (_, cost, { player, ctx }, chosen) => {
    const notes = cost.note === undefined ? {} : { notes: { [cost.note]: 1, [byWhich(cost.note)]: ctx.source } };
    const moves = chosen.map((object) => moveEvent(object, EXILE, { how: 'exiled', ...notes }));
    // 701.59a
    const evidence = cost.from === 'graveyard' && cost.total?.stat === 'manaValue';
    return evidence ? [...moves, actedEvent('collect evidence', player)] : moves;
  },
};

export const reveal: Kind<'reveal'> = {
  ...paidWith({
    uses: 'nothing',
    count: (g, cost, payer) => amount(g, cost.count, payer),
    candidates: (g, cost, payer) => own(g, 'hand', cost.what, payer),
    together: (cost) => cost.together,
  }),
  events: (_, __, ___, chosen) => (chosen.length === 0 ? [] : [revealEvent(chosen)]),
};

/** 701.4a: a card that is revealed from the hand, or a permanent. */
export const behold: Kind<'behold'> = {
  ...paidWith({
    uses: 'nothing',
    count: (g, cost, payer) => amount(g, cost.count, payer),
    candidates: (g, cost, payer) => [...own(g, 'hand', cost.what, payer), ...own(g, 'battlefield', cost.what, payer)],
  }),
  events(g, _, __, chosen) {
    const objects = chosen.filter((id) => objectRow(g.state, id).zone === HAND);
    return objects.length === 0 ? [] : [revealEvent(objects)];
  },
};

/** 601.2h: what comes from a library is paid last. */
export const mill: Kind<'mill'> = {
  last: true,
  refusal: (g, cost, payer) =>
    zoneObjects(g, LIBRARY, payer.player).length < amount(g, cost.count, payer) ? tooFew(g) : null,
  events(g, cost, payer) {
    const cards = zoneObjects(g, LIBRARY, payer.player).slice(0, amount(g, cost.count, payer));
    return cards.map((object) => millEvent(payer.player, object));
  },
};

export const putCards: Kind<'putCards'> = {
  ...paidWith({
    uses: 'object',
    count: (g, cost, payer) => amount(g, cost.count, payer),
    candidates: (g, cost, payer) =>
      cost.anyones === true
        ? select(g, { kind: 'each', where: cost.what, zones: [cost.from] }, payer.ctx).filter(isObject)
        : own(g, cost.from, cost.what, payer),
    together: (cost) => cost.together,
  }),
  events: (_, cost, __, chosen) => {
    const place = cost.position === 'top' ? { position: 0 } : {};
    return chosen.map((object) =>
      moveEvent(object, cost.to === 'library' ? LIBRARY : GRAVEYARD, { how: 'put', ...place }),
    );
  },
};
