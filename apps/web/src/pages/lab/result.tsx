/** What the steps of the scenario came to, for as long as somebody wants to see it. */
import { useState } from 'react';
import { useWords } from '../../store/settings.ts';
import { useLab } from './session.ts';

export function Result() {
  const { lab, shell } = useWords();
  const id = useLab((s) => s.id);
  const result = useLab((s) => s.state?.result ?? null);
  const branches = useLab((s) => s.state?.branches);
  const [closed, setClosed] = useState<string | null>(null);
  const lost = branches?.filter((branch) => branch.lost > 0) ?? [];
  if (closed === id || (result === null && lost.length === 0) || (result?.passed === true && lost.length === 0))
    return null;
  return (
    <div className="lab-note" role="status" data-bad="">
      <div>
        {result !== null && !result.passed && <p>{lab.result.failed(result.line, result.message)}</p>}
        {lost.map((branch) => (
          <p key={branch.id}>{lab.result.lost(branch.name, branch.moves, branch.lost)}</p>
        ))}
      </div>
      <button type="button" onClick={() => setClosed(id)}>
        {shell.close}
      </button>
    </div>
  );
}
