/** A process that is given a text and gives one back, and that is ended if it takes too long. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Ended {
  readonly out: string;
  readonly code: number | null;
  readonly tooLong: boolean;
}

export interface Options {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** So long may it work. Waiting for a processor on a busy machine is no work. */
  readonly ms: number;
  /** It is also ended if it works so long after it has said so much and says nothing more. */
  readonly quietMs?: (said: number) => number;
}

/** What a process may print before it is no longer listened to. */
const MOST_OUTPUT = 50_000_000;
const LOOK_EVERY_MS = 1000;
/** Where nobody counts the work, and for what waits for ever, time counts, so many times as much of it. */
const TIME_FOR_WORK = 10;

export function runProcess(
  command: string,
  args: readonly string[],
  { input, env, ms, quietMs }: Options,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    // A group of its own, so that what it has started ends with it.
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['pipe', 'pipe', 'inherit'],
      detached: true,
    });
    let out = '';
    let tooLong = false;
    const end = (): void => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    };
    const began = performance.now();
    /** When it last said something: the work and the time until then. */
    let said = { work: 0, time: began };
    const work = (): number => (child.pid === undefined ? 0 : workOf(child.pid));
    const isOver = (limit: number, since: typeof said): boolean =>
      work() - since.work > limit || performance.now() - since.time > limit * TIME_FOR_WORK;
    const watch = setInterval(() => {
      if (!isOver(ms, { work: 0, time: began }) && !(quietMs !== undefined && isOver(quietMs(out.length), said)))
        return;
      tooLong = true;
      end();
    }, LOOK_EVERY_MS);
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (text: string) => {
      out += text;
      said = { work: work(), time: performance.now() };
      if (out.length > MOST_OUTPUT) end();
    });
    child.stdin.on('error', () => {});
    child.stdin.end(input ?? '');
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(watch);
      resolve({ out, code, tooLong });
    });
  });
}

/** Linux counts in hundredths of a second, in these places after the name of the process. */
const MS_EACH = 10;
const [BY_ITSELF, FOR_IT] = [11, 12];

/** How long all threads of a process have worked; 0 where that is not told. */
function workOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const numbers = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return ((numbers[BY_ITSELF] ?? 0) + (numbers[FOR_IT] ?? 0)) * MS_EACH;
  } catch {
    return 0;
  }
}
