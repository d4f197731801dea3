/** Mana symbols and costs (107.4, 202). */
import { MANA_LETTERS, type Mana, type ManaType } from './106.4-mana.ts';

/**
 * One symbol of a cost that is not plain generic. `types` is the set of mana types that can pay it, as bits in the order
 * W U B R G C; `generic` is the amount of generic mana that can pay it instead ({2/W}), 0 if none; `life` the life ({W/P}).
 */
export interface CostSymbol {
  readonly text: string;
  readonly types: number;
  readonly generic: number;
  readonly life: number;
  readonly snow: boolean;
}

export interface ManaCost {
  readonly generic: number;
  readonly symbols: readonly CostSymbol[];
  /** How many {X} it has. */
  readonly x: number;
  /** How much generic mana less it costs, beyond what it has, where symbols such as {2/W} are paid with generic mana (601.2b, 601.2f). */
  readonly spare?: number;
}

export const NO_MANA: ManaCost = { generic: 0, symbols: [], x: 0 };

export const typeBit = (type: ManaType): number => 1 << type;
export const ANY_TYPE = 0b111111;

const letterBit = (letter: string): number => {
  const index = (MANA_LETTERS as readonly string[]).indexOf(letter);
  return index < 0 ? 0 : 1 << index;
};

const symbolTexts = (text: string): readonly string[] => text.match(/\{[^}]*\}/g)?.map((s) => s.slice(1, -1)) ?? [];

function readSymbol(text: string): CostSymbol | null {
  const parts = text.split('/');
  let types = 0;
  let generic = 0;
  let life = 0;
  for (const part of parts) {
    if (part === 'P') life = 2;
    else if (/^\d+$/.test(part)) generic = Number(part);
    else if (part !== 'S') {
      const bit = letterBit(part);
      if (bit === 0) return null;
      types |= bit;
    }
  }
  return { text: `{${text}}`, types, generic, life, snow: text === 'S' };
}

const parsed = new Map<string, ManaCost>();

/** Reads `{X}{2}{W/U}`. The language's validation has refused anything else. */
export function parseCost(text: string): ManaCost {
  const known = parsed.get(text);
  if (known !== undefined) return known;
  let generic = 0;
  let x = 0;
  const symbols: CostSymbol[] = [];
  for (const symbol of symbolTexts(text)) {
    if (symbol === 'X') x++;
    else if (/^\d+$/.test(symbol)) generic += Number(symbol);
    else {
      const read = readSymbol(symbol);
      if (read === null) throw new Error(`unknown mana symbol {${symbol}}`);
      symbols.push(read);
    }
  }
  const cost: ManaCost = { generic, symbols, x };
  parsed.set(text, cost);
  return cost;
}

export const addCosts = (a: ManaCost, b: ManaCost): ManaCost => ({
  generic: a.generic + b.generic,
  symbols: b.symbols.length === 0 ? a.symbols : [...a.symbols, ...b.symbols],
  x: a.x + b.x,
});

/** 202.3: the mana value; a hybrid symbol counts its largest part (202.3f), {X} counts the chosen value (202.3e). */
export const manaValue = (cost: ManaCost, x = 0): number =>
  cost.generic + cost.x * x + cost.symbols.reduce((sum, s) => sum + Math.max(1, s.generic), 0);

/** 105.2, 202.2: the colours of a cost, as bits W U B R G. */
export const colorsOfCost = (cost: ManaCost): number => cost.symbols.reduce((bits, s) => bits | s.types, 0) & 0b11111;

/** The mana that symbols like {R}{R}{C} stand for when an effect adds them. */
export const manaOf = (text: string, source: Mana['source'], snow: boolean): Mana[] =>
  symbolTexts(text).map((s) => {
    const index = (MANA_LETTERS as readonly string[]).indexOf(s);
    if (index < 0) throw new Error(`{${s}} is not a type of mana`);
    return { type: index as ManaType, snow, source };
  });

export const costText = (cost: ManaCost): string => {
  const rest = cost.symbols.map((s) => s.text).join('');
  const generic = cost.generic > 0 || (rest === '' && cost.x === 0) ? `{${cost.generic}}` : '';
  return '{X}'.repeat(cost.x) + generic + rest;
};
