/** Decks: the sample ones by name, or lists from a file. */
import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { readDecklist } from '@rulewright/cards';
import { type DeckGiven, TableError } from '@rulewright/table';
import { UsageError } from './command.ts';
import { readText } from './files.ts';

/** What is wrong with a deck is for the user to put right. */
export const asUsage = (error: unknown): unknown =>
  error instanceof TableError ? new UsageError(error.message) : error;

/** The deck with that name, or whose name alone begins so, or the list in a file of that name; without a name, the one at the index. */
export function deckNamed(decks: readonly DeckGiven[], name: string | undefined, otherwise: number): DeckGiven {
  const wanted = name?.toLowerCase();
  const found =
    wanted === undefined
      ? decks[otherwise]
      : (decks.find((d) => d.name.toLowerCase() === wanted) ?? onlyOne(decks, wanted) ?? deckInFile(name ?? ''));
  if (found === undefined)
    throw new UsageError(
      `there is no deck "${name}" and no file of that name; there are ${decks.map((d) => `"${d.name}"`).join(', ')}`,
    );
  return found;
}

function onlyOne(all: readonly DeckGiven[], beginning: string): DeckGiven | undefined {
  const [found, ...more] = all.filter((d) => d.name.toLowerCase().startsWith(beginning));
  return more.length === 0 ? found : undefined;
}

/** A list as Arena, Magic Online or people write it; the sideboard is not played. */
function deckInFile(path: string): DeckGiven | undefined {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return undefined;
  const { list, problems } = readDecklist(readText(path));
  const [problem] = problems.filter(({ code }) => code !== 'not-a-deck');
  if (problem !== undefined)
    throw new UsageError(`${path}:${problem.line}: "${problem.text}" is not a line of a deck, like "4 Forest"`);
  const cards = [...list.commander, ...list.main];
  if (cards.length === 0) throw new UsageError(`"${path}" has no cards in it`);
  return { name: list.name ?? basename(path).replace(/\.\w+$/, ''), cards };
}
