/** The lab's own keys: back and forth in time. */
import { usePageKeys } from '../../table/keys.ts';
import { session, useLab } from './session.ts';

const by = (step: number): void => {
  const { state } = useLab.getState();
  if (state !== null) void session.go(state.at + step);
};

const KEYS: Readonly<Record<string, () => void>> = {
  ',': () => by(-1),
  '.': () => by(1),
  u: () => by(-1),
  r: () => void session.pass('resolved'),
  s: () => void session.pass('step'),
  t: () => void session.pass('turn'),
};

const leave = (): void => {
  if (useLab.getState().asking !== null) session.ask(null);
};

const help = (): void => session.show('help');

export const useLabKeys = (): void => usePageKeys({ letters: KEYS, leave, help });
