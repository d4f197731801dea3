/**
 * The service worker: keeps the files of one build, so that the app starts without a network. It stands alone; the build
 * writes it to `sw.js` with the list of files and a version that is another one whenever a file is.
 */
interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
/** What the compiler's library for pages does not have. */
interface Scope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', hear: (event: Fetching) => void): void;
  addEventListener(kind: 'message', hear: (event: MessageEvent) => void): void;
}

declare const BUILD: { readonly version: string; readonly files: readonly string[] };

const scope = self as unknown as Scope;
const OURS = 'rulewright-files-';
const CACHE = OURS + BUILD.version;
const PAGE = '/index.html';
/** Their names change with what is in them: once fetched, good for ever. */
const isHashed = (path: string): boolean => path.startsWith('/assets/');

async function keep(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    BUILD.files.map(async (path) => {
      const before = isHashed(path) ? await caches.match(path) : undefined;
      if (before !== undefined) await cache.put(path, before);
      else await cache.add(new Request(path, { cache: isHashed(path) ? 'default' : 'no-cache' }));
    }),
  );
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== CACHE).map((name) => caches.delete(name)));
  await scope.clients.claim();
}

async function found(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  // Every page is the same file; the app looks at the address itself.
  const kept = await cache.match(request.mode === 'navigate' ? PAGE : request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

scope.addEventListener('install', (event) => event.waitUntil(keep()));
scope.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
scope.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && new URL(url).origin === scope.location.origin) event.respondWith(found(event.request));
});
// A new version waits until the user wants it: the page that is open was made for the old files.
scope.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void scope.skipWaiting();
});
