import { once } from 'node:events';
import { type RequestListener, request, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Limits, listen } from '../src/serve/address.ts';
import { guarded } from '../src/serve/guard.ts';

const AMPLE: Limits = { request: 600_000, silence: 600_000, answer: 600_000, idle: 600_000, connections: 100 };
const hello: RequestListener = (_, response) => {
  response.end('hello');
};

interface Running {
  readonly server: Server;
  readonly port: number;
}

async function running(answer: RequestListener, limits: Limits = AMPLE, host = '127.0.0.1'): Promise<Running> {
  const server = await listen(answer, 0, host, limits);
  if (typeof server === 'string') throw new Error(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const at = server.address();
  return { server, port: typeof at === 'object' && at !== null ? at.port : 0 };
}

const asked = (port: number, headers: Readonly<Record<string, string>> = {}): Promise<[number, NodeJS.Dict<unknown>]> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve([response.statusCode ?? 0, response.headers]));
    });
    sent.on('error', reject);
    sent.end();
  });

describe('what a browser may do with the app', () => {
  test.each(['localhost', 'elsewhere.example'])('is said with every answer, also to who calls it %s', async (name) => {
    const { port } = await running(guarded(hello, '127.0.0.1'));
    const [, headers] = await asked(port, { host: `${name}:${port}` });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    // Nothing inline, nothing evaluated, nothing from elsewhere.
    expect(policy).not.toMatch(/unsafe|https?:|\*|data:|blob:/);
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
    });
  });
});

describe('the name that the server is called by', () => {
  const status = async (host: string, name: (port: number) => string, further: readonly string[] = []) => {
    const { port } = await running(guarded(hello, host, further), AMPLE, host);
    const [code] = await asked(port, { host: name(port) });
    return code;
  };

  test.each([
    ['localhost', (port: number) => `localhost:${port}`],
    ['its address', (port: number) => `127.0.0.1:${port}`],
    ['in capitals', (port: number) => `LocalHost:${port}`],
  ])('may be %s', async (_, name) => {
    expect(await status('127.0.0.1', name)).toBe(200);
  });

  test.each([
    ["another machine's", (port: number) => `elsewhere.example:${port}`],
    ['one that only begins like it', (port: number) => `localhost.elsewhere.example:${port}`],
    ['one with a user before it', (port: number) => `elsewhere@localhost:${port}`],
    ['with another port', (port: number) => `localhost:${port + 1}`],
    ['without its port', () => 'localhost'],
    ['another address', (port: number) => `192.0.2.1:${port}`],
    ['no name at all', () => '%%%'],
  ])('may not be %s', async (_, name) => {
    expect(await status('127.0.0.1', name)).toBe(421);
    expect(await status('0.0.0.0', name)).toBe(421);
  });

  test('is asked for even of the oldest programs', async () => {
    const { port } = await running(guarded(hello, '127.0.0.1'));
    const socket = connect(port, '127.0.0.1');
    socket.end('GET / HTTP/1.0\r\n\r\n');
    const [said] = await once(socket, 'data');
    expect(String(said)).toMatch(/^HTTP\/1.1 421 /);
  });

  test('may be any address of the machine where it listens at all', async () => {
    const addresses = Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => address));
    for (const address of addresses) {
      const name = address.includes(':') ? `[${address}]` : address;
      expect(await status('0.0.0.0', (port) => `${name}:${port}`)).toBe(200);
    }
  });

  test('may be one that the user gives, for a proxy', async () => {
    expect(await status('127.0.0.1', () => 'cards.example', ['Cards.example'])).toBe(200);
    expect(await status('127.0.0.1', () => 'cards.example:8080', ['cards.example:8080'])).toBe(200);
    expect(await status('127.0.0.1', () => 'cards.example:8081', ['cards.example:8080'])).toBe(421);
  });
});

describe('a connection is closed', () => {
  /** As short as can be: the test waits for the end itself. */
  const AT_ONCE = 20;

  async function connected(port: number, sent: string): Promise<Socket> {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => {
      socket.destroy();
    });
    // It is closed in the middle of things: that may be heard as an error.
    socket.on('error', () => {});
    await once(socket, 'connect');
    if (sent !== '') socket.write(sent);
    return socket;
  }
  const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n';

  test.each([
    ['nothing', ''],
    ['half a line', 'GET / HT'],
    ['half a head', REQUEST],
    ['half a body', `${REQUEST}Content-Length: 10\r\n\r\nhalf`],
  ])('when no more comes after %s', async (_, sent) => {
    const { port } = await running(hello, { ...AMPLE, request: AT_ONCE });
    const socket = await connected(port, sent);
    socket.resume();
    await once(socket, 'close');
  });

  test('when nothing follows an answer', async () => {
    const { port } = await running(hello, { ...AMPLE, idle: AT_ONCE });
    const socket = await connected(port, `${REQUEST}\r\n`);
    socket.resume();
    await once(socket, 'close');
  });

  test.each([
    ['at all', { ...AMPLE, silence: AT_ONCE }],
    ['in all the time there is', { ...AMPLE, answer: AT_ONCE }],
  ])('when an answer is not read %s', async (_, limits) => {
    const { server, port } = await running((__, response) => {
      response.end(Buffer.alloc(100_000_000));
    }, limits);
    const ended = new Promise<void>((resolve) => {
      server.on('connection', (socket) => socket.on('close', () => resolve()));
    });
    const socket = await connected(port, `${REQUEST}\r\n`);
    socket.pause();
    await ended;
  });

  test('by the other side only: the answer still comes', async () => {
    const { port } = await running(hello);
    const socket = await connected(port, '');
    const parts: Buffer[] = [];
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.end(`${REQUEST}\r\n`);
    await once(socket, 'close');
    expect(Buffer.concat(parts).toString()).toContain('hello');
  });

  test('when there are too many', async () => {
    const { port } = await running(hello, { ...AMPLE, connections: 2 });
    const first = await connected(port, 'GET');
    const second = await connected(port, 'GET');
    const third = await connected(port, 'GET');
    third.resume();
    await once(third, 'close');
    expect([first.destroyed, second.destroyed]).toEqual([false, false]);
  });
});
