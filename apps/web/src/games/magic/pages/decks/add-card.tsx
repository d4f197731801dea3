/** A field that suggests cards while one types, and adds the chosen one. */
import { useState } from 'react';
import { useSettings } from '../../../../store/settings.ts';
import { Combobox, useSuggestions } from '../../../../ui/combobox.tsx';
import { Mana } from '../../card/index.ts';
import { engine } from '../../engine/client.ts';
import type { Suggestion } from '../../engine/services/decks.ts';
import { useWords } from '../../words/index.ts';
import type { Where } from './deck-parts.ts';

interface AddCardProps {
  add(name: string, shown: string, where: Where): void;
}

const shownName = ({ name, drawn }: Suggestion): string => drawn?.name ?? name;

export function AddCard({ add }: AddCardProps) {
  const { decks: words, shell } = useWords();
  const language = useSettings((s) => s.language);
  const [text, setText] = useState('');
  const wanted = text.trim();
  const suggestions = useSuggestions(wanted === '' ? null : `${language} ${wanted}`, () =>
    engine.decks.suggest(wanted, language),
  );
  return (
    <div className="decks-add">
      <Combobox
        label={words.add}
        hint={words.addHint}
        text={text}
        setText={setText}
        suggestions={suggestions}
        keyOf={({ name }) => name}
        show={(card) => (
          <>
            <span>{shownName(card)}</span>
            {shownName(card) !== card.name && <small>{card.name}</small>}
            {card.drawn?.cost != null && <Mana symbols={card.drawn.cost} label={false} />}
          </>
        )}
        choose={(card, shift) => add(card.name, shownName(card), shift ? 'sideboard' : 'main')}
        found={shell.cardsFound}
      />
    </div>
  );
}
