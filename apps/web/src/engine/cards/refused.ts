/** What was not understood in an import: card by card, and which words stop the most cards. */
import type { KeptCard } from '../../store/cards.ts';
import type { Refusal, Source } from './types.ts';

interface Gap {
  readonly words: string;
  readonly reason: Refusal['reason'];
  readonly cards: number;
  readonly example: string;
}

export interface RefusedList {
  readonly total: number;
  readonly cards: readonly { readonly name: string; readonly refusals: readonly Refusal[] }[];
  readonly gaps: readonly Gap[];
}

const MOST_GAPS = 30;
/** So many words name a gap. */
const GAP_WORDS = 4;

export function refusedOf(
  cards: readonly KeptCard<{ readonly source: Source }>[],
  from: number,
  count: number,
): RefusedList {
  const refused = cards.flatMap(({ card, refusals }) =>
    refusals === undefined ? [] : [{ name: card.source.name, refusals }],
  );
  return { total: refused.length, cards: refused.slice(from, from + count), gaps: gapsOf(refused) };
}

function gapsOf(refused: RefusedList['cards']): readonly Gap[] {
  const gaps = new Map<string, { words: string; reason: Refusal['reason']; cards: number; example: string }>();
  for (const { name, refusals } of refused) {
    const seen = new Set<string>();
    for (const { words, reason } of refusals) {
      const short = words.split(' ').slice(0, GAP_WORDS).join(' ');
      const key = `${reason} ${short}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const gap = gaps.get(key) ?? { words: short, reason, cards: 0, example: name };
      gap.cards++;
      gaps.set(key, gap);
    }
  }
  return [...gaps.values()].sort((a, b) => b.cards - a.cards || (a.words < b.words ? -1 : 1)).slice(0, MOST_GAPS);
}
