/** A file chosen or dropped. */
import { useId, useState } from 'react';
import { useWords } from '../../store/settings.ts';

export function ChooseFile({ take }: { take(file: File): void }) {
  const { import: words } = useWords().cards;
  const [over, setOver] = useState(false);
  const id = useId();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the field inside does the same for everybody
    <div
      className="cards-drop"
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file !== undefined) take(file);
      }}
    >
      <label htmlFor={id}>{words.choose}</label>
      <input
        id={id}
        type="file"
        accept=".json,.jsonl,.gz,application/json,application/gzip"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file !== undefined) take(file);
        }}
      />
      <span>{words.drop}</span>
    </div>
  );
}
