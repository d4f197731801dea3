/** Actions on cards in libraries and hands: draw, discard, mill, search, shuffle, reveal, scry, surveil. */
import {
  moveEvent,
  type ObjectId,
  objectRow,
  type PlayerId,
  revealEvent,
  shuffleEvent,
  zoneObjects,
} from '@rulewright/kernel';
import type { Filter } from '@rulewright/language/magic';
import { forbidden } from '../../100-game/101.2-restrictions.ts';
import { GRAVEYARD, HAND, LIBRARY, zoneOf, zones } from '../../400-zones/400-zones.ts';
import {
  type ActionOf,
  type Acts,
  ASKED,
  bind,
  chooseEntities,
  chooseOrder,
  countFor,
  countOf,
  DONE,
  emit,
  type Outcome,
  objectsOf,
  type Run,
  results,
} from '../../600-effects/608-resolve/run.ts';
import { topOfLibrary } from '../../600-effects/614-replacement/614.13-entering-now.ts';
import { discardEvent, drawEvent, type MagicEvent, millEvent, searchEvent } from '../700.1-events/types.ts';
import { fitting, playerOf, playersOf } from './found.ts';
import { drawnAtRandom, randomDraws, randomNumbers } from './random.ts';

/** 121.2, 121.2c: one card at a time, each player's draws after those of the players before. */
function draw(run: Run, action: ActionOf<'draw'>): Outcome {
  const drawn = [...((run.work?.drawn as readonly ObjectId[] | undefined) ?? []), ...ownDraw(run)];
  const queue = (run.work?.queue as readonly PlayerId[] | undefined) ?? drawers(run, action);
  const [player, ...left] = queue;
  if (player === undefined) return bind(action.as, drawn);
  const events: readonly MagicEvent[] = [drawEvent(player, { cause: run.ctx.source })];
  if (left.length === 0 && action.as === undefined) return emit(events);
  return emit(events, { work: { queue: left, drawn, player } });
}

/** 614.11b: a card that somebody drew because of a replacement effect is not the one that was to be drawn. */
function ownDraw({ work, happened }: Run): readonly ObjectId[] {
  const isOwn = (e: MagicEvent): boolean => e.kind === 'draw' && e.player === work?.player;
  return (happened as readonly MagicEvent[]).some(isOwn) ? results(happened) : [];
}

function drawers(run: Run, action: ActionOf<'draw'>): readonly PlayerId[] {
  return playersOf(run, action.who).flatMap((player) =>
    Array.from({ length: countFor(run, action.count, player) }, () => player),
  );
}

/** 701.9b: the players choose in turn order, then all discard at once (101.4). */
function discard(run: Run, action: ActionOf<'discard'>): Outcome {
  const players = playersOf(run, action.who);
  const hands = players.map((p) => fitting(run, zoneObjects(run.g, HAND, p), action.what));
  const wanted = (hand: readonly ObjectId[], player: PlayerId): number =>
    action.count === 'hand' ? hand.length : Math.min(hand.length, countFor(run, action.count, player));
  if (action.random === true && run.work === null) {
    const draws = players.flatMap((p, i) => randomDraws(p, hands[i]?.length ?? 0, wanted(hands[i] ?? [], p)));
    return emit(draws, { work: { at: 'random' } });
  }
  let numbers = randomNumbers(run.happened);
  const events: MagicEvent[] = [];
  for (const [i, player] of players.entries()) {
    const from = hands[i] ?? [];
    const count = wanted(from, player);
    const chosen =
      action.random === true
        ? drawnAtRandom(from, numbers.slice(0, count))
        : chooseEntities(run, player, { rule: '701.9b', prompt: 'discard', from, min: count, max: count });
    if (chosen === undefined) return ASKED;
    numbers = numbers.slice(count);
    for (const object of chosen) events.push(discardEvent(player, object, { cause: run.ctx.source }));
  }
  return emit(events, { as: action.as });
}

function discardCards(run: Run, action: ActionOf<'discardCards'>): Outcome {
  const rows = objectsOf(run, action.what).map((id) => objectRow(run.g.state, id));
  return emit(
    rows.filter((row) => row.zone === HAND).map((row) => discardEvent(row.owner, row.id, { cause: run.ctx.source })),
  );
}

/** 701.17 */
function mill(run: Run, action: ActionOf<'mill'>): Outcome {
  return emit(
    playersOf(run, action.who).flatMap((player) =>
      topOfLibrary(run.g, player, countFor(run, action.count, player)).map((object) =>
        millEvent(player, object, { cause: run.ctx.source }),
      ),
    ),
    { as: action.as },
  );
}

type Wanted = Pick<ActionOf<'search'>, 'what' | 'min' | 'max'>;

/** 701.23: all cards of the zones that fit may be found. */
function search(run: Run, action: ActionOf<'search'>): Outcome {
  const { g, ctx } = run;
  const player = playerOf(run, action.who);
  if (player === undefined || forbidden(g, 'search', player) !== null) return bind(action.as, []);
  const owners = action.whose === undefined ? [player] : playersOf(run, action.whose);
  const all = owners.flatMap((owner) => action.zones.flatMap((zone) => zoneObjects(g, zoneOf(zone), owner)));
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
  const open = stated ? from.filter((id) => zones[objectRow(run.g.state, id).zone]?.faces === 'all') : from;
  return Math.min(max, open.length);
}

/** 701.22, 701.25: look at the top cards; some go away, the rest back on top, each in any order. */
function lookAndPart(run: Run, action: ActionOf<'scry' | 'surveil'>): Outcome {
  const count = countOf(run, action.count);
  if (count === 0) return DONE;
  const players = playersOf(run, action.who).filter((p) => zoneObjects(run.g, LIBRARY, p).length > 0);
  const top = (player: PlayerId): readonly ObjectId[] => zoneObjects(run.g, LIBRARY, player).slice(0, count);
  if (run.work === null) {
    const looks = players.map((p) => revealEvent(top(p), { to: p, cause: run.ctx.source }));
    return looks.length === 0 ? DONE : emit(looks, { work: { at: 'looked' } });
  }
  const events: MagicEvent[] = [];
  for (const player of players) {
    const moves = part(run, action, player, top(player));
    if (moves === undefined) return ASKED;
    events.push(...moves, { kind: action.do, player, amount: count, cause: run.ctx.source });
  }
  return emit(events);
}

/** 701.29a: the same with the cards of another player. */
function fateseal(run: Run, action: ActionOf<'fateseal'>): Outcome {
  const { controller, source } = run.ctx;
  const [owner] = playersOf(run, action.whose);
  const from = owner === undefined ? [] : zoneObjects(run.g, LIBRARY, owner).slice(0, countOf(run, action.count));
  if (from.length === 0) return DONE;
  if (run.work === null)
    return emit([revealEvent(from, { to: controller, cause: source })], { work: { at: 'looked' } });
  const moves = part(run, action, controller, from);
  return moves === undefined ? ASKED : emit(moves);
}

const RULES = { scry: '701.22a', surveil: '701.25a', fateseal: '701.29a' } as const;

function part(
  run: Run,
  action: ActionOf<'scry' | 'surveil' | 'fateseal'>,
  player: PlayerId,
  from: readonly ObjectId[],
): readonly MagicEvent[] | undefined {
  const scry = action.do !== 'surveil';
  const rule = RULES[action.do];
  const cause = run.ctx.source;
  const chosen = chooseEntities(run, player, { rule, prompt: action.do, from, min: 0, max: from.length });
  if (chosen === undefined) return undefined;
  const away = scry ? chooseOrder(run, player, { rule, prompt: 'library-bottom' }, chosen) : chosen;
  if (away === undefined) return undefined;
  const kept = from.filter((id) => !chosen.includes(id));
  const back = chooseOrder(run, player, { rule, prompt: 'library-top' }, kept);
  if (back === undefined) return undefined;
  const to = scry ? LIBRARY : GRAVEYARD;
  const moves = away.map((object) => moveEvent(object, to, { how: 'put', cause }));
  const same = back.every((id, i) => id === kept[i]);
  if (same) return moves;
  return [
    ...moves,
    ...back.map((object, i): MagicEvent => moveEvent(object, LIBRARY, { position: i, how: 'put', cause })),
  ];
}

export const cards: Acts<
  | 'draw'
  | 'discard'
  | 'discardCards'
  | 'mill'
  | 'search'
  | 'shuffle'
  | 'reorderGraveyard'
  | 'reveal'
  | 'look'
  | 'scry'
  | 'surveil'
  | 'fateseal'
> = {
  draw,
  discard,
  discardCards,
  mill,
  search,
  // 701.24
  shuffle: (run, action) =>
    emit(playersOf(run, action.who).map((player) => shuffleEvent(player, LIBRARY, { cause: run.ctx.source }))),
  // 404.2
  reorderGraveyard: (run, action) => {
    const events: MagicEvent[] = [];
    for (const player of playersOf(run, action.who)) {
      const order = chooseOrder(
        run,
        player,
        { rule: '404.2', prompt: 'reorder-graveyard' },
        zoneObjects(run.g, GRAVEYARD, player),
      );
      if (order === undefined) return ASKED;
      events.push({ kind: 'arrange', player, zone: GRAVEYARD, order, cause: run.ctx.source });
    }
    return emit(events);
  },
  // 701.20
  reveal: (run, action) => {
    const objects = objectsOf(run, action.what);
    return objects.length === 0 ? DONE : emit([revealEvent(objects, { cause: run.ctx.source })]);
  },
  // 701.20e
  look: (run, action) => {
    const objects = objectsOf(run, action.what);
    const to = playerOf(run, action.who);
    if (objects.length === 0 || to === undefined) return DONE;
    return emit([revealEvent(objects, { to, cause: run.ctx.source })]);
  },
  fateseal,
  scry: lookAndPart,
  surveil: lookAndPart,
};
