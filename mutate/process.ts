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
}

/** What a process may print before it is no longer listened to. */
const MOST_OUTPUT = 50_000_000;

export function runProcess(command: string, args: readonly string[], { input, env, ms }: Options): Promise<Ended> {
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
    const timer = setTimeout(() => {
      tooLong = true;
      end();
    }, ms);
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (text: string) => {
      out += text;
      if (out.length > MOST_OUTPUT) end();
    });
    child.stdin.on('error', () => {});
    child.stdin.end(input ?? '');
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ out, code, tooLong });
    });
  });
}
