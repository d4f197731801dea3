/**
 * Convoke, improvise and delve: other things than mana pay for mana in the total cost of a spell (702.51, 702.66, 702.126).
 * They are chosen once the total cost is known, and come off it; what they do (tap, exile) is paid with the other costs.
 */
import { type ChooseEntities, type ObjectId, objectRow, type PlayerId, zoneObjects } from '@rulewright/kernel';
import type { Cost } from '@rulewright/language/magic';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { BATTLEFIELD, GRAVEYARD } from '../../400-zones/400-zones.ts';
import type { TotalCost } from '../../600-effects/601-cast/601.2f-total-cost.ts';
import { Flag, type G } from '../../state.ts';
import type { CostSymbol, ManaCost } from '../106-mana/107.4-mana-symbols.ts';
import { characteristics, controllerOf, isType } from '../109.3-characteristics.ts';
import { canPayMana } from './118.3-payable.ts';
import type { Purpose } from './auto-payer.ts';
import { purposeWith } from './mana-sources.ts';
import type { Payer } from './payer.ts';
import { supplyOf } from './supply.ts';

interface HelpKeyword {
  readonly rule: string;
  readonly candidates: (g: G, player: PlayerId) => readonly ObjectId[];
  /** Colours of mana that it pays for beside generic mana, as bits. */
  readonly colors: (g: G, id: ObjectId) => number;
  /** What is done to so many of those that are bound to a name. */
  readonly cost: (name: string, count: number) => Cost;
}

const untapped =
  (type: number) =>
  (g: G, player: PlayerId): readonly ObjectId[] =>
    zoneObjects(g, BATTLEFIELD, player).filter((id) => {
      const { flags } = objectRow(g.state, id);
      if ((flags & (Flag.tapped | Flag.phasedOut)) !== 0 || controllerOf(g, id) !== player) return false;
      return isType(characteristics(g, id), type);
    });

const is = (name: string) => ({ kind: 'is', what: { kind: 'var', name } }) as const;
const tapping = (name: string, count: number): Cost => ({ kind: 'tapOthers', what: is(name), count });

const table: Readonly<Record<string, HelpKeyword>> = {
  convoke: {
    rule: '702.51a',
    candidates: untapped(TypeBit.creature),
    colors: (g, id) => characteristics(g, id).colors,
    cost: tapping,
  },
  improvise: { rule: '702.126a', candidates: untapped(TypeBit.artifact), colors: () => 0, cost: tapping },
  delve: {
    rule: '702.66a',
    candidates: (g, player) => zoneObjects(g, GRAVEYARD, player),
    colors: () => 0,
    cost: (name, count) => ({ kind: 'exile', what: is(name), from: 'graveyard', count }),
  },
};

interface Helper {
  readonly keyword: string;
  readonly id: ObjectId;
  readonly colors: number;
}

export const bindingFor = (keyword: string): string => `${keyword}.with`;

function helpersOf(g: G, keywords: readonly string[], { player, playing }: Payer): readonly Helper[] {
  return keywords.flatMap((keyword) => {
    const help = table[keyword];
    if (help === undefined) return [];
    const ids = help.candidates(g, player).filter((id) => id !== playing);
    return ids.map((id) => ({ keyword, id, colors: help.colors(g, id) }));
  });
}

const amountOf = (mana: ManaCost): number => mana.generic + mana.symbols.length;

/** The cost without what these helpers pay for, such that the rest can be paid; null if there is no such way. */
function without(
  mana: ManaCost,
  helpers: readonly Helper[],
  payable: (rest: ManaCost) => boolean,
  at = 0,
): ManaCost | null {
  const helper = helpers[at];
  if (helper === undefined) return payable(mana) ? mana : null;
  const tried = new Set<string>();
  for (let i = 0; i < mana.symbols.length; i++) {
    const symbol = mana.symbols[i] as CostSymbol;
    if ((symbol.types & helper.colors) === 0 || tried.has(symbol.text)) continue;
    tried.add(symbol.text);
    const rest = without({ ...mana, symbols: mana.symbols.toSpliced(i, 1) }, helpers, payable, at + 1);
    if (rest !== null) return rest;
  }
  return mana.generic === 0 ? null : without({ ...mana, generic: mana.generic - 1 }, helpers, payable, at + 1);
}

/** Those that tap are not there for mana as well. */
const rest = (g: G, total: TotalCost, payer: Payer, purpose: Purpose | null, helpers: readonly Helper[]) =>
  function payable(mana: ManaCost): boolean {
    const ids = helpers.map((h) => h.id);
    return canPayMana(g, payer.player, mana, total.anyType, purposeWith(purpose, total), ids);
  };

/** Helpers that make the cost payable, as few as are needed; null if all of them are not enough. */
export function suggestedHelp(
  g: G,
  keywords: readonly string[],
  total: TotalCost,
  payer: Payer,
  purpose: Purpose | null,
): readonly Helper[] | null {
  const { mana } = total;
  if (mana === null || total.unpayable) return null;
  const wanted = mana.symbols.reduce((bits, s) => bits | s.types, 0);
  const { sources } = supplyOf(g, payer.player);
  // What gives mana by itself comes last, what pays for coloured mana first.
  const order = (h: Helper): number => (sources.includes(h.id) ? 2 : 0) + ((h.colors & wanted) === 0 ? 1 : 0);
  const all = helpersOf(g, keywords, payer).toSorted((a, b) => order(a) - order(b));
  const most = Math.min(all.length, amountOf(mana));
  for (let n = 0; n <= most; n++) {
    const some = all.slice(0, n);
    if (without(mana, some, rest(g, total, payer, purpose, some)) !== null) return some;
  }
  return null;
}

/** A question which objects to use, with an answer that will do; null if nothing can be used. */
export interface ChooseHelp extends ChooseEntities {
  readonly suggested: readonly ObjectId[];
}

export function helpQuestion(
  g: G,
  keyword: string,
  keywords: readonly string[],
  total: TotalCost,
  payer: Payer,
  purpose: Purpose,
): ChooseHelp | null {
  const { mana } = total;
  const from = helpersOf(g, [keyword], payer).map((h) => h.id);
  const most = mana === null ? 0 : keyword === 'convoke' ? amountOf(mana) : mana.generic;
  if (from.length === 0 || most === 0) return null;
  const suggested = suggestedHelp(g, keywords, total, payer, purpose) ?? [];
  return {
    kind: 'entities',
    player: payer.player,
    rule: table[keyword]?.rule ?? '601.2h',
    prompt: `cost-${keyword}`,
    about: payer.playing,
    from,
    min: 0,
    max: Math.min(from.length, most),
    suggested: suggested.filter((h) => h.keyword === keyword).map((h) => h.id),
  };
}

/** The cost that is left, with what is done to the helpers; null if it cannot be paid so. */
export function helpedCost(
  g: G,
  total: TotalCost,
  chosen: Readonly<Record<string, readonly ObjectId[]>>,
  payer: Payer,
  purpose: Purpose,
): TotalCost | null {
  const { mana } = total;
  const helpers = Object.entries(chosen).flatMap(([keyword, ids]) =>
    ids.map((id): Helper => ({ keyword, id, colors: table[keyword]?.colors(g, id) ?? 0 })),
  );
  if (mana === null || helpers.length === 0) return total;
  const left = without(mana, helpers, rest(g, total, payer, purpose, helpers));
  if (left === null) return null;
  const costs = Object.entries(chosen).flatMap(([keyword, ids]): readonly Cost[] => {
    const help = table[keyword];
    return help === undefined || ids.length === 0 ? [] : [help.cost(bindingFor(keyword), ids.length)];
  });
  return { ...total, mana: left, others: [...total.others, ...costs] };
}
