/** The end of the game: who won, and what next. */
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../../store/settings.ts';
import { announce } from '../../ui/announce.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useGame, usePlay } from './game.ts';

export function Over() {
  const { play } = useWords();
  const game = useGame();
  const over = usePlay((s) => (s.busy ? null : (s.shown?.over ?? null)));
  const kept = usePlay((s) => s.kept);
  const me = usePlay((s) => s.shown?.viewer);
  const [closed, setClosed] = useState(false);
  const [, go] = useLocation();
  const result =
    over === null
      ? ''
      : over.draw
        ? play.over.draw
        : over.winners.some((w) => w === me)
          ? play.over.won
          : play.over.lost;
  useEffect(() => {
    if (result !== '') announce(`${play.over.title} ${result}`, 'urgent');
    setClosed(false);
  }, [result, play]);
  if (over === null || closed) return null;
  return (
    <Dialog title={play.over.title} className="play-small play-over" close={() => setClosed(true)}>
      <p className="play-result">{result}</p>
      {over.words !== result && <p>{over.words}</p>}
      <div className="tb-buttons">
        <button type="button" data-first className="main" onClick={() => void game.rematch()}>
          {play.over.rematch}
        </button>
        <button type="button" onClick={() => go(kept === null ? '/replays' : `/replays/${kept}`)}>
          {play.over.replay}
        </button>
        <button type="button" onClick={() => go('/play/new')}>
          {play.over.newGame}
        </button>
        <button type="button" onClick={() => setClosed(true)}>
          {play.over.look}
        </button>
      </div>
    </Dialog>
  );
}
