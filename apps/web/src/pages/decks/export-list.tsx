/** The deck as a list for other programs: to copy, or as a file. */
import { useId, useState } from 'react';
import { useAsked } from '../../engine/use-asked.ts';
import type { SampleDeck } from '../../store/decks.ts';
import { useWords } from '../../store/settings.ts';
import { announce } from '../../ui/announce.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { slugOf } from './deck-parts.ts';
import { useKit } from './kit.ts';

export function ExportList({ deck }: { readonly deck: SampleDeck }) {
  const { decks: words, deck: own } = useWords();
  const { decks, forms } = useKit();
  const [open, setOpen] = useState(false);
  const [form, setForm] = useState(Object.keys(forms)[0] ?? '');
  const [said, setSaid] = useState('');
  const id = useId();
  const { name, parts } = deck;
  const { value, error } = useAsked(open ? JSON.stringify([form, name, parts]) : null, () =>
    decks().print(name, parts, form),
  );
  const text = value ?? '';
  const copy = async (): Promise<void> => {
    const words_ = await navigator.clipboard.writeText(text).then(
      () => words.listCopied,
      () => words.listNotCopied,
    );
    setSaid(words_);
    announce(words_);
  };
  const save = (): void => {
    const ending = forms[form] ?? 'txt';
    saveFile(`${slugOf(name) || 'deck'}.${ending}`, text, ending === 'dek' ? 'application/xml' : 'text/plain');
  };
  return (
    <details className="decks-export" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.export}</summary>
      <label htmlFor={`${id}-form`}>{words.exportAs}</label>
      <select
        id={`${id}-form`}
        value={form}
        onChange={({ target }) => {
          setForm(target.value);
          setSaid('');
        }}
      >
        {Object.keys(forms).map((f) => (
          <option key={f} value={f}>
            {own.lists[f]}
          </option>
        ))}
      </select>
      {error !== null && <p role="alert">{error.message}</p>}
      <textarea readOnly rows={8} value={text} aria-label={words.listText} />
      <div className="actions">
        <button type="button" onClick={() => void copy()}>
          {words.copyList}
        </button>
        <button type="button" onClick={save}>
          {words.save}
        </button>
      </div>
      {said !== '' && <p className="decks-note">{said}</p>}
    </details>
  );
}
