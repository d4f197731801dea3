/** `rulewright cards`: compile card files, say how a card is read, try a text, rank what cannot be read yet. */
import { join } from 'node:path';
import { bundledEntry, printedText, sourceOf } from '@rulewright/cards';
import type { SourceCard } from '@rulewright/text/magic';
import { type Arguments, type Command, UsageError } from '../command.ts';
import { makeFolder, writeText } from '../files.ts';
import { makeBundle } from '../games/magic/cards/bundle.ts';
import { Compilation, gapsOf } from '../games/magic/cards/compilation.ts';
import { type CardDescription, describeCard } from '../games/magic/cards/describe.ts';
import { cardsInFile, libraryOf, reportErrors } from '../games/magic/cards/file.ts';
import { adviceOn, LANGUAGES_READ, writtenCard } from '../games/magic/cards/written.ts';
import { progressOn } from '../progress.ts';

export const command: Command = {
  operands: 'compile FILE | gaps FILE | explain NAME | try TEXT | bundle FILE...',
  options: [
    { name: 'json', summary: 'print JSON' },
    {
      name: 'out',
      value: 'DIR',
      summary: 'compile, bundle: the directory to write into',
    },
    { name: 'top', value: 'N', summary: 'gaps: how many to list (40)' },
    { name: 'select', value: 'FILE', summary: 'bundle: which cards (packages/cards/bundle.json)' },
    { name: 'rulings', value: 'DIR', summary: 'bundle: the scenarios whose cards are counted as exercised (rulings)' },
    { name: 'cards', value: 'FILE', summary: 'explain: look for the card in this file first' },
    { name: 'type', value: 'LINE', summary: 'try: the type line (Creature)' },
    { name: 'cost', value: 'COST', summary: 'try: the mana cost' },
    { name: 'pt', value: 'P/T', summary: 'try: power and toughness' },
    { name: 'loyalty', value: 'N', summary: 'try: loyalty of a planeswalker' },
    { name: 'defense', value: 'N', summary: 'try: defense of a battle' },
    { name: 'name', value: 'NAME', summary: 'try: what the card is called (This Card)' },
  ],
  notes: [
    LANGUAGES_READ,
    'FILE is a Scryfall bulk file (a JSON array or one card per line), a single Scryfall card, an MTGJSON set or AtomicCards',
    'file; any of them may be compressed with gzip. A card with a word that is not understood is refused with the words',
    'and their place. Exit code 1 means that an entry of the file was broken, or that the card asked for was refused.',
  ].join('\n'),
  run(given) {
    const [verb, operand, ...more] = given.operands;
    if (verb === 'bundle') return bundle(given.operands.slice(1), given);
    const act = verb === undefined ? undefined : verbs[verb];
    if (act === undefined)
      throw new UsageError(
        verb === undefined
          ? 'say what to do: compile FILE, gaps FILE, explain NAME, try TEXT or bundle FILE...'
          : `cards cannot "${verb}"`,
      );
    if (operand === undefined) throw new UsageError(`cards ${verb} needs ${NEEDS[verb ?? ''] ?? 'something'}`);
    if (more.length > 0) throw new UsageError(`cards ${verb} takes one thing, not also "${more[0]}"`);
    return act(operand, given);
  },
};

const NEEDS: Readonly<Record<string, string>> = { compile: 'a FILE', gaps: 'a FILE', explain: 'a NAME', try: 'a TEXT' };

const verbs: Readonly<Record<string, (operand: string, given: Arguments) => Promise<number>>> = {
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

function bundle(files: readonly string[], given: Arguments): Promise<number> {
  const out = given.text('out');
  if (out === undefined) throw new UsageError('cards bundle needs --out DIR');
  const select = given.text('select') ?? 'packages/cards/bundle.json';
  return makeBundle(files, select, given.text('rulings') ?? 'rulings', out);
}

function print({ text, json, refused }: CardDescription, given: Arguments): number {
  process.stdout.write(given.has('json') ? `${JSON.stringify(json)}\n` : text);
  return refused ? 1 : 0;
}
