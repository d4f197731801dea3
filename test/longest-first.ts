/**
 * The files that take longest begin first, so that no worker is left alone with one of them at the end. A fresh checkout has no times of
 * earlier runs, and the longest of these files are small.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONGEST = [
  'packages/table/test/rulings.test.ts',
  'packages/bots/test/smoke.test.ts',
  'packages/table/test/signature/',
  'packages/scenario/test/explain.test.ts',
  'packages/bots/test/',
  'packages/scenario/test/export.test.ts',
  'packages/table/test/twins/',
  'apps/cli/test/why-in-games.test.ts',
  'apps/web/test/browser/play',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONGEST.findIndex((part) => moduleId.replaceAll('\\', '/').includes(part));
  return at < 0 ? LONGEST.length : at;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
