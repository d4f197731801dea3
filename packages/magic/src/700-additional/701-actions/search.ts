/** Searching for cards (701.23). */
import { type ObjectId, objectRow, revealEvent, zoneObjects } from '@rulewright/kernel';
import type { Filter } from '@rulewright/language/magic';
import { forbidden } from '../../100-game/101.2-restrictions.ts';
import { zoneOf, zones } from '../../400-zones/400-zones.ts';
import {
  type ActionOf,
  type Acts,
  ASKED,
  bind,
  chooseEntities,
  countOf,
  emit,
  type Outcome,
  type Run,
} from '../../600-effects/608-resolve/run.ts';
import { type MagicEvent, searchEvent } from '../700.1-events/types.ts';
import { fitting, playerOf, playersOf } from './found.ts';

type Wanted = Pick<ActionOf<'search'>, 'what' | 'min' | 'max'>;

/** 701.23: all cards of the zones that fit may be found. */
function search(run: Run, action: ActionOf<'search'>): Outcome {
  const { g, ctx } = run;
  const player = playerOf(run, action.who);
  if (player === undefined || forbidden(g, 'search', player) !== null) return bind(action.as, []);
  const owners = action.whose === undefined ? [player] : playersOf(run, action.whose);
  const all = owners.flatMap((owner) =>
    [...new Set(action.zones)].flatMap((zone) => zoneObjects(g, zoneOf(zone), owner)),
  );
  const chosen: ObjectId[] = [];
  for (const { what, min: least, max: most } of [action, ...(action.also ?? [])] as readonly Wanted[]) {
    const from = fitting(run, all, what).filter((id) => !chosen.includes(id));
    const max = countOf(run, most);
    const min = least === undefined ? mustFind(run, what, from, max) : countOf(run, least);
    const found = chooseEntities(run, player, {
      rule: '701.23a',
      prompt: 'search',
      from,
      min,
      max,
      together: action.together,
      musts: least === undefined && max >= from.length ? openAmong(run, from) : [],
    });
    if (found === undefined) return ASKED;
    chosen.push(...found);
  }
  const events: MagicEvent[] = [searchEvent(player, { cause: ctx.source })];
  if (action.reveal === true && chosen.length > 0) events.push(revealEvent(chosen, { cause: ctx.source }));
  return emit(events, { bind: { [action.as]: chosen } });
}

/** 701.23b, 701.23d: of a hidden zone, cards with a stated quality need not be found; any cards must. */
function mustFind(run: Run, filter: Filter, from: readonly ObjectId[], max: number): number {
  const stated = filter.kind !== 'card' && !(filter.kind === 'all' && filter.of.length === 0);
  return Math.min(max, stated ? openAmong(run, from).length : from.length);
}
/** In a public zone everybody sees that they are there: where all are searched for, none of them is left out. */
const openAmong = (run: Run, from: readonly ObjectId[]): readonly ObjectId[] =>
  from.filter((id) => zones[objectRow(run.g.state, id).zone]?.faces === 'all');

export const searching: Acts<'search'> = { search };
