/** A field for the name of a card, with suggestions. */
import { useState } from 'react';
import { useSettings } from '../../../../store/settings.ts';
import { Combobox, useSuggestions } from '../../../../ui/combobox.tsx';
import { engine } from '../../engine/client.ts';
import type { Suggested } from '../../engine/services/lab-cards.ts';
import { useWords } from '../../words/index.ts';

interface CardSearchProps {
  readonly label: string;
  chosen(card: Suggested): void;
}

export function CardSearch({ label, chosen }: CardSearchProps) {
  const { editor, shell } = useWords();
  const language = useSettings((s) => s.language);
  const [text, setText] = useState('');
  const wanted = text.trim();
  const suggestions = useSuggestions(wanted === '' ? null : `${language} ${wanted}`, () =>
    engine.lab.suggest(wanted, language),
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
