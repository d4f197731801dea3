/** A process that is given a text and gives one back, and that is ended if it takes too long. */
import { spawn } from 'node:child_process';

export interface Ended {
  readonly out: string;
  readonly code: number | null;
  readonly tooLong: boolean;
}

export interface Options {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly ms: number;
  /** It is also ended if it says nothing for so long. */
  readonly quietMs?: number;
}

/** What a process may print before it is no longer listened to. */
const MOST_OUTPUT = 50_000_000;

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
    const giveUp = (): void => {
      tooLong = true;
      end();
    };
    const timer = setTimeout(giveUp, ms);
    let quiet = quietMs === undefined ? undefined : setTimeout(giveUp, quietMs);
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (text: string) => {
      out += text;
      clearTimeout(quiet);
      if (quietMs !== undefined) quiet = setTimeout(giveUp, quietMs);
      if (out.length > MOST_OUTPUT) end();
    });
    child.stdin.on('error', () => {});
    child.stdin.end(input ?? '');
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      clearTimeout(quiet);
      resolve({ out, code, tooLong });
    });
  });
}
