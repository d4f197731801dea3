/** Events of players: life, mana, drawing, winning and losing. */

import {
  Aspect,
  altered,
  asPlayer,
  type EventKind,
  exact,
  moveEvent,
  type PlayerId,
  playerRow,
  zoneObjects,
} from '@rulewright/kernel';
import { endGame, writePlayer } from '@rulewright/kernel/write';
import { COLORS } from '@rulewright/language/magic';
import { forbidden } from '../../100-game/101.2-restrictions.ts';
import { lifeSharers } from '../../100-game/101.4-turn-order.ts';
import { HAND, LIBRARY } from '../../400-zones/400-zones.ts';
import { inForce } from '../../600-effects/613-continuous/611-active-effect.ts';
import { environment } from '../../600-effects/613-continuous/environment.ts';
import type { G, Mana, Totals } from '../../state.ts';
import { selects } from '../../vocabulary/evaluate.ts';
import { seesHand } from '../723-deciding.ts';
import { changedTotals, changeGame, changeTotals, totalsOf } from './change-game.ts';
import { leaving, loseTogether } from './leaving.ts';
import { place } from './place.ts';
import {
  type ActedEvent,
  type DrawEvent,
  type DrawGameEvent,
  type EmptyPoolsEvent,
  type LifeEvent,
  type LoseEvent,
  leaveEvent,
  type ManaEvent,
  type ScryEvent,
  type SearchEvent,
  type SpendManaEvent,
  type WinEvent,
} from './types.ts';

const writeTotals = (g: G, player: PlayerId, change: Partial<Totals>): void =>
  changeTotals(g, player, change, Aspect.player);

/** 119.3, 119.10: an amount of 0 is no event. */
const life = (kind: LifeEvent['kind'], sign: 1 | -1): EventKind<G, LifeEvent> => ({
  ...place('119.3', kind),
  affected: (_, e) => e.player,
  impossible: (g, e) => !everyoneMay(g, kind, e.player),
  prepare(g, e) {
    exact(totalsOf(g, e.player).life + sign * e.amount);
    return e;
  },
  apply(g, e) {
    if (e.amount <= 0 || !everyoneMay(g, kind, e.player)) return null;
    // 810.9: it happens to one player, and the result is the team's.
    const now = totalsOf(g, e.player).life + sign * e.amount;
    for (const player of lifeSharers(g, e.player)) writeTotals(g, player, { life: now });
    return e;
  },
});

/** 702.15e: what one source with lifelink deals at the same time makes its controller gain life once. */
const gainedAtOnce = (a: LifeEvent, b: LifeEvent): LifeEvent | null =>
  a.player === b.player && a.cause === b.cause ? { ...a, amount: a.amount + b.amount } : null;

const mana: EventKind<G, ManaEvent> = {
  ...place('106.4', 'mana'),
  affected: (_, e) => e.player,
  apply(g, e) {
    if (e.mana.length === 0) return null;
    writeTotals(g, e.player, { mana: [...totalsOf(g, e.player).mana, ...e.mana] });
    return e;
  },
};

const spendMana: EventKind<G, SpendManaEvent> = {
  ...place('118.3a'),
  apply(g, e) {
    if (e.spent.length === 0) return null;
    writeTotals(g, e.player, { mana: totalsOf(g, e.player).mana.filter((_, i) => !e.spent.includes(i)) });
    return e;
  },
};

/** 106.4, 500.5: unspent mana empties as each step and phase ends. */
const emptyPools: EventKind<G, EmptyPoolsEvent> = {
  ...place('500.5'),
  apply(g, e) {
    const { game } = g.state;
    if (game.totals.every((t) => t.mana.length === 0)) return null;
    const totals = game.totals.map((t, i) => {
      const mana = t.mana.filter((m) => isKept(g, asPlayer(i), m));
      return mana.length === t.mana.length ? t : changedTotals(t, { mana });
    });
    changeGame(g, { totals }, 0);
    return e;
  },
};

/** Effects by which a player does not lose unspent mana, or mana of some colours. */
function isKept(g: G, player: PlayerId, mana: Mana): boolean {
  if (mana.lasts !== undefined && !isOver(g, mana.lasts)) return true;
  for (const a of environment(g).may) {
    if (a.effect.action !== 'keepMana' || !inForce(g, a) || !selects(g, a.effect.who, player, a.ctx)) continue;
    if (a.effect.colors === undefined || a.effect.colors.some((color) => COLORS[mana.type] === color)) return true;
  }
  return false;
}

/** The step that ends now is the last of the combat phase, or of the turn. */
function isOver(g: G, lasts: 'combat' | 'turn'): boolean {
  const { step } = g.state.game.turn;
  return lasts === 'turn' ? step === 'cleanup' : !DURING_COMBAT.has(step);
}
const DURING_COMBAT: ReadonlySet<string> = new Set([
  'combat',
  'attackers',
  'blockers',
  'first-strike-damage',
  'damage',
]);

/** 121.1: the top card of the library is put into hand; 121.4 from an empty library. */
const draw: EventKind<G, DrawEvent> = {
  ...place('121.1', 'draw'),
  affected: (_, e) => e.player,
  impossible: (g, e) => forbidden(g, 'draw', e.player) !== null,
  apply(g, e) {
    if (forbidden(g, 'draw', e.player) !== null) return null;
    const [top] = zoneObjects(g, LIBRARY, e.player);
    if (top === undefined) {
      writeTotals(g, e.player, { drewFromEmpty: true });
      return null;
    }
    return altered(e, { object: top });
  },
  consequences: (_, e) => (e.object === undefined ? [] : [moveEvent(e.object, HAND, { how: 'drawn' })]),
  // 723.4, 810.5: who sees that player's hand.
  seenBy: (g, e) => g.state.players.map((p) => p.id).filter((p) => seesHand(g, p, e.player)),
};

const everyoneMay = (g: G, action: 'lose' | 'win' | 'gainLife' | 'loseLife', player: PlayerId): boolean =>
  lifeSharers(g, player).every((p) => forbidden(g, action, p) === null);

/** 104.3: the player loses, and leaves the game (104.5). */
const lose: EventKind<G, LoseEvent> = {
  ...place('104.3', 'lose'),
  affected: (_, e) => e.player,
  impossible: (g, e) => !everyoneMay(g, 'lose', e.player),
  apply(g, e) {
    if (playerRow(g.state, e.player).standing !== 'playing' || !everyoneMay(g, 'lose', e.player)) return null;
    loseTogether(g, e.player);
    return e;
  },
  consequences: (g, e) => leaving(g, e.player),
};

/** 104.2b, 810.8a: an effect says so. */
const win: EventKind<G, WinEvent> = {
  ...place('104.2b'),
  apply(g, e) {
    if (playerRow(g.state, e.player).standing !== 'playing' || !everyoneMay(g, 'win', e.player)) return null;
    const winners = lifeSharers(g, e.player);
    for (const id of winners) writePlayer(g.state, id, { standing: 'won' });
    endGame(g.state, { winners, draw: false });
    return e;
  },
};

/** 104.4c; 801.15, 801.16: where the range of influence is limited, only for some, who leave the game. */
const drawGame: EventKind<G, DrawGameEvent> = {
  ...place('104.4'),
  apply(g, e) {
    if (e.players === undefined) endGame(g.state, { winners: [], draw: true });
    else for (const player of e.players) writePlayer(g.state, player, { standing: 'drew' });
    return e;
  },
  consequences: (_, e) => (e.players ?? []).map((player) => leaveEvent(player)),
};

const seen = (rule: string, kind: 'scry' | 'surveil'): EventKind<G, ScryEvent> => ({
  ...place(rule, kind),
  apply: (_, e) => e,
});

const acted: EventKind<G, ActedEvent> = { ...place('701.1', 'acted'), apply: (_, e) => e };

const search: EventKind<G, SearchEvent> = { ...place('701.23', 'search'), apply: (_, e) => e };

export const playerEvents = {
  gainLife: { ...life('gainLife', 1), join: gainedAtOnce },
  loseLife: life('loseLife', -1),
  mana,
  spendMana,
  emptyPools,
  draw,
  lose,
  win,
  drawGame,
  search,
  scry: seen('701.22', 'scry'),
  surveil: seen('701.25', 'surveil'),
  acted,
} as const;
