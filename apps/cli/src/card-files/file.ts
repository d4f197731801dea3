/** Card files on the disk: opened, unpacked if they are gzip, and read entry by entry. */
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { Entry, JsonEntries } from '@rulewright/cards';
import { sizeOf } from '../files.ts';

/** An entry of the file that is not a card that could be read. */
export interface EntryError {
  readonly entry: string;
  readonly name: string | null;
  readonly problem: string;
}

export type FileEntry<C> = { readonly card: C; readonly where: string } | { readonly error: EntryError };

/** What a game's files are made of. */
export interface CardFile<C> {
  entries(): JsonEntries;
  /** A card, what is wrong with it, or null for what is no card to play with. */
  import(value: unknown): C | { readonly name: string | null; readonly problem: string } | null;
  /** Said of a file that is none. */
  readonly noCards: string;
}

const GZIP = [0x1f, 0x8b];

/** Every card of the file and everything that is wrong with it. `progress` hears which part of the file has been read. */
export async function* cardsIn<C extends object>(
  path: string,
  kind: CardFile<C>,
  progress: (part: number) => void = () => {},
): AsyncIterable<FileEntry<C>> {
  const size = sizeOf(path);
  const entries = kind.entries();
  const file = createReadStream(path);
  const stream = (await isGzip(path)) ? file.pipe(createGunzip()) : file;
  // `pipe` does not pass errors on.
  file.on('error', (error) => stream.destroy(error));
  const decoder = new TextDecoder('utf-8');
  const fail = (problem: string): FileEntry<C> => ({ error: { entry: 'the file', name: null, problem } });
  let beginning = '';
  try {
    for await (const chunk of stream) {
      progress(size === 0 ? 1 : file.bytesRead / size);
      const text = decoder.decode(chunk as Uint8Array, { stream: true });
      beginning ||= text.trimStart();
      if (beginning !== '' && !isJson(beginning)) break;
      for (const entry of entries.push(text)) yield* imported(entry, kind);
    }
  } catch {
    yield fail('cannot be read further: it is damaged or cut off');
  }
  if (!isJson(beginning)) yield fail(kind.noCards);
  for (const entry of entries.end()) yield* imported(entry, kind);
}

const isJson = (text: string): boolean => /^[[{]/.test(text);

async function isGzip(path: string): Promise<boolean> {
  for await (const chunk of createReadStream(path, { end: 1 }))
    return GZIP.every((byte, i) => (chunk as Uint8Array)[i] === byte);
  return false;
}

function* imported<C extends object>(entry: Entry, kind: CardFile<C>): Iterable<FileEntry<C>> {
  const { where } = entry;
  const fail = (name: string | null, problem: string): FileEntry<C> => ({ error: { entry: where, name, problem } });
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
  const card = kind.import(value);
  if (card === null) return;
  yield 'problem' in card ? fail(card.name, card.problem) : { card, where };
}

const errorText = ({ entry, name, problem }: EntryError): string =>
  `${entry}${name === null || entry.includes(name) ? '' : ` ("${name}")`} ${problem}`;

/** The first few errors, and how many more there are. */
const SHOWN = 20;
export function reportErrors(errors: readonly EntryError[]): void {
  for (const error of errors.slice(0, SHOWN)) process.stderr.write(`rulewright: ${errorText(error)}\n`);
  if (errors.length > SHOWN) process.stderr.write(`rulewright: and ${errors.length - SHOWN} more such entries\n`);
}
