/** English for the grammars: tokens, the forms of nouns and verbs, and putting words together. */
import { CAPITAL, FORMS, type Language, type Piece, type Token, type TokenKind } from '../grammar/language.ts';
import { ENGLISH_ALIKE } from './alike.ts';
import { type EnglishWords, nounForms, verbForms } from './english-forms.ts';

const number = String.raw`(?:\d+|X|Y|\*)`;
const SHAPES: readonly (readonly [TokenKind, RegExp])[] = [
  // How templates write the prefix of a word that is denied.
  ['word', /non~/uy],
  // How templates write the card's own name and its shorter forms.
  ['self', /~\d*/uy],
  ['symbol', /\{[^{}]+\}/uy],
  ['pt', new RegExp(String.raw`[+−-]?${number}(?:[+-][\d*]+)?/[+−-]?${number}(?:[+-][\d*]+)?(?![\p{L}\d])`, 'uy')],
  // In an ability that is given, the loyalty symbol is written in brackets.
  ['loyalty', /\[[+−-]?(?:\d+|X)\](?=:)/uy],
  ['loyalty', /(?<![\p{L}\d])[+−-](?:\d+|X)(?![\p{L}\d/])/uy],
  ['number', /\d+(?:,\d{3})*(?![\p{L}\d])/uy],
  ['word', /[\p{L}\p{M}\d]+(?:[-'’.](?=[\p{L}\d])[\p{L}\p{M}\d]+)*/uy],
  ['mark', /'s?|’s?|./suy],
];

/** 's after a word is a word of its own, as is ' after a plural. */
const POSSESSIVE = /^(.+?)(['’]s)$/;

function tokens(text: string, names: readonly string[], non: RegExp): readonly Token[] {
  const found: Token[] = [];
  const push = (kind: TokenKind, normal: string, start: number, end: number): void => {
    const raw = text.slice(start, end);
    found.push({ kind, text: normal, raw, capital: /^\p{Lu}/u.test(raw), start, end });
  };
  let at = 0;
  while (at < text.length) {
    const c = text[at] ?? '';
    if (c === ' ' || c === '\n' || c === '\u00a0') {
      at++;
      continue;
    }
    const own = ownAt(text, at, names);
    const begins = own >= 0 && !/[\p{L}\d]/u.test(text[at - 1] ?? '') && !isCommon(text, at, names[own] ?? '');
    if (begins) {
      const end = at + (names[own] ?? '').length;
      push('self', own === 0 ? '~' : `~${own + 1}`, at, end);
      at = end;
      continue;
    }
    const [kind, raw] = shapeAt(text, at);
    const end = at + raw.length;
    if (kind === 'word') pushWord(raw, at, non, push);
    else if (/^['’‘]$/.test(raw) && isInnerQuote(text, at))
      push('mark', /\s/.test(text[at - 1] ?? '') ? '‹' : '›', at, end);
    else if (raw === '—') push('mark', /\s/.test(text[at - 1] ?? '') ? ' — ' : '—', at, end);
    else push(kind, kind === 'mark' ? mark(raw) : raw.replace('−', '-').toLowerCase(), at, end);
    at = end;
    if (endsSentence(text, at)) push('mark', '.', at, at);
  }
  return found;
}

/** Which of the names stands there: the longest. */
function ownAt(text: string, at: number, names: readonly string[]): number {
  let found = -1;
  names.forEach((name, i) => {
    const isThere = text.startsWith(name, at) && !/[\p{L}\d]/u.test(text[at + name.length] ?? '');
    if (isThere && name.length > (names[found] ?? '').length) found = i;
  });
  return found;
}

/** A name of one word that is a word of the text here: after an article, "each other attacking …", or what is done to a target. */
const isCommon = (text: string, at: number, name: string): boolean =>
  !name.includes(' ') &&
  (/(?:^|\s)(?:an?|other attacking|white|blue|black|red|green|colorless) $/.test(
    text.slice(Math.max(0, at - 18), at),
  ) ||
    text.startsWith(' target ', at + name.length));

/** A quotation inside a quotation stands in single marks: one after a space opens it, one after a full stop closes it. */
const isInnerQuote = (text: string, at: number): boolean =>
  (/\s/.test(text[at - 1] ?? '') && /[\p{Lu}{]/u.test(text[at + 1] ?? '')) || /[.!]/.test(text[at - 1] ?? '');

/** A full stop before a closing quotation mark ends the sentence around it, too: there it has a token without letters. */
const endsSentence = (text: string, at: number): boolean =>
  (/[.!]['’]?["”]$/.test(text.slice(at - 3, at)) && /^(?:$|\n|\s+[\p{Lu}•{])/u.test(text.slice(at))) ||
  (/[.!]['’]$/.test(text.slice(at - 2, at)) && /^["”]/.test(text.slice(at)));

const mark = (raw: string): string =>
  raw === '’s' ? "'s" : raw === '’' ? "'" : raw === '“' || raw === '”' ? '"' : raw;

function shapeAt(text: string, at: number): readonly [TokenKind, string] {
  for (const [kind, shape] of SHAPES) {
    shape.lastIndex = at;
    const raw = shape.exec(text)?.[0];
    if (raw !== undefined) return [kind, raw];
  }
  return ['mark', text[at] ?? ''];
}

function pushWord(
  raw: string,
  start: number,
  denial: RegExp,
  push: (kind: TokenKind, normal: string, start: number, end: number) => void,
): void {
  const non = denial.exec(raw)?.[0] ?? '';
  if (non !== '' && non.length < raw.length) {
    push('word', 'non~', start, start + non.length);
    pushWord(raw.slice(non.length), start + non.length, denial, push);
    return;
  }
  const [, stem, possessive] = POSSESSIVE.exec(raw) ?? [];
  if (stem !== undefined && possessive !== undefined) {
    pushWord(stem, start, denial, push);
    push('mark', "'s", start + stem.length, start + raw.length);
    return;
  }
  const plain = raw.replaceAll('’', "'").toLowerCase();
  push('word', plain === 'an' ? 'a' : plain, start, start + raw.length);
}

/** Before words in quotation marks that name something. */
const QUOTES_A_NAME: ReadonlySet<unknown> = new Set(['the', 'all']);
const CLOSE_LEFT = new Set([',', '.', ':', ';', "'s", "'", '?', '!', ')', '/']);

/** Puts words together: spaces, quotation marks, a or an, non- and capitals. */
function join(pieces: readonly Piece[], names: readonly string[], hyphened: RegExp): string {
  let out = '';
  let capital = true;
  let quoted = false;
  let glue = true;
  pieces.forEach((piece, i) => {
    if (piece === CAPITAL) {
      capital = true;
      return;
    }
    let word = piece;
    if (/^~\d*$/.test(word)) word = names[word === '~' ? 0 : Number(word.slice(1)) - 1] ?? names[0] ?? word;
    else if (word === 'a' || word === 'an') word = article(nextWord(pieces, i + 1, names));
    else if (word === 'non~') word = hyphened.test(nextWord(pieces, i + 1, names)) ? 'non-' : 'non';
    if (word === "'s" && out.endsWith('s') && !names.some((name) => out.endsWith(name))) word = "'";
    if (capital && /^\p{L}/u.test(word)) word = (word[0] ?? '').toUpperCase() + word.slice(1);
    if (word === '.' && /\.'?"$|\.'$/.test(out)) return;
    if (word === '‹' || word === '›') {
      out += word === '‹' ? " '" : "'";
      glue = word === '‹';
      capital = word === '‹';
      return;
    }
    const closing = word === '"' && quoted;
    if (word === '•' || word === '+') {
      out += word === '•' ? '\n• ' : '\n+';
      glue = true;
      capital = true;
      return;
    }
    const tight = glue || CLOSE_LEFT.has(word) || closing || word === '—';
    out += word === ' — ' ? ' — ' : tight ? word : ` ${word}`;
    if (word === '"') quoted = !quoted;
    glue =
      (word === '"' && !closing) || word === '—' || word === ' — ' || piece === 'non~' || word === '(' || word === '/';
    // A rule that is named in quotation marks ('the "legend rule"', 'all "bands with other" abilities') is no sentence.
    capital = [':', '—', ' — '].includes(word) || (word === '"' && !closing && !QUOTES_A_NAME.has(pieces[i - 1] ?? ''));
  });
  return out.replace(/ — \n/g, ' —\n');
}

function nextWord(pieces: readonly Piece[], from: number, names: readonly string[]): string {
  const next = pieces.slice(from).find((piece): piece is string => piece !== CAPITAL) ?? '';
  return /^~\d*$/.test(next) ? (names[0] ?? '') : next === 'non~' ? 'non' : next;
}

function article(next: string): string {
  if (/^(?:uni|use|usu|one|once|eu|ur?y)/i.test(next)) return 'a';
  return /^[aeiou]|^(?:8|11|18)(?!\d)|^X\b|^(?:hour|heir|honor)/i.test(next) ? 'an' : 'a';
}

/** English for the texts of a game, with its words. */
export function englishWith(words: EnglishWords): Language {
  const non = new RegExp(`^non-?(?=(?:${words.deniable.join('|')})s?$)|^non-`, 'i');
  const hyphened = new RegExp(`^(?:${['\\p{Lu}', ...words.hyphenated].join('|')})`, 'u');
  return {
    code: 'en',
    tokens: (text, names) => tokens(text, names, non),
    noun: nounForms(words),
    verb: verbForms(words),
    verbForm: (agreement) => (agreement === 'pl' || agreement === 'you' ? FORMS.base : FORMS.s),
    nounForm: (agreement) => (agreement === 'pl' ? FORMS.pl : FORMS.sg),
    alike: ENGLISH_ALIKE,
    persons: { you: 'you', your: 'you', they: 'others', their: 'others' },
    join: (pieces, names) => join(pieces, names, hyphened),
  };
}
