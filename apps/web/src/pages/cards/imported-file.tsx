/** One import: how much of it was understood, what was not, and deleting it. */
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { ImportSummary } from '../../engine/cards/types.ts';
import { useSettings, useWords } from '../../store/settings.ts';
import { languages } from '../../words/index.ts';
import { useKit } from './kit.ts';
import { searchLink } from './links.ts';
import { RefusedCards } from './refused-cards.tsx';

interface ImportedFileProps {
  readonly summary: ImportSummary;
  removed(): void;
}

export function ImportedFile({ summary, removed }: ImportedFileProps) {
  const { import: words } = useWords().cards;
  const { tag } = languages[useSettings((s) => s.language)];
  const title = useId();
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  const { cards, compiled, roundTrip, refused, broken, errors } = summary;
  return (
    <article className="cards-file" aria-labelledby={title}>
      <h3 id={title}>{summary.file}</h3>
      <p>
        <time dateTime={new Date(summary.at).toISOString()}>{new Date(summary.at).toLocaleString(tag)}</time>
      </p>
      <ul className="cards-tally">
        <li>{words.cards(cards)}</li>
        <li data-ok>{words.compiled(compiled, percent.format(cards === 0 ? 0 : compiled / cards))}</li>
        <li>{words.roundTrip(roundTrip)}</li>
        <li>{words.refused(refused)}</li>
        {broken > 0 && <li data-bad>{words.broken(broken)}</li>}
      </ul>
      <p className="actions">
        <Link href={searchLink('is:imported')} className="button">
          {words.search}
        </Link>
        <Remove summary={summary} removed={removed} />
      </p>
      {refused > 0 && <RefusedCards id={summary.id} />}
      {broken > 0 && (
        <details>
          <summary>{words.brokenTitle}</summary>
          {broken > errors.length && <p>{words.firstOf(errors.length, broken)}</p>}
          <div className="cards-scroll">
            <table>
              <thead>
                <tr>
                  <th scope="col">{words.entry}</th>
                  <th scope="col">{words.card}</th>
                  <th scope="col">{words.problem}</th>
                </tr>
              </thead>
              <tbody>
                {errors.map(({ entry, name, problem }) => (
                  <tr key={`${entry} ${problem}`}>
                    <td>{words.entryOf(entry)}</td>
                    <td>{name ?? ''}</td>
                    <td>{words.problemOf(problem)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
    </article>
  );
}

function Remove({ summary, removed }: ImportedFileProps) {
  const { cards, shell } = useWords();
  const kit = useKit();
  const [sure, setSure] = useState(false);
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (sure) yes.current?.focus();
  }, [sure]);
  if (!sure)
    return (
      <button type="button" onClick={() => setSure(true)}>
        {cards.import.remove(summary.file)}
      </button>
    );
  return (
    <span className="cards-sure">
      {cards.import.removeSure(summary.file)}{' '}
      <button
        type="button"
        ref={yes}
        onClick={async () => {
          await kit.cards().dropImport(summary.id);
          removed();
        }}
      >
        {cards.page.remove}
      </button>{' '}
      <button type="button" onClick={() => setSure(false)}>
        {shell.cancel}
      </button>
    </span>
  );
}
