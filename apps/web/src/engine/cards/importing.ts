/** Importing a file of cards: read piece by piece, compiled as it comes, kept on the device. One at a time. */
import type { Entry, JsonEntries } from '@rulewright/cards';
import type { CardStore, KeptCard } from '../../store/cards.ts';
import { emit } from '../news.ts';
import { ServiceError } from '../rpc.ts';
import type { EntryError, ImportDone, ImportProgress, ImportSummary, Refusal, Source } from './types.ts';

interface Imported {
  readonly source: Source;
}

/** What a game says of files of cards. `C` is a card of one. */
export interface ImportGame<C extends Imported> {
  /** Windows of the app wait for each other by it. */
  readonly lock: string;
  readonly store: CardStore<C['source'], C>;
  entries(): JsonEntries;
  /** An entry as a card; null for what is to be passed over. */
  read(value: unknown): C | { readonly name: string | null; readonly problem: string } | null;
  /** What tells cards apart. */
  idOf(card: C): string;
  /** What of a card is not understood or cannot be played; otherwise whether it prints back as it was. */
  judged(card: C): { readonly refusals: readonly Refusal[]; readonly roundTrips: boolean };
  /** There are other cards now. */
  changed(): void;
}

const CHUNK = 500;
/** Errors are counted; so many are kept with their words. */
const MOST_ERRORS = 500;
/** Calls of the page are answered in between. */
const SLICE_MS = 30;
const GZIP = [0x1f, 0x8b];

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Bytes of the file as text, unpacked if it is packed; `read` counts the bytes of the file itself. */
async function textOf(file: Blob, read: (bytes: number) => void): Promise<ReadableStream<string>> {
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const counted = file.stream().pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, to) {
        read(chunk.byteLength);
        to.enqueue(chunk);
      },
    }),
  );
  const bytes = GZIP.every((byte, i) => head[i] === byte)
    ? counted.pipeThrough(new DecompressionStream('gzip'))
    : counted;
  return bytes.pipeThrough(new TextDecoderStream('utf-8'));
}

class Importing<C extends Imported> {
  readonly #id = crypto.randomUUID();
  readonly #seen = new Set<string>();
  readonly #errors: EntryError[] = [];
  #broken = 0;
  #waiting: KeptCard<C>[] = [];
  #chunks = 0;
  #compiled = 0;
  #roundTrip = 0;
  #refused = 0;
  readonly #file: File;
  readonly #game: ImportGame<C>;

  constructor(file: File, game: ImportGame<C>) {
    this.#file = file;
    this.#game = game;
  }

  get counts(): { readonly cards: number; readonly compiled: number } {
    return { cards: this.#seen.size, compiled: this.#compiled };
  }

  error(error: EntryError): void {
    this.#broken++;
    if (this.#errors.length < MOST_ERRORS) this.#errors.push(error);
  }

  async entry(entry: Entry): Promise<void> {
    const fail = (name: string | null, problem: string): void => this.error({ entry: entry.where, name, problem });
    if ('problem' in entry) {
      const name = /"name"\s*:\s*"((?:[^"\\]|\\.){1,200})"/.exec(entry.beginning)?.[1] ?? null;
      fail(name, entry.problem);
      return;
    }
    let value: unknown;
    try {
      value = JSON.parse(entry.json);
    } catch (error) {
      fail(null, `not JSON: ${error instanceof Error ? error.message : String(error)}`);
      return;
    }
    const card = this.#game.read(value);
    if (card === null) return;
    if ('problem' in card) fail(card.name, card.problem);
    else await this.#take(card);
  }

  /** The first card of a name is taken: files have one entry for each printing. */
  async #take(card: C): Promise<void> {
    const id = this.#game.idOf(card);
    if (this.#seen.has(id)) return;
    this.#seen.add(id);
    const refusals = this.#refusals(card);
    this.#waiting.push(refusals.length === 0 ? { card } : { card, refusals });
    if (this.#waiting.length >= CHUNK) await this.#keep();
  }

  #refusals(card: C): readonly Refusal[] {
    const { refusals, roundTrips } = this.#game.judged(card);
    if (refusals.length > 0) this.#refused++;
    else {
      this.#compiled++;
      if (roundTrips) this.#roundTrip++;
    }
    return refusals;
  }

  async #keep(): Promise<void> {
    const cards = this.#waiting;
    this.#waiting = [];
    if (cards.length > 0) await this.#game.store.keepChunk(this.#id, this.#chunks++, cards);
  }

  async finish(): Promise<ImportSummary> {
    await this.#keep();
    const summary: ImportSummary = {
      id: this.#id,
      file: this.#file.name,
      at: Date.now(),
      cards: this.#seen.size,
      compiled: this.#compiled,
      roundTrip: this.#roundTrip,
      refused: this.#refused,
      broken: this.#broken,
      errors: this.#errors,
    };
    if (this.#seen.size > 0) await this.#game.store.keepImport(summary);
    return summary;
  }

  undo = (): Promise<unknown> => this.#game.store.dropImport(this.#id);
}

/** A card that was read, or why not. */
type Compiled<K> =
  | { readonly card: K; readonly readings: readonly { readonly roundTrip: boolean }[] }
  | { readonly refusals: readonly Refusal[] };

/** How a card is judged that was compiled: what the engine cannot play is refused too. */
export function judged<K>(
  { name }: Source,
  result: Compiled<K>,
  unsupported: (card: K) => readonly string[],
): ReturnType<ImportGame<Imported>['judged']> {
  if ('refusals' in result) return { refusals: result.refusals, roundTrips: false };
  const missing = unsupported(result.card);
  return {
    refusals: missing.map((words) => ({ name, face: name, line: 0, at: 0, words, reason: 'engine' })),
    roundTrips: result.readings.every(({ roundTrip }) => roundTrip),
  };
}

export function importingOf<C extends Imported>(game: ImportGame<C>) {
  const { store } = game;
  let running: { cancelled: boolean } | null = null;

  /**
   * Reads a whole file. What is wrong with single entries is in the summary; a file without any card is an error. Only one
   * window of the app imports at a time, so that what another one has not finished is never taken for rubbish.
   */
  const importFile = (file: File): Promise<ImportDone> =>
    navigator.locks.request(game.lock, { ifAvailable: true }, async (lock) => {
      if (lock === null) throw new ServiceError('import-running');
      await store.dropUnfinished();
      return importAlone(file);
    });

  async function importAlone(file: File): Promise<ImportDone> {
    const run = { cancelled: false };
    running = run;
    const importing = new Importing(file, game);
    try {
      await readAll(file, importing, run);
      if (run.cancelled) throw new ServiceError('import-cancelled');
      const summary = await importing.finish();
      if (summary.cards === 0) throw new ServiceError('no-cards', 'no-cards', { errors: summary.errors.slice(0, 5) });
      // The same file again takes the place of what it was before.
      for (const { id, file: name } of await store.allImports())
        if (name === file.name && id !== summary.id) await store.dropImport(id);
      return { summary, kept: await store.isKept() };
    } catch (error) {
      // Nothing half is left behind.
      await importing.undo().catch(() => null);
      throw error;
    } finally {
      running = null;
      game.changed();
    }
  }

  async function readAll(file: File, importing: Importing<C>, run: { readonly cancelled: boolean }): Promise<void> {
    const entries = game.entries();
    let bytes = 0;
    let until = performance.now() + SLICE_MS;
    const take = async (entry: Entry): Promise<void> => {
      await importing.entry(entry);
      if (performance.now() < until) return;
      const part = file.size === 0 ? 1 : Math.min(1, bytes / file.size);
      emit('import', { file: file.name, part, ...importing.counts } satisfies ImportProgress);
      await pause();
      until = performance.now() + SLICE_MS;
    };
    const reader = (await textOf(file, (count) => (bytes += count))).getReader();
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done || run.cancelled) break;
        for (const entry of entries.push(value)) {
          if (run.cancelled) break;
          await take(entry);
        }
      }
    } catch (error) {
      if (error instanceof ServiceError) throw error;
      importing.error({
        entry: file.name,
        name: null,
        problem: `unreadable: ${error instanceof Error ? error.message : String(error)}`,
      });
    } finally {
      reader.cancel().catch(() => null);
    }
    if (!run.cancelled) for (const entry of entries.end()) await take(entry);
  }

  return {
    importFile,
    cancelImport(): void {
      if (running !== null) running.cancelled = true;
    },
  };
}
