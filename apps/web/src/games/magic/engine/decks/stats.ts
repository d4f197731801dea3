/** How a deck adds up. */
import type { DeckParts } from '@rulewright/cards';
import type { CardLook } from '../../../../engine/decks.ts';
import type { Drawn } from '../../card/drawn.ts';
import { type CardKind, LETTERS, type MagicLook } from './look.ts';

export interface DeckStats {
  /** Cards of the main deck that are no lands by mana value: 0, 1, … , and the last for that and more. */
  readonly curve: readonly number[];
  readonly averageValue: number;
  /** How many coloured symbols the costs have, and how many cards give such mana, by letter. */
  readonly symbols: Readonly<Record<string, number>>;
  readonly sources: Readonly<Record<string, number>>;
  readonly kinds: Readonly<Partial<Record<CardKind, number>>>;
}

/** The last column of the curve is for this and more. */
const LAST_VALUE = 7;

const coloredIn = (cost: string): readonly string[] =>
  [...cost.matchAll(/\{([^{}]+)\}/g)].flatMap(([, symbol = '']) =>
    LETTERS.filter((letter) => symbol.split('/').includes(letter)),
  );

/** The letters of the colours that its costs need. */
export function colorsOf({ main }: DeckParts, cards: Readonly<Record<string, CardLook<Drawn>>>): string {
  const costs = main.map(([, name]) => cards[name]?.drawn?.cost ?? '').join('');
  return LETTERS.filter((letter) => costs.includes(letter)).join('');
}

export function statsOf({ main }: DeckParts, cards: Readonly<Record<string, MagicLook>>): DeckStats {
  const curve = Array.from({ length: LAST_VALUE + 1 }, () => 0);
  const symbols: Record<string, number> = {};
  const sources: Record<string, number> = {};
  const kinds: Partial<Record<CardKind, number>> = {};
  let spells = 0;
  let value = 0;
  for (const [count, name] of main) {
    const look = cards[name];
    if (look === undefined) continue;
    kinds[look.kind] = (kinds[look.kind] ?? 0) + count;
    for (const letter of look.gives) sources[letter] = (sources[letter] ?? 0) + count;
    if (look.drawn === null || look.kind === 'land') continue;
    spells += count;
    value += look.value * count;
    const column = Math.min(Math.floor(look.value), LAST_VALUE);
    curve[column] = (curve[column] ?? 0) + count;
    for (const letter of coloredIn(look.drawn.cost ?? '')) symbols[letter] = (symbols[letter] ?? 0) + count;
  }
  return {
    curve,
    averageValue: spells === 0 ? 0 : value / spells,
    symbols,
    sources,
    kinds,
  };
}
