/** When players may do things: 117.1, 307.1, 302.6, 602.5, 606.3. */

import { type ObjectRow, type PlayerId, zoneObjects } from '@rulewright/kernel';
import type { ActivatedAbility } from '@rulewright/language/magic';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { STACK } from '../../400-zones/400-zones.ts';
import { readAsSpell } from '../../600-effects/601-cast/601.3-as-spell.ts';
import type { CastWay } from '../../600-effects/601-cast/601.3-ways.ts';
import { partsOf } from '../../600-effects/601-cast/parts.ts';
import type { SpellFace } from '../../600-effects/601-cast/spell-face.ts';
import { inForce } from '../../600-effects/613-continuous/611-active-effect.ts';
import { environment } from '../../600-effects/613-continuous/environment.ts';
import { loggedEvent } from '../../700-additional/700.1-events/types.ts';
import { type Context, context, Flag, type G } from '../../state.ts';
import { matches, selects, value } from '../../vocabulary/evaluate.ts';
import { isActive } from '../101.4-turn-order.ts';
import { hasKeyword, isType } from '../109.3-characteristics.ts';
import type { Characteristics } from '../109.3-draft.ts';

/** 307.1, 117.1a: the player's own main phase with an empty stack. */
export function isSorceryTime(g: G, player: PlayerId): boolean {
  const { turn } = g.state.game;
  if (!isActive(g, player) || (turn.step !== 'main1' && turn.step !== 'main2')) return false;
  return zoneObjects(g, STACK, player).length === 0;
}

/** 117.1a, 702.8a: instants and cards with flash at any time; everything else when a sorcery could be cast. */
export function hasInstantTiming(
  g: G,
  player: PlayerId,
  card: ObjectRow['id'],
  face: SpellFace,
  way: CastWay,
): boolean {
  if ((face.types & TypeBit.instant) !== 0 || way.flash || partsOf(face.abilities).flash) return true;
  for (const a of environment(g).may) {
    if (a.effect.action !== 'flash' || !selects(g, a.effect.who, player, a.ctx)) continue;
    if (matches(g, readAsSpell(g, a.effect.what, card), card, a.ctx) && inForce(g, a)) return true;
  }
  return false;
}

/** The clock when the player's most recent turn began. */
const recentTurn = (g: G, player: PlayerId): number => g.state.game.totals[player]?.turnBegan ?? 0;

/** 302.6: a creature that its controller has not controlled continuously since that player's most recent turn began. */
export function isSummoningSick(g: G, row: ObjectRow, c: Characteristics): boolean {
  if (!isType(c, TypeBit.creature)) return false;
  if (row.holder === c.controller && row.since <= recentTurn(g, c.controller)) return false;
  if (hasKeyword(c, 'haste')) return false;
  for (const a of environment(g).may) {
    if (a.effect.action === 'activateAsThoughHaste' && selects(g, a.effect.what, row.id, a.ctx) && inForce(g, a))
      return false;
  }
  return true;
}

/** 602.5d: an effect lets the player activate such abilities at instant speed. */
export function mayActivateAnyTime(g: G, player: PlayerId, keyword: string | undefined): boolean {
  if (keyword === undefined) return false;
  return environment(g).may.some(
    (a) =>
      a.effect.action === 'activateAnyTime' &&
      a.effect.keyword === keyword &&
      selects(g, a.effect.who, player, a.ctx) &&
      inForce(g, a),
  );
}

/** 606.3: once each turn, or as often as an effect says. */
export function isLoyaltyUsedUp(g: G, row: ObjectRow): boolean {
  let times = 1;
  for (const a of environment(g).may)
    if (a.effect.action === 'moreLoyalty' && selects(g, a.effect.what, row.id, a.ctx) && inForce(g, a))
      times = Math.max(times, a.effect.times);
  if (times === 1) return (row.flags & Flag.loyaltyUsed) !== 0;
  const { log, game } = g.state;
  let used = 0;
  for (let i = Math.max(game.turn.began, log.first); i < log.length; i++) {
    const event = loggedEvent(log, i);
    if (event?.kind === 'activate' && event.object === row.id && event.loyalty === true) used++;
  }
  return used >= times;
}

/** 602.5a: the ability has {T} or {Q} in its cost. */
export const usesTapSymbol = (ability: ActivatedAbility): boolean =>
  ability.cost.some((c) => c.kind === 'tap' || c.kind === 'untap');

/** 602.5b: "Activate only once each turn." */
export function isUsedUp(g: G, row: ObjectRow, index: number, ability: ActivatedAbility, player: PlayerId): boolean {
  if (ability.limit === undefined) return false;
  const ctx: Context = context(row.id, player);
  const most = value(g, ability.limit.times, ctx);
  if (ability.limit.per === 'game') {
    const noted = row.notes[usesNote(index)];
    return typeof noted === 'number' && noted >= most;
  }
  const { log, game } = g.state;
  let used = 0;
  for (let i = Math.max(game.turn.began, log.first); i < log.length; i++) {
    const event = loggedEvent(log, i);
    if (event?.kind === 'activate' && event.object === row.id && event.index === index) used++;
  }
  return used >= most;
}

/** The note in which an object counts the uses of an ability that is limited for the whole game. */
export const usesNote = (index: number): string => `activated.${index}`;
