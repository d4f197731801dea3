/** Kinds of cost, one entry each: who can pay it, with what, and what paying does (parts of a card, cost; costs and memory). */
import {
  countersEvent,
  type GameEvent,
  isObject,
  moveEvent,
  type ObjectId,
  objectRow,
  type PlayerId,
  type Refusal,
  revealEvent,
  zoneObjects,
} from '@rulewright/kernel';
import type { Cost, Filter, Zone } from '@rulewright/language/grand-archive';
import { amountOf, type CostKind, ownObjects, type Payer, paidWith, tooFew } from '@rulewright/rules';
import { canDelevel, championOf } from '../card-types/champion.ts';
import { forbidden } from '../effects/restrictions.ts';
import {
  banishEvent,
  damageEvent,
  delevelEvent,
  discardEvent,
  recoverEvent,
  reserveEvent,
  sacrificeEvent,
  turnedEvent,
} from '../events/make.ts';
import { characteristics, controllerOf, hasKeyword } from '../parts-of-a-card/characteristics.ts';
import { Flag, type G } from '../state.ts';
import { matches, select } from '../vocabulary/evaluate.ts';
import { FIELD, GRAVEYARD, HAND, MAIN_DECK, MEMORY, zoneOf } from '../zones/zones.ts';

type Named<K extends Cost['kind']> = Cost extends infer C ? (C extends { readonly kind: K } ? C : never) : never;
type Kind<C extends { readonly kind: string }> = CostKind<C, G>;

const isAwake = (g: G, id: ObjectId): boolean => (objectRow(g.state, id).flags & Flag.rested) === 0;
/** Abilities 6: only objects rest, not cards in the intent. */
const canRest = (g: G, id: ObjectId): boolean =>
  objectRow(g.state, id).zone === FIELD && isAwake(g, id) && forbidden(g, 'beRested', id) === null;

/** Reservable 1: awake objects that pay for one each. */
const reservable = (g: G, player: PlayerId): readonly ObjectId[] =>
  zoneObjects(g, FIELD, player).filter((id) => {
    const c = characteristics(g, id);
    return c.controller === player && hasKeyword(c, 'reservable') && canRest(g, id);
  });

/** What a reserve cost can be paid with: other cards of the hand, and what is reservable. */
const reservesOf = (g: G, { player, playing }: Payer): readonly ObjectId[] => [
  ...zoneObjects(g, HAND, player).filter((id) => id !== playing),
  ...reservable(g, player),
];

/** A name under which a payment remembers that its cards are shown. */
export const SHOWN = 'shown';

const reservedWith = paidWith<Named<'reserve'>, G, Payer>({
  uses: 'object',
  count: (g, cost, payer) => amountOf(g, cost.amount, payer),
  candidates: (g, _, payer) => reservesOf(g, payer),
  // Card activation 1.8.2: what is rested for it can still be sacrificed for another.
  useOf: (g, _, id) => (objectRow(g.state, id).zone === HAND ? 'object' : 'position'),
});

/** How many cards of the hand can be reserved. */
function cardsToReserve(g: G, { player, playing }: Payer): number {
  const hand = zoneObjects(g, HAND, player);
  return hand.includes(playing) ? hand.length - 1 : hand.length;
}

const reserve: Kind<Named<'reserve'>> = {
  ...reservedWith,
  // Most costs can be paid from the hand alone: what is reservable is looked for only where that is not enough.
  refusal: (g, cost, payer) =>
    amountOf(g, cost.amount, payer) <= cardsToReserve(g, payer) ? null : reservedWith.refusal(g, cost, payer),
  events: (g, _, { player, ctx }, chosen) =>
    chosen.map((id) =>
      objectRow(g.state, id).zone === HAND
        ? reserveEvent(player, id, ctx.paid[SHOWN] === 1 ? { shown: true } : undefined)
        : turnedEvent('rest', id),
    ),
};

/** Floating Memory 1. */
export const floatingCards = (g: G, player: PlayerId): readonly ObjectId[] =>
  zoneObjects(g, GRAVEYARD, player).filter((id) => hasKeyword(characteristics(g, id), 'floating memory'));

/** Costs and memory 2: cards of the memory at random; those that float are declared before (see the payment). */
const memory: Kind<Named<'memory'>> = {
  choice: {
    uses: 'object',
    count: (g, cost, payer) => amountOf(g, cost.amount, payer),
    candidates: (g, _, { player, playing }) => zoneObjects(g, MEMORY, player).filter((id) => id !== playing),
  },
  refusal(g, cost, payer) {
    const have = zoneObjects(g, MEMORY, payer.player).filter((id) => id !== payer.playing).length;
    return amountOf(g, cost.amount, payer) <= have + floatingCards(g, payer.player).length ? null : tooFew(g);
  },
  isRandom: () => true,
  events: (_, __, { player }, chosen) => chosen.map((id) => banishEvent(player, id, { paying: 'memory' })),
};

const RESTED: Refusal = { code: 'rested', rule: 'term-rest-rested.5' };
const AWAKE: Refusal = { code: 'awake', rule: 'term-awake.1' };

const rest: Kind<Named<'rest'>> = {
  refusal: (g, _, { ctx }) => (canRest(g, ctx.source) ? null : RESTED),
  events: (g, _, { ctx }) => (canRest(g, ctx.source) ? [turnedEvent('rest', ctx.source)] : null),
  ofSource: true,
};

const wake: Kind<Named<'wake'>> = {
  refusal: (g, _, { ctx }) => (isAwake(g, ctx.source) ? AWAKE : null),
  events: (g, _, { ctx }) => (isAwake(g, ctx.source) ? null : [turnedEvent('wake', ctx.source)]),
  ofSource: true,
};

type Some = Named<'sacrifice' | 'restOthers' | 'discard' | 'banish' | 'reveal' | 'put'>;

const among = <C extends Some>(
  zones: (cost: C) => readonly Zone[],
  fits: (g: G, id: ObjectId) => boolean = () => true,
  use: 'object' | 'position' = 'object',
) =>
  paidWith<C, G, Payer>({
    uses: 'object',
    useOf: () => use,
    count: (g, cost, payer) => amountOf(g, cost.count, payer),
    candidates: (g, cost, payer) =>
      zones(cost).flatMap((zone) =>
        zone === 'lineage' || zone === 'loaded'
          ? keptOf(g, zone, payer).filter((id) => fits(g, id) && matches(g, cost.what, id, payer.ctx))
          : ownObjects(g, zone, cost.what, payer).filter((id) => fits(g, id)),
      ),
    orMore: (cost) => cost.anyNumber === true,
    together: (cost) => cost.together,
  });

/** Cards under the payer's objects. */
const keptOf = (g: G, zone: Zone, { player }: Payer): readonly ObjectId[] =>
  zoneObjects(g, FIELD, player)
    .filter((id) => controllerOf(g, id) === player)
    .flatMap((id) => zoneObjects(g, zoneOf(zone), id));

const ON_FIELD = (): readonly Zone[] => ['field'];

const restOthers: Kind<Named<'restOthers'>> = {
  ...among<Named<'restOthers'>>(ON_FIELD, canRest, 'position'),
  events: (_, __, ___, chosen) => chosen.map((id) => turnedEvent('rest', id)),
};

const sacrifice: Kind<Named<'sacrifice'>> = {
  ...among<Named<'sacrifice'>>(
    ON_FIELD,
    (g, id) => forbidden(g, 'beSacrificed', id) === null && !hasKeyword(characteristics(g, id), 'immortality'),
  ),
  events: (_, __, { player }, chosen) => chosen.map((id) => sacrificeEvent(player, id)),
};

const discard: Kind<Named<'discard'>> = {
  ...among<Named<'discard'>>((cost) => cost.from ?? ['hand']),
  isRandom: (cost) => cost.random === true,
  events: (_, __, { player }, chosen) => chosen.map((id) => discardEvent(player, id)),
};

const banish: Kind<Named<'banish'>> = {
  ...among<Named<'banish'>>((cost) => cost.from),
  isRandom: (cost) => cost.random === true,
  events: (_, __, { player }, chosen) => chosen.map((id) => banishEvent(player, id)),
};

const reveal: Kind<Named<'reveal'>> = {
  ...among<Named<'reveal'>>((cost) => cost.from ?? ['hand']),
  events: (_, __, ___, chosen) => (chosen.length === 0 ? [] : [revealEvent(chosen)]),
};

const put: Kind<Named<'put'>> = {
  ...among<Named<'put'>>((cost) => cost.from),
  events: (_, cost, ___, chosen) =>
    chosen.map((id) =>
      moveEvent(id, zoneOf(cost.to), { how: 'put', ...(cost.position === 'top' ? { position: 0 } : {}) }),
    ),
};

const bearers = (g: G, cost: Named<'removeCounters' | 'putCounters'>, payer: Payer): readonly ObjectId[] => {
  const what = cost.kind === 'removeCounters' ? cost.from : cost.on;
  return [
    ...ownObjects(g, 'field', what, payer),
    ...zoneObjects(g, zoneOf('attributes'), payer.player).filter((id) => matches(g, what, id, payer.ctx)),
  ];
};

const countersOn = (g: G, id: ObjectId, counter: string | undefined): number => {
  const { counters } = objectRow(g.state, id);
  return counter === undefined ? Object.values(counters).reduce((sum, n) => sum + n, 0) : (counters[counter] ?? 0);
};

const removeCounters: Kind<Named<'removeCounters'>> = {
  ...paidWith<Named<'removeCounters'>, G, Payer>({
    uses: 'nothing',
    count: () => 1,
    candidates: (g, cost, payer) =>
      bearers(g, cost, payer).filter((id) => countersOn(g, id, cost.counter) >= amountOf(g, cost.count, payer)),
  }),
  events(g, cost, payer, chosen) {
    const [id] = chosen;
    const count = amountOf(g, cost.count, payer);
    if (id === undefined || countersOn(g, id, cost.counter) < count) return null;
    return removed(g, id, cost.counter, count);
  },
};

/** Of any kind where none is named: one kind after another. */
function removed(g: G, id: ObjectId, counter: string | undefined, count: number): readonly GameEvent[] {
  if (counter !== undefined) return [countersEvent(id, counter, -count)];
  const out: GameEvent[] = [];
  let left = count;
  for (const [kind, n] of Object.entries(objectRow(g.state, id).counters)) {
    if (left === 0) break;
    out.push(countersEvent(id, kind, -Math.min(n, left)));
    left -= Math.min(n, left);
  }
  return out;
}

const putCounters: Kind<Named<'putCounters'>> = {
  ...paidWith<Named<'putCounters'>, G, Payer>({
    uses: 'nothing',
    count: () => 1,
    candidates: (g, cost, payer) => bearers(g, cost, payer),
  }),
  events: (g, cost, payer, chosen) =>
    chosen.map((id) => countersEvent(id, cost.counter, amountOf(g, cost.count, payer))),
};

const NO_TARGET: Refusal = { code: 'cannot-pay', rule: 'cost.4' };

const damage: Kind<Named<'damage'>> = {
  refusal: (g, cost, { ctx }) => (select(g, cost.to, ctx).some(isObject) ? null : NO_TARGET),
  events: (g, cost, payer) =>
    select(g, cost.to, payer.ctx)
      .filter(isObject)
      .map((id) =>
        damageEvent(
          payer.ctx.source,
          id,
          amountOf(g, cost.amount, payer),
          cost.unpreventable === true ? { unpreventable: true } : undefined,
        ),
      ),
};

const mill: Kind<Named<'mill'>> = {
  refusal: (g, cost, payer) =>
    zoneObjects(g, MAIN_DECK, payer.player).length >= amountOf(g, cost.count, payer) ? null : tooFew(g),
  events: (g, cost, payer) =>
    zoneObjects(g, MAIN_DECK, payer.player)
      .slice(0, amountOf(g, cost.count, payer))
      .map((id) => moveEvent(id, GRAVEYARD, { how: 'milled' })),
};

const transform: Kind<Named<'transform'>> = {
  refusal: () => null,
  events: (_, __, { ctx }) => [{ kind: 'transform', object: ctx.source } as GameEvent],
};

const NO_CHAMPION: Refusal = { code: 'cannot-pay', rule: 'type-champion.delevel.1' };

/** Delevelling 1: as a cost. */
const delevel: Kind<Named<'delevel'>> = {
  refusal(g, _, { player }) {
    const champion = championOf(g, player);
    return champion !== undefined && canDelevel(g, champion) ? null : NO_CHAMPION;
  },
  events(g, _, { player }) {
    const champion = championOf(g, player);
    return champion === undefined || !canDelevel(g, champion) ? null : [delevelEvent(champion)];
  },
};

/** Recover 2, as a cost: all of it has to be there. */
const recover: Kind<Named<'recover'>> = {
  refusal(g, cost, payer) {
    const champion = championOf(g, payer.player);
    const there = champion === undefined ? 0 : (objectRow(g.state, champion).counters.damage ?? 0);
    return there >= amountOf(g, cost.amount, payer) ? null : tooFew(g);
  },
  events: (g, cost, payer) => [recoverEvent(payer.player, amountOf(g, cost.amount, payer))],
};

/** Command 1.3: without its cost there still has to be somebody to carry it out, who is not rested. */
export interface ChooseOne {
  readonly kind: 'chooseOne';
  readonly what: Filter;
  readonly as: string;
}
const chooseOne: Kind<ChooseOne> = {
  ...paidWith<ChooseOne, G, Payer>({
    uses: 'nothing',
    count: () => 1,
    candidates: (g, { what }, payer) => ownObjects(g, 'field', what, payer),
  }),
  events: () => [],
};

/** Cards that were chosen before: those that float, and those that kindle. */
export interface BanishThese {
  readonly kind: 'banishThese';
  readonly cards: readonly ObjectId[];
  /** The kind of the cost that they pay for. */
  readonly paying: 'memory' | 'reserve';
}
const banishThese: Kind<BanishThese> = {
  refusal: () => null,
  events: (g, { cards, paying }, { player }) =>
    cards.some((id) => objectRow(g.state, id).zone < 0) ? null : cards.map((id) => banishEvent(player, id, { paying })),
};

/** The cost of a card is worked out before it is paid. */
const costOf: Kind<Named<'costOf'>> = {
  refusal: () => NO_TARGET,
  events: () => null,
};

type Own = Exclude<Cost['kind'], 'either' | 'choosePlayer'>;

export const costKinds: Readonly<Record<Own | 'banishThese' | 'chooseOne', CostKind>> = {
  chooseOne: chooseOne as CostKind,
  reserve: reserve as CostKind,
  memory: memory as CostKind,
  costOf: costOf as CostKind,
  rest: rest as CostKind,
  wake: wake as CostKind,
  restOthers: restOthers as CostKind,
  sacrifice: sacrifice as CostKind,
  discard: discard as CostKind,
  banish: banish as CostKind,
  reveal: reveal as CostKind,
  put: put as CostKind,
  removeCounters: removeCounters as CostKind,
  putCounters: putCounters as CostKind,
  damage: damage as CostKind,
  mill: mill as CostKind,
  transform: transform as CostKind,
  delevel: delevel as CostKind,
  recover: recover as CostKind,
  banishThese: banishThese as CostKind,
};
