/** Lines that are printed as one, where a text does not say how it falls into lines. */
import type { Paragraph } from './paragraphs.ts';

/** The line as several, the first of them as long as it can be. */
export function asManyAsCan({ line, text }: Paragraph, isLine: (line: Paragraph) => boolean): readonly Paragraph[] {
  const sentences = text.split(/(?<=。)/u);
  for (let count = sentences.length - 1; count > 0; count--) {
    const first = { line, text: sentences.slice(0, count).join('') };
    const rest = { line, text: sentences.slice(count).join('') };
    if (isLine(first)) return [first, ...(isLine(rest) ? [rest] : asManyAsCan(rest, isLine))];
  }
  return [{ line, text }];
}
