/** What is said of a name that no card has. */
import { closestWord } from '../parse/index.ts';

/** Where cards are found by their names. */
interface Named {
  cardNames(): Iterable<string>;
}

export function unknownCard(name: string, finder: Named): string {
  const meant = closestWord(name, finder.cardNames());
  return `no card is called "${name}"${meant === undefined ? '' : `; did you mean "${meant}"?`}`;
}
