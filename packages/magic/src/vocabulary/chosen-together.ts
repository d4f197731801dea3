/** What must be true of all that is chosen together: different controllers, one graveyard, a total power. */

import { type EntityId, isPlayer, type ObjectId, objectRow, type Together } from '@rulewright/kernel';
import type { Together as Demand } from '@rulewright/language/magic';
import { characteristics, controllerOf } from '../100-game/109.3-characteristics.ts';
import { subtypeKind } from '../200-cards/205.3-subtypes.ts';
import type { Context, G } from '../state.ts';
import { value } from './evaluate.ts';

type Key = (g: G, id: ObjectId) => number | string;
const KEYS: Readonly<Record<Extract<Demand, { kind: 'different' | 'same' }>['what'], Key>> = {
  controllers: controllerOf,
  owners: (g, id) => objectRow(g.state, id).owner,
  powers: (g, id) => characteristics(g, id).power ?? 0,
  names: (g, id) => characteristics(g, id).name,
  manaValues: (g, id) => characteristics(g, id).manaValue,
};

/** What several can have in common, a bit for each. */
const SHARED: Readonly<
  Record<Extract<Demand, { kind: 'share' }>['what'], (g: G, from: readonly EntityId[]) => readonly number[]>
> = {
  colors: (g, from) => from.map((id) => (isPlayer(id) ? 0 : characteristics(g, id).colors)),
  landTypes: (g, from) => {
    const own = from.map((id) =>
      isPlayer(id) ? [] : characteristics(g, id).subtypes.filter((type) => subtypeKind(type) === 'land'),
    );
    const all = [...new Set(own.flat())];
    return own.map((types) => types.reduce((bits, type) => bits | (1 << all.indexOf(type)), 0));
  },
};

/** The demand in terms of the candidates. */
export function togetherOf(g: G, demand: Demand, from: readonly EntityId[], ctx: Context): Together {
  if (demand.kind === 'share') return { bits: SHARED[demand.what](g, from) };
  if (demand.kind !== 'total')
    return {
      keys: from.map((id) => (isPlayer(id) ? `player ${id}` : KEYS[demand.what](g, id))),
      keyed: demand.kind,
    };
  const { stat, is } = demand;
  const to = value(g, is.to, ctx);
  const weights = from.map((id) => (isPlayer(id) ? 0 : (statOf(g, id, stat) ?? 0)));
  const most = is.op === '≤' || is.op === '=' ? to : is.op === '<' ? to - 1 : undefined;
  const least = is.op === '≥' || is.op === '=' ? to : is.op === '>' ? to + 1 : undefined;
  return { weights, ...(most === undefined ? {} : { most }), ...(least === undefined ? {} : { least }) };
}

function statOf(g: G, id: ObjectId, stat: 'power' | 'toughness' | 'manaValue' | 'loyalty'): number | null {
  return stat === 'loyalty' ? (objectRow(g.state, id).counters.loyalty ?? 0) : characteristics(g, id)[stat];
}
