/** What has happened to an object: signs of its state, damage, counters. */
import type { CounterShown } from '@rulewright/table';
import type { ReactNode } from 'react';
import { shortened } from './lengths.ts';

interface MarksProps {
  /** Signs of its state, as items of a list; null if there are none. */
  readonly state: ReactNode;
  readonly damage: number;
  readonly counters: readonly CounterShown[];
  readonly words: { damage(amount: number): string; counter(count: number, kind: string): string };
}

export function Marks({ state, damage, counters, words }: MarksProps) {
  if (counters.length === 0 && damage === 0 && state === null) return null;
  return (
    <ul className="card-marks">
      {state}
      {damage > 0 && (
        <li className="card-mark-damage" title={words.damage(damage)}>
          <span aria-hidden="true">−{damage}</span>
          <span className="unseen">{words.damage(damage)}</span>
        </li>
      )}
      {counters.map(({ kind, words: named, count }) => (
        <li key={kind} className="card-mark-counter" data-kind={kind} title={words.counter(count, named)}>
          <span aria-hidden="true">{`${count}×${shortened(named)}`}</span>
          <span className="unseen">{words.counter(count, named)}</span>
        </li>
      ))}
    </ul>
  );
}
