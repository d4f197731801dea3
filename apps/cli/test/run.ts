/** Runs commands as a user would: in a process of their own, or here, which is quicker. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundled, decks } from '@rulewright/cards/magic';
import type { MagicTypes } from '@rulewright/table/magic';
import { vi } from 'vitest';
import { magicGame } from '../src/games/magic/index.ts';
import type { Home } from '../src/home.ts';
import { type AgainstBot, againstBot } from '../src/play/against-bot.ts';
import { plain } from '../src/play/paint.ts';
import { playAtTable, type Terminal } from '../src/play/table.ts';
import { run } from '../src/run.ts';

export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The checkout that the tests are in. */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const home: Home = { web: join(root, 'apps', 'web', 'dist'), sources: root };
const bin = fileURLToPath(new URL('../bin/rulewright.mjs', import.meta.url));

export function spawned(args: readonly string[], input = '', env: Readonly<Record<string, string>> = {}): Ran {
  const { NO_COLOR: _, FORCE_COLOR: __, ...inherited } = process.env;
  return spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8', input, env: { ...inherited, ...env } });
}

export async function rulewright(args: readonly string[]): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const stdout = vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(String(text)) > 0);
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation((text) => err.push(String(text)) > 0);
  try {
    const status = await run(args, home);
    return { status, stdout: out.join(''), stderr: err.join('') };
  } finally {
    stdout.mockRestore();
    stderr.mockRestore();
  }
}

export const typed = (...lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** A terminal at which these lines are typed, and what was printed there. */
export function typing(lines: readonly string[]): {
  readonly terminal: Pick<Terminal, 'lines' | 'write'>;
  readonly printed: () => string;
} {
  let printed = '';
  const waiting = [...lines];
  return {
    printed: () => printed,
    terminal: {
      write: (text) => {
        printed += text;
      },
      lines: {
        ask: async (prompt) => {
          const line = waiting.shift() ?? null;
          printed += `${prompt}${line ?? ''}\n`;
          return line;
        },
        close: () => {},
      },
    },
  };
}

/** A sitting at the terminal in which these lines are typed; what was printed. */
export async function sitting(
  lines: readonly string[],
  { autoPass = true, ...wanted }: Partial<AgainstBot<MagicTypes>> & { readonly autoPass?: boolean } = {},
): Promise<string> {
  const [mine, theirs] = decks;
  if (mine === undefined || theirs === undefined) throw new Error('no decks');
  const { terminal, printed } = typing(lines);
  await playAtTable(magicGame.terminal, {
    ...againstBot(magicGame.pack, {
      mine,
      theirs: [theirs],
      cards: bundled,
      bot: 'random',
      seed: 11,
      first: 'me',
      lang: 'en',
      ...wanted,
    }),
    autoPass,
    terminal: { paint: plain, width: 80, ...terminal },
  });
  return printed();
}
