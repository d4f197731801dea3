/** The symbols of a text, and what they are called. */
import type { MagicPack } from '../words/index.ts';

type SymbolWords = MagicPack['card']['symbols'];

const PARTS = /\{([^{}]+)\}/g;

/** `{2}{G/W}` → `2`, `G/W`. */
export const symbolsOf = (text: string): readonly string[] =>
  [...text.matchAll(PARTS)].map(([, inside]) => (inside ?? '').toUpperCase());

function spoken(symbol: string, words: SymbolWords): string {
  if (symbol.endsWith('/P') && symbol !== 'P')
    return words.phyrexian(
      symbol
        .slice(0, -2)
        .split('/')
        .map((part) => spoken(part, words))
        .join(words.or),
    );
  if (symbol.includes('/'))
    return symbol
      .split('/')
      .map((part) => spoken(part, words))
      .join(words.or);
  const named: Readonly<Record<string, string>> = words.named;
  return named[symbol] ?? symbol;
}

/** The symbols of a text in words: "2, green or white". */
export const spokenSymbols = (text: string, words: SymbolWords): string =>
  symbolsOf(text)
    .map((symbol) => spoken(symbol, words))
    .join(words.comma);
