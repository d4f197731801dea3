/** Actions with counters on objects and players (122). */
import {
  type Counters,
  countersEvent,
  type EntityId,
  isPlayer,
  objectRow,
  type PlayerId,
  playerRow,
} from '@rulewright/kernel';
import type { Selector } from '@rulewright/language/magic';
import { divisionName } from '@rulewright/rules';
import { forbidden } from '../../100-game/101.2-restrictions.ts';
import {
  type ActionOf,
  type Acts,
  ASKED,
  chooseOption,
  countFor,
  countOf,
  DONE,
  emit,
  entitiesOf,
  type Outcome,
  type Run,
} from '../../600-effects/608-resolve/run.ts';
import type { G } from '../../state.ts';
import type { MagicEvent } from '../700.1-events/types.ts';
import { isThere } from './found.ts';

const countersOn = (g: G, id: EntityId): Counters =>
  isPlayer(id) ? playerRow(g.state, id).counters : objectRow(g.state, id).counters;

/** Players, and objects that still exist. */
const bearers = (run: Run, selector: Selector): readonly EntityId[] =>
  entitiesOf(run, selector).filter((id) => isPlayer(id) || isThere(run.g, id));

const change = (run: Run, on: EntityId, counter: string, amount: number, by = run.ctx.controller): MagicEvent =>
  countersEvent(on, counter, amount, { cause: run.ctx.source, by });

/** Who is told to do it. */
function putter(run: Run, who: Selector | undefined): PlayerId {
  const [player] = who === undefined ? [] : entitiesOf(run, who);
  return player !== undefined && isPlayer(player) ? player : run.ctx.controller;
}

const canHave = (run: Run, id: EntityId): boolean => forbidden(run.g, 'haveCounters', id) === null;

function put(run: Run, action: ActionOf<'counters'>): Outcome {
  const on = bearers(run, action.on).filter((id) => canHave(run, id));
  const by = putter(run, action.who);
  const shares = action.divided === undefined ? null : run.ctx.locals[divisionName(action.divided)];
  return emit(
    on.flatMap((id) => {
      const amount =
        shares === null
          ? countFor(run, action.count, id)
          : ((shares as Readonly<Record<string, number>> | undefined)?.[String(id)] ?? 0);
      return amount === 0 ? [] : [change(run, id, action.counter, amount, by)];
    }),
  );
}

/** 122.8 */
function same(run: Run, action: ActionOf<'sameCounters'>): Outcome {
  const on = bearers(run, action.on).filter((id) => canHave(run, id));
  const kinds = entitiesOf(run, action.as).flatMap((id) => Object.entries(countersOn(run.g, id)));
  return emit(on.flatMap((id) => kinds.filter(([, n]) => n > 0).map(([counter, n]) => change(run, id, counter, n))));
}

/** How many of each kind are taken off: of a named kind, or as the controller of the effect chooses. */
function taken(
  run: Run,
  id: EntityId,
  counter: string | undefined,
  count: number | 'all',
): Readonly<Record<string, number>> | undefined {
  const there = countersOn(run.g, id);
  if (counter !== undefined) {
    const amount = Math.min(there[counter] ?? 0, count === 'all' ? Number.POSITIVE_INFINITY : count);
    return amount > 0 ? { [counter]: amount } : {};
  }
  if (count === 'all') return there;
  const off: Record<string, number> = {};
  const chooser = isPlayer(id) ? id : run.ctx.controller;
  for (let n = 0; n < count; n++) {
    const kinds = Object.keys(there).filter((kind) => (there[kind] ?? 0) > (off[kind] ?? 0));
    if (kinds.length === 0) break;
    const chosen = chooseOption(run, chooser, { rule: '122.1', prompt: 'counter' }, kinds);
    if (chosen === undefined) return undefined;
    const kind = kinds[chosen] ?? '';
    off[kind] = (off[kind] ?? 0) + 1;
  }
  return off;
}

function remove(run: Run, action: ActionOf<'removeCounters'>): Outcome {
  const count = action.count === 'all' ? 'all' : countOf(run, action.count);
  const events: MagicEvent[] = [];
  let removed = 0;
  for (const id of bearers(run, action.from)) {
    const off = taken(run, id, action.counter, count);
    if (off === undefined) return ASKED;
    for (const [kind, amount] of Object.entries(off)) {
      events.push(change(run, id, kind, -amount));
      removed += amount;
    }
  }
  return emit(events, { bind: action.as === undefined ? null : { [action.as]: removed } });
}

/** 608.2d: so many counters cannot be removed if there are fewer. */
export function canRemove(run: Run, { from, counter, count }: ActionOf<'removeCounters'>): boolean {
  const least = count === 'all' ? 0 : countOf(run, count);
  return bearers(run, from).some((id) => {
    const there = countersOn(run.g, id);
    const total = counter === undefined ? Object.values(there).reduce((sum, n) => sum + n, 0) : (there[counter] ?? 0);
    return total >= least;
  });
}

/** 122.5: taken from one and put on another; if either cannot be, none moves. */
function moveCounters(run: Run, action: ActionOf<'moveCounters'>): Outcome {
  const [from] = bearers(run, action.from);
  const [to] = bearers(run, action.to);
  if (from === undefined || to === undefined || from === to || !canHave(run, to)) return DONE;
  const off = taken(run, from, action.counter, action.count === 'all' ? 'all' : countOf(run, action.count));
  if (off === undefined) return ASKED;
  return emit(
    Object.entries(off).flatMap(([kind, amount]) => [change(run, from, kind, -amount), change(run, to, kind, amount)]),
  );
}

export const counters: Acts<'counters' | 'sameCounters' | 'removeCounters' | 'moveCounters'> = {
  counters: put,
  sameCounters: same,
  removeCounters: remove,
  moveCounters,
};
