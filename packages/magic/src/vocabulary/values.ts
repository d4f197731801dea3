/** The values that only Magic has: numbers worked out from the game. */

import { Aspect, asPlayer, isObject, isPlayer, zoneObjects } from '@rulewright/kernel';
import type { ColorName, MagicFamilies, MagicValue } from '@rulewright/language/magic';
import { chosen, sum, type ValueTable } from '@rulewright/rules';
import { bitCount } from '../100-game/106-mana/106.1-mana-bits.ts';
import { characteristics, controllerOf, hasSubtype } from '../100-game/109.3-characteristics.ts';
import type { Characteristics } from '../100-game/109.3-draft.ts';
import { subtypeKind } from '../200-cards/205.3-subtypes.ts';
import { BASIC_LAND_MANA, colorBits } from '../200-cards/205-card-types.ts';
import { BATTLEFIELD } from '../400-zones/400-zones.ts';
import { manaSpent } from '../600-effects/601-cast/601.2h-spent.ts';
import { isEvent } from '../700-additional/700.1-events/types.ts';
import { speedOf } from '../700-additional/702-keywords/start-your-engines.ts';
import { finalChapter } from '../700-additional/714-sagas.ts';
import { castsOfCommanders } from '../900-variants/903-commander/903.3-commander.ts';
import type { Context, G } from '../state.ts';
import { select } from './evaluate.ts';
import { Facet } from './facet.ts';

const { zone, control, counters, identity, notes, player, history, stack } = Aspect;

export const values: ValueTable<MagicValue<MagicFamilies>, G> = {
  life: {
    reads: player,
    facet: 0,
    impersonal: true,
    evaluate: (g, v, ctx) =>
      sum(select(g, v.of, ctx), (id) => (isPlayer(id) ? (g.state.game.totals[id]?.life ?? 0) : 0)),
  },
  startingLife: {
    reads: 0,
    facet: 0,
    impersonal: true,
    evaluate: (g, v, ctx) => sum(select(g, v.of, ctx), (id) => (isPlayer(id) ? g.state.game.format.life : 0)),
  },
  minimumDeckSize: { reads: 0, facet: 0, evaluate: (g) => (g.state.game.format.commanders ? 100 : 60) },
  commanderCasts: {
    reads: player,
    facet: 0,
    evaluate: (g, v, ctx) => sum(select(g, v.of, ctx), (id) => (isPlayer(id) ? castsOfCommanders(g, id) : 0)),
  },
  turnsTaken: {
    reads: player,
    facet: 0,
    evaluate: (g, v, ctx) =>
      sum(select(g, v.of, ctx), (id) => (isPlayer(id) ? (g.state.game.totals[id]?.turnsTaken ?? 0) : 0)),
  },
  different: {
    reads: identity | counters | control | zone,
    facet: Facet.name | Facet.type | Facet.color | Facet.power,
    evaluate: (g, v, ctx) =>
      different[v.what](
        select(g, v.of, ctx)
          .filter(isObject)
          .map((id) => characteristics(g, id)),
      ),
  },
  finalChapter: {
    reads: identity,
    facet: Facet.ability,
    evaluate(g, v, ctx) {
      const id = select(g, v.of, ctx).find(isObject);
      return id === undefined ? 0 : finalChapter(characteristics(g, id));
    },
  },
  spent: { reads: stack | history, facet: 0, evaluate: (g, v, ctx) => manaSpent(g, v, ctx) },
  // 615.5
  prevented: {
    reads: 0,
    facet: 0,
    evaluate: (_, __, { event }) => (event !== null && isEvent(event, 'damage') ? (event.prevented ?? 0) : 0),
  },
  speed: {
    reads: zone | notes,
    facet: 0,
    evaluate: (g, v, ctx) => sum(select(g, v.of, ctx), (id) => (isPlayer(id) ? speedOf(g, id) : 0)),
  },
  devotion: {
    reads: identity | control | zone | notes,
    facet: Facet.name | Facet.control,
    evaluate: (g, v, ctx) => {
      const word = v.key === undefined ? undefined : chosen(g.state, v.key, ctx);
      return devotion(g, typeof word === 'string' ? [word as ColorName] : v.colors, ctx);
    },
  },
};

const count = (all: readonly unknown[]): number => new Set(all).size;
const union = (bits: readonly number[]): number => bits.reduce((a, b) => a | b, 0);

const different: Readonly<
  Record<Extract<MagicValue<MagicFamilies>, { kind: 'different' }>['what'], (of: readonly Characteristics[]) => number>
> = {
  names: (of) => count(of.map((c) => c.name).filter((name) => name !== '')),
  colors: (of) => bitCount(union(of.map((c) => c.colors))),
  types: (of) => bitCount(union(of.map((c) => c.types))),
  powers: (of) => count(of.map((c) => c.power).filter((power) => power !== null)),
  manaValues: (of) => count(of.map((c) => c.manaValue)),
  /** Domain (207.2c). */
  basicLandTypes: (of) => count(of.flatMap((c) => c.subtypes.filter((t) => BASIC_LAND_MANA[t] !== undefined))),
  party: (of) => partySize(of),
  sharedType: (of) => mostOfAType(of),
  colorPairs: (of) => count(of.map((c) => c.colors).filter((colors) => bitCount(colors) === 2)),
};

/** 205.3m, 702.73a: what is every creature type shares each of them. */
function mostOfAType(of: readonly Characteristics[]): number {
  const every = of.filter((c) => c.everyCreatureType).length;
  const shared = new Map<string, number>();
  for (const c of of) {
    if (c.everyCreatureType) continue;
    for (const type of c.subtypes) if (subtypeKind(type) === 'creature') shared.set(type, (shared.get(type) ?? 0) + 1);
  }
  return every + Math.max(0, ...shared.values());
}

const PARTY = ['Cleric', 'Rogue', 'Warrior', 'Wizard'];
/** 700.8b: each creature counts for one of its types, so that the number is the highest. */
function partySize(of: readonly Characteristics[]): number {
  const member = new Map<string, Characteristics>();
  const find = (c: Characteristics, asked: Set<string>): boolean => {
    for (const type of PARTY) {
      if (asked.has(type) || !hasSubtype(c, type)) continue;
      asked.add(type);
      const other = member.get(type);
      if (other !== undefined && !find(other, asked)) continue;
      member.set(type, c);
      return true;
    }
    return false;
  };
  for (const c of of) find(c, new Set());
  return member.size;
}

/** 700.5: mana symbols of any of the colours among the costs of permanents you control. */
function devotion(g: G, colors: readonly ColorName[], ctx: Context): number {
  const wanted = colorBits(colors);
  let total = 0;
  for (const id of zoneObjects(g, BATTLEFIELD, asPlayer(0))) {
    if (controllerOf(g, id) !== ctx.controller) continue;
    for (const symbol of characteristics(g, id).cost?.symbols ?? []) if ((symbol.types & wanted) !== 0) total++;
  }
  return total;
}
