/** The entry of the bundle, called by `bin/`. */
import type { Home } from './home.ts';
import { run } from './run.ts';

export async function main(home: Home): Promise<void> {
  // Whoever reads the output may stop reading (`rulewright sim | head`): that is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  process.exitCode = await run(process.argv.slice(2), home);
}
