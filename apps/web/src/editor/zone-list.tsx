/** What lies in a zone of a player. */
import { announce } from '../ui/announce.tsx';
import { useEditor } from './game.ts';
import { useCardName } from './names.ts';
import type { AnyDraft, AnyObject, Spot } from './situation.ts';

/** Longer lists are opened by who wants to see them. */
const MOST_OPEN = 15;

interface ZoneListProps {
  readonly draft: AnyDraft;
  readonly at: number;
  readonly zone: string;
  change(draft: AnyDraft): void;
  edit(spot: Spot): void;
}

export function ZoneList({ draft, at, zone, change, edit }: ZoneListProps) {
  const { situations, useEditorWords } = useEditor();
  const editor = useEditorWords();
  const nameOf = useCardName();
  const objects = situations.listedAt(draft, at, zone);
  if (objects.length === 0) return null;
  const list = (
    <ul>
      {objects.map((object, index) => {
        const spot = { player: at, zone, index };
        return (
          // Objects are known by their place; equal ones are alike.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={`${index} ${object.card}`}>
            <ObjectButton object={object} edit={() => edit(spot)} />
            <button
              type="button"
              className="lab-remove"
              aria-label={editor.removeObject(nameOf(object.card))}
              title={editor.removeObject(nameOf(object.card))}
              onClick={() => {
                change(situations.removeObject(draft, spot));
                announce(editor.removedObject(nameOf(object.card)));
              }}
            >
              ✕
            </button>
          </li>
        );
      })}
    </ul>
  );
  const title = `${editor.zones[zone] ?? zone} (${objects.reduce((sum, { count }) => sum + (count ?? 1), 0)})`;
  if (objects.length > MOST_OPEN)
    return (
      <details className="lab-zone">
        <summary>{title}</summary>
        {list}
      </details>
    );
  return (
    <div className="lab-zone">
      <h3>{title}</h3>
      {list}
    </div>
  );
}

function ObjectButton({ object, edit }: { readonly object: AnyObject; edit(): void }) {
  const { useEditorWords, useMarks } = useEditor();
  const editor = useEditorWords();
  const marksOf = useMarks();
  const nameOf = useCardName();
  const count = object.count !== undefined && object.count > 1 ? `×${object.count}` : '';
  const marks = [...marksOf(object), ...(object.as === undefined ? [] : [`“${object.as}”`])].join(' · ');
  return (
    <button type="button" className="lab-object-button" onClick={edit}>
      <span className="unseen">{editor.edit('')} </span>
      <b>{nameOf(object.card)}</b> {count !== '' && <span className="lab-times">{count}</span>}{' '}
      {marks !== '' && <span className="lab-marks">{marks}</span>}
    </button>
  );
}
