/** A field with suggestions: a combobox with a list, as the ARIA practices have it. The focus stays in the field. */
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useAsked } from '../engine/use-asked.ts';
import './combobox.css';

interface Suggestions<T> {
  readonly options: readonly T[];
  /** They are for what stands in the field now, and not for what stood there before. */
  readonly current: boolean;
}

/** `key` says what they are for; null wants none. */
export function useSuggestions<T>(key: string | null, ask: () => Promise<readonly T[]>): Suggestions<T> {
  const { value, error } = useAsked(key, async () => ({ key, options: await ask() }));
  if (key === null || value === null || error !== null) return { options: [], current: false };
  return { options: value.options, current: value.key === key };
}

interface ComboboxProps<T> {
  readonly label: string;
  readonly text: string;
  setText(text: string): void;
  readonly suggestions: Suggestions<T>;
  keyOf(option: T): string;
  show(option: T): ReactNode;
  /** What is shown but cannot be chosen. */
  isBarred?(option: T): boolean;
  choose(option: T, shift: boolean): void;
  /**
   * The list is there all the time, with the label unseen, and nothing of it is chosen until the arrows go there: Enter without a
   * choice does this. Otherwise the list pops up while one types, and its first option is chosen.
   */
  readonly otherwise?: () => void;
  /** How many there are, in words; it is seen when there is none. */
  found?(count: number): string;
  readonly placeholder?: string;
  readonly hint?: string;
  /** After the field. */
  readonly children?: ReactNode;
}

export function Combobox<T>(props: ComboboxProps<T>) {
  const { label, text, suggestions, keyOf, show, isBarred, otherwise, found, placeholder, hint, children } = props;
  const { options, current } = suggestions;
  const stays = otherwise !== undefined;
  const least = stays ? -1 : 0;
  const [wanted, setWanted] = useState(least);
  const [popped, setPopped] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const isOpen = options.length > 0 && (stays || popped);
  const at = Math.min(wanted, options.length - 1);
  const active = options[at];

  const take = (option: T, shift: boolean): void => {
    if (isBarred?.(option) === true) return;
    props.choose(option, shift);
    field.current?.focus();
    field.current?.select();
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && options.length > 0) {
      event.preventDefault();
      const places = options.length - least;
      setWanted(isOpen ? ((at - least + step + places) % places) + least : least);
      setPopped(true);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // What is listed may still belong to what was typed before.
      if (active !== undefined && current) take(active, event.shiftKey);
      else otherwise?.();
    } else if (event.key === 'Escape' && isOpen && !stays) {
      event.preventDefault();
      setPopped(false);
    }
  };
  return (
    <div className="combobox" data-stays={stays || undefined}>
      {!stays && <label htmlFor={id}>{label}</label>}
      <div className="combobox-field">
        <input
          ref={field}
          id={id}
          type={stays ? 'text' : 'search'}
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-label={stays ? label : undefined}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && active !== undefined ? `${id}-${at}` : undefined}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          placeholder={placeholder}
          value={text}
          onChange={({ target }) => {
            props.setText(target.value);
            setWanted(least);
            setPopped(true);
          }}
          onFocus={() => setPopped(true)}
          onBlur={() => setPopped(false)}
          onKeyDown={onKey}
        />
        {children}
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={label} className="combobox-list" hidden={!isOpen}>
        {options.map((option, i) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field.
          <div
            key={keyOf(option)}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === at}
            aria-disabled={isBarred?.(option)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={({ shiftKey }) => take(option, shiftKey)}
          >
            {show(option)}
          </div>
        ))}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="combobox-hint">
          {hint}
        </p>
      )}
      {found !== undefined && (
        <p role="status" className={current && options.length === 0 ? 'combobox-none' : 'unseen'}>
          {current ? found(options.length) : ''}
        </p>
      )}
    </div>
  );
}
