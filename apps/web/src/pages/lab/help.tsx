/** What the keys do in the lab. */
import { useState } from 'react';
import { useWords } from '../../store/settings.ts';
import { lettersOn, setLetters } from '../../table/keys.ts';
import { Dialog } from '../../ui/dialog.tsx';

const KEYS = [
  ['back', [',', 'U']],
  ['forth', ['.']],
  ['resolved', ['R']],
  ['step', ['S']],
  ['turn', ['T']],
  ['main', ['P']],
  ['why', ['?']],
  ['zones', ['1', '…', '6', 'F6']],
  ['question', ['Q']],
  ['arrows', ['←', '→', '↑', '↓']],
  ['escape', ['Esc']],
  ['help', ['H', 'F1']],
] as const;

export function Help({ close }: { close(): void }) {
  const { help } = useWords().lab;
  const { letters } = useWords().play.help;
  const [on, setOn] = useState(lettersOn);
  return (
    <Dialog title={help.title} className="lab-dialog" close={close}>
      <ul className="lab-help-lines">
        {help.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3>{help.keys}</h3>
      <label className="lab-check">
        <input
          type="checkbox"
          checked={on}
          onChange={({ target }) => {
            setLetters(target.checked);
            setOn(target.checked);
          }}
        />
        {letters}
      </label>
      <dl className="lab-keys">
        {KEYS.map(([does, keys]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{help.does[does]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
