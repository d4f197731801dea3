/** Games and positions of Grand Archive to measure, the same every time. */
import { playOut } from '@rulewright/bots';
import { randomBot } from '@rulewright/bots/grand-archive';
import { bundledCards, decks, findCard } from '@rulewright/cards/grand-archive';
import {
  acceptPosition,
  current,
  emptyGame,
  FIELD,
  type G,
  HAND,
  MAIN_DECK,
  newGame,
  newPool,
  placeObjects,
  placeTurn,
  standard,
} from '@rulewright/grand-archive';
import { asPlayer } from '@rulewright/kernel';
import type { Card } from '@rulewright/language/grand-archive';

const cardsOf = (part: readonly (readonly [count: number, name: string])[]): readonly Card[] =>
  part.flatMap(([count, name]) => {
    const card = findCard(name);
    if (card === undefined) throw new Error(`no card ${name}`);
    return Array.from({ length: count }, () => card);
  });

const seats = decks
  .filter(({ format }) => format === undefined)
  .map(({ name, parts: { main, material } }) => ({ name, main: cardsOf(main), material: cardsOf(material) }));

/** All standard decks in turn, each against the next. */
export function grandArchiveGame(seed: number): G {
  const players = [0, 1].flatMap((i) => seats[(seed + i) % seats.length] ?? []);
  return newGame({ players, seed, first: seed & 1, known: bundledCards });
}

/** How many decisions it took. */
export const playGrandArchive = (g: G, seed: number, maxDecisions?: number): number =>
  playOut(g, [randomBot(2 * seed), randomBot(2 * seed + 1)], maxDecisions === undefined ? {} : { maxDecisions })
    .decisions;

/** A game after so many random decisions; a later seed is taken if it is over before. */
export function midGrandArchive(seed: number, decisions: number): G {
  for (let s = seed; ; s++) {
    const g = grandArchiveGame(s);
    playGrandArchive(g, s, decisions);
    if (g.state.decision !== null) return g;
  }
}

const CHAMPION = 'Lorraine, Wandering Warrior';
const PLAIN = ['Giant Tortoise', "Gale's Mare", 'Automaton Drone', 'Blitz Charger'];
/** Twenty continuous effects. */
const EFFECTS = [
  ...Array.from({ length: 8 }, () => 'Banner Knight'),
  ...Array.from({ length: 6 }, () => 'Phalanx Captain'),
  ...Array.from({ length: 6 }, () => 'Seasoned Shieldmaster'),
];
/** So many objects lie on the field before the plain ones. */
export const EFFECTS_AND_CHAMPIONS = EFFECTS.length + 2;

const HELD = 7;
const LEFT = 30;

/** The first player's main phase with so many objects on the field, half of them the other player's; the last are the plain ones. */
export function grandArchiveTable(count: number): G {
  const pool = newPool(cardsOf([CHAMPION, ...PLAIN, ...new Set(EFFECTS)].map((name) => [1, name] as const)));
  const g = emptyGame(pool, [{ name: 'A' }, { name: 'B' }], 1, current, standard);
  const card = (name: string, zone: number, i: number) => {
    const def = pool.byName.get(name);
    if (def === undefined) throw new Error(`no card ${name}`);
    return { owner: asPlayer(i % 2), zone, def };
  };
  const plain = (length: number, zone: number) =>
    Array.from({ length }, (_, i) => card(PLAIN[Math.floor(i / 2) % PLAIN.length] ?? '', zone, i));
  placeObjects(g, [
    ...[CHAMPION, CHAMPION, ...EFFECTS].map((name, i) => card(name, FIELD, i)),
    ...plain(count - EFFECTS_AND_CHAMPIONS, FIELD),
    ...plain(2 * HELD, HAND),
    ...plain(2 * LEFT, MAIN_DECK),
  ]);
  placeTurn(g, { turn: 9, active: asPlayer(0), step: 'main', open: true });
  acceptPosition(g);
  return g;
}
