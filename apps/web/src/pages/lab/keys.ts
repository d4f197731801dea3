/** The lab's own keys: back and forth in time. */
import { useEffect } from 'react';
import { isTyping, lettersOn } from '../../table/keys.ts';
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
  h: () => session.show('help'),
};

export function useLabKeys(): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isTyping(event)) return;
      if (event.key === 'Escape' && useLab.getState().asking !== null) {
        session.ask(null);
        return;
      }
      if (event.key === 'F1') {
        event.preventDefault();
        session.show('help');
        return;
      }
      const act = lettersOn() ? KEYS[event.key.toLowerCase()] : undefined;
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}
