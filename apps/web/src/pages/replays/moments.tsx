/** The way through the moments of a game: a slider, buttons, and running by itself. */
import { useEffect } from 'react';
import { useHere } from '../../games/here.ts';
import { perGame } from '../../games/once.ts';
import { useWords } from '../../store/settings.ts';
import { GameText } from '../../table/game-text.tsx';
import { usePageKeys } from '../../table/keys.ts';
import { announce } from '../../ui/announce.tsx';
import { useSession, useWatching, watchingOf } from './session.ts';

const SPEEDS = [0.5, 1, 2, 4];
/** Between two events at ordinary speed. */
const PACE_MS = 1200;

/** One event after the other while it runs; the next waits until the last is there. */
function useRunning(): void {
  const { session, store } = useWatching();
  const running = useSession((s) => s.running);
  const speed = useSession((s) => s.speed);
  const moment = useSession((s) => s.moment);
  useEffect(() => {
    if (!running || moment === null) return;
    const { game, at } = store.getState();
    if (game === null || at >= game.length) {
      session.pause();
      return;
    }
    const timer = setTimeout(() => void session.step(1), PACE_MS / speed);
    return () => clearTimeout(timer);
  }, [session, store, running, speed, moment]);
}

const keysOf = perGame((name) => {
  const { session, store } = watchingOf(name);
  const toggle = (): void => {
    if (store.getState().running) session.pause();
    else void session.run();
  };
  const letters: Readonly<Record<string, () => void>> = {
    ',': () => void session.step(-1),
    '.': () => void session.step(1),
    '[': () => void session.turn(-1),
    ']': () => void session.turn(1),
    k: toggle,
  };
  const leave = (): void => {
    if (store.getState().asking !== null) session.ask(null);
  };
  return { toggle, letters, leave };
});

export function Moments() {
  const { replays: words } = useWords();
  const { session } = useWatching();
  const { toggle, ...keys } = keysOf(useHere().name);
  const game = useSession((s) => s.game);
  const at = useSession((s) => s.at);
  const moment = useSession((s) => s.moment);
  const running = useSession((s) => s.running);
  const speed = useSession((s) => s.speed);
  useRunning();
  usePageKeys(keys);
  const happened = game?.lines.filter((line) => line.at === at && line.kind !== 'turn').map((line) => line.words) ?? [];
  const told = happened.join(' ');
  useEffect(() => {
    if (told !== '') announce(told);
  }, [told]);
  if (game === null || moment === null) return null;
  const { length } = game;
  const turn = moment.snapshot.turn.words;
  const end = moment.snapshot.over?.words ?? words.atEnd;
  return (
    <section className="tb-tray replays-moments" data-zone="question" tabIndex={-1} aria-label={words.controls}>
      <p className="replays-told">
        <strong>{turn}</strong>{' '}
        {at === length ? (
          end
        ) : moment.next !== null && happened.length === 0 ? (
          <GameText text={words.next(moment.next.player, moment.next.words)} />
        ) : (
          <GameText text={told} />
        )}
      </p>
      <input
        type="range"
        className="replays-slider"
        min={0}
        max={length}
        value={at}
        aria-label={words.controls}
        aria-valuetext={`${words.moment(at, length)}. ${turn}`}
        onChange={({ target }) => void session.go(Number(target.value))}
        list="replays-turns"
      />
      <datalist id="replays-turns">
        {game.turns.map((mark) => (
          <option key={mark.at} value={mark.at} />
        ))}
      </datalist>
      <div className="replays-buttons">
        <Way label={words.toStart} icon="start" disabled={at === 0} act={() => void session.go(0)} />
        <Way label={words.lastTurn} icon="turnBack" keys="[" disabled={at === 0} act={() => void session.turn(-1)} />
        <Way label={words.lastEvent} icon="back" keys="," disabled={at === 0} act={() => void session.step(-1)} />
        <button type="button" className="main replays-run" aria-keyshortcuts="K" onClick={toggle}>
          {running ? words.pause : words.run}
        </button>
        <Way label={words.nextEvent} icon="on" keys="." disabled={at === length} act={() => void session.step(1)} />
        <Way label={words.nextTurn} icon="turnOn" keys="]" disabled={at === length} act={() => void session.turn(1)} />
        <Way label={words.toEnd} icon="end" disabled={at === length} act={() => void session.go(length)} />
        <label className="replays-speed">
          <span className="unseen">{words.speed}</span>
          <select value={speed} onChange={({ target }) => session.setSpeed(Number(target.value))}>
            {SPEEDS.map((s) => (
              <option key={s} value={s}>
                {s}×
              </option>
            ))}
          </select>
        </label>
        <span className="replays-count" aria-hidden="true">
          {at} / {length}
        </span>
      </div>
    </section>
  );
}

const ICONS = {
  start: 'M2 3h2v10H2zM14 3v10L5 8z',
  turnBack: 'M8 3v10L1 8zM15 3v10L8 8z',
  back: 'M12 2v12L3 8z',
  on: 'M4 2v12l9-6z',
  turnOn: 'M1 3v10l7-5zM8 3v10l7-5z',
  end: 'M12 3h2v10h-2zM2 3v10l9-5z',
};

interface WayProps {
  readonly label: string;
  readonly icon: keyof typeof ICONS;
  readonly keys?: string;
  readonly disabled: boolean;
  act(): void;
}

/** At the end of the way the button stays where it is, with the focus on it. */
function Way({ label, icon, keys, disabled, act }: WayProps) {
  return (
    <button
      type="button"
      className="replays-way"
      aria-label={label}
      aria-keyshortcuts={keys}
      title={keys === undefined ? label : `${label} (${keys})`}
      aria-disabled={disabled}
      onClick={() => !disabled && act()}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
        <path d={ICONS[icon]} fill="currentColor" />
      </svg>
    </button>
  );
}
