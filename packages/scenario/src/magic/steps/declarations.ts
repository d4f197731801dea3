// Declaring attackers and blockers: everybody passes until the declaration is being asked.
import { type EntityId, isPlayer, objectRow, type PlayerId } from '@rulewright/kernel';
import { BATTLEFIELD, canAttack, canBlock, controllerOf, type G } from '@rulewright/magic';
import type { Attack } from '../../parse/index.ts';
import { isAction, settle, submit, unansweredText } from '../../run/decide.ts';
import { passUntil } from '../../run/passing.ts';
import { fail, illegal } from '../../run/play.ts';
import { entityOf, objectOf } from '../../run/refs.ts';
import { decisionText } from '../../run/words.ts';
import { decisions } from '../answers/decisions.ts';
import type { MagicPlay } from '../play.ts';
import type { AttackAction, Block, BlockAction } from './step.ts';

type Kind = 'attackers' | 'blockers';

/**
 * Everybody passes until the declaration is being asked of the player. False: there is nothing that could be declared, so
 * it has taken itself, which is as good as declaring none.
 */
function reach(play: MagicPlay, kind: Kind, player: PlayerId, line: number, none: boolean): boolean {
  const { turn } = play.game.state.game;
  const name = play.game.state.players[player]?.name;
  const began = play.game.state.log.length;
  const isAsked = ({ state }: G): boolean => state.decision?.kind === kind && state.decision.player === player;
  const { decision } = play.game.state;
  if (decision !== null && decisions.awaits(decision) === null) {
    illegal(line, decisionText(play, decision));
  }
  const arrived = passUntil(play, {
    line,
    reached({ game }) {
      if (isAsked(game)) return true;
      const now = game.state.game.turn;
      if (game.state.over !== null || now.number !== turn.number) {
        return illegal(line, `${name} declares no ${kind} any more this turn`);
      }
      if (game.state.decision?.kind === kind && kind === 'attackers') {
        return illegal(line, `${name} is not the attacking player`);
      }
      if (now.step !== kind || !isAction(play, game.state.decision)) return false;
      if (game.state.log.length === began) return illegal(line, `${kind} have been declared`);
      return none || illegal(line, `${name} has nothing to declare as ${kind}`);
    },
  });
  const open = play.game.state.decision;
  if (!arrived && open !== null) fail(line, unansweredText(play, open));
  return isAsked(play.game);
}

export function declareAttack(play: MagicPlay, player: PlayerId, { attacks, line }: AttackAction): void {
  if (!reach(play, 'attackers', player, line, attacks.length === 0)) return;
  submit(play, { attacks: pairsOf(attacks, (attack, taken) => attackPair(play, player, attack, taken)) }, line);
  settle(play, line);
}

export function declareBlock(play: MagicPlay, player: PlayerId, { blocks, line }: BlockAction): void {
  if (!reach(play, 'blockers', player, line, blocks.length === 0)) return;
  // Another player than the one whose creatures they are may choose how they block.
  const { decision } = play.game.state;
  const defender = decision !== null && 'defender' in decision ? (decision.defender as PlayerId) : player;
  submit(play, { blocks: pairsOf(blocks, (block, taken) => blockPairs(play, defender, block, taken)).flat() }, line);
  settle(play, line);
}

/** Each line means another creature, even if two are called the same. */
function pairsOf<Item, Pair>(items: readonly Item[], read: (item: Item, taken: EntityId[]) => Pair): Pair[] {
  const taken: EntityId[] = [];
  return items.map((item) => read(item, taken));
}

/** Creatures of the player that are on the battlefield and not in this declaration yet. */
const ownCreature = (play: MagicPlay, player: PlayerId, taken: readonly EntityId[]) => (id: EntityId) =>
  !isPlayer(id) &&
  !taken.includes(id) &&
  objectRow(play.game.state, id).zone === BATTLEFIELD &&
  controllerOf(play.game, id) === player;

function attackPair(play: MagicPlay, player: PlayerId, { attacker, target }: Attack, taken: EntityId[]): number[] {
  const { game } = play;
  const own = ownCreature(play, player, attacker.kind === 'ref' && attacker.nth !== undefined ? [] : taken);
  const attacked = entityOf(play, target, {
    among: (id) => isPlayer(id) || objectRow(game.state, id).zone === BATTLEFIELD,
  });
  const rather = (id: EntityId): boolean => own(id) && !isPlayer(id) && canAttack(game, id, attacked) === null;
  const creature = objectOf(play, attacker, { among: own, rather });
  taken.push(creature);
  return [creature, attacked];
}

function blockPairs(play: MagicPlay, player: PlayerId, { blocker, attackers }: Block, taken: EntityId[]): number[][] {
  const { game } = play;
  const own = ownCreature(play, player, blocker.kind === 'ref' && blocker.nth !== undefined ? [] : taken);
  const isAttacking = (id: EntityId): boolean => game.state.game.combat?.attackers.some((a) => a.id === id) === true;
  const blocked = attackers.map((ref) => objectOf(play, ref, { among: isAttacking }));
  const rather = (id: EntityId): boolean =>
    own(id) && !isPlayer(id) && blocked.every((attacker) => canBlock(game, id, attacker) === null);
  const creature = objectOf(play, blocker, { among: own, rather });
  taken.push(creature);
  return blocked.map((attacker) => [creature, attacker]);
}
