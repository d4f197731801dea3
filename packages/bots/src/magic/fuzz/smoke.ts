/** Smoke games: a card is played and used in a rich position, over and over, and nothing may break. */
import { type Decision, decisionKind, type ObjectId, objectRow, type PlayerId } from '@rulewright/kernel';
import type { Card } from '@rulewright/language/magic';
import {
  BATTLEFIELD,
  continueFrom,
  current,
  emptyGame,
  type G,
  GRAVEYARD,
  HAND,
  LIBRARY,
  newPool,
  type PriorityAnswer,
  placeObject,
  placeTurn,
  usefulActions,
} from '@rulewright/magic';
import { type Bot, playOut } from '../../bot.ts';
import { Watcher } from '../../fuzz/watch.ts';
import { seeded } from '../../random-bot.ts';
import { magicBots } from '../magic-bots.ts';

export interface SmokeResult {
  readonly failure: string | null;
  /** How often the card was cast or played, and abilities of it were activated or triggered. */
  readonly used: number;
}

const LANDS_EACH = 3;
const MOST_DECISIONS = 250;

/** `others` are what stands around: creatures, an artifact, an enchantment, spells to respond to. */
export function smoke(
  card: Card,
  basics: readonly Card[],
  others: readonly Card[],
  seed: number,
  most = MOST_DECISIONS,
): SmokeResult {
  let used = 0;
  try {
    const cards = [...new Set([card, ...basics, ...others])];
    const g = emptyGame(
      newPool(cards),
      [
        { name: 'Ann', team: 0 },
        { name: 'Bob', team: 1 },
      ],
      seed,
      current,
    );
    const def = (each: Card): number => cards.indexOf(each);
    for (const owner of [0, 1] as PlayerId[]) {
      for (const land of basics)
        for (let i = 0; i < LANDS_EACH; i++) placeObject(g, { owner, zone: BATTLEFIELD, def: def(land) });
      for (const other of others) {
        for (const zone of [isPermanent(other) ? BATTLEFIELD : HAND, GRAVEYARD, LIBRARY, HAND])
          placeObject(g, { owner, zone, def: def(other) });
      }
      for (let i = 0; i < 20; i++)
        placeObject(g, { owner, zone: LIBRARY, def: def(basics[i % basics.length] ?? card) });
    }
    for (let i = 0; i < 3; i++) placeObject(g, { owner: 0 as PlayerId, zone: HAND, def: def(card) });
    placeObject(g, { owner: 0 as PlayerId, zone: GRAVEYARD, def: def(card) });
    placeTurn(g, { turn: 3, active: 0 as PlayerId, step: 'main1' });
    continueFrom(g, 'main1');
    const watcher = new Watcher(magicBots, g);
    const bots = [eager(seed, def(card), () => used++), eager(seed + 1, def(card), () => used++)];
    playOut(g, bots, { maxDecisions: most, watch: (now, decision) => watcher.check(now, decision) });
    return { failure: null, used };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error), used };
  }
}

const PERMANENT = new Set(['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker']);
const isPermanent = (card: Card): boolean => card.faces[0].types.some((type) => PERMANENT.has(type));

/** Does what has to do with the card first, and something at random otherwise. */
function eager(seed: number, def: number, onUse: () => void): Bot<G> {
  const below = seeded(seed);
  return {
    answer(g: G, decision: Decision) {
      if (decision.kind !== 'priority') return decisionKind(g, decision).sample(g, decision, below);
      const useful = usefulActions(g, decision.player);
      const own = useful.filter((action) => isAbout(g, action, def));
      const eagerly = own.length > 0 && below(5) > 0;
      const pool = eagerly ? own : useful;
      if (pool.length === 0 || (!eagerly && below(3) === 0)) return { action: 'pass' };
      const chosen = pool[below(pool.length)] ?? { action: 'pass' };
      if (own.includes(chosen)) onUse();
      return chosen;
    },
  };
}

function isAbout(g: G, action: PriorityAnswer, def: number): boolean {
  const id = 'card' in action ? action.card : 'object' in action ? action.object : -1;
  return typeof id === 'number' && id >= 0 && objectRow(g.state, id as ObjectId).def === def;
}
