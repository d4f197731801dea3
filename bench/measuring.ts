/** A process that measures one suite, from the outside. */
import { fork } from 'node:child_process';
import type { Result } from './measure.ts';

export interface Measuring {
  measure(): Promise<readonly Result[]>;
  end(): void;
}

/** Starts the program and waits until its suite is ready. */
export async function startMeasuring(program: string, name: string): Promise<Measuring> {
  // Standard output is for results; whatever a suite prints goes where complaints go.
  const child = fork(program, [], { stdio: ['ignore', 2, 2, 'ipc'] });
  const next = (): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const failed = (): void => reject(new Error(`the benchmark ${name} ended before it had measured`));
      child.once('exit', failed);
      child.once('message', (message) => {
        child.off('exit', failed);
        resolve(message);
      });
    });
  await next();
  return {
    async measure() {
      const answer = next();
      child.send('measure');
      return (await answer) as readonly Result[];
    },
    end: () => void child.kill(),
  };
}
