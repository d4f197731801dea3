/** What English sentences need in any game. */
import { type EntityId, isPlayer, type PlayerId } from '@rulewright/kernel';
import { isHeads, type Teller } from './telling.ts';

export const listed = (items: readonly string[], last = 'and'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "You draw", "Bot draws". */
export const does = (t: Teller, player: PlayerId | undefined, verb: string): string =>
  player === undefined ? capital(verb) : t.names.isYou(player) ? `You ${verb}` : `${t.names.of(player)} ${third(verb)}`;

const third = (verb: string): string => (/(s|x|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`);

/** "you" in the middle of a sentence. */
export const whom = (t: Teller, id: EntityId): string => (isPlayer(id) && t.names.isYou(id) ? 'you' : t.names.of(id));

export const a = (t: Teller, id: EntityId | undefined): string => (id === undefined ? 'a card' : t.names.of(id));

export function withTargets(t: Teller, object: EntityId | undefined): string {
  const entry = object === undefined ? null : t.names.onStack(object);
  const chosen = entry?.targets ?? [];
  const x = entry === null || entry.x === 0 ? '' : ` with X = ${entry.x}`;
  return chosen.length === 0 ? x : `${x} targeting ${listed(chosen.map((id) => whom(t, id)))}`;
}

interface Rolled {
  readonly player?: PlayerId;
  readonly what?: string;
  readonly sides?: number;
  readonly results?: readonly number[];
}

export function rolled({ player, what, sides, results = [] }: Rolled, t: Teller): string {
  if (what === 'coin') {
    const coins = results.length === 1 ? 'a coin' : `${results.length} coins`;
    return `${does(t, player, 'flip')} ${coins}: ${results.map((r) => (isHeads(r) ? 'heads' : 'tails')).join(', ')}.`;
  }
  const dice = results.length === 1 ? `a d${sides}` : `${results.length} d${sides}`;
  return `${does(t, player, 'roll')} ${dice}: ${results.join(', ')}.`;
}

/** Why a game is drawn without anybody having lost. */
export function undecided({ loop, tooMuch }: { readonly loop?: unknown; readonly tooMuch?: number }): string {
  if (tooMuch !== undefined)
    return `: one instruction would have come to ${tooMuch.toLocaleString('en')}, which is more than can be played`;
  return loop === undefined ? '' : ': a loop of mandatory actions without end';
}
