/** What only objects of Grand Archive have: rested and other properties, damage, the level of a champion, links. */
import type { DraftObject } from '@rulewright/scenario/grand-archive';
import { Controller, Flags, Linked, Names } from '../../../../editor/fields.tsx';
import type { OfObject, OfPlayer } from '../../../../editor/game.ts';
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
          <Names
            label={editor.loaded}
            names={(object.loaded ?? []).map(({ card }) => card)}
            set={(cards) => set({ loaded: cards.map((card) => loadedAs(object, card)) })}
          />
        </div>
      )}
    </>
  );
}

/** What else was said of a loaded card stays with it. */
const loadedAs = ({ loaded = [] }: DraftObject, card: string): DraftObject =>
  loaded.find((each) => each.card === card) ?? { card };

/** What only players of Grand Archive have. */
export function More({ player, set }: OfPlayer<GrandArchiveSituation>) {
  const { editor } = useWords();
  return <Names label={editor.statuses} names={player.statuses} set={(statuses) => set({ statuses })} />;
}
