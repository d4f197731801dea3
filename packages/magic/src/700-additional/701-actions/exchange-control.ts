/** Exchanging control of permanents (701.12). */
import type { ObjectId, PlayerId } from '@rulewright/kernel';
import { controllerOf } from '../../100-game/109.3-characteristics.ts';
import { type ActionOf, type Acts, DONE, emit, type Outcome, type Run } from '../../600-effects/608-resolve/run.ts';
import type { MagicEvent } from '../700.1-events/types.ts';
import { permanentsOf } from './found.ts';

/** 701.12b: all or nothing, and only between two players. */
function exchangeControl(run: Run, action: ActionOf<'exchangeControl'>): Outcome {
  const { g, ctx } = run;
  const [a] = permanentsOf(run, action.a);
  const [b] = permanentsOf(run, action.b);
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

export const exchanging: Acts<'exchangeControl'> = { exchangeControl };
