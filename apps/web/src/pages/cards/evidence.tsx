/** How far a card can be trusted: a line for each kind of evidence. */

import type { CardPage } from '../../engine/cards/types.ts';
import { useWords } from '../../store/settings.ts';

/** Null for what nobody has looked at yet. */
type Judged = { readonly ok: boolean | null; readonly words: string };

const counted = (
  { card }: CardPage,
  count: number,
  some: (count: number) => string,
  none: string,
): readonly Judged[] =>
  card === null ? [] : [count > 0 ? { ok: true, words: some(count) } : { ok: null, words: none }];

export function Evidence({ page }: { readonly page: CardPage }) {
  const { cards, card } = useWords();
  const { page: words, write } = cards;
  const { compiled, roundTrips, lost, agreed, exercised, fuzzed, missing } = page.grade;
  const lines: readonly Judged[] = [
    page.written
      ? { ok: true, words: words.written }
      : { ok: compiled, words: compiled ? words.compiled : words.notCompiled },
    ...(compiled ? [{ ok: roundTrips, words: roundTrips ? words.roundTrips : words.notRoundTrips }] : []),
    ...(lost === null
      ? []
      : [{ ok: lost.length === 0, words: lost.length === 0 ? words.everyWordCounts : words.wordsLost(lost) }]),
    ...(compiled ? [{ ok: agreed.languages > 1 ? true : null, words: words.agreed(agreed.languages, agreed.of) }] : []),
    ...page.refusals.map((refusal) => ({
      ok: false,
      words: `${write.stopped(refusal.words)} (${card.write.reasons[refusal.reason] ?? refusal.reason})`,
    })),
    ...missing.map((what) => ({ ok: false, words: words.missing(what) })),
    ...(page.card !== null && missing.length === 0 ? [{ ok: true, words: words.playable }] : []),
    ...counted(page, exercised, words.exercised, words.notExercised),
    ...counted(page, fuzzed, words.fuzzed, words.notFuzzed),
  ];
  return (
    <section>
      <h2>{words.evidence}</h2>
      <ul className="cards-evidence">
        {lines.map(({ ok, words: said }) => (
          <li key={said} data-ok={ok ?? 'open'}>
            {said}
          </li>
        ))}
      </ul>
    </section>
  );
}
