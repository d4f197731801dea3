/** Card files on the disk: opened, unpacked if they are gzip, and read entry by entry. */
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { type Entry, inOrder } from '@rulewright/cards';
import {
  bundled,
  type CardFinder,
  cardEntries,
  type ImportedCard,
  ImportedCards,
  importCard,
} from '@rulewright/cards/magic';
import { sizeOf } from '../../../files.ts';

/** An entry of the file that is not a card that could be read. */
export interface EntryError {
  readonly entry: string;
  readonly name: string | null;
  readonly problem: string;
}

export type FileEntry = { readonly card: ImportedCard; readonly where: string } | { readonly error: EntryError };

const GZIP = [0x1f, 0x8b];
const NO_CARDS = 'is no card file: those of Scryfall and MTGJSON are JSON, and begin with { or [';

/** Every card of the file and everything that is wrong with it. `progress` hears which part of the file has been read. */
export async function* cardsInFile(
  path: string,
  progress: (part: number) => void = () => {},
): AsyncIterable<FileEntry> {
  const size = sizeOf(path);
  const entries = cardEntries();
  const file = createReadStream(path);
  const stream = (await isGzip(path)) ? file.pipe(createGunzip()) : file;
  // `pipe` does not pass errors on.
  file.on('error', (error) => stream.destroy(error));
  const decoder = new TextDecoder('utf-8');
  const fail = (problem: string): FileEntry => ({ error: { entry: 'the file', name: null, problem } });
  let beginning = '';
  try {
    for await (const chunk of stream) {
      progress(size === 0 ? 1 : file.bytesRead / size);
      const text = decoder.decode(chunk as Uint8Array, { stream: true });
      beginning ||= text.trimStart();
      if (beginning !== '' && !isJson(beginning)) break;
      for (const entry of entries.push(text)) yield* imported(entry);
    }
  } catch {
    yield fail('cannot be read further: it is damaged or cut off');
  }
  if (!isJson(beginning)) yield fail(NO_CARDS);
  for (const entry of entries.end()) yield* imported(entry);
}

const isJson = (text: string): boolean => /^[[{]/.test(text);

async function isGzip(path: string): Promise<boolean> {
  for await (const chunk of createReadStream(path, { end: 1 }))
    return GZIP.every((byte, i) => (chunk as Uint8Array)[i] === byte);
  return false;
}

function* imported(entry: Entry): Iterable<FileEntry> {
  const { where } = entry;
  const fail = (name: string | null, problem: string): FileEntry => ({ error: { entry: where, name, problem } });
  if ('problem' in entry) {
    const name = /"name"\s*:\s*"((?:[^"\\]|\\.){1,200})"/.exec(entry.beginning)?.[1] ?? null;
    yield fail(name, `is ${entry.problem}`);
    return;
  }
  let value: unknown;
  try {
    value = JSON.parse(entry.json);
  } catch {
    yield fail(null, 'is not JSON');
    return;
  }
  const card = importCard(value);
  if (card === null) return;
  yield 'problem' in card ? fail(card.name, card.problem) : { card, where };
}

/** All cards of a file, to be compiled when asked for; what is wrong with the file is said on stderr. */
export async function libraryOf(path: string): Promise<ImportedCards> {
  const library = new ImportedCards();
  const errors: EntryError[] = [];
  for await (const entry of cardsInFile(path)) {
    if ('error' in entry) errors.push(entry.error);
    else library.add(entry.card);
  }
  reportErrors(errors);
  return library;
}

/** The user's file first, if there is one, then the bundled cards. */
export const finderFor = async (path: string | undefined): Promise<CardFinder> =>
  path === undefined ? bundled : inOrder(await libraryOf(path), bundled);

const errorText = ({ entry, name, problem }: EntryError): string =>
  `${entry}${name === null || entry.includes(name) ? '' : ` ("${name}")`} ${problem}`;

/** The first few errors, and how many more there are. */
const SHOWN = 20;
export function reportErrors(errors: readonly EntryError[]): void {
  for (const error of errors.slice(0, SHOWN)) process.stderr.write(`rulewright: ${errorText(error)}\n`);
  if (errors.length > SHOWN) process.stderr.write(`rulewright: and ${errors.length - SHOWN} more such entries\n`);
}
