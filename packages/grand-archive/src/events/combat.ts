/** Events of combat: roles, attacks, retaliation. */
import { Aspect, altered, type EventKind, type ObjectId } from '@rulewright/kernel';
import type { Combat, G } from '../state.ts';
import { changeGame } from './change-game.ts';
import { place } from './place.ts';
import type { AttackEvent, CombatEvent, RetaliateEvent } from './types.ts';

const combat: EventKind<G, CombatEvent> = {
  ...place('combat.4'),
  apply(g, e) {
    changeGame(g, { combat: e.combat }, Aspect.combat);
    return e;
  },
};

const attack: EventKind<G, AttackEvent> = { ...place('attack-declaration.1', 'attack'), apply: (_, e) => e };

const retaliate: EventKind<G, RetaliateEvent> = {
  ...place('retaliation-step.3', 'retaliate'),
  apply(g, e) {
    const now = g.state.game.combat;
    if (now === null) return null;
    const retaliators = [...now.retaliators, { id: e.object, against: e.other }];
    changeGame(g, { combat: altered(now, { retaliators }) }, Aspect.combat);
    return e;
  },
};

/** Without an object that has left or lost its role. The attacking player stays it, whatever becomes of the attacker. */
export function without(now: Combat, id: ObjectId): Combat {
  return altered(now, {
    attacking: now.attacking && now.attacker !== id,
    defenders: now.defenders.filter((d) => d !== id),
    wielded: now.wielded.filter((w) => w !== id),
    intents: now.intents.filter((i) => i !== id),
    retaliators: now.retaliators.filter((r) => r.id !== id && r.against !== id),
    intercepting: now.intercepting.filter((i) => i !== id),
  });
}

/** It stays on the field: what has retaliated against it still does (Retaliate 4). */
export const withoutRole = (now: Combat, id: ObjectId): Combat => ({
  ...without(now, id),
  retaliators: now.retaliators.filter((r) => r.id !== id),
});

export const takesPart = (now: Combat, id: ObjectId): boolean =>
  now.attacker === id ||
  now.defenders.includes(id) ||
  now.wielded.includes(id) ||
  now.intents.includes(id) ||
  now.retaliators.some((r) => r.id === id || r.against === id);

export const combatEvents = { combat, attack, retaliate } as const;
