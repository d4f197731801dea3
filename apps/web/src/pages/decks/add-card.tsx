/** A field that suggests cards while one types, and adds the chosen one. */
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Mana } from '../../card/index.ts';
import { engine } from '../../engine/client.ts';
import type { Suggestion } from '../../engine/services/decks.ts';
import { useAsked } from '../../engine/use-asked.ts';
import { useSettings, useWords } from '../../store/settings.ts';
import type { Where } from './deck-parts.ts';

interface AddCardProps {
  add(name: string, shown: string, where: Where): void;
}

const NONE: readonly Suggestion[] = [];

const shownName = ({ name, drawn }: Suggestion): string => drawn?.name ?? name;

export function AddCard({ add }: AddCardProps) {
  const { decks: words } = useWords();
  const language = useSettings((s) => s.language);
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const wanted = text.trim();
  const asked = useAsked(wanted === '' ? null : `${language} ${wanted}`, async () => ({
    wanted,
    found: await engine.decks.suggest(wanted, language),
  }));
  const isAnswer = asked.value !== null && asked.value.wanted === wanted && wanted !== '';
  const found = wanted === '' ? NONE : (asked.value?.found ?? NONE);
  const isOpen = open && found.length > 0;
  const chosen = found[Math.min(at, found.length - 1)];

  const take = (suggestion: Suggestion | undefined, where: Where): void => {
    if (suggestion === undefined) return;
    add(suggestion.name, shownName(suggestion), where);
    input.current?.focus();
    input.current?.select();
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && found.length > 0) {
      event.preventDefault();
      setOpen(true);
      setAt((before) => (isOpen ? (before + step + found.length) % found.length : 0));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // What is listed may still belong to what was typed before.
      if (isAnswer) take(chosen, event.shiftKey ? 'sideboard' : 'main');
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
    }
  };
  return (
    <div className="decks-add">
      <label htmlFor={`${id}-field`}>{words.add}</label>
      <input
        id={`${id}-field`}
        ref={input}
        type="search"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && chosen !== undefined ? `${id}-${found.indexOf(chosen)}` : undefined}
        aria-describedby={`${id}-hint`}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setAt(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKey}
      />
      <div id={`${id}-list`} role="listbox" aria-label={words.add} className="decks-suggestions" hidden={!isOpen}>
        {found.map((suggestion, i) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field.
          <div
            key={suggestion.name}
            id={`${id}-${i}`}
            role="option"
            aria-selected={suggestion === chosen}
            className="decks-suggestion"
            onPointerDown={(event) => event.preventDefault()}
            onClick={(event) => take(suggestion, event.shiftKey ? 'sideboard' : 'main')}
          >
            <span>{shownName(suggestion)}</span>
            {shownName(suggestion) !== suggestion.name && <span className="decks-note">{suggestion.name}</span>}
            {suggestion.drawn?.cost != null && <Mana symbols={suggestion.drawn.cost} label={false} />}
          </div>
        ))}
      </div>
      <p id={`${id}-hint`} className="decks-note">
        {words.addHint}
      </p>
      <p role="status" className={isAnswer && found.length === 0 ? 'decks-bad' : 'unseen'}>
        {isAnswer ? words.found(found.length) : ''}
      </p>
    </div>
  );
}
