/** Actions on the combat at hand: redirect, remove, end it, attack, retaliate (combat; game terms, redirect, retaliate). */
import { ceaseEvent, type ObjectId, objectRow, zoneObjects } from '@rulewright/kernel';
import { obeys } from '../abilities/obedience.ts';
import { forbidden } from '../effects/restrictions.ts';
import { takesPart, without } from '../events/combat.ts';
import { banishEvent, combatEvent, planEvent } from '../events/make.ts';
import type { GrandArchiveEvent } from '../events/types.ts';
import { controllerOf } from '../parts-of-a-card/characteristics.ts';
import { type Combat, type G, stackEntry } from '../state.ts';
import { type Attack, attackableOf, usesKeyword } from '../turn-order/combat/targets.ts';
import { PLAYED, STACK } from '../zones/zones.ts';
import { isThere, onField } from './found.ts';
import { type ActionOf, type Acts, call, DONE, emit, type Outcome, type Run, UnsupportedAction } from './run.ts';

const combatOf = ({ g }: Run): Combat | null => g.state.game.combat;

/** The ability or activation that is resolving, which this effect is part of. */
const resolving = ({ g, ctx }: Run): ObjectId | undefined =>
  zoneObjects(g, STACK, g.state.game.turn.active).findLast(
    (id) => stackEntry(objectRow(g.state, id))?.source === ctx.source,
  );

const isIntercepting = (run: Run): boolean => {
  const id = resolving(run);
  return id !== undefined && stackEntry(objectRow(run.g.state, id))?.keyword === 'intercept';
};

/** Who attacks, with what is still there. */
const attackOf = (g: G, { attacker, attackingPlayer, wielded, intents }: Combat): Attack => ({
  player: attackingPlayer,
  attacker,
  using: [...wielded, ...intents].filter((id) => isThere(g, id)),
});

/** Redirect 1: another valid target, whoever should have been attacked first; Cleave 2: not of an attack at all of a player's objects. */
function canBeRedirected(g: G, combat: Combat, to: ObjectId): boolean {
  if (combat.cleave || !combat.attacking || combat.defenders.includes(to)) return false;
  if (forbidden(g, 'beRedirected', combat.attacker, to) !== null) return false;
  return attackableOf(g, attackOf(g, combat), controllerOf(g, to)).includes(to);
}

/** Intercept 2, Unblockable 1: the ally has to obey, and nothing says that the attack cannot be intercepted. */
function canIntercept(g: G, combat: Combat, ally: ObjectId): boolean {
  const { attacker } = combat;
  if (!obeys(g, ally) || usesKeyword(g, attackOf(g, combat), 'unblockable')) return false;
  return forbidden(g, 'beIntercepted', attacker, ally) === null && forbidden(g, 'intercept', ally, attacker) === null;
}

/** Whether the attack at hand can be redirected there by this effect. */
export function canRedirectTo(run: Run, to: ObjectId): boolean {
  const combat = combatOf(run);
  if (combat === null || !canBeRedirected(run.g, combat, to)) return false;
  return !isIntercepting(run) || canIntercept(run.g, combat, to);
}

/** The one that is spoken of, or the one there is, stops defending. */
function redirectAttack(run: Run, action: ActionOf<'redirectAttack'>): Outcome {
  const { g, ctx } = run;
  const combat = combatOf(run);
  const [to] = onField(run, action.to);
  if (combat === null || to === undefined || !canRedirectTo(run, to)) return DONE;
  const spoken = action.from === undefined ? [] : onField(run, action.from);
  const from = combat.defenders.find((id) => spoken.includes(id)) ?? combat.defenders[0];
  const defenders = [...combat.defenders.filter((id) => id !== from), to];
  return emit([
    combatEvent(
      {
        ...combat,
        defenders,
        defendingPlayers: [...new Set([...combat.defendingPlayers, controllerOf(g, to)])],
        intercepting: isIntercepting(run) ? [...combat.intercepting, to] : combat.intercepting,
      },
      { cause: ctx.source },
    ),
  ]);
}

function removeFromCombat(run: Run, action: ActionOf<'removeFromCombat'>): Outcome {
  const combat = combatOf(run);
  if (combat === null) return DONE;
  const those = onField(run, action.what).filter((id) => takesPart(combat, id));
  return those.length === 0 ? DONE : emit([combatEvent(those.reduce(without, combat), { cause: run.ctx.source })]);
}

/** Combat 4.3: the attack has no target any more; who has retaliated already still does. */
function endAttack(run: Run): Outcome {
  const combat = combatOf(run);
  if (combat === null) return DONE;
  return emit([combatEvent({ ...combat, attacking: false, defenders: [] }, { cause: run.ctx.source })]);
}

/** Ending phases 1, 2.1: nothing on the stack resolves, all cards there are banished; not the one by which it ends. */
function ending(run: Run, what: 'phase' | 'turn'): Outcome {
  const { g, ctx } = run;
  const { active } = g.state.game.turn;
  const own = resolving(run);
  const instances = zoneObjects(g, STACK, active).filter((id) => id !== own);
  const cards = zoneObjects(g, PLAYED, active).filter((id) => id !== ctx.source);
  const cause = ctx.source;
  const events: readonly GrandArchiveEvent[] = [
    planEvent({ ending: what, cause }),
    ...instances.map((id) => ceaseEvent(id)),
    ...cards.map((id) => banishEvent(objectRow(g.state, id).controller, id, { cause })),
  ];
  return emit(events);
}

/** A unit attacks now: the attack is declared as this resolves. */
function attackWith(run: Run, action: ActionOf<'attackWith'>): Outcome {
  if (action.whom !== undefined) throw new UnsupportedAction('an attack at what an effect names');
  if (run.work !== null || combatOf(run) !== null) return DONE;
  const [attacker] = onField(run, action.what);
  if (attacker === undefined) return DONE;
  return call('declareAttack', { player: controllerOf(run.g, attacker), attacker }, { at: 'declared' });
}

/** Retaliate 4: against the attacker, beside what the retaliation step lets units do. */
function retaliate(run: Run, action: ActionOf<'retaliate'>): Outcome {
  const { g, ctx } = run;
  const combat = combatOf(run);
  if (combat === null) return DONE;
  return emit(
    onField(run, action.what)
      .filter((id) => combat.retaliators.every((r) => r.id !== id) && forbidden(g, 'retaliate', id) === null)
      .map((object) => ({
        kind: 'retaliate',
        object,
        other: combat.attacker,
        player: controllerOf(g, object),
        cause: ctx.source,
      })),
  );
}

export const combats: Acts<
  'redirectAttack' | 'removeFromCombat' | 'endAttack' | 'endCombat' | 'endTurn' | 'attackWith' | 'retaliate'
> = {
  redirectAttack,
  removeFromCombat,
  endAttack,
  endCombat: (run) => (combatOf(run) === null ? DONE : ending(run, 'phase')),
  endTurn: (run) => ending(run, 'turn'),
  attackWith,
  retaliate,
};
