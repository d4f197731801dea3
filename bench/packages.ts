/** What manifests and lock files say, as far as building another commit needs it. */

type Exports = string | { readonly [key: string]: Exports };

/**
 * The source file that a package gives for a path inside it. A path that an older commit does not have yet, such as the part of a
 * package that is about one game, was part of the whole package then.
 */
export function entryOf(manifest: unknown, path: string): string {
  const { exports } = manifest as { exports?: Exports };
  if (exports === undefined) throw new Error('the package exports nothing');
  const all = typeof exports === 'string' ? { '.': exports } : exports;
  const entry = all[path === '' ? '.' : `./${path}`] ?? all['.'];
  const file = entry === undefined ? undefined : filesOf(entry).find((name) => /(?<!\.d)\.ts$/.test(name));
  if (file === undefined) throw new Error(`the package has no source for ${path === '' ? 'its name' : path}`);
  return file;
}

const filesOf = (entry: Exports): readonly string[] =>
  typeof entry === 'string' ? [entry] : Object.values(entry).flatMap(filesOf);

/** Whether two lock files ask for the same packages of others; our own have no checksum there. */
export function sameDependencies(lock: unknown, other: unknown): boolean {
  return JSON.stringify(checksums(lock)) === JSON.stringify(checksums(other));
}

function checksums(lock: unknown): readonly string[] {
  const { packages = {} } = lock as { packages?: Readonly<Record<string, { readonly integrity?: string }>> };
  return Object.entries(packages)
    .flatMap(([path, { integrity }]) => (integrity === undefined ? [] : [`${path} ${integrity}`]))
    .toSorted();
}
