/**
 * A web server for the files of a built app, and for nothing else: the right types, compressed, kept by the browser as
 * long as their names say that they cannot change. Every path that is no file is a page of the app.
 */
import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.yaml': 'text/yaml; charset=utf-8',
};

/** Already compressed. */
const PACKED = new Set(['.ico', '.jpg', '.png', '.webp', '.woff2']);
/** Below this the headers outweigh the gain. */
const WORTH_PACKING = 1024;
/** A page is read many times and packed once; beyond this the better ratio is not worth the wait of the first reader. */
const BROTLI_QUALITY = 5;
const PAGE = '/index.html';
/** The names in this folder carry a hash of what is in the file. */
const HASHED = '/assets/';

type Encoding = 'br' | 'gzip' | 'identity';

interface Content {
  readonly type: string;
  readonly etag: string;
  readonly bodies: Map<Encoding, Promise<Buffer>>;
  readonly packable: boolean;
  readonly changed: number;
}

/** Serves the files below the folder. */
export function filesOf(folder: string): RequestListener {
  const known = new Map<string, Content>();
  const find = async (path: string): Promise<Content | null> => {
    const file = await fileBelow(folder, path);
    if (file === null) return null;
    const { mtimeMs } = await stat(file);
    const before = known.get(file);
    if (before?.changed === mtimeMs) return before;
    const content = contentOf(extname(file).toLowerCase(), await readFile(file), mtimeMs);
    known.set(file, content);
    return content;
  };
  return (request, response) => {
    answer(request, response, find).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else refuse(response, 500, `The server failed: ${error instanceof Error ? error.message : String(error)}`);
    });
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  find: (path: string) => Promise<Content | null>,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return refuse(response, 405, 'Only GET and HEAD are answered here.');
  }
  const path = pathOf(request.url ?? '/');
  if (path === null) return refuse(response, 400, 'The address cannot be read.');
  const file = await find(path);
  const content = file ?? (isPage(path) ? await find(PAGE) : null);
  if (content === null) return refuse(response, 404, 'There is no such file.');
  const immutable = file !== null && path.startsWith(HASHED);
  response.setHeader('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('Content-Type', content.type);
  const encoding = content.packable ? encodingFor(request.headers['accept-encoding']) : 'identity';
  const etag = `"${content.etag}-${encoding}"`;
  response.setHeader('ETag', etag);
  if (content.packable) response.setHeader('Vary', 'Accept-Encoding');
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  const body = await packed(content, encoding);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : body);
}

function refuse(response: ServerResponse, status: number, words: string): void {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.writeHead(status).end(`${words}\n`);
}

/** The path without the question, decoded; null if it is none. */
function pathOf(url: string): string | null {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
    return path.startsWith('/') && !path.includes('\0') ? path : null;
  } catch {
    return null;
  }
}

/** Names of cards and decks may hold a dot, so only the ending of a kind of file makes a path one. */
const isPage = (path: string): boolean => !path.startsWith(HASHED) && TYPES[extname(path).toLowerCase()] === undefined;

/** The file that the path names if it lies below the folder, links resolved; null if there is none. */
async function fileBelow(folder: string, path: string): Promise<string | null> {
  try {
    const root = await realpath(folder);
    const file = await realpath(join(root, path));
    return file.startsWith(root + sep) && (await stat(file)).isFile() ? file : null;
  } catch {
    return null;
  }
}

const contentOf = (ending: string, plain: Buffer, changed: number): Content => ({
  type: TYPES[ending] ?? 'application/octet-stream',
  etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
  bodies: new Map([['identity', Promise.resolve(plain)]]),
  packable: !PACKED.has(ending) && plain.length >= WORTH_PACKING,
  changed,
});

function encodingFor(accepted: string | string[] | undefined): Encoding {
  const offers = String(accepted ?? '')
    .split(',')
    .map((offer) => offer.trim().toLowerCase())
    .filter((offer) => !/;\s*q=0(?:\.0*)?$/.test(offer))
    .map((offer) => offer.replace(/\s*;.*$/, ''));
  if (offers.includes('br')) return 'br';
  return offers.includes('gzip') ? 'gzip' : 'identity';
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function packed({ bodies }: Content, encoding: Encoding): Promise<Buffer> {
  const before = bodies.get(encoding);
  if (before !== undefined) return before;
  const plain = (await bodies.get('identity')) ?? Buffer.alloc(0);
  const made =
    encoding === 'br' ? brotli(plain, { params: { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }) : zip(plain);
  bodies.set(encoding, made);
  return made;
}
