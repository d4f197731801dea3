/** A dialog: the browser keeps the focus in it, Escape closes it, and the focus goes back where it was. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '../store/settings.ts';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
  close(): void;
}

export function Dialog({ title, className = '', children, close }: DialogProps) {
  const { shell } = useWords();
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    const { current } = ref;
    current?.showModal();
    // The title is heard first, unless something is marked to be the first.
    (current?.querySelector<HTMLElement>('[data-first]') ?? current?.querySelector<HTMLElement>('h2'))?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className={`dialog ${className}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <header>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="dialog-close" aria-label={shell.close} title={shell.close} onClick={close}>
          ✕
        </button>
      </header>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}
