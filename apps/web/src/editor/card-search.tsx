/** A field for the name of a card, with suggestions. */
import { useState } from 'react';
import { useSettings, useWords } from '../store/settings.ts';
import { Combobox, useSuggestions } from '../ui/combobox.tsx';
import { type Suggested, useEditor } from './game.ts';

interface CardSearchProps {
  readonly label: string;
  chosen(card: Suggested): void;
}

export function CardSearch({ label, chosen }: CardSearchProps) {
  const { shell } = useWords();
  const { lab, useEditorWords } = useEditor();
  const editor = useEditorWords();
  const language = useSettings((s) => s.language);
  const [text, setText] = useState('');
  const wanted = text.trim();
  const suggestions = useSuggestions(wanted === '' ? null : `${language} ${wanted}`, () =>
    lab.suggest(wanted, language),
  );
  return (
    <Combobox
      label={label}
      placeholder={editor.searchHint}
      text={text}
      setText={setText}
      suggestions={suggestions}
      keyOf={({ name }) => name}
      isBarred={({ problem }) => problem !== null}
      show={({ name, shown, typeLine, problem }) => (
        <>
          <span>{shown}</span>
          {shown !== name && <small>{name}</small>}
          <small>{problem === null ? typeLine : editor.unplayable(problem)}</small>
        </>
      )}
      choose={(card) => {
        setText('');
        chosen(card);
      }}
      found={shell.cardsFound}
    />
  );
}
