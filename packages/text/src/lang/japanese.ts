/**
 * Japanese for the grammars: a character is a token, and a verb is its dictionary form followed by signs for its endings (`ENDINGS`), so
 * that a phrase that ends in a verb can go on in any of them: 引いてもよい is 引く ＆ もよい.
 */
import { CAPITAL, type Language, type Piece, type Token, type TokenKind } from '../grammar/language.ts';
import { SPELLINGS, VERBS_ALIKE } from './japanese-spelling.ts';
import { conjugated, ENDINGS, formsOf } from './japanese-verbs.ts';

const number = String.raw`(?:[\d０-９]+|[XYＸＹ*＊])`;
const SHAPES: readonly (readonly [TokenKind, RegExp])[] = [
  ['self', /~\d*/uy],
  ['symbol', /\{[^{}]+\}/uy],
  ['pt', new RegExp(String.raw`[+＋−－-]?${number}[/／][+＋−－-]?${number}`, 'uy')],
  ['loyalty', /[+＋−－—-](?:[\d０-９]+|[XＸ])(?=[:：])/uy],
  ['number', /[\d０-９]+/uy],
  ['word', /[\p{Script=Latin}\p{M}Ｘ-Ｚ]+(?:['’-][\p{Script=Latin}]+)*/uy],
  ['word', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/uy],
  ['mark', /./suy],
];

const MARKS: Readonly<Record<string, string>> = {
  '、': ',',
  '，': ',',
  '､': ',',
  '。': '.',
  '：': ':',
  '；': ';',
  '！': '!',
  '？': '?',
  '「': '"',
  '」': '"',
  '“': '"',
  '”': '"',
  '『': '‹',
  '』': '›',
  '／': '/',
  '―': '—',
  '─': '—',
  '～': '—',
  '･': '・',
  '•': '・',
};
const PRINTED: Readonly<Record<string, string>> = {
  ',': '、',
  '.': '。',
  ':': '：',
  '!': '！',
  '?': '？',
  '‹': '『',
  '›': '』',
  '/': '／',
  '〔': '（',
  '〕': '）',
};

const narrow = (raw: string): string =>
  raw
    .replace(/[！-～]/gu, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0))
    .replaceAll('−', '-')
    .replaceAll('—', '-');

function textOf(kind: TokenKind, raw: string): string {
  if (kind === 'mark') return MARKS[raw] ?? raw;
  return kind === 'self' ? raw : narrow(raw).toLowerCase();
}

type FormsAt = ReadonlyMap<string, readonly Form[]>;
interface Form {
  readonly written: string;
  /** The verb and the signs of its endings. */
  readonly signs: readonly string[];
}

/** The forms of the verbs by their first character, the longest first; of two verbs that mean the same, those of the first. */
function formTable(verbs: readonly string[]): FormsAt {
  const table = new Map<string, Form[]>();
  const alike = verbs.map((verb): readonly [string, readonly string[]] => [verb, [verb]]);
  for (const [verb, stands] of [...alike, ...Object.entries(VERBS_ALIKE)])
    for (const [written, endings] of formsOf(verb)) {
      const first = written[0] ?? '';
      table.set(first, [...(table.get(first) ?? []), { written, signs: [...stands, ...endings] }]);
    }
  for (const forms of table.values()) forms.sort((a, b) => b.written.length - a.written.length);
  return table;
}

/** Other spellings by their first character. */
const spellings = new Map<string, (readonly [RegExp, string])[]>();
for (const [first, rest, today] of SPELLINGS)
  spellings.set(first, [...(spellings.get(first) ?? []), [new RegExp(`${first}${rest}`, 'uy'), today]]);

/** How a text is spelt otherwise at a place: how long it is there, and as wordings have it. */
function respelt(text: string, at: number): { readonly length: number; readonly today: string } | undefined {
  for (const [shape, today] of spellings.get(text[at] ?? '') ?? []) {
    shape.lastIndex = at;
    const said = shape.exec(text)?.[0];
    if (said !== undefined) return { length: said.length, today };
  }
  return undefined;
}

/** Words for counting that go by the noun alone; wordings have any of them. */
const COUNTED_BY = /[体枚個本匹台]/u;

/** Classes of things for counting; the first is taken where nothing is said. */
const COUNTERS: readonly string[] = ['つ', '体', '枚', '人', '個', '点', '種', '本', '色', '回'];

/** Japanese with the verbs that a game's texts use, in their dictionary forms. */
export function japaneseWith(verbs: readonly string[]): Language {
  const forms = formTable(verbs);
  const isVerb = new Set(verbs);
  const cut = (text: string, names: readonly string[], respells: boolean): readonly Token[] => {
    const found: Token[] = [];
    let at = 0;
    while (at < text.length) {
      if (/[\s　]/u.test(text[at] ?? '')) {
        at++;
        continue;
      }
      const own = names.findIndex((name) => text.startsWith(name, at));
      const otherwise = own < 0 && respells ? respelt(text, at) : undefined;
      if (otherwise !== undefined) {
        const end = at + otherwise.length;
        for (const token of cut(otherwise.today, [], false)) found.push({ ...token, start: at, end });
        at = end;
        continue;
      }
      const form =
        own >= 0 ? undefined : forms.get(text[at] ?? '')?.find(({ written }) => text.startsWith(written, at));
      if (form !== undefined) {
        const end = at + form.written.length;
        form.signs.forEach((sign, i) => {
          const start = i === 0 ? at : end;
          const kind = ENDINGS.has(sign) ? 'mark' : 'word';
          found.push({ kind, text: sign, raw: sign, capital: false, start, end });
        });
        at = end;
        continue;
      }
      const [kind, raw] = own >= 0 ? (['self', names[own] ?? ''] as const) : shapeAt(text, at);
      const last = found.at(-1);
      const counts =
        COUNTED_BY.test(raw) && (last === undefined ? at === 0 : last.kind === 'number' || last.text === 'x');
      const normal = own < 0 ? (counts ? 'つ' : textOf(kind, raw)) : own === 0 ? '~' : `~${own + 1}`;
      const said = counts ? normal : kind === 'loyalty' || kind === 'number' || kind === 'pt' ? narrow(raw) : raw;
      found.push({ kind, text: normal, raw: said, capital: false, start: at, end: at + raw.length });
      at += raw.length;
    }
    return found;
  };
  return {
    code: 'ja',
    tokens: (text, names) => cut(text, names, true),
    noun: (word) => (COUNTERS.includes(word) ? COUNTERS : [word, word]),
    verb: (word) => [word, word, word, word],
    nounForm: (counter) => Math.max(0, COUNTERS.indexOf(counter)),
    verbForm: () => 0,
    isHeadFinal: true,
    readsAnyForm: true,
    pause: ',',
    mostReadings: 64,
    alike: { needless: new Set(), classes: [] },
    join: (pieces, names) => joined(pieces, names, isVerb),
  };
}

function shapeAt(text: string, at: number): readonly [TokenKind, string] {
  for (const [kind, shape] of SHAPES) {
    shape.lastIndex = at;
    const raw = shape.exec(text)?.[0];
    if (raw !== undefined) return [kind, raw];
  }
  return ['mark', text[at] ?? ''];
}

function joined(pieces: readonly Piece[], names: readonly string[], isVerb: ReadonlySet<string>): string {
  const words = pieces.filter((piece): piece is string => piece !== CAPITAL);
  let out = '';
  let quoted = false;
  for (let i = 0; i < words.length; i++) {
    const piece = words[i] ?? '';
    if (isVerb.has(piece)) {
      const endings: string[] = [];
      while (ENDINGS.has(words[i + 1] ?? '')) endings.push(words[++i] ?? '');
      out += conjugated(piece, endings);
    } else if (/^~\d*$/.test(piece)) out += names[piece === '~' ? 0 : Number(piece.slice(1)) - 1] ?? names[0] ?? piece;
    else if (piece === '"') {
      out += quoted ? '」' : '「';
      quoted = !quoted;
    } else out += PRINTED[piece] ?? wide(piece);
  }
  return out;
}

/** Numbers are printed wide, as cards have them. */
const wide = (piece: string): string =>
  /^[+-]?[\dX*]+(?:\/[+-]?[\dX*]+)?$/.test(piece)
    ? piece.replace(/[\dX+*-]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0))
    : piece;
