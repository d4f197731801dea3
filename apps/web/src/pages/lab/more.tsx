/** What nobody is asked for: conceding, and random results that are fixed before they come up. */
import { useState } from 'react';
import { useWords } from '../../store/settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useLab, useLabSession } from './session.ts';

const FACES = Array.from({ length: 20 }, (_, i) => i + 1);

export function More({ close }: { close(): void }) {
  const { lab } = useWords();
  const session = useLabSession();
  const players = useLab((s) => s.state?.snapshot.players ?? []);
  const over = useLab((s) => s.state?.snapshot.over !== null);
  const [result, setResult] = useState('heads');
  const done = (made: Promise<boolean>): void => {
    void made;
    close();
  };
  return (
    <Dialog title={lab.more.title} className="lab-dialog" close={close}>
      <h3>{lab.more.random}</h3>
      <p className="lab-dim">{lab.more.randomHint}</p>
      <div className="lab-row">
        <label>
          <span className="unseen">{lab.more.result}</span>
          <select value={result} onChange={({ target }) => setResult(target.value)}>
            <option value="heads">{lab.more.heads}</option>
            <option value="tails">{lab.more.tails}</option>
            {FACES.map((face) => (
              <option key={face} value={face}>
                {face}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          disabled={over}
          onClick={() => done(session.answer({ random: [Number(result) > 0 ? Number(result) : result] }))}
        >
          {lab.more.fix}
        </button>
      </div>
      <h3>{lab.more.concede}</h3>
      <div className="actions">
        {players
          .filter(({ standing }) => standing === 'playing')
          .map(({ id, name }) => (
            <button key={id} type="button" disabled={over} onClick={() => done(session.answer({ concede: id }))}>
              {lab.more.concedes(name)}
            </button>
          ))}
      </div>
    </Dialog>
  );
}
