/** Effects in force, sorted by what they do: each is looked at once. */
import type { CommonGame } from '../game.ts';
import { isModify } from './active-effect.ts';
import type { ActiveEffect, Cant, Modify } from './effect.ts';
import { isOnPlayers, isOnPlayersOnly } from './on-players.ts';

export interface ByKind {
  /** Those that change objects. */
  readonly modify: readonly ActiveEffect<Modify>[];
  /** Effects that give abilities to players, or take them, in the order of their timestamps. */
  readonly onPlayers: readonly ActiveEffect<Modify>[];
  /** What cannot be done, by what that is. */
  readonly cant: Readonly<Record<string, readonly ActiveEffect<Cant>[]>>;
  readonly must: readonly ActiveEffect[];
  readonly may: readonly ActiveEffect[];
  readonly costs: readonly ActiveEffect[];
  readonly replace: readonly ActiveEffect[];
  readonly skips: readonly ActiveEffect[];
  readonly triggering: readonly ActiveEffect[];
  /** Those of the kinds that only this game has. */
  readonly own: readonly ActiveEffect[];
}

type Lists = {
  readonly [K in Exclude<keyof ByKind, 'modify' | 'onPlayers' | 'cant'>]: ActiveEffect[];
};
type ListName = keyof Lists;

/** Where those of a kind are kept; what changes something and what forbids have places of their own. */
const LISTS: Readonly<Record<string, ListName>> = {
  must: 'must',
  may: 'may',
  cost: 'costs',
  replace: 'replace',
  skip: 'skips',
  triggersMore: 'triggering',
  triggersNot: 'triggering',
};

export const listOf = (kind: string): ListName | undefined => LISTS[kind];

const isCant = (a: ActiveEffect): a is ActiveEffect<Cant> => a.effect.kind === 'cant';

/** Asked again and again: always the same, so that it is told at once. */
export const NOTHING_FORBIDDEN: ByKind['cant'] = Object.freeze({});

export function byKind(g: CommonGame, active: readonly ActiveEffect[]): ByKind {
  const modify: ActiveEffect<Modify>[] = [];
  const onPlayers: ActiveEffect<Modify>[] = [];
  let cant: Record<string, ActiveEffect<Cant>[]> | null = null;
  const lists: Lists = { must: [], may: [], costs: [], replace: [], skips: [], triggering: [], own: [] };
  for (const a of active) {
    if (isModify(a)) {
      if (!isOnPlayersOnly(g, a)) modify.push(a);
      if (isOnPlayers(g, a)) onPlayers.push(a);
    } else if (isCant(a)) {
      const { action } = a.effect;
      cant ??= {};
      const same = cant[action];
      if (same === undefined) cant[action] = [a];
      else same.push(a);
    } else {
      const { kind } = a.effect;
      const list = LISTS[kind];
      if (list !== undefined) lists[list].push(a);
      else if (g.rules.continuous.kinds?.includes(kind) === true) lists.own.push(a);
    }
  }
  if (onPlayers.length > 1) onPlayers.sort((a, b) => a.timestamp - b.timestamp);
  const { must, may, costs, replace, skips, triggering, own } = lists;
  return { modify, onPlayers, cant: cant ?? NOTHING_FORBIDDEN, must, may, costs, replace, skips, triggering, own };
}
