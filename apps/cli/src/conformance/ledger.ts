/** The ledger: what documents about the rules state, entry by entry, in our own words. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../command.ts';
import { readText } from '../files.ts';

export interface Entry {
  readonly id: string;
  readonly subject: string;
  /** What must be true. */
  readonly holds: string;
  readonly rules: readonly string[];
  /** How today's rules differ from the document. */
  readonly today?: string;
  /** The test that proves what no scenario can state (decks, the start of a game): a file that names the entry. */
  readonly test?: string;
}

export interface Ledger {
  /** The name of its file, without the ending: that of its page too. */
  readonly name: string;
  readonly document: string;
  readonly entries: readonly Entry[];
}

/** Every ledger of a directory, by name. */
export function readLedgers(dir: string): readonly Ledger[] {
  const names = filesOf(dir).filter((file) => file.endsWith('.json'));
  if (names.length === 0) throw new UsageError(`there is no ledger in "${dir}"`);
  return names.toSorted().map((file) => readLedger(join(dir, file), file.slice(0, -'.json'.length)));
}

function filesOf(dir: string): readonly string[] {
  try {
    return readdirSync(dir);
  } catch {
    throw new UsageError(`there is no directory "${dir}"`);
  }
}

function readLedger(path: string, name: string): Ledger {
  const read: unknown = parsed(path);
  if (!isRecord(read) || typeof read.document !== 'string' || !Array.isArray(read.entries))
    throw new UsageError(`"${path}" is no ledger: it has no "document" or no "entries"`);
  const entries: readonly unknown[] = read.entries;
  const wrong = entries.findIndex((entry) => !isEntry(entry));
  if (wrong !== -1) throw new UsageError(`"${path}": entry ${wrong + 1} lacks "id", "subject", "holds" or "rules"`);
  return { name, document: read.document, entries: entries.filter(isEntry) };
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readText(path));
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(`"${path}" is not JSON`);
    throw error;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEntry = (value: unknown): value is Entry =>
  isRecord(value) &&
  ['id', 'subject', 'holds'].every((key) => typeof value[key] === 'string') &&
  Array.isArray(value.rules) &&
  value.rules.every((rule) => typeof rule === 'string') &&
  [value.today, value.test].every((text) => text === undefined || typeof text === 'string');
