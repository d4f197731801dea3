/** Colours where the terminal has them, and text that fits its width. */

const STYLES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  magenta: [35, 39],
  cyan: [36, 39],
  white: [97, 39],
} as const;
export type Style = keyof typeof STYLES;

export type Paint = (style: Style, text: string) => string;

export const plain: Paint = (_, text) => text;
const ansi: Paint = (style, text) => `\u001b[${STYLES[style][0]}m${text}\u001b[${STYLES[style][1]}m`;

/** NO_COLOR, FORCE_COLOR and TERM are honoured; a pipe gets plain text. */
export function paintFor(stream: NodeJS.WriteStream, env: NodeJS.ProcessEnv): Paint {
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return plain;
  if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '' && env.FORCE_COLOR !== '0') return ansi;
  return stream.isTTY && stream.hasColors(16, env) ? ansi : plain;
}

/** Chinese and Japanese characters, and full-width signs, take up two columns. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/g;

const columnsOf = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0);

export const padded = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - columnsOf(text)));

/** Text with the number of columns it takes up. */
export interface Piece {
  readonly text: string;
  readonly width: number;
}

export const piece = (text: string, paint?: Paint, style?: Style): Piece => ({
  text: paint === undefined || style === undefined ? text : paint(style, text),
  width: columnsOf(text),
});

export const joined = (pieces: readonly Piece[]): Piece => ({
  text: pieces.map((p) => p.text).join(''),
  width: pieces.reduce((sum, p) => sum + p.width, 0),
});

/** Pieces with commas between them in lines of a width; all lines but the first are indented. */
export function wrapped(pieces: readonly Piece[], first: Piece, width: number): string[] {
  const indent = ' '.repeat(first.width);
  const lines: string[] = [];
  let line = first.text;
  let used = first.width;
  pieces.forEach((p, i) => {
    const comma = i < pieces.length - 1 ? ',' : '';
    const needed = p.width + comma.length + (used > first.width ? 1 : 0);
    if (used > first.width && used + needed > width) {
      lines.push(line);
      line = indent;
      used = first.width;
    }
    line += `${used > first.width ? ' ' : ''}${p.text}${comma}`;
    used += needed;
  });
  return [...lines, line];
}

/** Plain text in lines of a width. What has no spaces, as in Chinese, is broken anywhere. */
export const filled = (text: string, width: number, indent = ''): string[] => {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ').flatMap((w) => chopped(w, width - indent.length))) {
    if (line.length > indent.length && columnsOf(line) + 1 + columnsOf(word) > width) {
      lines.push(line);
      line = indent;
    }
    line += line.length > indent.length ? ` ${word}` : word;
  }
  return [...lines, line];
};

function chopped(word: string, width: number): readonly string[] {
  if (columnsOf(word) <= width) return [word];
  const pieces: string[] = [];
  let rest = '';
  for (const character of word) {
    if (columnsOf(rest + character) > width) {
      pieces.push(rest);
      rest = '';
    }
    rest += character;
  }
  return [...pieces, rest];
}
