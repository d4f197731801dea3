/** Scry (701.22), surveil (701.25) and fateseal (701.29). */
import { moveEvent, type ObjectId, type PlayerId, revealEvent, zoneObjects } from '@rulewright/kernel';
import { GRAVEYARD, LIBRARY } from '../../400-zones/400-zones.ts';
import {
  type ActionOf,
  type Acts,
  ASKED,
  chooseEntities,
  chooseOrder,
  countOf,
  DONE,
  emit,
  type Outcome,
  type Run,
} from '../../600-effects/608-resolve/run.ts';
import type { MagicEvent } from '../700.1-events/types.ts';
import { playersOf } from './found.ts';

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
    const looked = top(player);
    const moves = part(run, action, player, looked);
    if (moves === undefined) return ASKED;
    events.push(...moves, { kind: action.do, player, amount: looked.length, cause: run.ctx.source });
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

export const scrying: Acts<'scry' | 'surveil' | 'fateseal'> = { scry: lookAndPart, surveil: lookAndPart, fateseal };
