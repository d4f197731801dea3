// Comparing names the way people type them.

/** Letters that Unicode does not decompose into a plain letter and a mark. */
const plainLetters: ReadonlyMap<string, string> = new Map([
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ß', 'ss'],
]);

/**
 * The form in which two spellings of one name are equal: case, accents, kinds of apostrophe and dash, and spacing do not
 * matter. Only Latin accents go: the marks of Japanese kana make another letter.
 */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[æœøłđðþß]/g, (letter) => plainLetters.get(letter) ?? letter)
    .replace(/[\u2018\u2019\u201b\u02bc\u02b9\u2032\u00b4\u0060\uff07]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/ ?\/\/ ?/g, ' // ')
    .trim();
}

export function sameName(a: string, b: string): boolean {
  return foldName(a) === foldName(b);
}

/** The word that was probably meant, if any comes close. */
export function closestWord<Word extends string>(written: string, words: Iterable<Word>): Word | undefined {
  const folded = foldName(written).replace(/[ _]/g, '-').slice(0, 40);
  let best: Word | undefined;
  let bestDistance = Math.max(1, Math.floor(folded.length / 3)) + 1;
  for (const word of words) {
    const distance = editDistance(folded, foldName(word).replace(/ /g, '-'));
    if (distance < bestDistance) {
      best = word;
      bestDistance = distance;
    }
  }
  return best;
}

/** Insertions, deletions, replacements and swaps of neighbours that turn one word into the other. */
function editDistance(a: string, b: string): number {
  let beforePrevious: readonly number[] = [];
  let previous: readonly number[] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(previous, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
          ? at(beforePrevious, j - 2) + 1
          : Number.POSITIVE_INFINITY;
      row.push(Math.min(replaced, swapped, at(previous, j) + 1, at(row, j - 1) + 1));
    }
    beforePrevious = previous;
    previous = row;
  }
  return at(previous, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
