/** Modes, colours, ways: one click where one is chosen, several with "Done". */
import type { AskOptions } from '@rulewright/table';
import { useWords } from '../../store/settings.ts';
import { useBoard, useTable } from '../board.ts';
import { Buttons, Choice, Done } from './parts.tsx';

export function OptionsAnswer({ q }: { readonly q: AskOptions }) {
  const { ask } = useWords().table;
  const board = useTable();
  const draft = useBoard((s) => s.draft);
  const { chosen } = draft;
  const one = q.min === 1 && q.max === 1;
  const full = chosen.length >= q.max;
  const choose = (i: number): void => {
    if (one) {
      board.send([i]);
      return;
    }
    const next = chosen.includes(i)
      ? chosen.filter((c) => c !== i)
      : q.max === 1
        ? [i]
        : full
          ? chosen
          : [...chosen, i];
    board.setDraft({ ...draft, chosen: next });
  };
  return (
    <>
      {!one && (
        <p className="tb-hint" role="status">
          {q.min === q.max ? ask.exactly(q.min) : ask.range(q.min, q.max)} · {ask.count(chosen.length, q.min, q.max)}
        </p>
      )}
      <ul className="tb-options">
        {q.options.map(({ words, entity }, i) =>
          q.repeat && q.max > 1 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: options are known by their place
            <Repeated key={i} at={i} words={words} q={q} />
          ) : (
            <Choice
              // biome-ignore lint/suspicious/noArrayIndexKey: options are known by their place
              key={i}
              words={words}
              {...(entity === undefined ? {} : { entity })}
              {...(one ? {} : { pressed: chosen.includes(i) })}
              disabled={!one && full && q.max > 1 && !chosen.includes(i)}
              onChoose={() => choose(i)}
            />
          ),
        )}
      </ul>
      {!one && (
        <Buttons>
          <Done />
        </Buttons>
      )}
    </>
  );
}

/** An option that can be chosen more than once. */
function Repeated({ at, words, q }: { readonly at: number; readonly words: string; readonly q: AskOptions }) {
  const { ask } = useWords().table;
  const board = useTable();
  const draft = useBoard((s) => s.draft);
  const times = draft.chosen.filter((c) => c === at).length;
  return (
    <li className="tb-stepper">
      <button
        type="button"
        aria-label={ask.fewerOf(words)}
        disabled={times === 0}
        onClick={() => board.setDraft({ ...draft, chosen: draft.chosen.toSpliced(draft.chosen.indexOf(at), 1) })}
      >
        −
      </button>
      <output>{times}</output>
      <button
        type="button"
        aria-label={ask.moreOf(words)}
        disabled={draft.chosen.length >= q.max}
        onClick={() => board.setDraft({ ...draft, chosen: [...draft.chosen, at].sort((a, b) => a - b) })}
      >
        +
      </button>
      <span>{words}</span>
    </li>
  );
}
