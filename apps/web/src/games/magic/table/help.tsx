/** What the mouse and the keys do. */

import { KeysHelp } from '../../../table/keys-help.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useWords } from '../words/index.ts';

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
  const { help } = useWords().magic;
  return (
    <Dialog title={help.title} close={close}>
      <h3>{help.mouse}</h3>
      <ul>
        {Object.values(help.mouseLines).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <KeysHelp keys={KEYS} does={help.lines} />
    </Dialog>
  );
}
