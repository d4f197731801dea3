/** Targets and other things: lit on the table; what does not lie there is shown in a dialog. */
import type { EntityId } from '@rulewright/kernel';
import type { AskEntities } from '@rulewright/table';
import { useState } from 'react';
import { useWords } from '../../store/settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useBoard, useTable } from '../board.ts';
import type { AnySnapshot, GameTable } from '../game.ts';
import { CardGrid } from '../grid.tsx';
import { isObject } from '../ids.ts';
import { Buttons, Choice, Choices, Clear, Done, useEntityLabel } from './parts.tsx';

/** What lies open on the table: the rest has to be looked through. */
function onTable(game: GameTable, { objects, viewer }: AnySnapshot, id: EntityId): boolean {
  if (!isObject(id)) return true;
  const o = objects[id];
  return o !== undefined && game.isLaidOut(o, viewer);
}

function Count({ q }: { readonly q: AskEntities }) {
  const { ask } = useWords().table;
  const chosen = useBoard((s) => s.draft.chosen.length);
  const wanted =
    q.min === q.max ? ask.exactly(q.min) : q.max >= q.from.length && q.min === 0 ? ask.any : ask.range(q.min, q.max);
  return (
    <p className="tb-hint" role="status">
      {wanted}
      {chosen > 0 && ` · ${ask.count(chosen, q.min, q.max)}`}
    </p>
  );
}

export function EntitiesAnswer({ q }: { readonly q: AskEntities }) {
  const { ask } = useWords().table;
  const board = useTable();
  const chosen = useBoard((s) => s.draft.chosen);
  const hidden = useBoard((s) => q.from.some((id) => !onTable(board.game, s.snapshot, id)));
  const [searching, setSearching] = useState(hidden);
  const label = useEntityLabel();
  const single = q.min === 1 && q.max === 1;
  const buttons = (
    <Buttons>
      {!single && <Done />}
      {chosen.length > 0 && <Clear />}
      {hidden && !searching && (
        <button type="button" className="main" onClick={() => setSearching(true)}>
          {ask.search}
        </button>
      )}
    </Buttons>
  );
  return (
    <>
      <Count q={q} />
      {buttons}
      <Choices title={ask.choicesOf(q.from.length)} open={q.from.every((id) => !isObject(id))}>
        <ul>
          {q.from.map((id) => (
            <Choice
              key={id}
              words={label(id)}
              entity={id}
              {...(single ? {} : { pressed: chosen.includes(id) })}
              disabled={!single && q.max > 1 && chosen.length >= q.max && !chosen.includes(id)}
              onChoose={() => board.pick(id)}
            />
          ))}
        </ul>
      </Choices>
      {hidden && searching && (
        <Dialog title={q.words} close={() => setSearching(false)}>
          <div className="tb-search-head">
            <Count q={q} />
            {buttons}
            <button type="button" onClick={() => setSearching(false)}>
              {ask.hide}
            </button>
          </div>
          <CardGrid ids={q.from.filter(isObject)} />
        </Dialog>
      )}
    </>
  );
}
