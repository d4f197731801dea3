/** Materializing: the cards of the material deck that can be, side by side; those that cannot, with the reason. */
import { Buttons, Choices, useEntityLabel } from '../../../table/answers/parts.tsx';
import { useTable } from '../../../table/board.ts';
import { CardGrid } from '../../../table/grid.tsx';
import type { AskMaterialize } from '../types.ts';
import { useWords } from '../words/index.ts';

export function MaterializeAnswer({ q }: { readonly q: AskMaterialize }) {
  const { table, grandArchive } = useWords();
  const { ask } = grandArchive;
  const board = useTable();
  const label = useEntityLabel();
  return (
    <>
      <p className="tb-hint">{ask.materializeHint}</p>
      <Buttons>
        <button type="button" className="main tb-done" aria-keyshortcuts="P" onClick={() => board.send(q.none)}>
          {ask.materializeNone}
        </button>
      </Buttons>
      <div className="ga-offered">
        {q.able.length > 0 && <CardGrid ids={q.able.map(({ card }) => card)} />}
        {q.preserved.length > 0 && (
          <>
            <h3>{ask.preserved}</h3>
            <CardGrid ids={q.preserved.map(({ card }) => card)} />
          </>
        )}
      </div>
      {q.unable.length > 0 && (
        <Choices title={table.holds(ask.unable, String(q.unable.length))}>
          <ul className="tb-unable">
            {q.unable.map(({ card, words, rule }) => (
              <li key={card}>
                {label(card)}: {words} {rule !== '' && <cite className="tb-rule">{rule}</cite>}
              </li>
            ))}
          </ul>
        </Choices>
      )}
    </>
  );
}
