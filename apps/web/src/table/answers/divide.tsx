/** Damage, counters and the like, divided. */
import type { AskDivide } from '@rulewright/table';
import { useWords } from '../../store/settings.ts';
import { useBoard, useTable } from '../board.ts';
import { sum } from '../draft.ts';
import { Buttons, Clear, Done, useEntityLabel } from './parts.tsx';

export function DivideAnswer({ q }: { readonly q: AskDivide }) {
  const { ask } = useWords().table;
  const board = useTable();
  const draft = useBoard((s) => s.draft);
  const label = useEntityLabel();
  const amounts = draft.chosen;
  const left = q.total - sum(amounts);
  const set = (at: number, n: number): void => board.setDraft({ ...draft, chosen: amounts.with(at, n) });
  return (
    <>
      <p className="tb-hint" role="status">
        {ask.left(left)}
      </p>
      <ul className="tb-divide">
        {q.among.map((id, i) => {
          const n = amounts[i] ?? 0;
          return (
            // The same thing can stand in the list twice: a creature that deals damage in two parts.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={i} className="tb-stepper" onPointerEnter={() => board.look(id)}>
              <button
                type="button"
                aria-label={ask.fewerOf(label(id))}
                disabled={n <= q.minEach}
                onClick={() => set(i, n - 1)}
              >
                −
              </button>
              <output aria-live="off">{n}</output>
              <button
                type="button"
                aria-label={ask.moreOf(label(id))}
                disabled={left <= 0}
                onClick={() => set(i, n + 1)}
              >
                +
              </button>
              <span>{label(id)}</span>
            </li>
          );
        })}
      </ul>
      <Buttons>
        <Done />
        <Clear />
      </Buttons>
    </>
  );
}
