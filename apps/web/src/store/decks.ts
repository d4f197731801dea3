/** The user's decks of a game, on this device. */
import type { CardCount, DeckParts } from '@rulewright/cards';
import { newId } from './device.ts';
import { type KeptList, keptList } from './kept-list.ts';

export interface OwnDeck {
  readonly id: string;
  readonly name: string;
  readonly format: string;
  readonly parts: DeckParts;
  readonly changed: number;
}

/** A deck that is not (yet) the user's. */
export type SampleDeck = Omit<OwnDeck, 'id' | 'changed'>;

export interface DeckStore {
  readonly list: KeptList<OwnDeck>;
  /** Keeps a new one. */
  add(deck: SampleDeck): Promise<OwnDeck>;
  /** A name that no other of the user's decks has: "Elves", "Elves 2", … */
  freeName(wanted: string): string;
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

const isCards = (value: unknown): value is readonly CardCount[] => Array.isArray(value) && value.every(isCount);

interface Kind {
  /** Where they are on the device. */
  readonly name: string;
  readonly parts: readonly string[];
  readonly formats: readonly string[];
}

/** What is on the device, as a deck: its parts stood beside its name once. Null for what is none. */
function readDeck(value: unknown, { parts, formats }: Kind): OwnDeck | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, name, format, changed, parts: kept = value } = value as Record<string, unknown>;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof changed !== 'number') return null;
  if (typeof format !== 'string' || !formats.includes(format) || typeof kept !== 'object' || kept === null) return null;
  const { main, ...others } = kept as Record<string, unknown>;
  const rest = parts.filter((part) => part !== 'main').map((part) => [part, others[part] ?? []] as const);
  if (!isCards(main) || !rest.every((part): part is readonly [string, readonly CardCount[]] => isCards(part[1])))
    return null;
  return { id, name, format, changed, parts: { main, ...Object.fromEntries(rest) } };
}

export function deckStore(kind: Kind): DeckStore {
  // The last changed first.
  const list = keptList<OwnDeck>({
    name: kind.name,
    read: (value) => readDeck(value, kind),
    order: (a, b) => b.changed - a.changed || a.name.localeCompare(b.name),
    stamp: (deck) => ({ ...deck, changed: Date.now() }),
  });
  return {
    list,
    async add(from) {
      const deck = { ...from, id: newId(), changed: 0 };
      await list.load();
      // Whoever goes on to it goes at once: while the device takes its time, it could be deleted from the list.
      void list.put(deck);
      return deck;
    },
    freeName(wanted) {
      const taken = new Set(list.now().map(({ name }) => name));
      for (let i = 1; ; i++) {
        const name = i === 1 ? wanted : `${wanted} ${i}`;
        if (!taken.has(name)) return name;
      }
    },
  };
}
