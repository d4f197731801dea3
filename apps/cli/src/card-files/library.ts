/** The cards of a game's files beside those that come with it. */
import { type Finder, inOrder } from '@rulewright/cards';
import { type CardFile, cardsIn, type EntryError, type FileEntry, reportErrors } from './file.ts';

/** How a game's card files are read; `empty` makes a library without cards. */
export function cardFiles<C extends object, F, L extends Finder<F> & { add(card: C): void }>(
  kind: CardFile<C>,
  empty: () => L,
  bundled: Finder<F>,
) {
  /** Every card of the file and everything that is wrong with it. `progress` hears which part of the file has been read. */
  const cardsInFile = (path: string, progress?: (part: number) => void): AsyncIterable<FileEntry<C>> =>
    cardsIn(path, kind, progress);

  /** All cards of a file, to be compiled when asked for; what is wrong with the file is said on stderr. */
  async function libraryOf(path: string): Promise<L> {
    const library = empty();
    const errors: EntryError[] = [];
    for await (const entry of cardsInFile(path)) {
      if ('error' in entry) errors.push(entry.error);
      else library.add(entry.card);
    }
    reportErrors(errors);
    return library;
  }

  /** The user's files first, in their order, then the bundled cards. */
  async function finderFor(paths: readonly string[]): Promise<Finder<F>> {
    const libraries: L[] = [];
    for (const path of paths) libraries.push(await libraryOf(path));
    return inOrder(...libraries, bundled);
  }

  return { cardsInFile, libraryOf, finderFor };
}
