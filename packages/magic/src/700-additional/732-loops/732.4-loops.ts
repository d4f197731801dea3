/**
 * Loops of mandatory actions (104.4b, 732.4): what the common engine's search needs to know of Magic. The numbers that a loop may
 * change without end stand here, each with the rule that would end it. By the same telling of positions it finds fragmented loops,
 * in which a player has to choose differently (732.3).
 */
import {
  type Answer,
  Aspect,
  type Decision,
  isObject,
  type ObjectId,
  objectRow,
  type PlayerId,
} from '@rulewright/kernel';
import {
  type AmountRule,
  type Changing,
  DELAYED,
  Facet,
  type LoopRules,
  type Outlook,
  triggersToOrder,
} from '@rulewright/rules';
import { MANA_LETTERS } from '../../100-game/106-mana/106.4-mana.ts';
import { characteristics, isType } from '../../100-game/109.3-characteristics.ts';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { BATTLEFIELD, STACK } from '../../400-zones/400-zones.ts';
import type { G } from '../../state.ts';

/** What is used up ends the loop; there can always be more of it. */
const usedUp = (_: G, { by }: Changing): Outlook => (by < 0 ? 'end' : 'nothing');
/** A number that ends something when it comes to a limit; beyond that it has not. */
const upTo = (limit: number, { value, by }: Changing): Outlook => (by > 0 && value < limit ? 'end' : 'nothing');
const downTo = (limit: number, { value, by }: Changing): Outlook => (by < 0 && value > limit ? 'end' : 'nothing');

/** 704.5q; 714.4 and 711: chapters and levels come up at certain numbers. */
const COUNTING: ReadonlySet<string> = new Set(['lore', 'level', '-1/-1']);

function countersOutlook(g: G, c: Changing): Outlook {
  // 704.5c
  if (c.counter === 'poison') return upTo(g.state.game.format.poison, c);
  if (COUNTING.has(c.counter)) return 'unknown';
  return usedUp(g, c);
}

/** 704.5g: more damage than is lethal comes to no more, where the permanent is still there. */
function damageOutlook(g: G, c: Changing): Outlook {
  if (!isObject(c.of)) return 'unknown';
  const own = characteristics(g, c.of);
  return isType(own, TypeBit.creature) ? upTo(own.toughness ?? 0, c) : 'nothing';
}

const amounts: Readonly<Record<string, AmountRule<G>>> = {
  counters: { reads: Aspect.counters, facet: 0, outlook: countersOutlook },
  damage: { reads: Aspect.damage, facet: 0, outlook: damageOutlook },
  /** Shields (615.7) and other effects of which so much is left. */
  left: { reads: 0, facet: 0, outlook: usedUp },
  // 704.5a
  life: { reads: Aspect.player, facet: 0, outlook: (_, c) => downTo(0, c) },
  spellsCast: { reads: Aspect.player | Aspect.history, facet: 0, outlook: usedUp },
  power: { reads: 0, facet: Facet.stat, outlook: () => 'nothing' },
  // 704.5f
  toughness: { reads: 0, facet: Facet.stat, outlook: (_, c) => downTo(0, c) },
  // 704.6c: of all commanders together, so how much one of them has dealt is not known.
  commanderDamage: { reads: Aspect.player, facet: 0, outlook: (_, { by }) => (by > 0 ? 'end' : 'nothing') },
  ...Object.fromEntries(MANA_LETTERS.map((letter) => [`mana ${letter}`, { reads: 0, facet: 0, outlook: usedUp }])),
};

function ofPlayer(g: G, player: PlayerId): Readonly<Record<string, number>> {
  const { totals, commanders } = g.state.game;
  const own = totals[player];
  if (own === undefined) return {};
  const found: Record<string, number> = { life: own.life, spellsCast: own.spellsCast };
  for (const { type } of own.mana) {
    const what = `mana ${MANA_LETTERS[type]}`;
    found[what] = (found[what] ?? 0) + 1;
  }
  const dealt = commanders.reduce((sum, { damage }) => sum + (damage[player] ?? 0), 0);
  return dealt === 0 ? found : { ...found, commanderDamage: dealt };
}

/** What decides beside those numbers: of mana what it may be spent on, of a player whether the turn has changed anything. */
function rest({ state: { game } }: G): unknown {
  const { turn, totals, combat, dayNight, control, commanders } = game;
  return {
    turn: { ...turn, began: 0, lastBegan: 0, clock: 0 },
    totals: totals.map((t) => ({
      mana: [...new Set(t.mana.map(({ source: _, ...kind }) => JSON.stringify(kind)))],
      more: [t.landsPlayed, t.spellsCastLastTurn, t.turnsTaken, t.drewFromEmpty],
    })),
    combat,
    dayNight,
    control,
    commanders: commanders.map(({ owner, object, casts, arrived }) => ({ owner, object, casts, arrived })),
  };
}

const ORDER = 'order-triggers';
const asTheyAre = (g: G): Answer => triggersToOrder(g).map((_, i) => i);

/** Abilities that say the same, of permanents that are alike, come to the same in any order (603.3b). */
function isOrderOfLike(g: G, decision: Decision): boolean {
  if (decision.prompt !== ORDER) return false;
  const [first, ...others] = triggersToOrder(g).map(({ source, ability, controller }) => {
    const { def, face, base, copy, counters, attachments, notes, effects } = objectRow(g.state, source);
    return JSON.stringify({ def, face, base, copy, counters, attachments, notes, effects, ability, controller });
  });
  return others.every((other) => other === first);
}

export const loops: LoopRules<G> = {
  looks: true,
  waiting: STACK,
  resolves: 'resolve',
  decision: 'priority',
  pass: { action: 'pass' },
  names: ['ability', 'by', 'until', 'target', 'id', 'struck', 'blockedBy', 'blocks'],
  passing: [DELAYED],
  amounts,
  ofPlayer,
  ofObject(g, row) {
    if (row.zone !== BATTLEFIELD) return NONE;
    const { power, toughness } = characteristics(g, row.id as ObjectId);
    return power === null || toughness === null ? NONE : { power, toughness };
  },
  // 302.6: whether it has been there since the turn began.
  status: (g, row) => row.since > g.state.game.turn.clock,
  rest,
  indifferent: (g, decision) => (isOrderOfLike(g, decision) ? asTheyAre(g) : null),
  // 603.3b: all of them are put on the stack in one order or another.
  mandatory: (g, decision) => (decision.prompt === ORDER ? asTheyAre(g) : null),
};
const NONE: Readonly<Record<string, number>> = {};
