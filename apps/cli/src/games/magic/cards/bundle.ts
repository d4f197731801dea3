/** `rulewright cards bundle`: makes the bundled cards from card files. */
import { join } from 'node:path';
import { agreedModule, exercisedModule } from '@rulewright/cards';
import {
  type BundleEntry,
  bundledCards,
  bundledEntry,
  entryOf,
  type ImportedCard,
  moduleOf,
  partOf,
  type Selection,
} from '@rulewright/cards/magic';
import type { Card } from '@rulewright/language/magic';
import { unsupported } from '@rulewright/magic';
import { type EntryError, reportErrors } from '../../../card-files/file.ts';
import { UsageError } from '../../../command.ts';
import { readText, writeText } from '../../../files.ts';
import { compare, noAgreement } from './agree.ts';
import { countUses } from './exercised.ts';
import { cardsInFile } from './file.ts';
import { WITNESSES } from './languages.ts';

/** Written into the directory; 1 if a card that must be in the bundle is not. */
export async function makeBundle(
  files: readonly string[],
  selectionFile: string,
  rulings: string,
  out: string,
): Promise<number> {
  const writeUses = (cards: readonly Card[]): void =>
    writeText(join(out, 'exercised.ts'), exercisedModule(countUses(rulings, cards)));
  if (files.length === 0) {
    writeUses(bundledCards);
    return 0;
  }
  const selection = readSelection(selectionFile);
  const parts = new Map<string, Map<string, BundleEntry>>();
  const refused: string[] = [];
  const errors: EntryError[] = [];
  const seen = new Set<string>();
  const agreed = new Map(WITNESSES.map((lang) => [lang, new Set<string>()]));
  const take = (card: ImportedCard): void => {
    const chosen = partOf(card, selection);
    if (chosen === null || seen.has(card.source.name)) return;
    // A card of two faces goes by its front in the bundle.
    seen.add(card.source.name).add(card.source.faces[0]?.name ?? '');
    const entry = entryOf(card);
    const why = 'refusals' in entry ? entry.refusals.map(({ words }) => words) : unsupported(entry.card);
    if (why.length > 0 || 'refusals' in entry) {
      refused.push(`${chosen.mustCompile ? '' : '(left out) '}${card.source.name}: ${why.join('; ')}`);
      return;
    }
    const part = parts.get(chosen.part) ?? new Map<string, BundleEntry>();
    parts.set(chosen.part, part.set(entry.card.name, entry));
    for (const [lang, names] of agreed) if (compare(noAgreement(), card, entry.card, lang)) names.add(entry.card.name);
  };
  for (const file of files)
    for await (const entry of cardsInFile(file)) {
      if ('error' in entry) errors.push(entry.error);
      else take(entry.card);
    }
  keepOld(selection, seen, parts);
  reportErrors(errors);
  for (const [part, entries] of parts)
    writeText(join(out, `${part.toLowerCase()}.ts`), moduleOf([...entries.values()]));
  writeText(
    join(out, 'agreed.ts'),
    agreedModule(Object.fromEntries([...agreed].map(([lang, names]) => [lang, [...names]]))),
  );
  writeUses([...parts.values()].flatMap((entries) => [...entries.values()].map(({ card }) => card)));
  const count = [...parts.values()].reduce((sum, entries) => sum + entries.size, 0);
  for (const line of refused) process.stderr.write(`${line}\n`);
  process.stdout.write(`${count} cards in ${parts.size} files, ${refused.length} not read\n`);
  return errors.length > 0 || refused.some((line) => !line.startsWith('(left out)')) ? 1 : 0;
}

/** Cards that none of the files has stay as they are in the bundle. */
function keepOld(selection: Selection, seen: ReadonlySet<string>, parts: Map<string, Map<string, BundleEntry>>): void {
  for (const name of selection.names) {
    const old = bundledEntry(name);
    if (old === undefined || seen.has(old.card.name)) continue;
    const others = parts.get('others') ?? new Map<string, BundleEntry>();
    parts.set('others', others.set(old.card.name, old));
  }
}

function readSelection(path: string): Selection {
  const text = readText(path);
  try {
    return JSON.parse(text) as Selection;
  } catch {
    throw new UsageError(`"${path}" is no list of cards to bundle: it is not JSON`);
  }
}
