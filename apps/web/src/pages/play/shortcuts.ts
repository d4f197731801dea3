/** The page's own keys: undo, passing on, help. */

import { useHere } from '../../games/here.ts';
import { perGame } from '../../games/once.ts';
import { usePageKeys } from '../../table/keys.ts';
import { playingOf } from './game.ts';

const keysOf = perGame((name) => {
  const { game, store } = playingOf(name);
  const mayPass = (): boolean => store.getState().shown?.question?.kind === 'priority';
  const letters: Readonly<Record<string, () => void>> = {
    u: () => store.getState().shown?.undo === true && void game.undo(),
    o: () => game.setHold(!store.getState().hold),
    e: () => mayPass() && void game.passUntil('end-of-turn'),
    t: () => mayPass() && void game.passUntil('my-turn'),
    s: () => mayPass() && void game.passUntil('stack-empty'),
    g: () => mayPass() && void game.passUntil('something-happens'),
  };
  const leave = (): void => {
    const { asking, sheet } = store.getState();
    if (asking !== null) game.ask(null);
    else if (sheet !== null) game.open(null);
    else game.skipFrames();
  };
  return { letters, leave };
});

export const usePlayKeys = (help: () => void): void => usePageKeys({ ...keysOf(useHere().name), help });
