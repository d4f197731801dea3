/** The page's own keys: undo, passing on, help. */
import { usePageKeys } from '../../table/keys.ts';
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

const leave = (): void => {
  const { asking, sheet } = usePlay.getState();
  if (asking !== null) game.ask(null);
  else if (sheet !== null) game.open(null);
  else skipFrames();
};

export const usePlayKeys = (help: () => void): void => usePageKeys({ letters: KEYS, leave, help });
