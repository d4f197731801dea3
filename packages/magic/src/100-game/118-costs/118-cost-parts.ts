/** What is paid beside mana (118): one entry per kind of cost, saying what it needs, what may be chosen and what happens. */

import {
  countersEvent,
  moveEvent,
  type ObjectId,
  objectRow,
  type PlayerId,
  type Refusal,
  revealEvent,
  type Together,
  zoneObjects,
} from '@rulewright/kernel';
import type { Cost, Together as Demand, Filter, Total, Value, Zone } from '@rulewright/language/magic';
import { mostOf } from '@rulewright/rules';
import { BATTLEFIELD, EXILE, HAND, LIBRARY, zoneOf } from '../../400-zones/400-zones.ts';
import { byWhich } from '../../600-effects/607.2-linked.ts';
import {
  actedEvent,
  discardEvent,
  loseLifeEvent,
  type MagicEvent,
  millEvent,
  sacrificeEvent,
  tapEvent,
  untapEvent,
} from '../../700-additional/700.1-events/types.ts';
import { type Context, Flag, type G } from '../../state.ts';
import { fewest, togetherOf } from '../../vocabulary/chosen-together.ts';
import { matches, value } from '../../vocabulary/evaluate.ts';
import { forbidden } from '../101.2-restrictions.ts';
import { characteristics, controllerOf } from '../109.3-characteristics.ts';
import { canPlace } from './118.3-object-matching.ts';
import { hasCounters } from './counters-among.ts';

/** Who pays, and what the words of the cost are read against. Plain data. */
export interface Payer {
  readonly player: PlayerId;
  readonly ctx: Context;
  /** The card that is being cast, which cannot pay for itself while it is still in its zone; NO_OBJECT otherwise. */
  readonly casting: ObjectId;
  /** The cost is that of a mana ability (106.12). */
  readonly forMana: boolean;
}

export type OtherCost = Exclude<
  Cost,
  { kind: 'mana' | 'generic' | 'manaCostOf' | 'either' | 'choosePlayer' | 'waterbend' | 'leastX' }
>;
type CostOf<K> = Extract<OtherCost, { kind: K }>;

interface CostPart<C> {
  /** Why it cannot be paid (118.3), or null. */
  refusal(g: G, cost: C, payer: Payer): Refusal | null;
  /** How many objects are chosen, and from which; absent if nothing is. */
  readonly choice?: Choice<C>;
  /** What paying does. Null: it cannot be paid any more. */
  events(g: G, cost: C, payer: Payer, chosen: readonly ObjectId[]): readonly MagicEvent[] | null;
  /** 601.2h: costs with random elements or cards from a library are paid last. */
  readonly last?: boolean;
}

interface Choice<C> {
  count(g: G, cost: C, payer: Payer): number;
  candidates(g: G, cost: C, payer: Payer): readonly ObjectId[];
  /** Any number with a total of at least so much; null if their number is fixed. */
  total?(cost: C): Total | undefined;
  /** So many or more. */
  orMore?(cost: C): boolean;
  /** What must be true of them together. */
  together?(cost: C): Demand | undefined;
  /** The same object cannot be used for two such costs. */
  readonly uses: 'object' | 'tap' | 'nothing';
}

const unable = (code: string, rule: string): Refusal => Object.freeze({ code, rule });
const TAPPED = unable('tapped', '118.3');
const NOT_TAPPED = unable('not-tapped', '118.3');
const NOT_A_PERMANENT = unable('not-in-zone', '602.1');
const TOO_LITTLE_LIFE = unable('too-little-life', '118.3b');
const TOO_LITTLE_LOYALTY = unable('too-little-loyalty', '606.6');
const TOO_FEW = unable('cannot-pay', '118.3');

const amount = (g: G, v: Value, { ctx }: Payer): number => Math.max(0, value(g, v, ctx));

/** Objects of the payer in a zone that fit: on the battlefield those the player controls, elsewhere those owned. */
function own(g: G, zone: Zone, what: Filter, payer: Payer): readonly ObjectId[] {
  const kind = zoneOf(zone);
  const { source } = payer.ctx;
  if (what.kind === 'is' && what.what.kind === 'this') {
    return objectRow(g.state, source).zone === kind && isOwn(g, kind, source, payer) ? [source] : NOBODY;
  }
  const found: ObjectId[] = [];
  for (const id of zoneObjects(g, kind, payer.player)) {
    if (isOwn(g, kind, id, payer) && matches(g, what, id, payer.ctx)) found.push(id);
  }
  return found;
}
const NOBODY: readonly ObjectId[] = [];

function isOwn(g: G, zone: number, id: ObjectId, { player, casting }: Payer): boolean {
  if (id === casting) return false;
  const row = objectRow(g.state, id);
  if (zone === BATTLEFIELD) return controllerOf(g, id) === player && (row.flags & Flag.phasedOut) === 0;
  return row.owner === player;
}

const isTapped = (g: G, id: ObjectId): boolean => (objectRow(g.state, id).flags & Flag.tapped) !== 0;
const isPermanent = (g: G, id: ObjectId): boolean => objectRow(g.state, id).zone === BATTLEFIELD;

const enough = <C>(choice: Choice<C>): Pick<CostPart<C>, 'refusal' | 'choice'> => ({
  choice,
  refusal: (g, cost, payer) => {
    const [from, count] = [choice.candidates(g, cost, payer), choice.count(g, cost, payer)];
    if (!isEnough(g, payer, choice.total?.(cost), from, count)) return TOO_FEW;
    const demand = choice.together?.(cost);
    return demand === undefined || mostOf(togetherOf(g, demand, from, payer.ctx), from.length) >= count
      ? null
      : TOO_FEW;
  },
});

const statsOf = (g: G, stat: Total['stat'], ids: readonly ObjectId[]): readonly number[] =>
  ids.map((id) => characteristics(g, id)[stat] ?? 0);

/** Whether some of these are so many with that total: those that add to it. */
function isEnough(g: G, payer: Payer, total: Total | undefined, from: readonly ObjectId[], count: number): boolean {
  if (from.length < count) return false;
  if (total === undefined) return true;
  const most = statsOf(g, total.stat, from).reduce((sum, n) => sum + Math.max(0, n), 0);
  return most >= amount(g, total.atLeast, payer);
}

const tap: CostPart<CostOf<'tap'>> = {
  refusal: (g, _, { ctx }) => (!isPermanent(g, ctx.source) ? NOT_A_PERMANENT : isTapped(g, ctx.source) ? TAPPED : null),
  events: (g, _, { ctx, forMana }) =>
    isTapped(g, ctx.source) ? null : [tapEvent(ctx.source, forMana ? { forMana } : {})],
};

const untap: CostPart<CostOf<'untap'>> = {
  refusal: (g, _, { ctx }) =>
    !isPermanent(g, ctx.source) ? NOT_A_PERMANENT : isTapped(g, ctx.source) ? null : NOT_TAPPED,
  events: (g, _, { ctx }) => (isTapped(g, ctx.source) ? [untapEvent(ctx.source)] : null),
};

const lifeOf = (g: G, player: PlayerId): number => g.state.game.totals[player]?.life ?? 0;

/** 118.3b, 119.4: life can be paid only by a player who has that much; 0 life can always be paid. */
const life: CostPart<CostOf<'life'>> = {
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

/** 107.14 */
const energy: CostPart<CostOf<'energy'>> = {
  refusal: (g, cost, payer) => (energyOf(g, payer.player) < amount(g, cost.amount, payer) ? TOO_FEW : null),
  events(g, cost, payer) {
    const n = amount(g, cost.amount, payer);
    if (n > energyOf(g, payer.player)) return null;
    return n === 0 ? [] : [countersEvent(payer.player, 'energy', -n)];
  },
};
const energyOf = (g: G, player: PlayerId): number => g.state.players[player]?.counters.energy ?? 0;

const loyaltyChange = (cost: CostOf<'loyalty'>, { ctx }: Payer): number =>
  cost.amount === '-X' ? -ctx.x : cost.amount;

/** 606.4, 606.6. */
const loyalty: CostPart<CostOf<'loyalty'>> = {
  refusal: (g, cost, payer) =>
    (objectRow(g.state, payer.ctx.source).counters.loyalty ?? 0) + loyaltyChange(cost, payer) < 0
      ? TOO_LITTLE_LOYALTY
      : null,
  events(_, cost, payer) {
    const change = loyaltyChange(cost, payer);
    return change === 0 ? [] : [countersEvent(payer.ctx.source, 'loyalty', change)];
  },
};

const sacrifice: CostPart<CostOf<'sacrifice'>> = {
  ...enough({
    uses: 'object',
    count: (g, cost, payer) => amount(g, cost.count, payer),
    candidates: (g, cost, payer) =>
      own(g, 'battlefield', cost.what, payer).filter((id) => forbidden(g, 'beSacrificed', id) === null),
  }),
  events: (_, __, { player }, chosen) => chosen.map((object) => sacrificeEvent(player, object)),
};

const discard: CostPart<CostOf<'discard'>> = {
  ...enough({
    uses: 'object',
    count: (g, cost, payer) =>
      cost.count === 'hand' ? own(g, 'hand', cost.what, payer).length : amount(g, cost.count, payer),
    candidates: (g, cost, payer) => own(g, 'hand', cost.what, payer),
  }),
  events: (_, __, { player }, chosen) => chosen.map((object) => discardEvent(player, object)),
};

const exile: CostPart<CostOf<'exile'>> = {
  ...enough({
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

const giveBack: CostPart<CostOf<'return'>> = {
  ...enough({
    uses: 'object',
    count: (g, cost, payer) => amount(g, cost.count, payer),
    candidates: (g, cost, payer) => own(g, 'battlefield', cost.what, payer),
  }),
  events: (_, __, ___, chosen) => chosen.map((object) => moveEvent(object, HAND, { how: 'returned' })),
};

const tapOthers: CostPart<CostOf<'tapOthers'>> = {
  ...enough({
    uses: 'tap',
    count: (g, cost, payer) => amount(g, cost.count, payer),
    candidates: (g, cost, payer) => own(g, 'battlefield', cost.what, payer).filter((id) => !isTapped(g, id)),
    total: (cost) => cost.total,
  }),
  events: (g, _, __, chosen) =>
    chosen.some((id) => isTapped(g, id)) ? null : chosen.map((object) => tapEvent(object)),
};

const untapOthers: CostPart<CostOf<'untapOthers'>> = {
  ...enough({
    uses: 'tap',
    count: (g, cost, payer) => amount(g, cost.count, payer),
    candidates: (g, cost, payer) => own(g, 'battlefield', cost.what, payer).filter((id) => isTapped(g, id)),
  }),
  events: (_, __, ___, chosen) => chosen.map((object) => untapEvent(object)),
};

const removeCounters: CostPart<CostOf<'removeCounters'>> = {
  ...enough({
    uses: 'nothing',
    count: (g, cost, payer) => (amount(g, cost.count, payer) === 0 ? 0 : 1),
    candidates(g, cost, payer) {
      const n = amount(g, cost.count, payer);
      const holders = own(g, 'battlefield', cost.from, payer);
      return holders.filter((id) => (objectRow(g.state, id).counters[cost.counter] ?? 0) >= n);
    },
  }),
  events: (g, cost, payer, chosen) =>
    chosen.map((on) => countersEvent(on, cost.counter, -amount(g, cost.count, payer))),
};

const putCounters: CostPart<CostOf<'putCounters'>> = {
  ...enough({
    uses: 'nothing',
    count: () => 1,
    candidates: (g, cost, payer) => own(g, 'battlefield', cost.on, payer),
  }),
  events: (g, cost, payer, chosen) => {
    const n = amount(g, cost.count, payer);
    const put = chosen.map((on) => countersEvent(on, cost.counter, n));
    return cost.acts === undefined ? put : [...put, actedEvent(cost.acts, payer.player)];
  },
};

const reveal: CostPart<CostOf<'reveal'>> = {
  ...enough({
    uses: 'nothing',
    count: (g, cost, payer) => amount(g, cost.count, payer),
    candidates: (g, cost, payer) => own(g, 'hand', cost.what, payer),
    together: (cost) => cost.together,
  }),
  events: (_, __, ___, chosen) => (chosen.length === 0 ? [] : [revealEvent(chosen)]),
};

/** 701.4a: a card that is revealed from the hand, or a permanent. */
const behold: CostPart<CostOf<'behold'>> = {
  ...enough({
    uses: 'nothing',
    count: (g, cost, payer) => amount(g, cost.count, payer),
    candidates: (g, cost, payer) => [...own(g, 'hand', cost.what, payer), ...own(g, 'battlefield', cost.what, payer)],
  }),
  events(g, _, __, chosen) {
    const objects = chosen.filter((id) => objectRow(g.state, id).zone === HAND);
    return objects.length === 0 ? [] : [revealEvent(objects)];
  },
};

const mill: CostPart<CostOf<'mill'>> = {
  last: true,
  refusal: (g, cost, payer) =>
    zoneObjects(g, LIBRARY, payer.player).length < amount(g, cost.count, payer) ? TOO_FEW : null,
  events(g, cost, payer) {
    const cards = zoneObjects(g, LIBRARY, payer.player).slice(0, amount(g, cost.count, payer));
    return cards.map((object) => millEvent(payer.player, object));
  },
};

const table: { readonly [K in OtherCost['kind']]: CostPart<CostOf<K>> } = {
  tap,
  untap,
  life,
  energy,
  loyalty,
  sacrifice,
  discard,
  exile,
  return: giveBack,
  tapOthers,
  untapOthers,
  removeCounters,
  putCounters,
  reveal,
  behold,
  mill,
};

const partOf = (cost: Cost): CostPart<OtherCost> => {
  if (!Object.hasOwn(table, cost.kind)) throw new Error(`${cost.kind} is not among the other costs`);
  return table[cost.kind as OtherCost['kind']] as CostPart<OtherCost>;
};

const costRefusal = (g: G, cost: Cost, payer: Payer): Refusal | null =>
  partOf(cost).refusal(g, cost as OtherCost, payer);

/** 601.2h: paid after all others. */
export const isPaidLast = (cost: Cost): boolean => partOf(cost).last === true || isRandom(cost);

export const isRandom = (cost: Cost): boolean => cost.kind === 'discard' && cost.random === true;

export interface CostChoice {
  readonly count: number;
  readonly from: readonly ObjectId[];
  readonly uses: 'object' | 'tap' | 'nothing';
  /** So many at most, if the number is not fixed: whatever comes to the total. */
  readonly most: number;
  readonly total: Total | null;
}

/** What must be true of all that is chosen for it together. */
export function costTogether(g: G, cost: Cost, payer: Payer, from: readonly ObjectId[]): { together?: Together } {
  const demand = partOf(cost).choice?.together?.(cost as OtherCost);
  return demand === undefined ? {} : { together: togetherOf(g, demand, from, payer.ctx) };
}

/** What has to be chosen to pay it, or null if nothing has. */
export function costChoice(g: G, cost: Cost, payer: Payer): CostChoice | null {
  const { choice } = partOf(cost);
  if (choice === undefined) return null;
  const from = choice.candidates(g, cost as OtherCost, payer);
  const count = choice.count(g, cost as OtherCost, payer);
  const total = choice.total?.(cost as OtherCost);
  if (total === undefined) {
    const most = choice.orMore?.(cost as OtherCost) === true ? from.length : count;
    return { count, most, from, uses: choice.uses, total: null };
  }
  const least = Math.max(count, fewest(statsOf(g, total.stat, from), amount(g, total.atLeast, payer)));
  return { count: least, most: from.length, from, uses: choice.uses, total };
}

/** Whether the chosen objects come to what the cost asks for. */
export function meetsTotal(g: G, cost: Cost, payer: Payer, chosen: readonly ObjectId[]): boolean {
  const { together } = costTogether(g, cost, payer, chosen);
  if (together !== undefined && mostOf(together, chosen.length) < chosen.length) return false;
  const total = partOf(cost).choice?.total?.(cost as OtherCost);
  if (total === undefined) return true;
  return statsOf(g, total.stat, chosen).reduce((sum, n) => sum + n, 0) >= amount(g, total.atLeast, payer);
}

export function costEvents(g: G, cost: Cost, payer: Payer, chosen: readonly ObjectId[]): readonly MagicEvent[] | null {
  // What was chosen may be gone: sacrificed for mana meanwhile.
  if (partOf(cost).choice !== undefined && chosen.some((id) => objectRow(g.state, id).zone < 0)) return null;
  return partOf(cost).events(g, cost as OtherCost, payer, chosen);
}

export const bindingOf = (cost: Cost): string | null => ('as' in cost && cost.as !== undefined ? cost.as : null);

/**
 * 118.3, 118.10: why these costs cannot all be paid. Costs that use up different objects need enough of them together:
 * each in turn must find objects that can be freed for it.
 */
export function costsRefusal(g: G, costs: readonly Cost[], payer: Payer): Refusal | null {
  for (const cost of costs) {
    const refusal = costRefusal(g, cost, payer);
    if (refusal !== null) return refusal;
  }
  if (!hasCounters(g, costs, (cost) => costChoice(g, cost, payer)?.from ?? NOBODY)) return TOO_FEW;
  return costs.filter(usesObjects).length < 2 || canShare(g, costs, payer) ? null : TOO_FEW;
}

const usesObjects = (cost: Cost): boolean => partOf(cost).choice?.uses === 'object';

function canShare(g: G, costs: readonly Cost[], payer: Payer): boolean {
  const choices = costs.map((c) => costChoice(g, c, payer)).filter((c): c is CostChoice => c?.uses === 'object');
  const wants = choices.flatMap((c) => Array.from({ length: c.count }, () => c.from));
  return canPlace(wants);
}
