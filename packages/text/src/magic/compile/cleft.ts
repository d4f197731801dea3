/**
 * Cleave (702.148): words in square brackets are in the text or not, as the spell is cast. A line with such words is read in both ways;
 * between the two texts stands a mark that no card has.
 */
export const BETWEEN = ' ¦ ';
const BRACKETS = /\[[^[\]]*\]/;

export const cleaves = (text: string): boolean => /^cleave\b/im.test(text) && BRACKETS.test(text);

/** "Draw a [second] card." is "Draw a second card. ¦ Draw a card." */
export function cleft(line: string): string {
  if (!BRACKETS.test(line)) return line;
  const whole = line.replace(/[[\]]/g, '');
  const rest = line.replace(/ ?\[[^[\]]*\]/g, '').trim();
  return `${whole}${BETWEEN}${rest}`;
}

/** Rows of a results table (706.3) are read with the ability that they belong to. */
export const ROW = ' ¶ ';

/** The other way round: what is only in the first text stands in brackets, rows stand on lines of their own. */
export const joined = (line: string): string => unCleft(line).replaceAll(ROW, '\n');

function unCleft(line: string): string {
  const [whole = '', rest] = line.split(BETWEEN);
  if (rest === undefined) return line;
  const words = [...whole.matchAll(WORD)];
  const kept = [...rest.matchAll(WORD)].map(([word]) => word);
  let made = '';
  let at = 0;
  let next = 0;
  let open = false;
  for (const { 0: word, index } of words) {
    const isKept = next < kept.length && word === kept[next];
    if (isKept) next++;
    if (open === isKept) {
      // A bracket closes right after a word and opens right before one.
      made += open ? '' : whole.slice(at, index);
      made += open ? ']' : '[';
      if (!open) at = index;
      open = !open;
    }
    made += whole.slice(at, index + word.length);
    at = index + word.length;
  }
  return `${made}${open ? ']' : ''}`;
}
const WORD = /[^\s.,:;]+|[.,:;]/g;
