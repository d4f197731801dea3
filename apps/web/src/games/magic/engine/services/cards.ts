/** Cards: searching, reading, writing, importing. */
import { bundledCards, findCard } from '@rulewright/cards/magic';
import type { Lang, SourceCard } from '@rulewright/text/magic';
import { ServiceError } from '../../../../engine/rpc.ts';
import { isKept } from '../../store/cards.ts';
import { exported } from '../cards/exported.ts';
import { cancelImport, type ImportDone, importFile } from '../cards/importing.ts';
import { pastedCard } from '../cards/pasted.ts';
import { type CardPage, type CardRead, cardPage, readCard } from '../cards/reading.ts';
import { type RefusedList, refusedOf } from '../cards/refused.ts';
import { type SearchAsked, type SearchFound, search } from '../cards/search.ts';
import { sourced } from '../cards/sources.ts';
import { type ImportSummary, onShelf, putOwn, removeImport, removeOwn } from './shelf.ts';

export interface OnDevice {
  readonly imports: readonly ImportSummary[];
  readonly own: readonly string[];
  /** Whether it survives a reload. */
  readonly kept: boolean;
  /** Things on the device that cannot be read any more. */
  readonly unreadable: number;
}

export const cards = {
  count: (): number => bundledCards.length,
  search: (asked: SearchAsked): Promise<SearchFound> => search(asked),
  async card(name: string, lang: Lang): Promise<CardPage> {
    const found = await sourced(name);
    if (found === undefined) throw new ServiceError('no-such-card', name, { name });
    return cardPage(found, lang);
  },
  /** A card that somebody is writing. */
  read: (source: SourceCard, lang: Lang): CardRead => readCard(source, lang),
  /** What was pasted, as a card; null if it cannot be one. */
  pasted: (text: string): SourceCard | null => pastedCard(text),
  /** Keeps a card among the user's own, in the place of the one it was before. */
  async keep(source: SourceCard, before: string | null): Promise<{ readonly hides: boolean; readonly kept: boolean }> {
    if (source.name.trim() === '') throw new ServiceError('no-name');
    await putOwn({ name: source.name, source, changed: Date.now() });
    if (before !== null && before !== source.name) await removeOwn(before);
    return { hides: findCard(source.name) !== undefined, kept: await isKept() };
  },
  forget: (name: string): Promise<void> => removeOwn(name),
  async onDevice(): Promise<OnDevice> {
    const { imports, ownCards, unreadable } = await onShelf();
    const newest = [...imports].sort((a, b) => b.at - a.at);
    return { imports: newest, own: ownCards.map(({ name }) => name), kept: await isKept(), unreadable };
  },
  /** The user's own cards as a file. */
  async exportOwn(): Promise<string> {
    const { ownCards } = await onShelf();
    return exported(ownCards.map(({ source }) => source));
  },
  importFile: (file: File): Promise<ImportDone> => importFile(file),
  cancelImport: (): void => cancelImport(),
  dropImport: (id: string): Promise<void> => removeImport(id),
  refused: (id: string, from: number, count: number): Promise<RefusedList> => refusedOf(id, from, count),
};
