/** The page's side of the engine. If the worker dies, every open call fails, and the next one starts a new worker. */
import { useHere } from '../games/here.ts';
import type { GameName } from '../games/names.ts';
import { perGame } from '../games/once.ts';
import { type Remote, type Reply, ServiceError } from './rpc.ts';
import type { AnyServices } from './services/index.ts';

type Waiting = { resolve(value: unknown): void; reject(error: ServiceError): void };
type Listener = (news: never) => void;

const waiting = new Map<number, Waiting>();
const listeners = new Map<string, Set<Listener>>();
const onCrash = new Set<(message: string) => void>();
let worker: Worker | null = null;
let calls = 0;

function crashed(message: string): void {
  worker?.terminate();
  worker = null;
  const open = [...waiting.values()];
  waiting.clear();
  for (const { reject } of open) reject(new ServiceError('engine-stopped', message));
  for (const tell of onCrash) tell(message);
}

function running(): Worker {
  if (worker !== null) return worker;
  const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' });
  made.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    if ('topic' in data) {
      for (const listen of listeners.get(data.topic) ?? []) listen(data.news as never);
      return;
    }
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('fault' in data) call?.reject(new ServiceError(data.fault.code, data.fault.message, data.fault.data));
    else call?.resolve(data.value);
  });
  made.addEventListener('error', (event) => crashed(event.message || 'the worker failed to start'));
  made.addEventListener('messageerror', () => crashed('a message could not be read'));
  worker = made;
  return made;
}

function call(game: GameName, path: readonly string[], args: readonly unknown[]): Promise<unknown> {
  const id = ++calls;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    running().postMessage({ id, game, path, args });
  });
}

const remote = (game: GameName, path: readonly string[]): unknown =>
  new Proxy(() => {}, {
    // A service is not a promise: `await engine.play` must not call `then` in the worker.
    get: (_, name) => (typeof name === 'symbol' || name === 'then' ? undefined : remote(game, [...path, name])),
    apply: (_, __, args: readonly unknown[]) => call(game, path, args),
  });

/** The services of a game: what every game has, unless the game itself asks for its own. */
export const engineOf = <S extends object = AnyServices>(game: GameName): Remote<S> => remote(game, []) as Remote<S>;

const common = perGame((game) => engineOf(game));

/** Those of the game at hand; the same each time. */
export const useEngine = (): Remote<AnyServices> => common(useHere().name);

/** Calls back with the news of a topic until the returned function is called. */
export function listen<T>(topic: string, heard: (news: T) => void): () => void {
  const all = listeners.get(topic) ?? new Set();
  listeners.set(topic, all);
  all.add(heard as Listener);
  return () => all.delete(heard as Listener);
}

export function whenEngineStops(tell: (message: string) => void): () => void {
  onCrash.add(tell);
  return () => onCrash.delete(tell);
}
