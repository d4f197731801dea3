// What somebody is told goes through one place, which knows who it is: `seen.ts` of the kernel (400.2 in Magic). Explanations,
// refusals, previews and names take a `Seen`; what the types cannot say about that is looked for in the sources here.
import { describe, expect, test } from 'vitest';
import { lineAt, type SourceFile, withoutComments, workspaces } from './sources.ts';

const sources = workspaces()
  .flatMap(({ dir, files }) => files.filter(({ path }) => path.startsWith(`${dir}/src/`)))
  .filter(({ path }) => !/\.test\.tsx?$/.test(path));

/** Where a pattern is found outside the files that may have it, as `path:line code`. */
function found(files: readonly SourceFile[], pattern: RegExp, may: RegExp): string[] {
  return files
    .filter(({ path }) => !may.test(path))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text);
      return [...code.matchAll(pattern)].map((match) => `${path}:${lineAt(code, match.index)} ${match[0]}`);
    });
}

const rules: readonly (readonly [string, RegExp, RegExp])[] = [
  ['a game is veiled in one place', /\bveiled\(|\bnew Seen\(/g, /^packages\/kernel\/src\/(veil|seen)\.ts$/],
  [
    'facts are made only where things are explained',
    /\bderivation\(/g,
    /^packages\/(kernel\/src\/derivation\.ts|(rules|magic|grand-archive)\/src\/explain\/.*|toy\/src\/table\.ts)$/,
  ],
  [
    'tables and apps tell reasons through `Seen.refusal`',
    /\bcheckAnswer\b/g,
    /^packages\/(?!table\/)|^apps\/(?!web|cli|server)/,
  ],
  [
    'everything is shown only by the lab, by replays, at the end of a game, and to who writes scenarios',
    /\b(?:seenBy|lookAt)\([^;]*?'all'/g,
    /^packages\/(table\/src\/(lab\/.*|watching\.ts|sitting\.ts)|scenario\/src\/run\/.*)$/,
  ],
];

test.each(rules)('%s', (_, pattern, may) => {
  expect(sources.length).toBeGreaterThan(0);
  expect(found(sources, pattern, may)).toEqual([]);
  // Something is there to be kept in its place.
  expect(found(sources, pattern, /^$/)).not.toEqual([]);
});

describe('what explains a game', () => {
  const [index] = sources.filter(({ path }) => path === 'packages/magic/src/explain/index.ts');
  const text = index?.text ?? '';

  test('takes it as somebody may know it', () => {
    const taken = [...text.matchAll(/^export (?:function|const) (explain\w*)[^(]*\(([^,)]*)/gm)];
    expect(taken.map(([, name]) => name)).toContain('explain');
    expect(taken.filter(([, , first]) => first?.trim() !== 'seen: Seen<G>').map(([, name]) => name)).toEqual([]);
    expect(text).not.toMatch(/^export \{/m);
  });

  test('is reached through its index', () => {
    const inner = /from '(?:@rulewright\/magic\/src|\.{1,2}(?:\/[\w.-]+)*)\/explain\/(?!index\.ts)[\w-]+\.ts'/g;
    expect(found(sources, inner, /\/explain\//)).toEqual([]);
  });
});

describe('the scan itself', () => {
  const scan = (text: string, path: string) =>
    rules.filter(([, pattern, may]) => found([{ path, text }], pattern, may).length > 0).length;

  test.each([
    ['const g = veiled(game, viewer, known);', 'packages/table/src/show.ts'],
    ["return [derivation('legal', {})];", 'packages/table/src/magic/explained.ts'],
    ['const refusal = checkAnswer(g, answer);', 'apps/web/src/engine/services/play.ts'],
    ["const { g } = seenBy(game, 'all');", 'packages/table/src/why.ts'],
    ["names(lookAt(game, g, 'all', speech));", 'packages/table/src/log.ts'],
  ])('finds %s', (text, path) => {
    expect(scan(text, path)).toBe(1);
  });

  test.each([
    ["const { g } = seenBy(game, 'all');", 'packages/table/src/lab/lab.ts'],
    ['const refusal = checkAnswer(g, answer);', 'packages/bots/src/magic/greedy/ahead.ts'],
    ['const seen = seenBy(g, eyes);', 'packages/table/src/game.ts'],
  ])('lets %s pass', (text, path) => {
    expect(scan(text, path)).toBe(0);
  });
});
