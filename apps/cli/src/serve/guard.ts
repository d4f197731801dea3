/** What stands before every answer of the server: who may be told anything, and what a browser may do with it. */
import type { RequestListener } from 'node:http';
import { hostname, networkInterfaces } from 'node:os';
import { EVERYWHERE, isThisMachine } from './address.ts';

/** The app is made of files of its own: nothing stands in the page itself, nothing comes from elsewhere, nobody frames it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS: readonly (readonly [string, string])[] = [
  ['Content-Security-Policy', POLICY],
  ['Referrer-Policy', 'no-referrer'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

/**
 * Answers only those who call the server by a name of its own: a page from elsewhere whose name was made to lead here calls it by that
 * one. Names beyond the address it listens at, for a proxy or a forwarded port, are given by the user, with a port or without.
 */
export function guarded(answer: RequestListener, host: string, further: readonly string[] = []): RequestListener {
  const own = namesOf(host);
  const given = new Set(further.map((name) => name.toLowerCase()));
  return (request, response) => {
    for (const [name, value] of HEADERS) response.setHeader(name, value);
    const called = calledBy(request.headers.host ?? '');
    const known =
      called !== null &&
      ((own.has(called.name) && called.port === request.socket.localPort) ||
        given.has(called.name) ||
        given.has(`${called.name}:${called.port}`));
    if (known) return answer(request, response);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.setHeader('Connection', 'close');
    response.writeHead(421).end('This server has another name; "rulewright serve --name NAME" adds one.\n');
  };
}

const HTTP_PORT = 80;
const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** A name or an address, and the port if it is not that of the protocol. */
function calledBy(host: string): { readonly name: string; readonly port: number } | null {
  const [, name, port] = /^(\[[\da-f:.]+\]|[^\s:[\]/@?#\\]+)(?::(\d{1,5}))?$/i.exec(host) ?? [];
  return name === undefined ? null : { name: name.toLowerCase(), port: port === undefined ? HTTP_PORT : Number(port) };
}

function namesOf(host: string): ReadonlySet<string> {
  if (isThisMachine(host)) return new Set([...LOCAL, asName(host)]);
  if (!EVERYWHERE.has(host)) return new Set([asName(host)]);
  const addresses = Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => address));
  const name = hostname().toLowerCase();
  return new Set([...LOCAL, ...addresses.map(asName), name, `${name}.local`]);
}

const asName = (host: string): string => (host.includes(':') ? `[${host}]` : host).toLowerCase();
