/** The glyphs that cards are drawn with, taken out of the icon collection when the app is built: only those in use are shipped. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { allGlyphs as grandArchive } from '../src/games/grand-archive/card/glyphs/index.ts';
import { allGlyphs as magic } from '../src/games/magic/card/glyphs/index.ts';

interface Collection {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

const NAME = 'virtual:glyphs';
const PATH = /<path\b[^>]*?\bd="([^"]+)"/g;

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g;

/** An outline with one digit after the point: on a field of 512 nobody sees more. Arcs have flags between their numbers and stay. */
const shorter = (outline: string): string =>
  outline.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (whole, command: string, numbers: string) => {
    if (command === 'a' || command === 'A') return whole;
    let text = command;
    for (const [number] of numbers.matchAll(NUMBER)) {
      const short = String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, '$1.');
      text += text === command || short.startsWith('-') ? short : ` ${short}`;
    }
    return text;
  });

/** The outlines of glyphs by name. A name that the collection does not have is an error. */
export function outlines(names: readonly string[]): Readonly<Record<string, string>> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons, aliases = {} } = JSON.parse(readFileSync(file, 'utf8')) as Collection;
  return Object.fromEntries(
    names.map((name) => {
      const body = icons[aliases[name]?.parent ?? name]?.body;
      if (body === undefined) throw new Error(`game-icons has no "${name}"`);
      return [name, [...body.matchAll(PATH)].map(([, d = '']) => shorter(d)).join('')];
    }),
  );
}

export const glyphs = (): Plugin => ({
  name: 'rulewright-glyphs',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
  load: (id) =>
    id === `\0${NAME}`
      ? `export default JSON.parse(${JSON.stringify(JSON.stringify(outlines([...new Set([...magic(), ...grandArchive()])])))})`
      : null,
});
