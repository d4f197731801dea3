/** Actions with counters on objects, cards and masteries (counters). */
import { type Counters, countersEvent, type EntityId, isPlayer, objectRow, playerRow } from '@rulewright/kernel';
import type { Selector } from '@rulewright/language/grand-archive';
import { divisionName } from '@rulewright/rules';
import { forbidden } from '../effects/restrictions.ts';
import type { GrandArchiveEvent } from '../events/types.ts';
import type { G } from '../state.ts';
import { followed, isThere } from './found.ts';
import {
  type ActionOf,
  type Acts,
  ASKED,
  chooseNumber,
  chooseOption,
  countFor,
  countOf,
  DONE,
  emit,
  entitiesOf,
  type Outcome,
  type Run,
} from './run.ts';

const RULE = 'counters.4';

const countersOn = (g: G, id: EntityId): Counters =>
  isPlayer(id) ? playerRow(g.state, id).counters : objectRow(g.state, id).counters;

/** Players, and objects or cards that still exist. */
const bearers = (run: Run, selector: Selector): readonly EntityId[] => [
  ...new Set(
    entitiesOf(run, selector).flatMap((id): readonly EntityId[] => {
      if (isPlayer(id)) return [id];
      const now = followed(run, id, selector);
      return now !== null && isThere(run.g, now) ? [now] : [];
    }),
  ),
];

const change = (run: Run, on: EntityId, counter: string, amount: number): GrandArchiveEvent =>
  countersEvent(on, counter, amount, { cause: run.ctx.source });

const canHave = ({ g, ctx }: Run, id: EntityId): boolean =>
  forbidden(g, 'haveCounters', id, ctx.source) === null && forbidden(g, 'putCounters', ctx.controller, id) === null;
const canLose = ({ g, ctx }: Run, id: EntityId): boolean => forbidden(g, 'removeCounters', id, ctx.source) === null;

function put(run: Run, action: ActionOf<'counters'>): Outcome {
  const on = bearers(run, action.on).filter((id) => canHave(run, id));
  const shares = action.divided === undefined ? null : run.ctx.locals[divisionName(action.divided)];
  return emit(
    on.flatMap((id) => {
      const amount =
        shares === null
          ? countFor(run, action.count, id)
          : ((shares as Readonly<Record<string, number>> | undefined)?.[String(id)] ?? 0);
      return amount === 0 ? [] : [change(run, id, action.counter, amount)];
    }),
  );
}

const total = (counters: Counters): number => Object.values(counters).reduce((sum, n) => sum + n, 0);

/** How many of each kind are taken off: of a named kind, or as the controller of the effect chooses. */
function taken(
  run: Run,
  id: EntityId,
  counter: string | undefined,
  count: number,
): Readonly<Record<string, number>> | undefined {
  const there = countersOn(run.g, id);
  if (counter !== undefined) {
    const amount = Math.min(there[counter] ?? 0, count);
    return amount > 0 ? { [counter]: amount } : {};
  }
  if (count >= total(there)) return there;
  const off: Record<string, number> = {};
  for (let n = 0; n < count; n++) {
    const kinds = Object.keys(there).filter((kind) => (there[kind] ?? 0) > (off[kind] ?? 0));
    const chosen = chooseOption(run, run.ctx.controller, { rule: RULE, prompt: 'counter' }, kinds);
    if (chosen === undefined) return undefined;
    const kind = kinds[chosen] ?? '';
    off[kind] = (off[kind] ?? 0) + 1;
  }
  return off;
}

type Amount = ActionOf<'removeCounters'>['count'];

/** How many counters: all, as many as the player likes, or so many. */
function amountOff(
  run: Run,
  id: EntityId,
  counter: string | undefined,
  count: Amount,
  upTo: boolean,
): number | undefined {
  const there = countersOn(run.g, id);
  const most = counter === undefined ? total(there) : (there[counter] ?? 0);
  if (count === 'all') return most;
  const max = count === 'any' ? most : Math.min(most, countFor(run, count, id));
  if (count !== 'any' && !upTo) return max;
  return chooseNumber(run, run.ctx.controller, { rule: RULE, prompt: 'remove-counters', min: 0, max });
}

function remove(run: Run, action: ActionOf<'removeCounters'>): Outcome {
  const events: GrandArchiveEvent[] = [];
  let removed = 0;
  for (const id of bearers(run, action.from)) {
    if (!canLose(run, id)) continue;
    const count = amountOff(run, id, action.counter, action.count, action.upTo === true);
    if (count === undefined) return ASKED;
    const off = taken(run, id, action.counter, count);
    if (off === undefined) return ASKED;
    for (const [kind, amount] of Object.entries(off)) {
      events.push(change(run, id, kind, -amount));
      removed += amount;
    }
  }
  return emit(events, { bind: action.as === undefined ? null : { [action.as]: removed } });
}

/** Resolution 6: so many counters cannot be removed if there are fewer. */
export function canRemove(run: Run, { from, counter, count, upTo }: ActionOf<'removeCounters'>): boolean {
  const least = count === 'all' || count === 'any' || upTo === true ? 1 : countOf(run, count);
  return bearers(run, from).some((id) => {
    const there = countersOn(run.g, id);
    return canLose(run, id) && (counter === undefined ? total(there) : (there[counter] ?? 0)) >= least;
  });
}

/** Taken from one and put on another; if either cannot be, none moves. */
function moveCounters(run: Run, action: ActionOf<'moveCounters'>): Outcome {
  const [to] = bearers(run, action.to);
  if (to === undefined || !canHave(run, to)) return DONE;
  const events: GrandArchiveEvent[] = [];
  let moved = 0;
  for (const from of bearers(run, action.from)) {
    if (from === to || !canLose(run, from)) continue;
    const count = amountOff(run, from, action.counter, action.count, false);
    if (count === undefined) return ASKED;
    const off = taken(run, from, action.counter, count);
    if (off === undefined) return ASKED;
    for (const [kind, amount] of Object.entries(off)) {
      events.push(change(run, from, kind, -amount), change(run, to, kind, amount));
      moved += amount;
    }
  }
  return emit(events, { bind: action.as === undefined ? null : { [action.as]: moved } });
}

const doubleCounters = (run: Run, action: ActionOf<'doubleCounters'>): Outcome =>
  emit(
    bearers(run, action.on)
      .filter((id) => canHave(run, id))
      .flatMap((id) => {
        const amount = countersOn(run.g, id)[action.counter] ?? 0;
        return amount === 0 ? [] : [change(run, id, action.counter, amount)];
      }),
  );

export const counters: Acts<'counters' | 'removeCounters' | 'moveCounters' | 'doubleCounters'> = {
  counters: put,
  removeCounters: remove,
  moveCounters,
  doubleCounters,
};
