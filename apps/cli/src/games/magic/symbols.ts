/** Mana symbols and the names of cards in the colours of Magic. */
import type { Paint, Style } from '../../play/paint.ts';

const MANA: Readonly<Record<string, Style>> = { W: 'yellow', U: 'blue', B: 'magenta', R: 'red', G: 'green' };

/** Mana symbols in their colours. */
export const paintMana = (text: string, paint: Paint): string =>
  text.replace(/\{[^}]*\}/g, (symbol) => {
    const style = MANA[symbol.charAt(1)];
    return style === undefined ? symbol : paint(style, symbol);
  });

const COLORS: Readonly<Record<string, Style>> = {
  white: 'yellow',
  blue: 'blue',
  black: 'magenta',
  red: 'red',
  green: 'green',
};

/** The style for the name of a card of these colours. */
export const colorStyle = (colors: readonly string[]): Style =>
  colors.length === 0 ? 'white' : colors.length > 1 ? 'yellow' : (COLORS[colors[0] ?? ''] ?? 'white');
