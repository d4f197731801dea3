import { join } from 'node:path';
import { ROOT } from './checkout.ts';
import { packAll } from './pack.ts';

const { engine, command } = await packAll(join(ROOT, 'dist', 'npm'));
process.stdout.write(`${engine}\n${command}\n`);
