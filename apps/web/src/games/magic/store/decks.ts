/** The user's decks, on this device. */
import type { CardCount } from '@rulewright/cards';
import type { DeckFormat } from '@rulewright/cards/magic';
import { newId } from '../../../store/device.ts';
import { keptList } from '../../../store/kept-list.ts';

export interface OwnDeck {
  readonly id: string;
  readonly name: string;
  readonly format: DeckFormat;
  readonly main: readonly CardCount[];
  readonly sideboard: readonly CardCount[];
  readonly changed: number;
}

/** As many as a list may name. */
const MOST_COPIES = 1000;

const isCount = (value: unknown): value is CardCount =>
  Array.isArray(value) &&
  value.length === 2 &&
  Number.isInteger(value[0]) &&
  value[0] > 0 &&
  value[0] <= MOST_COPIES &&
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

/** The last changed first. */
export const ownDecks = keptList<OwnDeck>({
  name: 'decks',
  is: isDeck,
  order: (a, b) => b.changed - a.changed || a.name.localeCompare(b.name),
  stamp: (deck) => ({ ...deck, changed: Date.now() }),
});

export async function newDeck(from: Omit<OwnDeck, 'id' | 'changed'>): Promise<OwnDeck> {
  const deck = { ...from, id: newId(), changed: 0 };
  await ownDecks.put(deck);
  return deck;
}

/** A name that no other of the user's decks has: "Elves", "Elves 2", … */
export function freeName(wanted: string): string {
  const taken = new Set(ownDecks.now().map(({ name }) => name));
  for (let i = 1; ; i++) {
    const name = i === 1 ? wanted : `${wanted} ${i}`;
    if (!taken.has(name)) return name;
  }
}
