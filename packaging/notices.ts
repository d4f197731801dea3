/** The licences of the libraries whose code is in a package: they ask to be there. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestOf, ROOT } from './checkout.ts';

/** The libraries that files come from, by the paths of the files: `node_modules/yaml/browser/index.js`. */
export const librariesIn = (paths: readonly string[]): readonly string[] =>
  [...new Set(paths.flatMap((path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []))].sort();

/** What a workspace depends on, and what that depends on in turn, besides packages of our own. */
export function librariesOf(folder: string): readonly string[] {
  const found = new Set<string>();
  const visit = (of: string): void => {
    for (const name of Object.keys(manifestOf(of).dependencies ?? {})) {
      if (name.startsWith('@rulewright/')) continue;
      found.add(name);
      visit(`node_modules/${name}`);
    }
  };
  visit(folder);
  return [...found].sort();
}

export const notices = (libraries: readonly string[]): string =>
  libraries
    .map((name) => {
      const { version, license } = manifestOf(`node_modules/${name}`);
      return [`${name} ${version} (${license})\n`, ...licenceFilesOf(name)].join('\n');
    })
    .join(`\n${'-'.repeat(80)}\n\n`);

/** Some name their licence and have no file of it. */
function licenceFilesOf(name: string): readonly string[] {
  const folder = join(ROOT, 'node_modules', name);
  return readdirSync(folder)
    .filter((file) => /^licen[cs]e/i.test(file))
    .map((file) => `${readFileSync(join(folder, file), 'utf8').trim()}\n`);
}
