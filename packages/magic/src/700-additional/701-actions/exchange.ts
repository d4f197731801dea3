/** Exchanges (701.12): of control of permanents and spells, of life totals. If the whole exchange cannot be made, no part of it is (701.12a). */
import { type ObjectId, objectRow, type PlayerId } from '@rulewright/kernel';
import type { Selector } from '@rulewright/language/magic';
import { forbidden } from '../../100-game/101.2-restrictions.ts';
import { controllerOf } from '../../100-game/109.3-characteristics.ts';
import { BATTLEFIELD, STACK } from '../../400-zones/400-zones.ts';
import {
  type ActionOf,
  type Acts,
  DONE,
  emit,
  type Outcome,
  objectsOf,
  type Run,
} from '../../600-effects/608-resolve/run.ts';
import { totalsOf } from '../700.1-events/change-game.ts';
import type { MagicEvent } from '../700.1-events/types.ts';
import { isThere, playerOf } from './found.ts';

const controlled = (run: Run, what: Selector): ObjectId | undefined =>
  objectsOf(run, what).find(
    (id) => isThere(run.g, id) && [BATTLEFIELD, STACK].includes(objectRow(run.g.state, id).zone),
  );

/** 701.12b: only between two players. */
function exchangeControl(run: Run, action: ActionOf<'exchangeControl'>): Outcome {
  const { g, ctx } = run;
  const a = controlled(run, action.a);
  const b = controlled(run, action.b);
  if (a === undefined || b === undefined || a === b) return DONE;
  const [ofA, ofB] = [controllerOf(g, a), controllerOf(g, b)];
  if (ofA === ofB) return DONE;
  const gains = (object: ObjectId, player: PlayerId): MagicEvent => ({
    kind: 'beginEffect',
    cause: ctx.source,
    effect: {
      source: ctx.source,
      controller: ctx.controller,
      objects: [object],
      body: {
        kind: 'modify',
        what: { kind: 'this' },
        changes: [{ kind: 'controller', who: { kind: 'var', name: 'who' } }],
      },
      locals: { who: [player] },
      duration: { kind: 'forever' },
      left: -1,
    },
  });
  return emit([gains(a, ofB), gains(b, ofA)]);
}

/** 701.12c, 119.7, 119.8: not if one of them cannot gain, or the other cannot lose, what that takes. */
function exchangeLife(run: Run, action: ActionOf<'exchangeLife'>): Outcome {
  const { g, ctx } = run;
  const [a, b] = [playerOf(run, action.a), playerOf(run, action.b)];
  if (a === undefined || b === undefined) return DONE;
  const difference = totalsOf(g, b).life - totalsOf(g, a).life;
  if (difference === 0) return DONE;
  const [gainer, loser] = difference > 0 ? [a, b] : [b, a];
  if (forbidden(g, 'gainLife', gainer) !== null || forbidden(g, 'loseLife', loser) !== null) return DONE;
  const amount = Math.abs(difference);
  return emit([
    { kind: 'gainLife', player: gainer, amount, cause: ctx.source },
    { kind: 'loseLife', player: loser, amount, cause: ctx.source },
  ]);
}

export const exchanging: Acts<'exchangeControl' | 'exchangeLife'> = { exchangeControl, exchangeLife };
