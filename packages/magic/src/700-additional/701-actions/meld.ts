/** Melding (701.42, 712.4): the two cards of a meld pair are exiled and come back as one permanent. */
import { moveEvent, type ObjectId, objectRow } from '@rulewright/kernel';
import { cardOf } from '../../100-game/108-pool.ts';
import { characteristics } from '../../100-game/109.3-characteristics.ts';
import { BATTLEFIELD, EXILE } from '../../400-zones/400-zones.ts';
import {
  type ActionOf,
  type Acts,
  ASKED,
  bind,
  chooseEntities,
  emit,
  type Outcome,
  type Run,
  results,
} from '../../600-effects/608-resolve/run.ts';
import { meldEvent } from '../700.1-events/types.ts';
import { permanentsOf } from './found.ts';

type Meld = ActionOf<'meld'>;

/** The two: what has the ability, and another permanent of those that it names. */
function exilePair(run: Run, action: Meld): Outcome {
  const [one] = permanentsOf(run, action.what);
  const from = permanentsOf(run, action.with).filter((id) => id !== one);
  if (one === undefined || from.length === 0) return bind(action.as, []);
  const chosen = chooseEntities(run, run.ctx.controller, { rule: '701.42a', prompt: 'meld', from, min: 1, max: 1 });
  if (chosen === undefined) return ASKED;
  const other = chosen[0] as ObjectId;
  const name = characteristics(run.g, other).name;
  const cause = run.ctx.source;
  return emit(
    [one, other].map((id) => moveEvent(id, EXILE, { how: 'exiled', cause })),
    { work: { at: 'exiled', name } },
  );
}

/** 701.42b–c: only two cards of one pair; anything else stays in exile. */
function meldable(
  { g }: Run,
  ids: readonly ObjectId[],
  into: string,
  name: unknown,
): readonly [ObjectId, ObjectId] | null {
  const cards = ids.flatMap((id) => {
    const row = objectRow(g.state, id);
    return row.kind === 'card' && row.zone === EXILE && row.def >= 0 ? [{ id, card: cardOf(g.pool, row.def) }] : [];
  });
  if (ids.length !== 2 || cards.some(({ card }) => card.layout !== 'meld')) return null;
  const whole = cards.find(({ card }) => card.faces[1]?.name === into);
  const half = cards.find((c) => c !== whole && c.card.faces[0].name === name);
  return whole === undefined || half === undefined ? null : [whole.id, half.id];
}

function meld(run: Run, action: Meld): Outcome {
  const { work } = run;
  if (work?.at === 'exiled') {
    const pair = meldable(run, results(run.happened), action.into, work.name);
    if (pair === null) return bind(action.as, []);
    // 712.14c: with their back faces up, as one permanent.
    const [object, other] = pair;
    const enters = moveEvent(object, BATTLEFIELD, { face: 1, controller: run.ctx.controller, cause: run.ctx.source });
    return emit([enters], { work: { at: 'entered', other } });
  }
  if (work?.at === 'entered') {
    const [object] = results(run.happened);
    if (object === undefined || objectRow(run.g.state, object).zone !== BATTLEFIELD) return bind(action.as, []);
    return emit([meldEvent(object, work.other as ObjectId)], {
      bind: action.as === undefined ? null : { [action.as]: [object] },
    });
  }
  return exilePair(run, action);
}

export const melding: Acts<'meld'> = { meld };
