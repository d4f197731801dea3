/** Listening at an address, the ways to say it, and opening it. */
import { spawn } from 'node:child_process';
import { createServer, type RequestListener, type Server } from 'node:http';
import { networkInterfaces } from 'node:os';

/** How long a connection may take for its part, in milliseconds, and how many there may be. */
export interface Limits {
  /** From the connection, or from the end of the last answer, to the end of a request. */
  readonly request: number;
  /** Without a byte in either direction, while an answer is sent. */
  readonly silence: number;
  /** For an answer as a whole, however slowly it is read. */
  readonly answer: number;
  /** Between an answer and the next request. */
  readonly idle: number;
  readonly connections: number;
}

const LIMITS: Limits = { request: 10_000, silence: 20_000, answer: 300_000, idle: 5_000, connections: 500 };
/** How often those that are too slow are looked for; half of it passes at most beyond the limit on average. */
const LOOKS = 2;

/** A server that listens, or in a sentence why it cannot. Nobody holds a connection who does nothing with it. */
export function listen(
  answer: RequestListener,
  port: number,
  host: string,
  limits: Limits = LIMITS,
): Promise<Server | string> {
  const server = createServer(
    {
      headersTimeout: limits.request,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.idle,
      connectionsCheckingInterval: Math.ceil(limits.request / LOOKS),
    },
    (request, response) => {
      const end = setTimeout(() => response.destroy(), limits.answer);
      response.once('close', () => clearTimeout(end));
      answer(request, response);
    },
  );
  server.maxConnections = limits.connections;
  server.setTimeout(limits.silence);
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(reason(error, port, host)));
    server.listen(port, host, () => resolve(server));
  });
}

function reason(error: NodeJS.ErrnoException, port: number, host: string): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `port ${port} is taken; choose another with --port N, or --port 0 for any that is free`;
    case 'EACCES':
      return `port ${port} may not be used by you; choose one above 1023 with --port N`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `this machine has no address "${host}"; leave --host out, or take 0.0.0.0 for all that it has`;
    default:
      return `cannot listen at ${host}, port ${port}: ${error.message}`;
  }
}

export const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);
const HERE = '127.0.0.1';

/** No other machine reaches the address. */
export const isThisMachine = (host: string): boolean => host === 'localhost' || host === '::1' || /^127\./.test(host);

/** The addresses at which a browser finds the server, the nearest first. */
export function urlsOf(server: Server, host: string): readonly string[] {
  const at = server.address();
  const port = typeof at === 'object' && at !== null ? at.port : 0;
  const url = (name: string): string => `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
  // What the browser keeps, it keeps for the name in the address: this machine has always the same.
  if (!EVERYWHERE.has(host)) return [url(host === HERE ? 'localhost' : host)];
  const others = Object.values(networkInterfaces()).flatMap((all) =>
    (all ?? []).filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => url(address)),
  );
  return [url('localhost'), ...others];
}

/** In the user's browser, where there is one: nobody is told if not, the address has been printed. */
export function openInBrowser(url: string): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url];
  const child = spawn(command ?? '', args, { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}
