/** How many there are of what: the rows of those that there are. */
import type { ReactNode } from 'react';

interface CountsProps<K extends string> {
  /** Of the heading. */
  readonly id: string;
  readonly title: string;
  readonly of: readonly K[];
  readonly counts: Readonly<Partial<Record<K, number>>>;
  words(key: K): ReactNode;
}

export function Counts<K extends string>({ id, title, of, counts, words }: CountsProps<K>) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <table className="decks-table">
        <tbody>
          {of
            .filter((key) => counts[key] !== undefined)
            .map((key) => (
              <tr key={key}>
                <th scope="row">{words(key)}</th>
                <td>{counts[key]}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
