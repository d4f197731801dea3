/** Back and forth in time, and passing on for all players at once. */
import { useEffect, useRef } from 'react';
import { useWords } from '../../store/settings.ts';
import { announce } from '../../ui/announce.tsx';
import { session, useLab } from './session.ts';

export function Controls() {
  const { lab } = useWords();
  const at = useLab((s) => s.state?.at ?? 0);
  const length = useLab((s) => s.state?.length ?? 0);
  const over = useLab((s) => s.state?.snapshot.over !== null);
  useMomentSpoken(at, length);
  const { controls } = lab;
  return (
    <div className="lab-controls">
      <fieldset className="lab-time" aria-label={controls.time}>
        <button
          type="button"
          disabled={at === 0}
          aria-label={controls.first}
          title={controls.first}
          onClick={() => void session.go(0)}
        >
          ⏮
        </button>
        <button
          type="button"
          disabled={at === 0}
          aria-label={controls.back}
          title={`${controls.back} (,)`}
          aria-keyshortcuts=","
          onClick={() => void session.go(at - 1)}
        >
          ◀
        </button>
        <input
          type="range"
          min={0}
          max={Math.max(1, length)}
          value={at}
          disabled={length === 0}
          aria-label={controls.moment}
          aria-valuetext={controls.at(at, length)}
          onChange={({ target }) => void session.go(Number(target.value))}
        />
        <button
          type="button"
          disabled={at >= length}
          aria-label={controls.forth}
          title={`${controls.forth} (.)`}
          aria-keyshortcuts="."
          onClick={() => void session.go(at + 1)}
        >
          ▶
        </button>
        <button
          type="button"
          disabled={at >= length}
          aria-label={controls.last}
          title={controls.last}
          onClick={() => void session.go(length)}
        >
          ⏭
        </button>
        <span className="lab-at" aria-hidden="true">
          {at}/{length}
        </span>
      </fieldset>
      <fieldset className="lab-passing" aria-label={controls.passing}>
        {(['resolved', 'step', 'turn'] as const).map((until) => (
          <button
            key={until}
            type="button"
            disabled={over}
            title={controls.passHint[until]}
            aria-keyshortcuts={until.charAt(0).toUpperCase()}
            onClick={() => void session.pass(until)}
          >
            {controls.pass[until]}
          </button>
        ))}
        <button type="button" title={controls.forkHint} onClick={() => void session.fork('')}>
          {controls.fork}
        </button>
      </fieldset>
    </div>
  );
}

/** Going to a moment without a question is told all the same. */
function useMomentSpoken(at: number, length: number): void {
  const { lab } = useWords();
  const before = useRef(at);
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    const turn = useLab.getState().state?.snapshot.turn.words ?? '';
    announce(`${lab.controls.at(at, length)} ${turn}`);
  }, [at, length, lab]);
}
