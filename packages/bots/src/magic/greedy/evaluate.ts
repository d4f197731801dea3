/** How good a position is for a player, from what everybody can see and how many cards everybody holds. Never from hidden cards. */
import { type ObjectRow, type PlayerId, rowsOf } from '@rulewright/kernel';
import {
  BATTLEFIELD,
  characteristics,
  Flag,
  type G,
  HAND,
  hasKeyword,
  isType,
  LIBRARY,
  STACK,
  TypeBit,
  totalsOf,
} from '@rulewright/magic';

const WON = 1_000_000;
/** What the first points of life are worth: the last ones count most. */
const lifeValue = (life: number): number => (life <= 0 ? -200 : 9 * Math.sqrt(life) + 0.6 * life);
/** Less than any permanent that it could become: cards are there to be played. */
const CARD = 4.5;
/** To have seen one more card of the library: what replaces itself is worth casting. */
const SEEN = 0.3;
const LAND = 5;
/** A land is worth less when there are plenty. */
const ENOUGH_LANDS = 6;

const EVASIVE = ['flying', 'menace', 'trample', 'first strike', 'double strike', 'lifelink', 'deathtouch', 'vigilance'];
const STURDY = ['indestructible', 'hexproof', 'ward', 'reach'];

function permanentValue(g: G, row: ObjectRow): number {
  const is = characteristics(g, row.id);
  if (isType(is, TypeBit.creature)) {
    const power = Math.max(0, is.power ?? 0);
    const toughness = Math.max(0, (is.toughness ?? 0) - row.damage);
    const keywords = [...EVASIVE, ...STURDY].filter((keyword) => hasKeyword(is, keyword)).length;
    const idle = hasKeyword(is, 'defender') ? 0.5 : 1;
    const others = is.abilities.filter(({ kind }) => kind !== 'keyword').length;
    return 5 + (2.4 * power * idle + 1.4 * toughness) * (1 + 0.12 * keywords) + 1.5 * others;
  }
  if (isType(is, TypeBit.planeswalker)) return 6 + 3 * (row.counters.loyalty ?? 0);
  if (isType(is, TypeBit.land)) return 0;
  return 5 + 1.5 * is.abilities.length;
}

/** Higher is better; the opponents' positions count against it. */
export function evaluate(g: G, player: PlayerId): number {
  const { over } = g.state;
  if (over !== null) return over.draw ? 0 : over.winners.includes(player) ? WON : -WON;
  const values = g.state.players.map(({ id, standing }) =>
    standing === 'playing' ? lifeValue(totalsOf(g, id).life) : -WON / 10,
  );
  const lands = g.state.players.map(() => 0);
  const add = (who: number, value: number): void => {
    values[who] = (values[who] ?? 0) + value;
  };
  for (const row of rowsOf(g.state.objects)) {
    if (row.zone === HAND) add(row.owner, CARD);
    else if (row.zone === LIBRARY) add(row.owner, -SEEN);
    else if (row.zone === BATTLEFIELD) {
      const { controller } = characteristics(g, row.id);
      if (isType(characteristics(g, row.id), TypeBit.land)) lands[controller] = (lands[controller] ?? 0) + 1;
      add(controller, permanentValue(g, row) + ((row.flags & Flag.tapped) === 0 ? 0.1 : 0));
    } else if (row.zone === STACK && row.kind === 'card') add(row.owner, CARD / 2);
  }
  lands.forEach((count, who) => {
    add(who, LAND * Math.min(count, ENOUGH_LANDS) + Math.max(0, count - ENOUGH_LANDS));
  });
  g.state.players.forEach(({ id, counters }) => {
    add(id, -4 * (counters.poison ?? 0));
  });
  const own = g.state.players.find(({ id }) => id === player);
  return g.state.players.reduce((sum, { id, team }) => sum + (values[id] ?? 0) * (team === own?.team ? 1 : -1), 0);
}
