/** The branches: go to one, give it a name, take one away. */
import type { BranchShown } from '@rulewright/table';
import { useState } from 'react';
import { useWords } from '../../store/settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useLab, useLabSession } from './session.ts';

export function Branches({ close }: { close(): void }) {
  const { lab } = useWords();
  const branches = useLab((s) => s.state?.branches ?? []);
  const now = useLab((s) => s.state?.branch);
  return (
    <Dialog title={lab.branches.title} className="lab-dialog" close={close}>
      <p>{lab.branches.hint}</p>
      <ul className="lab-branches">
        {branches.map((branch) => (
          <Row key={branch.id} branch={branch} here={branch.id === now} all={branches} close={close} />
        ))}
      </ul>
    </Dialog>
  );
}

interface RowProps {
  readonly branch: BranchShown;
  readonly here: boolean;
  readonly all: readonly BranchShown[];
  close(): void;
}

function Row({ branch, here, all, close }: RowProps) {
  const { lab } = useWords();
  const session = useLabSession();
  const [name, setName] = useState(branch.name);
  const parent = all.find(({ id }) => id === branch.from?.branch);
  const save = (): void => {
    if (name.trim() !== '' && name !== branch.name) void session.rename(branch.id, name);
  };
  return (
    <li data-here={here || undefined}>
      <label>
        <span className="unseen">{lab.branches.name}</span>
        <input
          value={name}
          maxLength={200}
          onChange={({ target }) => setName(target.value)}
          onBlur={save}
          onKeyDown={({ key }) => key === 'Enter' && save()}
        />
      </label>
      <span className="lab-dim">
        {lab.branches.moves(branch.moves)}
        {branch.from !== null && parent !== undefined && ` · ${lab.branches.from(parent.name, branch.from.at)}`}
      </span>
      <button
        type="button"
        disabled={here}
        aria-label={lab.timeline.toBranch(branch.name)}
        onClick={() => {
          void session.switchTo(branch.id);
          close();
        }}
      >
        {lab.branches.go}
      </button>
      <button
        type="button"
        disabled={all.length < 2}
        aria-label={lab.branches.remove(branch.name)}
        title={lab.branches.remove(branch.name)}
        onClick={() => void session.remove(branch.id)}
      >
        ✕
      </button>
    </li>
  );
}
