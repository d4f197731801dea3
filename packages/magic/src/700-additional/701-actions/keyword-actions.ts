/** Keyword actions (701) that no list of other actions can say. */

import { moveEvent, NOWHERE, noteEvent, type ObjectId, objectRow, revealEvent, zoneObjects } from '@rulewright/kernel';
import type { Selector } from '@rulewright/language/magic';
import { forbidden } from '../../100-game/101.2-restrictions.ts';
import { controllerOf } from '../../100-game/109.3-characteristics.ts';
import { designation, untilEndOf } from '../../100-game/designation.ts';
import { EXILE, LIBRARY, PLANAR_DECK } from '../../400-zones/400-zones.ts';
import {
  type ActionOf,
  type Acts,
  countOf,
  DONE,
  emit,
  type Outcome,
  objectsOf,
  type Run,
  results,
} from '../../600-effects/608-resolve/run.ts';
import { matches } from '../../vocabulary/evaluate.ts';
import { actedEvent, type MagicEvent } from '../700.1-events/types.ts';
import { pairing } from '../702-keywords/paired.ts';
import { becomeMonarch } from '../725-monarch.ts';
import { permanentsOf, playerOf, playersOf } from './found.ts';
import { notedHere, notedOnSource } from './move.ts';

const existing = (run: Run, what: Selector): readonly ObjectId[] =>
  objectsOf(run, what).filter((id) => objectRow(run.g.state, id).zone !== NOWHERE);

function designate(run: Run, action: ActionOf<'designate'>): Outcome {
  const objects = existing(run, action.what).filter(
    (id) => action.as !== 'suspected' || action.not === true || forbidden(run.g, 'beSuspected', id) === null,
  );
  const noted = objects.map((object) =>
    noteEvent(
      object,
      designation(action.as),
      action.not === true ? 0 : action.thisTurn === true ? untilEndOf(run.g.state.game.turn.number) : 1,
    ),
  );
  // 719.3b: abilities trigger when a player solves a Case.
  const solved = action.as === 'solved' ? objects : [];
  return emit([...noted, ...solved.map((object) => actedEvent('solve', controllerOf(run.g, object), { object }))]);
}

/** Said of each permanent that did it, or else of the player. */
function acted(run: Run, { action, who, what }: ActionOf<'acted'>): Outcome {
  const cause = run.ctx.source;
  const players = playersOf(run, who);
  const said = (object?: ObjectId): readonly MagicEvent[] =>
    players.map((player) => actedEvent(action, player, { cause, ...(object === undefined ? {} : { object }) }));
  return emit(what === undefined ? said() : objectsOf(run, what).flatMap(said));
}

/** One card after another, until one fits (or so many) or the library is empty. */
function exileUntil(run: Run, action: ActionOf<'exileUntil'>): Outcome {
  const player = playerOf(run, action.who);
  if (player === undefined) return DONE;
  const exiled = [...((run.work?.exiled as readonly ObjectId[] | undefined) ?? []), ...results(run.happened)];
  const found = exiled.filter((id) => matches(run.g, action.what, id, run.ctx));
  const [top] = zoneObjects(run.g, LIBRARY, player);
  if (top === undefined || found.length >= wanted(run, action)) {
    const bind = { [action.as]: found, [action.all]: exiled };
    if (action.note === undefined || exiled.length === 0) return { is: 'done', bind };
    return emit([notedOnSource(run, action.note, exiled)], {
      bind: { ...bind, ...notedHere(run, action.note, exiled) },
    });
  }
  return emit([moveEvent(top, EXILE, { how: 'exiled', cause: run.ctx.source })], { work: { exiled } });
}

const wanted = (run: Run, { count }: ActionOf<'exileUntil'>): number => (count === undefined ? 1 : countOf(run, count));

/** 701.20: the cards stay where they are, and stay revealed while the effect goes on. */
function revealUntil(run: Run, action: ActionOf<'revealUntil'>): Outcome {
  const player = playerOf(run, action.who);
  if (player === undefined) return DONE;
  const enough = wanted(run, action);
  const found: ObjectId[] = [];
  const revealed: ObjectId[] = [];
  for (const id of zoneObjects(run.g, action.planar === true ? PLANAR_DECK : LIBRARY, player)) {
    if (found.length >= enough) break;
    revealed.push(id);
    if (matches(run.g, action.what, id, run.ctx)) found.push(id);
  }
  const bind = { [action.as]: found, [action.all]: revealed };
  return revealed.length === 0
    ? { is: 'done', bind }
    : emit([revealEvent(revealed, { cause: run.ctx.source })], { bind });
}

const heal = (run: Run, action: ActionOf<'heal'>): Outcome =>
  emit(permanentsOf(run, action.what).map((object) => ({ kind: 'heal', object, cause: run.ctx.source })));

/** 725.1; only one player can be it. */
function monarch(run: Run, action: ActionOf<'monarch'>): Outcome {
  const player = playerOf(run, action.who);
  return player === undefined ? DONE : emit(becomeMonarch(run.g, player));
}

function pair(run: Run, action: ActionOf<'pair'>): Outcome {
  const [a] = permanentsOf(run, action.a);
  const [b] = permanentsOf(run, action.b);
  return a === undefined || b === undefined ? DONE : emit(pairing(run.g, a, b));
}

export const keywordActs: Acts<'pair' | 'monarch' | 'heal' | 'designate' | 'acted' | 'exileUntil' | 'revealUntil'> = {
  pair,
  monarch,
  heal,
  designate,
  acted,
  exileUntil,
  revealUntil,
};
