/** Digests, chance that only a text decides, and texts with something wrong in them. */
import { createHash } from 'node:crypto';

export const digest = (said: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(said) ?? '')
    .digest('hex');

/** Numbers that only the text decides. */
export function chance(text: string): (bound: number) => number {
  let at = 0;
  return (bound) => Number.parseInt(digest(`${at++}${text}`).slice(0, 8), 16) % Math.max(1, bound);
}

/** The text with a word left out, with two words exchanged, with a word of another text, with a letter left out. */
export function spoiled(text: string, other: string): readonly string[] {
  const below = chance(text);
  const words = text.split(' ');
  const [at, to] = [below(words.length), below(words.length)];
  const others = other.split(' ');
  const letter = below(text.length);
  return [
    words.toSpliced(at, 1).join(' '),
    words
      .with(at, words[to] ?? '')
      .with(to, words[at] ?? '')
      .join(' '),
    words.with(to, others[below(others.length)] ?? '').join(' '),
    `${text.slice(0, letter)}${text.slice(letter + 1)}`,
  ];
}
