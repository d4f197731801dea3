/** The lab as a scenario file: the position of this moment, or the start with all that was done since. */
import type { Written } from '@rulewright/table';
import { useEffect, useId, useState } from 'react';
import { useEngine } from '../../engine/client.ts';
import { problemOf } from '../../engine/rpc.ts';
import { useWords } from '../../store/settings.ts';
import { announce } from '../../ui/announce.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { saveFile } from '../../ui/save-file.ts';
import type { Pack } from '../../words/pack.ts';
import { problemWords } from './problem.tsx';
import { useLab } from './session.ts';

type What = 'position' | 'steps';

export function Export({ close }: { close(): void }) {
  const { lab, shell, game } = useWords();
  const engine = useEngine();
  const state = useLab((s) => s.state);
  const steps = state?.scenario === true && state.at > 0;
  const [what, setWhat] = useState<What>(steps ? 'steps' : 'position');
  const [check, setCheck] = useState(false);
  const [title, setTitle] = useState(state?.title ?? '');
  const [written, setWritten] = useState<Written<unknown> | { readonly failed: string } | null>(null);
  const area = useId();
  useEffect(() => {
    let gone = false;
    engine.lab.write(what, title.trim() === '' ? lab.title : title.trim(), check).then(
      (made) => !gone && setWritten(made),
      (error: unknown) => !gone && setWritten({ failed: problemWords(lab, problemOf(error)) }),
    );
    return () => {
      gone = true;
    };
  }, [engine, what, check, title, lab]);
  const text = written !== null && 'text' in written ? written.text : '';
  return (
    <Dialog title={lab.export.title} className="lab-dialog lab-wide" close={close}>
      <fieldset className="lab-choice">
        <legend>{lab.export.what}</legend>
        {(['position', 'steps'] as const).map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="lab-what"
              checked={what === each}
              disabled={each === 'steps' && !steps}
              onChange={() => setWhat(each)}
            />
            {lab.export.whats[each]}
          </label>
        ))}
        <label>
          <input type="checkbox" checked={check} onChange={({ target }) => setCheck(target.checked)} />
          {game.check}
        </label>
      </fieldset>
      {what === 'position' && (
        <label className="lab-field">
          {lab.export.name}
          <input value={title} maxLength={200} onChange={({ target }) => setTitle(target.value)} />
        </label>
      )}
      {written !== null && 'failed' in written && (
        <p role="alert" className="lab-bad">
          {written.failed}
        </p>
      )}
      {written !== null && 'text' in written && <Losses written={written} />}
      <label htmlFor={area} className="lab-field">
        {lab.export.file}
      </label>
      <textarea id={area} className="lab-file-text" readOnly rows={14} value={text} spellCheck={false} />
      <div className="actions">
        <button
          type="button"
          className="main"
          disabled={text === ''}
          onClick={() => saveFile(fileName(title), text, 'text/yaml')}
        >
          {lab.export.download}
        </button>
        <button type="button" disabled={text === ''} onClick={() => void copy(text, lab.copied, lab.notCopied)}>
          {lab.copy}
        </button>
        <button type="button" onClick={close}>
          {shell.close}
        </button>
      </div>
    </Dialog>
  );
}

export async function copy(text: string, done: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announce(done, 'urgent');
  } catch {
    announce(failed, 'urgent');
  }
}

function Losses({ written }: { readonly written: Written<unknown> }) {
  const pack = useWords();
  const { lab } = pack;
  const { losses, moves, of } = written;
  if (losses.length === 0 && moves === of) return null;
  return (
    <div className="lab-losses" role="status">
      {moves < of && <p>{lab.export.cut(moves, of)}</p>}
      {losses.length > 0 && (
        <>
          <p>{lab.export.losses}</p>
          <ul>
            {losses.filter(isLoss).map((loss) => (
              <li key={loss.code}>{lossWords(loss, pack)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** What a set-up cannot say, and what of: every game says it so. */
interface Loss {
  readonly code: string;
  readonly names: readonly string[];
}

const isLoss = (value: unknown): value is Loss => {
  const { code, names } = (value ?? {}) as Partial<Loss>;
  return typeof code === 'string' && Array.isArray(names);
};

export function lossWords({ code, names }: Loss, { game, lab }: Pack): string {
  const losses: Readonly<Record<string, string>> = game.losses;
  const said = losses[code] ?? code;
  return names.length === 0 ? said : lab.export.lossOf(said, names);
}

/** A name that any system takes. */
const fileName = (title: string): string =>
  `${
    title
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'scenario'
  }.yaml`;
