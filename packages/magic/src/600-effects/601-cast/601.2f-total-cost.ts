/** The total cost (601.2f, 118.7–118.9): base or alternative cost, additional costs, increases, then reductions. */

import { type EntityId, isObject, MOST_AT_ONCE, type ObjectId, objectRow, type PlayerId } from '@rulewright/kernel';
import type { ActivatedAbility, Condition, Cost, CostChange, Filter, Mode } from '@rulewright/language/magic';
import { hasDecisions } from '@rulewright/rules';
import { ANY_COLOR } from '../../100-game/106-mana/106.1-mana-bits.ts';
import {
  ANY_TYPE,
  addCosts,
  type CostSymbol,
  type ManaCost,
  NO_MANA,
  parseCost,
} from '../../100-game/106-mana/107.4-mana-symbols.ts';
import { characteristics } from '../../100-game/109.3-characteristics.ts';
import { reduced } from '../../100-game/118-costs/118.7-reduced.ts';
import { isOneByOne, oneByOne } from '../../100-game/118-costs/costs-of-permanents.ts';
import { STACK, zoneOf } from '../../400-zones/400-zones.ts';
import { inRange } from '../../800-multiplayer/801-range.ts';
import { commanderTax } from '../../900-variants/903-commander/903.3-commander.ts';
import type { Context, G, StackEntry } from '../../state.ts';
import { holds, matches, select, selects, value, withCandidate } from '../../vocabulary/evaluate.ts';
import { isLoyaltyAbility, isManaAbility } from '../605-mana-abilities/605.1-mana-ability.ts';
import { type ActiveEffect, inForce } from '../613-continuous/611-active-effect.ts';
import { environment } from '../613-continuous/environment.ts';
import { WATERBEND } from './601.2b-announced-costs.ts';
import { withHalves } from './601.2b-hybrid.ts';
import { readAsSpell } from './601.3-as-spell.ts';
import type { CastWay } from './601.3-ways.ts';
import { grantedCosts } from './601.3e-granted.ts';
import { partsOf } from './parts.ts';
import type { SpellFace } from './spell-face.ts';

export interface TotalCost {
  /** Null if it includes no mana payment; {0} is a payment of nothing (118.5). */
  readonly mana: ManaCost | null;
  /** Everything else to be paid. */
  readonly others: readonly Cost[];
  /** 118.6: it includes the mana cost of an object that has none. */
  readonly unpayable: boolean;
  /** 118.14: mana of any type can be spent. */
  readonly anyType: boolean;
  /** It contains {X}, whatever X is. */
  readonly x?: boolean;
}

interface Sum {
  mana: ManaCost | null;
  others: Cost[];
  unpayable: boolean;
  x?: boolean;
}

/** One step on the way to a total cost, noted for whoever asks why. */
export interface CostStep {
  readonly code: string;
  readonly rule: string;
  /** The object responsible: the spell itself, or the source of an effect. */
  readonly source: ObjectId;
  /** The mana so far. */
  readonly mana: ManaCost | null;
}

/** Null where nobody asks why. */
type CostSteps = CostStep[] | null;

const NOTHING: readonly Cost[] = [];

function add(sum: Sum, mana: ManaCost | null, x: number): void {
  if (mana === null) {
    sum.unpayable = true;
    return;
  }
  if (mana.x > 0) sum.x = true;
  const known = withX(mana, x);
  sum.mana = sum.mana === null ? known : addCosts(sum.mana, known);
}

/** 107.3a: every {X} of a cost is the announced number of generic mana. */
const withX = (mana: ManaCost, x: number): ManaCost =>
  mana.x === 0 ? mana : { generic: mana.generic + mana.x * x, symbols: mana.symbols, x: 0 };

function addPart(g: G, sum: Sum, cost: Cost, ctx: Context): void {
  switch (cost.kind) {
    case 'mana':
      add(sum, lessened(g, parseCost(cost.mana), cost.less, ctx), ctx.x);
      return;
    case 'generic':
      // {X} whose X the text says.
      sum.x = true;
      add(sum, { ...NO_MANA, generic: Math.max(0, value(g, cost.amount, ctx)) }, 0);
      return;
    case 'manaCostOf':
      // 107.3h: X is 0, unless the object is a spell on the stack, whose generic mana the chosen X is.
      for (const id of select(g, cost.what, ctx))
        if (isObject(id)) add(sum, characteristics(g, id).cost, id === ctx.source ? ctx.x : 0);
      return;
    case 'either':
      addAll(g, sum, cost.options[(ctx.paid[cost.name] ?? 1) - 1] ?? NOTHING, ctx);
      return;
    case 'choosePlayer':
      return;
    case 'leastX':
      if (ctx.x < cost.least) sum.unpayable = true;
      return;
    case 'removeCounters':
      if (isOneByOne(cost) && cost.count !== 'all') sum.others.push(...oneByOne(cost, value(g, cost.count, ctx)));
      else sum.others.push(cost);
      return;
    case 'waterbend':
      addWaterbend(sum, cost.mana, ctx);
      return;
    case 'exile':
      if (cost.anyNumber === true) addAnnounced(sum, cost, ctx);
      else sum.others.push(cost);
      return;
    case 'sacrifice':
    case 'tapOthers':
      if (cost.announced === true || (cost.kind === 'sacrifice' && cost.anyNumber === true))
        addAnnounced(sum, cost, ctx);
      else sum.others.push(cost);
      return;
    default:
      sum.others.push(cost);
  }
}

/** 701.67a: what is tapped pays for one generic mana each. */
function addWaterbend(sum: Sum, text: string, ctx: Context): void {
  const tapped = ctx.locals[WATERBEND];
  const count = Array.isArray(tapped) ? tapped.length : 0;
  const mana = withX(parseCost(text), ctx.x);
  if (text.includes('{X}')) sum.x = true;
  add(sum, { ...mana, generic: Math.max(0, mana.generic - count) }, 0);
  if (count > 0)
    sum.others.push({ kind: 'tapOthers', what: { kind: 'is', what: { kind: 'var', name: WATERBEND } }, count });
}

/** 601.2b: what was chosen as the cost was announced, and nothing else, is what it is paid with. */
function addAnnounced(
  sum: Sum,
  cost: Extract<Cost, { kind: 'sacrifice' | 'tapOthers' | 'exile' }>,
  ctx: Context,
): void {
  const { as: name = '' } = cost;
  const chosen = ctx.locals[name];
  if (!Array.isArray(chosen)) sum.others.push(cost);
  else if (chosen.length > 0) {
    const what = { kind: 'is', what: { kind: 'var', name } } as const;
    sum.others.push({ ...cost, announced: false, anyNumber: false, count: chosen.length, what } as Cost);
  }
}

function addAll(g: G, sum: Sum, costs: readonly Cost[], ctx: Context): void {
  for (const cost of costs) addPart(g, sum, cost, ctx);
}

function total({ mana, others, unpayable, x }: Sum, any: CastWay['anyMana']): TotalCost {
  const exceptColorless = any === 'color' && mana !== null && mana.symbols.some(isColorless);
  return {
    mana: exceptColorless ? { ...mana, symbols: mana.symbols.map(asThoughOfColor) } : mana,
    others: others.length === 0 ? NOTHING : others,
    unpayable,
    anyType: any !== false && !exceptColorless,
    ...(x === true ? { x } : {}),
  };
}
/** 609.4b, 105.4: colourless is no colour, so mana "as though it were mana of any color" does not pay for {C}. */
const isColorless = ({ types }: CostSymbol): boolean => types !== 0 && (types & ANY_COLOR) === 0;
const asThoughOfColor = (symbol: CostSymbol): CostSymbol =>
  isColorless(symbol) ? symbol : { ...symbol, types: ANY_TYPE };

/** A cost that no rule of 601.2f changes: one that is paid while something resolves (118.12). */
export function plainCost(g: G, costs: readonly Cost[], ctx: Context): TotalCost {
  const sum: Sum = { mana: null, others: [], unpayable: false };
  addAll(g, sum, costs, ctx);
  return total(sum, false);
}

/** All costs of casting a spell in one way that something may have to be decided about. */
export function announcedCosts(
  g: G,
  face: SpellFace,
  way: CastWay,
  modes: readonly Mode[],
  ctx: Context,
): readonly Cost[] {
  const parts = partsOf(face.abilities);
  const own = [way.cost ?? NOTHING, way.permit?.extra ?? NOTHING];
  const lists = [...own, ...parts.additional.map((a) => a.cost), ...modes.map((m) => m.cost ?? NOTHING)];
  for (const extra of parts.optional) if ((ctx.paid[extra.name ?? ''] ?? 0) > 0) lists.push(extra.cost);
  return lists.some((costs) => hasDecisions(g, costs)) ? lists.flat() : NOTHING;
}

/** What is paid for a spell for certain besides its mana cost. */
export const costsOf = (face: SpellFace, way: CastWay): readonly Cost[] => [
  ...(way.cost ?? NOTHING),
  ...(way.permit?.extra ?? NOTHING),
  ...partsOf(face.abilities).additional.flatMap((a) => a.cost),
];

/** What a spell costs to cast in one way. `object` is the spell, or the card before it is on the stack. */
export function spellCost(
  g: G,
  object: ObjectId,
  face: SpellFace,
  way: CastWay,
  modes: readonly Mode[],
  ctx: Context,
  steps: CostSteps = null,
): TotalCost {
  const parts = partsOf(face.abilities);
  const sum: Sum = { mana: null, others: [], unpayable: false };
  if (way.cost !== null) addAll(g, sum, way.cost, ctx);
  else if (!way.free) add(sum, face.cost, ctx.x);
  const basic = way.cost === null && !way.free;
  steps?.push({
    code: basic ? 'cost-printed' : 'cost-alternative',
    rule: basic ? '202.1' : '118.9',
    source: object,
    mana: sum.mana,
  });
  for (const extra of [...parts.additional, ...(way.permit === null ? [] : [{ cost: way.permit.extra }])]) {
    addAll(g, sum, extra.cost, ctx);
    steps?.push({ code: 'cost-additional', rule: '118.8', source: object, mana: sum.mana });
  }
  const tax = commanderTax(g, object);
  if (tax > 0) {
    add(sum, { ...NO_MANA, generic: tax }, 0);
    steps?.push({ code: 'cost-commander', rule: '903.8', source: object, mana: sum.mana });
  }
  for (const extra of parts.optional) {
    for (let i = ctx.paid[extra.name ?? ''] ?? 0; i > 0; i--) addAll(g, sum, extra.cost, ctx);
  }
  for (const mode of modes) addAll(g, sum, mode.cost ?? NOTHING, ctx);
  for (let i = 1; i < modes.length; i++) addAll(g, sum, parts.escalate, ctx);
  changeMana(g, sum, 'spell', object, ctx, null, steps);
  return total(sum, way.anyMana === true ? true : anyManaFor(g, 'spell', object, ctx.controller, way.anyMana));
}

export function abilityCost(
  g: G,
  source: ObjectId,
  ability: ActivatedAbility,
  modes: readonly Mode[],
  ctx: Context,
  steps: CostSteps = null,
): TotalCost {
  const sum: Sum = { mana: null, others: [], unpayable: false };
  addAll(g, sum, ability.cost, ctx);
  steps?.push({ code: 'cost-printed', rule: '602.1a', source, mana: sum.mana });
  for (const mode of modes) addAll(g, sum, mode.cost ?? NOTHING, ctx);
  changeMana(g, sum, 'ability', source, ctx, ability, steps);
  reduceOwn(g, sum, ability, ctx);
  return total(sum, anyManaFor(g, 'ability', source, ctx.controller));
}

/** 609.4b: as though of what mana effects let the player spend it for this, if they let them do more than is known already. */
function anyManaFor(
  g: G,
  of: CostChange['of'],
  object: ObjectId,
  player: PlayerId,
  known: CastWay['anyMana'] = false,
): CastWay['anyMana'] {
  let any = known;
  for (const a of environment(g).may) {
    const { effect, ctx } = a;
    if (effect.action !== 'anyMana' || effect.of !== of || !selects(g, effect.who, player, ctx)) continue;
    const what = of === 'spell' ? readAsSpell(g, effect.what, object) : effect.what;
    if (!matches(g, what, object, ctx) || !inForce(g, a)) continue;
    if (effect.as === undefined) return true;
    any = effect.as;
  }
  return any;
}

/** What the ability itself says it costs less. */
function reduceOwn(g: G, sum: Sum, ability: ActivatedAbility, ctx: Context): void {
  const { less } = ability;
  if (less === undefined || sum.mana === null) return;
  if (less.targets !== undefined && !targetsFit(g, less.targets, less.count ?? 1, ctx.locals, ability, ctx, true))
    return;
  if (less.condition !== undefined && !holds(g, less.condition, ctx)) return;
  sum.mana = lessened(g, sum.mana, { mana: less.mana, times: less.times ?? 1 }, ctx);
}

/**
 * Whether an ability has so many targets that fit. Before they are chosen, what would make it cost less is hoped for if there is
 * something that it could target.
 */
function targetsFit(
  g: G,
  where: Filter,
  count: number,
  announced: Context['locals'],
  ability: ActivatedAbility | null,
  ctx: Context,
  isHopeful: boolean,
): boolean {
  const chosen = (ability?.targets ?? []).map(({ name }) => announced[name]);
  const known = chosen.filter((ids): ids is readonly EntityId[] => Array.isArray(ids));
  if (known.length > 0) return known.flat().filter((id) => matches(g, where, id, ctx)).length >= count;
  if (!isHopeful || chosen.length === 0) return false;
  return ANYWHERE.flatMap((zone) => select(g, { kind: 'each', where, zones: [zone] }, ctx)).length >= count;
}

/** "This cost is reduced by {1} for each …" */
function lessened(g: G, cost: ManaCost, less: Reduction | undefined, ctx: Context): ManaCost {
  if (less === undefined) return cost;
  // No cost has as much as can be lessened.
  const n = Math.min(Math.max(0, value(g, less.times, ctx)), MOST_AT_ONCE);
  const { generic, symbols } = parseCost(less.mana);
  const by = { generic: generic * n, symbols: Array.from({ length: n }, () => symbols).flat(), x: 0 };
  return reduced(cost, by, g.state.game.profile.coloredReduction === 'spills');
}
type Reduction = NonNullable<Extract<Cost, { kind: 'mana' }>['less']>;

/** 601.2f: increases first, then reductions. */
function changeMana(
  g: G,
  sum: Sum,
  of: CostChange['of'],
  object: ObjectId,
  ctx: Context,
  ability: ActivatedAbility | null,
  steps: CostSteps,
): void {
  const costs = [...environment(g).costs, ...(of === 'spell' ? grantedCosts(g, object, ctx) : [])];
  if (costs.length === 0) return;
  // What the spell itself says of its cost may speak of what has been announced.
  const read = (a: ActiveEffect<CostChange>): Context =>
    a.ctx.source === object ? { ...a.ctx, locals: ctx.locals, paid: ctx.paid, x: ctx.x } : a.ctx;
  const applying = costs.filter((a) => applies(g, a, of, object, ctx, ability, read));
  for (const a of applying) {
    if (a.effect.extra !== undefined)
      for (let i = timesOf(g, a, read(a), object); i > 0; i--) addAll(g, sum, a.effect.extra, read(a));
    if (a.effect.more === undefined) continue;
    add(sum, times(g, a, a.effect.more, read(a), object), 0);
    steps?.push({ code: 'cost-more', rule: '601.2f', source: a.ctx.source, mana: sum.mana });
  }
  if (sum.mana !== null) sum.mana = withHalves(sum.mana, ctx);
  for (const a of applying) {
    const less = reduction(g, a, read(a), object);
    if (less === null || sum.mana === null) continue;
    sum.mana = leaving(g, a, sum.mana, reduced(sum.mana, less, spills(g, a)));
    steps?.push({ code: 'cost-less', rule: '118.7', source: a.ctx.source, mana: sum.mana });
  }
  for (const a of applying) {
    if (a.effect.atLeast === undefined) continue;
    const mana = sum.mana ?? NO_MANA;
    const missing = value(g, a.effect.atLeast, a.ctx) - sizeOf(mana);
    if (missing <= 0) continue;
    sum.mana = { ...mana, generic: mana.generic + missing };
    steps?.push({ code: 'cost-more', rule: '601.2f', source: a.ctx.source, mana: sum.mana });
  }
}

const sizeOf = (cost: ManaCost): number => cost.generic + cost.symbols.length;

/** "This effect can't reduce the mana in that cost to less than one mana." */
function leaving(g: G, a: ActiveEffect<CostChange>, before: ManaCost, after: ManaCost): ManaCost {
  if (a.effect.least === undefined) return after;
  const missing = Math.min(value(g, a.effect.least, a.ctx), sizeOf(before)) - sizeOf(after);
  return missing > 0 ? { ...after, generic: after.generic + missing } : after;
}

/** 118.7b–c: whether what a coloured reduction cannot take from its colour is taken from the generic mana. */
const spills = (g: G, a: ActiveEffect<CostChange>): boolean =>
  a.effect.onlyColored !== true && g.state.game.profile.coloredReduction === 'spills';

const OF_ABILITIES: Readonly<Record<NonNullable<CostChange['abilities']>, (ability: ActivatedAbility) => boolean>> = {
  nonMana: (ability) => !isManaAbility(ability),
  loyalty: isLoyaltyAbility,
};

function applies(
  g: G,
  a: ActiveEffect<CostChange>,
  of: CostChange['of'],
  object: ObjectId,
  { controller: player, locals: announced }: Context,
  ability: ActivatedAbility | null,
  read: (a: ActiveEffect<CostChange>) => Context,
): boolean {
  const { effect, ctx } = a;
  if (effect.of !== of || (effect.keyword !== undefined && effect.keyword !== ability?.keyword)) return false;
  // 116.2: a special action is no ability that is activated; effects on it name it by its keyword.
  if (ability?.special === true && effect.keyword === undefined) return false;
  if (effect.abilities !== undefined && (ability === null || !OF_ABILITIES[effect.abilities](ability))) return false;
  if (
    effect.targets !== undefined &&
    !targetsFit(g, effect.targets, 1, announced, ability, ctx, effect.less !== undefined)
  )
    return false;
  if (effect.zones?.some((zone) => objectRow(g.state, object).zone === zoneOf(zone)) === false) return false;
  if (effect.who !== undefined && !selects(g, effect.who, player, ctx)) return false;
  const what: Filter = of === 'spell' ? hopeful(g, a, readAsSpell(g, effect.what, object), object) : effect.what;
  if (!matches(g, what, object, ctx) || !inRange(g, ctx.controller, object)) return false;
  if (ctx.source !== object || a.condition === null) return inForce(g, a);
  return holds(g, a.condition, read(a)) || (effect.less !== undefined && isHopedFor(g, a.condition, object, ctx));
}

/**
 * 601.2: whether a card can be cast is asked before its costs and targets are announced, on which its cost may hang. It may be
 * tried if there is something to announce; who cannot pay then takes the casting back (732.1).
 */
function isHopedFor(g: G, condition: Condition, object: ObjectId, ctx: Context): boolean {
  if (objectRow(g.state, object).zone === STACK) return false;
  if (condition.kind === 'paid')
    return partsOf(characteristics(g, object).abilities).optional.some(
      ({ name, counts }) => name === condition.cost || counts === condition.cost,
    );
  if (condition.kind !== 'exists' || condition.what.kind !== 'filter' || condition.what.of.kind !== 'targetsOf')
    return false;
  const { where } = condition.what;
  return ANYWHERE.some((zone) => select(g, { kind: 'each', where, zones: [zone] }, ctx).length > 0);
}
/** The same hope where another object says that what targets something costs less (601.2c comes before 601.2f). */
function hopeful(g: G, { effect, ctx }: ActiveEffect<CostChange>, what: Filter, object: ObjectId): Filter {
  if (effect.less === undefined || !speaksOfTargets(what)) return what;
  const entry = objectRow(g.state, object).stack as StackEntry | null;
  if (entry !== null && entry.targets.length > 0) return what;
  const hope = (f: Filter): Filter => {
    if (f.kind === 'all') return { kind: 'all', of: f.of.map(hope) };
    if (f.kind !== 'targets') return f;
    const { where } = f;
    const isThere = ANYWHERE.some((zone) => select(g, { kind: 'each', where, zones: [zone] }, ctx).length > 0);
    return isThere ? { kind: 'all', of: [] } : f;
  };
  return hope(what);
}
const speaksOfTargets = (f: Filter): boolean =>
  f.kind === 'targets' || (f.kind === 'all' && f.of.some(speaksOfTargets));

const ANYWHERE = ['battlefield', 'stack', 'graveyard'] as const;

/** 118.7: so much mana, or the mana cost of an object. */
function reduction(g: G, a: ActiveEffect<CostChange>, ctx: Context, object: ObjectId): ManaCost | null {
  const { less, lessCostOf } = a.effect;
  if (less !== undefined) return times(g, a, less, ctx, object);
  const [of] = lessCostOf === undefined ? [] : select(g, lessCostOf, ctx);
  return of !== undefined && isObject(of) ? characteristics(g, of).cost : null;
}

/** More cannot be paid, nor be lessened. */
const timesOf = (g: G, a: ActiveEffect<CostChange>, ctx: Context, object: ObjectId): number =>
  a.effect.times === undefined
    ? 1
    : Math.min(Math.max(0, value(g, a.effect.times, withCandidate(ctx, object))), MOST_AT_ONCE);

function times(g: G, a: ActiveEffect<CostChange>, text: string, ctx: Context, object: ObjectId): ManaCost {
  const mana = parseCost(text);
  const n = timesOf(g, a, ctx, object);
  if (n === 1) return mana;
  return { generic: mana.generic * n, symbols: Array.from({ length: n }, () => mana.symbols).flat(), x: 0 };
}
