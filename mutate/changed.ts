/** For the tests: takes the changed text of one source file instead of the file, if `RULEWRIGHT_CHANGED` names one. */
import { readFileSync } from 'node:fs';

interface Loader {
  readonly name: string;
  readonly enforce: 'pre';
  load(id: string): string | null;
}

export function changedSource(): readonly Loader[] {
  const path = process.env.RULEWRIGHT_CHANGED;
  if (path === undefined) return [];
  const { file, text } = JSON.parse(readFileSync(path, 'utf8')) as { readonly file: string; readonly text: string };
  return [{ name: 'changed source', enforce: 'pre', load: (id) => (id.split('?')[0] === file ? text : null) }];
}
