/** The deck as a list for other programs: to copy, or as a file. */
import type { ListFormat } from '@rulewright/cards/magic';
import { useId, useState } from 'react';
import { useAsked } from '../../../../engine/use-asked.ts';
import { announce } from '../../../../ui/announce.tsx';
import { saveFile } from '../../../../ui/save-file.ts';
import { engine } from '../../engine/client.ts';
import { useWords } from '../../words/index.ts';
import { slugOf } from './deck-parts.ts';
import type { SampleDeck } from './samples.ts';

const FORMS = ['arena', 'mtgo', 'dek', 'plain'] as const satisfies readonly ListFormat[];

export function ExportList({ deck }: { readonly deck: SampleDeck }) {
  const { decks: words } = useWords();
  const [open, setOpen] = useState(false);
  const [form, setForm] = useState<ListFormat>('arena');
  const [said, setSaid] = useState('');
  const id = useId();
  const { name, main, sideboard } = deck;
  const { value, error } = useAsked(open ? JSON.stringify([form, name, main, sideboard]) : null, () =>
    engine.decks.print(name, { main, sideboard }, form),
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
    const ending = form === 'dek' ? 'dek' : 'txt';
    saveFile(`${slugOf(name) || 'deck'}.${ending}`, text, form === 'dek' ? 'application/xml' : 'text/plain');
  };
  return (
    <details className="decks-export" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.export}</summary>
      <label htmlFor={`${id}-form`}>{words.exportAs}</label>
      <select
        id={`${id}-form`}
        value={form}
        onChange={({ target }) => {
          setForm(FORMS.find((f) => f === target.value) ?? 'arena');
          setSaid('');
        }}
      >
        {FORMS.map((f) => (
          <option key={f} value={f}>
            {words.lists[f]}
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
