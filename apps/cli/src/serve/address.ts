/** Listening at an address, the ways to say it, and opening it. */
import { spawn } from 'node:child_process';
import { createServer, type RequestListener, type Server } from 'node:http';
import { networkInterfaces } from 'node:os';

/** A server that listens, or in a sentence why it cannot. */
export function listen(answer: RequestListener, port: number, host: string): Promise<Server | string> {
  const server = createServer(answer);
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

const EVERYWHERE = new Set(['0.0.0.0', '::']);
const HERE = '127.0.0.1';

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
