/** A field for the name of a card, with suggestions: a combobox with a list, as the ARIA practices have it. */
import { useEffect, useId, useRef, useState } from 'react';
import { engine } from '../../../engine/client.ts';
import type { Suggested } from '../../../engine/services/lab-cards.ts';
import { useSettings, useWords } from '../../../store/settings.ts';

interface CardSearchProps {
  readonly label: string;
  chosen(card: Suggested): void;
}

const PAUSE = 80;

export function CardSearch({ label, chosen }: CardSearchProps) {
  const { lab } = useWords();
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly Suggested[]>([]);
  const [at, setAt] = useState(-1);
  const [open, setOpen] = useState(false);
  const id = useId();
  const wanted = useRef('');
  const language = useSettings((s) => s.language);
  useEffect(() => {
    wanted.current = text;
    if (text.trim() === '') {
      setFound([]);
      return;
    }
    const timer = setTimeout(() => {
      engine.lab.suggest(text, language).then(
        (cards) => {
          if (wanted.current !== text) return;
          setFound(cards);
          setAt(cards.length > 0 ? 0 : -1);
          setOpen(true);
        },
        () => setFound([]),
      );
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, language]);
  const take = (card: Suggested | undefined): void => {
    if (card === undefined || card.problem !== null) return;
    setText('');
    setOpen(false);
    setFound([]);
    chosen(card);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => {
      setOpen(true);
      setAt(Math.min(at + 1, found.length - 1));
    },
    ArrowUp: () => setAt(Math.max(at - 1, 0)),
    Enter: () => take(found[at]),
    Escape: () => setOpen(false),
  };
  const shown = open && text.trim() !== '';
  return (
    <div className="lab-search">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-expanded={shown && found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown && at >= 0 ? `${id}-${at}` : undefined}
        placeholder={lab.editor.searchHint}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          const act = keys[event.key];
          if (act === undefined || (event.key === 'Escape' && !shown)) return;
          event.preventDefault();
          act();
        }}
        onBlur={() => setOpen(false)}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className="lab-suggested"
        hidden={!shown || found.length === 0}
      >
        {found.map((card, i) => (
          <div
            key={card.name}
            id={`${id}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === at}
            aria-disabled={card.problem !== null}
            // The field keeps the focus; a click comes before it would be lost.
            onPointerDown={(event) => {
              event.preventDefault();
              take(card);
            }}
            onPointerMove={() => setAt(i)}
          >
            <span>{card.shown}</span>
            {card.shown !== card.name && <small>{card.name}</small>}
            <small className="lab-dim">
              {card.problem === null ? card.typeLine : lab.editor.unplayable(card.problem)}
            </small>
          </div>
        ))}
      </div>
      {shown && found.length === 0 && <p className="lab-dim lab-none">{lab.editor.noCard}</p>}
    </div>
  );
}
