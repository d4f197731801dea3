/** Games with planar decks, scheme decks and vanguards (901–904). Covers core.format.planechase.01, core.glossary.planechase.01. */
import { findCard } from '@rulewright/cards/magic';
import { asPlayer, objectRow, step, view, zoneObjects } from '@rulewright/kernel';
import type { Ability, Card } from '@rulewright/language/magic';
import { describe, expect, it } from 'vitest';
import {
  COMMAND,
  cardOf,
  type DeckSeat,
  formats,
  type G,
  HAND,
  LIBRARY,
  maximumHandSize,
  newGame,
  PLANAR_DECK,
  SCHEME_DECK,
} from '../src/index.ts';

const ANN = asPlayer(0);
const BOB = asPlayer(1);

const forest = findCard('Forest') as Card;
const deck: readonly Card[] = Array.from({ length: 60 }, () => forest);
const card = (name: string, type: string, more: object = {}): Card => ({
  name,
  layout: 'normal',
  faces: [{ name, types: [type], ...more }],
});
const draws: Ability = {
  kind: 'triggered',
  on: { on: 'acted', action: 'planeswalk to' },
  actions: [{ do: 'draw', who: { kind: 'you' }, count: 1 }],
};
const planes = (whose: string): readonly Card[] =>
  Array.from({ length: 10 }, (_, i) => card(`${whose} Plane ${i}`, 'plane', { abilities: [draws] }));
const phenomena = Array.from({ length: 9 }, (_, i) => card(`Phenomenon ${i}`, 'phenomenon'));
const schemes = Array.from({ length: 20 }, (_, i) => card(`Scheme ${i}`, 'scheme'));

const begin = (players: readonly DeckSeat[], format: string, seed = 7): G => {
  const g = newGame({ players, seed, ...(formats[format] === undefined ? {} : { format: formats[format] }) });
  while (g.state.game.turn.number === 0 && g.state.decision !== null) {
    const { kind, player } = g.state.decision;
    step(g, kind === 'yesNo' ? false : kind === 'entities' ? [player] : []);
  }
  return g;
};
const namesIn = (g: G, zone: number, player = ANN): string[] =>
  zoneObjects(g, zone, player)
    .filter((id) => objectRow(g.state, id).kind === 'card')
    .map((id) => cardOf(g.pool, objectRow(g.state, id).def).name);

describe('a Planechase game', () => {
  const game = (seed?: number): G =>
    begin(
      [
        { name: 'Ann', deck, planes: planes('Ann') },
        { name: 'Bob', deck, planes: planes('Bob') },
        { name: 'Cleo', deck, planes: planes('Cleo') },
      ],
      'planechase',
      seed,
    );

  it('begins with the top plane of the starting player face up, and no ability triggers', () => {
    const g = game();
    const { active } = g.state.game.turn;
    const [face, ...others] = namesIn(g, COMMAND);
    expect(others).toEqual([]);
    expect(face).toMatch(new RegExp(`^${g.state.players[active]?.name} Plane`));
    expect(namesIn(g, PLANAR_DECK, active)).toHaveLength(9);
    for (const { id } of g.state.players) if (id !== active) expect(namesIn(g, PLANAR_DECK, id)).toHaveLength(10);
    const [plane] = zoneObjects(g, COMMAND, ANN).filter((id) => objectRow(g.state, id).kind === 'card');
    expect(plane === undefined ? null : objectRow(g.state, plane).controller).toBe(active);
    expect(zoneObjects(g, HAND, active)).toHaveLength(7);
  });

  it('shuffles the planar decks', () => {
    const orders = new Set([1, 2, 3].map((seed) => namesIn(game(seed), PLANAR_DECK, BOB).join()));
    expect(orders.size).toBe(3);
  });

  it('shows nobody the order of a planar deck, and everybody the plane that is face up', () => {
    const g = game();
    for (const { id } of g.state.players) {
      const { zones } = view(g, id);
      for (const zone of zones.filter((z) => z.name === 'planar deck')) expect(zone.objects).toBeUndefined();
      const shown = zones.find((z) => z.name === 'command')?.objects ?? [];
      expect(shown.filter((o) => !('hidden' in o) && o.kind === 'card')).toHaveLength(1);
    }
  });

  it('puts phenomena on the bottom until a plane comes (901.5)', () => {
    const mixed = [...phenomena, card('Only Plane', 'plane')];
    const players = ['Ann', 'Bob'].map((name) => ({ name, deck, planes: mixed }));
    for (const seed of [1, 2, 3]) {
      const g = begin(players, 'planechase', seed);
      expect(namesIn(g, COMMAND)).toEqual(['Only Plane']);
      expect(namesIn(g, PLANAR_DECK, g.state.game.turn.active)).toHaveLength(9);
    }
  });
});

describe('an Archenemy game', () => {
  const game = (): G =>
    begin(
      [
        { name: 'Ann', deck },
        { name: 'Bob', deck, schemes },
        { name: 'Cleo', deck },
        { name: 'Dan', deck },
      ],
      'archenemy',
    );

  it('begins with 40 life for the archenemy, 20 for the others, and a scheme deck', () => {
    const g = game();
    expect(g.state.game.totals.map((t) => t.life)).toEqual([20, 40, 20, 20]);
    expect(namesIn(g, SCHEME_DECK, BOB)).toHaveLength(20);
    expect(namesIn(g, SCHEME_DECK, ANN)).toEqual([]);
    expect(new Set(g.state.players.filter((p) => p.id !== BOB).map((p) => p.team)).size).toBe(1);
  });

  it('gives the archenemy the first turn (904.6)', () => {
    expect(game().state.game.turn.active).toBe(BOB);
  });
});

describe('a Vanguard game', () => {
  it('begins with the hand and life that the vanguards make (902.4, 902.5)', () => {
    const players = [
      { name: 'Ann', deck, command: [card('Old Warden', 'vanguard', { hand: 2, life: -5 })] },
      { name: 'Bob', deck, command: [card('Young Scout', 'vanguard', { hand: -3, life: 8 })] },
    ];
    const g = begin(players, 'vanguard');
    expect(g.state.game.totals.map((t) => t.life)).toEqual([15, 28]);
    expect([ANN, BOB].map((p) => zoneObjects(g, HAND, p).length)).toEqual([9, 4]);
    expect([ANN, BOB].map((p) => maximumHandSize(g, p))).toEqual([9, 4]);
    expect(zoneObjects(g, LIBRARY, ANN)).toHaveLength(51);
  });
});
