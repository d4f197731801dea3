/** Players who have left the game, of whom it is asked only what they did while they were in it. */
import { asPlayer, type PlayerId } from '@rulewright/kernel';
import type { Context } from '../context.ts';
import { withCandidate } from '../context.ts';
import type { CommonGame } from '../game.ts';
import { holds } from './evaluate.ts';
import type { Node } from './vocabulary.ts';

const NOBODY: readonly PlayerId[] = [];

/** What a selector of players finds among those who have left; nobody if it asks for more than what was done. */
export function foundAmongLeft(g: CommonGame, s: Node, ctx: Context): readonly PlayerId[] {
  if (s.kind !== 'players' || g.state.players.every(({ standing }) => standing === 'playing')) return NOBODY;
  const { which, where } = s as Node & { readonly which: string; readonly where?: Node };
  if (where === undefined || !looksBack(where)) return NOBODY;
  return g.state.players
    .map((_, index) => asPlayer(index))
    .filter((player) => g.state.players[player]?.standing !== 'playing')
    .filter((player) => g.rules.vocabulary.look.isInGroup(g, which, player, ctx, true))
    .filter((player) => holds(g, where, withCandidate(ctx, player)));
}

interface Comparing {
  readonly kind: string;
  readonly value?: Node | number;
}

function looksBack(condition: Comparing): boolean {
  if (condition.kind === 'history') return true;
  const { kind, value } = condition;
  return kind === 'compare' && typeof value === 'object' && value.kind === 'history';
}
