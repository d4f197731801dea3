/** Priority: the actions are on the table; here they are listed as well. */
import type { AskPriority } from '../../games/magic/types.ts';
import { useWords } from '../../store/settings.ts';
import { useBoard, useTable } from '../board.ts';
import { Buttons, Choice, Choices, Done } from './parts.tsx';

export function PriorityAnswer({ q }: { readonly q: AskPriority }) {
  const { ask } = useWords().table;
  const board = useTable();
  const byHand = useBoard((s) => s.byHand);
  const resolving = useBoard((s) => s.snapshot.zones.stack.count > 0);
  const useful = q.actions.filter((a) => !a.forMana);
  const mana = q.actions.filter((a) => a.forMana);
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
        <Done>{resolving ? ask.passTo : ask.pass}</Done>
        <label className="tb-toggle">
          <input type="checkbox" checked={byHand} onChange={({ target }) => board.setByHand(target.checked)} />
          {ask.byHand}
        </label>
      </Buttons>
      <Choices title={useful.length === 0 ? ask.noActions : ask.actions(useful.length)}>
        {useful.length > 0 && list(useful)}
        {mana.length > 0 && (
          <>
            <h3>{ask.forMana}</h3>
            {list(mana)}
          </>
        )}
      </Choices>
    </>
  );
}
