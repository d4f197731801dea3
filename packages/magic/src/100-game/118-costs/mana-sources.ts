/** Everything that could give a player mana for one payment: the pool, permanents with their mana abilities, and what each hurts. */

import { NO_OBJECT, type ObjectId, type ObjectRow, objectRow, type PlayerId, zoneObjects } from '@rulewright/kernel';
import type { ActivatedAbility, Cost, Filter } from '@rulewright/language/magic';
import { actionsOf, contextWith, costChoice, costsRefusal } from '@rulewright/rules';
import { SupertypeBit, TypeBit } from '../../200-cards/205-card-types.ts';
import { HAND } from '../../400-zones/400-zones.ts';
import { abilityCost, type TotalCost } from '../../600-effects/601-cast/601.2f-total-cost.ts';
import { isSuchCost, readAsAbility, readAsPaid, readAsSpell } from '../../600-effects/601-cast/601.3-as-spell.ts';
import { partsOf } from '../../600-effects/601-cast/parts.ts';
import { activationRefusal } from '../../600-effects/602-activate/602.5-activation.ts';
import { isForPayment } from '../../600-effects/605-mana-abilities/605.1-mana-ability.ts';
import { plainMana } from '../../600-effects/605-mana-abilities/plain-mana.ts';
import { type Lot, type Production, production } from '../../600-effects/605-mana-abilities/production.ts';
import { type Context, context, type G, type StackEntry } from '../../state.ts';
import { matches } from '../../vocabulary/evaluate.ts';
import { ANY_COLOR, bitCount, each, firstType, manaText } from '../106-mana/106.1-mana-bits.ts';
import type { ManaCost } from '../106-mana/107.4-mana-symbols.ts';
import { characteristics, isType } from '../109.3-characteristics.ts';
import type { Characteristics } from '../109.3-draft.ts';
import { removals } from './costs-of-permanents.ts';
import type { Unit } from './mana-matching.ts';
import type { Payer } from './payer.ts';
import type { Purpose } from './purpose.ts';
import { changedMana, suppliedBy, supplyOf, withActivatedAbilities } from './supply.ts';

/** The purpose of paying this cost. */
export function purposeWith(purpose: Purpose | null, total: TotalCost): Purpose | null {
  return total.x === true ? { ...(purpose ?? { object: NO_OBJECT, kind: 'cost' }), x: true } : purpose;
}

/** One way in which a source gives one mana. */
export interface Option {
  readonly index: number;
  readonly types: number;
  /** How much it hurts to use it, beyond tapping. */
  readonly pain: number;
  readonly life: number;
  /** "{T}: Add one mana" and nothing else. */
  readonly plain: boolean;
}

/** One mana: floating (`pool` is its index), or from a permanent by one of its options. */
export interface Source extends Unit {
  readonly object: ObjectId;
  readonly pool: number;
  readonly options: readonly Option[];
  /** The less, the sooner it is used. */
  readonly weight: number;
  /** It taps the permanent. */
  readonly taps: boolean;
}

/** One of the choices of mana: the types each mana can be, and what to choose; null if that follows from the use of it. */
export interface EngineLot {
  readonly types: Lot;
  readonly choice: string | null;
}

/** A mana ability that gives several mana, or costs mana. */
export interface Engine {
  readonly object: ObjectId;
  readonly index: number;
  readonly lots: readonly EngineLot[];
  readonly cost: ManaCost | null;
  readonly pain: number;
  readonly life: number;
  readonly snow: boolean;
  readonly taps: boolean;
}

export interface Sources {
  readonly units: readonly Source[];
  readonly engines: readonly Engine[];
}

const Pain = {
  sacrifice: 1000,
  other: 800,
  life: 200,
  sideEffect: 150,
  own: 60,
  creature: 6,
  color: 8,
  demanded: 4,
} as const;

/** How often one ability is counted on that has nothing to limit it. */
const MOST_USES = 20;

export function manaSources(
  g: G,
  player: PlayerId,
  purpose: Purpose | null,
  untappable: readonly ObjectId[],
  reserved: readonly ObjectId[],
): Sources {
  const units: Source[] = floating(g, player, purpose);
  const engines: Engine[] = [];
  const demand = colorsInHand(g, player, purpose);
  const own = purpose?.kind === 'ability' ? sourceOfAbility(g, purpose.object) : NO_OBJECT;
  for (const id of withActivatedAbilities(g)) {
    const c = characteristics(g, id);
    const { mana } = partsOf(c.abilities);
    if (mana.length > 0)
      addPermanent(g, player, id, c, mana, { purpose, untappable, reserved, demand, own }, units, engines);
  }
  const spare = spares(units);
  const order = (a: Source, b: Source): number => a.weight - b.weight || (spare.get(b) ?? 0) - (spare.get(a) ?? 0);
  return { units: units.sort(order), engines };
}

/** How many others like it come after each: of what there is most, one is missed least. */
function spares(units: readonly Source[]): ReadonlyMap<Source, number> {
  const seen = new Map<number, number>();
  return new Map(
    units.toReversed().map((unit) => {
      const others = seen.get(unit.types) ?? 0;
      seen.set(unit.types, others + 1);
      return [unit, others] as const;
    }),
  );
}

interface Terms {
  readonly purpose: Purpose | null;
  readonly untappable: readonly ObjectId[];
  readonly reserved: readonly ObjectId[];
  readonly demand: readonly number[];
  /** The source of the ability that the mana is for. */
  readonly own: ObjectId;
}

const sourceOfAbility = (g: G, id: ObjectId): ObjectId =>
  (objectRow(g.state, id).stack as StackEntry | null)?.source ?? id;

/** Floating mana goes first, and of that what can be spent on little else. */
function floating(g: G, player: PlayerId, purpose: Purpose | null): Source[] {
  const out: Source[] = [];
  (g.state.game.totals[player]?.mana ?? []).forEach((mana, pool) => {
    if (mana.only !== undefined && !maySpend(g, [mana.only], mana.source, player, purpose)) return;
    out.push({
      types: 1 << mana.type,
      snow: mana.snow,
      rank: 0,
      object: NO_OBJECT,
      pool,
      options: [],
      weight: mana.only === undefined ? -1 : -2,
      taps: false,
    });
  });
  return out;
}

const ANY_COST: Purpose = { object: NO_OBJECT, kind: 'cost' };

/** 106.6: whether restricted mana may be spent on this. */
export function maySpend(
  g: G,
  only: readonly Filter[],
  source: ObjectId,
  player: PlayerId,
  purpose: Purpose | null,
): boolean {
  const { object, kind } = purpose ?? ANY_COST;
  const ctx = context(source, player);
  if (kind === 'cost') {
    const fits = (filter: Filter): boolean => object !== NO_OBJECT && matches(g, filter, object, ctx);
    return only.every((filter) => isSuchCost(filter, purpose ?? ANY_COST, fits));
  }
  // 113.7: what is said of an ability's source is asked of that.
  const about = kind === 'spell' ? object : sourceOfAbility(g, object);
  const read = kind === 'spell' ? readAsSpell : readAsAbility;
  return only.every((filter) => matches(g, readAsPaid(read(g, filter, about), purpose ?? ANY_COST), about, ctx));
}

/** How many symbols of each type the other cards in hand have: what is worth keeping. */
function colorsInHand(g: G, player: PlayerId, purpose: Purpose | null): readonly number[] {
  const demand = [0, 0, 0, 0, 0, 0];
  for (const id of zoneObjects(g, HAND, player)) {
    if (id === purpose?.object) continue;
    for (const { types } of characteristics(g, id).cost?.symbols ?? []) {
      for (let t = 0; t < 6; t++) if ((types & (1 << t)) !== 0) demand[t] = (demand[t] as number) + 1;
    }
  }
  return demand;
}

function weightOf(types: number, c: Characteristics, snow: boolean, pain: number, demand: readonly number[]): number {
  let weight = pain + bitCount(types & ANY_COLOR) * Pain.color + (snow ? 1 : 0);
  if (isType(c, TypeBit.creature)) weight += Pain.creature;
  for (let t = 0; t < 6; t++) if ((types & (1 << t)) !== 0) weight += Math.min(demand[t] as number, 3) / Pain.demanded;
  return weight;
}

function addPermanent(
  g: G,
  player: PlayerId,
  id: ObjectId,
  c: Characteristics,
  indices: readonly number[],
  terms: Terms,
  units: Source[],
  engines: Engine[],
): void {
  const row = objectRow(g.state, id);
  const snow = (c.supertypes & SupertypeBit.snow) !== 0;
  const byTapping: Option[] = [];
  const byRemoving: ByRemoving = new Map();
  const supply = supplyOf(g, player);
  const isPlainSource = suppliedBy(supply, id) !== 0;
  for (const index of indices) {
    const ability = c.abilities[index] as ActivatedAbility;
    if (!isForPayment(ability)) continue;
    const types = plainMana(ability);
    const usable = types === 0 ? activationRefusal(g, player, id, index) === null : isPlainSource;
    if (!usable) continue;
    const taps = ability.cost.some((cost) => cost.kind === 'tap');
    if (taps && terms.untappable.includes(id)) continue;
    if (types === 0) addOdd(g, player, row, c, index, ability, terms, snow, byTapping, byRemoving, units, engines);
    else if (supply.changed) {
      const lots = foreseen(g, player, id, index, [[types]]);
      if (lots.length > 0) engines.push({ object: id, index, lots, cost: null, pain: 0, life: 0, snow, taps });
    } else byTapping.push({ index, types, pain: 0, life: 0, plain: true });
  }
  if (byTapping.length > 0) units.push(sourceOf(id, c, byTapping, snow, true, terms));
  for (const { uses, options } of byRemoving.values())
    for (let i = 0; i < uses; i++) units.push(sourceOf(id, c, options, snow, false, terms));
}

/** What each choice of mana comes to where effects change it. */
function foreseen(g: G, player: PlayerId, object: ObjectId, index: number, lots: readonly Lot[]): readonly EngineLot[] {
  const choices = lots.flatMap((lot) =>
    lot.length === 1 ? each(lot[0] ?? 0).map((t) => manaText([firstType(t)])) : [manaText(lot.map(firstType))],
  );
  return choices.flatMap((choice) => {
    const mana = changedMana(g, player, { object, index, mana: choice }) ?? [];
    return mana.length === 0 ? [] : [{ types: mana.map((m) => 1 << m.type), choice }];
  });
}

/** Abilities that remove the same counters share them: by their cost, how often it can be paid and what for. */
type ByRemoving = Map<string, { readonly uses: number; readonly options: readonly Option[] }>;

function sourceOf(
  object: ObjectId,
  c: Characteristics,
  options: readonly Option[],
  snow: boolean,
  taps: boolean,
  terms: Terms,
): Source {
  const types = options.reduce((bits, o) => bits | o.types, 0);
  const pain = Math.min(...options.map((o) => o.pain));
  // What becomes a creature, say, had better not be tapped for it.
  const own = terms.own === object ? Pain.own : 0;
  const weight = own + weightOf(types, c, snow, pain, terms.demand);
  return { object, pool: -1, types, snow, rank: 0, options, weight, taps };
}

function addOdd(
  g: G,
  player: PlayerId,
  row: ObjectRow,
  c: Characteristics,
  index: number,
  ability: ActivatedAbility,
  terms: Terms,
  snow: boolean,
  byTapping: Option[],
  byRemoving: ByRemoving,
  units: Source[],
  engines: Engine[],
): void {
  const ctx = context(row.id, player);
  const payer: Payer = { player, ctx, playing: NO_OBJECT, forMana: true };
  const total = abilityCost(g, row.id, ability, [], ctx);
  if (total.unpayable || costsRefusal(g, total.others, payer) !== null) return;
  if (total.others.some((cost) => usesUp(g, cost, payer, terms.reserved))) return;
  const made = producedAnyway(g, ability, total.others, payer);
  if (made.lots.length === 0) return;
  if (made.only.length > 0 && !maySpend(g, made.only, row.id, player, terms.purpose)) return;
  const life = total.others.reduce((n, cost) => n + lifeIn(g, cost, ctx), 0);
  const pain = total.others.reduce((n, cost) => n + painOf(cost), 0) + made.sideEffects * Pain.sideEffect;
  const free = total.mana === null || (total.mana.generic === 0 && total.mana.symbols.length === 0);
  const taps = ability.cost.some((cost) => cost.kind === 'tap');
  const uses = taps ? 1 : usesLeft(g, ability, total.others, payer);
  const { changed } = supplyOf(g, player);
  if (free && !changed && made.lots.every((lot) => lot.length === 1)) {
    const option: Option = {
      index,
      types: made.lots.reduce((bits, lot) => bits | (lot[0] ?? 0), 0),
      pain,
      life,
      plain: false,
    };
    const counters = JSON.stringify(total.others);
    if (taps) byTapping.push(option);
    else if (total.others.some(({ kind }) => kind === 'removeCounters'))
      byRemoving.set(counters, { uses, options: [...(byRemoving.get(counters)?.options ?? []), option] });
    else for (let i = 0; i < uses; i++) units.push(sourceOf(row.id, c, [option], snow, false, terms));
    return;
  }
  const lots: readonly EngineLot[] =
    free && changed
      ? foreseen(g, player, row.id, index, made.lots)
      : made.lots.map((types) => ({ types, choice: null }));
  if (lots.length === 0) return;
  const engine: Engine = { object: row.id, index, lots, cost: free ? null : total.mana, pain, life, snow, taps };
  for (let i = 0; i < uses; i++) engines.push(engine);
}

/** What it gives whichever object is chosen for its cost, where that depends on the object. */
function producedAnyway(g: G, ability: ActivatedAbility, others: readonly Cost[], payer: Payer): Production {
  const { player, ctx } = payer;
  const actions = actionsOf(ability, []);
  const made = production(g, actions, player, ctx);
  if (made.lots.length > 0) return made;
  const named = others.find((cost) => 'as' in cost && cost.as !== undefined && costChoice(g, cost, payer)?.count === 1);
  if (named === undefined || !('as' in named) || named.as === undefined) return made;
  const [first, ...rest] = (costChoice(g, named, payer)?.from ?? []).map((id) =>
    production(g, actions, player, contextWith(ctx, { locals: { ...ctx.locals, [named.as as string]: [id] } })),
  );
  if (first === undefined) return made;
  const always = (lot: Lot): boolean => rest.every(({ lots }) => lots.some((other) => sameLot(lot, other)));
  return { ...first, lots: first.lots.filter(always) };
}
const sameLot = (a: Lot, b: Lot): boolean => a.length === b.length && a.every((types, i) => types === b[i]);

const lifeIn = (g: G, cost: Cost, ctx: Context): number =>
  cost.kind === 'life' && typeof cost.amount === 'number'
    ? cost.amount
    : cost.kind === 'life'
      ? (g.state.game.totals[ctx.controller]?.life ?? 0)
      : 0;

function painOf(cost: Cost): number {
  switch (cost.kind) {
    case 'tap':
      return 0;
    case 'life':
      return Pain.life;
    case 'sacrifice':
      return Pain.sacrifice;
    default:
      return Pain.other;
  }
}

/** The cost would use up something that is needed for another part of the payment. */
const usesUp = (g: G, cost: Cost, payer: Payer, reserved: readonly ObjectId[]): boolean => {
  if (reserved.length === 0) return false;
  const choice = costChoice(g, cost, payer);
  return (
    choice !== null &&
    choice.uses === 'object' &&
    choice.from.filter((id) => !reserved.includes(id)).length < choice.count
  );
};

/** How often an ability that does not tap can be activated now. */
function usesLeft(g: G, ability: ActivatedAbility, others: readonly Cost[], payer: Payer): number {
  if (ability.limit !== undefined) return 1;
  let uses = MOST_USES;
  for (const cost of others) {
    const choice = costChoice(g, cost, payer);
    if (cost.kind === 'removeCounters') uses = Math.min(uses, removals(g, cost, payer));
    else if (choice !== null && choice.count > 0) uses = Math.min(uses, Math.floor(choice.from.length / choice.count));
    if (cost.kind === 'life') uses = Math.min(uses, 4);
    if (cost.kind === 'untap') uses = 1;
  }
  return uses;
}
