/** A whole card pasted at once. */
import { useId, useRef, useState } from 'react';
import type { Source } from '../../engine/cards/types.ts';
import { useWords } from '../../store/settings.ts';
import { announce } from '../../ui/announce.tsx';
import { useKit } from './kit.ts';

export function PasteCard({ take }: { take(card: Source): void }) {
  const { cards, card: own } = useWords();
  const { write } = cards;
  const kit = useKit();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const sheet = useRef<HTMLDetailsElement>(null);
  const id = useId();
  const use = async (): Promise<void> => {
    const card = await kit.cards().pasted(text);
    setWrong(card === null);
    if (card === null) {
      announce(write.notACard, 'urgent');
      return;
    }
    take(card);
    setText('');
    if (sheet.current !== null) sheet.current.open = false;
  };
  return (
    <details ref={sheet} className="cards-paste">
      <summary>{write.paste}</summary>
      <div className="cards-field">
        <label htmlFor={id}>{write.pasteLabel}</label>
        <textarea
          id={id}
          rows={7}
          value={text}
          aria-describedby={`${id}-hint`}
          aria-invalid={wrong}
          onChange={({ target }) => setText(target.value)}
        />
        <small id={`${id}-hint`}>{wrong ? write.notACard : own.write.pasteHint}</small>
        <button type="button" disabled={text.trim() === ''} onClick={use}>
          {write.take}
        </button>
      </div>
    </details>
  );
}
