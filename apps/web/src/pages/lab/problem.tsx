/** What went wrong in the lab, in words, with the place. */
import type { ServiceError } from '../../engine/rpc.ts';
import { useWords } from '../../store/settings.ts';
import type { Pack } from '../../words/pack.ts';
import { useLab, useLabSession } from './session.ts';

export function problemWords(lab: Pack['lab'], { code, message, data }: ServiceError): string {
  const codes: Readonly<Record<string, string>> = lab.problems.codes;
  const known = codes[code];
  if (known === undefined) return lab.problems.other(message);
  if (message === code || message === '') return known;
  const line = typeof data.line === 'number' && data.line > 0 ? lab.problems.line(data.line) : '';
  return `${known} ${line}${message}`;
}

export function ProblemNote() {
  const { lab, shell } = useWords();
  const session = useLabSession();
  const problem = useLab((s) => s.problem);
  if (problem === null) return null;
  return (
    <div className="banner" role="alert">
      <p>{problemWords(lab, problem)}</p>
      <button type="button" onClick={() => session.forgive()}>
        {shell.close}
      </button>
    </div>
  );
}
