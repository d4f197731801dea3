/** One object of the situation: where it is and in which state. */
import { useWords } from '../store/settings.ts';
import { Choice } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Counters } from './counters.tsx';
import { useEditor } from './game.ts';
import { useCardName } from './names.ts';
import { type AnyDraft, type AnyObject, cleaned, type Spot } from './situation.ts';
import { Whole } from './whole.tsx';

interface ObjectFormProps {
  readonly draft: AnyDraft;
  readonly spot: Spot;
  change(draft: AnyDraft): void;
  moved(spot: Spot): void;
  close(): void;
}

export function ObjectForm({ draft, spot, change, moved, close }: ObjectFormProps) {
  const { shell } = useWords();
  const game = useEditor();
  const { situations } = game;
  const editor = game.useEditorWords();
  const nameOf = useCardName();
  const object = situations.objectAt(draft, spot);
  if (object === undefined) return null;
  const set = (part: Partial<AnyObject>): void =>
    change(situations.setObject(draft, spot, cleaned({ ...object, ...part })));
  const go = (player: number, zone: string): void => {
    const next = situations.moveObject(draft, spot, player, zone);
    change(next);
    moved({ player, zone, index: situations.listedAt(next, player, zone).length - 1 });
  };
  const own = { draft, spot, object, set, change };
  return (
    <Dialog title={nameOf(object.card)} className="lab-dialog lab-object" close={close}>
      <div className="lab-grid">
        <Choice
          className="lab-field"
          label={editor.player}
          value={spot.player}
          of={[...draft.players.keys()]}
          words={(player) => draft.players[player]?.name ?? ''}
          choose={(player) => go(player, spot.zone)}
        />
        <Choice
          className="lab-field"
          label={editor.zone}
          value={spot.zone}
          of={game.zonesOf(draft)}
          words={(zone) => editor.zones[zone] ?? zone}
          choose={(zone) => go(spot.player, zone)}
        />
        <Whole label={editor.count} value={object.count ?? 1} least={1} most={1000} set={(count) => set({ count })} />
      </div>
      <game.State {...own} />
      <Counters counters={object.counters ?? {}} kinds={game.objectCounters} change={(counters) => set({ counters })} />
      <game.Extra {...own} />
      <div className="actions">
        <button type="button" className="main" onClick={close}>
          {editor.done}
        </button>
        <button
          type="button"
          onClick={() => {
            close();
            change(situations.removeObject(draft, spot));
          }}
        >
          {editor.remove}
        </button>
        <span className="unseen">{shell.close}</span>
      </div>
    </Dialog>
  );
}
