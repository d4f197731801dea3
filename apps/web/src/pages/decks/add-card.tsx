/** A field that suggests cards while one types, and adds the chosen one. */
import { useState } from 'react';
import type { CardLook } from '../../engine/decks.ts';
import { useSettings, useWords } from '../../store/settings.ts';
import { Combobox, useSuggestions } from '../../ui/combobox.tsx';
import { BESIDE } from './deck-parts.ts';
import { useKit } from './kit.ts';

interface AddCardProps {
  add(card: CardLook, part: string): void;
}

export function AddCard({ add }: AddCardProps) {
  const { decks: words, deck, shell } = useWords();
  const kit = useKit();
  const language = useSettings((s) => s.language);
  const [text, setText] = useState('');
  const wanted = text.trim();
  const suggestions = useSuggestions(wanted === '' ? null : `${language} ${wanted}`, () =>
    kit.decks().suggest(wanted, language),
  );
  return (
    <div className="decks-add">
      <Combobox
        label={words.add}
        hint={deck.addHint}
        text={text}
        setText={setText}
        suggestions={suggestions}
        keyOf={({ name }) => name}
        show={(card) => (
          <>
            <span>{card.shown}</span>
            {card.shown !== card.name && <small>{card.name}</small>}
            <kit.Cost look={card} label={false} />
          </>
        )}
        choose={(card, shift) => add(card, shift ? BESIDE : card.home)}
        found={shell.cardsFound}
      />
    </div>
  );
}
