// No test depends on speed: it waits for the thing itself, with the patience of patience.ts. A wait of a second fails on a busy machine,
// and a pause that is long enough today is too short tomorrow.
import { describe, expect, test } from 'vitest';
import { lineAt, type SourceFile, sourceFiles, withoutComments, workspaces } from './sources.ts';

/** Where the patience is said, and what takes pictures and tests nothing. */
const exempt = [/^test\/patience\.ts$/, /^test\/waiting\.test\.ts$/, /^apps\/web\/test\/screenshots\//];

const forbidden: Readonly<Record<string, RegExp>> = {
  'waits for a time to pass':
    /\b(?:waitForTimeout|setTimeout|setInterval|sleep)\s*\(|['"](?:node:)?timers\/promises['"]/g,
  'has a limit of its own': /\b\w*(?:timeout|Timeout)\w*\s*[:(]\s*\d|^\s*\},\s*\d[\d_]{2,}\s*\)/gm,
  'gives up after a second': /\bvi\s*\.\s*wait(?:For|Until)\b/g,
  'measures how long something takes': /\bperformance\s*\.\s*now\b|\bhrtime\b/g,
};

function waitsIn({ path, text }: SourceFile): string[] {
  const code = withoutComments(text);
  return Object.entries(forbidden).flatMap(([what, form]) =>
    [...code.matchAll(form)].map((match) => `${path}:${lineAt(code, match.index)} ${what}`),
  );
}

const isTest = ({ path }: SourceFile): boolean =>
  (/(^|\/)test\//.test(path) || /\.test\.tsx?$/.test(path)) && !exempt.some((form) => form.test(path));

test('no test depends on speed', () => {
  const files = [...workspaces().flatMap((workspace) => workspace.files), ...sourceFiles('test')].filter(isTest);
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(waitsIn)).toEqual([]);
});

describe('what depends on speed is found', () => {
  test.each([
    'await page.waitForTimeout(500);',
    'setTimeout(done, 10);',
    "import { setTimeout } from 'node:timers/promises';",
    'await sleep(1);',
    'await expect.poll(read, { timeout: 2000 });',
    'page.setDefaultTimeout(5_000);',
    '  }, 120_000);',
    'await vi.waitFor(() => expect(seen).toBe(true));',
    'const began = performance.now();',
  ])('%s', (text) => {
    expect(waitsIn({ path: 'test/x.ts', text })).not.toEqual([]);
  });

  test.each(['await button.waitFor();', 'await expect.poll(read).toBe(1);', '}, 0);', '// not setTimeout(done, 10)'])(
    'not: %s',
    (text) => {
      expect(waitsIn({ path: 'test/x.ts', text })).toEqual([]);
    },
  );
});
