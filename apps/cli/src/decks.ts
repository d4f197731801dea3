/** Decks: the sample ones by name, or lists from a file. */
import { statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Deck } from '@rulewright/cards';
import type { Pack, PackCards } from '@rulewright/engine';
import { decksFor, type LabTypes, TableError, type TableTypes } from '@rulewright/table';
import { type Arguments, UsageError } from './command.ts';
import { readText } from './files.ts';

/** What is wrong with a deck is for the user to put right. */
export const asUsage = (error: unknown): unknown =>
  error instanceof TableError ? new UsageError(error.message) : error;

/** The deck with that name, or whose name alone begins so, or the list in a file of that name; without a name, the one at the index. */
export function deckNamed<T extends TableTypes>(
  { decks, readList }: PackCards<T>,
  name: string | undefined,
  otherwise: number,
): Deck {
  const wanted = name?.toLowerCase();
  const found =
    wanted === undefined
      ? decks[otherwise]
      : (decks.find((d) => d.name.toLowerCase() === wanted) ??
        onlyOne(decks, wanted) ??
        deckInFile(name ?? '', readList));
  if (found === undefined)
    throw new UsageError(
      `there is no deck "${name}" and no file of that name; there are ${decks.map((d) => `"${d.name}"`).join(', ')}`,
    );
  return found;
}

function onlyOne(all: readonly Deck[], beginning: string): Deck | undefined {
  const [found, ...more] = all.filter((d) => d.name.toLowerCase().startsWith(beginning));
  return more.length === 0 ? found : undefined;
}

function deckInFile(path: string, readList: PackCards<TableTypes>['readList']): Deck | undefined {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return undefined;
  const { list, problems } = readList(readText(path));
  const [problem] = problems.filter(({ code }) => code !== 'not-a-deck');
  if (problem !== undefined)
    throw new UsageError(`${path}:${problem.line}: "${problem.text}" is not a line of a deck, like "4 Forest"`);
  const { main, ...others } = list.parts;
  const parts = { ...Object.fromEntries(Object.entries(others).filter(([, cards]) => cards.length > 0)), main };
  if (main.length === 0) throw new UsageError(`"${path}" has no cards in it`);
  return { name: list.name ?? basename(path).replace(/\.\w+$/, ''), parts };
}

/** How it is played, as the command is told: the format, if it is another than the first that the game offers, how many play, and with which sample decks. */
export function formatIn<T extends LabTypes>({ table, cards }: Pack<T>, given: Arguments) {
  const [usual] = table.formats;
  const wanted = given.text('format') ?? usual.name;
  const found = table.formats.find(({ name }) => name === wanted);
  if (found === undefined)
    throw new UsageError(`--format takes one of ${table.formats.map(({ name }) => name).join(', ')}, not "${wanted}"`);
  return {
    offered: found,
    format: found === usual ? {} : { format: found.name },
    cards: { ...cards, decks: decksFor(found.name, cards.decks, table.formats) },
  };
}

export const formatOption = {
  name: 'format',
  value: 'NAME',
  summary: 'how it is played: duel or free-for-all; of Grand Archive standard or pantheon',
} as const;
