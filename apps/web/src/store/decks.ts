/** The user's decks, on this device. */
import type { CardCount, DeckFormat } from '@rulewright/cards';
import { create } from 'zustand';
import { newId, onDevice, type StorageFault } from './device.ts';

export interface OwnDeck {
  readonly id: string;
  readonly name: string;
  readonly format: DeckFormat;
  readonly main: readonly CardCount[];
  readonly sideboard: readonly CardCount[];
  readonly changed: number;
}

interface Decks {
  /** The last changed first; null until they are loaded. */
  readonly decks: readonly OwnDeck[] | null;
  /** Why the last change is not kept on the device. */
  readonly fault: StorageFault | null;
  /** How many things on the device are no decks (any more). They are left as they are. */
  readonly unreadable: number;
  /** The last deck that was deleted, as long as it can come back. */
  readonly deleted: OwnDeck | null;
}

const device = onDevice<OwnDeck>('decks');

export const useOwnDecks = create<Decks>(() => ({ decks: null, fault: null, unreadable: 0, deleted: null }));

const isCount = (value: unknown): value is CardCount =>
  Array.isArray(value) &&
  value.length === 2 &&
  Number.isInteger(value[0]) &&
  value[0] > 0 &&
  typeof value[1] === 'string';

const isDeck = (value: unknown): value is OwnDeck => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, format, main, sideboard, changed } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    (format === 'constructed' || format === 'limited') &&
    Array.isArray(main) &&
    main.every(isCount) &&
    Array.isArray(sideboard) &&
    sideboard.every(isCount) &&
    typeof changed === 'number'
  );
};

const latestFirst = (decks: readonly OwnDeck[]): readonly OwnDeck[] =>
  [...decks].sort((a, b) => b.changed - a.changed || a.name.localeCompare(b.name));

let loading: Promise<void> | null = null;

/** Once; later calls wait for the first. */
export const loadDecks = (): Promise<void> => {
  loading ??= device.all().then((found) => {
    const decks = found.filter(isDeck);
    useOwnDecks.setState({ decks: latestFirst(decks), unreadable: found.length - decks.length });
  });
  return loading;
};

export async function keepDeck(deck: OwnDeck): Promise<void> {
  await loadDecks();
  const now = { ...deck, changed: Date.now() };
  const others = (useOwnDecks.getState().decks ?? []).filter(({ id }) => id !== deck.id);
  useOwnDecks.setState({ decks: [now, ...others] });
  useOwnDecks.setState({ fault: await device.put(now) });
}

export async function newDeck(from: Omit<OwnDeck, 'id' | 'changed'>): Promise<OwnDeck> {
  const deck = { ...from, id: newId(), changed: 0 };
  await keepDeck(deck);
  return deck;
}

export async function deleteDeck(id: string): Promise<void> {
  const all = useOwnDecks.getState().decks ?? [];
  const deleted = all.find((deck) => deck.id === id) ?? null;
  useOwnDecks.setState({ decks: all.filter((deck) => deck.id !== id), deleted });
  useOwnDecks.setState({ fault: await device.remove(id) });
}

export async function undoDelete(): Promise<OwnDeck | null> {
  const { deleted } = useOwnDecks.getState();
  useOwnDecks.setState({ deleted: null });
  if (deleted !== null) await keepDeck(deleted);
  return deleted;
}

export const forgetDeleted = (): void => useOwnDecks.setState({ deleted: null });

/** A name that no other of the user's decks has: "Elves", "Elves 2", … */
export function freeName(wanted: string): string {
  const taken = new Set((useOwnDecks.getState().decks ?? []).map(({ name }) => name));
  for (let i = 1; ; i++) {
    const name = i === 1 ? wanted : `${wanted} ${i}`;
    if (!taken.has(name)) return name;
  }
}
