/** Texts of our own with what they mean, by the rule of the grammar that they are an example of. */
import { readdirSync, readFileSync } from 'node:fs';

export interface Example {
  /** The rule that it is an example of. */
  readonly for: string;
  readonly type: string;
  readonly text: string;
  readonly means: readonly unknown[];
}

/** What is read of a text: the trees of its lines. */
interface Tree {
  readonly rule: { readonly name: string };
  readonly kids: readonly (Tree | undefined)[];
}
interface Reading {
  readonly lines: readonly Tree[];
}

const linesOf = (file: URL): readonly string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');

/** The examples of a folder, by file. */
export const examplesIn = (folder: URL): readonly (readonly [string, readonly Example[]])[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => [name, linesOf(new URL(name, folder)).map((line) => JSON.parse(line) as Example)]);

const namesIn = ({ rule, kids }: Tree): readonly string[] => [
  rule.name,
  ...kids.flatMap((kid) => (kid === undefined ? [] : namesIn(kid))),
];
export const rulesIn = ({ lines }: Reading): readonly string[] => lines.flatMap(namesIn);

/** Words of a table are alike: three of them show what all do. */
const ALIKE = 3;
const family = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('.')));

/**
 * The rules that nothing is an example of. The folder lists the parts of speech, whose rules have nothing in common but their kind; the
 * others are tables of words that are made in one place.
 */
export function withoutExample(all: readonly string[], said: ReadonlySet<string>, folder: URL): readonly string[] {
  const partsOfSpeech = new Set(linesOf(new URL('parts-of-speech.txt', folder)));
  const alike = new Map<string, number>();
  for (const name of said) alike.set(family(name), (alike.get(family(name)) ?? 0) + 1);
  const isLikeOthers = (name: string): boolean =>
    name.includes('.') && !partsOfSpeech.has(family(name)) && (alike.get(family(name)) ?? 0) >= ALIKE;
  return all.filter((name) => !said.has(name) && !isLikeOthers(name)).toSorted();
}

/** What is only said beside other words for the same: a rule that gets an example leaves this list. */
export const knownWithout = (folder: URL): readonly string[] => linesOf(new URL('unsaid.txt', folder));
