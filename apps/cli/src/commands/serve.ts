import type { Server } from 'node:http';
import { type Command, UsageError } from '../command.ts';
import { listen, openInBrowser, urlsOf } from '../serve/address.ts';
import { build, isStale, sourcesOf } from '../serve/build.ts';
import { filesOf } from '../serve/files.ts';
import { guarded } from '../serve/guard.ts';

const PORT = 4040;
const HOST = '127.0.0.1';

export const command: Command = {
  options: [
    { name: 'port', value: 'N', summary: `the port to listen at, 0 for any that is free (${PORT})` },
    { name: 'host', value: 'H', summary: `the address to listen at, 0.0.0.0 for all (${HOST}: this machine only)` },
    {
      name: 'name',
      value: 'NAME',
      many: true,
      summary: 'a further name it is called by, behind a proxy or a forwarded port',
    },
    { name: 'open', summary: 'open the app in the browser' },
  ],
  notes:
    'In a checkout the app is built first if it is not there or not up to date. Games run in the browser; Ctrl-C ends the server.',
  async run(given, { web, sources }) {
    const port = given.integer('port', PORT, 0, 65_535);
    const host = given.text('host') ?? HOST;
    if (host === '') throw new UsageError('--host takes an address, not ""');
    // First, so that nobody waits for a build only to hear that the port is taken.
    const server = await listen(guarded(filesOf(web), host, given.texts('name')), port, host);
    if (typeof server === 'string') return failed(server);
    if (sources !== undefined && isStale(web, sourcesOf(sources))) {
      process.stderr.write('Building the app; this is done once after each change …\n');
      const said = await build(sources, web);
      if (said !== null) {
        server.close();
        return failed(`the app could not be built:\n${said}`);
      }
    }
    const [first = '', ...others] = urlsOf(server, host);
    process.stdout.write(`Rulewright is at ${first}\n`);
    for (const url of others) process.stdout.write(`          and at ${url}\n`);
    process.stdout.write('Ctrl-C ends it.\n');
    if (given.has('open')) openInBrowser(first);
    await stopped(server);
    return 0;
  },
};

const failed = (words: string): number => {
  process.stderr.write(`rulewright: ${words}\n`);
  return 1;
};

const stopped = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const stop = (): void => {
      server.close(() => resolve());
      // Browsers keep connections open; nothing on them is worth waiting for.
      server.closeAllConnections();
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
