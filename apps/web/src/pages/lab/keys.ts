/** The lab's own keys: back and forth in time. */

import { useHere } from '../../games/here.ts';
import { perGame } from '../../games/once.ts';
import { usePageKeys } from '../../table/keys.ts';
import { workingOf } from './session.ts';

const keysOf = perGame((name) => {
  const { session, store } = workingOf(name);
  const by = (step: number): void => {
    const { state } = store.getState();
    if (state !== null) void session.go(state.at + step);
  };
  const letters: Readonly<Record<string, () => void>> = {
    ',': () => by(-1),
    '.': () => by(1),
    u: () => by(-1),
    r: () => void session.pass('resolved'),
    s: () => void session.pass('step'),
    t: () => void session.pass('turn'),
  };
  const leave = (): void => {
    if (store.getState().asking !== null) session.ask(null);
  };
  return { letters, leave, help: (): void => session.show('help') };
});

export const useLabKeys = (): void => usePageKeys(keysOf(useHere().name));
