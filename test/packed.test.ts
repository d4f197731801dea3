// The packages as npm gives them to somebody else: packed, installed into an empty folder without a registry, and used there.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../packaging/checkout.ts';
import { compiler } from '../packaging/declarations.ts';
import { packAll } from '../packaging/pack.ts';

const folder = mkdtempSync(join(tmpdir(), 'packed-'));
const project = join(folder, 'project');
const examples = readdirSync(join(ROOT, 'examples')).filter((name) => name.endsWith('.ts'));

beforeAll(async () => {
  const { engine, command } = await packAll(join(folder, 'npm'));
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module' }));
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', engine, command], {
    cwd: project,
    stdio: 'pipe',
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const installed = (name: string) =>
  JSON.parse(readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8')) as Record<string, unknown>;

describe.each(['@rulewright/engine', 'rulewright'])('%s', (name) => {
  test('brings all that it needs, and says whose work is in it', () => {
    const manifest = installed(name);
    expect(manifest).toMatchObject({ name, license: 'MIT', type: 'module' });
    for (const key of ['dependencies', 'devDependencies', 'peerDependencies', 'private', 'workspaces'])
      expect(manifest).not.toHaveProperty(key);
    for (const file of ['README.md', 'LICENSE', 'THIRD-PARTY.txt'])
      expect(existsSync(join(project, 'node_modules', name, file)), file).toBe(true);
  });
});

test('the links in the README of the engine lead to pages that come with it', () => {
  const home = join(project, 'node_modules', '@rulewright', 'engine');
  const links = [...readFileSync(join(home, 'README.md'), 'utf8').matchAll(/\]\(([^)]+)\)/g)].map(
    ([, path = '']) => path,
  );
  expect(links).not.toEqual([]);
  expect(links.filter((path) => !existsSync(join(home, path)))).toEqual([]);
});

describe('programs that import @rulewright/engine', () => {
  beforeAll(() => {
    for (const name of examples) copyFileSync(join(ROOT, 'examples', name), join(project, name));
    const options = {
      module: 'nodenext',
      target: 'es2023',
      strict: true,
      skipLibCheck: false,
      types: [],
      outDir: 'out',
    };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['*.ts'] }));
  });

  test('are checked by the compiler, with its declarations', () => {
    const { stdout, status } = spawnSync(process.execPath, [compiler(), '-p', project], { encoding: 'utf8' });
    expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
  });

  const SAYS: Readonly<Record<string, RegExp>> = {
    'two-bots.ts': /^(Ann|Bob) won in turn \d+, after \d+ decisions\.$/m,
    'scenario.ts': /^1 passed, 0 failed/m,
    'own-card.ts': /^Silvercoat Lion: power is 4 /m,
    'search.ts': /^she wins {2}Serra Angel, Centaur Courser, Silvercoat Lion/m,
  };

  test.each(examples)('%s runs and says what it should', (name) => {
    const program = join(project, 'out', `${basename(name, '.ts')}.js`);
    const { stdout, stderr, status } = spawnSync(process.execPath, [program], { encoding: 'utf8' });
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(SAYS[name]).toBeDefined();
    expect(stdout).toMatch(SAYS[name] ?? /^$/);
  });
});

describe('the installed command', () => {
  const command = join(project, 'node_modules', '.bin', 'rulewright');
  const rulewright = (...args: readonly string[]) =>
    spawnSync(process.execPath, [command, ...args], { encoding: 'utf8', cwd: project });

  test('shows its help and its version', () => {
    expect(rulewright('--help')).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringContaining('Usage: rulewright'),
    });
    expect(rulewright('--version').stdout).toBe(`${installed('rulewright').version}\n`);
  });

  test('runs scenarios', () => {
    const { status, stdout } = rulewright('scenario', 'run', join(ROOT, 'rulings', 'core', 'combat.yaml'));
    expect(status).toBe(0);
    expect(stdout).toMatch(/^[1-9]\d* passed, 0 failed, 0 unsupported$/m);
  });

  test('serves the app that it brings', async () => {
    const child = spawn(process.execPath, [command, 'serve', '--port', '0'], { cwd: project });
    const response = await fetch(new URL('/decks', await printedUrl(child)));
    expect(await response.text()).toContain('<div id="root">');
    const ended = new Promise((done) => child.on('exit', (code) => done(code)));
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  });
});

const printedUrl = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const read = (text: Buffer): void => {
      said += text;
      const [url] = /http:\/\/\S+(?=\n)/.exec(said) ?? [];
      if (url !== undefined) resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', () => reject(new Error(said)));
  });
