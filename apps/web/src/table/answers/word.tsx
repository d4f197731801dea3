/** A card name, a creature type: typed, with suggestions. */
import type { AskWord } from '@rulewright/table';
import { useEffect, useId, useState } from 'react';
import { useWords } from '../../store/settings.ts';
import { useBoard, useTable } from '../board.ts';
import { Buttons, Done } from './parts.tsx';

export function WordAnswer({ q }: { readonly q: AskWord }) {
  const { ask } = useWords().table;
  const board = useTable();
  const draft = useBoard((s) => s.draft);
  const [found, setFound] = useState<readonly string[]>([]);
  const [at, setAt] = useState(-1);
  const id = useId();
  const { text } = draft;
  useEffect(() => {
    let gone = false;
    board
      .acts()
      .words?.(q.domain, text)
      .then(
        (words) => {
          if (gone) return;
          setFound(words);
          setAt(-1);
        },
        () => {},
      );
    return () => {
      gone = true;
    };
  }, [board, q.domain, text]);
  const shown = found.filter((word) => !q.except.includes(word));
  const choose = (word: string): void => board.send(word);
  return (
    <div className="tb-word">
      <Buttons>
        <input
          type="text"
          role="combobox"
          aria-label={ask.word}
          aria-expanded={shown.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={at < 0 ? undefined : `${id}-${at}`}
          autoComplete="off"
          spellCheck={false}
          placeholder={ask.wordHint}
          value={text}
          onChange={({ target }) => board.setDraft({ ...draft, text: target.value })}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
              event.preventDefault();
              setAt((now) => Math.max(-1, Math.min(shown.length - 1, now + (event.key === 'ArrowDown' ? 1 : -1))));
            } else if (event.key === 'Enter') {
              const word = shown[at] ?? (shown.length === 1 ? shown[0] : undefined);
              if (word !== undefined) choose(word);
              else board.done();
            }
          }}
        />
        <Done />
      </Buttons>
      <div id={id} role="listbox" aria-label={ask.word} className="tb-words">
        {shown.map((word, i) => (
          <div
            key={word}
            id={`${id}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === at}
            onClick={() => choose(word)}
            onKeyDown={(event) => event.key === 'Enter' && choose(word)}
          >
            {word}
          </div>
        ))}
      </div>
    </div>
  );
}
