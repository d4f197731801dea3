/** Compiling card files of any game and ranking what cannot be read yet; each returns the exit code. */
import { join } from 'node:path';
import type { Arguments } from '../command.ts';
import { makeFolder, writeText } from '../files.ts';
import { progressOn } from '../progress.ts';
import { Compilation, type Compiler, gapsOf } from './compilation.ts';
import { type FileEntry, reportErrors } from './file.ts';

/** The cards of a game's files, and what compiles them. */
export interface Compiling<C, K> {
  cards(path: string, progress?: (part: number) => void): AsyncIterable<FileEntry<C>>;
  readonly compiler: Compiler<C, K>;
}

async function compileFile<C, K>(
  game: Compiling<C, K>,
  path: string,
  keep: (json: string) => void = () => {},
): Promise<{ made: Compilation<C, K>; seconds: number }> {
  const began = performance.now();
  const made = new Compilation(game.compiler);
  const bar = progressOn(process.stderr);
  let part = 0;
  for await (const entry of game.cards(path, (read) => {
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

export async function compileCards<C, K>(game: Compiling<C, K>, path: string, given: Arguments): Promise<number> {
  const out = given.text('out');
  const cards: string[] = [];
  const { made, seconds } = await compileFile(game, path, out === undefined ? undefined : (json) => cards.push(json));
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

export async function rankGaps<C, K>(game: Compiling<C, K>, path: string, given: Arguments): Promise<number> {
  const top = given.integer('top', 40, 1);
  const { made } = await compileFile(game, path);
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
