/** The engine's side: it looks up the service that is called and sends back what came of it. */
import { engines } from '../games/engine.ts';
import { isGame } from '../games/names.ts';
import { emitTo } from './news.ts';
import type { Call, Fault, Reply } from './rpc.ts';
import { ServiceError } from './rpc.ts';

const send = (reply: Reply): void => self.postMessage(reply);
emitTo((topic, news) => send({ topic, news }));

async function find({ game, path }: Call): Promise<(...args: readonly unknown[]) => unknown> {
  let at: unknown = isGame(game) ? await engines[game]() : undefined;
  for (const name of path)
    at =
      typeof at === 'object' && at !== null && Object.hasOwn(at, name)
        ? (at as Record<string, unknown>)[name]
        : undefined;
  if (typeof at !== 'function') throw new ServiceError('no-such-service', [game, ...path].join('.'));
  return at as (...args: readonly unknown[]) => unknown;
}

const faultOf = (error: unknown): Fault => {
  if (error instanceof ServiceError) return { code: error.code, message: error.message, data: error.data };
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'bug';
  return { code, message };
};

self.addEventListener('message', async ({ data }: MessageEvent<Call>) => {
  try {
    const service = await find(data);
    send({ id: data.id, value: await service(...data.args) });
  } catch (error) {
    const fault = faultOf(error);
    // What has a code is for the person to hear; the rest is for whoever mends it.
    if (fault.code === 'bug') console.error(error);
    send({ id: data.id, fault });
  }
});
