/** What can be done with cards, by what the command line calls it; each returns the exit code. */
import { bundled, bundledEntry, type ImportedCard, printedText, sourceOf } from '@rulewright/cards/magic';
import { unknownCard } from '@rulewright/scenario';
import { compileCard, type SourceCard } from '@rulewright/text/magic';
import { type Auditing, auditCards } from '../../../card-files/audit.ts';
import { compileCards, rankGaps } from '../../../card-files/verbs.ts';
import { type Arguments, UsageError } from '../../../command.ts';
import { agree } from './agree.ts';
import { makeBundle } from './bundle.ts';
import { magicCompiler } from './compilation.ts';
import { type CardDescription, describeCard } from './describe.ts';
import { cardsInFile, libraryOf } from './file.ts';
import { cardsIn, tongueFor } from './languages.ts';
import { adviceOn, writtenCard } from './written.ts';

const compile = (path: string, given: Arguments): Promise<number> => compileCards(filesIn(given), path, given);
const gaps = (path: string, given: Arguments): Promise<number> => rankGaps(filesIn(given), path, given);
const audit = (path: string, given: Arguments): Promise<number> => auditCards(auditing, path, given);
const filesIn = (given: Arguments) => {
  const tongue = tongueFor(given);
  return { cards: cardsIn(tongue), compiler: magicCompiler(tongue) };
};

const auditing: Auditing<ImportedCard> = {
  cards: cardsInFile,
  audited({ source }) {
    const result = compileCard(source);
    if ('refusals' in result) return undefined;
    return { name: source.name, texts: result.readings.map((reading) => reading.audited()) };
  },
};

export const verbs: Readonly<Record<string, (operand: string, given: Arguments) => Promise<number>>> = {
  compile,
  gaps,
  audit,
  agree,
  explain,
  try: tryText,
};

async function explain(name: string, given: Arguments): Promise<number> {
  const file = given.text('cards');
  const library = file === undefined ? null : await libraryOf(file);
  const source = library?.source(name)?.source ?? bundledSource(name);
  if (source === undefined) {
    const advice = file === undefined ? ' (--cards FILE adds those of a file)' : '';
    const cardNames = () => [...(library?.cardNames() ?? []), ...bundled.cardNames()];
    process.stderr.write(`rulewright: ${unknownCard(name, { cardNames })}${advice}\n`);
    return 1;
  }
  return print(describeCard(source), given);
}

/** A bundled card, with its text printed by the grammar. */
function bundledSource(name: string): SourceCard | undefined {
  const entry = bundledEntry(name);
  if (entry === undefined) return undefined;
  const texts = printedText(entry);
  return sourceOf(entry.card, texts);
}

async function tryText(text: string, given: Arguments): Promise<number> {
  return print(describeCard(writtenCard(text, given), adviceOn, tongueFor(given, text)), given);
}

export function bundle(files: readonly string[], given: Arguments): Promise<number> {
  const out = given.text('out');
  if (out === undefined) throw new UsageError('cards bundle needs --out DIR');
  const select = given.text('select') ?? 'packages/cards/src/magic/bundle.json';
  return makeBundle(files, select, given.text('rulings') ?? 'rulings', out);
}

function print({ text, json, refused }: CardDescription, given: Arguments): number {
  process.stdout.write(given.has('json') ? `${JSON.stringify(json)}\n` : text);
  return refused ? 1 : 0;
}
