/** Actions by which players get designations and what goes with them: the initiative and dungeons, the Ring, speed, the blessing. */

import { noteEvent, objectRow, zoneObjects } from '@rulewright/kernel';
import { characteristics, isType } from '../../100-game/109.3-characteristics.ts';
import { designation } from '../../100-game/designation.ts';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { dungeonNames } from '../../300-card-types/309-dungeons.ts';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import {
  type ActionOf,
  type Acts,
  ASKED,
  chooseEntities,
  chooseOption,
  countOf,
  DONE,
  emit,
  type Outcome,
  type Run,
} from '../../600-effects/608-resolve/run.ts';
import { actedEvent, type MagicEvent } from '../700.1-events/types.ts';
import { bless } from '../702-keywords/citys-blessing.ts';
import { speedUp } from '../702-keywords/start-your-engines.ts';
import {
  atTheTop,
  bringIn,
  complete,
  dungeonOf,
  moveOn,
  nextRooms,
  roomNames,
  takeInitiative,
} from './701.49-venturing.ts';
import { RING_BEARER, tempt } from './701.54-ring.ts';
import { playerOf, playersOf } from './found.ts';

/** 701.49 */
function venture(run: Run, action: ActionOf<'venture'>): Outcome {
  const { g } = run;
  const player = playerOf(run, action.who);
  if (player === undefined) return DONE;
  const ventured: MagicEvent = actedEvent('venture', player);
  if (run.work?.at === 'brought') return emit([...atTheTop(g, player), ventured]);
  const dungeon = dungeonOf(g, player);
  const rooms = nextRooms(g, player);
  if (dungeon !== undefined && rooms.length > 0) {
    const names = roomNames(g, player, rooms);
    const chosen = chooseOption(run, player, { rule: '701.49b', prompt: 'room' }, names);
    return chosen === undefined ? ASKED : emit([...moveOn(g, player, rooms[chosen] ?? 0), ventured]);
  }
  const names = action.into === undefined ? dungeonNames : [action.into];
  const chosen = chooseOption(run, player, { rule: '701.49a', prompt: 'dungeon' }, names);
  if (chosen === undefined) return ASKED;
  const done = dungeon === undefined ? [] : complete(g, player, dungeon);
  return emit([...done, ...bringIn(player, names[chosen] ?? '')], { work: { at: 'brought' } });
}

/** 701.54a, 701.54c–d */
function ringTempts(run: Run, action: ActionOf<'ringTempts'>): Outcome {
  const { g } = run;
  const player = playerOf(run, action.who);
  if (player === undefined) return DONE;
  if (run.work === null) return emit(tempt(g, player), { work: { at: 'tempted' } });
  const own = zoneObjects(g, BATTLEFIELD, player).filter((id) => {
    const c = characteristics(g, id);
    return c.controller === player && isType(c, TypeBit.creature);
  });
  const chosen = chooseEntities(run, player, { rule: '701.54a', prompt: 'ring-bearer', from: own, min: 1, max: 1 });
  if (chosen === undefined) return ASKED;
  const [bearer] = chosen;
  const told: MagicEvent = actedEvent('ring tempts', player);
  if (bearer === undefined) return emit([told]);
  const key = designation(RING_BEARER);
  // 701.54a: until another creature becomes the Ring-bearer, whatever the old one is by now.
  const old = zoneObjects(g, BATTLEFIELD, player).filter(
    (id) => id !== bearer && objectRow(g.state, id).notes[key] === 1 && characteristics(g, id).controller === player,
  );
  return emit([
    ...old.map((object) => noteEvent(object, key, 0)),
    noteEvent(bearer, key, 1),
    { ...told, object: bearer },
  ]);
}

const speed = (run: Run, action: ActionOf<'speed'>): Outcome =>
  emit(playersOf(run, action.who).flatMap((player) => speedUp(run.g, player, countOf(run, action.by))));

export const designations: Acts<'venture' | 'initiative' | 'ringTempts' | 'ascend' | 'speed'> = {
  venture,
  ringTempts,
  speed,
  initiative: (run, action) =>
    emit(
      playersOf(run, action.who)
        .slice(0, 1)
        .flatMap((p) => takeInitiative(run.g, p)),
    ),
  ascend: (run) => emit(bless(run.g, run.ctx.controller)),
};
