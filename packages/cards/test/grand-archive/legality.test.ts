// Whether two decks, a sideboard and boons are what the rules allow (format conventions; Divine Relic).
import type { Ability, Card, CardType } from '@rulewright/language/grand-archive';
import { describe, expect, test } from 'vitest';
import { type DeckFormat, deckProblems, type GrandArchiveParts } from '../../src/grand-archive/index.ts';
import type { CardCount } from '../../src/index.ts';

const card = (name: string, types: readonly CardType[], more: object = {}): Card => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  faces: [{ name, types, ...more }],
});
const relic: Ability = { kind: 'keyword', keyword: 'divine relic' };
const regalia = { supertypes: ['regalia'], cost: { kind: 'memory', amount: 1 } };

const all: readonly Card[] = [
  card('Small Spirit', ['champion'], { level: 0, life: 15 }),
  card('Grown Hero', ['champion'], { level: 1, life: 20 }),
  card('Sun Relic', ['item'], { ...regalia, abilities: [relic] }),
  card('Moon Relic', ['item'], { ...regalia, abilities: [relic] }),
  card('Plain Ring', ['item'], regalia),
  card('Lesser Gift', ['lesser boon']),
  card('Greater Gift', ['greater boon']),
  card('Some Skill', ['mastery']),
  card('Some Fame', ['status']),
  card('Some Rat', ['ally'], { token: true }),
  card('Loyal Dog', ['ally'], { cost: { kind: 'reserve', amount: 1 } }),
];
const find = (name: string): Card | undefined => all.find((c) => c.name === name);

const sixty: readonly CardCount[] = Array.from({ length: 15 }, (_, i) => [4, `Card ${i}`]);
const deck = (parts: Partial<GrandArchiveParts>): GrandArchiveParts => ({
  main: sixty,
  material: [[1, 'Small Spirit']],
  sideboard: [],
  boons: [],
  ...parts,
});
const codes = (parts: Partial<GrandArchiveParts>, format: DeckFormat = 'standard') =>
  deckProblems(deck(parts), format, find).map(({ code, part, count, card: of }) => [code, part, count, of]);

describe('standard', () => {
  test('sixty cards, four of a name, and a champion of level 0 are a deck (ga.core.format-conventions.06)', () => {
    expect(codes({})).toEqual([]);
  });

  test('a main deck has at least sixty cards, and at most four of a name however it is spelled (ga.core.format-conventions.06)', () => {
    expect(codes({ main: sixty.slice(1) })).toEqual([['too-few-cards', 'main', 56, undefined]]);
    expect(codes({ main: [...sixty, [1, 'CARD 3']] })).toEqual([['too-many-copies', 'main', 5, 'Card 3']]);
  });

  test('a material deck has at most twelve cards, each once, and a champion of level 0 (ga.core.format-conventions.07, ga.core.format-conventions.08, ga.core.zone-material-deck.05, ga.core.zone-material-deck.06, ga.core.supertypes.07)', () => {
    const twelve: readonly CardCount[] = Array.from({ length: 12 }, (_, i) => [1, `Regalia ${i}`]);
    expect(codes({ material: [[1, 'Small Spirit'], ...twelve] })).toEqual([
      ['too-many-cards', 'material', 13, undefined],
    ]);
    expect(
      codes({
        material: [
          [1, 'Small Spirit'],
          [2, 'Plain Ring'],
        ],
      }),
    ).toEqual([['too-many-copies', 'material', 2, 'Plain Ring']]);
    expect(codes({ material: [[1, 'Grown Hero']] })).toEqual([['no-first-champion', 'material', 0, undefined]]);
  });

  test('only one card with Divine Relic (ga.divine-relic.01)', () => {
    const material = (...names: string[]) => ({
      material: ['Small Spirit', ...names].map((name): CardCount => [1, name]),
    });
    expect(codes(material('Sun Relic', 'Plain Ring'))).toEqual([]);
    expect(codes(material('Sun Relic', 'Moon Relic'))).toEqual([['too-many-relics', 'material', 2, undefined]]);
  });

  test('each card in the deck where it begins (ga.core.supertypes.06, ga.core.type-champion.02)', () => {
    expect(codes({ main: [...sixty, [1, 'Plain Ring']] })).toEqual([['wrong-deck', 'main', 1, 'Plain Ring']]);
    expect(codes({ main: [...sixty, [1, 'Grown Hero']] })).toEqual([['wrong-deck', 'main', 1, 'Grown Hero']]);
    expect(
      codes({
        material: [
          [1, 'Small Spirit'],
          [1, 'Loyal Dog'],
        ],
      }),
    ).toEqual([['wrong-deck', 'material', 1, 'Loyal Dog']]);
  });

  test('boons are of Pantheon only, and of no other part of a deck (ga.core.type-boon.01, ga.core.type-boon.02, ga.core.type-list.06)', () => {
    expect(codes({ main: [...sixty, [1, 'Lesser Gift']] })).toEqual([['wrong-deck', 'main', 1, 'Lesser Gift']]);
    expect(
      codes({
        boons: [
          [1, 'Lesser Gift'],
          [1, 'Greater Gift'],
        ],
      }),
    ).toEqual([
      ['boons', 'boons', 1, 'lesser boon'],
      ['boons', 'boons', 1, 'greater boon'],
    ]);
  });

  test('masteries, statuses and tokens are of no deck (ga.core.mastery.04, ga.core.statuses.02)', () => {
    for (const name of ['Some Skill', 'Some Fame', 'Some Rat']) {
      expect(codes({ main: [...sixty, [1, name]] })).toEqual([['wrong-deck', 'main', 1, name]]);
      expect(codes({ sideboard: [[1, name]] })).toEqual([['wrong-deck', 'sideboard', 1, name]]);
      expect(
        codes({
          material: [
            [1, 'Small Spirit'],
            [1, name],
          ],
        }),
      ).toEqual([['wrong-deck', 'material', 1, name]]);
    }
  });

  test('a sideboard of fifteen cards and fifteen points, three for a regalia or champion (ga.core.format-conventions.09)', () => {
    expect(codes({ sideboard: [[15, 'Loyal Dog']] })).toEqual([]);
    expect(
      codes({
        sideboard: [
          [3, 'Loyal Dog'],
          [1, 'Plain Ring'],
          [3, 'Grown Hero'],
        ],
      }),
    ).toEqual([]);
    expect(
      codes({
        sideboard: [
          [4, 'Loyal Dog'],
          [1, 'Plain Ring'],
          [3, 'Grown Hero'],
        ],
      }),
    ).toEqual([['sideboard-points', 'sideboard', 16, undefined]]);
    expect(codes({ sideboard: [[16, 'Loyal Dog']] })).toEqual([
      ['sideboard-too-big', 'sideboard', 16, undefined],
      ['sideboard-points', 'sideboard', 16, undefined],
    ]);
  });
});

test('draft: thirty cards, as many of a name as there are, and a material deck of ten with a champion of level 0; what is left is the sideboard (ga.core.format-conventions.10, ga.core.format-conventions.11, ga.core.format-conventions.12)', () => {
  expect(codes({ main: [[30, 'Loyal Dog']] }, 'draft')).toEqual([]);
  expect(codes({ main: [[29, 'Loyal Dog']] }, 'draft')).toEqual([['too-few-cards', 'main', 29, undefined]]);
  const main: readonly CardCount[] = [[30, 'Loyal Dog']];
  const ten: readonly CardCount[] = Array.from({ length: 10 }, (_, i) => [1, `Regalia ${i}`]);
  expect(codes({ main, material: [[1, 'Small Spirit'], ...ten.slice(1)] }, 'draft')).toEqual([]);
  expect(codes({ main, material: [[1, 'Small Spirit'], ...ten] }, 'draft')).toEqual([
    ['too-many-cards', 'material', 11, undefined],
  ]);
  expect(codes({ main, material: ten }, 'draft')).toEqual([['no-first-champion', 'material', 0, undefined]]);
  expect(codes({ main, sideboard: [[200, 'Loyal Dog']] }, 'draft')).toEqual([]);
});

test('Pantheon: each card once, exactly twelve, one boon of each kind, no sideboard (ga.core.format-conventions.13, ga.core.format-conventions.14, ga.core.format-conventions.15, ga.core.format-conventions.16)', () => {
  const main: readonly CardCount[] = Array.from({ length: 60 }, (_, i) => [1, `Card ${i}`]);
  const eleven: readonly CardCount[] = Array.from({ length: 11 }, (_, i) => [1, `Regalia ${i}`]);
  const boons: readonly CardCount[] = [
    [1, 'Lesser Gift'],
    [1, 'Greater Gift'],
  ];
  const whole = { main, material: [[1, 'Small Spirit'], ...eleven] as CardCount[], boons };
  expect(codes(whole, 'pantheon')).toEqual([]);
  expect(codes({ ...whole, boons: [[1, 'Lesser Gift']] }, 'pantheon')).toEqual([['boons', 'boons', 0, 'greater boon']]);
  expect(codes({ ...whole, boons: [[2, 'Lesser Gift']] }, 'pantheon')).toEqual([
    ['boons', 'boons', 2, 'lesser boon'],
    ['boons', 'boons', 0, 'greater boon'],
  ]);
  expect(codes({ ...whole, boons: [...boons, [1, 'Loyal Dog']] }, 'pantheon')).toEqual([
    ['wrong-deck', 'boons', 1, 'Loyal Dog'],
  ]);
  expect(codes({ ...whole, material: [[1, 'Small Spirit']] }, 'pantheon')).toEqual([
    ['too-few-cards', 'material', 1, undefined],
  ]);
  expect(codes({ ...whole, material: [...whole.material, [1, 'Plain Ring']] }, 'pantheon')).toEqual([
    ['too-many-cards', 'material', 13, undefined],
  ]);
  expect(codes({ ...whole, main: [...main, [1, 'Card 3']] }, 'pantheon')).toEqual([
    ['too-many-copies', 'main', 2, 'Card 3'],
  ]);
  expect(codes({ ...whole, main: main.slice(1) }, 'pantheon')).toEqual([['too-few-cards', 'main', 59, undefined]]);
  expect(codes({ ...whole, sideboard: [[1, 'Loyal Dog']] }, 'pantheon')).toEqual([
    ['sideboard-too-big', 'sideboard', 1, undefined],
  ]);
});
