/** How a deck adds up. */
import { type CardCount, countOf } from '@rulewright/cards';
import { type CardKind, type CardLook, LETTERS } from './look.ts';

export interface DeckParts {
  readonly main: readonly CardCount[];
  readonly sideboard: readonly CardCount[];
}

export interface DeckStats {
  readonly main: number;
  readonly sideboard: number;
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

export function statsOf({ main, sideboard }: DeckParts, cards: Readonly<Record<string, CardLook>>): DeckStats {
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
    value += look.manaValue * count;
    const column = Math.min(Math.floor(look.manaValue), LAST_VALUE);
    curve[column] = (curve[column] ?? 0) + count;
    for (const letter of coloredIn(look.drawn.cost ?? '')) symbols[letter] = (symbols[letter] ?? 0) + count;
  }
  return {
    main: countOf(main),
    sideboard: countOf(sideboard),
    curve,
    averageValue: spells === 0 ? 0 : value / spells,
    symbols,
    sources,
    kinds,
  };
}
