import { describe, expect, test } from 'vitest';
import { laidOut } from '../../src/games/grand-archive/table/layout.ts';
import { links } from '../../src/games/grand-archive/table/links.ts';
import type { Snapshot } from '../../src/games/grand-archive/types.ts';
import { answered, ME, named, OTHER, seated } from './position.ts';

const BOARD = `players:
  Ann:
    champion: {card: "Iva, Blade Unbound", damage: 7}
    lineage: ["Iva, Road Blade", Spirit of the Forge]
    field: [Chipped Longsword, Brass Trinket, {card: Mill Hand, count: 3}, {card: Gate Warden, damage: 1}, High Tower]
    hand: [Wide Swing]
  Bob:
    champion: Spirit of the Forge
    field: [Mill Hand]
`;

const laid = (snapshot: Snapshot, player = ME, spread = false) => laidOut(snapshot, player, () => spread);
const names = (piles: readonly { readonly members: readonly { readonly card: string }[] }[]) =>
  piles.map(({ members }) => `${members[0]?.card} ×${members.length}`);

describe('a side', () => {
  test('has the champion by itself, with the lineage below it from the top down', () => {
    const { champion, rows } = laid(seated(BOARD).snapshot());
    expect(champion?.object.card).toBe('Iva, Blade Unbound');
    expect(champion?.lineage.map(({ card }) => card)).toEqual(['Iva, Road Blade', 'Spirit of the Forge']);
    expect(names(rows.allies)).toEqual(['Mill Hand ×3', 'Gate Warden ×1']);
  });

  test('has rows by type: weapons, items, domains', () => {
    const { rows } = laid(seated(BOARD).snapshot());
    expect(names(rows.weapons)).toEqual(['Chipped Longsword ×1']);
    expect(names(rows.items)).toEqual(['Brass Trinket ×1']);
    expect(names(rows.domains)).toEqual(['High Tower ×1']);
  });

  test('spreads a pile out where that is wanted, and shows only what its player controls', () => {
    expect(names(laid(seated(BOARD).snapshot(), ME, true).rows.allies)).toHaveLength(4);
    expect(names(laid(seated(BOARD).snapshot(), OTHER).rows.allies)).toEqual(['Mill Hand ×1']);
  });
});

describe('an attack', () => {
  const wielding = () => {
    const sitting = seated(BOARD);
    const play = (now: Snapshot) => ({
      action: 'play',
      card: named(now, 'Wide Swing', 'hand').id,
      method: 'activate',
    });
    return { sitting, now: answered(sitting, play) };
  };

  test('gathers in the intent while it is declared: attack cards at once, weapons when they are wielded', () => {
    const { sitting, now } = wielding();
    expect(laid(now).intent?.cards.map(({ card }) => card)).toEqual(['Wide Swing']);
    expect(names(laid(now).rows.weapons)).toEqual(['Chipped Longsword ×1']);
    const sword = named(now, 'Chipped Longsword').id;
    const aiming = answered(sitting, () => [sword]);
    expect(names(laid(aiming).intent?.weapons ?? [])).toEqual(['Chipped Longsword ×1']);
    expect(laid(aiming).rows.weapons).toEqual([]);
    expect(laid(aiming, OTHER).intent).toBeNull();
  });

  test('points from the attacker to what it attacks', () => {
    const { sitting, now } = wielding();
    const guard = Object.values(now.objects).find(
      ({ card, controller }) => card === 'Mill Hand' && controller === OTHER,
    );
    const attacked = answered(
      sitting,
      () => [],
      () => [guard?.id ?? -1],
    );
    const attacker = now.players[0]?.facts.champion;
    expect(links(attacked)).toEqual([{ from: attacker, to: guard?.id, kind: 'attack', draft: false }]);
    expect(names(laid(attacked, OTHER).rows.allies)).toEqual(['Mill Hand ×1']);
  });
});
