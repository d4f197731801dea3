import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen, urlsOf } from '../src/serve/address.ts';
import { build, isStale } from '../src/serve/build.ts';
import { filesOf } from '../src/serve/files.ts';
import { rulewright } from './run.ts';

interface Got {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

const page = `<!doctype html><title>page</title>${' '.repeat(2000)}`;
const script = `export const answer = 42;${'// filler\n'.repeat(300)}`;
let home = '';
let server: Server;

/** The path goes out as it is written: `fetch` would tidy it. */
const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Got> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(urlsOf(server, '127.0.0.1')[0] ?? '');
    const asked = request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'rulewright-serve-'));
  const built = join(home, 'dist');
  mkdirSync(join(built, 'assets'), { recursive: true });
  writeFileSync(join(home, 'secret.txt'), 'not yours');
  writeFileSync(join(built, 'index.html'), page);
  writeFileSync(join(built, 'sw.js'), script);
  writeFileSync(join(built, 'icon.svg'), '<svg/>');
  writeFileSync(join(built, 'assets', 'main-abc123.js'), script);
  symlinkSync(join(home, 'secret.txt'), join(built, 'link.txt'));
  const made = await listen(filesOf(built), 0, '127.0.0.1');
  if (typeof made === 'string') throw new Error(made);
  server = made;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(home, { recursive: true });
});

describe('the files of the app', () => {
  test('a file comes with its type', async () => {
    const { status, headers, body } = await get('/assets/main-abc123.js');
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/javascript; charset=utf-8' });
    expect(body.toString()).toBe(script);
    expect((await get('/icon.svg')).headers['content-type']).toMatch(/^image\/svg\+xml/);
  });

  test.each(['/', '/play', '/decks/my-deck', '/cards/Mr.%20Orfeo', '/lab?state=abc.js', '/nonesuch/'])(
    '%s is a page',
    async (path) => {
      const { status, headers, body } = await get(path);
      expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/html; charset=utf-8' });
      expect(body.toString()).toBe(page);
    },
  );

  test.each(['/assets/main-gone.js', '/assets/gone', '/favicon.ico', '/assets/'])('%s is not there', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test('what has a hash in its name is kept, the rest is asked for again', async () => {
    const keeping = async (path: string) => (await get(path)).headers['cache-control'];
    expect(await keeping('/assets/main-abc123.js')).toBe('public, max-age=31536000, immutable');
    expect(await keeping('/')).toBe('no-cache');
    expect(await keeping('/sw.js')).toBe('no-cache');
    expect(await keeping('/play')).toBe('no-cache');
  });

  test('what the browser has already is not sent again', async () => {
    const { etag } = (await get('/')).headers;
    const { status, body } = await get('/', { 'if-none-match': String(etag) });
    expect({ status, length: body.length }).toEqual({ status: 304, length: 0 });
    expect((await get('/sw.js', { 'if-none-match': String(etag) })).status).toBe(200);
  });

  test('text is compressed as the browser likes it', async () => {
    const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(page);
    const gz = await get('/', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gz.body).toString()).toBe(page);
    expect((await get('/')).headers['content-encoding']).toBeUndefined();
    expect((await get('/icon.svg', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  });

  test('HEAD has no body, and nothing can be sent', async () => {
    const { status, headers, body } = await get('/', {}, 'HEAD');
    expect({ status, length: headers['content-length'], body: body.length }).toEqual({
      status: 200,
      length: String(page.length),
      body: 0,
    });
    expect((await get('/', {}, 'POST')).status).toBe(405);
  });

  test.each(['/../secret.txt', '/..%2fsecret.txt', '/assets/../../secret.txt', '/%2e%2e/secret.txt', '/link.txt'])(
    '%s does not lead out of the folder',
    async (path) => {
      const { status, body } = await get(path);
      expect(status).toBe(404);
      expect(body.toString()).not.toContain('not yours');
    },
  );

  test.each(['/%', '/a%00b'])('%s cannot be read', async (path) => {
    expect((await get(path)).status).toBe(400);
  });
});

describe('when the app is built', () => {
  const seconds = (path: string, at: number) => utimesSync(path, at, at);

  test('where there is none, or a source is newer, and not otherwise', () => {
    const at = mkdtempSync(join(home, 'stale-'));
    const [source, built] = [join(at, 'src'), join(at, 'dist')];
    mkdirSync(source);
    mkdirSync(built);
    writeFileSync(join(source, 'main.ts'), '');
    expect(isStale(built, [source])).toBe(true);
    writeFileSync(join(built, 'index.html'), '');
    for (const path of [join(source, 'main.ts'), source]) seconds(path, 1000);
    seconds(join(built, 'index.html'), 2000);
    expect(isStale(built, [source, join(at, 'not-there')])).toBe(false);
    seconds(join(source, 'main.ts'), 3000);
    expect(isStale(built, [source])).toBe(true);
  });
});

test('where nothing may be written, the app is not built, and that is said', async () => {
  const root = mkdtempSync(join(home, 'read-only-'));
  writeFileSync(join(root, 'node_modules'), '');
  expect(await build(root, join(root, 'dist'))).toBe(
    `nothing may be written into ${join(root, 'node_modules', '.cache')}`,
  );
});

describe('rulewright serve', () => {
  const bin = fileURLToPath(new URL('../bin/rulewright.mjs', import.meta.url));

  test('a port that is taken is said, with exit code 1', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const at = other.address();
    const port = typeof at === 'object' && at !== null ? at.port : 0;
    const { status, stdout, stderr } = await rulewright(['serve', '--port', String(port)]);
    other.close();
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain(`port ${port} is taken`);
  });

  test.each([
    [['--port', '70000'], '--port takes a whole number, from 0 to 65535'],
    [['--host', ''], '--host takes an address'],
  ])('%j is refused with exit code 2', async (args, message) => {
    const { status, stderr } = await rulewright(['serve', ...args]);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });

  test('an address that this machine has not is said, with exit code 1', async () => {
    const { status, stderr } = await rulewright(['serve', '--port', '0', '--host', '192.0.2.1']);
    expect(status).toBe(1);
    expect(stderr).toContain('192.0.2.1');
  });

  test('it prints the address, serves the app, and ends when it is told to', async () => {
    const child = spawn(process.execPath, [bin, 'serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'pipe'] });
    const url = await printedUrl(child);
    const response = await fetch(new URL('/decks', url));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<div id="root">');
    const ended = new Promise((done) => child.on('exit', (code, signal) => done({ code, signal })));
    child.kill('SIGINT');
    expect(await ended).toEqual({ code: 0, signal: null });
  });
});

const printedUrl = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const read = (text: Buffer): void => {
      said += text;
      const [url] = /http:\/\/\S+/.exec(said) ?? [];
      if (url !== undefined) resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', () => reject(new Error(said)));
  });
