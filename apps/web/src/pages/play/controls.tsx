/** Undo, passing on, holding priority, and the game's own menu. */
import type { Until } from '@rulewright/table';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useWords } from '../../store/settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useFold } from '../../ui/fold.ts';
import { useGame, usePlay } from './game.ts';

const UNTILS: readonly (readonly [Until, string])[] = [
  ['end-of-turn', 'E'],
  ['my-turn', 'T'],
  ['stack-empty', 'S'],
  ['something-happens', 'G'],
];

/** A list of buttons that opens above its own; closed by a choice, by Escape or by leaving it. */
function Fold({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { ref, close, onKeyDown } = useFold();
  // The tray would clip a list that stood in it: it stands above its button, wherever that is on the screen.
  const place = (): void => {
    const list = ref.current?.querySelector<HTMLElement>('.play-fold-list');
    const at = ref.current?.getBoundingClientRect();
    if (!list || at === undefined) return;
    list.style.right = `${Math.max(8, Math.min(innerWidth - at.right, innerWidth - list.offsetWidth - 8))}px`;
    list.style.bottom = `${innerHeight - at.top + 6}px`;
  };
  return (
    <details
      ref={ref}
      className="play-fold"
      onToggle={place}
      onClick={({ target }) =>
        target instanceof Element && target.closest('.play-fold-list button') !== null && close()
      }
      onKeyDown={onKeyDown}
    >
      <summary>{title}</summary>
      <div className="play-fold-list">{children}</div>
    </details>
  );
}

export function Controls({ help }: { help(): void }) {
  const game = useGame();
  const { play, game: here } = useWords();
  const { controls } = play;
  const undo = usePlay((s) => s.shown?.undo === true && !s.slow);
  const priority = usePlay((s) => s.shown?.question?.kind === 'priority' && !s.slow);
  const slow = usePlay((s) => s.slow);
  const hold = usePlay((s) => s.hold);
  const over = usePlay((s) => !s.slow && s.shown !== null && s.shown.over !== null);
  return (
    <div className="play-controls">
      {slow && (
        <button type="button" onClick={() => game.skipFrames()}>
          {controls.skip}
        </button>
      )}
      {over && (
        <button type="button" className="main" onClick={() => void game.rematch()}>
          {play.over.rematch}
        </button>
      )}
      <button type="button" disabled={!undo} aria-keyshortcuts="U" onClick={() => void game.undo()}>
        {controls.undo}
      </button>
      {priority && (
        <>
          <Fold title={controls.until}>
            {UNTILS.map(([until, key]) => (
              <button key={until} type="button" aria-keyshortcuts={key} onClick={() => void game.passUntil(until)}>
                {controls.untils[until]} <kbd>{key}</kbd>
              </button>
            ))}
          </Fold>
          <button
            type="button"
            aria-pressed={hold}
            aria-keyshortcuts="O"
            title={here.priority.holdHint}
            onClick={() => game.setHold(!hold)}
          >
            {here.priority.hold}
          </button>
        </>
      )}
      <button type="button" className="play-narrow" onClick={() => game.open('past')}>
        {controls.log}
      </button>
      <GameMenu help={help} />
    </div>
  );
}

const LAB = '/lab?replay=current';

function GameMenu({ help }: { help(): void }) {
  const game = useGame();
  const { play, shell, game: here } = useWords();
  const { controls } = play;
  const settings = usePlay((s) => s.state?.settings);
  const yields = usePlay((s) => s.yields);
  const over = usePlay((s) => s.shown?.over !== null);
  const opened = usePlay((s) => s.opened);
  const [sure, setSure] = useState(false);
  const [toLab, setToLab] = useState(false);
  const [, go] = useLocation();
  return (
    <>
      <Fold title={controls.menu}>
        {opened && !over && <p className="play-hint">{controls.opened}</p>}
        {settings !== undefined && (
          <label title={here.priority.auto}>
            <input
              type="checkbox"
              checked={settings.autoPass}
              onChange={({ target }) => void game.settings({ ...settings, autoPass: target.checked })}
            />
            {controls.autoPass}
          </label>
        )}
        {yields.map(({ object, name }) => (
          <button key={object} type="button" onClick={() => void game.yieldTo(object, false)}>
            {controls.unyield(name)}
          </button>
        ))}
        <button type="button" aria-keyshortcuts="H F1" onClick={help}>
          {controls.help} <kbd>H</kbd>
        </button>
        <button type="button" onClick={() => go('/play/new')}>
          {controls.newGame}
        </button>
        {!over && (
          <button type="button" onClick={() => setSure(true)}>
            {controls.concede}
          </button>
        )}
        {over ? (
          <Link href={LAB}>{controls.toLab}</Link>
        ) : (
          <button type="button" onClick={() => setToLab(true)}>
            {controls.toLab}
          </button>
        )}
        <Link href="/">{controls.leave}</Link>
      </Fold>
      {sure && (
        <Dialog title={controls.concedeSure} className="play-small" close={() => setSure(false)}>
          <div className="tb-buttons">
            <button
              type="button"
              className="main"
              onClick={() => {
                setSure(false);
                void game.concede();
              }}
            >
              {controls.concede}
            </button>
            <button type="button" onClick={() => setSure(false)}>
              {shell.cancel}
            </button>
          </div>
        </Dialog>
      )}
      {toLab && (
        <Dialog title={controls.toLabSure} className="play-small" close={() => setToLab(false)}>
          <p>{here.everything}</p>
          <div className="tb-buttons">
            <button type="button" className="main" onClick={() => go(LAB)}>
              {controls.toLabOpen}
            </button>
            <button type="button" onClick={() => setToLab(false)}>
              {shell.cancel}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
