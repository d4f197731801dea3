/**
 * Lists in text: those of Arena (`Deck`, `4 Name (SET) 123`), of Magic Online (`4 Name`, the sideboard after an empty
 * line or as `SB: 1 Name`) and what people write by hand (`4x Name`, comments, headings of groups).
 */
import { type CardCount, countOf, MOST_COPIES, merged, type ReadDecklist, tidyName } from './decklist.ts';

type Part = 'main' | 'sideboard' | 'commander';

/** Headings that say where the cards below belong. */
const PARTS: Readonly<Record<string, Part>> = {
  deck: 'main',
  main: 'main',
  'main deck': 'main',
  maindeck: 'main',
  mainboard: 'main',
  套牌: 'main',
  主牌: 'main',
  sideboard: 'sideboard',
  side: 'sideboard',
  备牌: 'sideboard',
  companion: 'sideboard',
  行侣: 'sideboard',
  commander: 'commander',
  commanders: 'commander',
  指挥官: 'commander',
};

/** Headings of groups, perhaps with their size, `Creatures (24)`: the cards below belong where those above did. */
const GROUP =
  /^(?:artifacts?|battles?|creatures?|enchantments?|instants?|lands?|planeswalkers?|sorcer(?:y|ies)|(?:other )?spells?|生物|地|咒语|瞬间|法术|神器|结界|鹏洛客)[:：]?(?:\s*[([]?\s*\d+\s*[)\]]?)?[:：]?$/iu;
const COMMENT = /^(?:#|\/\/)/;
const CARD = /^(\d+)\s*[x×]?\s+(.+)$/iu;
/** `Name x4`, `Name ×4`. */
const CARD_BACKWARD = /^(.+?)\s+[x×](\d+)$/iu;
/** A set with or without a number, in round or square brackets; marks for foils; tags. */
const TRIMMINGS = [
  /\s+#.*$/u,
  /\s+\*[A-Z]+\*$/iu,
  /\s+\([A-Z0-9_]{2,8}\)(?:\s+[\w★†-]+)?$/iu,
  /\s+\[[A-Z0-9_]{2,8}(?:[:#]\s*\w+)?\]$/iu,
];
/** A constructed deck with its sideboard, as Magic Online writes it: two blocks, the second not above fifteen cards. */
const SMALLEST_MAIN = 40;
const MOST_IN_SIDEBOARD = 15;

interface Block {
  readonly part: Part;
  readonly cards: CardCount[];
}

export function readTextList(text: string): ReadDecklist {
  const problems: ReadDecklist['problems'][number][] = [];
  const blocks: Block[] = [];
  let part: Part = 'main';
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
    if (COMMENT.test(line) || GROUP.test(line) || /^about$/i.test(line)) continue;
    const [, named] = /^name[:\s]\s*(.+)$/i.exec(line) ?? [];
    if (named !== undefined && blocks.length === 0) {
      name = named.trim();
      continue;
    }
    const heading = PARTS[line.replace(/\s*(?:[([]\s*\d+\s*[)\]])?[:：]?$/u, '').toLowerCase()];
    if (heading !== undefined) {
      part = heading;
      marked ||= heading !== 'main';
      begins = true;
      continue;
    }
    const beside = /^SB:\s*/i.exec(line);
    if (beside !== null) {
      line = line.slice(beside[0].length);
      marked = true;
    }
    const card = cardIn(line);
    if (card === null) {
      problems.push({ line: i + 1, text: raw.trim(), code: 'not-a-card-line' });
      continue;
    }
    if (card[0] > MOST_COPIES) {
      problems.push({ line: i + 1, text: raw.trim(), code: 'bad-count' });
      continue;
    }
    if (card[0] === 0) continue;
    const where: Part = beside === null ? part : 'sideboard';
    const last = blocks.at(-1);
    if (begins || last === undefined || last.part !== where) blocks.push({ part: where, cards: [card] });
    else last.cards.push(card);
    begins = false;
  }
  const parts = marked ? blocks : withSideboard(blocks);
  const of = (wanted: Part): readonly CardCount[] =>
    merged(parts.filter((block) => block.part === wanted).flatMap(({ cards }) => cards));
  return {
    list: {
      ...(name === undefined ? {} : { name }),
      main: of('main'),
      sideboard: of('sideboard'),
      commander: of('commander'),
    },
    problems,
  };
}

function cardIn(line: string): CardCount | null {
  const card = TRIMMINGS.reduce((rest, trimming) => rest.replace(trimming, ''), line);
  const [, count, forward] = CARD.exec(card) ?? [];
  const [, backward, after] = forward === undefined ? (CARD_BACKWARD.exec(card) ?? []) : [];
  const name = tidyName(forward ?? backward ?? '');
  return name === '' ? null : [Number(count ?? after), name];
}

/** Nothing is marked as a sideboard: of exactly two blocks, a small one after a deck is meant as one. */
function withSideboard(blocks: readonly Block[]): readonly Block[] {
  const [main, rest] = blocks;
  if (blocks.length !== 2 || main === undefined || rest === undefined) return blocks;
  const fits = countOf(main.cards) >= SMALLEST_MAIN && countOf(rest.cards) <= MOST_IN_SIDEBOARD;
  return fits ? [main, { part: 'sideboard', cards: rest.cards }] : blocks;
}
