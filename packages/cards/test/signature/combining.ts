/** Texts in which a part of a sentence is exchanged for one of another text: what the grammar refuses, or reads though nobody wrote it. */
import { chance, digest } from './spoiling.ts';

/** Where one part of a sentence ends and another begins. */
const BORDERS = /(, |\. | and | or | if | unless | for each | that | with | from | to | of | under |: )/;

/** For each text some others: the next in an order that does not change as texts come and go. */
function partners(texts: readonly string[]): (text: string, count: number) => readonly string[] {
  const placed = texts.map((text) => ({ text, at: digest(text) })).toSorted((a, b) => (a.at < b.at ? -1 : 1));
  return (text, count) => {
    const from = digest(`with ${text}`);
    const at = placed.findIndex((other) => other.at > from);
    return Array.from({ length: count }, (_, i) => placed[(at + i + placed.length) % placed.length]?.text ?? '');
  };
}

const PARTNERS = 24;

interface Place {
  readonly at: number;
  readonly part: string;
}

/** What stands after the same border in another text; the border tells what it may be. */
const placesFor = (own: readonly string[], other: readonly string[]): readonly Place[] =>
  own.flatMap((border, i) => {
    const there = i % 2 === 1 ? other.findIndex((each, j) => j % 2 === 1 && each === border) : -1;
    const part = other[there + 1];
    return there < 0 || part === undefined || part === own[i + 1] ? [] : [{ at: i + 1, part }];
  });

/** By text, so many of each. */
export function combined(texts: readonly string[], count: number): ReadonlyMap<string, readonly string[]> {
  const others = partners(texts);
  return new Map(
    texts.map((text) => {
      const below = chance(text);
      const own = text.replace(/\.$/, '').split(BORDERS);
      const places = others(text, PARTNERS).flatMap((other) => placesFor(own, other.replace(/\.$/, '').split(BORDERS)));
      const end = text.endsWith('.') ? '.' : '';
      return [
        text,
        Array.from({ length: Math.min(count, places.length) }, () => {
          const { at, part } = places[below(places.length)] ?? { at: 0, part: '' };
          return `${own.with(at, part).join('')}${end}`;
        }),
      ];
    }),
  );
}
