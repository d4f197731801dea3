/** What only objects of Grand Archive have: rested and other properties, damage, the level of a champion, links. */
import { Controller, Flags, Linked } from '../../../../editor/fields.tsx';
import type { OfObject } from '../../../../editor/game.ts';
import { Whole } from '../../../../editor/whole.tsx';
import { useWords } from '../../words/index.ts';
import { type GrandArchiveSituation, isOnField } from './draft.ts';

export const FLAGS = ['rested', 'distant', 'fostered', 'imbued', 'prepared', 'brewed', 'preserved', 'token'] as const;
const ON_FIELD = FLAGS.filter((flag) => flag !== 'preserved');

export function State({ draft, spot, object, set, change }: OfObject<GrandArchiveSituation>) {
  const { editor } = useWords();
  const flags = isOnField(spot.zone) ? ON_FIELD : spot.zone === 'material-deck' ? (['preserved'] as const) : [];
  if (flags.length === 0) return null;
  return (
    <>
      <Flags
        title={editor.status}
        flags={flags}
        words={editor.flags}
        object={object}
        set={(flag, on) => set({ [flag]: on })}
      />
      {isOnField(spot.zone) && (
        <div className="lab-grid">
          <Whole label={editor.damage} value={object.damage ?? 0} least={0} set={(damage) => set({ damage })} />
          {spot.zone === 'champion' ? (
            <Whole label={editor.level} value={object.level ?? 0} least={0} set={(level) => set({ level })} />
          ) : (
            <>
              <Controller draft={draft} spot={spot} object={object} set={set} />
              <Linked
                draft={draft}
                spot={spot}
                what="attached"
                label={editor.attached}
                players={false}
                change={change}
              />
            </>
          )}
        </div>
      )}
    </>
  );
}
