/** What mana an ability would add if it resolved now (106, 605). */

import { countersEvent, eventKind, fork, MOST_AT_ONCE, type Note, objectRow, type PlayerId } from '@rulewright/kernel';
import type { Action, Filter, Mana } from '@rulewright/language/magic';
import { ANY_COLOR, each, symbolTypes } from '../../100-game/106-mana/106.1-mana-bits.ts';
import { manaTypes } from '../../100-game/106-mana/106.7-mana-types.ts';
import type { Context, G } from '../../state.ts';
import { holds, select, value } from '../../vocabulary/evaluate.ts';
import { amongTypes, colorType } from './plain-mana.ts';

/** A choice of mana: one entry per mana, the types it can be as bits. */
export type Lot = readonly number[];

export interface Production {
  /** The lots between which the player chooses. */
  readonly lots: readonly Lot[];
  /** Restrictions on what the mana may be spent on (106.6). */
  readonly only: readonly Filter[];
  /** How many other things the ability does. */
  readonly sideEffects: number;
}

type ManaAction = Extract<Action, { do: 'mana' }>;

const NOTHING: Lot = [];

/** What would be more than one instruction may come to is not offered; whoever adds it is told so. */
const playableAmount = (n: number): number => Math.min(Math.max(0, n), MOST_AT_ONCE);

const repeated = (types: number, n: number): Lot => Array.from({ length: playableAmount(n) }, () => types);

function lotsOf(g: G, mana: Mana, ctx: Context, open: readonly string[]): readonly Lot[] {
  switch (mana.kind) {
    case 'fixed':
      return [symbolTypes(mana.mana)];
    case 'oneOf':
      return mana.mana.map(symbolTypes);
    case 'either':
      return mana.of.flatMap((one) => lotsOf(g, one, ctx, open));
    case 'times': {
      const n = value(g, mana.amount, ctx);
      return [Array.from({ length: playableAmount(n) }, () => symbolTypes(mana.mana)).flat()];
    }
    case 'anyColor': {
      const n = value(g, mana.amount, ctx);
      const colors = amongTypes(mana.among);
      if (n === 1 || mana.combination === true) return [repeated(colors, n)];
      return each(colors).map((color) => repeated(color, n));
    }
    case 'identity':
    case 'colorsOf':
    case 'couldProduce':
    case 'sameType': {
      const n = value(g, mana.amount, ctx);
      const types = manaTypes(g, mana, ctx, lotsProduced);
      return types === 0 ? [NOTHING] : each(types).map((type) => repeated(type, n));
    }
    case 'chosenColor': {
      if (open.includes(mana.key)) {
        const n = value(g, mana.amount, ctx);
        return each(ANY_COLOR).map((color) => repeated(color, n));
      }
      const chosen: Note | undefined = objectRow(g.state, ctx.source).notes[mana.key];
      const color = typeof chosen === 'string' ? colorType(chosen) : 0;
      return color === 0 ? [NOTHING] : [repeated(color, value(g, mana.amount, ctx))];
    }
  }
}

/** The instructions that would be followed now, with conditions decided. */
function effective(g: G, actions: readonly Action[], ctx: Context): readonly Action[] {
  if (!actions.some((a) => a.do === 'if')) return actions;
  return actions.flatMap((a) => {
    if (a.do !== 'if') return [a];
    return effective(g, holds(g, a.condition, ctx) ? a.then : (a.else ?? []), ctx);
  });
}

const isFor = (g: G, action: ManaAction, player: PlayerId, ctx: Context): boolean =>
  action.who === undefined || select(g, action.who, ctx).includes(player);

/** The keys of colours that the ability itself has chosen, of all five, for the mana that it adds then. */
const chosenFor = (actions: readonly Action[]): readonly string[] =>
  actions.flatMap((a) =>
    a.do === 'chooseColor' && Object.keys(a).length === 2 && actions.some((m) => isOfChosen(m, a.key)) ? [a.key] : [],
  );
const isOfChosen = (action: Action, key: string): boolean =>
  action.do === 'mana' && action.mana.kind === 'chosenColor' && action.mana.key === key;
const isChoiceFor = (action: Action, open: readonly string[]): boolean =>
  action.do === 'chooseColor' && open.includes(action.key);

/** 608.2c: counters that it gets first are counted; the game is a fork to be looked at. */
function afterCounters(g: G, action: Action, ctx: Context): G {
  if (action.do !== 'counters' || action.on.kind !== 'this' || typeof action.counter !== 'string') return g;
  const ahead: G = { ...g, state: fork(g.state) };
  const event = countersEvent(ctx.source, action.counter, value(g, action.count, ctx));
  eventKind(ahead, event).apply(ahead, event);
  return ahead;
}

export function production(g: G, actions: readonly Action[], player: PlayerId, ctx: Context): Production {
  let lots: readonly Lot[] = [NOTHING];
  const only: Filter[] = [];
  let sideEffects = 0;
  const followed = effective(g, actions, ctx);
  const open = chosenFor(followed);
  let then = g;
  for (const action of followed) {
    if (isChoiceFor(action, open)) continue;
    if (action.do !== 'mana' || !isFor(g, action, player, ctx)) {
      then = afterCounters(then, action, ctx);
      sideEffects++;
      continue;
    }
    if (action.restriction !== undefined) only.push(action.restriction);
    const more = lotsOf(then, action.mana, ctx, open);
    lots = lots.flatMap((lot) => more.map((other) => [...lot, ...other]));
  }
  return { lots: lots.filter((lot) => lot.length > 0), only, sideEffects };
}

/** The lots between which the player chooses. */
export const lotsProduced = (g: G, actions: readonly Action[], player: PlayerId, ctx: Context): readonly Lot[] =>
  production(g, actions, player, ctx).lots;

/** The same instructions with the choice of mana made: `mana` in symbols. */
export function producing(g: G, actions: readonly Action[], player: PlayerId, ctx: Context, mana: string): Action[] {
  let given = false;
  const followed = effective(g, actions, ctx);
  const open = chosenFor(followed);
  return followed.flatMap((action): Action[] => {
    if (isChoiceFor(action, open)) return [];
    if (action.do !== 'mana' || !isFor(g, action, player, ctx)) return [action];
    if (given) return [];
    given = true;
    return [{ ...action, mana: { kind: 'fixed', mana } }];
  });
}
