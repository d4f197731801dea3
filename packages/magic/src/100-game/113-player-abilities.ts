/** Abilities that players have (113.1b, 702.11c, 702.16b, 702.18a): keyword abilities that effects give them. */

import { isPlayer, type PlayerId } from '@rulewright/kernel';
import type { Change, KeywordAbility, Selector, StaticEffect } from '@rulewright/language/magic';
import { type ActiveEffect, environment, inForce } from '../600-effects/613-continuous/environment.ts';
import type { Context, G } from '../state.ts';
import { selects } from '../vocabulary/evaluate.ts';

type Modify = Extract<StaticEffect, { kind: 'modify' }>;

/** A keyword ability of a player, with the effect that gives it. */
export interface PlayerAbility {
  readonly ability: KeywordAbility;
  /** The words of the ability are read as of the player who has it. */
  readonly ctx: Context;
}

/** Selectors that name players only, and those that name none. */
const PLAYERS: ReadonlySet<string> = new Set<Selector['kind']>(['you', 'players', 'controller', 'owner']);
const NO_PLAYERS: ReadonlySet<string> = new Set<Selector['kind']>([
  'this',
  'each',
  'attachments',
  'pairedWith',
  'top',
  'sources',
]);

/** Whether the effect changes players and nothing else. */
export function isOnPlayersOnly({ objects, effect }: Pick<ActiveEffect<Modify>, 'objects' | 'effect'>): boolean {
  return objects === null ? namesOnly(effect.what, PLAYERS) : objects.every(isPlayer);
}

/** Whether the effect can change what abilities a player has. */
export function isOnPlayers({ objects, effect }: Pick<ActiveEffect<Modify>, 'objects' | 'effect'>): boolean {
  if (!effect.changes.some(isOfAbilities)) return false;
  return objects === null ? !namesOnly(effect.what, NO_PLAYERS) : objects.some(isPlayer);
}

function namesOnly(what: Selector, kinds: ReadonlySet<string>): boolean {
  if (what.kind === 'union') return what.of.every((part) => namesOnly(part, kinds));
  return what.kind === 'filter' ? namesOnly(what.of, kinds) : kinds.has(what.kind);
}

const isOfAbilities = (c: Change): boolean =>
  c.kind === 'lose' || c.kind === 'cantHave' || c.kind === 'loseAll' || gained(c) !== null;

const gained = (c: Change): KeywordAbility | null =>
  c.kind === 'gain' && c.ability.kind === 'keyword' ? c.ability : null;

const NONE: readonly PlayerAbility[] = Object.freeze([]);

/** What the player has now, by the effects in the order of their timestamps (613.10, 613.7). */
export function abilitiesOfPlayer(g: G, player: PlayerId): readonly PlayerAbility[] {
  const effects = environment(g).onPlayers;
  if (effects.length === 0) return NONE;
  let has: PlayerAbility[] = [];
  const barred = new Set<string>();
  for (const a of effects) {
    const affected = a.objects === null ? selects(g, a.effect.what, player, a.ctx) : a.objects.includes(player);
    if (!affected || !inForce(g, a)) continue;
    for (const change of a.effect.changes) {
      const ability = gained(change);
      if (ability !== null) has.push({ ability, ctx: { ...a.ctx, controller: player } });
      else if (change.kind === 'loseAll') has = [];
      else if (change.kind === 'lose' || change.kind === 'cantHave') {
        has = has.filter((p) => p.ability.keyword !== change.keyword);
        if (change.kind === 'cantHave') barred.add(change.keyword);
      }
    }
  }
  return barred.size === 0 ? has : has.filter((p) => !barred.has(p.ability.keyword));
}
