/** Finds the Chromium that the tests drive; installs Debian's where there is none and that is allowed. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const WITHOUT =
  'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM to the program; ' +
  'the other tests run without it: npx vitest run --project node';

export function chromiumPath(): string {
  const { CHROMIUM } = process.env;
  if (CHROMIUM !== undefined && CHROMIUM !== '') {
    if (existsSync(CHROMIUM)) return CHROMIUM;
    throw new Error(`CHROMIUM names "${CHROMIUM}", and there is no such file.`);
  }
  return PLACES.find((path) => existsSync(path)) ?? installed();
}

function installed(): string {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) throw new Error(WITHOUT);
  process.stderr.write('Installing Chromium for the browser tests …\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } catch (error) {
    throw new Error(`apt-get could not install it. ${WITHOUT}`, { cause: error });
  }
  const found = PLACES.find((path) => existsSync(path));
  if (found === undefined) throw new Error(WITHOUT);
  return found;
}
