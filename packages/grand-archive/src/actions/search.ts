/** Searching zones for cards (searching and finding). */
import { type ObjectId, objectRow, revealEvent, zoneObjects } from '@rulewright/kernel';
import type { Filter } from '@rulewright/language/grand-archive';
import { actedEvent } from '../events/make.ts';
import type { GrandArchiveEvent } from '../events/types.ts';
import { zoneOf, zones } from '../zones/zones.ts';
import { fitting, playerOf, playersOf } from './found.ts';
import { type ActionOf, type Acts, ASKED, bind, chooseEntities, countOf, emit, type Outcome, type Run } from './run.ts';

function search(run: Run, action: ActionOf<'search'>): Outcome {
  const { g, ctx } = run;
  const player = playerOf(run, action.who);
  if (player === undefined) return bind(action.as, []);
  const owners = action.whose === undefined ? [player] : playersOf(run, action.whose);
  const all = owners.flatMap((owner) =>
    [...new Set(action.zones)].flatMap((zone) => zoneObjects(g, zoneOf(zone), owner)),
  );
  const from = fitting(run, all, action.what);
  const max = countOf(run, action.max);
  const min = action.min === undefined ? mustFind(run, action.what, from, max) : countOf(run, action.min);
  const { together } = action;
  const chosen = chooseEntities(run, player, { rule: 'searching.1', prompt: 'search', from, min, max, together });
  if (chosen === undefined) return ASKED;
  const events: GrandArchiveEvent[] = [actedEvent('search', player, chosen.length, { cause: ctx.source })];
  if (action.reveal === true && chosen.length > 0) events.push(revealEvent(chosen, { cause: ctx.source }));
  return emit(events, { bind: { [action.as]: chosen } });
}

/** Searching 1.1, 2: in a private zone cards with stated characteristics need not be found; any card, and a public one, must. */
function mustFind(run: Run, filter: Filter, from: readonly ObjectId[], max: number): number {
  const stated = filter.kind !== 'card' && !(filter.kind === 'all' && filter.of.length === 0);
  const open = stated ? from.filter((id) => zones[objectRow(run.g.state, id).zone]?.faces === 'all') : from;
  return Math.min(max, open.length);
}

export const searching: Acts<'search'> = { search };
