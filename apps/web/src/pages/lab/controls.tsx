/** Back and forth in time, and passing on for all players at once. */
import { useEffect, useRef } from 'react';
import { useWords } from '../../store/settings.ts';
import { announce } from '../../ui/announce.tsx';
import { useLab, useLabSession, useWorking } from './session.ts';

export function Controls() {
  const { lab } = useWords();
  const session = useLabSession();
  const at = useLab((s) => s.state?.at ?? 0);
  const length = useLab((s) => s.state?.length ?? 0);
  const over = useLab((s) => s.state?.snapshot.over !== null);
  useMomentSpoken(at, length);
  const { controls } = lab;
  return (
    <div className="lab-controls" data-keeps-focus="">
      <fieldset className="lab-time" aria-label={controls.time}>
        <TimeButton label={controls.first} off={at === 0} to={0} path="M3 2h2v12H3zM14 2v12L6 8z" />
        <TimeButton label={controls.back} off={at === 0} to={at - 1} shortcut="," path="M12 2v12L3 8z" />
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
        <TimeButton label={controls.forth} off={at >= length} to={at + 1} shortcut="." path="M4 2v12l9-6z" />
        <TimeButton label={controls.last} off={at >= length} to={length} path="M2 2v12l8-6zM11 2h2v12h-2z" />
        <span className="lab-at" aria-hidden="true">
          {at}/{length}
        </span>
      </fieldset>
      <fieldset className="lab-passing" aria-label={controls.passing}>
        <span aria-hidden="true" className="lab-dim">
          {controls.allPass}
        </span>
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
        <button type="button" aria-haspopup="dialog" onClick={() => session.show('more')}>
          {controls.more}
        </button>
      </fieldset>
    </div>
  );
}

interface TimeButtonProps {
  readonly label: string;
  readonly off: boolean;
  readonly to: number;
  readonly path: string;
  readonly shortcut?: string;
}

/** Where there is nowhere to go it does nothing, and keeps the focus. */
function TimeButton({ label, off, to, path, shortcut }: TimeButtonProps) {
  const session = useLabSession();
  return (
    <button
      type="button"
      aria-disabled={off}
      aria-label={label}
      title={shortcut === undefined ? label : `${label} (${shortcut})`}
      aria-keyshortcuts={shortcut}
      onClick={() => !off && void session.go(to)}
    >
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        <path d={path} fill="currentColor" />
      </svg>
    </button>
  );
}

/** Going to a moment without a question is told all the same. */
function useMomentSpoken(at: number, length: number): void {
  const { lab } = useWords();
  const { store } = useWorking();
  const before = useRef(at);
  useEffect(() => {
    if (before.current === at) return undefined;
    before.current = at;
    // After the question has been announced, which this says as well.
    const frame = requestAnimationFrame(() => {
      const { snapshot } = store.getState().state ?? {};
      const asked = snapshot?.question;
      const who = snapshot?.players.find(({ id }) => id === asked?.player)?.name ?? '';
      const question = asked === null || asked === undefined ? '' : `${who}: ${asked.words}`;
      announce(`${lab.controls.at(at, length)} ${snapshot?.turn.words ?? ''} ${question}`);
    });
    return () => cancelAnimationFrame(frame);
  }, [at, length, lab, store]);
}
