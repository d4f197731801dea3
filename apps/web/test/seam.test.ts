/** The app knows a game only through what the game brings (`src/games/README.md`). */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../src/', import.meta.url));
/** The files that take from the folders of the games. */
const DOORS = ['games/index.ts', 'games/engine.ts'];

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path));

const importsOf = (path: string): readonly string[] =>
  [...readFileSync(`${SRC}${path}`, 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, specifier = '']) =>
    specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : specifier,
  );

const isOfAGame = (path: string): boolean => /^games\/[^/]+\//.test(path);

test('only the doors import what is in the folder of a game', () => {
  const rest = files.filter((path) => !isOfAGame(path));
  expect(rest.length).toBeGreaterThan(80);
  const found = rest.filter((path) => !DOORS.includes(path) && importsOf(path).some(isOfAGame));
  expect(found).toEqual([]);
});

test('a game imports nothing that is behind the doors', () => {
  const found = files.filter((path) => isOfAGame(path) && importsOf(path).some((to) => DOORS.includes(to)));
  expect(found).toEqual([]);
});

test('the doors load a game when it is asked for', () => {
  for (const door of DOORS) {
    const text = readFileSync(`${SRC}${door}`, 'utf8');
    expect(importsOf(door).filter(isOfAGame).length, door).toBeGreaterThan(0);
    expect([...text.matchAll(/from '\.\/[^/']+\//g)], door).toEqual([]);
  }
});

test('no game imports another', () => {
  const folder = (path: string): string | undefined => /^games\/([^/]+)\//.exec(path)?.[1];
  const found = files.filter((path) =>
    importsOf(path).some((to) => isOfAGame(path) && isOfAGame(to) && folder(path) !== folder(to)),
  );
  expect(found).toEqual([]);
});

test("only a game's folder imports the rules, cards and words of a game", () => {
  const games = /^@rulewright\/(?:(?:magic|grand-archive)$|[^/]+\/(?!toy))/;
  const found = files.filter((path) => !isOfAGame(path) && importsOf(path).some((to) => games.test(to)));
  expect(found).toEqual([]);
});
