/** What only objects of Magic have: the state of permanents, and what was chosen for them. */
import type { DraftObject } from '@rulewright/scenario/magic';
import { Controller, Flags, Linked } from '../../../../editor/fields.tsx';
import type { OfObject } from '../../../../editor/game.ts';
import { Whole } from '../../../../editor/whole.tsx';
import { Choice } from '../../../../ui/choice.tsx';
import { useWords } from '../../words/index.ts';
import { Chosen as ChosenForm } from './chosen.tsx';
import { FACE_DOWN, type MagicSituation } from './draft.ts';

const FLAGS = ['tapped', 'sick', 'token', 'phasedOut', 'back'] as const;

export function State({ draft, spot, object, set, change }: OfObject<MagicSituation>) {
  const { editor } = useWords();
  if (spot.zone !== 'battlefield') return null;
  return (
    <>
      <Flags
        title={editor.status}
        flags={FLAGS}
        words={{ ...editor.flags, back: editor.back }}
        object={{ ...object, back: object.face === 'back' }}
        set={(flag, on) => set(flag === 'back' ? { face: on ? 'back' : 'front' } : { [flag]: on })}
      />
      <div className="lab-grid">
        <Whole label={editor.damage} value={object.damage ?? 0} least={0} set={(damage) => set({ damage })} />
        <Choice
          className="lab-field"
          label={editor.faceDown}
          value={object.faceDown ?? ''}
          of={['', ...FACE_DOWN]}
          words={(way) => (way === '' ? editor.faceUp : editor.faceDowns[way])}
          choose={(way) => set(faceDownOf(way))}
        />
        <Controller draft={draft} spot={spot} object={object} set={set} />
        <Linked draft={draft} spot={spot} what="attached" label={editor.attached} players change={change} />
        <Linked draft={draft} spot={spot} what="attacking" label={editor.attacking} players change={change} />
      </div>
    </>
  );
}

const faceDownOf = (way: string): Partial<DraftObject> => {
  const found = FACE_DOWN.find((each) => each === way);
  return found === undefined ? { faceDown: undefined as never } : { faceDown: found };
};

export function Chosen({ draft, object, set }: OfObject<MagicSituation>) {
  return (
    <ChosenForm
      chosen={object.chosen ?? {}}
      players={draft.players.map(({ name }) => name)}
      change={(chosen) => set({ chosen })}
    />
  );
}
