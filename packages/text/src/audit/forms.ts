/** The forms of words: "creature" and "creatures", "gets" and "get" are the same word, and which form stands there is worked out. */
import type { Grammar } from '../grammar/grammar.ts';
import type { Token } from '../grammar/language.ts';

/** What English has forms of that no rule writes as forms. */
const PRONOUNS: readonly (readonly string[])[] = [
  ['it', 'they', 'them', 'he', 'him', 'she', 'her'],
  ['its', 'their', 'his'],
  ['that', 'those'],
  ['this', 'these'],
  ['is', 'are', "'re"],
  ['was', 'were'],
  ['has', 'have'],
  ['does', 'do'],
  ["'s", "'"],
  ["it's", "they're", "he's", "she's"],
];

const known = new WeakMap<Grammar, ReadonlyMap<string, string>>();

/** Each form by the word that it is a form of. */
function formsOf(grammar: Grammar): ReadonlyMap<string, string> {
  const before = known.get(grammar);
  if (before !== undefined) return before;
  const forms = new Map<string, string>();
  const add = (words: readonly string[]): void => {
    const base = forms.get(words[0] ?? '') ?? words[0] ?? '';
    for (const word of words) if (!forms.has(word)) forms.set(word, base);
  };
  for (const words of PRONOUNS) add(words);
  for (const wordings of grammar.wordings.values())
    for (const { steps } of wordings) for (const step of steps) if (step.kind === 'inflected') add(step.words);
  known.set(grammar, forms);
  return forms;
}

/** What a word is a form of; of words that no rule inflects, by their ending. */
export function baseOf(grammar: Grammar, { text }: Token): string {
  const known = formsOf(grammar).get(text);
  if (known !== undefined) return known;
  const [ending] = ENDINGS.flatMap(([shape, base]) => (shape.test(text) ? [text.replace(shape, base)] : []));
  return ending ?? text;
}
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(?<=.{4})(?:ed|ing)$/, ''],
  [/(?<=.{3})s$/, ''],
];

/** The words among these that are in no form among those. Punctuation is no word. */
export function wordsLost(grammar: Grammar, these: readonly Token[], those: readonly Token[]): readonly Token[] {
  const there = new Set(those.map((token) => baseOf(grammar, token)));
  return these.filter((token) => token.kind !== 'mark' && !there.has(baseOf(grammar, token)));
}
