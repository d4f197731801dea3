/**
 * Which file implements which rule, worked out from the sources: the numbers in the names of files (`601.2f-total-cost.ts`) and of
 * stages (`becomeCast_601_2i`), and those that comments cite. The page is for someone with the rule book open beside the code.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));

const RULE = /\b([1-9]\d{2}\.\d{1,3}[a-z]?)\b/g;
const STAGE = /_([1-9]\d{2})_(\d{1,3}[a-z]?)\b/g;

/** How well a file answers for a rule: its name says it, or the rule it is part of; a stage is named after it, a comment cites it. */
const NAMED = 1000;
const WITHIN = 500;
const STAGED = 100;
const CITED = 1;

function sources(): readonly string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .sort();
}

const commentsIn = (text: string): string =>
  [...text.matchAll(/\/\*\*?[\s\S]*?\*\/|\/\/[^\n]*/g)].map(([comment]) => comment).join('\n');

function rulesIn(path: string, text: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const add = (rule: string, weight: number): void => {
    found.set(rule, (found.get(rule) ?? 0) + weight);
  };
  const named = [...path.matchAll(/(?:^|\/)([1-9]\d{2}(?:\.\d{1,3}[a-z]?)?)-/g)].map(([, rule = '']) => rule);
  for (const rule of named) add(rule, NAMED);
  for (const [, section, part] of text.matchAll(STAGE)) add(`${section}.${part}`, STAGED);
  for (const [, rule] of commentsIn(text).matchAll(RULE)) if (rule !== undefined) add(rule, CITED);
  for (const rule of found.keys())
    if (named.some((whole) => rule !== whole && rule.startsWith(whole))) add(rule, WITHIN);
  return found;
}

/** 601.2b comes after 601.2, 601.10 after 601.9. */
function inOrder(a: string, b: string): number {
  const parts = (rule: string) => /^(\d+)(?:\.(\d+)([a-z]?))?$/.exec(rule) ?? [];
  const [, sectionA, numberA = '0', letterA = ''] = parts(a);
  const [, sectionB, numberB = '0', letterB = ''] = parts(b);
  return Number(sectionA) - Number(sectionB) || Number(numberA) - Number(numberB) || (letterA < letterB ? -1 : 1);
}

const MOST_FILES = 3;

const HEAD = `# The rules of Magic, by number

Folders are the chapters of the rule book, files carry the numbers of their rules, keywords (702) and keyword actions (701) their names.
\`vocabulary\` has what cards say in Magic's own words, \`explain\` answers "why?", \`rule-set.ts\` puts all together; everything else imports
\`index.ts\`. A rule that is not in a file's name is found here: the file that cites it most first. Made by \`npm run docs\`.

| rule | file |
|---|---|
`;

/** The page as it should be. */
export function readme(): string {
  const byRule = new Map<string, { readonly path: string; readonly weight: number }[]>();
  for (const path of sources()) {
    for (const [rule, weight] of rulesIn(path, readFileSync(SOURCES + path, 'utf8'))) {
      const files = byRule.get(rule) ?? [];
      files.push({ path, weight });
      byRule.set(rule, files);
    }
  }
  const rows = [...byRule.keys()].sort(inOrder).map((rule) => {
    const files = (byRule.get(rule) ?? []).toSorted((a, b) => b.weight - a.weight || (a.path < b.path ? -1 : 1));
    const shown = files.slice(0, MOST_FILES).map(({ path }) => `[${path}](${path})`);
    return `| ${rule} | ${shown.join('<br>')} |`;
  });
  return `${HEAD}${rows.join('\n')}\n`;
}

export const README = `${SOURCES}README.md`;
