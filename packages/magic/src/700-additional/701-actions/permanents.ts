/** Actions on permanents: destroy, sacrifice, tap, regenerate, attach, counters, control, fighting. */

import {
  attachEvent,
  type LocalValue,
  NO_OBJECT,
  type ObjectId,
  objectRow,
  type PlayerId,
  zoneObjects,
} from '@rulewright/kernel';
import type { Filter, Selector } from '@rulewright/language/magic';
import { forbidden } from '../../100-game/101.2-restrictions.ts';
import { characteristics, controllerOf, isType } from '../../100-game/109.3-characteristics.ts';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import {
  type ActionOf,
  type Acts,
  ASKED,
  bind,
  chooseEntities,
  countFor,
  DONE,
  emit,
  entitiesOf,
  type Outcome,
  type Run,
} from '../../600-effects/608-resolve/run.ts';
import { Flag } from '../../state.ts';
import { matches } from '../../vocabulary/evaluate.ts';
import { destroyEvent, type MagicEvent, sacrificeEvent } from '../700.1-events/types.ts';
import { canBeAttached } from './701.3-attachment.ts';
import { onBattlefield, permanentsOf, playersOf } from './found.ts';

/** Those of the objects that are gone since: the ones that were destroyed or sacrificed, as they last existed. */
const gone = (run: Run, ids: LocalValue | undefined): readonly ObjectId[] =>
  (ids as readonly ObjectId[]).filter((id) => !onBattlefield(run.g, id));

/** 701.8: all at once. `as` binds what was destroyed, as it last existed. */
function destroy(run: Run, action: ActionOf<'destroy'>): Outcome {
  if (run.work !== null) return bind(action.as, gone(run, run.work.those as readonly ObjectId[]));
  const those = permanentsOf(run, action.what);
  const no = action.noRegeneration === true ? { noRegeneration: true } : {};
  const events = those.map((object) => destroyEvent(object, { cause: run.ctx.source, ...no }));
  return action.as === undefined ? emit(events) : emit(events, { work: { those } });
}

/** 701.21a: what a player controls and may sacrifice. */
export const sacrificeable = (run: Run, player: PlayerId, filter: Filter): readonly ObjectId[] =>
  zoneObjects(run.g, BATTLEFIELD, player).filter(
    (id) =>
      onBattlefield(run.g, id) &&
      controllerOf(run.g, id) === player &&
      matches(run.g, filter, id, run.ctx) &&
      forbidden(run.g, 'beSacrificed', id) === null,
  );

/** The players choose in turn order, then all is sacrificed at once (101.4). */
function sacrifice(run: Run, action: ActionOf<'sacrifice'>): Outcome {
  if (run.work !== null) return bind(action.as, gone(run, run.work.those as readonly ObjectId[]));
  const events: MagicEvent[] = [];
  const those: ObjectId[] = [];
  for (const player of playersOf(run, action.who)) {
    const from = sacrificeable(run, player, action.what);
    const count = countFor(run, action.count, player);
    const chosen = chooseEntities(run, player, { rule: '701.21a', prompt: 'sacrifice', from, min: count, max: count });
    if (chosen === undefined) return ASKED;
    those.push(...chosen);
    for (const object of chosen) events.push(sacrificeEvent(player, object, { cause: run.ctx.source }));
  }
  return action.as === undefined ? emit(events) : emit(events, { work: { those } });
}

/** 701.21a: a player cannot sacrifice what another controls. `as` binds what was sacrificed, as it last existed. */
function sacrificeObjects(run: Run, action: ActionOf<'sacrificeObjects'>): Outcome {
  if (run.work !== null) return bind(action.as, gone(run, run.work.those as readonly ObjectId[]));
  const players = playersOf(run, action.who);
  const those = permanentsOf(run, action.what).filter((id) => players.includes(controllerOf(run.g, id)));
  const events = those.map((object) => sacrificeEvent(controllerOf(run.g, object), object, { cause: run.ctx.source }));
  return action.as === undefined ? emit(events) : emit(events, { work: { those } });
}

/** 701.26: only what is not yet so. */
const turning = (run: Run, action: ActionOf<'tap' | 'untap'>, kind: 'tap' | 'untap'): Outcome =>
  emit(
    permanentsOf(run, action.what)
      .filter((id) => ((objectRow(run.g.state, id).flags & Flag.tapped) === 0) === (kind === 'tap'))
      .map((object) => ({ kind, object, cause: run.ctx.source })),
  );

/** 701.19a: a shield for the rest of the turn. */
const regenerate = (run: Run, action: ActionOf<'regenerate'>): Outcome =>
  emit(
    permanentsOf(run, action.what).map((id) => ({
      kind: 'beginEffect',
      cause: run.ctx.source,
      effect: {
        source: run.ctx.source,
        controller: run.ctx.controller,
        objects: [id],
        body: { kind: 'regenerationShield' },
        locals: {},
        duration: { kind: 'endOfTurn' },
        left: 1,
      },
    })),
  );

/** 701.3: where it cannot go it does not move. */
function attach(run: Run, action: ActionOf<'attach'>): Outcome {
  const [to] = entitiesOf(run, action.to);
  if (to === undefined) return DONE;
  return emit(
    permanentsOf(run, action.what)
      .filter((id) => objectRow(run.g.state, id).host !== to && canBeAttached(run.g, id, to, controllerOf(run.g, id)))
      .map((object) => attachEvent(object, to, { cause: run.ctx.source })),
  );
}

const unattach = (run: Run, action: ActionOf<'unattach'>): Outcome =>
  emit(
    permanentsOf(run, action.what)
      .filter((id) => objectRow(run.g.state, id).host !== NO_OBJECT)
      .map((object) => attachEvent(object, NO_OBJECT, { cause: run.ctx.source })),
  );

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

/** 701.14: each deals damage equal to its power to the other; both must be creatures on the battlefield. */
function fight(run: Run, action: ActionOf<'fight'>): Outcome {
  const { g, ctx } = run;
  const fighter = (selector: Selector): ObjectId | undefined =>
    permanentsOf(run, selector).find((id) => isType(characteristics(g, id), TypeBit.creature));
  const a = fighter(action.a);
  const b = fighter(action.b);
  if (a === undefined || b === undefined) return DONE;
  const strikes = (source: ObjectId, to: ObjectId, times = 1): MagicEvent => {
    const amount = Math.max(0, characteristics(g, source).power ?? 0) * times;
    return { kind: 'damage', source, to, amount, combat: false, cause: ctx.source };
  };
  const events = a === b ? [strikes(a, a, 2)] : [strikes(a, b), strikes(b, a)];
  return emit(events.filter((e) => e.kind === 'damage' && e.amount > 0));
}

export const permanents: Acts<
  | 'destroy'
  | 'sacrifice'
  | 'sacrificeObjects'
  | 'tap'
  | 'untap'
  | 'regenerate'
  | 'removeFromCombat'
  | 'attach'
  | 'unattach'
  | 'exchangeControl'
  | 'fight'
> = {
  destroy,
  sacrifice,
  sacrificeObjects,
  tap: (run, action) => turning(run, action, 'tap'),
  untap: (run, action) => turning(run, action, 'untap'),
  regenerate,
  removeFromCombat: (run, action) =>
    emit(permanentsOf(run, action.what).map((object) => ({ kind: 'removeFromCombat', object, cause: run.ctx.source }))),
  attach,
  unattach,
  exchangeControl,
  fight,
};
