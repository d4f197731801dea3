/** What the keys do, and whether letters are among them. */
import { useState } from 'react';
import { useWords } from '../store/settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import { lettersOn, setLetters } from './keys.ts';
import './keys-help.css';

interface KeysHelpProps<K extends string> {
  /** What is done, and by which keys. */
  readonly keys: readonly (readonly [K, readonly string[]])[];
  /** Keys without words do nothing here. */
  readonly does: Readonly<Partial<Record<K, string>>>;
}

export function KeysHelp<K extends string>({ keys, does }: KeysHelpProps<K>) {
  const { help } = useWords().table;
  const [on, setOn] = useState(lettersOn);
  return (
    <>
      <h3>{help.keys}</h3>
      <label>
        <input
          type="checkbox"
          checked={on}
          onChange={({ target }) => {
            setLetters(target.checked);
            setOn(target.checked);
          }}
        />
        {help.letters}
      </label>
      <table className="tb-keys">
        <thead>
          <tr>
            <th scope="col">{help.key}</th>
            <th scope="col">{help.does}</th>
          </tr>
        </thead>
        <tbody>
          {keys
            .filter(([what]) => does[what] !== undefined)
            .map(([what, which]) => (
              <tr key={what}>
                <td>
                  {which.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </td>
                <td>{does[what]}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </>
  );
}

/** The keys of every game, and by which they are pressed. */
const KEYS = [
  ['tab', ['Tab']],
  ['arrows', ['←', '→', '↑', '↓']],
  ['enter', ['Enter', 'Space']],
  ['p', ['P']],
  ['yn', ['Y', 'N']],
  ['a', ['A']],
  ['u', ['U']],
  ['o', ['O']],
  ['e', ['E']],
  ['t', ['T']],
  ['s', ['S']],
  ['g', ['G']],
  ['why', ['?']],
  ['one', ['1']],
  ['two', ['2']],
  ['three', ['3']],
  ['four', ['4']],
  ['five', ['5']],
  ['six', ['6']],
  ['q', ['Q']],
  ['f6', ['F6']],
  ['x', ['X']],
  ['escape', ['Esc']],
  ['h', ['H', 'F1']],
] as const;

type Key = (typeof KEYS)[number][0];

interface GameHelpProps {
  readonly words: {
    readonly title: string;
    readonly mouse: string;
    readonly mouseLines: readonly string[];
    readonly lines: Readonly<Partial<Record<Key, string>>>;
  };
  close(): void;
}

/** What the mouse and the keys do where a game is played. */
export function GameHelp({ words: { title, mouse, mouseLines, lines }, close }: GameHelpProps) {
  return (
    <Dialog title={title} close={close}>
      <h3>{mouse}</h3>
      <ul>
        {mouseLines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <KeysHelp keys={KEYS} does={lines} />
    </Dialog>
  );
}
