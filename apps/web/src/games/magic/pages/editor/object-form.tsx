/** One object of the situation: where it is and in which state. */
import type { Draft, DraftObject } from '@rulewright/scenario/magic';
import { Choice } from '../../../../ui/choice.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useWords } from '../../words/index.ts';
import { Chosen } from './chosen.tsx';
import { Counters } from './counters.tsx';
import {
  FACE_DOWN,
  listedIn,
  moveObject,
  objectAt,
  type Place,
  permanentsOf,
  removeObject,
  type Spot,
  setObject,
  withAlias,
  zonesOf,
} from './draft.ts';
import { useCardName } from './names.ts';
import { Whole } from './whole.tsx';

const KINDS = ['+1/+1', '-1/-1', 'loyalty', 'charge', 'time', 'lore', 'stun', 'shield', 'flying', 'defense'];

interface ObjectFormProps {
  readonly draft: Draft;
  readonly spot: Spot;
  change(draft: Draft): void;
  moved(spot: Spot): void;
  close(): void;
}

export function ObjectForm({ draft, spot, change, moved, close }: ObjectFormProps) {
  const { editor, shell } = useWords();
  const nameOf = useCardName();
  const object = objectAt(draft, spot);
  if (object === undefined) return null;
  const set = (part: Partial<DraftObject>): void => change(setObject(draft, spot, cleaned({ ...object, ...part })));
  const go = (player: number, zone: Place): void => {
    const next = moveObject(draft, spot, player, zone);
    change(next);
    moved({ player, zone, index: listedIn(next.players[player], zone).length - 1 });
  };
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
          of={zonesOf(draft)}
          words={(zone) => editor.zones[zone]}
          choose={(zone) => go(spot.player, zone)}
        />
        <Whole label={editor.count} value={object.count ?? 1} least={1} most={1000} set={(count) => set({ count })} />
      </div>
      {spot.zone === 'battlefield' && <Permanent draft={draft} spot={spot} object={object} set={set} change={change} />}
      <Counters counters={object.counters ?? {}} kinds={KINDS} change={(counters) => set({ counters })} />
      <Chosen
        chosen={object.chosen ?? {}}
        players={draft.players.map(({ name }) => name)}
        change={(chosen) => set({ chosen })}
      />
      <div className="actions">
        <button type="button" className="main" onClick={close}>
          {editor.done}
        </button>
        <button
          type="button"
          onClick={() => {
            close();
            change(removeObject(draft, spot));
          }}
        >
          {editor.remove}
        </button>
        <span className="unseen">{shell.close}</span>
      </div>
    </Dialog>
  );
}

/** What is not said is left out, so that files stay short. */
function cleaned(object: DraftObject): DraftObject {
  const entries = Object.entries(object).filter(([key, value]) => {
    if (value === undefined || value === false || value === '' || value === 0) return false;
    if (key === 'count') return value !== 1;
    return typeof value !== 'object' || Object.keys(value as object).length > 0;
  });
  return Object.fromEntries(entries) as unknown as DraftObject;
}

interface PermanentProps {
  readonly draft: Draft;
  readonly spot: Spot;
  readonly object: DraftObject;
  set(part: Partial<DraftObject>): void;
  change(draft: Draft): void;
}

const FLAGS = ['tapped', 'sick', 'token', 'phasedOut'] as const;

function Permanent({ draft, spot, object, set, change }: PermanentProps) {
  const { editor } = useWords();
  const owner = draft.players[spot.player]?.name ?? '';
  return (
    <>
      <fieldset className="lab-flags">
        <legend>{editor.status}</legend>
        {FLAGS.map((flag) => (
          <label key={flag}>
            <input
              type="checkbox"
              checked={object[flag] === true}
              onChange={({ target }) => set({ [flag]: target.checked })}
            />
            {editor.flags[flag]}
          </label>
        ))}
        <label>
          <input
            type="checkbox"
            checked={object.face === 'back'}
            onChange={({ target }) => set({ face: target.checked ? 'back' : 'front' })}
          />
          {editor.back}
        </label>
      </fieldset>
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
        <Choice
          className="lab-field"
          label={editor.controller}
          value={object.controller ?? owner}
          of={draft.players.map(({ name }) => name)}
          words={(name) => name}
          choose={(name) => set({ controller: name === owner ? '' : name })}
        />
        <Linked draft={draft} spot={spot} what="attached" change={change} />
        <Linked draft={draft} spot={spot} what="attacking" change={change} />
      </div>
    </>
  );
}

const faceDownOf = (way: string): Partial<DraftObject> => {
  const found = FACE_DOWN.find((each) => each === way);
  return found === undefined ? { faceDown: undefined as never } : { faceDown: found };
};

interface LinkedProps {
  readonly draft: Draft;
  readonly spot: Spot;
  readonly what: 'attached' | 'attacking';
  change(draft: Draft): void;
}

/** To what it is attached, or what it attacks: players, and permanents under names of their own. */
function Linked({ draft, spot, what, change }: LinkedProps) {
  const { editor } = useWords();
  const nameOf = useCardName();
  const object = objectAt(draft, spot);
  const others = permanentsOf(draft).filter(
    ({ spot: other }) => other.player !== spot.player || other.index !== spot.index,
  );
  const key = (at: Spot): string => `${at.player} ${at.index}`;
  const said = object?.[what];
  const host = others.find(({ object: other }) => other.as !== undefined && other.as === said);
  const byName = host ?? others.find(({ object: other }) => other.card === said);
  const value = said === undefined ? '' : byName === undefined ? `player ${said}` : key(byName.spot);
  const pick = (chosen: string): void => {
    if (object === undefined) return;
    const to = others.find(({ spot: other }) => key(other) === chosen);
    const { [what]: _, ...rest } = object;
    if (to === undefined) {
      const name = chosen.replace(/^player /, '');
      change(setObject(draft, spot, name === '' ? rest : { ...rest, [what]: name }));
      return;
    }
    const named = withAlias(draft, to.spot);
    change(setObject(named.draft, spot, { ...rest, [what]: named.alias }));
  };
  return (
    <label className="lab-field">
      {editor[what]}
      <select value={value} onChange={({ target }) => pick(target.value)}>
        <option value="">{editor.toNothing}</option>
        {draft.players.map(({ name }) => (
          <option key={name} value={`player ${name}`}>
            {name}
          </option>
        ))}
        {others.map(({ spot: other, object: it, owner }) => (
          <option key={key(other)} value={key(other)}>
            {`${nameOf(it.card)}${it.as === undefined ? '' : ` (${it.as})`} – ${owner}`}
          </option>
        ))}
      </select>
    </label>
  );
}
