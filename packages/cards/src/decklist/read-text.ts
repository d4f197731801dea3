/**
 * Lists in text as people write them by hand: `4 Name`, `4x Name`, `Name x4`, comments, headings of parts and of groups.
 * What the parts of a deck are, and how they are marked, is for the game to say.
 */
import {
  type CardCount,
  LONGEST_LINE,
  MOST_COPIES,
  merged,
  type PartsOf,
  type ReadDecklist,
  SHOWN,
  tidyName,
} from './decklist.ts';

/** How the decks of a game, with the parts `P`, are written in text. */
export interface ListForm<P extends string> {
  /** The parts of a deck. */
  readonly parts: readonly P[];
  /** Headings that say where the cards below belong, in small letters. */
  readonly headings: Readonly<Record<string, P | 'main'>>;
  /** Headings of groups, perhaps with their size: the cards below belong where those above did. */
  readonly groups: RegExp;
  /** What a line begins with that belongs to a part, whatever stands above it. */
  readonly marks: readonly { readonly begins: RegExp; readonly part: P }[];
  /** What stands after a name and is not of it: a set, a number. */
  readonly trimmings: readonly RegExp[];
  /** Blocks between empty lines, where nothing says which part they are: what is meant. */
  unmarked?(blocks: readonly Block<P>[]): readonly Block<P>[];
}

interface Block<P extends string> {
  readonly part: P | 'main';
  readonly cards: CardCount[];
}

const COMMENT = /^(?:#|\/\/)/;
const CARD = /^(\d+)\s*[x×]?\s+(.+)$/iu;
/** `Name x4`, `Name ×4`. */
const CARD_BACKWARD = /^(.+?)\s+[x×](\d+)$/iu;

export function readTextList<P extends string>(text: string, form: ListForm<P>): ReadDecklist<P> {
  const problems: ReadDecklist['problems'][number][] = [];
  const blocks: Block<P>[] = [];
  let part: P | 'main' = 'main';
  let name: string | undefined;
  let marked = false;
  let begins = true;
  for (const [i, raw] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    let line = raw.trim();
    if (line === '') {
      begins = true;
      continue;
    }
    if (line.length > LONGEST_LINE) {
      problems.push({ line: i + 1, text: `${line.slice(0, SHOWN)}…`, code: 'not-a-card-line' });
      continue;
    }
    if (COMMENT.test(line) || form.groups.test(line) || /^about$/i.test(line)) continue;
    const [, named] = /^name[:\s]\s*(.+)$/i.exec(line) ?? [];
    if (named !== undefined && blocks.length === 0) {
      name = named.trim();
      continue;
    }
    const heading = headingIn(line, form);
    if (heading !== undefined) {
      part = heading;
      marked ||= heading !== 'main';
      begins = true;
      continue;
    }
    const mark = form.marks.find((m) => m.begins.test(line));
    if (mark !== undefined) {
      line = line.replace(mark.begins, '');
      marked = true;
    }
    const card = cardIn(line, form);
    if (card === null) {
      problems.push({ line: i + 1, text: raw.trim(), code: 'not-a-card-line' });
      continue;
    }
    if (card[0] > MOST_COPIES) {
      problems.push({ line: i + 1, text: raw.trim(), code: 'bad-count' });
      continue;
    }
    if (card[0] === 0) continue;
    const where: P | 'main' = mark?.part ?? part;
    const last = blocks.at(-1);
    if (begins || last === undefined || last.part !== where) blocks.push({ part: where, cards: [card] });
    else last.cards.push(card);
    begins = false;
  }
  const meant = marked ? blocks : (form.unmarked?.(blocks) ?? blocks);
  return { list: { ...(name === undefined ? {} : { name }), parts: partsFrom(meant, form) }, problems };
}

const headingIn = <P extends string>(line: string, { headings }: ListForm<P>): P | 'main' | undefined => {
  const plain = line.replace(/\s*(?:[(（[]\s*\d+\s*[)）\]])?[:：]?$/u, '').toLowerCase();
  return Object.hasOwn(headings, plain) ? headings[plain] : undefined;
};

function partsFrom<P extends string>(blocks: readonly Block<P>[], { parts }: ListForm<P>): PartsOf<P> {
  const of = (wanted: P | 'main'): readonly CardCount[] =>
    merged(blocks.filter(({ part }) => part === wanted).flatMap(({ cards }) => cards));
  const others = Object.fromEntries(parts.map((part) => [part, of(part)])) as PartsOf<P>;
  return { ...others, main: of('main') };
}

function cardIn<P extends string>(line: string, { trimmings }: ListForm<P>): CardCount | null {
  const card = trimmings.reduce((rest, trimming) => rest.replace(trimming, ''), line);
  const [, count, forward] = CARD.exec(card) ?? [];
  const [, backward, after] = forward === undefined ? (CARD_BACKWARD.exec(card) ?? []) : [];
  const name = tidyName(forward ?? backward ?? '');
  return name === '' ? null : [Number(count ?? after), name];
}
