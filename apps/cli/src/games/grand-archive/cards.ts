/** Grand Archive's cards on the command line: files compiled, gaps ranked, a card explained, the bundle made. */
import { join } from 'node:path';
import {
  type BundleEntry,
  bundled,
  cardEntries,
  entryOf,
  type Found,
  type ImportedCard,
  ImportedCards,
  importCard,
  moduleOf,
  type Selection,
} from '@rulewright/cards/grand-archive';
import type { Card } from '@rulewright/language/grand-archive';
import { compileCard } from '@rulewright/text/grand-archive';
import type { Compiler } from '../../card-files/compilation.ts';
import { type CardFile, cardsIn, type EntryError, reportErrors } from '../../card-files/file.ts';
import { type Compiling, compileCards, rankGaps } from '../../card-files/verbs.ts';
import { type Arguments, UsageError } from '../../command.ts';
import { readText, writeText } from '../../files.ts';

const FILE: CardFile<ImportedCard> = {
  entries: cardEntries,
  import: importCard,
  noCards: 'is no card file: a list of cards is JSON, and begins with { or [',
};
const COMPILER: Compiler<ImportedCard, Card> = {
  written: ({ source: { slug, name, faces } }) => ({ key: slug, name, text: JSON.stringify(faces) }),
  compile({ source }) {
    const result = compileCard(source);
    if ('refusals' in result) return result;
    return { card: result.card, roundTrip: result.readings.every((reading) => reading.roundTrip) };
  },
};
const GAME: Compiling<ImportedCard, Card> = {
  cards: (path, progress) => cardsIn(path, FILE, progress),
  compiler: COMPILER,
};

export const verbs: Readonly<Record<string, (operand: string, given: Arguments) => Promise<number>>> = {
  compile: (path, given) => compileCards(GAME, path, given),
  gaps: (path, given) => rankGaps(GAME, path, given),
  explain,
};

async function explain(name: string, given: Arguments): Promise<number> {
  const file = given.text('cards');
  const found = (file === undefined ? undefined : (await libraryOf(file)).find(name)) ?? bundled.find(name);
  if (found === undefined) {
    const advice = file === undefined ? '; --cards FILE adds those of a file' : '';
    process.stderr.write(`rulewright: no card is called "${name}"${advice}\n`);
    return 1;
  }
  process.stdout.write(given.has('json') ? `${JSON.stringify(found)}\n` : described(found));
  return 'refusals' in found ? 1 : 0;
}

const described = (found: Found): string =>
  'refusals' in found
    ? found.refusals.map(({ face, line, words, reason }) => `${face}, line ${line}: ${reason}: ${words}\n`).join('')
    : `${JSON.stringify(found.card, null, 2)}\n`;

export async function libraryOf(path: string): Promise<ImportedCards> {
  const library = new ImportedCards();
  const errors: EntryError[] = [];
  for await (const entry of GAME.cards(path)) {
    if ('error' in entry) errors.push(entry.error);
    else library.add(entry.card);
  }
  reportErrors(errors);
  return library;
}

export async function bundle(files: readonly string[], given: Arguments): Promise<number> {
  const out = given.text('out');
  if (out === undefined) throw new UsageError('cards bundle needs --out DIR');
  const selection = JSON.parse(
    readText(given.text('select') ?? 'packages/cards/src/grand-archive/bundle.json'),
  ) as Selection;
  const entries = new Map<string, BundleEntry>();
  for (const file of files)
    for await (const found of GAME.cards(file)) {
      const entry = 'card' in found ? entryOf(found.card, selection) : undefined;
      if (entry !== undefined) entries.set(entry.card.slug, entry);
    }
  writeText(join(out, 'cards.ts'), moduleOf([...entries.values()]));
  const missing = selection.slugs.filter((slug) => !entries.has(slug));
  process.stdout.write(`${entries.size} cards${missing.length > 0 ? `, not: ${missing.join(', ')}` : ''}\n`);
  return 0;
}
