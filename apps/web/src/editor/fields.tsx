/** Fields of objects that several games have. */
import { useState } from 'react';
import { Choice } from '../ui/choice.tsx';
import { useEditor } from './game.ts';
import { useCardName } from './names.ts';
import { type AnyDraft, type AnyObject, cleaned, type Spot } from './situation.ts';

interface FlagsProps<Flag extends string> {
  readonly title: string;
  readonly flags: readonly Flag[];
  readonly words: Readonly<Record<Flag, string>>;
  readonly object: Readonly<Partial<Record<Flag, boolean>>>;
  set(flag: Flag, on: boolean): void;
}

/** What is so or not. */
export function Flags<Flag extends string>({ title, flags, words, object, set }: FlagsProps<Flag>) {
  return (
    <fieldset className="lab-flags">
      <legend>{title}</legend>
      {flags.map((flag) => (
        <label key={flag}>
          <input type="checkbox" checked={object[flag] === true} onChange={({ target }) => set(flag, target.checked)} />
          {words[flag]}
        </label>
      ))}
    </fieldset>
  );
}

interface ControllerProps {
  readonly draft: AnyDraft;
  readonly spot: Spot;
  readonly object: AnyObject;
  set(part: { readonly controller: string }): void;
}

/** Whoever controls it, if that is not the owner. */
export function Controller({ draft, spot, object, set }: ControllerProps) {
  const editor = useEditor().useEditorWords();
  const owner = draft.players[spot.player]?.name ?? '';
  return (
    <Choice
      className="lab-field"
      label={editor.controller}
      value={object.controller ?? owner}
      of={draft.players.map(({ name }) => name)}
      words={(name) => name}
      choose={(name) => set({ controller: name === owner ? '' : name })}
    />
  );
}

interface LinkedProps {
  readonly draft: AnyDraft;
  readonly spot: Spot;
  /** The field that says it, and what it is called. */
  readonly what: string;
  readonly label: string;
  /** Players too, not objects alone. */
  readonly players: boolean;
  change(draft: AnyDraft): void;
}

/** To what it is attached, or what it attacks: players, and objects under names of their own. */
export function Linked({ draft, spot, what, label, players, change }: LinkedProps) {
  const { situations, useEditorWords } = useEditor();
  const editor = useEditorWords();
  const nameOf = useCardName();
  const object = situations.objectAt(draft, spot);
  const others = situations
    .onBoard(draft)
    .filter(({ spot: other }) => other.player !== spot.player || other.index !== spot.index);
  const key = (at: Spot): string => `${at.player} ${at.index}`;
  const said = object === undefined ? undefined : new Map(Object.entries(object)).get(what);
  const host = others.find(({ object: other }) => other.as !== undefined && other.as === said);
  const byName = host ?? others.find(({ object: other }) => other.card === said);
  const value = said === undefined ? '' : byName === undefined ? `player ${said}` : key(byName.spot);
  const pick = (chosen: string): void => {
    if (object === undefined) return;
    const to = others.find(({ spot: other }) => key(other) === chosen);
    if (to === undefined) {
      // Nothing is said of it any more, or a player.
      change(situations.setObject(draft, spot, cleaned({ ...object, [what]: chosen.replace(/^player /, '') })));
      return;
    }
    const named = situations.withAlias(draft, to.spot);
    change(situations.setObject(named.draft, spot, { ...object, [what]: named.alias }));
  };
  return (
    <label className="lab-field">
      {label}
      <select value={value} onChange={({ target }) => pick(target.value)}>
        <option value="">{editor.toNothing}</option>
        {players &&
          draft.players.map(({ name }) => (
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

interface NamesProps {
  readonly label: string;
  readonly names: readonly string[];
  set(names: readonly string[]): void;
}

/** Names of cards, one on each line: names have commas in them. */
export function Names({ label, names, set }: NamesProps) {
  const [typed, setTyped] = useState(names.join('\n'));
  const read = (text: string): readonly string[] =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  // What is typed stays as it is, with the empty line that the next name will stand on.
  const shown = read(typed).join('\n') === names.join('\n') ? typed : names.join('\n');
  return (
    <label className="lab-field">
      {label}
      <textarea
        rows={Math.max(2, names.length + 1)}
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value);
          set(read(target.value));
        }}
      />
    </label>
  );
}
