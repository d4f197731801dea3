/** X and other numbers. */
import type { AskNumber } from '@rulewright/table';
import { useWords } from '../../store/settings.ts';
import { useBoard, useTable } from '../board.ts';
import { Buttons, Done } from './parts.tsx';

/** More than this cannot be slid. */
const SLIDE = 50;

export function NumberAnswer({ q }: { readonly q: AskNumber }) {
  const { ask } = useWords().table;
  const board = useTable();
  const draft = useBoard((s) => s.draft);
  const [n = q.min] = draft.chosen;
  const set = (value: number): void =>
    board.setDraft({
      ...draft,
      chosen: [Math.max(q.min, Math.min(q.max, Number.isFinite(value) ? Math.trunc(value) : q.min))],
    });
  return (
    <Buttons>
      <span className="tb-stepper">
        <button type="button" aria-label={ask.fewer} disabled={n <= q.min} onClick={() => set(n - 1)}>
          −
        </button>
        <input
          type="number"
          inputMode="numeric"
          aria-label={ask.number}
          min={q.min}
          max={q.max}
          value={n}
          onChange={({ target }) => set(target.valueAsNumber)}
        />
        <button type="button" aria-label={ask.more1} disabled={n >= q.max} onClick={() => set(n + 1)}>
          +
        </button>
      </span>
      {q.max - q.min <= SLIDE && q.max > q.min && (
        <input
          type="range"
          aria-label={ask.number}
          min={q.min}
          max={q.max}
          value={n}
          onChange={({ target }) => set(target.valueAsNumber)}
        />
      )}
      <span className="tb-hint">
        {q.min}–{q.max}
      </span>
      <Done />
    </Buttons>
  );
}
