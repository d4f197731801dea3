/** What the keys do in the lab. */
import { useWords } from '../../store/settings.ts';
import { KeysHelp } from '../../table/keys-help.tsx';
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
  const { lab, game } = useWords();
  const { help } = lab;
  return (
    <Dialog title={help.title} className="lab-dialog" close={close}>
      <ul className="lab-help-lines">
        {help.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <KeysHelp keys={KEYS} does={{ ...help.does, zones: game.labZones }} />
    </Dialog>
  );
}
