/** Chinese for the grammars: a character is a token, nothing changes its form, and what is counted has a measure word. */
import { CAPITAL, type Language, type Piece, type Token, type TokenKind } from '../grammar/language.ts';

const number = String.raw`(?:[\d０-９]+|[XYＸＹ]|\*)`;
const SHAPES: readonly (readonly [TokenKind, RegExp])[] = [
  // How templates write the card's own name and its shorter forms.
  ['self', /~\d*/uy],
  ['symbol', /\{[^{}]+\}/uy],
  ['pt', new RegExp(String.raw`[+＋−－-]?${number}(?:[+-][\d*]+)?[/／][+＋−－-]?${number}(?:[+-][\d*]+)?`, 'uy')],
  ['loyalty', /[[［][+＋−－-]?(?:[\d０-９]+|[XＸ])[\]］](?=[:：])/uy],
  ['loyalty', /[+＋−－-](?:[\d０-９]+|[XＸ])(?=[:：])/uy],
  ['number', /[\d０-９]+/uy],
  ['word', /[\p{Script=Latin}\p{M}Ｘ-Ｚ]+(?:['’-][\p{Script=Latin}]+)*/uy],
  ['word', /\p{Script=Han}/uy],
  ['mark', /./suy],
];

/** Marks by the one that stands for all ways in which they are written; and how they are printed. */
const MARKS: Readonly<Record<string, string>> = {
  '，': ',',
  '。': '.',
  '：': ':',
  '；': ';',
  '！': '!',
  '？': '?',
  '“': '"',
  '”': '"',
  '「': '"',
  '」': '"',
  '‘': '‹',
  '’': '›',
  '『': '‹',
  '』': '›',
  '／': '/',
  '～': '—',
  '∼': '—',
  '●': '•',
  '︰': ':',
};
const PRINTED: Readonly<Record<string, string>> = {
  ',': '，',
  '.': '。',
  ':': '：',
  ';': '；',
  '!': '！',
  '?': '？',
  '‹': '‘',
  '›': '’',
  '/': '／',
  '—': '～',
};

const narrow = (raw: string): string =>
  raw.replace(/[！-～]/gu, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0)).replaceAll('−', '-');

function textOf(kind: TokenKind, raw: string): string {
  switch (kind) {
    case 'mark':
      return MARKS[raw] ?? raw;
    case 'self':
      return raw;
    default:
      return narrow(raw).toLowerCase();
  }
}

function tokens(text: string, names: readonly string[]): readonly Token[] {
  const found: Token[] = [];
  let at = 0;
  while (at < text.length) {
    if (/[\s　]/u.test(text[at] ?? '')) {
      at++;
      continue;
    }
    const own = names.findIndex((name) => text.startsWith(name, at));
    const [kind, raw] = own >= 0 ? (['self', names[own] ?? ''] as const) : shapeAt(text, at);
    const normal = own < 0 ? textOf(kind, raw) : own === 0 ? '~' : `~${own + 1}`;
    const said = kind === 'loyalty' || kind === 'number' ? narrow(raw) : raw;
    found.push({ kind, text: normal, raw: said, capital: /^\p{Lu}/u.test(raw), start: at, end: at + raw.length });
    at += raw.length;
  }
  return found;
}

function shapeAt(text: string, at: number): readonly [TokenKind, string] {
  for (const [kind, shape] of SHAPES) {
    shape.lastIndex = at;
    const raw = shape.exec(text)?.[0];
    if (raw !== undefined) return [kind, raw];
  }
  return ['mark', text[at] ?? ''];
}

function join(pieces: readonly Piece[], names: readonly string[]): string {
  let out = '';
  let quoted = false;
  for (const piece of pieces) {
    if (piece === CAPITAL) continue;
    if (/^~\d*$/.test(piece)) out += names[piece === '~' ? 0 : Number(piece.slice(1)) - 1] ?? names[0] ?? piece;
    else if (piece === '"') {
      out += quoted ? '”' : '“';
      quoted = !quoted;
    } else out += PRINTED[piece] ?? (piece === '•' ? '\n•' : piece);
  }
  return out;
}

/** Measure words; a phrase's feature is the one that it is counted with. The first is taken where nothing is said. */
const MEASURES: readonly string[] = ['个', '张', '位', '种', '点', '名', '只', '件', '面'];

export const chinese: Language = {
  code: 'zhs',
  tokens,
  // In templates any measure word stands for that of what is counted.
  noun: (word) => (MEASURES.includes(word) ? MEASURES : [word, word]),
  verb: (word) => [word, word, word, word],
  nounForm: (measure) => Math.max(0, (MEASURES as readonly string[]).indexOf(measure)),
  verbForm: () => 0,
  isHeadFinal: true,
  mostReadings: 64,
  alike: { needless: new Set(), classes: [] },
  join,
};
