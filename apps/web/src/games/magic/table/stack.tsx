/** The stack, the top first: what resolves next. */

import { memo } from 'react';
import { useTable } from '../../../table/board.ts';
import { useItem, useLabel } from '../../../table/item.ts';
import { nameOf } from '../../../table/label.ts';
import { CardFace } from '../card/index.ts';
import type { Shown } from '../types.ts';
import { useWords } from '../words/index.ts';
import { useBoard } from './board.ts';

const Entry = memo(function Entry({ object, top }: { readonly object: Shown; readonly top: boolean }) {
  const { table, magic } = useWords();
  const board = useTable();
  const { light, props } = useItem([object.id]);
  const label = useLabel(object, light);
  const by = useBoard(({ snapshot }) => nameOf(snapshot, object.controller, table));
  const mine = useBoard(({ snapshot }) => snapshot.viewer === object.controller);
  // An ability has no picture of its own: it shows that of its source.
  const source = useBoard(({ snapshot }) =>
    object.stack === undefined || object.stack.kind === 'spell' ? undefined : snapshot.objects[object.stack.source],
  );
  const ability = object.stack !== undefined && object.stack.kind !== 'spell';
  const letThrough = board.acts().yieldTo;
  return (
    <li className="tb-entry" data-top={top || undefined} data-mine={mine || undefined}>
      <button {...props} className="tb-on-stack">
        <span className="unseen">{`${label}, ${magic.marks.controller(by)}${top ? `, ${magic.isTop}` : ''}`}</span>
        <span className="tb-entry-face" aria-hidden="true">
          <CardFace card={source ?? object} size="small" />
        </span>
        <span className="tb-entry-words" aria-hidden="true">
          <b>{object.name}</b>
          <small>{ability ? object.stack?.words : object.typeLine}</small>
          <small className="tb-by">{by}</small>
        </span>
      </button>
      {letThrough !== undefined && ability && !mine && (
        <button type="button" className="tb-yield" onClick={() => letThrough(object.id)}>
          {magic.yieldTo}
        </button>
      )}
    </li>
  );
});

export const Stack = memo(function Stack() {
  const { magic } = useWords();
  const stack = useBoard((s) => s.snapshot.zones.stack.seen);
  const objects = useBoard((s) => s.snapshot.objects);
  const shown = stack.toReversed().flatMap((id) => objects[id] ?? []);
  return (
    <section
      className="tb-stack"
      data-zone="stack"
      data-empty={shown.length === 0 || undefined}
      aria-label={`${magic.zones.stack}: ${shown.length === 0 ? magic.emptyStack : shown.length}`}
    >
      <h2>{magic.zones.stack}</h2>
      {shown.length === 0 ? (
        <p className="tb-bare">{magic.emptyStack}</p>
      ) : (
        <ol>
          {shown.map((object, i) => (
            <Entry key={object.id} object={object} top={i === 0} />
          ))}
        </ol>
      )}
    </section>
  );
});
