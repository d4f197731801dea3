/** Magic Online's `.dek` files: XML with one `<Cards Quantity="4" Sideboard="false" Name="Forest" />` for each card. */
import {
  type CardCount,
  LONGEST_LINE,
  MOST_COPIES,
  merged,
  type ReadDecklist,
  SHOWN,
  tidyName,
} from '../../decklist/decklist.ts';
import type { DeckPart } from './form.ts';

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' }),
);
const ELEMENT = /<Cards\b([^<>]*)>/gi;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

export const isDek = (text: string): boolean => /^\ufeff?\s*(?:<\?xml\b|<Deck\b|<!DOCTYPE\s+Deck\b)/i.test(text);

export function readDek(text: string): ReadDecklist<DeckPart> {
  const main: CardCount[] = [];
  const sideboard: CardCount[] = [];
  const problems: ReadDecklist['problems'][number][] = [];
  let line = 1;
  let read = 0;
  for (const match of text.matchAll(ELEMENT)) {
    line += text.slice(read, match.index).split(/\r\n|\n|\r/).length - 1;
    read = match.index;
    if (match[0].length > LONGEST_LINE) {
      problems.push({ line, text: `${match[0].slice(0, SHOWN)}…`, code: 'not-a-card-line' });
      continue;
    }
    const values = attributes(match[1] ?? '');
    const name = values.get('name')?.trim() ?? '';
    const count = Number(values.get('quantity') ?? Number.NaN);
    if (name === '') problems.push({ line, text: match[0], code: 'not-a-card-line' });
    else if (!Number.isInteger(count) || count < 0 || count > MOST_COPIES)
      problems.push({ line, text: match[0], code: 'bad-count' });
    else if (count > 0) (values.get('sideboard') === 'true' ? sideboard : main).push([count, tidyName(name)]);
  }
  if (main.length + sideboard.length + problems.length === 0)
    problems.push({ line: 1, text: text.trimStart().slice(0, 40), code: 'not-a-deck' });
  return { list: { parts: { main: merged(main), sideboard: merged(sideboard), commander: [] } }, problems };
}

const attributes = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, key = '', double, single]) => [
      key.toLowerCase(),
      decoded(double ?? single ?? '').toLowerCase() === 'true' ? 'true' : decoded(double ?? single ?? ''),
    ]),
  );

const decoded = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, number?: string, name?: string) => {
    if (name !== undefined) return ENTITIES.get(name.toLowerCase()) ?? whole;
    const code = hex === undefined ? Number(number) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
