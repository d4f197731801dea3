/** The texts of our own that show each rule of the grammar, from the tests of the cards. */
import { readdirSync, readFileSync } from 'node:fs';

export interface Example {
  readonly type: string;
  readonly text: string;
  /** Its abilities. */
  readonly means: readonly unknown[];
}

const FOLDERS = { magic: 'grammar/', 'grand-archive': 'grand-archive/grammar/' } as const;

/** Where the tests of the cards are. */
export const EXAMPLES = new URL('../../../cards/test/', import.meta.url);

/** By file. */
export function exampleFiles(
  game: keyof typeof FOLDERS,
  home: URL,
): readonly { readonly file: string; read(): readonly Example[] }[] {
  const folder = new URL(FOLDERS[game], home);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .map((file) => ({
      file,
      read: () =>
        readFileSync(new URL(file, folder), 'utf8')
          .split('\n')
          .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Example])),
    }));
}

export const examplesOf = (game: keyof typeof FOLDERS, home: URL): readonly Example[] =>
  exampleFiles(game, home).flatMap(({ read }) => read());
