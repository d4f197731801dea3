/** How good a position is for a player, from what everybody can see and how many cards everybody has. Never from hidden cards. */
import {
  ALLY,
  ATTRIBUTES,
  CHAMPION,
  type Characteristics,
  characteristics,
  damageOn,
  FIELD,
  Flag,
  type G,
  GRAVEYARD,
  HAND,
  hasKeyword,
  isType,
  keywordsOf,
  MAIN_DECK,
  MEMORY,
  STACK,
  WEAPON,
} from '@rulewright/grand-archive';
import { type ObjectRow, type PlayerId, rowsOf } from '@rulewright/kernel';

const WON = 1_000_000;
/** What a champion can still take: the last points count most. */
const lifeValue = (life: number): number => (life <= 0 ? -200 : 10 * Math.sqrt(life) + life);
/** A level opens text and elements. */
const LEVEL = 5;
/** Less than any object that it could become: cards are there to be played. */
const CARD = 3;
/** What is in memory comes back, but chance may take it for a memory cost. */
const REMEMBERED = 2.6;
/** In the graveyard it pays for one of a memory cost. */
const FLOATING = 0.7;
/** To have seen one more card of the deck. */
const SEEN = 0.2;
const OBJECT = 3.5;
/** What can be besieged stands between an attack and its champion: damage to it is damage that the champion will not be spared again. */
const WALL = 2;
/** Damage on an ally is gone at the end of the turn. */
const WOUND = 0.2;
/** What a unit could do this turn, by the power of its attack. */
const READY = 0.8;
const AWAKE = 0.3;

const STRONG = [
  'stealth',
  'taunt',
  'intercept',
  'true sight',
  'vigor',
  'steadfast',
  'spellshroud',
  'cleave',
  'unblockable',
];

/** Counters that players collect; others are worth less, and some are a burden. */
const COUNTERS: Readonly<Record<string, number>> = {
  damage: 0,
  // In the power and life of what has them, in the level of champions, in what weapons and walls are worth.
  buff: 0,
  level: 0,
  durability: 0,
  enlighten: 0.9,
  preparation: 0.9,
  wither: -2,
};
const ANY_COUNTER = 0.3;

function countersValue({ counters }: ObjectRow): number {
  let sum = 0;
  for (const [name, count] of Object.entries(counters)) sum += count * (COUNTERS[name] ?? ANY_COUNTER);
  return sum;
}

/** How hard its attack would hit now. */
function attackOf(c: Characteristics, row: ObjectRow): number {
  let sum = (c.power ?? 0) + c.attackPower;
  if (((row.flags | c.properties) & Flag.distant) !== 0)
    for (const { amount } of keywordsOf(c, 'ranged')) sum += typeof amount === 'number' ? amount : 1;
  return Math.max(0, sum);
}

/** What is left of it when the turn has ended: what effects add for the turn does not count, counters do. */
function allyValue(c: Characteristics, row: ObjectRow): number {
  const buffs = row.counters.buff ?? 0;
  const power = Math.max(0, (c.basePower ?? 0) + buffs);
  const life = Math.max(0, (c.baseLife ?? 0) + buffs);
  const keywords = STRONG.filter((keyword) => hasKeyword(c, keyword)).length;
  const others = c.abilities.filter(({ kind }) => kind !== 'keyword').length;
  // Who refuses orders only retaliates.
  const idle = hasKeyword(c, 'pride') ? 0.7 : 1;
  return 2.5 + 1.9 * power * idle + 1.2 * life + 0.6 * keywords + 0.8 * others - WOUND * row.damage;
}

function objectValue(g: G, row: ObjectRow, c: Characteristics): number {
  const awake = (row.flags & Flag.rested) === 0;
  const ready = awake && g.state.game.turn.active === c.controller ? READY * attackOf(c, row) : 0;
  const more = countersValue(row) + (awake ? AWAKE : 0);
  if (isType(c, CHAMPION)) return lifeValue((c.life ?? 0) - damageOn(row)) + LEVEL * (c.level ?? 0) + ready + more;
  if (isType(c, ALLY)) return allyValue(c, row) + ready + more;
  if (isType(c, WEAPON)) return 1.5 + 1.1 * Math.max(0.5, c.power ?? 0) * (row.counters.durability ?? 1) + more;
  return OBJECT + 0.5 * c.abilities.length + WALL * (row.counters.durability ?? 0) + more;
}

/** Higher is better; the opponents' positions count against it. */
export function evaluate(g: G, player: PlayerId): number {
  const { over } = g.state;
  if (over !== null) return over.draw ? 0 : over.winners.includes(player) ? WON : -WON;
  const values = g.state.players.map(({ standing }) => (standing === 'playing' ? 0 : -WON / 10));
  const add = (who: number, value: number): void => {
    values[who] = (values[who] ?? 0) + value;
  };
  for (const row of rowsOf(g.state.objects)) {
    switch (row.zone) {
      case HAND:
        add(row.owner, CARD);
        break;
      case MEMORY:
        add(row.owner, REMEMBERED);
        break;
      case MAIN_DECK:
        add(row.owner, -SEEN);
        break;
      case FIELD: {
        const c = characteristics(g, row.id);
        add(c.controller, objectValue(g, row, c));
        break;
      }
      case GRAVEYARD:
        if (hasKeyword(characteristics(g, row.id), 'floating memory')) add(row.owner, FLOATING);
        break;
      case STACK:
        add(row.controller, CARD / 2);
        break;
      case ATTRIBUTES:
        add(row.owner, OBJECT + countersValue(row));
        break;
    }
  }
  const own = g.state.players.find(({ id }) => id === player);
  return g.state.players.reduce((sum, { id, team }) => sum + (values[id] ?? 0) * (team === own?.team ? 1 : -1), 0);
}
