/** A list from elsewhere: pasted or from a file, looked through, and kept as a deck. */

import { countOf } from '@rulewright/cards';
import { type ChangeEvent, useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { ReadDeck } from '../../engine/decks.ts';
import { useAsked } from '../../engine/use-asked.ts';
import { useWords } from '../../store/settings.ts';
import { announce } from '../../ui/announce.tsx';
import { useKit } from './kit.ts';

/** A list of a thousand cards is a tenth of it. */
const MOST_BYTES = 500_000;

export function ImportList() {
  const { decks: words, deck: own } = useWords();
  const { decks, store, formats } = useKit();
  const [, go] = useLocation();
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const [file, setFile] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const id = useId();
  const { value, error } = useAsked(text, () => decks().read(text));
  const read = text.trim() === '' ? null : value;
  const cards = read === null ? 0 : countOf(Object.values(read.parts).flat());
  const proposed = read?.name ?? file ?? words.importedName;

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [chosen] = target.files ?? [];
    if (chosen === undefined) return;
    const found = await contentOf(chosen);
    setWrong('problem' in found ? words[found.problem](chosen.name) : null);
    if ('problem' in found) return;
    setText(found.text);
    setFile(chosen.name.replace(/\.\w+$/, ''));
  };
  const keep = async (): Promise<void> => {
    if (read === null || cards === 0) return;
    await store.list.load();
    const deck = await store.add({
      name: store.freeName(name.trim() || proposed),
      format: formats[0] ?? '',
      parts: read.parts,
    });
    go(`/decks/own/${deck.id}`);
    announce(words.imported(deck.name));
  };
  return (
    <form
      className="decks-import"
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <p className="decks-back">
        <Link href="/decks">{words.back}</Link>
      </p>
      <h1>{words.importTitle}</h1>
      <p id={`${id}-hint`}>{own.importHint}</p>
      <label className="decks-file">
        {words.file}
        <input type="file" accept=".txt,.dek,.xml,.dec,.mwdeck,text/plain" onChange={(event) => void choose(event)} />
      </label>
      {wrong !== null && (
        <p role="alert" className="decks-bad">
          {wrong}
        </p>
      )}
      <label htmlFor={`${id}-list`}>{words.pasted}</label>
      <textarea
        id={`${id}-list`}
        rows={14}
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {error !== null && <p role="alert">{error.message}</p>}
      {read !== null && <Found read={read} />}
      <label htmlFor={`${id}-name`}>{words.importName}</label>
      <input
        id={`${id}-name`}
        value={name}
        placeholder={proposed}
        maxLength={100}
        onChange={({ target }) => setName(target.value)}
      />
      <div className="actions">
        <button type="submit" className="main" disabled={cards === 0}>
          {words.importThis}
        </button>
      </div>
    </form>
  );
}

type Content = { readonly text: string } | { readonly problem: 'notText' | 'fileTooBig' | 'fileNotRead' };

async function contentOf(file: File): Promise<Content> {
  if (file.size > MOST_BYTES) return { problem: 'fileTooBig' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return text.includes('\0') ? { problem: 'notText' } : { text };
  } catch (error) {
    return { problem: error instanceof TypeError ? 'notText' : 'fileNotRead' };
  }
}

/** What the list comes to, and what of it was not understood. */
function Found({ read }: { readonly read: ReadDeck }) {
  const { decks: words, deck } = useWords();
  const { parts } = useKit();
  const all = countOf(Object.values(read.parts).flat());
  const found = parts.map((part) => deck.parts[part]?.found(countOf(read.parts[part] ?? [])));
  return (
    <div className="decks-found">
      <p role="status">{all === 0 ? words.nothingUnderstood : found.join(words.comma)}</p>
      {read.problems.length > 0 && (
        <section>
          <h2 className="decks-bad">{words.notUnderstood(read.problems.length)}</h2>
          <ul>
            {read.problems.map(({ line, text, code }) => (
              <li key={line}>
                {words.atLine(line)}: <q>{text}</q> — {words.listProblems[code]}
              </li>
            ))}
          </ul>
        </section>
      )}
      {read.unknown.length > 0 && (
        <section>
          <h2 className="decks-bad">{words.unknownCards(read.unknown.length)}</h2>
          <ul>
            {read.unknown.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          <p className="decks-note">{words.unknownHint}</p>
        </section>
      )}
    </div>
  );
}
