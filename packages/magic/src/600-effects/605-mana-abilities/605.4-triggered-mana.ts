/** Triggered mana abilities (605.1b, 605.4a), and mana that is not what the ability that gives it says. */

import {
  begin,
  call,
  comesFrom,
  DONE,
  effectRow,
  emit,
  fork,
  happen,
  type ObjectId,
  type PendingTrigger,
  type PlayerId,
  type Procedure,
  procedure,
  run,
  zoneObjects,
} from '@rulewright/kernel';
import type { TriggeredAbility } from '@rulewright/language/magic';
import { countTriggered } from '@rulewright/rules';
import { characteristics } from '../../100-game/109.3-characteristics.ts';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import { triggerHook } from '../../700-additional/700.1-events/hooks.ts';
import { type MagicEvent, type ManaEvent, triggersTakenEvent } from '../../700-additional/700.1-events/types.ts';
import { drawnByLoop } from '../../700-additional/732-loops/732.4-drawn-by-loop.ts';
import { context, type G, type Mana } from '../../state.ts';
import type { Delayed } from '../603-triggers/603.2-triggers.ts';
import { grantsNow } from '../613-continuous/environment.ts';
import { isTriggeredManaAbility } from './605.1-mana-ability.ts';

const isWaiting = (t: PendingTrigger): boolean => {
  const ability = t.ability as TriggeredAbility;
  return ability.kind === 'triggered' && isTriggeredManaAbility(ability);
};

export const hasTriggeredMana = (g: G): boolean => g.state.pending.length > 0 && g.state.pending.some(isWaiting);

interface Chain {
  /** How many have resolved. */
  readonly resolved: number;
  /** How many were triggered one by the other. */
  readonly links: number;
  /** Where in the log what the last link has triggered begins. */
  readonly from: number;
}

/** Abilities that have triggered each other so often, so many of them, go on for ever (104.4b). */
const MOST_LINKS = 12;
const MOST_RESOLVED = 500;

function lengthened(g: G, { resolved, links, from }: Chain, { parent = 0 }: PendingTrigger): Chain {
  const isNext = parent >= from;
  return { resolved: resolved + 1, links: isNext ? links + 1 : links, from: isNext ? g.state.log.length : from };
}

/** 605.4a: they resolve immediately after the mana ability that triggered them. */
const triggeredManaAbilities: Procedure = procedure<G, Chain>('triggeredManaAbilities', {
  resolve_605_4a(g, before) {
    const at = g.state.pending.findIndex(isWaiting);
    const trigger = g.state.pending[at];
    if (trigger === undefined) return DONE;
    const chain = lengthened(g, before, trigger);
    if (chain.links > MOST_LINKS && chain.resolved > MOST_RESOLVED) return emit([endless(g, trigger, chain)]);
    comesFrom(g, trigger.source, trigger.parent);
    const taken: MagicEvent = triggersTakenEvent(trigger.controller, { only: [at] });
    happen(g, taken);
    countTriggered(g, [trigger]);
    const { actions } = trigger.ability as TriggeredAbility;
    const ctx = context(trigger.source, trigger.controller, { event: trigger.event, locals: trigger.locals });
    return call('runActions', { actions, ctx }, { data: chain, then: 'resolve_605_4a' });
  },
  drawn_104_4b() {
    return DONE;
  },
});

const endless = (g: G, { source, controller }: PendingTrigger, { resolved }: Chain): MagicEvent =>
  drawnByLoop(g, { sources: [source], players: [controller], length: 1, grows: [], proven: false, after: resolved });

/** Runs them if there are any. */

const NO_CHAIN: Chain = { resolved: 0, links: 0, from: 0 };
export const triggeredMana = call('triggeredManaAbilities', NO_CHAIN);

const HOOKS = [triggerHook('tap'), triggerHook('activate'), triggerHook('mana')];

const isListening = (g: G, id: ObjectId): boolean =>
  characteristics(g, id).abilities.some((a) => a.kind === 'triggered' && isTriggeredManaAbility(a));

/** Whether mana abilities may give more or other mana than they say: triggered mana abilities, replacement effects. */
export function manaIsChanged(g: G, player: PlayerId): boolean {
  for (const hook of HOOKS) for (const id of g.state.hooks[hook] ?? []) if (isListening(g, id)) return true;
  const mana: ManaEvent = { kind: 'mana', player, mana: [] };
  if (g.rules.mayBeReplaced(g, mana)) return true;
  for (const id of g.state.live) {
    const body = effectRow(g.state, id)?.body as Partial<Delayed> | undefined;
    if (body?.kind === 'delayed' && body.trigger !== undefined && isTriggeredManaAbility(body.trigger)) return true;
  }
  return grantsNow(g) && zoneObjects(g, BATTLEFIELD, player).some((id) => isListening(g, id));
}

/** The mana that an ability would give, with all that follows from it; null if that cannot be foreseen. */
export function foreseenMana(g: G, player: PlayerId, activation: ManaActivation): readonly Mana[] | null {
  const trial: G = { ...g, state: { ...fork(g.state), frame: null, decision: null, checkpoint: null }, undone: null };
  const before = manaOf(trial, player).length;
  begin(trial, 'activateAbility', { ...activation, player, pay: 'auto', nested: true });
  run(trial);
  return trial.state.decision === null && trial.state.over === null ? manaOf(trial, player).slice(before) : null;
}

export interface ManaActivation {
  readonly object: ObjectId;
  readonly index: number;
  readonly mana: string;
}

const manaOf = (g: G, player: PlayerId): readonly Mana[] => g.state.game.totals[player]?.mana ?? [];

export const triggeredManaProcedures = { triggeredManaAbilities } as const;
