/** What can be done with cards, by what the command line calls it; each returns the exit code. */
import { join } from 'node:path';
import { bundledEntry, printedText, sourceOf } from '@rulewright/cards/magic';
import type { SourceCard } from '@rulewright/text/magic';
import { type Arguments, UsageError } from '../../../command.ts';
import { makeFolder, writeText } from '../../../files.ts';
import { progressOn } from '../../../progress.ts';
import { makeBundle } from './bundle.ts';
import { Compilation, gapsOf } from './compilation.ts';
import { type CardDescription, describeCard } from './describe.ts';
import { cardsInFile, libraryOf, reportErrors } from './file.ts';
import { adviceOn, writtenCard } from './written.ts';

export const verbs: Readonly<Record<string, (operand: string, given: Arguments) => Promise<number>>> = {
  compile,
  gaps,
  explain,
  try: tryText,
};

async function compileFile(
  path: string,
  keep: (json: string) => void = () => {},
): Promise<{ made: Compilation; seconds: number }> {
  const began = performance.now();
  const made = new Compilation();
  const bar = progressOn(process.stderr);
  let part = 0;
  for await (const entry of cardsInFile(path, (read) => {
    part = read;
  })) {
    if ('error' in entry) made.error(entry.error);
    else {
      const card = made.add(entry.card, entry.where);
      if (card !== null) keep(JSON.stringify(card));
    }
    bar.at(part, `${made.tally.cards} cards, ${made.tally.compiled} compiled`);
  }
  bar.end();
  return { made, seconds: Math.round(performance.now() - began) / 1000 };
}

async function compile(path: string, given: Arguments): Promise<number> {
  const out = given.text('out');
  const cards: string[] = [];
  const { made, seconds } = await compileFile(path, out === undefined ? undefined : (json) => cards.push(json));
  const { tally } = made;
  reportErrors(tally.errors);
  if (out !== undefined) {
    makeFolder(out);
    writeText(join(out, 'cards.jsonl'), cards.map((card) => `${card}\n`).join(''));
    writeText(join(out, 'refusals.jsonl'), tally.refusals.map((refusal) => `${JSON.stringify(refusal)}\n`).join(''));
  }
  const { refusals, errors, ...counts } = tally;
  if (given.has('json')) process.stdout.write(`${JSON.stringify({ ...counts, seconds, refusals, errors })}\n`);
  else {
    const share = tally.cards === 0 ? 0 : Math.floor((1000 * tally.compiled) / tally.cards) / 10;
    process.stdout.write(
      [
        `${tally.cards} cards: ${tally.compiled} compiled (${share} %), ${tally.refused} refused, ${tally.ambiguous} of them ambiguous`,
        `${tally.roundTrip} of the compiled ones print back word for word`,
        ...(errors.length > 0 ? [`${errors.length} entries of the file were broken`] : []),
        `${seconds} s`,
        '',
      ].join('\n'),
    );
  }
  return errors.length > 0 || tally.cards === 0 ? 1 : 0;
}

async function gaps(path: string, given: Arguments): Promise<number> {
  const top = given.integer('top', 40, 1);
  const { made } = await compileFile(path);
  reportErrors(made.tally.errors);
  const found = gapsOf(made.tally.refusals).slice(0, top);
  const lines = found.map(
    (gap) => `${String(gap.alone).padStart(6)} ${String(gap.blocks).padStart(6)}  ${gap.words}  (${gap.example})`,
  );
  process.stdout.write(
    given.has('json')
      ? `${JSON.stringify(found)}\n`
      : `${['alone', 'blocks', ' words (for example)'].join('  ')}\n${lines.join('\n')}\n`,
  );
  return made.tally.errors.length > 0 ? 1 : 0;
}

async function explain(name: string, given: Arguments): Promise<number> {
  const file = given.text('cards');
  const library = file === undefined ? null : await libraryOf(file);
  const source = library?.source(name)?.source ?? bundledSource(name);
  if (source === undefined) {
    process.stderr.write(
      `rulewright: no card is called "${name}"${file === undefined ? '; --cards FILE adds those of a file' : ''}\n`,
    );
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
  return print(describeCard(writtenCard(text, given), adviceOn), given);
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
