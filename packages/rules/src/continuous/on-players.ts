/** Effects that change players, not objects: abilities that players have. */
import { isPlayer, type PlayerId } from '@rulewright/kernel';
import { type Context, contextWith } from '../context.ts';
import { selects } from '../evaluate/evaluate.ts';
import type { Node } from '../evaluate/vocabulary.ts';
import type { CommonGame } from '../game.ts';
import { inForce } from './active-effect.ts';
import { givenAbility, isKeyword } from './dependency.ts';
import type { ActiveEffect, KeywordAbility, Modify } from './effect.ts';

/** Whether the effect changes players and nothing else. */
export function isOnPlayersOnly(g: CommonGame, { objects, effect }: ActiveEffect<Modify>): boolean {
  return objects === null ? findsOnly(g, effect.what, 'players') : objects.every(isPlayer);
}

/** Whether the effect can change what abilities a player has. */
export function isOnPlayers(g: CommonGame, { objects, effect }: ActiveEffect<Modify>): boolean {
  if (!effect.changes.some(isOfAbilities)) return false;
  return objects === null ? !findsOnly(g, effect.what, 'objects') : objects.some(isPlayer);
}

function findsOnly(g: CommonGame, what: Node, only: 'players' | 'objects'): boolean {
  const { of } = what as Node & { readonly of?: unknown };
  if (what.kind === 'union') return (of as readonly Node[]).every((part) => findsOnly(g, part, only));
  if (what.kind === 'filter') return findsOnly(g, of as Node, only);
  return g.rules.vocabulary.selectors[what.kind]?.finds === only;
}

const TAKING: ReadonlySet<string> = new Set(['lose', 'cantHave', 'loseAll']);
const isOfAbilities = (change: Node): boolean => TAKING.has(change.kind) || givenKeyword(change) !== null;

function givenKeyword(change: Node): KeywordAbility | null {
  const ability = givenAbility(change);
  return ability !== null && isKeyword(ability) ? ability : null;
}

/** A keyword ability of a player, with the effect that gives it. */
export interface PlayerAbility<A extends KeywordAbility = KeywordAbility> {
  readonly ability: A;
  /** The words of the ability are read as of the player who has it. */
  readonly ctx: Context;
}
const NONE: readonly PlayerAbility[] = Object.freeze([]);

/** What a player has by these effects, which are in the order of their timestamps. */
export function abilitiesOfPlayer(
  g: CommonGame,
  player: PlayerId,
  effects: readonly ActiveEffect<Modify>[],
): readonly PlayerAbility[] {
  if (effects.length === 0) return NONE;
  let has: PlayerAbility[] = [];
  const barred = new Set<string>();
  for (const a of effects) {
    const affected = a.objects === null ? selects(g, a.effect.what, player, a.ctx) : a.objects.includes(player);
    if (!affected || !inForce(g, a)) continue;
    for (const change of a.effect.changes) {
      const ability = givenKeyword(change);
      if (ability !== null) has.push({ ability, ctx: contextWith(a.ctx, { controller: player }) });
      else if (change.kind === 'loseAll') has = [];
      else if (TAKING.has(change.kind)) {
        const { keyword } = change as Node & { readonly keyword: string };
        has = has.filter((p) => p.ability.keyword !== keyword);
        if (change.kind === 'cantHave') barred.add(keyword);
      }
    }
  }
  return barred.size === 0 ? has : has.filter((p) => !barred.has(p.ability.keyword));
}
