/** A whole card pasted at once. */
import type { SourceCard } from '@rulewright/text/magic';
import { useId, useRef, useState } from 'react';
import { announce } from '../../../../ui/announce.tsx';
import { engine } from '../../engine/client.ts';
import { useWords } from '../../words/index.ts';

export function PasteCard({ take }: { take(card: SourceCard): void }) {
  const { write } = useWords().cards;
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const sheet = useRef<HTMLDetailsElement>(null);
  const id = useId();
  const use = async (): Promise<void> => {
    const card = await engine.cards.pasted(text);
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
        <small id={`${id}-hint`}>{wrong ? write.notACard : write.pasteHint}</small>
        <button type="button" disabled={text.trim() === ''} onClick={use}>
          {write.take}
        </button>
      </div>
    </details>
  );
}
