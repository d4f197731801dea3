/** The API reference: a page for each chapter of the engine, which is a file of `packages/engine/src`, and one that lists them. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ROOT } from '../checkout.ts';
import { type Declarations, ENTRY } from '../declarations.ts';
import { aboutFile, type Declared, Modules } from './modules.ts';

interface Chapter {
  /** The file's name without its ending, which is the page's. */
  readonly name: string;
  readonly about: string;
  /** What can be called or used, then the types; each by name. */
  readonly entries: readonly Declared[];
}

const KINDS: readonly Declared['kind'][] = ['function', 'value', 'class', 'type'];

export function chaptersOf(declarations: Declarations): readonly Chapter[] {
  const modules = new Modules(declarations);
  return modules.module(ENTRY).all.map((file) => ({
    name: posix.basename(file, '.d.ts'),
    about: aboutFile(
      readFileSync(join(ROOT, 'packages', file.replace('/', '/src/').replace(/\.d\.ts$/, '.ts')), 'utf8'),
    ),
    entries: modules
      .names(file)
      .map((name) => {
        const declared = modules.declaration(file, name);
        if (declared === undefined) throw new Error(`${file} exports ${name}, which nothing declares`);
        return { ...declared, name, kind: callable(declared) };
      })
      .toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || (a.name < b.name ? -1 : 1)),
  }));
}

/** A constant that is a function is one to whoever calls it. */
const callable = ({ kind, code }: Declared): Declared['kind'] =>
  kind === 'value' && /^const [\w$]+: (?:<[^=]*>)?\(.*\) => /s.test(code) ? 'function' : kind;

/** By their names in `docs/api`. */
export function pagesOf(declarations: Declarations): ReadonlyMap<string, string> {
  const chapters = chaptersOf(declarations);
  const places: Places = new Map(
    chapters.flatMap(({ name, entries }) => entries.map((entry) => [entry.name, { page: name, kind: entry.kind }])),
  );
  return new Map([
    ['README.md', overview(chapters, places)],
    ...chapters.map((chapter): [string, string] => [`${chapter.name}.md`, page(chapter, places)]),
  ]);
}

/** Where a name is explained. */
type Places = ReadonlyMap<string, { readonly page: string; readonly kind: Declared['kind'] }>;

const NOTE = '<!-- Made by `npm run docs` from the types and their comments. -->';

function overview(chapters: readonly Chapter[], places: Places): string {
  const parts = chapters.map(({ name, about, entries }) =>
    [`## [${name}](${name}.md)`, about, entries.map((entry) => link(entry.name, places, '')).join(' · ')].join('\n\n'),
  );
  return [NOTE, '# The API of `@rulewright/engine`', 'All of it is one import; each chapter has a page.', ...parts, '']
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

const TITLES: Readonly<Record<Declared['kind'], string>> = {
  function: 'Functions',
  value: 'Values',
  class: 'Classes',
  type: 'Types',
};

function page({ name, about, entries }: Chapter, places: Places): string {
  const parts = KINDS.flatMap((kind) => {
    const of = entries.filter((entry) => entry.kind === kind);
    return of.length === 0 ? [] : [`## ${TITLES[kind]}`, ...of.map((entry) => section(entry, name, places))];
  });
  return `${[NOTE, `# ${name}`, about, '[All chapters](README.md)', ...parts].join('\n\n')}\n`;
}

function section({ name, kind, doc, code }: Declared, here: string, places: Places): string {
  const words = new Set(code.replace(/\/\*[\s\S]*?\*\//g, '').match(/[A-Za-z_$][\w$]*/g));
  const others = [...words].filter((word) => word !== name && places.has(word)).toSorted();
  return [
    `### ${kind} ${name}`,
    doc.replaceAll('\n', ' '),
    `\`\`\`ts\n${code}\n\`\`\``,
    ...(others.length === 0 ? [] : [`See ${others.map((other) => link(other, places, here)).join(', ')}.`]),
  ].join('\n\n');
}

/** Anchors are headings in small letters: the kind tells `replay` from `Replay`. */
function link(name: string, places: Places, here: string): string {
  const place = places.get(name);
  if (place === undefined) return `\`${name}\``;
  return `[\`${name}\`](${place.page === here ? '' : `${place.page}.md`}#${place.kind}-${name.toLowerCase()})`;
}
