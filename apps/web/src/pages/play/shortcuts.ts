/** The page's own keys: undo, passing on, help. */
import { useEffect } from 'react';
import { isTyping, lettersOn } from '../../table/keys.ts';
import { game, skipFrames, usePlay } from './game.ts';

const mayPass = (): boolean => usePlay.getState().shown?.question?.kind === 'priority';

const KEYS: Readonly<Record<string, () => void>> = {
  u: () => usePlay.getState().shown?.undo === true && void game.undo(),
  o: () => game.setHold(!usePlay.getState().hold),
  e: () => mayPass() && void game.passUntil('end-of-turn'),
  t: () => mayPass() && void game.passUntil('my-turn'),
  s: () => mayPass() && void game.passUntil('stack-empty'),
  g: () => mayPass() && void game.passUntil('something-happens'),
};

export function usePlayKeys(help: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isTyping(event)) return;
      if (event.key === 'F1') {
        event.preventDefault();
        help();
        return;
      }
      if (event.key === 'Escape') {
        const { asking, sheet } = usePlay.getState();
        if (asking !== null) game.ask(null);
        else if (sheet !== null) game.open(null);
        else skipFrames();
        return;
      }
      if (!lettersOn()) return;
      const key = event.key.toLowerCase();
      const act = key === 'h' ? help : KEYS[key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [help]);
}
