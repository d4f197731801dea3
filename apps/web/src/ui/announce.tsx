/** What screen readers are to say: politely what happened, at once what went wrong. */
import { create } from 'zustand';

interface Spoken {
  readonly polite: string;
  readonly urgent: string;
  /** The same words twice are said twice. */
  readonly turn: number;
}

const useSpoken = create<Spoken>(() => ({ polite: '', urgent: '', turn: 0 }));

export const announce = (text: string, how: 'polite' | 'urgent' = 'polite'): void =>
  useSpoken.setState(({ turn }) => ({ [how]: text, turn: turn + 1 }));

export function Announcer() {
  const { polite, urgent, turn } = useSpoken();
  const mark = turn % 2 === 0 ? '' : '\u00a0';
  return (
    <div className="unseen">
      <div role="status" aria-live="polite">{`${polite}${mark}`}</div>
      <div role="alert" aria-live="assertive">
        {urgent}
      </div>
    </div>
  );
}
