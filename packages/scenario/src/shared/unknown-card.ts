/** What is said of a name that no card has. */
import type { Finder } from '@rulewright/cards';
import { closestWord } from '../parse/index.ts';

export function unknownCard(name: string, finder: Finder<unknown>): string {
  const meant = closestWord(name, finder.cardNames());
  return `no card is called "${name}"${meant === undefined ? '' : `; did you mean "${meant}"?`}`;
}
