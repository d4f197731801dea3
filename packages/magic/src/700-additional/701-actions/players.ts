/** Actions on players: damage, life, winning and losing, turns to come. */

import {
  type EntityId,
  exact,
  isPlayer,
  NO_OBJECT,
  type ObjectId,
  type PlayerId,
  times,
  zoneObjects,
} from '@rulewright/kernel';
import type { Selector, Step } from '@rulewright/language/magic';
import { divisionName } from '@rulewright/rules';
import { forbidden } from '../../100-game/101.2-restrictions.ts';
import { areOpponents, lifeSharers } from '../../100-game/101.4-turn-order.ts';
import { excessDealt, lethalBefore } from '../../100-game/120.10-excess-damage.ts';
import { STACK } from '../../400-zones/400-zones.ts';
import { lastOfPhase } from '../../500-turn/500.7-turn-planning.ts';
import {
  type ActionOf,
  type Acts,
  bind,
  countFor,
  countOf,
  DONE,
  emit,
  entitiesOf,
  type Outcome,
  objectsOf,
  type Run,
} from '../../600-effects/608-resolve/run.ts';
import { isLimited } from '../../800-multiplayer/801.1-limited.ts';
import { playersInRange } from '../../800-multiplayer/801-range.ts';
import { value } from '../../vocabulary/evaluate.ts';
import { eventAmount } from '../../vocabulary/event-amount.ts';
import { totalsOf } from '../700.1-events/change-game.ts';
import { exiled } from '../700.1-events/leaving.ts';
import { type MagicEvent, planTurnEvent } from '../700.1-events/types.ts';
import { onBattlefield, playerOf, playersOf } from './found.ts';

/** 120.1: players, and permanents that are still there; what else they must be the event knows. */
const damageable = (run: Run, selector: Selector): readonly EntityId[] => [
  ...new Set(entitiesOf(run, selector).filter((id) => isPlayer(id) || onBattlefield(run.g, id))),
];

/** 608.2h: the source is the object as it is, or as it last was. Amounts are worked out once. */
function damage(run: Run, action: ActionOf<'damage'>): Outcome {
  if (run.work !== null) return dealtSo(run, action);
  const { ctx } = run;
  const sources = action.source === undefined ? [ctx.source] : objectsOf(run, action.source);
  const shares = action.divided === undefined ? null : ctx.locals[divisionName(action.divided)];
  // "Equal to its power" is said of the sources where some are named, "to the cards in their hand" of those it is dealt to.
  const amountFor = (source: ObjectId, to: EntityId): number =>
    shares === null
      ? countFor(run, action.amount, action.source === undefined ? to : source)
      : ((shares as Readonly<Record<string, number>> | undefined)?.[String(to)] ?? 0);
  const more = action.unpreventable === true ? { unpreventable: true } : {};
  const to = damageable(run, action.to);
  const events = sources.flatMap((source) =>
    to
      .map(
        (id) =>
          ({
            kind: 'damage',
            source,
            to: id,
            amount: amountFor(source, id),
            combat: false,
            cause: ctx.source,
            ...more,
          }) as const,
      )
      // 120.8
      .filter((e) => e.amount > 0),
  );
  if (action.excess !== undefined) return emit(events, { work: lethalBefore(run.g, to) });
  const counts = action.as !== undefined || action.damaged !== undefined;
  return counts ? emit(events, { work: { at: 'counted' } }) : emit(events);
}

const dealtSo = (run: Run, { as, excess, damaged }: ActionOf<'damage'>): Outcome => ({
  is: 'done',
  bind: {
    ...(as === undefined ? {} : { [as]: sumOf(run, 'damage') }),
    ...(excess === undefined ? {} : { [excess]: excessDealt(run) }),
    ...(damaged === undefined ? {} : { [damaged]: damagedBy(run) }),
  },
});

/** What was dealt damage, whether or not it was what was meant to be. */
const damagedBy = (run: Run): readonly EntityId[] => [
  ...new Set(
    (run.happened as readonly MagicEvent[]).flatMap((e) => (e.kind === 'damage' && e.amount > 0 ? [e.to] : [])),
  ),
];

/** How much it came to: not what was meant but what happened. */
const sumOf = (run: Run, kind: string): number =>
  run.happened.reduce((sum, e) => sum + (e.kind === kind ? eventAmount(e) : 0), 0);

const life = (run: Run, action: ActionOf<'gainLife' | 'loseLife'>, kind: 'gainLife' | 'loseLife'): Outcome => {
  if (run.work !== null) return bind(action.as, sumOf(run, kind));
  const events = playersOf(run, action.who)
    .map((player) => ({ kind, player, amount: countFor(run, action.amount, player), cause: run.ctx.source }))
    .filter(({ amount }) => amount > 0);
  if (events.length === 0) return bind(action.as, 0);
  return action.as === undefined ? emit(events) : emit(events, { work: { at: 'counted' } });
};

/** 119.5: the player gains or loses the difference. */
const setLife = (run: Run, action: ActionOf<'setLife'>): Outcome =>
  emit(
    playersOf(run, action.who)
      // 810.9d: of a team that shares its life only one player is affected.
      .filter((player, i, all) => all.findIndex((p) => lifeSharers(run.g, player).includes(p)) === i)
      .map((player): MagicEvent & { readonly amount: number } => {
        const difference = exact(value(run.g, action.to, run.ctx)) - totalsOf(run.g, player).life;
        const kind = difference > 0 ? 'gainLife' : 'loseLife';
        return { kind, player, amount: Math.abs(difference), cause: run.ctx.source };
      })
      .filter((e) => e.amount > 0),
  );

/** 500.7: the turn created last is taken first. */
function extraTurn(run: Run, action: ActionOf<'extraTurn'>): Outcome {
  const players = playersOf(run, action.who);
  if (players.length === 0) return DONE;
  const skip = action.without === undefined ? {} : { skip: action.without };
  const noSchemes = action.noSchemes === true ? { noSchemes: true } : {};
  const made = players.toReversed().map((player) => ({ player, ...skip, ...noSchemes }));
  const extraTurns = [...made, ...run.g.state.game.turn.extraTurns];
  return emit([planTurnEvent({ extraTurns, cause: run.ctx.source })]);
}

/** 500.8–500.10: what was created last comes first. */
function addSteps(run: Run, after: Step, steps: readonly Step[]): Outcome {
  const extraSteps = [{ after, steps }, ...run.g.state.game.turn.extraSteps];
  return steps.length === 0 ? DONE : emit([planTurnEvent({ extraSteps, cause: run.ctx.source })]);
}

/** The steps of the phases that can be added; additional main phases are postcombat ones (505.1a). */
const PHASES: Readonly<Record<ActionOf<'extraPhase'>['phase'], readonly Step[]>> = {
  beginning: ['untap', 'upkeep', 'draw'],
  main: ['main2'],
  combat: ['combat', 'attackers', 'blockers', 'damage', 'end-combat'],
  combatAndMain: ['combat', 'attackers', 'blockers', 'damage', 'end-combat', 'main2'],
};

const extraPhase = (run: Run, action: ActionOf<'extraPhase'>): Outcome =>
  addSteps(run, lastOfPhase(run.g.state.game.turn.step), PHASES[action.phase]);

function extraStep(run: Run, action: ActionOf<'extraStep'>): Outcome {
  const { step } = run.g.state.game.turn;
  const count = action.count === undefined ? 1 : countOf(run, action.count);
  const after = action.after === 'step' ? step : lastOfPhase(step);
  return addSteps(
    run,
    after,
    times(count, () => action.step),
  );
}

/** 614.10: the next such step or turn that has not begun. */
function skip(run: Run, action: ActionOf<'skip'>): Outcome {
  const planned = playersOf(run, action.who).map((player) => ({ player, step: action.step }));
  if (planned.length === 0) return DONE;
  const skips = [...run.g.state.game.turn.skips, ...planned];
  return emit([planTurnEvent({ skips, cause: run.ctx.source })]);
}

/** 723.1 */
function controlPlayer(run: Run, action: ActionOf<'controlPlayer'>): Outcome {
  const by = playerOf(run, action.by);
  if (by === undefined) return DONE;
  return emit(
    playersOf(run, action.who).map((player) => ({ kind: 'controlPlayer', player, by, cause: run.ctx.source })),
  );
}

/** 724.1a–b, 724.2a–b: triggered abilities that wait are gone; everything on the stack is exiled, also what is resolving. */
function endEarly(run: Run, what: 'turn' | 'combat'): Outcome {
  const { g } = run;
  // 724.2g: outside of combat there is no combat phase to end.
  if (what === 'combat' && lastOfPhase(g.state.game.turn.step) !== 'end-combat') return DONE;
  const stack = zoneObjects(g, STACK, g.state.game.turn.active);
  return emit([{ kind: 'endTurn', what }, ...stack.map((id) => exiled(g, id))]);
}

/** 801.14: where the range of influence is limited, the winner's opponents within it lose instead. */
function othersLose({ g, ctx }: Run, winner: PlayerId): readonly MagicEvent[] {
  if (forbidden(g, 'win', winner) !== null) return [];
  return playersInRange(g, winner)
    .filter((p) => areOpponents(g, p, winner))
    .map((player) => ({ kind: 'lose', player, why: 'effect', cause: ctx.source }));
}

export const players: Acts<
  | 'damage'
  | 'gainLife'
  | 'loseLife'
  | 'setLife'
  | 'win'
  | 'lose'
  | 'extraTurn'
  | 'loseMana'
  | 'extraPhase'
  | 'extraStep'
  | 'skip'
  | 'controlPlayer'
  | 'endTurn'
  | 'endCombat'
  | 'drawGame'
> = {
  damage,
  gainLife: (run, action) => life(run, action, 'gainLife'),
  loseLife: (run, action) => life(run, action, 'loseLife'),
  setLife,
  // 104.2b
  win: (run, action) => {
    const player = playerOf(run, action.who);
    if (player === undefined) return DONE;
    if (isLimited(run.g)) return emit(othersLose(run, player));
    return emit([{ kind: 'win', player, cause: run.ctx.source }]);
  },
  // 104.3e
  lose: (run, action) =>
    emit(playersOf(run, action.who).map((player) => ({ kind: 'lose', player, why: 'effect', cause: run.ctx.source }))),
  extraTurn,
  // 106.4
  loseMana: (run, action) =>
    emit(
      playersOf(run, action.who).flatMap((player): readonly MagicEvent[] => {
        const { mana } = totalsOf(run.g, player);
        if (mana.length === 0) return [];
        return [{ kind: 'spendMana', player, spent: mana.map((_, i) => i), mana: [], on: NO_OBJECT }];
      }),
    ),
  extraPhase,
  extraStep,
  skip,
  controlPlayer,
  endTurn: (run) => endEarly(run, 'turn'),
  endCombat: (run) => endEarly(run, 'combat'),
  // 104.4c
  drawGame: ({ g, ctx }) => {
    // 104.4e, 801.15
    const drawn = isLimited(g) ? { players: playersInRange(g, ctx.controller) } : {};
    return emit([{ kind: 'drawGame', cause: ctx.source, ...drawn }]);
  },
};
