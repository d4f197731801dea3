/** The app as a user starts it: built where needed and served by the command, at a free port. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const COMMAND = fileURLToPath(new URL('../../../cli/bin/rulewright.mjs', import.meta.url));

export interface Served {
  readonly url: string;
  stop(): Promise<void>;
}

export function serveApp(): Promise<Served> {
  const child = spawn(process.execPath, [COMMAND, 'serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'pipe'] });
  // A test run that is broken off leaves nothing behind.
  process.once('exit', () => child.kill());
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    let said = '';
    const read = (text: Buffer): void => {
      said += text;
      const [url] = /http:\/\/\S+(?=\n)/.exec(said) ?? [];
      if (url === undefined) return;
      resolve({
        url,
        stop() {
          child.kill('SIGINT');
          return ended;
        },
      });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', () => reject(new Error(`the app is not served: ${said}`)));
  });
}
