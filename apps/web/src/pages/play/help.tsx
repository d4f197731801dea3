/** What the mouse and the keys do. */
import { useState } from 'react';
import { useWords } from '../../store/settings.ts';
import { lettersOn, setLetters } from '../../table/keys.ts';
import { Dialog } from '../../ui/dialog.tsx';

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

export function Help({ close }: { close(): void }) {
  const { help } = useWords().play;
  const [letters, setOn] = useState(lettersOn);
  return (
    <Dialog title={help.title} className="play-help" close={close}>
      <h3>{help.mouse}</h3>
      <ul>
        {Object.values(help.mouseLines).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3>{help.keys}</h3>
      <label>
        <input
          type="checkbox"
          checked={letters}
          onChange={({ target }) => {
            setLetters(target.checked);
            setOn(target.checked);
          }}
        />
        {help.letters}
      </label>
      <table>
        <thead>
          <tr>
            <th scope="col">{help.key}</th>
            <th scope="col">{help.does}</th>
          </tr>
        </thead>
        <tbody>
          {KEYS.map(([line, keys]) => (
            <tr key={line}>
              <td>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </td>
              <td>{help.lines[line]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
