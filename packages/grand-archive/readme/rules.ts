/**
 * Which file implements which rule, worked out from the sources. The book has no numbers through it, so a rule is cited by its chapter and
 * item: as a code (`card-activation.1.8`) where the engine names it, in words ("Card activation 1.8") in comments.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));

/** `kw-taunt.1`, `type-champion.level-up.5`, `kw-first-boon`: a chapter, perhaps a part of it, perhaps an item. */
const CODE = /'([a-z]+(?:-[a-z]+)*(?:\.[a-z]+(?:-[a-z]+)*)?)\.(\d+(?:\.\d+)*)'/g;
const KEYWORD = /rule: '(kw-[a-z-]+)'/g;
const WORDS = /([A-Z][a-z]+(?:[ -][A-Za-z]+){0,4}) (\d+(?:\.\d+)*)/g;
const BEFORE = ['', 'kw-', 'term-', 'type-', 'zone-'];

/** How well a file answers for a rule: the engine cites it there, or a comment does. */
const CODED = 10;
const CITED = 1;

interface Source {
  readonly path: string;
  readonly text: string;
}

const sources = (): readonly Source[] =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .sort()
    .map((path) => ({ path, text: readFileSync(SOURCES + path, 'utf8') }));

const commentsIn = (text: string): string =>
  [...text.matchAll(/\/\*\*?[\s\S]*?\*\/|\/\/[^\n]*/g)].map(([comment]) => comment).join('\n');

const codesIn = (text: string): readonly (readonly [chapter: string, item: string])[] => [
  ...[...text.matchAll(CODE)].map(([, chapter = '', item = '']) => [chapter, item] as const),
  ...[...text.matchAll(KEYWORD)].map(([, chapter = '']) => [chapter, ''] as const),
];

/** The chapter that words before a number name: the longest of them that some code has. */
function chapterOf(words: string, chapters: ReadonlySet<string>): string | undefined {
  const parts = words
    .toLowerCase()
    .split(/[ -]/)
    .filter((word) => word !== 'and');
  for (let from = 0; from < parts.length; from++) {
    const slug = parts.slice(from).join('-');
    const found = BEFORE.map((prefix) => `${prefix}${slug}`).find((chapter) => chapters.has(chapter));
    if (found !== undefined) return found;
  }
  return undefined;
}

function rulesIn({ text }: Source, chapters: ReadonlySet<string>): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const add = (chapter: string, item: string, weight: number): void => {
    const rule = item === '' ? chapter : `${chapter}.${item}`;
    found.set(rule, (found.get(rule) ?? 0) + weight);
  };
  for (const [chapter, item] of codesIn(text)) add(chapter, item, CODED);
  for (const [, words = '', item = ''] of commentsIn(text).matchAll(WORDS)) {
    const chapter = chapterOf(words, chapters);
    if (chapter !== undefined) add(chapter, item, CITED);
  }
  return found;
}

/** By chapter, then by item: 1.10 comes after 1.9. */
function inOrder(a: string, b: string): number {
  const parts = (rule: string) => rule.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const [as, bs] = [parts(a), parts(b)];
  for (let i = 0; i < Math.max(as.length, bs.length); i++) {
    const [x, y] = [as[i] ?? -1, bs[i] ?? -1];
    if (x === y) continue;
    if (typeof x === 'number' && typeof y === 'number') return x - y;
    return typeof x === 'number' ? -1 : typeof y === 'number' ? 1 : x < y ? -1 : 1;
  }
  return 0;
}

const MOST_FILES = 3;

const HEAD = `# The rules of Grand Archive, by chapter and item

Folders are the chapters of the rule book. It has no numbers through it: a rule is cited by its chapter and item, keywords as \`kw-\`, game terms as
\`term-\`, card types as \`type-\`. \`vocabulary\` has what cards say in this game's own words, \`actions\` what effects do, \`events\` what happens, \`explain\`
answers "why?", \`rule-set.ts\` puts all together; everything else imports \`index.ts\`. The file that cites a rule most comes first. Made by \`npm run docs\`.

| rule | file |
|---|---|
`;

/** The page as it should be. */
export function readme(): string {
  const all = sources();
  const chapters = new Set(all.flatMap(({ text }) => codesIn(text).map(([chapter]) => chapter)));
  const byRule = new Map<string, { readonly path: string; readonly weight: number }[]>();
  for (const source of all)
    for (const [rule, weight] of rulesIn(source, chapters)) {
      const files = byRule.get(rule) ?? [];
      files.push({ path: source.path, weight });
      byRule.set(rule, files);
    }
  const rows = [...byRule.keys()].sort(inOrder).map((rule) => {
    const files = (byRule.get(rule) ?? []).toSorted((a, b) => b.weight - a.weight || (a.path < b.path ? -1 : 1));
    const shown = files.slice(0, MOST_FILES).map(({ path }) => `[${path}](${path})`);
    return `| ${rule} | ${shown.join('<br>')} |`;
  });
  return `${HEAD}${rows.join('\n')}\n`;
}

export const README = `${SOURCES}README.md`;
