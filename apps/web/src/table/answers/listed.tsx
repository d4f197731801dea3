/** Yes or no, and whatever can simply be listed. */
import type { AskListed, AskYesNo } from '@rulewright/table';
import { useWords } from '../../store/settings.ts';
import { useTable } from '../board.ts';
import { Buttons, Choice } from './parts.tsx';

export function YesNoAnswer({ q }: { readonly q: AskYesNo }) {
  const pack = useWords();
  const { ask } = pack.table;
  const board = useTable();
  const { yes, no, usual } = board.game.yesNo(q.prompt, pack) ?? { yes: ask.yes, no: ask.no, usual: true };
  return (
    <Buttons>
      <button
        type="button"
        className={usual ? 'main' : undefined}
        aria-keyshortcuts="Y"
        onClick={() => board.send(true)}
      >
        {yes}
      </button>
      <button
        type="button"
        className={usual ? undefined : 'main'}
        aria-keyshortcuts="N"
        onClick={() => board.send(false)}
      >
        {no}
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
