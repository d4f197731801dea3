/** Glimpsing: the cards in an order, with a line below which they go to the bottom; and what can be done with them first. */
import type { AskOrder } from '@rulewright/table';
import { OrderAnswer } from '../../../table/answers/order.tsx';
import { Choice } from '../../../table/answers/parts.tsx';
import { useBoard, useTable } from '../../../table/board.ts';
import { CardGrid } from '../../../table/grid.tsx';
import { nameOf } from '../../../table/label.ts';
import type { AskGlimpse } from '../types.ts';
import { useWords } from '../words/index.ts';

export function GlimpseAnswer({ q }: { readonly q: AskGlimpse }) {
  const { table, grandArchive } = useWords();
  const { ask } = grandArchive;
  const board = useTable();
  const snapshot = useBoard((s) => s.snapshot);
  const items: AskOrder['items'] = [
    ...q.cards.map((entity) => ({ words: nameOf(snapshot, entity, table), entity })),
    ...(q.bottomOnly ? [] : [{ words: ask.divider, entity: q.player }]),
  ];
  return (
    <>
      {!q.bottomOnly && <p className="tb-hint">{ask.glimpseHint}</p>}
      <div className="ga-offered">
        <CardGrid ids={q.cards} />
      </div>
      {q.calls.length > 0 && (
        <>
          <h3>{ask.calls}</h3>
          <ul className="tb-options">
            {q.calls.map(({ answer, card, words }) => (
              <Choice key={JSON.stringify(answer)} words={words} entity={card} onChoose={() => board.send(answer)} />
            ))}
          </ul>
        </>
      )}
      <OrderAnswer q={{ ...q, kind: 'order', items }} />
    </>
  );
}
