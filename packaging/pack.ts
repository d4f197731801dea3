/** Makes the packages that are published and packs them: `npm run pack` leaves the archives in `dist/npm`. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeCommand } from './command.ts';
import { declarationsOfEngine } from './declarations.ts';
import { makeEngine } from './engine.ts';

export interface Packed {
  readonly engine: string;
  readonly command: string;
}

/** The paths of the archives. */
export async function packAll(folder: string): Promise<Packed> {
  rmSync(folder, { recursive: true, force: true });
  const [engine, command] = [join(folder, 'engine'), join(folder, 'rulewright')];
  await makeEngine(engine, declarationsOfEngine());
  await makeCommand(command);
  return { engine: packed(engine, folder), command: packed(command, folder) };
}

function packed(from: string, to: string): string {
  mkdirSync(to, { recursive: true });
  const said = execFileSync('npm', ['pack', '--json', '--pack-destination', to], { cwd: from, encoding: 'utf8' });
  const [{ filename }] = JSON.parse(said) as [{ readonly filename: string }];
  return join(to, filename);
}
