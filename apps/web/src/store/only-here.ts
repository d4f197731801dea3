/**
 * What only one window of the app does at a time. Whoever has it keeps it until the window is closed, lets go of it, or another takes it.
 * Where the browser knows no locks (an address that is not secure) every window has it, as if it were alone.
 */
export interface OnlyHere {
  /** Whether this window has it. */
  has(): boolean;
  /** Has it if no other window does. */
  ask(): Promise<boolean>;
  /** Has it from now on; the other window hears of it. What that one was writing is written. */
  take(): Promise<void>;
  /** Calls when the other window is done with it, and this one has it. */
  wait(got: () => void): void;
  release(): void;
  /** Writes if this window has it: no window takes it meanwhile. */
  write(work: () => Promise<void>): Promise<void>;
}

export function onlyHere(name: string, lost: () => void): OnlyHere {
  const locks: LockManager | undefined = navigator.locks;
  const writing = `${name} is written`;
  let mine = false;
  let release = (): void => {};
  let waiting = new AbortController();
  const stopWaiting = (): void => {
    waiting.abort();
    waiting = new AbortController();
  };
  /** Whether it is had; the lock is held until it is released. */
  const hold = (options: LockOptions): Promise<boolean> =>
    new Promise((resolve) => {
      const held = locks?.request(name, options, (lock) => {
        resolve(lock !== null);
        if (lock === null) return undefined;
        mine = true;
        return new Promise<void>((done) => {
          release = done;
        });
      });
      held?.catch(() => {
        const had = mine;
        mine = false;
        resolve(false);
        if (had) lost();
      });
      if (locks === undefined) {
        mine = true;
        resolve(true);
      }
    });
  return {
    has: () => mine,
    ask: async () => mine || hold({ ifAvailable: true }),
    async take() {
      if (mine) return;
      stopWaiting();
      await hold({ steal: true });
      await locks?.request(writing, () => {});
    },
    wait(got) {
      stopWaiting();
      void hold({ signal: waiting.signal }).then((had) => {
        if (had) got();
      });
    },
    release() {
      mine = false;
      release();
    },
    async write(work) {
      const ifMine = async (): Promise<void> => {
        if (mine) await work();
      };
      await (locks === undefined ? ifMine() : locks.request(writing, ifMine));
    },
  };
}
