/** Yes or no, and whatever can simply be listed. */
import type { AskListed, AskYesNo } from '@rulewright/table';
import { useWords } from '../../store/settings.ts';
import { useTable } from '../board.ts';
import { Buttons, Choice } from './parts.tsx';

export function YesNoAnswer({ q }: { readonly q: AskYesNo }) {
  const { ask } = useWords().table;
  const board = useTable();
  const mulligan = q.prompt === 'mulligan';
  return (
    <Buttons>
      <button
        type="button"
        className={mulligan ? undefined : 'main'}
        aria-keyshortcuts="Y"
        onClick={() => board.send(true)}
      >
        {mulligan ? ask.mulligan : ask.yes}
      </button>
      <button
        type="button"
        className={mulligan ? 'main' : undefined}
        aria-keyshortcuts="N"
        onClick={() => board.send(false)}
      >
        {mulligan ? ask.keep : ask.no}
      </button>
    </Buttons>
  );
}

export function ListedAnswer({ q }: { readonly q: AskListed }) {
  const board = useTable();
  return (
    <ul className="tb-options">
      {q.answers.map(({ answer, words }) => (
        <Choice key={JSON.stringify(answer)} words={words} onChoose={() => board.send(answer)} />
      ))}
    </ul>
  );
}
