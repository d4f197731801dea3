/** Words that mean the same: spellings, and what English has several words for. They do so only where one rule of the grammar has both. */

export interface Alike {
  /** Each means what the others mean. */
  readonly words: readonly string[];
  readonly why: string;
}

export const ENGLISH_ALIKE: readonly Alike[] = [];

/** What stands in the place of what, as "these = those": the words in which two phrases differ. */
export function pairsOf(alike: readonly Alike[], cut: (phrase: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { words } of alike)
    for (const one of words) for (const other of words) if (one !== other) found.add(difference(cut(one), cut(other)));
  return found;
}

function difference(one: readonly string[], other: readonly string[]): string {
  const most = Math.min(one.length, other.length);
  let from = 0;
  while (from < most && one[from] === other[from]) from++;
  let alike = 0;
  while (alike < most - from && one.at(-1 - alike) === other.at(-1 - alike)) alike++;
  return `${one.slice(from, one.length - alike).join(' ')} = ${other.slice(from, other.length - alike).join(' ')}`;
}
