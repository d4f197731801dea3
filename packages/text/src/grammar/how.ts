/** How each word of a line was read: the rules that made it, from the whole down to the word. */
import type { Token } from './language.ts';
import type { Tree } from './tree.ts';

export interface WordReading {
  readonly words: string;
  /** The rules that hold these words, the outermost first. */
  readonly rules: readonly string[];
}

/** The words of a line in order; neighbours that were read by the same rules stand together. */
export function wordReadings(tree: Tree, text: string, tokens: readonly Token[]): readonly WordReading[] {
  const rules: string[][] = tokens.map(() => []);
  mark(tree, rules);
  const found: { start: number; end: number; rules: readonly string[] }[] = [];
  tokens.forEach((token, i) => {
    const own = rules[i] ?? [];
    const last = found.at(-1);
    if (last !== undefined && last.rules.join('>') === own.join('>')) last.end = token.end;
    else found.push({ start: token.start, end: token.end, rules: own });
  });
  return found.map(({ start, end, rules: own }) => ({ words: text.slice(start, end), rules: own }));
}

function mark(tree: Tree, rules: readonly string[][]): void {
  for (let i = tree.start; i < tree.end; i++) rules[i]?.push(tree.rule.name);
  for (const kid of tree.kids) if (kid !== undefined) mark(kid, rules);
}
