/** Priority: the actions are on the table; here they are listed as well. */
import type { AskPriority } from '@rulewright/table';
import { useWords } from '../../store/settings.ts';
import { useBoard, useTable } from '../board.ts';
import { Buttons, Choice, Choices, Done } from './parts.tsx';
import { RepeatAnswer } from './repeat.tsx';

export function PriorityAnswer({ q }: { readonly q: AskPriority }) {
  const pack = useWords();
  const { ask } = pack.table;
  const board = useTable();
  const byHand = useBoard((s) => s.byHand);
  const pass = useBoard((s) => board.game.pass(s.snapshot, pack));
  const useful = q.actions.filter((a) => !board.game.isMinor(a));
  const minor = q.actions.filter((a) => board.game.isMinor(a));
  const list = (actions: AskPriority['actions']) => (
    <ul>
      {actions.map((a) => (
        <Choice
          key={JSON.stringify(a.answer)}
          words={a.words}
          entity={a.entity}
          cost={a.cost}
          onChoose={() => board.send(a.answer)}
        />
      ))}
    </ul>
  );
  return (
    <>
      <Buttons>
        <Done>{pass}</Done>
        {board.game.paidByHand !== undefined && (
          <label className="tb-toggle">
            <input type="checkbox" checked={byHand} onChange={({ target }) => board.setByHand(target.checked)} />
            {ask.byHand}
          </label>
        )}
      </Buttons>
      {q.repeat !== undefined && <RepeatAnswer repeat={q.repeat} />}
      <Choices title={useful.length === 0 ? ask.noActions : ask.actions(useful.length)}>
        {useful.length > 0 && list(useful)}
        {minor.length > 0 && (
          <>
            <h3>{board.game.minorWords(pack).title}</h3>
            {list(minor)}
          </>
        )}
      </Choices>
    </>
  );
}
