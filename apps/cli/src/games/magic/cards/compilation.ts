/** Compiling whole files: how many cards were read, what was refused and why. */
import type { ImportedCard } from '@rulewright/cards/magic';
import type { Card } from '@rulewright/language/magic';
import { unsupported } from '@rulewright/magic';
import { compileCard, type Refusal } from '@rulewright/text/magic';
import type { EntryError } from './file.ts';

export interface Tally {
  cards: number;
  compiled: number;
  refused: number;
  roundTrip: number;
  ambiguous: number;
  readonly refusals: Refusal[];
  readonly errors: EntryError[];
}

export class Compilation {
  readonly tally: Tally = { cards: 0, compiled: 0, refused: 0, roundTrip: 0, ambiguous: 0, refusals: [], errors: [] };
  /** What is known of each name: the text it came with. */
  readonly #seen = new Map<string, string>();

  /** The card, if it compiled; a card that was there before with the same text is passed over. */
  add(imported: ImportedCard, where: string): Card | null {
    const { source } = imported;
    const text = JSON.stringify(source.faces);
    const before = this.#seen.get(source.name);
    if (before !== undefined) {
      if (before !== text)
        this.error({
          entry: where,
          name: source.name,
          problem: 'is there twice, with different texts; the first is taken',
        });
      return null;
    }
    this.#seen.set(source.name, text);
    return this.#compile(imported);
  }

  error(error: EntryError): void {
    this.tally.errors.push(error);
  }

  #compile({ source }: ImportedCard): Card | null {
    const { tally } = this;
    tally.cards++;
    const result = compileCard(source);
    const refusals = 'refusals' in result ? result.refusals : engineRefusals(result.card);
    if (refusals.length > 0 || 'refusals' in result) {
      tally.refused++;
      if (refusals.some(({ reason }) => reason === 'ambiguous')) tally.ambiguous++;
      tally.refusals.push(...refusals);
      return null;
    }
    tally.compiled++;
    if (result.readings.every((reading) => reading.roundTrip)) tally.roundTrip++;
    return result.card;
  }
}

/** A card that is read and cannot be played exactly is refused like one that cannot be read. */
const engineRefusals = (card: Card): readonly Refusal[] =>
  unsupported(card).map((concept) => ({
    name: card.name,
    face: card.name,
    line: 0,
    at: 0,
    words: concept,
    reason: 'engine',
  }));

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
