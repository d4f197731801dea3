/** A word, such as the name of a card: typed, with suggestions. */
import type { AskWord } from '@rulewright/table';
import { useWords } from '../../store/settings.ts';
import { Combobox, useSuggestions } from '../../ui/combobox.tsx';
import { useBoard, useTable } from '../board.ts';
import { Done } from './parts.tsx';

export function WordAnswer({ q }: { readonly q: AskWord }) {
  const { ask } = useWords().table;
  const board = useTable();
  const draft = useBoard((s) => s.draft);
  const { text } = draft;
  const { options, current } = useSuggestions(
    `${q.domain} ${text}`,
    async () => (await board.acts().words?.(q.domain, text)) ?? [],
  );
  const shown = options.filter((word) => !q.except.includes(word));
  const [only, ...others] = shown;
  return (
    <Combobox
      label={ask.word}
      placeholder={ask.wordHint}
      text={text}
      setText={(typed) => board.setDraft({ ...draft, text: typed })}
      suggestions={{ options: shown, current }}
      keyOf={(word) => word}
      show={(word) => word}
      choose={(word) => board.send(word)}
      otherwise={() => {
        if (current && only !== undefined && others.length === 0) board.send(only);
        else board.done();
      }}
    >
      <Done />
    </Combobox>
  );
}
