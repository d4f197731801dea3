/** How many cards cost how much. */
import type { ReactNode } from 'react';

interface CurveProps {
  readonly title: string;
  /** By cost from 0; the last is for that and more. */
  readonly counts: readonly number[];
  /** A column in words. */
  of(value: string, count: number): string;
  /** What there is to say below it. */
  readonly children: ReactNode;
}

export function Curve({ title, counts, of, children }: CurveProps) {
  const highest = Math.max(1, ...counts);
  return (
    <section aria-labelledby="decks-curve">
      <h2 id="decks-curve">{title}</h2>
      <ol className="decks-curve">
        {counts.map((count, value) => {
          const label = value === counts.length - 1 ? `${value}+` : String(value);
          return (
            <li key={label}>
              <span className="unseen">{of(label, count)}</span>
              <span className="decks-curve-count" aria-hidden="true">
                {count > 0 ? count : ''}
              </span>
              <span className="decks-curve-bar" aria-hidden="true" style={{ height: `${(100 * count) / highest}%` }} />
              <span className="decks-curve-value" aria-hidden="true">
                {label}
              </span>
            </li>
          );
        })}
      </ol>
      <p className="decks-note">{children}</p>
    </section>
  );
}
