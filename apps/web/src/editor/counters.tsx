/** Counters by kind and number, on an object or a player. */
import { useId, useState } from 'react';
import { useEditor } from './game.ts';
import { wholeOf } from './whole.tsx';

interface CountersProps {
  readonly counters: Readonly<Record<string, number>>;
  readonly kinds: readonly string[];
  change(counters: Readonly<Record<string, number>>): void;
}

export function Counters({ counters, kinds, change }: CountersProps) {
  const editor = useEditor().useEditorWords();
  const [kind, setKind] = useState('');
  const list = useId();
  const add = (): void => {
    const name = kind.trim();
    if (name === '') return;
    change({ ...counters, [name]: (counters[name] ?? 0) + 1 });
    setKind('');
  };
  return (
    <fieldset className="lab-counters">
      <legend>{editor.counters}</legend>
      {Object.entries(counters).map(([name, count]) => (
        <label key={name}>
          <span>{name}</span>
          <input
            type="number"
            min={0}
            value={count}
            onChange={({ target }) => change({ ...counters, [name]: wholeOf(target.value, 0) })}
          />
          <button
            type="button"
            aria-label={editor.removeCounter(name)}
            onClick={() => change(Object.fromEntries(Object.entries(counters).filter(([other]) => other !== name)))}
          >
            ✕
          </button>
        </label>
      ))}
      <div className="lab-row">
        <label>
          <span className="unseen">{editor.counterKind}</span>
          <input
            list={list}
            value={kind}
            placeholder={editor.counterKind}
            onChange={({ target }) => setKind(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
        </label>
        <datalist id={list}>
          {kinds.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <button type="button" disabled={kind.trim() === ''} onClick={add}>
          {editor.addCounter}
        </button>
      </div>
    </fieldset>
  );
}
