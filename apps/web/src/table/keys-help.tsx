/** What the keys do, and whether letters are among them. */
import { useState } from 'react';
import { useWords } from '../store/settings.ts';
import { lettersOn, setLetters } from './keys.ts';
import './keys-help.css';

interface KeysHelpProps<K extends string> {
  /** What is done, and by which keys. */
  readonly keys: readonly (readonly [K, readonly string[]])[];
  readonly does: Readonly<Record<K, string>>;
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
          {keys.map(([what, which]) => (
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
