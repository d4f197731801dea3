/** Actions of the variants with cards in the command zone: planeswalk, set in motion, abandon (701.31–33), the planar die (901.9). */
import { objectRow, rolled } from '@rulewright/kernel';
import { sharers } from '../../100-game/101.4-turn-order.ts';
import { PLANAR_DECK } from '../../400-zones/400-zones.ts';
import {
  type ActionOf,
  type Acts,
  DONE,
  emit,
  type Outcome,
  objectsOf,
  type Run,
} from '../../600-effects/608-resolve/run.ts';
import { planarController } from '../../900-variants/901-planechase/901.6-planes.ts';
import { chaos, planarResult, rollsPlanarDie } from '../../900-variants/901-planechase/901.9-planar-die.ts';
import { abandon, setInMotion } from '../../900-variants/904-archenemy/904.9-schemes.ts';
import { planeswalkEvent } from '../700.1-events/types.ts';
import { playerOf } from './found.ts';

const isPlanechase = ({ g }: Run): boolean => g.state.game.format.planes === true;

/** 701.31a, 901.12c: only the planar controller, or the team of that player. */
function planeswalk(run: Run, action: ActionOf<'planeswalk'>): Outcome {
  const player = playerOf(run, action.who);
  const may = player !== undefined && isPlanechase(run) && sharers(run.g, planarController(run.g)).includes(player);
  if (!may) return DONE;
  if (action.to === undefined) return emit([planeswalkEvent(player)]);
  const to = objectsOf(run, action.to).filter((id) => objectRow(run.g.state, id).zone === PLANAR_DECK);
  return to.length === 0
    ? DONE
    : emit([planeswalkEvent(player, { to, ...(action.staying === true ? { staying: true } : {}) })]);
}

/** 901.9d: by an effect it costs nothing, and does not count for the special action. */
function rollPlanarDie(run: Run, action: ActionOf<'rollPlanarDie'>): Outcome {
  const player = playerOf(run, action.who);
  if (player === undefined || !isPlanechase(run)) return DONE;
  if (run.work === null) return emit(rollsPlanarDie(player), { work: { rolled: true } });
  return emit(planarResult(run.g, player, rolled(run.happened)[0]));
}

export const variants: Acts<'planeswalk' | 'rollPlanarDie' | 'chaosEnsues' | 'setInMotion' | 'abandon'> = {
  planeswalk,
  rollPlanarDie,
  chaosEnsues: (run) => (isPlanechase(run) ? emit([chaos(run.g)]) : DONE),
  // 701.32c: one at a time.
  setInMotion: (run, { what }) => emit(objectsOf(run, what).flatMap((id) => setInMotion(run.g, id))),
  abandon: (run, { what }) => emit(objectsOf(run, what).flatMap((id) => abandon(run.g, id))),
};
