// Every change to the game passes one door: it is proposed, may be replaced, is applied, logged and seen by triggers.
// The functions that write to the state live in the kernel's write.ts, and only what stands behind the door may call them.
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf, lineAt, type SourceFile, withoutComments, workspaces } from './sources.ts';

const writer = 'packages/kernel/src/write.ts';

const behindTheDoor = [
  /^packages\/kernel\/src\/(write|door|machine|setup|state|save|guess|veil)\.ts$/,
  /^packages\/[^/]+\/src\/(.+\/)?events\.ts$/,
  /^packages\/[^/]+\/src\/(.+\/)?(\d[\d.]*-)?events\/[^/]+\.ts$/,
];

// `state.turn`, `game.state.players[0].life`, `state.rows?.[id]`
const place = String.raw`\bstate(?:\??\.\w+|(?:\?\.)?\[[^\]\n]*\])+`;
const assignment = String.raw`(?:=(?![=>])|(?:[-+*/%&|^]|\*\*|<<|>>>?|&&|\|\||\?\?)=|\+\+|--)`;
const mutator = 'push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin|set|add|delete|clear';

const writes: readonly RegExp[] = [
  new RegExp(String.raw`${place}\s*${assignment}`, 'g'),
  new RegExp(String.raw`(?:\+\+|--|\bdelete\s+)(?:\w+\??\.)*${place}`, 'g'),
  new RegExp(String.raw`${place}\??\.(?:${mutator})\(`, 'g'),
  /\b(?:Object\.(?:assign|defineProperty|setPrototypeOf)|Reflect\.(?:set|deleteProperty|defineProperty))\(\s*(?:\w+\.)*state\b/g,
];

/** Writes to the state in a file that does not stand behind the door, as `path:line code`. */
function breaches({ path, text }: SourceFile): string[] {
  if (behindTheDoor.some((allowed) => allowed.test(path))) return [];
  const code = withoutComments(text);
  const written = writes.flatMap((pattern) =>
    [...code.matchAll(pattern)].map((match) => `${path}:${lineAt(code, match.index)} ${match[0]}`),
  );
  const imported = importsOf(text)
    .filter(({ specifier }) => isWriter(path, specifier))
    .map(({ specifier, line }) => `${path}:${line} imports ${specifier}`);
  return [...written, ...imported];
}

function isWriter(from: string, specifier: string): boolean {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier) === writer;
  return /^@rulewright\/kernel\/(src\/)?write(\.ts)?$/.test(specifier);
}

const sources = workspaces()
  .filter(({ dir }) => dir.startsWith('packages/'))
  .flatMap(({ dir, files }) => files.filter(({ path }) => path.startsWith(`${dir}/src/`)))
  .filter(({ path }) => !path.endsWith('.test.ts'));

test('nothing changes the state around the event door', () => {
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.flatMap(breaches)).toEqual([]);
});

// What a game leaves to chance is an event with its outcome (kernel/src/events/chance.ts), never a look at the generator.
test('nothing but the events of chance draws from the generator of a game', () => {
  const allowed = /^packages\/kernel\/src\/(write|guess|veil|machine|events\/chance)\.ts$/;
  const drawn = sources
    .filter(({ path }) => !allowed.test(path))
    .flatMap(({ path, text }) => (/\bsetRandom\b|\bMath\.random\b/.test(withoutComments(text)) ? [path] : []));
  expect(drawn).toEqual([]);
});

describe('the scan itself', () => {
  const scan = (text: string, path = 'packages/magic/src/turn.ts') => breaches({ path, text });

  test.each([
    'state.turn = 3;',
    'game.state.turn += 1;',
    'g.state.players[0].life -= 2;',
    'state.turn++;',
    '--state.turn;',
    'delete state.rows[id];',
    'state.rows[id] = row;',
    'state.rows[id] ??= row;',
    'state.stack.push(frame);',
    'state.stack.splice(0, 1);',
    'state.names.set(id, name);',
    'Object.assign(state, changes);',
    'Object.assign(game.state.players, changes);',
    `import { setRow } from '@rulewright/kernel/write';`,
  ])('finds %s', (text) => {
    expect(scan(text)).toEqual([expect.stringContaining('packages/magic/src/turn.ts:1 ')]);
  });

  test('finds a kernel file that imports or passes on the writers', () => {
    expect(scan(`import { setRow } from './write.ts';`, 'packages/kernel/src/view.ts')).toHaveLength(1);
    expect(scan(`export * from './write.ts';`, 'packages/kernel/src/index.ts')).toHaveLength(1);
    expect(scan(`import { setRow } from '../write.ts';`, 'packages/kernel/src/effects/layers.ts')).toHaveLength(1);
  });

  test.each([
    'if (state.turn === 3) return;',
    'if (state.turn >= 3 && state.turn <= 5) return;',
    'const turn = state.turn;',
    'const isLast = (state: State) => state.turn == last;',
    'const sorted = state.stack.toSorted(byTimestamp);',
    '// state.turn = 3',
    'estate.turn = 3;',
  ])('accepts %s', (text) => {
    expect(scan(text)).toEqual([]);
  });

  test.each([
    'packages/kernel/src/write.ts',
    'packages/kernel/src/door.ts',
    'packages/magic/src/events.ts',
    'packages/magic/src/combat/events.ts',
    'packages/magic/src/700-additional/700.1-events/damage.ts',
    'packages/magic/src/events/damage.ts',
  ])('lets %s write', (path) => {
    expect(scan('state.turn = 3;', path)).toEqual([]);
  });

  test('does not mistake a name that only begins like the door for the door', () => {
    expect(scan('state.turn = 3;', 'packages/magic/src/door.ts')).toHaveLength(1);
    expect(scan('state.turn = 3;', 'packages/magic/src/more-events.ts')).toHaveLength(1);
  });
});
