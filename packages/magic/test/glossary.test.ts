/** Entries of the glossary that no scenario can state. Covers core.glossary.mulligan.01, core.glossary.mulligan.02,
 * core.glossary.mulligan.03, core.glossary.mulligan.04, core.glossary.shuffle.01, core.glossary.shuffle.02,
 * core.glossary.deck.03, core.glossary.deck.04, core.glossary.owner.01, core.glossary.owner.03,
 * core.glossary.loyalty.01, core.glossary.equipment.01, core.glossary.aura.02. */
import { bundledCards, findCard } from '@rulewright/cards/magic';
import {
  asPlayer,
  type ChooseEntities,
  happen,
  objectRow,
  type PlayerId,
  step,
  view,
  zoneObjects,
} from '@rulewright/kernel';
import type { Card } from '@rulewright/language/magic';
import { describe, expect, it } from 'vitest';
import { cardOf, current, type G, HAND, LIBRARY, newGame, profiles, SetUpError } from '../src/index.ts';

const ANN = asPlayer(0);
const BOB = asPlayer(1);

/** Sixty different cards would be too many to name: sixty of the bundled ones, so that an order can be told. */
const deck: readonly Card[] = bundledCards.filter((c) => c.layout === 'normal').slice(0, 60);
const lands: readonly Card[] = Array.from({ length: 60 }, () => findCard('Forest')).filter((c) => c !== undefined);

const start = (seed: number, decks: readonly (readonly Card[])[] = [deck, deck], profile = current): G =>
  newGame({
    players: decks.map((cards, i) => ({ name: i === 0 ? 'Ann' : 'Bob', deck: cards })),
    seed,
    first: 0,
    profile,
  });

const names = (g: G, zone: number, player: PlayerId): string[] =>
  zoneObjects(g, zone, player).map((id) => cardOf(g.pool, objectRow(g.state, id).def).name);
const sorted = (list: readonly string[]): string[] => list.toSorted();
const deckNames = (cards: readonly Card[]): string[] => cards.map((c) => c.name);

describe('decks', () => {
  it('are needed by every player before the game can start (core.glossary.constructed.01)', () => {
    expect(() => start(1, [deck, []])).toThrow(SetUpError);
  });
  it('become the libraries: hand and library together are exactly the cards of the deck', () => {
    const g = start(3);
    for (const player of [ANN, BOB]) {
      const all = [...names(g, HAND, player), ...names(g, LIBRARY, player)];
      expect(sorted(all)).toEqual(sorted(deckNames(deck)));
    }
  });
  it('are shuffled at the start: not in the order they were handed in, and differently with another seed', () => {
    const order = (seed: number): string[] => {
      const g = start(seed);
      return [...names(g, HAND, ANN), ...names(g, LIBRARY, ANN)];
    };
    expect(order(1)).not.toEqual(deckNames(deck));
    expect(order(1)).not.toEqual(order(2));
    expect(order(1)).toEqual(order(1));
  });
  it('make the player who brings them the owner of their cards, also of a borrowed deck', () => {
    const g = start(5, [deck, deck]);
    for (const player of [ANN, BOB]) {
      for (const id of [...zoneObjects(g, HAND, player), ...zoneObjects(g, LIBRARY, player)])
        expect(objectRow(g.state, id).owner).toBe(player);
    }
  });
});

describe('a shuffle', () => {
  it('puts the cards into an order that follows from the seed alone', () => {
    const after = (seed: number): string[] => {
      const g = start(seed);
      happen(g, { kind: 'shuffle', player: ANN, zone: LIBRARY } as never);
      return names(g, LIBRARY, ANN);
    };
    expect(after(1)).not.toEqual(names(start(1), LIBRARY, ANN));
    expect(after(1)).toEqual(after(1));
    expect(sorted(after(1))).toEqual(sorted(names(start(1), LIBRARY, ANN)));
  });
  it('leaves no player knowing where a card is', () => {
    const g = start(1);
    happen(g, { kind: 'shuffle', player: ANN, zone: LIBRARY } as never);
    for (const viewer of [ANN, BOB]) {
      const library = view(g, viewer).zones.find((z) => z.zone === LIBRARY && z.owner === ANN);
      expect(library).toMatchObject({ count: 53 });
      expect(library?.objects).toBeUndefined();
    }
  });
});

describe('a mulligan', () => {
  it('is offered with any hand, after the top seven cards were drawn', () => {
    for (const cards of [deck, lands]) {
      const g = start(2, [cards, cards]);
      expect(names(g, HAND, ANN)).toHaveLength(7);
      expect(g.state.decision).toMatchObject({ prompt: 'mulligan', player: ANN });
    }
  });
  it.each([
    ['current', [7, 7, 7], [1, 2, 3]],
    ['2012', [6, 5, 4], [0, 0, 0]],
  ] as const)('taken once, twice, three times draws so many cards and puts so many back (%s)', (name, drawn, back) => {
    const g = start(4, [deck, deck], profiles[name] ?? current);
    for (let times = 0; times < 3; times++) {
      const bottom = takeMulligan(g, drawn[times] ?? -1);
      expect(bottom).toBe(back[times]);
      expect(names(g, HAND, ANN)).toHaveLength(6 - times);
    }
  });
  it('keeps the game from beginning until every player is content', () => {
    const g = start(6);
    expect(g.state.game.turn.number).toBe(0);
    step(g, false);
    expect(g.state.decision).toMatchObject({ prompt: 'mulligan', player: BOB });
    expect(g.state.game.turn.number).toBe(0);
    step(g, false);
    expect(g.state.game.turn).toMatchObject({ number: 1, active: ANN });
  });
});

/** Ann takes one more and draws so many cards; Bob keeps if he is asked. How many cards she puts on the bottom. */
function takeMulligan(g: G, drawn: number): number {
  expect(g.state.decision).toMatchObject({ prompt: 'mulligan', player: ANN });
  step(g, true);
  bobKeeps(g);
  expect(names(g, HAND, ANN)).toHaveLength(drawn);
  if (g.state.decision?.prompt !== 'put-on-bottom') return 0;
  const { from, min } = g.state.decision as ChooseEntities;
  step(g, from.slice(0, min));
  bobKeeps(g);
  return min;
}

function bobKeeps(g: G): void {
  while (g.state.decision?.prompt === 'mulligan' && g.state.decision.player === BOB) step(g, false);
}

describe('loyalty', () => {
  it('is printed on planeswalkers and on nothing else', () => {
    for (const card of bundledCards)
      for (const face of card.faces) expect(face.loyalty !== undefined).toBe(face.types.includes('planeswalker'));
  });
});

describe('the card data', () => {
  const faces = bundledCards.flatMap((card) => card.faces);
  const having = (subtype: string) => faces.filter((face) => face.subtypes?.includes(subtype));
  it('has Equipment among artifacts only', () => {
    expect(having('Equipment').length).toBeGreaterThan(1);
    for (const face of having('Equipment')) expect(face.types).toContain('artifact');
  });
  it('has an enchant ability on every Aura', () => {
    expect(having('Aura').length).toBeGreaterThan(1);
    for (const face of having('Aura')) {
      expect(face.types).toContain('enchantment');
      expect(face.abilities).toContainEqual(expect.objectContaining({ kind: 'keyword', keyword: 'enchant' }));
    }
  });
});
