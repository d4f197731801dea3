/** Which effects change players, not objects (613.10). */
import { isPlayer } from '@rulewright/kernel';
import type { Change, KeywordAbility, Selector } from '@rulewright/language/magic';
import type { ActiveEffect, Modify } from './611-active-effect.ts';

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

export const gained = (c: Change): KeywordAbility | null =>
  c.kind === 'gain' && c.ability.kind === 'keyword' ? c.ability : null;
