/** Permissions to play cards (601.3): how often each may be used, and what goes on for a spell that is cast by it. */

import type { EffectRow, LocalValue, ObjectId, PlayerId } from '@rulewright/kernel';
import type { Cost, EventPattern, May, StaticEffect, TriggeredAbility } from '@rulewright/language/magic';
import { actedEvent, type MagicEvent, triggerEvent } from '../../700-additional/700.1-events/types.ts';
import { context, type G } from '../../state.ts';
import { historyCount, matches } from '../../vocabulary/evaluate.ts';
import type { ActiveEffect } from '../613-continuous/611-active-effect.ts';
import { spentOn } from './601.2h-spent.ts';

export type MayPlay = Extract<May, { action: 'play' }>;
type Limited = Extract<May, { action: 'play' | 'payInstead' }>;

/** The permission by which something is played. Plain data. */
export interface Permit {
  readonly source: ObjectId;
  readonly controller: PlayerId;
  /** Under which its uses are counted; null if it may be used any number of times. */
  readonly key: string | null;
  /** What is paid besides. */
  readonly extra: readonly Cost[];
  readonly also: MayPlay['also'] | null;
  readonly locals: Readonly<Record<string, LocalValue>>;
}

const keys = new WeakMap<Limited, string>();

/** The same permission has the same key all turn. */
function keyOf(effect: Limited, id: number): string {
  if (id >= 0) return `permission ${id}`;
  const known = keys.get(effect);
  if (known !== undefined) return known;
  let hash = 7;
  for (const c of JSON.stringify(effect)) hash = (Math.imul(hash, 31) + (c.codePointAt(0) ?? 0)) >>> 0;
  const key = `permission of this ${hash.toString(36)}`;
  keys.set(effect, key);
  return key;
}

/** Whether it has been used as often as it may be this turn. */
export function isUsedUp(g: G, { effect, ctx, id }: ActiveEffect<May>): boolean {
  if (effect.action !== 'play' && effect.action !== 'payInstead') return false;
  if (effect.limit === undefined) return false;
  const action = keyOf(effect, id);
  const used: EventPattern =
    id >= 0 ? { on: 'acted', action } : { on: 'acted', action, what: { kind: 'is', what: { kind: 'this' } } };
  return historyCount(g, used, ctx, id >= 0 ? 'game' : 'turn', false) >= effect.limit;
}

/** Null for one that is used without consequence. */
export function permitOf({ effect, ctx, id }: ActiveEffect<May>): Permit | null {
  if (effect.action !== 'play' && effect.action !== 'payInstead') return null;
  const key = effect.limit === undefined ? null : keyOf(effect, id);
  const [extra, also] = effect.action === 'play' ? [effect.extra ?? NOTHING, effect.also ?? null] : [NOTHING, null];
  if (key === null && also === null && extra.length === 0) return null;
  return { source: ctx.source, controller: ctx.controller, key, extra, also, locals: ctx.locals };
}
const NOTHING: readonly Cost[] = [];

/** A use is counted. */
export const usedEvents = ({ key, source }: Permit, player: PlayerId): readonly MagicEvent[] =>
  key === null ? [] : [actedEvent(key, player, { object: source })];

/** What goes on for the spell; no spell is left when the turn ends. */
export function spellEvents({ also, source, controller, locals }: Permit, spell: ObjectId): readonly MagicEvent[] {
  if (also === null || also === undefined) return [];
  const bound = { ...locals, [also.as]: [spell] };
  return also.effects.map((body) => begun(body, spell, source, controller, bound));
}

function begun(
  body: StaticEffect,
  spell: ObjectId,
  source: ObjectId,
  controller: PlayerId,
  locals: Permit['locals'],
): MagicEvent {
  const [objects, duration] = body.kind === 'modify' ? [[spell], 'forever'] : [null, 'endOfTurn'];
  const effect: Omit<EffectRow, 'id' | 'timestamp'> = {
    source,
    controller,
    objects,
    locals,
    left: -1,
    body,
    duration: { kind: duration },
  };
  return { kind: 'beginEffect', cause: source, effect };
}

/** 106.6: what comes of the mana that was spent on the spell. */
export function manaEvents(g: G, spell: ObjectId, player: PlayerId): readonly MagicEvent[] {
  return spentOn(g, spell).flatMap(({ rider, source }): readonly MagicEvent[] => {
    if (rider === undefined || !matches(g, rider.what, spell, context(source, player))) return [];
    const locals = { [rider.as]: [spell] };
    const effects = (rider.effects ?? []).map((body) => begun(body, spell, source, player, locals));
    if (rider.then === undefined) return effects;
    const ability: TriggeredAbility = { kind: 'triggered', on: { on: 'any', of: [] }, ...rider.then };
    return [...effects, triggerEvent({ source, controller: player, ability, event: null, locals })];
  });
}
