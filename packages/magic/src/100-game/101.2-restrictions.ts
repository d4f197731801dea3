/** What cannot be done (101.2), and who is out of reach: hexproof, shroud, protection. Says why. */

import { type EntityId, isPlayer, type ObjectId, objectRow, type PlayerId, type Refusal } from '@rulewright/kernel';
import type { Cant, CantAction, KeywordAbility, May } from '@rulewright/language/magic';
import * as common from '@rulewright/rules';
import { BATTLEFIELD } from '../400-zones/400-zones.ts';
import type { ActiveEffect } from '../600-effects/613-continuous/611-active-effect.ts';
import { environment } from '../600-effects/613-continuous/environment.ts';
import { hexproof } from '../700-additional/702-keywords/hexproof.ts';
import { protection, type Shield } from '../700-additional/702-keywords/protection.ts';
import { shroud } from '../700-additional/702-keywords/shroud.ts';
import { inRange } from '../800-multiplayer/801-range.ts';
import { context, type G } from '../state.ts';
import { selects } from '../vocabulary/evaluate.ts';
import { characteristics } from './109.3-characteristics.ts';
import { abilitiesOfPlayer } from './113-player-abilities.ts';

/** Whether an effect stops `what` from doing or suffering something; `other` is the other side (blocker, attacked, spell, source). */
export const forbidden: (g: G, action: CantAction, what: EntityId, other?: EntityId) => Refusal | null =
  common.forbidden;

/** The same for effects that can be bought off ("can't attack unless its controller pays …"): their costs are asked for there. */
export const forbiddenUnlessPaid = common.forbiddenUnlessPaid as (
  g: common.CommonGame,
  action: CantAction,
  what: EntityId,
  other?: EntityId,
) => readonly ActiveEffect<Cant>[];

/** Effects that limit how many may do it, each with its number. */
export const countLimits: (
  g: G,
  action: 'beBlockedByFewer' | 'beBlockedByMore' | 'attackByMore' | 'blockByMore' | 'beAttackedByMore',
  what: EntityId,
) => readonly { readonly count: number; readonly why: Refusal }[] = common.countLimits;

/** 115.4, 702.11, 702.16b, 702.18: why something cannot be the target of a spell or ability. */
export function cantBeTargeted(g: G, id: EntityId, by: ObjectId, controller: PlayerId): Refusal | null {
  if (!inRange(g, controller, id)) return { code: 'beyond-range', rule: '801.4', data: { object: id, by } };
  const effect = forbidden(g, 'beTargeted', id, by);
  if (effect !== null) return effect;
  const refused = ({ keyword }: KeywordAbility, rule: string): Refusal => ({
    code: keyword,
    rule,
    data: { object: id, by },
  });
  if (isPlayer(id)) {
    for (const { ability, ctx } of abilitiesOfPlayer(g, id)) {
      const rule = shields[ability.keyword]?.(g, ability, ctx, by, controller);
      if (rule !== undefined && !isIgnored(g, ability, id, controller))
        return refused(ability, rule === '702.11b' ? '702.11c' : rule);
    }
    return null;
  }
  // 113.6: these abilities function on the battlefield.
  if (objectRow(g.state, id).zone !== BATTLEFIELD) return null;
  const c = characteristics(g, id);
  for (const ability of c.abilities) {
    if (ability.kind !== 'keyword' || shields[ability.keyword] === undefined) continue;
    const rule = shields[ability.keyword]?.(g, ability, context(id, c.controller), by, controller);
    if (rule !== undefined && !isIgnored(g, ability, id, controller)) return refused(ability, rule);
  }
  return null;
}

/** 609.4: an effect lets the player act as though it did not have that ability. */
const isIgnored = (g: G, { keyword }: KeywordAbility, id: EntityId, player: PlayerId): boolean =>
  (environment(g).may as readonly ActiveEffect<May>[]).some(
    (a) =>
      a.effect.action === 'targetDespite' &&
      a.effect.keyword === keyword &&
      common.concerns(g, a, a.effect.what, id) &&
      selects(g, a.effect.who, player, a.ctx),
  );

/** Keywords that keep spells and abilities from targeting. */
const shields: Readonly<Record<string, Shield>> = { shroud, hexproof, protection };
