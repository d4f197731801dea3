/** Actions on spells and abilities: counter, copy, choose new targets, cast. */

import { type EntityId, type ObjectId, type ObjectRow, objectRow, type PlayerId, times } from '@rulewright/kernel';
import type { Card, Change, Face, Selector } from '@rulewright/language/magic';
import { doubleFaced, hasBack } from '../../100-game/108-pool.ts';
import { isLand, landPlayRefusal } from '../../300-card-types/305-lands.ts';
import { STACK, zoneOf } from '../../400-zones/400-zones.ts';
import { castRefusal } from '../../600-effects/601-cast/601.3-cast-legality.ts';
import { castableFaces, freeWay, printedCost } from '../../600-effects/601-cast/601.3-ways.ts';
import { asShown, spellFace } from '../../600-effects/601-cast/parts.ts';
import {
  type ActionOf,
  type Acts,
  ASKED,
  bind,
  call,
  chooseEntities,
  chooseOption,
  chooseYesNo,
  countOf,
  DONE,
  emit,
  entitiesOf,
  type Outcome,
  objectsOf,
  type Run,
  results,
} from '../../600-effects/608-resolve/run.ts';
import type { StackEntry } from '../../state.ts';
import { matches } from '../../vocabulary/evaluate.ts';
import { announceEvent, counterEvent, type MagicEvent, playLandEvent, targetedEvent } from '../700.1-events/types.ts';
import { copiedCard, copiedFace } from '../707-copies/707.2-copied.ts';
import { FACE_DOWN_FLAGS } from '../708-faces.ts';
import { allFollowed, playerOf } from './found.ts';
import { libraryPlace } from './move.ts';

const onStack = (run: Run, selector: Selector): readonly ObjectId[] =>
  objectsOf(run, selector).filter((id) => objectRow(run.g.state, id).zone === STACK);

/** 701.6 */
function counter(run: Run, action: ActionOf<'counter'>): Outcome {
  if (run.work !== null) return bind(action.as, counteredBy(run));
  const controller = action.to?.controller === undefined ? undefined : playerOf(run, action.to.controller);
  const whose = controller === undefined ? {} : { controller };
  const to = action.to === undefined ? {} : { to: zoneOf(action.to.zone), ...libraryPlace(action.to, 0), ...whose };
  const events = onStack(run, action.what).map((object) => counterEvent(object, { cause: run.ctx.source, ...to }));
  return action.as === undefined ? emit(events) : emit(events, { work: { at: 'countered' } });
}
const counteredBy = (run: Run): readonly ObjectId[] =>
  (run.happened as readonly MagicEvent[]).flatMap((e) => (e.kind === 'counter' ? [e.object] : []));

/** 707.10: a copy with all decisions made for the original, controlled by the one who copies. */
function copied(run: Run, id: ObjectId, player: PlayerId, changes: readonly Change[]): MagicEvent {
  const row = objectRow(run.g.state, id);
  const spell = (row.stack as StackEntry).kind === 'spell';
  return {
    kind: 'create',
    what: spell ? 'copy' : 'ability',
    def: row.def,
    face: row.face,
    base: changes.length === 0 ? row.base : changedCopy(run, row, changes),
    ...((row.flags & FACE_DOWN_FLAGS) === 0 ? {} : { flags: row.flags & FACE_DOWN_FLAGS }),
    stack: row.stack,
    owner: player,
    controller: player,
    to: STACK,
    cause: run.ctx.source,
  };
}

/** 707.9, 707.10g: the exceptions are made on both faces of a double-faced spell. */
function changedCopy({ g, ctx }: Run, row: ObjectRow, changes: readonly Change[]): Card | Face {
  const card = doubleFaced(g.pool, row);
  return card === null ? copiedFace(g, ctx, row.id, changes) : copiedCard(g, ctx, card, changes);
}

/**
 * The copies are made, of a spell that has left the stack as it was there (608.2h). Then a player may choose new targets for each, and
 * with what targets it has then it is put on the stack: those become targets (707.10c).
 */
function copySpell(run: Run, action: ActionOf<'copySpell'>): Outcome {
  const player = playerOf(run, action.who);
  if (player === undefined) return DONE;
  if (run.work === null) {
    const count = action.count === undefined ? 1 : countOf(run, action.count);
    const originals = objectsOf(run, action.what).filter((id) => objectRow(run.g.state, id).stack !== null);
    const events = originals.flatMap((id) => times(count, () => copied(run, id, player, action.changes ?? [])));
    return events.length === 0 ? DONE : emit(events, { work: { at: 'made' } });
  }
  if (run.work.at === 'made') {
    const all = results(run.happened);
    // A spell is its own source (113.7).
    const own = all.flatMap((id): MagicEvent[] => {
      const entry = objectRow(run.g.state, id).stack as StackEntry;
      return entry.kind === 'spell' ? [announceEvent(id, { ...entry, source: id })] : [];
    });
    return emit(own, { work: { at: 'targets', copies: action.newTargets === true ? all : [], all } });
  }
  const all = run.work.all as readonly ObjectId[];
  const [object, ...copies] = run.work.copies as readonly ObjectId[];
  if (object === undefined) return emit(all.flatMap((id) => becomingTargets(run, id)));
  return call('chooseNewTargets', { object, player, copy: true }, { at: 'targets', copies, all });
}

const becomingTargets = ({ g }: Run, id: ObjectId): readonly MagicEvent[] =>
  ((objectRow(g.state, id).stack as StackEntry | null)?.targets ?? []).flatMap(({ chosen }) =>
    chosen.map((target) => targetedEvent(target, id)),
  );

/** What the new targets have to be: others than before, or these. */
type Wanted = { readonly change?: boolean; readonly to?: readonly EntityId[] };

function retarget(player: PlayerId, objects: readonly ObjectId[], change: Wanted = {}): Outcome {
  const [object, ...rest] = objects;
  return object === undefined
    ? DONE
    : call('chooseNewTargets', { object, player, ...change }, { at: 'targets', copies: rest });
}

/** 115.7 */
function newTargets(run: Run, action: ActionOf<'newTargets'>): Outcome {
  const player = playerOf(run, action.who);
  if (player === undefined) return DONE;
  const change: Wanted = {
    ...(action.change === true ? { change: true } : {}),
    ...(action.to === undefined ? {} : { to: entitiesOf(run, action.to) }),
  };
  return retarget(player, (run.work?.copies as readonly ObjectId[] | undefined) ?? onStack(run, action.of), change);
}

/** A spell or ability without targets gets none. */
export const canRetarget = (run: Run, action: ActionOf<'newTargets'>): boolean =>
  onStack(run, action.of).some((id) =>
    (objectRow(run.g.state, id).stack as StackEntry | null)?.targets.some(({ chosen }) => chosen.length > 0),
  );

function toCast(run: Run, { what, from }: ActionOf<'cast'>): readonly ObjectId[] {
  const zone = from === undefined ? undefined : zoneOf(from);
  const cards = objectsOf(run, what).flatMap((id) => allFollowed(run, id, what));
  return zone === undefined ? cards : cards.filter((id) => objectRow(run.g.state, id).zone === zone);
}

/** 608.2g: cast during resolution, one after another; nobody receives priority in between. */
function cast(run: Run, action: ActionOf<'cast'>): Outcome {
  const player = playerOf(run, action.who);
  if (player === undefined) return DONE;
  if (run.work?.at === 'copied') return castNext(run, action, player, results(run.happened));
  if (run.work !== null) return castNext(run, action, player, run.work.cards as readonly ObjectId[]);
  const cards = toCast(run, action);
  if (action.copies !== true) return castNext(run, action, player, cards);
  // 707.12: copies of the cards are made where the cards are, and cast.
  return emit(
    cards.map((id): MagicEvent => {
      const { def, face, base, zone } = objectRow(run.g.state, id);
      return { kind: 'create', what: 'copy', def, face, base, to: zone, owner: player, controller: player };
    }),
    { work: { at: 'copied' } },
  );
}

function castNext(run: Run, action: ActionOf<'cast'>, player: PlayerId, cards: readonly ObjectId[]): Outcome {
  const card = nextToCast(run, action, player, cards);
  if (card === undefined) return ASKED;
  if (card === null) return DONE;
  const free = action.free === true;
  const faces = castableNow(run, player, card, action);
  const work = { at: 'casting', cards: cards.filter((id) => id !== card) };
  // 709.3, 712.11b, 715.3: which half or face is chosen before it is put on the stack.
  const names = faces.map((face) => spellFace(run.g, card, face).name);
  const chosen = chooseOption(run, player, { rule: '601.2a', prompt: 'face' }, names);
  if (chosen === undefined) return ASKED;
  const face = faces[chosen] ?? 0;
  if (isLand(run.g, card, face)) return emit([playLandEvent(card, player, face === 0 ? {} : { face })], { work });
  const { cost, by } = action;
  const terms = { ...(cost === undefined ? {} : { cost }), ...(by === undefined ? {} : { by }) };
  return call('castSpell', { player, card, free, pay: 'auto', ...terms, ...(face === 0 ? {} : { face }) }, work);
}

/** Which of them is cast next, in any order; null if none is, or none can be. What cannot be cast yet may be later. */
function nextToCast(
  run: Run,
  action: ActionOf<'cast'>,
  player: PlayerId,
  cards: readonly ObjectId[],
): ObjectId | null | undefined {
  const from = cards.filter((id) => castableNow(run, player, id, action).length > 0);
  const [only, second] = from;
  if (only === undefined) return null;
  const must = action.optional === false;
  if (second !== undefined) {
    const chosen = chooseEntities(run, player, {
      rule: '608.2g',
      prompt: 'cast-next',
      from,
      min: must ? 1 : 0,
      max: 1,
    });
    return chosen === undefined ? undefined : (chosen[0] ?? null);
  }
  const yes = must || chooseYesNo(run, player, { rule: '608.2g', prompt: 'cast' });
  return yes === undefined ? undefined : yes ? only : null;
}

/** 608.2d, 608.2g: the faces that can be cast now, whatever their timing. */
function castableNow(run: Run, player: PlayerId, card: ObjectId, action: ActionOf<'cast'>): readonly number[] {
  const { g } = run;
  const row = objectRow(g.state, card);
  const faces = action.transformed === true ? (hasBack(g.pool, row) ? [1] : []) : castableFaces(g, row);
  return faces.filter((face) => {
    if (isLand(g, card, face)) return action.lands === true && landPlayRefusal(g, player, card) === null;
    // 300.1, 601.1: only a card of a type that is cast is a spell; one without a type is none.
    if (spellFace(g, card, face).types === 0) return false;
    if (action.as !== undefined && !matches(asShown(g, card, face), action.as, card, run.ctx)) return false;
    const way = action.free === true ? freeWay(face) : { ...printedCost(face), cost: action.cost ?? null };
    return castRefusal(g, player, card, { ...way, flash: true }) === null;
  });
}

/** 608.2d: one of them can be cast now; copies can be made of whatever is there. */
export function canCast(run: Run, action: ActionOf<'cast'>): boolean {
  const player = playerOf(run, action.who);
  if (player === undefined) return false;
  return toCast(run, action).some(
    (card) => action.copies === true || castableNow(run, player, card, action).length > 0,
  );
}

export const stack: Acts<'counter' | 'copySpell' | 'newTargets' | 'cast'> = { counter, copySpell, newTargets, cast };
