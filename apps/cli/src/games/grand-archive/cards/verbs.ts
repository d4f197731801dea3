/** Grand Archive's cards on the command line: files compiled, gaps ranked, a card explained, a text tried, the bundle made. */
import { join } from 'node:path';
import { exercisedModule } from '@rulewright/cards';
import {
  type BundleEntry,
  bundled,
  bundledCards,
  entryOf,
  type ImportedCard,
  moduleOf,
  type Selection,
} from '@rulewright/cards/grand-archive';
import type { Card } from '@rulewright/language/grand-archive';
import { unknownCard } from '@rulewright/scenario';
import { compileCard } from '@rulewright/text/grand-archive';
import { type Auditing, auditCards } from '../../../card-files/audit.ts';
import type { Compiler } from '../../../card-files/compilation.ts';
import { type Compiling, compileCards, rankGaps } from '../../../card-files/verbs.ts';
import { type Arguments, UsageError } from '../../../command.ts';
import { readText, writeText } from '../../../files.ts';
import { describeCard } from './describe.ts';
import { countUses } from './exercised.ts';
import { cardsInFile, libraryOf } from './file.ts';
import { writtenCard } from './written.ts';

const COMPILER: Compiler<ImportedCard, Card> = {
  written: ({ source: { slug, name, faces } }) => ({ key: slug, name, text: JSON.stringify(faces) }),
  compile({ source }) {
    const result = compileCard(source);
    if ('refusals' in result) return result;
    return { card: result.card, roundTrip: result.readings.every((reading) => reading.roundTrip) };
  },
};
const AUDITING: Auditing<ImportedCard> = {
  cards: cardsInFile,
  audited({ source }) {
    const result = compileCard(source);
    if ('refusals' in result) return undefined;
    return { name: source.name, texts: result.readings.map((reading) => reading.audited()) };
  },
};
const GAME: Compiling<ImportedCard, Card> = { cards: cardsInFile, compiler: COMPILER };

export const verbs: Readonly<Record<string, (operand: string, given: Arguments) => Promise<number>>> = {
  compile: (path, given) => compileCards(GAME, path, given),
  gaps: (path, given) => rankGaps(GAME, path, given),
  audit: (path, given) => auditCards(AUDITING, path, given),
  explain,
  try: async (text, given) => print(describeCard(writtenCard(text, given).source), given),
};

/** Of a file with its text; the bundle has only what a card means. */
async function explain(name: string, given: Arguments): Promise<number> {
  const file = given.text('cards');
  const source = file === undefined ? undefined : (await libraryOf(file)).source(name)?.source;
  if (source !== undefined) return print(describeCard(source), given);
  const found = bundled.find(name);
  if (found === undefined || 'refusals' in found) {
    const advice = file === undefined ? ' (--cards FILE adds those of a file)' : '';
    process.stderr.write(`rulewright: ${unknownCard(name, bundled)}${advice}\n`);
    return 1;
  }
  const { card } = found;
  return print({ text: `${JSON.stringify(card, null, 2)}\n`, json: { card }, refused: false }, given);
}

function print({ text, json, refused }: ReturnType<typeof describeCard>, given: Arguments): number {
  process.stdout.write(given.has('json') ? `${JSON.stringify(json)}\n` : text);
  return refused ? 1 : 0;
}

export async function bundle(files: readonly string[], given: Arguments): Promise<number> {
  const out = given.text('out');
  if (out === undefined) throw new UsageError('cards bundle needs --out DIR');
  const writeUses = (cards: readonly Card[]): void =>
    writeText(join(out, 'exercised.ts'), exercisedModule(countUses(given.text('rulings') ?? 'rulings', cards)));
  if (files.length === 0) {
    writeUses(bundledCards);
    return 0;
  }
  const selection = JSON.parse(
    readText(given.text('select') ?? 'packages/cards/src/grand-archive/bundle.json'),
  ) as Selection;
  const entries = new Map<string, BundleEntry>();
  for (const file of files)
    for await (const found of cardsInFile(file)) {
      const entry = 'card' in found ? entryOf(found.card, selection) : undefined;
      if (entry !== undefined) entries.set(entry.card.slug, entry);
    }
  writeText(join(out, 'cards.ts'), moduleOf([...entries.values()]));
  writeUses([...entries.values()].map(({ card }) => card));
  const missing = selection.slugs.filter((slug) => !entries.has(slug));
  process.stdout.write(`${entries.size} cards${missing.length > 0 ? `, not: ${missing.join(', ')}` : ''}\n`);
  return 0;
}
