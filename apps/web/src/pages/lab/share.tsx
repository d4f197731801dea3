/** The whole lab as a link: it is in the address, and nowhere else. */
import { useEffect, useState } from 'react';
import { useEngine } from '../../engine/client.ts';
import { problemOf } from '../../engine/rpc.ts';
import { useHere } from '../../games/here.ts';
import { baseOf } from '../../games/names.ts';
import { useWords } from '../../store/settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { copy } from './export.tsx';

type Made =
  | { readonly link: string; readonly whole: boolean; readonly long: boolean }
  | 'too-long'
  | { readonly failed: string };

export function Share({ close }: { close(): void }) {
  const { lab, shell } = useWords();
  const engine = useEngine();
  const base = baseOf(useHere().name);
  const [made, setMade] = useState<Made | null>(null);
  useEffect(() => {
    let gone = false;
    engine.lab.link().then(
      (found) => {
        if (gone) return;
        setMade(found === null ? 'too-long' : { ...found, link: `${location.origin}${base}/lab#l=${found.packed}` });
      },
      (error: unknown) => !gone && setMade({ failed: problemOf(error).message }),
    );
    return () => {
      gone = true;
    };
  }, [engine, base]);
  const link = made !== null && typeof made === 'object' && 'link' in made ? made.link : '';
  return (
    <Dialog title={lab.share.title} className="lab-dialog" close={close}>
      <p>{lab.share.hint}</p>
      {made === 'too-long' && (
        <p role="alert" className="lab-bad">
          {lab.share.tooLong}
        </p>
      )}
      {made !== null && typeof made === 'object' && 'failed' in made && (
        <p role="alert" className="lab-bad">
          {made.failed}
        </p>
      )}
      {link !== '' && (
        <label className="lab-field">
          {lab.share.link}
          <input readOnly value={link} onFocus={({ target }) => target.select()} />
        </label>
      )}
      {made !== null && typeof made === 'object' && 'link' in made && (
        <p className="lab-dim">
          {lab.share.length(link.length)} {made.long && lab.share.long} {!made.whole && lab.share.part}
        </p>
      )}
      <div className="actions">
        <button
          type="button"
          className="main"
          disabled={link === ''}
          onClick={() => void copy(link, lab.copied, lab.notCopied)}
        >
          {lab.copy}
        </button>
        <button type="button" onClick={close}>
          {shell.close}
        </button>
      </div>
    </Dialog>
  );
}
