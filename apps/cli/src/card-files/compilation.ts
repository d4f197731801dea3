/** Compiling whole files: how many cards were read, what was refused and why. */
import type { EntryError } from './file.ts';

/** Words that were not understood, as any game's compiler says it. */
export interface Refusal {
  readonly name: string;
  readonly face: string;
  readonly line: number;
  readonly at: number;
  readonly words: string;
  readonly reason: string;
}

export interface Tally {
  cards: number;
  compiled: number;
  refused: number;
  roundTrip: number;
  ambiguous: number;
  readonly refusals: Refusal[];
  readonly errors: EntryError[];
}

/** A card of a file: what it is known by, and what is written on it. */
interface Written {
  readonly key: string;
  readonly name: string;
  readonly text: string;
}

/** What a game does with a card. */
export interface Compiler<C, K> {
  written(card: C): Written;
  compile(card: C): { readonly card: K; readonly roundTrip: boolean } | { readonly refusals: readonly Refusal[] };
}

export class Compilation<C, K> {
  readonly tally: Tally = { cards: 0, compiled: 0, refused: 0, roundTrip: 0, ambiguous: 0, refusals: [], errors: [] };
  /** What is known of each card: the text it came with. */
  readonly #seen = new Map<string, string>();
  readonly #compiler: Compiler<C, K>;

  constructor(compiler: Compiler<C, K>) {
    this.#compiler = compiler;
  }

  /** The card, if it compiled; a card that was there before with the same text is passed over. */
  add(imported: C, where: string): K | null {
    const { key, name, text } = this.#compiler.written(imported);
    const before = this.#seen.get(key);
    if (before !== undefined) {
      if (before !== text)
        this.error({ entry: where, name, problem: 'is there twice, with different texts; the first is taken' });
      return null;
    }
    this.#seen.set(key, text);
    return this.#compile(imported);
  }

  error(error: EntryError): void {
    this.tally.errors.push(error);
  }

  #compile(imported: C): K | null {
    const { tally } = this;
    tally.cards++;
    const result = this.#compiler.compile(imported);
    if ('refusals' in result) {
      tally.refused++;
      if (result.refusals.some(({ reason }) => reason === 'ambiguous')) tally.ambiguous++;
      tally.refusals.push(...result.refusals);
      return null;
    }
    tally.compiled++;
    if (result.roundTrip) tally.roundTrip++;
    return result.card;
  }
}

/** What is missing, by the words where reading stopped: how many cards each gap blocks, and how many it alone blocks. */
export interface Gap {
  readonly words: string;
  readonly blocks: number;
  readonly alone: number;
  readonly example: string;
}

/** So many words name a gap: enough to know it, few enough to find it again. */
const GAP_WORDS = 4;

export function gapsOf(refusals: readonly Refusal[]): readonly Gap[] {
  const byCard = new Map<string, Set<string>>();
  for (const refusal of refusals) {
    const words = refusal.words.split(' ').slice(0, GAP_WORDS).join(' ');
    const gap = refusal.reason === 'unread' ? words : `[${refusal.reason}] ${words}`;
    byCard.set(refusal.name, (byCard.get(refusal.name) ?? new Set()).add(gap));
  }
  const gaps = new Map<string, { words: string; blocks: number; alone: number; example: string }>();
  for (const [name, words] of byCard)
    for (const gap of words) {
      const known = gaps.get(gap) ?? { words: gap, blocks: 0, alone: 0, example: name };
      known.blocks++;
      if (words.size === 1) known.alone++;
      gaps.set(gap, known);
    }
  return [...gaps.values()].sort((a, b) => b.alone - a.alone || b.blocks - a.blocks || (a.words < b.words ? -1 : 1));
}
