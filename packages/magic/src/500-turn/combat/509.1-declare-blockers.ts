/** The turn-based action of the declare blockers step (509.1): each defending player in turn (802.4). */

import {
  ask,
  type ChooseOrder,
  call,
  commit,
  DONE,
  emit,
  type GameEvent,
  go,
  happen,
  NEXT,
  next,
  type ObjectId,
  objectRow,
  type PlayerId,
  procedure,
  undo,
} from '@rulewright/kernel';
import { headOf, inTurnOrder, sharers } from '../../100-game/101.4-turn-order.ts';
import { characteristics, isType } from '../../100-game/109.3-characteristics.ts';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import {
  attacksUnblockedEvent,
  type BecomesBlockedEvent,
  type BlockEvent,
  combatEvent,
} from '../../700-additional/700.1-events/types.ts';
import { bandedWith } from '../../700-additional/702-keywords/banding.ts';
import type { Blocker, Combat, G } from '../../state.ts';
import { attackerNow } from './506-roles.ts';
import { type Due, dueOf } from './508.1h-due.ts';
import { askForBlockers, blockPrices, blocksIn, choosesBlocks, couldBlock } from './509.1-blockers.ts';

type Block = readonly [ObjectId, ObjectId];

interface Declaring {
  /** The defending players that have yet to declare, the one who does so now first. */
  readonly players: readonly PlayerId[];
  readonly blocks: readonly Block[];
  readonly due: readonly Due[];
  readonly payment?: { readonly paid: boolean };
  /** Creatures that face several others, whose order is yet to be chosen. */
  readonly toOrder: readonly ObjectId[];
}

export const declareBlockers = procedure<G, Declaring>('declareBlockers', {
  begin_509_1(g) {
    const { combat } = g.state.game;
    if (combat === null) return DONE;
    const players = inTurnOrder(g, combat.attackingPlayer).filter(
      (p) => headOf(g, p) === p && combat.attackers.some((a) => sharers(g, p).includes(a.defender)),
    );
    return next({ players, blocks: [], due: [], toOrder: [] } satisfies Declaring);
  },
  choose_509_1a(g, data, answer) {
    const [player, ...later] = data.players;
    if (player === undefined) return go('unblocked_509_1h');
    if (answer !== undefined) return next({ ...data, blocks: blocksIn(answer) });
    // 800.4j: one who has left declares nothing.
    if (g.state.players[player]?.standing !== 'playing' || !couldBlock(g, player))
      return go('choose_509_1a', { ...data, players: later });
    return ask(askForBlockers(g, player));
  },
  costs_509_1d(g, data) {
    return next({ ...data, due: dueOf(data.blocks.flatMap(([blocker, a]) => blockPrices(g, blocker, a))) });
  },
  /** Nobody can be made to pay for blocks that another player has chosen: then other blocks are chosen. */
  pay_509_1f(g, { payment, ...data }) {
    if (payment?.paid === false) return undo({ code: 'not-paid', rule: '509.1f' });
    const [first, ...rest] = data.due;
    const [player] = data.players;
    if (first === undefined || player === undefined) return next(data);
    const optional = choosesBlocks(g, player) !== player;
    return call(
      'payCost',
      { player, ...first, optional, pay: 'auto' },
      { store: 'payment', data: { ...data, due: rest }, then: 'pay_509_1f' },
    );
  },
  become_509_1g(g, data) {
    if (g.state.checkpoint !== null) commit(g);
    const { combat } = g.state.game;
    const [player] = data.players;
    if (combat === null || player === undefined) return DONE;
    const blocks = data.blocks.filter((b) => stillBlocks(g, player, b));
    if (blocks.length === 0) return NEXT;
    const all = [...blocks, ...alsoBlocked(combat, blocks)];
    const after = withBlocks(combat, all);
    const toOrder = g.state.game.profile.damageAssignmentOrder ? severalFaced(after, all) : [];
    return emit(blockEvents(after, blocks, all, player), { data: { ...data, toOrder } });
  },
  /** 509.2 and 509.3 of the rules until 2024. */
  order_509_2(g, data, answer) {
    const { combat } = g.state.game;
    const [id, ...rest] = data.toOrder;
    if (combat === null || id === undefined) {
      return go('choose_509_1a', { ...data, players: data.players.slice(1), blocks: [], toOrder: [] });
    }
    const decision = askForOrder(combat, id, data.players[0] ?? combat.attackingPlayer);
    if (answer === undefined) return ask(decision);
    const chosen = (answer as readonly number[]).map((i) => decision.items[i] as ObjectId);
    happen(g, combatEvent(inOrder(combat, id, chosen)));
    return go('order_509_2', { ...data, toOrder: rest });
  },
  unblocked_509_1h(g) {
    const { combat } = g.state.game;
    if (combat === null) return DONE;
    const declared = combatEvent({ ...combat, blocksDeclared: true });
    const unblocked = combat.attackers.filter((a) => !a.blocked).map((a) => attacksUnblockedEvent(a.id));
    return emit([declared, ...unblocked]);
  },
});

/** 509.1g: the defending player still controls it, and the attacker still attacks, after all costs are paid. */
function stillBlocks(g: G, player: PlayerId, [blocker, attacker]: Block): boolean {
  const is = characteristics(g, blocker);
  const here = objectRow(g.state, blocker).zone === BATTLEFIELD;
  return (
    here &&
    sharers(g, player).includes(is.controller) &&
    isType(is, TypeBit.creature) &&
    attackerNow(g, attacker) !== null
  );
}

/** 702.22h: whoever blocks one of a band blocks the others of it. */
function alsoBlocked(combat: Combat, blocks: readonly Block[]): readonly Block[] {
  const also: Block[] = [];
  for (const [blocker, id] of blocks) {
    const attacker = combat.attackers.find((a) => a.id === id);
    for (const other of attacker === undefined ? [] : bandedWith(combat, attacker)) {
      const isKnown = [...blocks, ...also].some(([b, a]) => b === blocker && a === other.id);
      if (!isKnown) also.push([blocker, other.id]);
    }
  }
  return also;
}

function withBlocks(combat: Combat, blocks: readonly Block[]): Combat {
  const ids = [...new Set(blocks.map(([blocker]) => blocker))];
  const blockers = ids.map((id): Blocker => ({ id, blocks: blocks.flatMap(([b, a]) => (b === id ? [a] : [])) }));
  const attackers = combat.attackers.map((a) => {
    const by = blocks.flatMap(([blocker, attacker]) => (attacker === a.id ? [blocker] : []));
    return by.length === 0 ? a : { ...a, blocked: true, blockedBy: [...a.blockedBy, ...by] };
  });
  return { ...combat, attackers, blockers: [...combat.blockers, ...blockers] };
}

/** 509.1i, 509.3a–d: a creature blocks what was declared for it, each attacker in turn; an attacker becomes blocked, by all and by each. */
function blockEvents(
  combat: Combat,
  blocks: readonly Block[],
  all: readonly Block[],
  player: PlayerId,
): readonly GameEvent[] {
  const roles = combatEvent(combat);
  const block = blocks.map(([object, other], i): BlockEvent => {
    const again = blocks.findIndex(([b]) => b === object) < i;
    return { kind: 'block', object, other, player, ...(again ? { again } : {}) };
  });
  const blocked = combat.attackers
    .filter((a) => all.some(([_, attacker]) => attacker === a.id))
    .flatMap(({ id: object, blockedBy: by }): BecomesBlockedEvent[] => [
      { kind: 'becomesBlocked', object, by },
      ...(by.length === 1
        ? []
        : by.map((b): BecomesBlockedEvent => ({ kind: 'becomesBlocked', object, by: [b], each: true }))),
    ]);
  return [roles, ...block, ...blocked];
}

/** Attackers with several blockers among these blocks, then blockers of several attackers. */
const severalFaced = (combat: Combat, blocks: readonly Block[]): readonly ObjectId[] => [
  ...combat.attackers.filter((a) => a.blockedBy.length > 1 && blocks.some(([_, x]) => x === a.id)).map((a) => a.id),
  ...combat.blockers.filter((b) => b.blocks.length > 1 && blocks.some(([x]) => x === b.id)).map((b) => b.id),
];

function askForOrder(combat: Combat, id: ObjectId, defender: PlayerId): ChooseOrder {
  const attacker = combat.attackers.find((a) => a.id === id);
  const items = attacker?.blockedBy ?? combat.blockers.find((b) => b.id === id)?.blocks ?? [];
  return attacker === undefined
    ? { kind: 'order', player: defender, rule: '509.3', prompt: 'attacker-order', items, about: id }
    : { kind: 'order', player: combat.attackingPlayer, rule: '509.2', prompt: 'blocker-order', items, about: id };
}

const inOrder = (combat: Combat, id: ObjectId, order: readonly ObjectId[]): Combat => ({
  ...combat,
  attackers: combat.attackers.map((a) => (a.id === id ? { ...a, blockedBy: order } : a)),
  blockers: combat.blockers.map((b) => (b.id === id ? { ...b, blocks: order } : b)),
});
