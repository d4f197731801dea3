/** The combat phase after an attack was declared: retaliation, damage, the end of combat. */
import {
  altered,
  ask,
  type ChooseEntities,
  type ChooseOrder,
  call,
  ceaseEvent,
  countersEvent,
  DONE,
  emit,
  type GameEvent,
  go,
  happen,
  moveEvent,
  NEXT,
  next,
  type ObjectId,
  objectRow,
  type PlayerId,
  type Procedure,
  procedure,
  underRules,
  zoneObjects,
} from '@rulewright/kernel';
import { endingAt, settling } from '@rulewright/rules';
import { forbidden } from '../../effects/restrictions.ts';
import {
  beginningEvent,
  combatEvent,
  damageEvent,
  expireEvent,
  goOnEvent,
  planEvent,
  turnedEvent,
} from '../../events/make.ts';
import type { RetaliateEvent } from '../../events/types.ts';
import { areOpponents, inTurnOrder } from '../../general-rules/players.ts';
import { characteristics, hasKeyword, isType } from '../../parts-of-a-card/characteristics.ts';
import { UNIT } from '../../parts-of-a-card/words.ts';
import { type Combat, Flag, type G } from '../../state.ts';
import { giveOpportunity } from '../../timing/opportunity.ts';
import { FIELD, GRAVEYARD, INTENT } from '../../zones/zones.ts';
import { overWith } from './next-attack.ts';
import { attackPower } from './power.ts';
import { mayDo } from './targets.ts';

interface InCombat {
  /** How many players have been asked whether they retaliate. */
  readonly asked?: number;
  readonly order?: readonly ObjectId[];
  /** Units that were on the field before retaliation. */
  readonly there?: readonly ObjectId[];
}

const isOnField = (g: G, id: ObjectId): boolean => objectRow(g.state, id).zone === FIELD;

/** Retaliation step 3; Ambush 1; Steadfast 1: what a player may retaliate with. */
function retaliators(g: G, combat: Combat, player: PlayerId): readonly ObjectId[] {
  if (!combat.attacking || !isOnField(g, combat.attacker)) return [];
  if (!areOpponents(g, player, combat.attackingPlayer)) return [];
  if (forbidden(g, 'beRetaliated', combat.attacker) !== null) return [];
  return zoneObjects(g, FIELD, player).filter((id) => {
    const c = characteristics(g, id);
    if (c.controller !== player || !isType(c, UNIT) || (c.power ?? 0) <= 0) return false;
    if (!combat.defenders.includes(id) && !hasKeyword(c, 'ambush')) return false;
    const awake = (objectRow(g.state, id).flags & Flag.rested) === 0;
    if (!awake && !hasKeyword(c, 'steadfast') && !mayDo(g, 'retaliateAsAwake', id)) return false;
    return forbidden(g, 'retaliate', id, combat.attacker) === null;
  });
}

/** Retaliation is a turn-based action: resting is its cost, but for the steadfast. */
function retaliation(g: G, combat: Combat, player: PlayerId, chosen: readonly ObjectId[]): readonly GameEvent[] {
  return chosen.flatMap((id): readonly GameEvent[] => {
    const event: RetaliateEvent = { kind: 'retaliate', object: id, other: combat.attacker, player };
    return hasKeyword(characteristics(g, id), 'steadfast') ? [event] : [turnedEvent('rest', id), event];
  });
}

/** Damage step 3: the attack and the retaliations deal damage at the same time; each wielded weapon loses durability. */
function damages(g: G, combat: Combat, order: readonly ObjectId[]): readonly GameEvent[] {
  const out: GameEvent[] = [];
  const { attacker, attacking, defenders, wielded, intents } = combat;
  const dealt = attacking && isOnField(g, attacker) ? defenders.filter((id) => isOnField(g, id)) : [];
  const using = [...wielded, ...intents].filter((id) => objectRow(g.state, id).zone >= 0);
  const power = attackPower(g, combat);
  const instance = g.state.log.length;
  for (const id of dealt) out.push(damageEvent(attacker, id, power, { combat: true, using, instance }));
  for (const id of order) {
    const against = combat.retaliators.find((r) => r.id === id)?.against;
    if (against === undefined || !isOnField(g, id) || !isOnField(g, against)) continue;
    out.push(damageEvent(id, against, characteristics(g, id).power ?? 0, { combat: true, retaliation: true }));
  }
  // Damage step 3.7
  if (dealt.length > 0) for (const id of wielded) if (isOnField(g, id)) out.push(countersEvent(id, 'durability', -1));
  return out;
}

const combat: Procedure = procedure<G, InCombat>('combat', {
  retaliation(g) {
    happen(g, beginningEvent('retaliation', g.state.game.turn.active, true));
    return giveOpportunity(g, 'retaliate');
  },
  retaliate(g, d, answer) {
    const now = g.state.game.combat;
    if (now === null || isOver(g)) return go('endOfCombat');
    const players = inTurnOrder(g);
    const at = d.asked ?? 0;
    const player = players[at];
    if (player === undefined) return next(d);
    const goOn = (chosen: readonly ObjectId[]) => {
      const events = retaliation(g, now, player, chosen);
      const data = altered(d, { asked: at + 1 });
      return events.length === 0 ? go('retaliate', data) : emit(events, { data, then: 'retaliate' });
    };
    if (answer !== undefined) return goOn(answer as readonly ObjectId[]);
    const from = retaliators(g, now, player);
    if (from.length === 0) return goOn([]);
    const decision: ChooseEntities = {
      kind: 'entities',
      player,
      rule: 'retaliation-step.3',
      prompt: 'retaliate',
      about: now.attacker,
      from,
      min: 0,
      max: from.length,
    };
    return ask(decision);
  },
  damageStep(g) {
    happen(g, beginningEvent('damage', g.state.game.turn.active, true));
    return giveOpportunity(g, 'order');
  },
  /** Damage step 2. */
  order(g, d, answer) {
    const now = g.state.game.combat;
    if (now === null || isOver(g)) return go('endOfCombat');
    const items = now.retaliators.map(({ id }) => id);
    if (answer !== undefined) return next(altered(d, { order: (answer as readonly number[]).map((i) => items[i]) }));
    if (items.length < 2) return next(altered(d, { order: items }));
    const decision: ChooseOrder = {
      kind: 'order',
      player: now.attackingPlayer,
      rule: 'damage-step.2',
      prompt: 'order-retaliation',
      items,
    };
    return ask(decision);
  },
  damage(g, d) {
    const now = g.state.game.combat;
    const events = now === null ? [] : damages(g, now, d.order ?? []);
    return events.length === 0 ? NEXT : emit(events);
  },
  endOfCombat(g) {
    happen(g, beginningEvent('endCombat', g.state.game.turn.active, false));
    return call('settle', settling);
  },
  /** End of combat step 3, 4. */
  clear(g) {
    const { combat: fought } = g.state.game;
    const used = fought === null ? [] : overWith(g, fought);
    happen(g, combatEvent(null));
    const over = [...endingAt(g, { is: 'step ends', step: 'endCombat' }), ...used];
    if (over.length > 0) happen(g, expireEvent(over));
    const intents = zoneObjects(g, INTENT, g.state.game.turn.active);
    // Copying objects 3: copies cease to exist.
    const gone = (id: ObjectId): GameEvent =>
      objectRow(g.state, id).kind === 'copy' ? ceaseEvent(id) : moveEvent(id, GRAVEYARD, { how: 'ended' });
    return intents.length === 0 ? NEXT : emit(intents.map(gone));
  },
  triggers: (g) => (isOver(g) ? go('back') : giveOpportunity(g, 'back')),
  /** Main phase 2.2: back to the same main phase. */
  back(g) {
    // Ending phases 1.2: the combat phase was ended, the main phase goes on.
    if (g.state.game.turn.ending === 'phase') happen(g, planEvent({ ending: 'nothing' }));
    happen(g, goOnEvent('main', true));
    return DONE;
  },
});

const isOver = (g: G): boolean => g.state.game.turn.ending !== 'nothing';

export const combatProcedures = {
  combat: underRules(combat, {
    retaliation: 'retaliation-step.1',
    retaliate: 'retaliation-step.3',
    damageStep: 'damage-step.1',
    order: 'damage-step.2',
    damage: 'damage-step.3',
    endOfCombat: 'end-of-combat-step.1',
    clear: 'end-of-combat-step.1.3',
    triggers: 'end-of-combat-step.2',
  }),
} as const;
