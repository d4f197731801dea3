// Declaring attackers and blockers: everybody passes until the declaration is being asked.
import { type Decision, type EntityId, isPlayer, objectRow, type PlayerId } from '@rulewright/kernel';
import { BATTLEFIELD, canAttack, canBlock, controllerOf } from '@rulewright/magic';
import type { Attack, AttackAction, Block, BlockAction } from '../parse/index.ts';
import { settle, submit } from './decide.ts';
import { passUntil } from './passing.ts';
import { illegal, type Play } from './play.ts';
import { entityOf, objectOf } from './refs.ts';
import { decisionText } from './words.ts';

type Kind = 'attackers' | 'blockers';

/** The declaration is being asked of the player; false if it has taken itself because nothing can be declared. */
function reach(play: Play, kind: Kind, player: PlayerId, line: number, none: boolean): boolean {
  const asked = (decision: Decision | null): boolean => decision?.kind === kind && decision.player === player;
  const { number } = play.game.state.game.turn;
  const { decision } = play.game.state;
  if (decision !== null && !asked(decision) && decision.kind !== 'priority' && decision.kind !== 'attackers') {
    // An open question, or another player's declaration.
    if (decision.kind !== kind) return illegal(line, decisionText(play.game, decision));
  }
  const name = play.game.state.players[player]?.name;
  const done = kind === 'attackers' ? 'attackers' : 'blockers';
  if (!asked(decision) && play.game.state.game.turn.step === done && decision?.kind === 'priority') {
    return illegal(line, `${kind} have been declared`);
  }
  passUntil(play, {
    line,
    reached({ game }) {
      const { turn } = game.state.game;
      const now = game.state.decision;
      if (asked(now)) return true;
      if (game.state.over !== null || turn.number !== number)
        return illegal(line, `${name} declares no ${kind} any more this turn`);
      if (now?.kind === kind && kind === 'attackers') return illegal(line, `${name} is not the attacking player`);
      const passed = turn.step === done && now?.kind === 'priority';
      if (passed && !none) return illegal(line, `${name} has nothing to declare as ${kind}`);
      return passed;
    },
  });
  return asked(play.game.state.decision);
}

export function declareAttack(play: Play, player: PlayerId, { attacks, line }: AttackAction): void {
  if (!reach(play, 'attackers', player, line, attacks.length === 0)) return;
  submit(play, { attacks: pairsOf(attacks, (attack, taken) => attackPair(play, player, attack, taken)) }, line);
  settle(play, line);
}

export function declareBlock(play: Play, player: PlayerId, { blocks, line }: BlockAction): void {
  if (!reach(play, 'blockers', player, line, blocks.length === 0)) return;
  submit(play, { blocks: pairsOf(blocks, (block, taken) => blockPairs(play, player, block, taken)).flat() }, line);
  settle(play, line);
}

/** Each line means another creature, even if two are called the same. */
function pairsOf<Item, Pair>(items: readonly Item[], read: (item: Item, taken: EntityId[]) => Pair): Pair[] {
  const taken: EntityId[] = [];
  return items.map((item) => read(item, taken));
}

/** Creatures of the player that are on the battlefield and not in this declaration yet. */
const ownCreature = (play: Play, player: PlayerId, taken: readonly EntityId[]) => (id: EntityId) =>
  !isPlayer(id) &&
  !taken.includes(id) &&
  objectRow(play.game.state, id).zone === BATTLEFIELD &&
  controllerOf(play.game, id) === player;

function attackPair(play: Play, player: PlayerId, { attacker, target }: Attack, taken: EntityId[]): number[] {
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

function blockPairs(play: Play, player: PlayerId, { blocker, attackers }: Block, taken: EntityId[]): number[][] {
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
