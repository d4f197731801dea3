/** How far a card can be trusted: a line for each kind of evidence. */
import type { CardPage } from '../../engine/cards/reading.ts';
import { useWords } from '../../store/settings.ts';

type Judged = { readonly ok: boolean; readonly words: string };

export function Evidence({ page }: { readonly page: CardPage }) {
  const { page: words, write } = useWords().cards;
  const { compiled, roundTrips, missing } = page.grade;
  const lines: readonly Judged[] = [
    page.written
      ? { ok: true, words: words.written }
      : { ok: compiled, words: compiled ? words.compiled : words.notCompiled },
    ...(compiled ? [{ ok: roundTrips, words: roundTrips ? words.roundTrips : words.notRoundTrips }] : []),
    ...page.refusals.map((refusal) => ({
      ok: false,
      words: `${write.stopped(refusal.words)} (${write.reasons[refusal.reason]})`,
    })),
    ...missing.map((what) => ({ ok: false, words: words.missing(what) })),
    ...(page.card !== null && missing.length === 0 ? [{ ok: true, words: words.playable }] : []),
  ];
  return (
    <section>
      <h2>{words.evidence}</h2>
      <ul className="cards-evidence">
        {lines.map(({ ok, words: said }) => (
          <li key={said} data-ok={ok}>
            {said}
          </li>
        ))}
      </ul>
    </section>
  );
}
