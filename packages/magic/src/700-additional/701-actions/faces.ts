/** Actions that turn permanents over (701.27, 708, 710), and day and night (731). */
import { noteEvent, type ObjectId, objectRow, revealEvent, zoneObjects } from '@rulewright/kernel';
import { forbidden } from '../../100-game/101.2-restrictions.ts';
import { copiable, splitCard } from '../../100-game/108-pool.ts';
import { PERMANENT_TYPES } from '../../200-cards/205-card-types.ts';
import { EXILE, STACK } from '../../400-zones/400-zones.ts';
import {
  type ActionOf,
  type Acts,
  ASKED,
  chooseOption,
  DONE,
  emit,
  type Outcome,
  objectsOf,
  type Run,
} from '../../600-effects/608-resolve/run.ts';
import { Flag, type StackEntry } from '../../state.ts';
import {
  dayNightEvent,
  type MagicEvent,
  transformEvent,
  transformIgnoredEvent,
  turnDownEvent,
  turnUpEvent,
  unlockEvent,
} from '../700.1-events/types.ts';
import { FACE_DOWN_FLAGS, TRANSFORMED } from '../708-faces.ts';
import { isRoom, unlockedOf } from '../709-rooms.ts';
import { canBePrepared, PREPARED, preparedCopy, withoutCopy } from '../722-prepared.ts';
import { permanentsOf, playerOf } from './found.ts';

const flip = (run: Run, action: ActionOf<'flip'>): Outcome =>
  emit(permanentsOf(run, action.what).map((object): MagicEvent => ({ kind: 'flip', object, cause: run.ctx.source })));

function turnDown(run: Run, { what, downFace }: ActionOf<'turnDown'>): Outcome {
  const shape = downFace === undefined ? {} : { downFace };
  const { source: cause } = run.ctx;
  return emit(permanentsOf(run, what).map((object) => turnDownEvent(object, { ...shape, cause })));
}

/** 701.40g, 701.58g: an instant or sorcery card is revealed and stays face down. */
function turnUp(run: Run, action: ActionOf<'turnUp'>): Outcome {
  const { g, ctx } = run;
  const inExile = objectsOf(run, action.what).filter((id) => objectRow(g.state, id).zone === EXILE);
  const down = [...permanentsOf(run, action.what), ...inExile].filter(
    (id) => (objectRow(g.state, id).flags & Flag.faceDown) !== 0 && forbidden(g, 'beTurnedUp', id) === null,
  );
  const events = down.map((object): MagicEvent => {
    const row = objectRow(g.state, object);
    // 406.3: any card in exile is shown.
    if (row.zone === EXILE) return turnUpEvent(object, { player: ctx.controller, cause: ctx.source });
    const { types } = copiable(g.pool, { ...row, flags: row.flags & ~FACE_DOWN_FLAGS });
    return (types & PERMANENT_TYPES) === 0
      ? revealEvent([object], { cause: ctx.source })
      : turnUpEvent(object, { player: ctx.controller, cause: ctx.source });
  });
  const turned = down.filter((_, i) => events[i]?.kind === 'turnUp');
  return emit(events, action.as === undefined ? {} : { bind: { [action.as]: turned } });
}

function transform(run: Run, action: ActionOf<'transform'>): Outcome {
  const cause = run.ctx.source;
  return emit(
    permanentsOf(run, action.what).map((object) =>
      hasTransformedSince(run, object) ? transformIgnoredEvent(object, { cause }) : transformEvent(object, { cause }),
    ),
  );
}

/** 701.27f: an ability of the permanent itself does not transform it again. */
function hasTransformedSince({ g, ctx }: Run, id: ObjectId): boolean {
  const when = objectRow(g.state, id).notes[TRANSFORMED];
  if (ctx.source !== id || typeof when !== 'number') return false;
  const ability = zoneObjects(g, STACK, ctx.controller).findLast(
    (on) => (objectRow(g.state, on).stack as StackEntry | null)?.source === id,
  );
  return ability !== undefined && when > objectRow(g.state, ability).timestamp;
}

/** 722.3a–b */
function prepare(run: Run, action: ActionOf<'prepare'>): Outcome {
  const { g } = run;
  const objects = permanentsOf(run, action.what);
  const note = (object: ObjectId, value: number): MagicEvent => noteEvent(object, PREPARED, value);
  if (action.not === true) return emit(objects.flatMap((id) => [...withoutCopy(g, id), note(id, 0)]));
  return emit(objects.filter((id) => canBePrepared(g, id)).flatMap((id) => [note(id, 1), ...preparedCopy(g, id)]));
}

/** 709.5f: the player chooses a locked half. */
function unlock(run: Run, action: ActionOf<'unlock'>): Outcome {
  const { g, ctx } = run;
  const player = playerOf(run, action.who);
  const [object] = permanentsOf(run, action.what);
  const row = object === undefined ? null : objectRow(g.state, object);
  const card = row === null ? null : splitCard(g.pool, row);
  if (player === undefined || row === null || card === null || !isRoom(card)) return DONE;
  const locked = [0, 1].filter((door) => (unlockedOf(row.face) & (1 << door)) === 0);
  const open = action.door === undefined ? locked : locked.filter((door) => door === action.door);
  if (open.length === 0) return DONE;
  const names = open.map((door) => card.faces[door]?.name ?? '');
  const chosen = chooseOption(run, player, { rule: '709.5f', prompt: 'unlock' }, names);
  if (chosen === undefined) return ASKED;
  return emit([unlockEvent(row.id, player, open[chosen] ?? 0, { cause: ctx.source })]);
}

export const faces: Acts<'unlock' | 'prepare' | 'transform' | 'flip' | 'turnUp' | 'turnDown' | 'dayNight'> = {
  transform,
  unlock,
  prepare,
  flip,
  turnUp,
  turnDown,
  dayNight: (run, action) => emit([dayNightEvent(action.to, { cause: run.ctx.source })]),
};
