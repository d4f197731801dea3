// Mana as symbols in braces.
import { fail, isBlank, type Node, type Reading, shown } from '../parse/index.ts';

const manaSymbols = ['W', 'U', 'B', 'R', 'G', 'C', 'S'] as const;
/** One mana: of a colour, colourless, or of any kind from a snow source. */
export type ManaSymbol = (typeof manaSymbols)[number];

const known: ReadonlyMap<string, ManaSymbol> = new Map(manaSymbols.map((symbol) => [symbol, symbol]));

/** The symbols of `{B}{R}{R}`, in order; nothing if the text is not made of mana symbols. */
export function parseManaSymbols(text: string): readonly ManaSymbol[] | undefined {
  const symbols: ManaSymbol[] = [];
  let end = 0;
  for (const match of text.matchAll(/\s*\{\s*(\w+)\s*\}\s*/gy)) {
    const symbol = known.get((match[1] ?? '').toUpperCase());
    if (symbol === undefined) return undefined;
    symbols.push(symbol);
    end = match.index + match[0].length;
  }
  return text.slice(end).trim() === '' ? symbols : undefined;
}

export function readMana(reading: Reading, node: Node, what: string): readonly ManaSymbol[] | undefined {
  const symbols = node.kind === 'text' && !isBlank(node) ? parseManaSymbols(node.text) : undefined;
  if (symbols !== undefined) return symbols;
  const advice = `write symbols in quotes, such as "{R}{R}", of ${manaSymbols.join(' ')}`;
  return fail(reading, node, 'bad-mana', `${what} is not mana: ${shown(node)}; ${advice}`);
}
