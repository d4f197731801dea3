/** `npm run mutate -- --help`. Run by hand: it takes a while. */
import { resolve } from 'node:path';
import { HELP, readArguments } from './arguments.ts';
import { asJson, asText, BAR, share } from './report.ts';
import { run } from './run.ts';

async function main(): Promise<number> {
  const asked = readArguments(process.argv.slice(2));
  const print = (text: string): void => void process.stdout.write(`${text}\n`);
  const say = (line: string): void => void process.stderr.write(`${line}\n`);
  switch (asked.command) {
    case 'help':
      print(HELP);
      return 0;
    case 'wrong':
      say(asked.why);
      return 2;
    case 'mutate': {
      const judged = await run(resolve('.'), asked, say);
      print(asked.json ? asJson(judged) : asText(judged));
      return share(judged) >= BAR ? 0 : 1;
    }
  }
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
});
